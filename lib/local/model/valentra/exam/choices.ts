import { comparable } from '../../../../../shared/text/comparable.ts';
import { uniqueBy } from '../../../../../shared/uniqueBy.ts';
import { isGiveaway } from '../../../../../shared/valentra/items/flags.ts';
import type { MultipleChoiceAnswer } from '../../../../../lambdas/valentra/prompts/exam.ts';
import { turned, upperFirst } from '../../language.ts';
import { type Matter, q } from './matter.ts';
import type { Note } from './notes.ts';

type Draft = Pick<MultipleChoiceAnswer['items'][number], 'stem' | 'answer' | 'distractors'>;

/** Questions whose key a sentence of the notes is; they name it. */
export const fromNotes = (matter: Matter) =>
  matter.notes.flatMap((note) =>
    draftsOf(matter, note)
      .filter(isSound)
      .map((draft) => ({
        ...draft,
        cites: [note.at],
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
  if (note.kind === 'list') return stranger(matter, note);
  const meanings = matter.allNotes
    .filter(({ kind, about }) => kind === 'meaning' && about !== note.about)
    // What stands beside it in the notes is told from it least easily.
    .toSorted((a, b) => Number(b.at === note.at) - Number(a.at === note.at));
  if (matter.row.cognitiveLevel === 'C2') return trueStatement(matter, note, meanings);
  return turned(ofTerm(matter, note, meanings), matter.row.number);
}

const nearest = (answer: string, others: readonly string[]): string[] =>
  uniqueBy(others, comparable)
    .filter((other) => comparable(other) !== comparable(answer))
    .toSorted((a, b) => Math.abs(a.length - answer.length) - Math.abs(b.length - answer.length))
    .slice(0, 3);

const saidOf = ({ parts: [said = ''] }: Note): string => said;

/** A term by its meaning, the same as a sentence to complete, and a meaning by its term. */
function ofTerm({ say, strangers }: Matter, note: Note, others: readonly Note[]): Draft[] {
  const terms = others.map(({ about }) => about);
  const byTerm = {
    answer: note.about,
    distractors: nearest(note.about, terms.length < 3 ? [...terms, ...strangers] : terms),
  };
  const said = saidOf(note);
  return [
    { stem: say(`Namakan istilah yang bermaksud ${q(said)}.`, `Name the term that means ${q(said)}.`), ...byTerm },
    {
      stem: say(
        `Lengkapkan ayat ini: “____ ${halvesOf(note)[1]}”`,
        `Complete this sentence: “____ ${halvesOf(note)[1]}”`,
      ),
      ...byTerm,
    },
    {
      stem: say(`Apakah yang dimaksudkan dengan ${q(note.about)}?`, `What is meant by ${q(note.about)}?`),
      answer: upperFirst(said),
      distractors: nearest(
        upperFirst(said),
        others.map((other) => upperFirst(saidOf(other))),
      ),
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

/** What does not belong to a list. */
function stranger({ say, strangers, allNotes }: Matter, { about, parts }: Note): Draft[] {
  const others = allNotes
    .filter((other) => other.kind === 'list' && other.about !== about)
    .flatMap((other) => other.parts);
  const [answer] = [...others, ...strangers].filter(
    (text) => !parts.some((part) => comparable(part) === comparable(text)),
  );
  if (answer === undefined) return [];
  return [
    {
      stem: say(`${about}: kenal pasti yang BUKAN antaranya.`, `${about}: identify the one that is NOT among them.`),
      answer,
      distractors: nearest(answer, parts),
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
  return {
    stem: say(`Kenal pasti urutan yang betul: ${q(about)}.`, `Identify the correct order: ${q(about)}.`),
    answer,
    distractors,
  };
}
