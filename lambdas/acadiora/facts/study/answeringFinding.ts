import type { Facts } from '../../../../shared/acadiora/facts.ts';
import type { Citation } from '../../../../shared/document/citation.ts';
import { contentWords } from '../text/words.ts';
import { numberNamed } from '../text/numerals.ts';
import { cite, textOf, type StudySentence, type StudyText } from '../text/studyText.ts';
import { re } from '../text/patterns.ts';

/** An objective as it is stated, before a finding is looked for. */
export type Stated = Omit<Facts['objectives'][number], 'answeredBy'>;

/** Share of an objective's words that a passage must speak of to be its finding. */
const enough = 0.5;
/** ... and of the words that no other objective has, all findings together. */
const mostOfIt = 0.6;
/** Words of the title, and words that most objectives share, tell little of which one a passage answers. */
const sharedWeight = 0.25;

/** A heading, a caption, or a few sentences that follow each other: what may answer an objective. */
function findingPassages(study: StudyText): Passage[] {
  const sentences = study.within('findings');
  const unmarked = sentences.filter(({ text }) => text.length < 80 && /\p{L}$/u.test(text));
  const lines = [...study.headings, ...study.captions, ...unmarked].filter(({ kind }) => kind === 'findings');
  const windows = sentences.map((first, index) =>
    passage([first, ...sentences.slice(index + 1, index + 3).filter(({ section }) => section === first.section)]),
  );
  return [...lines.map((line) => passage([line])), ...windows];
}

const passage = (parts: StudySentence[]) => {
  const text = textOf(parts);
  // A heading, a caption or another line has no full stop.
  return { isLine: /\p{L}$/u.test(text), words: contentWords(text), text, parts };
};
type Passage = ReturnType<typeof passage>;

/** 'H02', 'Objektif 2', 'objektif kedua': whether a finding names what it answers. */
function isNamedIn({ kind, label }: Stated): (text: string) => boolean {
  if (kind === 'hypothesis') {
    const printed = re.iu`(?<![\p{L}\p{N}])${label.replace(/^H[oO0₀]/u, 'H[oO0₀]')}(?!\d)`;
    return (text) => printed.test(text);
  }
  const order = numberNamed(/(?:\d+|[ivx]+)(?=\)?$)/iu.exec(label)?.[0] ?? '');
  const word = kind === 'question' ? '(?:persoalan|soalan|RQ|research question)' : '(?:objektif|objective|RO)';
  const spoken = re.giu`(?<!\p{L})${word}(?: kajian)?\s*\(?(\d+|\p{L}+)`;
  return (text) => order > 0 && [...text.matchAll(spoken)].some(([, said = '']) => numberNamed(said) === order);
}

const isRelation = (word: string): boolean => word === 'hubungan' || word === 'perbezaan' || word === 'meramal';

/** The finding that speaks of the same things; null where none does. */
export function findingFor(objective: Stated, all: readonly Stated[], study: StudyText): Citation | null {
  const words = [...contentWords(objective.text)];
  const stated = all.map((one) => ({ one, said: contentWords(one.text) }));
  const title = contentWords(study.title);
  const times = (word: string): number => stated.filter(({ said }) => said.has(word)).length;
  const isOwn = (word: string): boolean => !title.has(word) && times(word) <= Math.max(1, stated.length / 2);
  const weightOf = (some: readonly string[]): number =>
    some.reduce((sum, word) => sum + (isOwn(word) ? 1 : sharedWeight), 0);
  const isNamed = isNamedIn(objective);
  // Of an objective that only repeats the title, what it asks of decides: 'tahap kesediaan'.
  const asked = words.some(isOwn) ? [] : words.slice(0, 2);
  const isAsked = (said: ReadonlySet<string>): boolean => asked.length === 2 && asked.every((word) => said.has(word));
  const rest = stated.filter(({ one }) => one !== objective && one.kind === objective.kind);
  const alone = words.filter((word) => !rest.some(({ said }) => said.has(word)));
  const weighty = words.filter(isOwn);
  const relations = words.filter(isRelation);
  const [, by = objective.text] =
    /\s(?:berdasarkan|mengikut|according to|based on|by)\s(.+)$/iu.exec(objective.text) ?? [];
  const own = [...contentWords(by)].filter((word) => alone.includes(word) && !isRelation(word));
  const scoreOf = ({ isLine, words: said, text }: Passage): number => {
    const isTold = (word: string): boolean => said.has(word);
    // A line that names nothing of what this one alone asks of is the heading of another's.
    if (isLine && alone.length > 0 && !alone.some(isTold) && !isNamed(text)) return 0;
    const told = words.filter(isTold);
    // Of a difference or a relation both must be spoken of: that there is one, and what it is by, even by words that the title has.
    const isSame = [relations, weighty.filter((word) => !isRelation(word)), relations.length > 0 ? own : []].every(
      (part) => part.length === 0 || part.some(isTold),
    );
    const share = words.length === 0 ? 0 : weightOf(told) / weightOf(words);
    if (isNamed(text)) return 2 + share;
    // A heading needs no more than what this one alone asks of, with one word besides: 'Kesan modul terhadap minat'.
    const isHead = isLine && told.length >= 2 && alone.some((word) => isTold(word) && !isRelation(word));
    return Math.max(isSame ? share : 0, (isSame && isAsked(said)) || isHead ? enough : 0);
  };
  const passages = findingPassages(study);
  const [best] = passages
    .map((one) => ({ one, score: scoreOf(one) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  if (best === undefined) return null;
  // The findings may speak of it in several places: of the words that it alone has. A difference by colleges is none of a college named anywhere.
  const only = words.filter((word) => times(word) === 1);
  const found = only.filter((word) => passages.some((one) => one.words.has(word)));
  const isFound = relations.length === 0 && only.length > 0 && found.length >= only.length * mostOfIt;
  return best.score >= enough || isFound ? citeBest(best.one, words, isNamed) : null;
}

function citeBest({ parts }: Passage, words: readonly string[], isNamed: (text: string) => boolean): Citation | null {
  const score = ({ text }: StudySentence): number => {
    const said = contentWords(text);
    return words.filter((word) => said.has(word)).length + (isNamed(text) ? words.length : 0);
  };
  const [first] = parts.toSorted((a, b) => score(b) - score(a));
  return first ? cite(first) : null;
}
