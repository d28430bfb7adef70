import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Course } from '../../../shared/course/course.ts';
import { courseLabels, type CourseField, languageLabels } from '../../../shared/course/fields.ts';
import { valueText } from '../../../shared/course/review.ts';
import { AppError } from '../../../shared/errors.ts';
import { messageOf } from '../../api/client.ts';
import { colours } from '../../app/theme.ts';
import { commonText } from '../../text/ms.ts';
import { reviewText as text } from '../../text/review.ts';
import { Fault } from '../Async.tsx';
import { Conflict } from '../edit/Conflict.tsx';
import { editorText } from '../edit/text.ts';
import { SelectField } from '../SelectField.tsx';
import { TextArea } from '../TextInput.tsx';
import { useLeaveWarning } from '../useLeaveWarning.ts';
import { type Typed, typedOf, valueOf } from './typedValue.ts';

type Values = Record<string, unknown>;

interface Props {
  /** Names the form. */
  title: string;
  course: Course;
  fields: readonly CourseField[];
  /** The values as they are stored. */
  stored: Values;
  /** @throws {AppError} conflict when a value is no longer `was` */
  save: (values: Values, was: Values) => Promise<void>;
  onClose: () => void;
}

/** Fields of a course or of one of its rows, saved together. What is typed is kept until it is saved or given up. */
export function RowForm({ title, course, fields, stored, save, onClose }: Props) {
  const [was, setWas] = useState(stored);
  const [typed, setTyped] = useState<Record<string, Typed>>(() =>
    Object.fromEntries(fields.map(({ key, kind }) => [key, typedOf(kind, stored[key])])),
  );
  const [fault, setFault] = useState<{ key: string; message: string } | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [isConflict, setConflict] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('textarea, input, select')?.focus(), []);

  // What was not touched is not decided; a form of one field is.
  const touched = fields.filter(
    ({ key, kind }) => fields.length === 1 || !isDeepEqual(typed[key], typedOf(kind, was[key])),
  );
  const isDirty = fields.some(({ key, kind }) => !isDeepEqual(typed[key], typedOf(kind, was[key])));
  const { dialog } = useLeaveWarning(isDirty && !isSaving, editorText);
  const submit = async (over: Values) => {
    const values = Object.fromEntries(touched.map((field) => [field.key, valueOf(field, typed[field.key] ?? '')]));
    const bad = touched.find(({ key }) => values[key] === undefined);
    if (bad !== undefined) return setFault({ key: bad.key, message: text.badNumber });
    if (touched.length === 0) return onClose();
    setSaving(true);
    try {
      await save(values, Object.fromEntries(touched.map(({ key }) => [key, over[key]])));
      onClose();
    } catch (reason) {
      const message = messageOf(reason);
      setConflict(reason instanceof AppError && reason.code === 'conflict');
      setFault({ key: '', message });
      setSaving(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isLine = event.target instanceof HTMLTextAreaElement && event.target.rows > 1;
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey || !isLine) && !isButton(event.target)) {
      event.preventDefault();
      void submit(was);
    }
  };
  return (
    <Box
      ref={form}
      data-stop
      data-unsaved={isDirty || undefined}
      role="group"
      aria-label={title}
      onKeyDown={onKeyDown}
      sx={{
        p: 1.5,
        my: 1,
        display: 'grid',
        gap: 1,
        border: `2px solid ${colours.green}`,
        borderRadius: 1,
        bgcolor: colours.sheet,
      }}
    >
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" loading={isSaving} onClick={() => void submit(was)}>
          {text.save}
        </Button>
        <Button variant="outlined" disabled={isSaving} onClick={onClose}>
          {commonText.cancel}
        </Button>
      </Box>
      {dialog}
    </Box>
  );
}

const isDeepEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const isButton = (target: EventTarget): boolean => target instanceof HTMLButtonElement;

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
    return <CloChoice label={label} course={course} chosen={typed as string[]} onChange={onChange} />;
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
  const rows = kind === 'text' || kind === 'number' ? 1 : rowsOfKind[kind];
  const hint = kind === 'lines' || kind === 'skills' ? { hint: text[kind] } : {};
  return (
    <TextArea
      label={label}
      value={typed as string}
      rows={rows}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      error={error}
      disabled={isDisabled}
      onChange={onChange}
      {...hint}
    />
  );
}

function CloChoice({
  label,
  course: { clos },
  chosen,
  onChange,
}: {
  label: string;
  course: Course;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}) {
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <Box component="legend" sx={{ fontWeight: 600, p: 0 }}>
        {label}
      </Box>
      {clos.length === 0 && text.noClos}
      {clos.map(({ id, cloNumber }) => (
        <FormControlLabel
          key={id}
          label={cloNumber}
          control={
            <Checkbox
              checked={chosen.includes(id)}
              onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
            />
          }
        />
      ))}
    </Box>
  );
}
