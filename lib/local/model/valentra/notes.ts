import * as z from 'zod';
import { comparable } from '../../../../shared/text/comparable.ts';
import { uniqueBy } from '../../../../shared/values/uniqueBy.ts';
import type { MultipleChoiceAnswer } from '../../../../lambdas/valentra/prompts/exam.ts';
import { isGiveaway } from '../../../../shared/valentra/items/flags.ts';
import { upperFirst } from '../language.ts';
import { dataIn } from '../promptData.ts';
import { q } from './promptCourse.ts';

const passageSchema = z.object({ at: z.string(), place: z.string(), text: z.string() });

/** What the notes say in a form that can be asked about: what a term means. */
export interface Note {
  /** The term. */
  about: string;
  /** The sentence as it stands in the notes. */
  says: string;
  meaning: string;
  at: string;
}

const copulas =
  'ialah|bermaksud|merujuk kepada|ditakrifkan sebagai|is defined as|are defined as|refers to|means|is(?= an? | the )';
const meaning = new RegExp(String.raw`^(\p{Lu}[^.,:;!?]{2,60}?)\s+(?:${copulas})\s+([^.!?:]{20,200})\.$`, 'u');

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
  return isTerm && isSaid ? [{ about: name, says: sentence, meaning: upperFirst(said), at }] : [];
}

/** The notes of a request, each thing once; passages of the course document are none. */
export function notesIn(request: string): Note[] {
  const passages = dataIn(request, 'petikan', z.array(passageSchema).default([])).filter(
    (passage) => !passage.at.startsWith('0:'),
  );
  const said = passages.flatMap(({ at, text }) =>
    text.split(/(?<=[.!?])\s+|\n+/u).flatMap((sentence) => meaningIn(sentence.trim(), at)),
  );
  return uniqueBy(said, ({ about }) => comparable(about));
}

type Draft = Pick<MultipleChoiceAnswer['items'][number], 'stem' | 'answer' | 'distractors'>;

/** What is read of a question that is to be written. */
interface Matter {
  row: { number: number };
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
        ground: note.says,
        explanation: `${matter.say('Bahan kuliah', 'Lecture notes')}: ${q(note.says)}`,
      })),
  );

/** Four different options, none of which gives itself away by its length. */
const isSound = ({ answer, distractors }: Draft): boolean =>
  distractors.length === 3 &&
  new Set([answer, ...distractors].map(comparable)).size === 4 &&
  !isGiveaway(answer, distractors);

/** A sentence of the notes to complete, and a meaning by its term, in turn. The wrong answers are those most like the right one in length. */
function draftsOf({ row, allNotes, say }: Matter, note: Note): Draft[] {
  const { about, says } = note;
  const optionsOf = (field: 'about' | 'meaning'): Pick<Draft, 'answer' | 'distractors'> => {
    const answer = note[field];
    const others = allNotes.map((one) => one[field]).filter((text) => comparable(text) !== comparable(answer));
    const byLength = uniqueBy(others, comparable).toSorted(
      (a, b) => Math.abs(a.length - answer.length) - Math.abs(b.length - answer.length),
    );
    return { answer, distractors: byLength.slice(0, 3) };
  };
  const rest = says.slice(says.toLowerCase().indexOf(about.toLowerCase()) + about.length).trim();
  const drafts = [
    {
      stem: say(`Lengkapkan ayat ini: “____ ${rest}”`, `Complete this sentence: “____ ${rest}”`),
      ...optionsOf('about'),
    },
    {
      stem: say(`Apakah yang dimaksudkan dengan ${q(about)}?`, `What is meant by ${q(about)}?`),
      ...optionsOf('meaning'),
    },
  ];
  return row.number % 2 === 0 ? drafts.toReversed() : drafts;
}
