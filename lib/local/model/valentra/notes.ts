import * as z from 'zod';
import { comparable } from '../../../../shared/text/comparable.ts';
import { uniqueBy } from '../../../../shared/values/uniqueBy.ts';
import type { MultipleChoiceAnswer } from '../../../../lambdas/valentra/prompts/exam.ts';
import { isGiveaway } from '../../../../shared/valentra/items/flags.ts';
import { upperFirst } from '../language.ts';
import { dataIn } from '../promptData.ts';
import { q } from './promptCourse.ts';

const passageSchema = z.object({ at: z.string(), place: z.string(), text: z.string() });
type Passage = z.infer<typeof passageSchema>;

/** What the notes say in a form that can be asked about: what a term means, or the numbered steps under a heading. */
export interface Note {
  kind: 'meaning' | 'steps';
  /** The term, or the heading of the steps. */
  about: string;
  /** As it stands in the notes. */
  says: string;
  parts: string[];
  at: string;
}

const copulas =
  'ialah|bermaksud|merujuk kepada|ditakrifkan sebagai|is defined as|are defined as|refers to|means|is(?= an? | the )';
const meaning = new RegExp(String.raw`^(\p{Lu}[^.,:;!?]{2,60}?)\s+(?:${copulas})\s+([^.!?:]{20,200})\.$`, 'u');
const numberedLine = /^\(?\d{1,2}[.)]\s+(\S.{2,120}?)[.;]?$/u;

/** Beginnings that name no term: they point at another sentence, or say what something is for. */
const noTerms = new Set(
  'ini itu ia mereka antara it this that these those there they he she we you one tujuan matlamat objektif contoh kelebihan kelemahan fungsi ciri purpose aim example function'.split(
    ' ',
  ),
);

function meaningIn(sentence: string, at: string): Note[] {
  const [, about = '', said = ''] = meaning.exec(sentence) ?? [];
  const name = upperFirst(about.replace(/^(?:an?|the)\s+/iu, ''));
  const words = name.toLowerCase().split(' ');
  const isTerm = name !== '' && words.length <= 6 && !noTerms.has(words[0] ?? '');
  const isSaid = !/^(?:untuk|bahawa|to|that)\s/u.test(said) && !comparable(said).includes(comparable(name));
  return isTerm && isSaid ? [{ kind: 'meaning', about: name, says: sentence, parts: [said], at }] : [];
}

/** Three or more numbered lines, one after the other, below a line that ends with a colon. */
function stepsIn(passages: readonly Passage[]): Note[] {
  const lines = passages.flatMap(({ at, text }) => text.split('\n').map((line) => ({ text: line.trim(), at })));
  return lines.flatMap(({ text, at }, i) => {
    const below = lines.slice(i + 1);
    const end = below.findIndex((line) => !numberedLine.test(line.text));
    const parts = below
      .slice(0, end < 0 ? undefined : end)
      .map((line) => upperFirst(numberedLine.exec(line.text)?.[1] ?? ''));
    const about = text.slice(0, -1);
    if (!text.endsWith(':') || parts.length < 3) return [];
    return [{ kind: 'steps' as const, about, says: `${about}: ${parts.join('; ')}.`, parts, at: below[0]?.at ?? at }];
  });
}

/** The notes of a request, each thing once; passages of the course document are none. */
export function notesIn(request: string): Note[] {
  const passages = dataIn(request, 'petikan', z.array(passageSchema).default([])).filter(
    (passage) => !passage.at.startsWith('0:'),
  );
  const said = passages.flatMap(({ at, text }) =>
    text.split(/(?<=[.!?])\s+|\n+/u).flatMap((sentence) => meaningIn(sentence.trim(), at)),
  );
  return uniqueBy([...said, ...stepsIn(passages)], ({ about }) => comparable(about));
}

type Draft = Pick<MultipleChoiceAnswer['items'][number], 'stem' | 'answer' | 'distractors'>;

/** What is read of a question that is to be written. */
interface Matter {
  row: { number: number; cognitiveLevel: string };
  /** Those that this question alone asks about. */
  notes: readonly Note[];
  allNotes: readonly Note[];
  say: (malay: string, english: string) => string;
}

