import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame } from './FieldFrame.tsx';

/** A labelled field for one line; the label is above it and stays when the field is filled. */
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
  /** The allowed text; it is below the field, and screen readers read it with the label. */
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
