import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame } from './FieldFrame.tsx';

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
  return (
    <FieldFrame label={label} note={hint} error={error}>
      {({ id, describedBy }) => (
        <OutlinedInput
          id={id}
          fullWidth
          required
          value={value}
          placeholder={placeholder}
          disabled={disabled}
          error={error !== null}
          onChange={(event) => onChange(event.target.value)}
          slotProps={{ input: { 'aria-describedby': describedBy } }}
        />
      )}
    </FieldFrame>
  );
}
