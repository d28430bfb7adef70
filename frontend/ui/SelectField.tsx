import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame } from './FieldFrame.tsx';

export interface Choice<V extends string = string> {
  value: V;
  label: string;
}

/** A choice of a few values, as the browser's own select. */
export function SelectField<V extends string>({
  label,
  value,
  choices,
  onChange,
  autoFocus = false,
  disabled = false,
  error = null,
}: {
  label: string;
  value: NoInfer<V>;
  choices: readonly Choice<V>[];
  onChange: (value: V) => void;
  autoFocus?: boolean;
  disabled?: boolean;
  error?: string | null;
}) {
  return (
    <FieldFrame label={label} error={error}>
      {({ id, describedBy }) => (
        <NativeSelect
          input={<OutlinedInput size="small" />}
          inputProps={{ id, 'aria-describedby': describedBy }}
          autoFocus={autoFocus}
          fullWidth
          value={value}
          disabled={disabled}
          onChange={({ target }) => {
            const chosen = choices.find((choice) => choice.value === target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </NativeSelect>
      )}
    </FieldFrame>
  );
}
