import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useId, useRef, useState } from 'react';
import { examTypeLabels } from '../../../shared/valentra/labels.ts';
import { examLimits } from '../../../shared/valentra/rules.ts';
import { examTypes } from '../../../shared/valentra/schemas.ts';
import type { ExamType } from '../../../shared/valentra/schemas.ts';
import { colours } from '../../app/theme.ts';
import { commonText } from '../../text/ms.ts';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { examCountOf } from '../examCount.ts';
import { examFormText as text } from '../text.ts';
import type { ExamSettings } from '../useGeneration.ts';

const { min, max, usual } = examLimits;

const choices = examTypes.map((value) => ({ value, label: examTypeLabels[value] }));

const field = {
  display: 'block',
  width: '100%',
  minHeight: 44,
  px: 1.25,
  font: 'inherit',
  color: 'inherit',
  bgcolor: '#fff',
  border: '1px solid #8b8471',
  borderRadius: 1,
} as const;

/** The settings of an exam (spec 2 §5); `reason`: why none can be made now. */
export function ExamForm({
  isAgain,
  reason,
  onSubmit,
  onCancel,
}: {
  isAgain: boolean;
  reason: string | null;
  onSubmit: (settings: ExamSettings) => void;
  onCancel: () => void;
}) {
  const id = useId();
  const first = useRef<HTMLSelectElement>(null);
  const [questionType, setType] = useState<ExamType>('aneka-pilihan');
  const [typed, setTyped] = useState(String(usual));
  useEffect(() => first.current?.focus(), []);
  const numberOfQuestions = examCountOf(typed);
  const fault = numberOfQuestions === null ? text.countFault(min, max) : null;
  return (
    <Box
      component="form"
      noValidate
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault();
        if (reason === null && numberOfQuestions !== null) onSubmit({ questionType, numberOfQuestions });
      }}
      sx={{ mt: 2, p: 2, display: 'grid', gap: 2, border: `2px solid ${colours.green}`, borderRadius: 1 }}
    >
      <Box component="h3" id={`${id}-title`} sx={{ typography: 'h3' }}>
        {text.title}
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <SelectField ref={first} label={text.type} value={questionType} choices={choices} onChange={setType} />
        <div>
          <Box component="label" htmlFor={`${id}-count`} sx={{ display: 'block', mb: 0.5, fontWeight: 600 }}>
            {text.count}
          </Box>
          <Box
            component="input"
            type="number"
            id={`${id}-count`}
            min={min}
            max={max}
            step={1}
            value={typed}
            aria-invalid={fault !== null}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => setTyped(target.value)}
            sx={field}
          />
          <Box
            id={`${id}-hint`}
            aria-live="polite"
            sx={{ mt: 0.5, fontSize: '.9rem', color: fault === null ? 'text.secondary' : 'error.main' }}
          >
            {fault ?? text.countHint(min, max)}
          </Box>
        </div>
      </Box>
      {isAgain && <p>{text.again}</p>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ReasonButton type="submit" variant="contained" reason={reason ?? fault}>
          {text.submit}
        </ReasonButton>
        <Button variant="outlined" onClick={onCancel}>
          {commonText.cancel}
        </Button>
      </Box>
    </Box>
  );
}
