import { styled } from '@mui/material/styles';
import type { KeyboardEvent, Ref } from 'react';
import { FieldFrame } from './FieldFrame.tsx';

const Field = styled('textarea')(({ theme }) => ({
  display: 'block',
  width: '100%',
  padding: theme.spacing(1, 1.25),
  font: 'inherit',
  color: 'inherit',
  background: '#fff',
  border: '1px solid #8b8471',
  borderRadius: 4,
  resize: 'vertical',
  fieldSizing: 'content',
  minHeight: '3.2em',
  maxHeight: '70vh',
  '&:disabled': { opacity: 0.6 },
}));

/** A labelled field for several lines that grows with its text. `note` stands under it and is read with it. */
export function TextArea({
  label,
  value,
  onChange,
  onKeyDown,
  ref,
  rows = 3,
  disabled = false,
  maxLength,
  placeholder,
  note,
  error = null,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  ref?: Ref<HTMLTextAreaElement>;
  rows?: number;
  disabled?: boolean;
  maxLength?: number;
  placeholder?: string;
  note?: string;
  error?: string | null;
}) {
  return (
    <FieldFrame label={label} note={note} error={error}>
      {({ id, describedBy }) => (
        <Field
          id={id}
          ref={ref}
          value={value}
          rows={rows}
          disabled={disabled}
          maxLength={maxLength}
          placeholder={placeholder}
          aria-invalid={error !== null}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
      )}
    </FieldFrame>
  );
}
