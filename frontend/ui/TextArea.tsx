import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { KeyboardEvent, Ref } from 'react';

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
  const id = useId();
  return (
    <div>
      <Box component="label" htmlFor={id} sx={{ display: 'block', mb: 0.5, fontWeight: 600 }}>
        {label}
      </Box>
      <Field
        id={id}
        ref={ref}
        value={value}
        rows={rows}
        disabled={disabled}
        maxLength={maxLength}
        placeholder={placeholder}
        aria-invalid={error !== null}
        aria-describedby={`${id}-note ${id}-error`}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Box id={`${id}-note`} sx={{ mt: 0.5, fontSize: '.85rem', color: 'text.secondary' }}>
        {note}
      </Box>
      <Box id={`${id}-error`} aria-live="polite" sx={{ color: 'error.main', fontSize: '.9rem' }}>
        {error}
      </Box>
    </div>
  );
}
