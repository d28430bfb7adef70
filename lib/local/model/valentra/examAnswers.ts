import * as z from 'zod';
import {
  examPrompts,
  type LookAnswer,
  type MultipleChoiceAnswer,
  severalRows,
  type ShortEssayAnswer,
  type StructuredAnswer,
} from '../../../../lambdas/valentra/prompts/exam.ts';
import { comparable } from '../../../../shared/text/comparable.ts';
import { orderOf } from '../../../../shared/valentra/counting/levels.ts';
import { similarTo } from '../../../../shared/valentra/items/similarStems.ts';
import { jsuQuestionSchema } from '../../../../shared/valentra/schemas.ts';
import { filled } from '../frameFiller.ts';
import { dataIn } from '../promptData.ts';
import { fromNotes } from './notes.ts';
import { type Note, notesIn } from './notes.ts';
import { type Course, frameOf, type Preferences, q, say } from './promptCourse.ts';

const placeSchema = jsuQuestionSchema.pick({ number: true, topic: true, subtopic: true, cognitiveLevel: true });
const rowSchema = placeSchema.extend({
  marks: z.int().positive(),
  petikan: z.array(z.string()).default([]),
  /** Where its parts follow several rows: the marks of each. */
  rows: z.array(z.object({ row: z.int().positive(), marks: z.int().positive() })).default([]),
});

/** Each question of a request with what it alone of the paper asks of the notes, and the frame of its fields. */
function mattersIn(course: Course, request: string) {
  const rows = dataIn(request, 'pelan', z.array(rowSchema));
  const others = dataIn(request, 'lain', z.array(placeSchema.extend({ stem: z.string().default('') })).default([]));
  const allNotes = notesIn(request);
  const paper = [...rows, ...others].toSorted((a, b) => a.number - b.number);
  const asked = new Set<Note>();
  return rows.map((row) => {
    const { number, topic, subtopic, cognitiveLevel: level, marks, petikan } = row;
    const ofNotes = paper.filter((one) => one.topic === topic && orderOf(one.cognitiveLevel) === 'LOTS');
    const place = ofNotes.findIndex((one) => one.number === number);
    // A sentence of the notes makes a question of recall or understanding, and only one.
    const ofRow = allNotes.filter(({ at }) => petikan.includes(at));
    const notes = ofRow.filter((note, i) => place >= 0 && i % ofNotes.length === place && !asked.has(note));
    for (const note of notes) asked.add(note);
    const isWhole = subtopic.trim() === '' || comparable(subtopic) === comparable(topic);
    const subject = isWhole ? q(topic) : `${q(subtopic)} (${say(course, 'topik', 'topic')} ${q(topic)})`;
    const [name, unit] = [say(course, 'soalan', 'question'), say(course, 'markah', marks === 1 ? 'mark' : 'marks')];
    return {
      row,
      subject,
      allNotes,
      notes,
      /** The places in the course document that bear the topic out. */
      at: petikan.filter((at) => at.startsWith('0:')),
      /** Texts of the paper's other questions, where they are written. */
      written: others.map(({ stem }) => stem),
      frame: frameOf(course, `${name} ${number}, ${subject}, ${level}, ${marks} ${unit}`),
      say: (malay: string, english: string): string => say(course, malay, english),
    };
  });
}
type Matter = ReturnType<typeof mattersIn>[number];

/** One item for each row of the plan: the first draft whose text neither stood there nor stands elsewhere in the paper. */
const itemsOf =
  <Item extends { stem: string }>(draftsOf: (matter: Matter) => Item[]) =>
  (course: Course, request: string, wanted: Preferences | null) => ({
    items: mattersIn(course, request).flatMap((matter) => {
      const drafts = draftsOf(matter);
      const isNew = ({ stem }: Item): boolean =>
        wanted?.before.includes(JSON.stringify(stem).slice(1, -1)) !== true &&
        !matter.written.some((other) => similarTo(stem, other));
      const draft = drafts.find(isNew) ?? drafts.at(-1);
      return draft ? [{ ...draft, number: matter.row.number }] : [];
    }),
  });

const elementOf = <S extends z.ZodType>(schema: z.ZodObject<{ items: z.ZodArray<S> }>): S => schema.shape.items.element;

/** Multiple choice: what a sentence of the notes decides, else a frame. */
export const multipleChoice = itemsOf((matter): MultipleChoiceAnswer['items'] => {
  const { row, at, frame } = matter;
  const distractors = [1, 2, 3].map((i) => matter.say(`Pengganggu ${i}: ____`, `Distractor ${i}: ____`));
  const own = { number: row.number, cites: at, distractors };
  const framed = filled(elementOf(examPrompts['aneka-pilihan'].schema), frame, own);
  return [...fromNotes(matter).map((draft) => ({ ...framed, ...draft })), framed];
});

/** What a note asks in writing, for a mark. */
function askedOf({ say: told, row, notes: [note] }: Matter) {
  if (note === undefined) return null;
  const verb = row.cognitiveLevel === 'C1' ? told('Nyatakan', 'State') : told('Jelaskan', 'Explain');
  const text = told(`${verb} maksud ${q(note.about)}.`, `${verb} the meaning of ${q(note.about)}.`);
  return { text, answer: note.says, marks: 1, at: note.at };
}

/** Questions in parts: what a note says, then a frame for the marks that are left. */
export const structured = itemsOf((matter): StructuredAnswer['items'] => {
  const { row, at, frame, subject } = matter;
  const asked = askedOf(matter);
  const [first, ...others] = row.rows;
  const left = (first?.marks ?? row.marks) - (asked?.marks ?? 0);
  const element = elementOf(severalRows.schema);
  const partOf = (marks: number) => filled(element.shape.parts.element, frame, { marks });
  const known = asked ? [{ text: asked.text, answer: asked.answer, marks: asked.marks, row: 1 }] : [];
  const open = left === 0 ? [] : [{ ...partOf(left), row: 1 }];
  const parts = [...known, ...open, ...others.map(({ row: n, marks }) => ({ ...partOf(marks), row: n }))];
  const cites = [...at, ...(asked ? [asked.at] : [])];
  const whole = { stem: matter.say(`Soalan ini tentang ${subject}.`, `This question is about ${subject}.`) };
  const own = { number: row.number, cites, parts };
  return [filled(element, frame, left === 0 ? { ...own, ...whole } : own)];
});

/** Short essays: the point of a note, then a frame for the marks that are left. */
export const shortEssay = itemsOf((matter): ShortEssayAnswer['items'] => {
  const { row, at, frame } = matter;
  const asked = askedOf(matter);
  const left = row.marks - (asked?.marks ?? 0);
  const known = asked ? [{ point: asked.answer, marks: asked.marks }] : [];
  const element = elementOf(examPrompts['esei-pendek'].schema);
  const rest = filled(element.shape.scheme.element, frame, { marks: left });
  const own = { number: row.number, cites: [...at, ...(asked ? [asked.at] : [])] };
  if (asked && left === 0) return [{ ...own, stem: asked.text, sampleAnswer: asked.answer, scheme: known }];
  return [filled(element, frame, { ...own, scheme: [...known, rest] })];
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
