import OutlinedInput from '@mui/material/OutlinedInput';
import Box from '@mui/material/Box';
import { useId } from 'react';

/** A labelled line of text; the label stands above it and stays when the field is filled. */
export function TextInput({
  label,
  value,
  onChange,
  placeholder,
  hint,
  disabled,
  error,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder: string;
  /** What the field takes; it stands below and is read with the label. */
  hint: string;
  disabled: boolean;
  error: string | null;
}) {
  const id = useId();
  return (
    <div>
      <Box component="label" htmlFor={id} sx={{ display: 'block', mb: 0.5, fontWeight: 600 }}>
        {label}
      </Box>
      <OutlinedInput
        id={id}
        fullWidth
        required
        value={value}
        placeholder={placeholder}
        disabled={disabled}
        error={error !== null}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{ input: { 'aria-describedby': `${id}-hint ${id}-error` } }}
      />
      <Box id={`${id}-hint`} sx={{ color: 'text.secondary', fontSize: '.9rem' }}>
        {hint}
      </Box>
      <Box id={`${id}-error`} aria-live="polite" sx={{ color: 'error.main', fontSize: '.9rem' }}>
        {error}
      </Box>
    </div>
  );
}
