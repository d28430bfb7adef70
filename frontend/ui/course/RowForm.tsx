import Box from '@mui/material/Box';
import { useState } from 'react';
import type { Course, Skill } from '../../../shared/course/course.ts';
import {
  courseLabels,
  type CourseField,
  type FactList,
  type FieldKind,
  languageLabels,
  type RowList,
} from '../../../shared/course/fields.ts';
import { valueText } from '../../../shared/course/review.ts';
import { AppError } from '../../../shared/errors.ts';
import { messageOf } from '../../api/client.ts';
import { reviewText as text } from '../../text/review.ts';
import { Fault } from '../Async.tsx';
import { Checkbox, SelectField, TextArea } from '../fields.tsx';
import { isSame } from '../edit/savePart.ts';
import { Conflict, InlineForm } from '../edit/InlineForm.tsx';
import { useOpening } from '../edit/useOpening.ts';
import { type Reviewing, setChange, valuesOf, type Change } from './useCourseChanges.ts';
import Button from '@mui/material/Button';
import { lineExamples, rowsOfLines } from '../../../shared/course/lines.ts';

/** What a field holds while it is typed: a text, or the ids of the chosen outcomes. */
type Typed = string | string[];

const skillLine = ({ code, name, details }: Skill): string =>
  `${code} ${name}`.trim() + (details.trim() === '' ? '' : `: ${details}`);

/** 'KI2 Pemikiran kritis: menganalisis data': a code has capitals and digits only. */
function skillOf(line: string): Skill {
  const [, code = '', name = '', details = ''] = /^([A-Z]{2,6}\d*)?\s*([^:]*):?\s*(.*)$/su.exec(line.trim()) ?? [];
  return { code, name: name.trim(), details: details.trim() };
}

const linesOf = (typed: string): string[] => typed.split('\n').flatMap((line) => line.trim() || []);

function typedOf(kind: FieldKind, value: unknown): Typed {
  if (kind === 'clos') return value as string[];
  if (kind === 'lines') return (value as string[]).join('\n');
  if (kind === 'skills') return (value as Skill[]).map(skillLine).join('\n');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The typed value; undefined for what is no number. */
export function valueOf({ kind, key }: CourseField, typed: Typed): unknown {
  if (Array.isArray(typed)) return typed;
  if (kind === 'lines') return linesOf(typed);
  if (kind === 'skills') return linesOf(typed).map(skillOf);
  const whole = typed.trim();
  if (kind !== 'number') return whole === '' && (key === 'courseCode' || key === 'courseName') ? null : whole;
  if (whole === '') return null;
  const number = Number(whole.replace(',', '.').replace(/\s*%$/, ''));
  return Number.isFinite(number) ? number : undefined;
}

type Values = Record<string, unknown>;

interface RowFields {
  list: FactList;
  row: string;
  title: string;
  fields: readonly CourseField[];
  reviewing: Reviewing;
}

/** Fields of a course or of one of its rows, saved together. What is typed is kept until it is saved or given up. */
function RowForm(props: RowFields & { stored: Values; onClose: () => void }) {
  const { list, row, title, fields, reviewing, stored, onClose } = props;
  const { course, send } = reviewing;
  const [was, setWas] = useState(stored);
  const [typed, setTyped] = useState<Record<string, Typed>>(() =>
    Object.fromEntries(fields.map(({ key, kind }) => [key, typedOf(kind, stored[key])])),
  );
  const [fault, setFault] = useState<{ key: string; message: string } | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [isConflict, setConflict] = useState(false);
  // What was not touched is not decided; a form of one field is.
  const touched = fields.filter(({ key, kind }) => fields.length === 1 || !isSame(typed[key], typedOf(kind, was[key])));
  const isDirty = fields.some(({ key, kind }) => !isSame(typed[key], typedOf(kind, was[key])));
  const submit = async (over: Values) => {
    const values = Object.fromEntries(touched.map((field) => [field.key, valueOf(field, typed[field.key] ?? '')]));
    const bad = touched.find(({ key }) => values[key] === undefined);
    if (bad !== undefined) return setFault({ key: bad.key, message: text.badNumber });
    if (touched.length === 0) return onClose();
    setSaving(true);
    try {
      const before = Object.fromEntries(touched.map(({ key }) => [key, over[key]]));
      await send(setChange(list, row, values, before), text.saved(title));
      onClose();
    } catch (reason) {
      const message = messageOf(reason);
      setConflict(reason instanceof AppError && reason.code === 'conflict');
      setFault({ key: '', message });
      setSaving(false);
    }
  };
  return (
    <InlineForm label={title} isDirty={isDirty} isSaving={isSaving} onSave={() => void submit(was)} onClose={onClose}>
      {fields.map((field) => (
        <Field
          key={field.key}
          field={field}
          course={course}
          typed={typed[field.key] ?? ''}
          error={fault?.key === field.key ? fault.message : null}
          isDisabled={isSaving}
          onChange={(value) => setTyped({ ...typed, [field.key]: value })}
        />
      ))}
      {fault?.key === '' && !isConflict && <Fault message={fault.message} />}
      {fault?.key === '' && isConflict && (
        <Conflict
          message={fault.message}
          labels={text}
          onKeepMine={() => {
            setWas(stored);
            void submit(stored);
          }}
          onTakeTheirs={onClose}
        >
          {touched
            .map(({ key }) => `${courseLabels[key]}: ${valueText(course, key, stored[key]) || text.notStated}`)
            .join('\n')}
        </Conflict>
      )}
    </InlineForm>
  );
}

const rowsOfKind = { long: 4, lines: 3, skills: 3 } as const;

function Field({
  field: { key, kind },
  course,
  typed,
  error,
  isDisabled,
  onChange,
}: {
  field: CourseField;
  course: Course;
  typed: Typed;
  error: string | null;
  isDisabled: boolean;
  onChange: (typed: Typed) => void;
}) {
  const label = courseLabels[key];
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
        disabled={isDisabled}
        onChange={onChange}
      />
    );
  return (
    <TextArea
      label={label}
      value={typed as string}
      rows={kind === 'text' || kind === 'number' ? 1 : rowsOfKind[kind]}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      error={error}
      disabled={isDisabled}
      onChange={onChange}
      hint={kind === 'lines' || kind === 'skills' ? text[kind] : undefined}
    />
  );
}

