import Box, { type BoxProps } from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import NativeSelect from '@mui/material/NativeSelect';
import { maxNameLength, nameFault } from '../../shared/session/sessionName.ts';
import { sizes } from '../app/theme.ts';
import { Small } from './elements.tsx';

/** Enter, or a button of type `submit`, sends it. */
export const Form = ({
  onSubmit,
  ...form
}: Omit<BoxProps<'form'>, 'onSubmit'> & { onSubmit?: ((form: HTMLElement) => unknown) | undefined }) => (
  <Box
    component="form"
    noValidate
    {...form}
    onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      onSubmit?.(event.currentTarget);
    }}
  />
);

const Label = styled('label')({ display: 'block', marginBottom: 4, fontSize: sizes.small, fontWeight: 650 });

interface Props extends Omit<OutlinedInputProps, 'label' | 'error' | 'onChange' | 'ref' | 'value'> {
  label: string;
  value: string;
  /** Below the field; screen readers read it with the label. */
  hint?: string | undefined;
  error?: string | null;
  onChange: (value: string) => void;
}

/** A label above a field, and a note and an error below it, which screen readers read with the field. */
export function TextInput({ label, hint, error = null, onChange, inputProps, ...input }: Props) {
  const id = useId();
  return (
    // A long word does not widen the form.
    <div style={{ minWidth: 0 }}>
      <Label htmlFor={id}>{label}</Label>
      <OutlinedInput
        required
        {...input}
        id={id}
        fullWidth
        error={error !== null}
        inputProps={{ ...inputProps, 'aria-describedby': `${id}-note ${id}-error` }}
        onChange={(event) => onChange(event.target.value)}
      />
      <Small as="div" id={`${id}-note`}>
        {hint}
      </Small>
      <Box id={`${id}-error`} aria-live="polite" sx={{ color: 'error.main', fontSize: 'small' }}>
        {error}
      </Box>
    </div>
  );
}

/** The name of a session. That it is missing is said by the button. */
export const NameInput = ({ value, hint = '', ...input }: Omit<Props, 'label'>) => (
  <TextInput
    label="Nama Sesi"
    value={value}
    hint={`${hint} ${value.trim().length}/${maxNameLength} aksara`.trim()}
    error={value.trim() === '' ? null : nameFault(value)}
    {...input}
  />
);

/** A field of several lines; it grows with its text. */
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

export interface Choice<V extends string = string> {
  value: V;
  label: string;
}

export function SelectField<V extends string>({
  label,
  value,
  choices,
  onChange,
  autoFocus = false,
}: {
  label: string;
  value: NoInfer<V>;
  choices: readonly Choice<V>[];
  onChange: (value: V) => void;
  autoFocus?: boolean;
}) {
  const id = useId();
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <NativeSelect
        input={<OutlinedInput size="small" />}
        inputProps={{ id }}
        autoFocus={autoFocus}
        fullWidth
        value={value}
        onChange={({ target }) => onChange(target.value as V)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}

/** One of several values that can be chosen together. */
export const Checkbox = <Value,>({
  label,
  value,
  chosen,
  onChange,
}: {
  label: ReactNode;
  value: Value;
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}) => (
  <Box component="label" sx={{ display: 'flex', gap: 1, alignItems: 'start', py: 0.5 }}>
    <input
      type="checkbox"
      checked={chosen.includes(value)}
      onChange={({ target }) => onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))}
    />
    <span>{label}</span>
  </Box>
);
