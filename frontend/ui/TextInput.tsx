import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { FieldFrame } from './FieldFrame.tsx';

interface Props extends Omit<OutlinedInputProps, 'label' | 'error' | 'onChange' | 'ref' | 'value'> {
  label: string;
  value: string;
  /** Below the field; screen readers read it with the label. */
  hint?: string | undefined;
  error?: string | null;
  onChange: (value: string) => void;
}

/** A labelled field for one line; the label is above it and stays when the field is filled. */
export const TextInput = ({ label, hint, error = null, onChange, inputProps, ...input }: Props) => (
  <FieldFrame label={label} note={hint} error={error}>
    {({ id, describedBy }) => (
      <OutlinedInput
        required
        {...input}
        id={id}
        fullWidth
        error={error !== null}
        inputProps={{ ...inputProps, 'aria-describedby': describedBy }}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </FieldFrame>
);

/** The same for several lines; it grows with its text. */
export const TextArea = ({
  rows = 3,
  maxLength,
  inputMode,
  ...props
}: Omit<Props, 'rows'> & {
  rows?: number;
  maxLength?: number;
  inputMode?: 'numeric' | 'decimal' | undefined;
}) => (
  <TextInput
    required={false}
    inputComponent="textarea"
    inputProps={{ rows, maxLength, inputMode }}
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
    {...props}
  />
);
