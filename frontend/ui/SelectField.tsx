import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { KeyboardEvent, Ref } from 'react';

export interface Choice<V extends string = string> {
  value: V;
  label: string;
}

const Field = styled('select')(({ theme }) => ({
  display: 'block',
  width: '100%',
  minHeight: 44,
  padding: theme.spacing(0, 1.25),
  font: 'inherit',
  color: 'inherit',
  background: '#fff',
  border: '1px solid #8b8471',
  borderRadius: 4,
  '&:disabled': { opacity: 0.6 },
}));

/** One of a few values, in the browser's own list. */
export function SelectField<V extends string>({
  label,
  value,
  choices,
  onChange,
  onKeyDown,
  ref,
  disabled = false,
  error = null,
}: {
  label: string;
  value: NoInfer<V>;
  choices: readonly Choice<V>[];
  onChange: (value: V) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  ref?: Ref<HTMLSelectElement>;
  disabled?: boolean;
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
        disabled={disabled}
        aria-describedby={`${id}-error`}
        onChange={({ target }) => {
          const chosen = choices.find((choice) => choice.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
        onKeyDown={onKeyDown}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Field>
      <Box id={`${id}-error`} aria-live="polite" sx={{ color: 'error.main', fontSize: '.9rem' }}>
        {error}
      </Box>
    </div>
  );
}