/** The form that corrects fields of a course or of one of its rows, in the place of what its button stands in; `form` null: closed. */
export function useRowForm(of: RowFields) {
  const { isOpen, close, ...opening } = useOpening();
  const stored = valuesOf(of.reviewing.course, of);
  return { ...opening, stored, form: isOpen ? <RowForm {...of} stored={stored} onClose={close} /> : null };
}

/** Adds rows by typing or pasting them, one a line; each can be corrected afterwards. */
export function AddRows({ list, reviewing: { course, send } }: { list: RowList; reviewing: Reviewing }) {
  const { isOpen, button, open, close } = useOpening();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  if (!isOpen)
    return (
      <Box data-stop>
        <Button
          ref={button}
          variant="outlined"
          size="small"
          sx={{ mt: 1 }}
          onClick={() => {
            setTyped('');
            open();
          }}
        >
          {text.add[list]}
        </Button>
      </Box>
    );
  const rows = rowsOfLines(list, typed, course);
  const save = async () => {
    if (rows.length === 0) return setError('Sila tulis sekurang-kurangnya satu baris.');
    // The server parses the values (shared/course/changeSchema.ts).
    const change = { do: 'add', rows: { list, values: rows } } as unknown as Change;
    try {
      await send(change, `${rows.length} baris ditambah.`);
      close();
    } catch (reason) {
      setError(messageOf(reason));
    }
  };
  return (
    <InlineForm
      label={text.add[list]}
      isDirty={typed !== ''}
      save={text.addSave(rows.length)}
      onSave={() => void save()}
      onClose={close}
    >
      <TextArea
        label={text.add[list]}
        hint={`Satu perkara pada setiap baris; boleh ditampal daripada dokumen. Contoh: ${lineExamples[list]}. Ctrl+Enter untuk simpan.`}
        value={typed}
        error={error}
        onChange={setTyped}
      />
    </InlineForm>
  );
}
