import * as z from 'zod';
import { courseSchema } from './course.ts';
import { type CourseField, type FactList, fieldsOf, type RowList, rowLists } from './fields.ts';

const rowId = z.string().regex(/^[a-z]+_\d{1,5}$/);
const text = ({ label, most, isNeeded }: CourseField) =>
  z
    .string()
    .trim()
    .max(most, 'Teks terlalu panjang.')
    .min(isNeeded ? 1 : 0, `Sila isi ${label}.`);
const list = <T extends z.ZodType>({ label }: CourseField, item: T) =>
  z.array(item, `${label}: beri satu senarai, satu perkara setiap baris.`).max(200, 'Terlalu banyak baris.');
const numberFrom = (least: number, { label, most }: CourseField, number: z.ZodNumber) => {
  const range = `${label} mestilah antara ${least} dengan ${most}.`;
  return number.min(least, range).max(most, range).nullable();
};

const schemasOf: Record<CourseField['kind'], (field: CourseField) => z.ZodType> = {
  text,
  long: text,
  name: (field) =>
    text(field)
      .nullable()
      .transform((value) => value || null),
  number: (field) =>
    field.isCount === true
      ? numberFrom(1, field, z.int(`${field.label}: masukkan nombor bulat, contohnya 2.`))
      : numberFrom(0, field, z.number(`${field.label}: masukkan nombor, contohnya 20 atau 2.5.`)),
  lines: (field) => list(field, text(field)).transform((items) => items.filter((item) => item !== '')),
  skills: (field) => list(field, z.strictObject({ code: text(field), name: text(field), details: text(field) })),
  clos: ({ label }) => z.array(rowId, `${label}: pilih daripada senarai CLO kursus ini.`).max(200),
  language: () => courseSchema.shape.language,
};
const fieldSchema = (field: CourseField): z.ZodType => schemasOf[field.kind](field);
/** A value as a lecturer may set it in a field; undefined where it does not fit. */
export const fittingValue = (field: CourseField, value: unknown): unknown => fieldSchema(field).safeParse(value).data;
const valuesOf = (of: FactList) =>
  z.strictObject(Object.fromEntries(fieldsOf[of].map((field) => [field.key, fieldSchema(field)])));

/** `was`: the values as the lecturer saw them, by field; when they are others by now, the change is refused with 409. */
const set = <L extends FactList>(of: L) =>
  z.object({
    do: z.literal('set'),
    list: z.literal(of),
    row: of === 'course' ? z.literal('') : rowId,
    values: valuesOf(of).partial(),
    was: z.record(z.string(), z.unknown()),
  });
const add = <L extends RowList>(of: L) =>
  z.object({
    do: z.literal('add'),
    list: z.literal(of),
    values: z.array(valuesOf(of)).min(1, 'Sila isi sekurang-kurangnya satu baris.').max(60),
  });
/** Of facts, as in `Course.facts`. */
const keys = z.array(z.string().min(1).max(60)).min(1).max(2000);
const ofRow = { list: z.enum(rowLists), row: rowId };

/** One decision of a lecturer about the facts of a course (design law 9). */
export const courseChangeSchema = z.discriminatedUnion('do', [
  /** A list's name accepts that the document has none. */
  z.object({ do: z.literal('accept'), keys }),
  /** Sets each value to what its fact offers (`Fact.offered`); values whose document offers nothing stay as they are. */
  z.object({ do: z.literal('useDocument'), keys }),
  z.discriminatedUnion('list', [set('course'), set('clos'), set('assessments'), set('topics')]),
  z.discriminatedUnion('list', [add('clos'), add('assessments'), add('topics')]),
  z.object({ do: z.literal('remove'), ...ofRow }),
  z.object({ do: z.literal('move'), ...ofRow, by: z.union([z.literal(-1), z.literal(1)]) }),
  /** Takes back the change that made a version; refused with 409 once something else has changed. */
  z.object({ do: z.literal('undo'), version: z.int().positive() }),
]);
export type CourseChange = z.infer<typeof courseChangeSchema>;
