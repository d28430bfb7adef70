import * as z from 'zod';
import { type RowList, rowLists } from './fields.ts';

const text = (most: number) => z.string().trim().max(most, 'Teks terlalu panjang.');
const stated = (most: number) =>
  text(most)
    .nullable()
    .transform((value) => (value === '' ? null : value));
const lines = (count: number, most: number) =>
  z
    .array(text(most))
    .max(count, 'Terlalu banyak baris.')
    .transform((items) => items.filter((item) => item !== ''));
const number = (most: number, range: string) =>
  z.number('Sila masukkan nombor.').min(0, range).max(most, range).nullable();
const hours = number(1000, 'Jam mestilah antara 0 dengan 1000.');
const rowId = z.string().regex(/^[a-z]+_\d{1,5}$/);
const cloIds = z.array(rowId).max(60);

/** What a lecturer may set of a course and of the rows of its lists; a row cannot be without its name. */
const values = {
  course: z.strictObject({
    courseCode: stated(40),
    courseName: stated(300),
    institution: text(300),
    faculty: text(300),
    programme: text(300),
    semester: text(100),
    language: z.enum(['ms', 'en', 'id', 'both']),
    credit: number(40, 'Kredit mestilah antara 0 dengan 40.'),
    synopsis: text(10_000),
    methods: lines(60, 300),
    references: lines(200, 1000),
  }),
  clos: z.strictObject({
    cloNumber: text(20).min(1, 'Sila isi nombor CLO.'),
    cloStatement: text(2000).min(1, 'Sila isi pernyataan CLO.'),
    domain: lines(6, 60),
    level: text(60),
    hpp: lines(20, 120),
    skills: z.array(z.strictObject({ code: text(40), name: text(300), details: text(1000) })).max(30),
  }),
  assessments: z.strictObject({
    type: text(300).min(1, 'Sila isi jenis pentaksiran.'),
    weight: number(100, 'Wajaran mestilah antara 0 dengan 100.'),
    slt: hours,
    duration: text(100),
    cloIds,
    description: text(3000),
  }),
  topics: z.strictObject({
    title: text(500).min(1, 'Sila isi tajuk topik.'),
    week: text(40),
    hours,
    subtopics: lines(60, 500),
    cloIds,
  }),
} as const;

const seen = z.union([z.string(), z.number(), z.null(), z.array(z.string()), values.clos.shape.skills]);

/** `was`: the values as the lecturer saw them, by field; when they are others by now, the change is refused with 409. */
const setOf = <L extends keyof typeof values>(list: L) => ({
  list: z.literal(list),
  values: values[list].partial(),
  was: z.record(z.string(), seen.optional()),
});
const setOfRow = <L extends RowList>(list: L) => z.object({ ...setOf(list), row: rowId });
const added = <L extends RowList>(list: L) =>
  z.object({
    list: z.literal(list),
    values: z.array(values[list]).min(1, 'Sila isi sekurang-kurangnya satu baris.').max(60),
  });
const ofRow = { list: z.enum(rowLists), row: rowId };

/** One decision of a lecturer about the facts of a course (design law 9). */
export const courseChangeSchema = z.discriminatedUnion('do', [
  /** Keys as in `Course.facts`; a list's name accepts that the document has none. */
  z.object({ do: z.literal('accept'), keys: z.array(z.string().min(1).max(60)).min(1).max(2000) }),
  z.object({
    do: z.literal('set'),
    to: z.discriminatedUnion('list', [
      z.object(setOf('course')),
      setOfRow('clos'),
      setOfRow('assessments'),
      setOfRow('topics'),
    ]),
  }),
  z.object({
    do: z.literal('add'),
    rows: z.discriminatedUnion('list', [added('clos'), added('assessments'), added('topics')]),
  }),
  z.object({ do: z.literal('remove'), ...ofRow }),
  z.object({ do: z.literal('move'), ...ofRow, by: z.union([z.literal(-1), z.literal(1)]) }),
  /** Takes back the change that made a version; refused with 409 once something else has changed. */
  z.object({ do: z.literal('undo'), version: z.int().positive() }),
]);
export type CourseChange = z.infer<typeof courseChangeSchema>;
