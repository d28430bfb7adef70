import type {
  LookAnswer,
  MultipleChoiceAnswer,
  ShortEssayAnswer,
  StructuredAnswer,
} from '../../../../../lambdas/valentra/prompts/exam.ts';
import * as z from 'zod';
import { similarTo } from '../../../../../shared/valentra/items/similarStems.ts';
import { prose, sentence } from '../../language.ts';
import { dataIn } from '../../promptData.ts';
import { framed, type Course, type Preferences } from '../promptCourse.ts';
import { fromNotes } from './choices.ts';
import { framesOf, type Matter, mattersIn, q, subjectOf } from './matter.ts';
import type { Note } from './notes.ts';

/** One item for each row of the plan; written again, the first whose text neither stood there nor stands elsewhere in the paper. */
const written = <Item extends { stem: string }>(
  course: Course,
  request: string,
  wanted: Preferences | null,
  draftsOf: (matter: Matter) => Item[],
) =>
  mattersIn(request, course).flatMap((matter) => {
    const drafts = draftsOf(matter).map((draft) => ({ cites: matter.at, ...draft, number: matter.row.number }));
    const isNew = ({ stem }: Item): boolean =>
      !(wanted?.before ?? []).some((text) => text.startsWith(stem)) &&
      !matter.written.some((other) => similarTo(stem, other));
    return drafts.find(isNew) ?? drafts.slice(0, 1);
  });

/** Multiple choice: what a sentence of the notes decides, else a frame. */
export const multipleChoice = (course: Course, request: string, wanted: Preferences | null): MultipleChoiceAnswer => ({
  items: written(course, request, wanted, (matter) => {
    const { say } = matter;
    const frame = {
      answer: say('Jawapan yang betul: ____', 'The right answer: ____'),
      distractors: [
        say('Pengganggu pertama: ____', 'First distractor: ____'),
        say('Pengganggu kedua: ____', 'Second distractor: ____'),
        say('Pengganggu ketiga: ____', 'Third distractor: ____'),
      ],
      explanation: framed(course, 'sebab jawapan itu betul', 'why that answer is right'),
    };
    return [...fromNotes(matter), ...framesOf(matter).map(({ stem }) => ({ ...frame, stem, cites: matter.at }))];
  }),
});

interface Asked {
  text: string;
  answer: string;
  marks: number;
}

/** What a note asks in writing, with a mark for each thing that it names; a list asks for recall alone. */
function askedOf({ say, row }: Matter, { kind, about, says, parts }: Note): Asked[] {
  const isRecall = row.cognitiveLevel === 'C1';
  const verb = isRecall ? say('Nyatakan', 'State') : say('Jelaskan', 'Explain');
  const texts: Record<Note['kind'], string> = {
    meaning: say(`${verb} maksud ${q(about)}.`, `${verb} the meaning of ${q(about)}.`),
    list: say(`Senaraikan kesemuanya: ${q(about)}.`, `List them all: ${q(about)}.`),
    steps: say(`${verb} mengikut urutan: ${q(about)}.`, `${verb} in order: ${q(about)}.`),
  };
  return kind === 'list' && !isRecall ? [] : [{ text: texts[kind], answer: says, marks: parts.length }];
}

/** The notes that the marks of a question have room for, and the marks that are left. */
function knownOf(matter: Matter, most: number) {
  let left = matter.row.marks;
  const asked = matter.notes.flatMap((note) => askedOf(matter, note).map((one) => ({ ...one, note })));
  const known = asked.slice(0, most).filter(({ marks }) => {
    const isFit = marks <= left;
    if (isFit) left -= marks;
    return isFit;
  });
  return { known, left, cites: [...matter.at, ...new Set(known.map(({ note }) => note.at))] };
}

/** Questions in parts: what the notes say, then a frame for the marks that are left. */
export const structured = (course: Course, request: string, wanted: Preferences | null): StructuredAnswer => ({
  items: written(course, request, wanted, (matter) => {
    const { known, left, cites } = knownOf(matter, 5);
    const parts = known.map(({ text, answer, marks }) => ({ text, answer, marks }));
    const about = known.map(({ note }) => q(note.about)).join(', ');
    const answer = framed(course, 'skema, satu isi bagi setiap markah', 'the scheme, a point for each mark');
    if (left === 0)
      return [{ stem: matter.say(`Soalan ini tentang ${about}.`, `This question is about ${about}.`), parts, cites }];
    return framesOf(matter).map(({ stem, task }) => ({
      stem,
      parts: [...parts, { text: task, answer, marks: left }],
      cites,
    }));
  }),
});

/** Short essays: points of the notes, then a frame for the marks that are left. */
export const shortEssay = (course: Course, request: string, wanted: Preferences | null): ShortEssayAnswer => ({
  items: written(course, request, wanted, (matter) => {
    const { known, left, cites } = knownOf(matter, 11);
    const scheme = known.map(({ answer, marks }) => ({ point: sentence(answer), marks }));
    const said = prose(...known.map(({ answer }) => answer));
    if (left === 0) return [{ stem: known.map(({ text }) => text).join(' '), sampleAnswer: said, scheme, cites }];
    const subject = subjectOf(matter);
    const sample = framed(course, `contoh jawapan tentang ${subject}`, `the sample answer on ${subject}`);
    const point = framed(course, 'isi, satu markah setiap satu', 'the points, a mark each');
    return framesOf(matter).map(({ stem }) => ({
      stem,
      sampleAnswer: `${said} ${sample}`.trim(),
      scheme: [...scheme, { point, marks: left }],
      cites,
    }));
  }),
});

const numberedSchema = z.array(z.object({ number: z.int().positive() }));

/** The second look: rules judge no item. */
export const secondLook = (_: Course, request: string): LookAnswer => ({
  items: dataIn(request, 'soalan', numberedSchema).map(({ number }) => ({
    number,
    reason: 'Tidak disemak oleh enjin peraturan.',
    answer: null,
    alsoRight: [],
    level: null,
    findings: [],
  })),
});
