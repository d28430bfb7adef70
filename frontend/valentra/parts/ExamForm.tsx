import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { H3, Row } from '../../ui/elements.tsx';
import { examTypeLabels } from '../../../shared/valentra/labels.ts';
import { examLimits } from '../../../shared/valentra/figures.ts';
import { agreementOf } from '../../../shared/valentra/paper/agreement.ts';
import { blueprintOf } from '../../../shared/valentra/paper/blueprint.ts';
import { settingsFault } from '../../../shared/valentra/paper/settings.ts';
import { examTypes, type ExamType, type Jsu } from '../../../shared/valentra/schemas.ts';
import { colours } from '../../app/theme.ts';
import { commonText } from '../../text/ms.ts';
import { Checkbox, SelectField, TextInput } from '../../ui/fields.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { type ExamSettings, type JsuSettings, jsuSettings } from '../useGeneration.ts';

const { min, max, usual } = examLimits;

const choices = examTypes.map((value) => ({ value, label: examTypeLabels[value] }));

/** A typed number of questions, or null when it is not one from 5 to 50 (spec 2 §5). */
export function examCountOf(typed: string): number | null {
  const count = Number(typed);
  return typed.trim() !== '' && Number.isInteger(count) && count >= min && count <= max ? count : null;
}

/** What a JSU was made for. */
const usualOf = (jsu: Jsu | null): ExamSettings | null =>
  jsu?.questionType ? { questionType: jsu.questionType, numberOfQuestions: jsu.questions.length } : null;

/** The settings of an exam (spec 2 §5); `reason`: why no exam can be generated now. */
export function ExamForm({
  jsu,
  present,
  reason,
  onSubmit,
  onCancel,
}: {
  jsu: Jsu | null;
  /** The settings of the exam that is there; null: none is. */
  present: ExamSettings | null;
  reason: string | null;
  /** `withJsu`: the JSU is made for this paper first. */
  onSubmit: (settings: JsuSettings, withJsu: boolean) => void;
  onCancel: () => void;
}) {
  const id = useId();
  const [questionType, setType] = useState<ExamType>(
    usualOf(jsu)?.questionType ?? present?.questionType ?? 'aneka-pilihan',
  );
  const [typed, setTyped] = useState(String(usualOf(jsu)?.numberOfQuestions ?? present?.numberOfQuestions ?? usual));
  const [chosen, setChosen] = useState<'jsu'[]>(['jsu']);
  const numberOfQuestions = examCountOf(typed);
  const agreement =
    jsu === null || numberOfQuestions === null
      ? null
      : agreementOf(jsu, blueprintOf(jsu, numberOfQuestions, questionType));
  const withJsu = agreement?.isSame === false && chosen.includes('jsu');
  // A JSU that is made again keeps the marks that it was made for.
  const { totalMarks } = (withJsu && jsuSettings(jsu)) || {};
  const settings = { questionType, numberOfQuestions: Number(typed), ...(totalMarks && { totalMarks }) };
  const fault = settingsFault(settings);
  return (
    <Box
      component="form"
      noValidate
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault();
        if (reason === null && fault === null) onSubmit(settings, withJsu);
      }}
      sx={{ mt: 2, p: 2, display: 'grid', gap: 2, border: `2px solid ${colours.green}`, borderRadius: 1 }}
    >
      <H3 id={`${id}-title`}>Tetapan Soalan Ujian</H3>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <SelectField autoFocus label="Jenis Soalan" value={questionType} choices={choices} onChange={setType} />
        <TextInput
          type="number"
          size="small"
          required={false}
          label="Bilangan Soalan"
          hint={fault === null ? `${min} hingga ${max} soalan` : ''}
          error={fault}
          value={typed}
          inputProps={{ min, max, step: 1 }}
          onChange={setTyped}
        />
      </Box>
      {agreement !== null && (
        <div>
          <p>{agreement.text}</p>
          {!agreement.isSame && (
            <Checkbox
              label="Jana semula JSU untuk jenis dan bilangan ini dahulu"
              value="jsu"
              chosen={chosen}
              onChange={setChosen}
            />
          )}
        </div>
      )}
      {present !== null && (
        <p>
          Soalan yang ada sekarang akan disimpan sebagai versi terdahulu. Tetapan yang sama daripada JSU yang sama tidak
          menjana soalan baharu.
        </p>
      )}
      <Row>
        <ReasonButton type="submit" variant="contained" reason={reason ?? fault}>
          Jana Soalan
        </ReasonButton>
        <Button variant="outlined" onClick={onCancel}>
          {commonText.cancel}
        </Button>
      </Row>
    </Box>
  );
}
