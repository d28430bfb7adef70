import OutlinedInput from '@mui/material/OutlinedInput';
import type { KeyboardEvent, Ref } from 'react';
import { FieldFrame } from './FieldFrame.tsx';

/** A labelled field for several lines that grows with its text. `note` is below it; screen readers read it with the field. */
export function TextArea({
  label,
  value,
  onChange,
  onKeyDown,
  ref,
  rows = 3,
  inputMode,
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
  /** The keypad of a phone. */
  inputMode?: 'numeric' | 'decimal' | undefined;
  disabled?: boolean;
  maxLength?: number;
  placeholder?: string;
  note?: string;
  error?: string | null;
}) {
  return (
    <FieldFrame label={label} note={note} error={error}>
      {({ id, describedBy }) => (
        <OutlinedInput
          id={id}
          inputComponent="textarea"
          inputRef={ref}
          fullWidth
          value={value}
          disabled={disabled}
          placeholder={placeholder}
          error={error !== null}
          inputProps={{ rows, maxLength, inputMode, 'aria-describedby': describedBy }}
          sx={{
            p: 0,
            '& textarea': {
              height: 'auto',
              px: 1.25,
              py: 1,
              resize: 'vertical',
              fieldSizing: 'content',
              minHeight: rows === 1 ? 0 : '3.2em',
              maxHeight: '70vh',
              lineHeight: 1.6,
            },
          }}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
      )}
    </FieldFrame>
  );
}
