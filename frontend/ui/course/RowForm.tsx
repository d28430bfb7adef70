import Box from '@mui/material/Box';
import { useState } from 'react';
import type { Course, Skill } from '../../../shared/course/course.ts';
import { type CourseField, type FactList, languageLabels, type RowList } from '../../../shared/course/fields.ts';
import { typedValue } from '../../../shared/course/offered.ts';
import { valueText } from '../../../shared/course/review.ts';
import { reviewText as text } from '../../text/review.ts';
import { Fold } from '../elements.tsx';
import { Checkbox, SelectField, TextArea } from '../fields.tsx';
import { isSame } from '../../../shared/values/pick.ts';
import { InlineForm } from '../edit/InlineForm.tsx';
import { confirmed } from '../Modal.tsx';
import { type Reviewing, valuesOf } from './useCourseChanges.ts';
import Button from '@mui/material/Button';
import { lineExamples, rowsOfLines } from '../../../shared/course/lines.ts';

/** What a field holds while it is typed: a text, or the ids of the chosen outcomes. */
type Typed = string | string[];

const skillLine = ({ code, name, details }: Skill): string =>
  `${code} ${name}`.trim() + (details.trim() === '' ? '' : `: ${details}`);

function typedOf(kind: CourseField['kind'], value: unknown): Typed {
  if (kind === 'clos') return value as string[];
  if (kind === 'lines') return (value as string[]).join('\n');
  if (kind === 'skills') return (value as Skill[]).map(skillLine).join('\n');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** What a row or a course is called: a number there was meant for another field. */
const nameKeys: ReadonlySet<string> = new Set(['courseName', 'type', 'title']);
const isBareNumber = (typed: Typed): boolean =>
  typeof typed === 'string' && typed.trim() !== '' && !Number.isNaN(Number(typed.replace('%', '')));

export interface RowFields {
  list: FactList;
  row: string;
  title: string;
  fields: readonly CourseField[];
  /** The fields that stand before the others, in this order; the others fold. Without them all stand. */
  first?: readonly string[];
  reviewing: Reviewing;
}

/** Fields of a course or of one of its rows, saved together. What is typed is kept while the page is open, until it is saved or given up. */
function RowForm(props: RowFields & { stored: Record<string, unknown>; onClose: () => void }) {
  const { list, row, title, fields, first, reviewing, stored, onClose } = props;
  const { course, send } = reviewing;
  const [read] = useState(stored);
  const [typed, setTyped] = useState<Record<string, Typed>>({});
  const before = ({ key, kind }: CourseField) => typedOf(kind, read[key]);
  const now = (field: CourseField) => typed[field.key] ?? before(field);
  const changed = fields.filter((field) => !isSame(now(field), before(field)));
  // What was not touched is not decided; a form of one field is.
  const touched = fields.length === 1 ? fields : changed;
  const shown = (isShown: (field: CourseField) => boolean) =>
    fields
      .filter(isShown)
      .map((field) => (
        <Field
          key={field.key}
          field={field}
          course={course}
          typed={now(field)}
          onChange={(value) => setTyped({ ...typed, [field.key]: value })}
        />
      ));
  const save = async (isOver: boolean) => {
    if (touched.length === 0) return true;
    const named = touched.find((field) => nameKeys.has(field.key) && isBareNumber(now(field)));
    if (
      named !== undefined &&
      !(await confirmed({
        text: `${named.label}: “${String(now(named))}” sahaja?`,
        detail: 'Medan ini untuk nama. Nombor sahaja biasanya wajaran atau minggu, yang ada medannya sendiri.',
        confirm: 'Simpan',
      }))
    )
      return false;
    /** For the server to parse (shared/course/changeSchema.ts). */
    const valueOf = (field: CourseField, value = now(field)) =>
      Array.isArray(value) ? value : typedValue(field, value);
    const values = Object.fromEntries(touched.map((field) => [field.key, valueOf(field)]));
    const was = Object.fromEntries(touched.map(({ key }) => [key, (isOver ? stored : read)[key]]));
    await send({ do: 'set', list, row, values, was }, text.saved(title));
    return true;
  };
  return (
    <InlineForm
      label={title}
      isDirty={changed.length > 0}
      stored={touched
        .map(({ key, label }) => `${label}: ${valueText(course, key, stored[key]) || text.notStated}`)
        .join('\n')}
      onSave={save}
      onClose={onClose}
    >
      {first && <strong>{title}</strong>}
      {first ? first.map((one) => shown(({ key }) => key === one)) : shown(() => true)}
      {first && <Fold title="Lagi">{shown(({ key }) => !first.includes(key))}</Fold>}
    </InlineForm>
  );
}

const rowsOfKind: Partial<Record<CourseField['kind'], number>> = { long: 4, lines: 3, skills: 3 };
const hintOf: Partial<Record<CourseField['kind'], string>> = {
  lines: 'Tulis satu perkara pada setiap baris.',
  skills:
    'Satu kemahiran pada setiap baris: kod, nama, kemudian butiran selepas titik bertindih. Contoh: KI2 Pemikiran kritis: menganalisis data.',
};

interface FieldProps {
  field: CourseField;
  course: Course;
  typed: Typed;
  onChange: (typed: Typed) => void;
}

function Field({ field: { label, kind }, course, typed, onChange }: FieldProps) {
  if (kind === 'clos')
    return (
      <fieldset>
        <Box component="legend" sx={{ fontWeight: 600 }}>
          {label}
        </Box>
        {course.clos.length === 0 && 'Tambah CLO dahulu.'}
        {course.clos.map(({ id, cloNumber }) => (
          <Checkbox key={id} label={cloNumber} value={id} chosen={typed as string[]} onChange={onChange} />
        ))}
      </fieldset>
    );
  if (kind === 'language')
    return (
      <SelectField
        label={label}
        value={typed as Course['language']}
        choices={(['ms', 'en', 'both', 'id'] as const).map((value) => ({ value, label: languageLabels[value] }))}
        onChange={onChange}
      />
    );
  return (
    <TextArea
      label={label}
      value={typed as string}
      rows={rowsOfKind[kind] ?? 1}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      onChange={onChange}
      hint={hintOf[kind]}
    />
  );
}

/** The form that corrects fields of a course or of one of its rows, in the place of what its button (`data-opens`) stands in; `form` null: closed. */
export function useRowForm(of: RowFields) {
  const [isOpen, setOpen] = useState(false);
  const stored = valuesOf(of.reviewing.course, of);
  const form = isOpen ? <RowForm {...of} stored={stored} onClose={() => setOpen(false)} /> : null;
  return { open: () => setOpen(true), stored, form };
}

/** Adds rows by typing or pasting them, one a line; each can be corrected afterwards. */
export function AddRows({ list, reviewing: { course, send } }: { list: RowList; reviewing: Reviewing }) {
  const [typed, setTyped] = useState<string | null>(null);
  const label = text.add[list];
  if (typed === null)
    return (
      <Box data-stop>
        <Button variant="outlined" size="small" sx={{ mt: 1 }} onClick={() => setTyped('')}>
          {label}
        </Button>
      </Box>
    );
  const rows = rowsOfLines(list, typed, course);
  const save = async () => {
    if (rows.length === 0) throw new Error('Sila tulis sekurang-kurangnya satu baris.');
    await send({ do: 'add', list, values: rows }, `${rows.length} baris ditambah.`);
  };
  return (
    <InlineForm
      label={label}
      isDirty={typed !== ''}
      save={rows.length < 2 ? 'Tambah' : `Tambah ${rows.length} baris`}
      onSave={save}
      onClose={() => setTyped(null)}
    >
      <TextArea
        label={label}
        hint={`Satu perkara pada setiap baris; boleh ditampal daripada dokumen. Contoh: ${lineExamples[list]}.`}
        value={typed}
        onChange={setTyped}
      />
    </InlineForm>
  );
}
