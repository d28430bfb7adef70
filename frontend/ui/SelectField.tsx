import { styled } from '@mui/material/styles';
import type { KeyboardEvent, Ref } from 'react';
import { FieldFrame } from './FieldFrame.tsx';

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
  return (
    <FieldFrame label={label} error={error}>
      {({ id, describedBy }) => (
        <Field
          id={id}
          ref={ref}
          value={value}
          disabled={disabled}
          aria-describedby={describedBy}
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
      )}
    </FieldFrame>
  );
}
