import { useState } from 'react';
import { examTypeLabels } from '../../../shared/valentra/labels.ts';
import { examLimits } from '../../../shared/valentra/figures.ts';
import { agreementOf } from '../../../shared/valentra/paper/agreement.ts';
import { blueprintOf } from '../../../shared/valentra/paper/blueprint.ts';
import { settingsFault } from '../../../shared/valentra/paper/settings.ts';
import { type Clo, examTypes, type ExamType, type Jsu } from '../../../shared/valentra/schemas.ts';
import { Checkbox, SelectField, TextInput } from '../../ui/fields.tsx';
import { type ExamSettings, type JsuSettings, jsuSettings } from '../useGeneration.ts';
import { SettingsForm } from './SettingsForm.tsx';

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
  clos,
  present,
  reason,
  onSubmit,
  onCancel,
}: {
  jsu: Jsu | null;
  /** The outcomes above whose levels no question goes. */
  clos: readonly Clo[];
  /** The settings of the exam that is there; null: none is. */
  present: ExamSettings | null;
  reason: string | null;
  /** `withJsu`: the JSU is made for this paper first. */
  onSubmit: (settings: JsuSettings, withJsu: boolean) => void;
  onCancel: () => void;
}) {
  const [questionType, setType] = useState<ExamType>(
    usualOf(jsu)?.questionType ?? present?.questionType ?? 'aneka-pilihan',
  );
  const [typed, setTyped] = useState(String(usualOf(jsu)?.numberOfQuestions ?? present?.numberOfQuestions ?? usual));
  const [chosen, setChosen] = useState<'jsu'[]>(['jsu']);
  const numberOfQuestions = examCountOf(typed);
  const agreement =
    jsu === null || numberOfQuestions === null
      ? null
      : agreementOf(jsu, blueprintOf(jsu, numberOfQuestions, questionType, clos));
  const withJsu = agreement?.isSame === false && chosen.includes('jsu');
  // A JSU that is made again keeps the marks that it was made for.
  const { totalMarks } = (withJsu && jsuSettings(jsu)) || {};
  const settings = { questionType, numberOfQuestions: Number(typed), ...(totalMarks && { totalMarks }) };
  const fault = settingsFault(settings);
  return (
    <SettingsForm
      title="Tetapan Soalan Ujian"
      submit="Jana Soalan"
      reason={reason ?? fault}
      onSubmit={() => onSubmit(settings, withJsu)}
      onCancel={onCancel}
      fields={
        <>
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
        </>
      }
    >
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
    </SettingsForm>
  );
}