/** Questions whose key a sentence of the notes is; they name it. */
export const fromNotes = (matter: Matter) =>
  matter.notes.flatMap((note) =>
    draftsOf(matter, note)
      .filter(isSound)
      .map((draft) => ({
        ...draft,
        cites: [note.at],
        ...(note.kind === 'meaning' && { ground: note.says }),
        explanation: `${matter.say('Bahan kuliah', 'Lecture notes')}: ${q(note.says)}`,
      })),
  );

/** Four different options, none of which gives itself away by its length. */
const isSound = ({ answer, distractors }: Draft): boolean =>
  distractors.length === 3 &&
  new Set([answer, ...distractors].map(comparable)).size === 4 &&
  !isGiveaway(answer, distractors);

function draftsOf(matter: Matter, note: Note): Draft[] {
  if (note.kind === 'steps') return [order(matter, note)];
  const others = matter.allNotes.filter(({ kind, about }) => kind === 'meaning' && about !== note.about);
  if (matter.row.cognitiveLevel === 'C2') return trueStatement(matter, note, others);
  const drafts = ofTerm(matter, note, others);
  return matter.row.number % 2 === 0 ? drafts.toReversed() : drafts;
}

const saidOf = ({ parts: [said = ''] }: Note): string => upperFirst(said);

/** A sentence of the notes to complete, and a meaning by its term. The wrong answers are those most like the right one in length. */
function ofTerm({ say }: Matter, note: Note, others: readonly Note[]): Draft[] {
  const optionsOf = (textOf: (note: Note) => string): Pick<Draft, 'answer' | 'distractors'> => {
    const answer = textOf(note);
    const texts = uniqueBy(others.map(textOf), comparable).filter((text) => comparable(text) !== comparable(answer));
    const byLength = texts.toSorted((a, b) => Math.abs(a.length - answer.length) - Math.abs(b.length - answer.length));
    return { answer, distractors: byLength.slice(0, 3) };
  };
  const [, rest] = halvesOf(note);
  return [
    {
      stem: say(`Lengkapkan ayat ini: “____ ${rest}”`, `Complete this sentence: “____ ${rest}”`),
      ...optionsOf(({ about }) => about),
    },
    {
      stem: say(`Apakah yang dimaksudkan dengan ${q(note.about)}?`, `What is meant by ${q(note.about)}?`),
      ...optionsOf(saidOf),
    },
  ];
}

/** The sentence before and after the end of its term: 'Arus' and 'ialah kadar pengaliran cas.' */
function halvesOf({ about, says }: Note): [head: string, rest: string] {
  const end = says.toLowerCase().indexOf(about.toLowerCase()) + about.length;
  return [says.slice(0, end), says.slice(end).trim()];
}

/** The one true statement among three that exchange what terms mean; the stem names all terms alike. */
function trueStatement({ say }: Matter, note: Note, [one, two, three]: readonly Note[]): Draft[] {
  if (one === undefined || two === undefined) return [];
  const last = three ?? note;
  const exchanged = [
    [one, two],
    [two, last],
    [last, one],
  ] as const;
  const terms = [...new Set([note, one, two, last])].map(({ about }) => about).toSorted();
  const named = terms.map(q).join(', ');
  return [
    {
      stem: say(`Kenal pasti pernyataan yang benar tentang ${named}.`, `Identify the true statement on ${named}.`),
      answer: note.says,
      distractors: exchanged.map(([subject, other]) => `${halvesOf(subject)[0]} ${halvesOf(other)[1]}`),
    },
  ];
}

/** The order of a procedure's first steps. */
function order({ say }: Matter, { about, parts }: Note): Draft {
  const [a = '', b = '', c = '', ...more] = parts.slice(0, 4);
  const [answer = '', ...distractors] = [
    [a, b, c, ...more],
    [b, a, c, ...more],
    [a, c, b, ...more],
    [c, b, a, ...more],
  ].map((steps) => steps.join(' → '));
  const stem = say(`Kenal pasti urutan yang betul: ${q(about)}.`, `Identify the correct order: ${q(about)}.`);
  return { stem, answer, distractors };
}
