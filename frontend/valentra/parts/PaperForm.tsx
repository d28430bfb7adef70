import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { valentraApi } from '../../../shared/valentra/api.ts';
import { courseView } from '../../../shared/valentra/course/courseView.ts';
import { examLimits } from '../../../shared/valentra/figures.ts';
import { examTypeLabels } from '../../../shared/valentra/labels.ts';
import { settingsFault } from '../../../shared/valentra/paper/settings.ts';
import { paperTopics, topicsFor } from '../../../shared/valentra/paper/topics.ts';
import { examTypes, type ExamType, type JstAssessment, type Session } from '../../../shared/valentra/schemas.ts';
import { call, messageOf } from '../../api/client.ts';
import { Fold, Row } from '../../ui/elements.tsx';
import { Checkbox, SelectField, TextInput } from '../../ui/fields.tsx';
import { notify } from '../../ui/Notices.tsx';
import { reread } from '../queries.ts';
import { paperIn } from '../stages.ts';
import { type JsuSettings, jsuSettings } from '../useGeneration.ts';
import { SettingsForm } from './SettingsForm.tsx';

const choices = [
  { value: '', label: 'Belum ditentukan' },
  ...examTypes.map((value) => ({ value, label: examTypeLabels[value] })),
] as const;

type Course = NonNullable<Session['course']>;

const titlesOf = (topics: readonly { title: string }[]): string[] => topics.map(({ title }) => title);

/** The ways to choose topics at once: by week, by outcome, or all. */
function presetsOf(course: Course, row: JstAssessment): { label: string; titles: string[] }[] {
  const view = courseView(course);
  const { week, byWeek, byOutcome } = topicsFor(row, view.topics);
  return [
    { label: `Hingga minggu ${week}`, titles: titlesOf(byWeek) },
    { label: `Mengikut ${row.clo.join(', ')}`, titles: titlesOf(byOutcome) },
    { label: 'Semua topik', titles: titlesOf(view.topics) },
  ].filter(({ titles }) => titles.length > 0);
}

/** What a paper is about and made for. Topics and duration are those of its row in the JST; the rest is of its JSU alone. */
export function PaperForm({
  session,
  reason,
  onSubmit,
  onCancel,
}: {
  session: Session;
  reason: string | null;
  onSubmit: (settings: JsuSettings) => void;
  onCancel: () => void;
}) {
  const paper = paperIn(session);
  const place = session.jst?.assessments.findIndex(({ code }) => code === paper?.code) ?? -1;
  const row = session.jst?.assessments[place];
  const { course } = session;
  const known = course === null || row === undefined ? [] : paperTopics(courseView(course), { assessments: [row] });
  const before = { topics: known.map(({ title }) => title), duration: row?.duration ?? '' };
  /** Stated by nobody: the usual one, until the lecturer takes it. */
  const isUsual = row?.facts['duration']?.state === 'notFound';
  const made = jsuSettings(session.jsu);
  const [type, setType] = useState<ExamType | ''>(made?.questionType ?? '');
  const [count, setCount] = useState(String(made?.numberOfQuestions ?? examLimits.usual));
  const [marks, setMarks] = useState(String(made?.totalMarks ?? ''));
  const [duration, setDuration] = useState(before.duration);
  const [topics, setTopics] = useState(before.topics);
  const settings: JsuSettings = {
    ...(type === '' ? { questionType: null } : { questionType: type, numberOfQuestions: Number(count) }),
    totalMarks: marks.trim() === '' ? null : Number(marks),
  };

  const save = useMutation({
    async mutationFn() {
      let version = session.versions.jst ?? 1;
      for (const [field, value] of Object.entries({ topics, duration })) {
        const isSame = JSON.stringify(value) === JSON.stringify(before[field as keyof typeof before]);
        if (isSame && !(field === 'duration' && isUsual)) continue;
        const params = { sessionId: session.id, stage: 'jst' } as const;
        const pointer = `/assessments/${place}/${field}`;
        ({ version } = await call(valentraApi.editArtefact, { params, body: { pointer, value, version } }));
      }
      if (version !== session.versions.jst) await reread(session);
    },
    onSuccess: () => onSubmit(settings),
    onError: (error) => notify('error', messageOf(error)),
  });
  if (course === null || row === undefined) return null;
  const fault =
    settingsFault(settings) ??
    (duration.trim() === '' ? 'Nyatakan tempoh, contoh 60 minit.' : null) ??
    (topics.length === 0 ? 'Pilih sekurang-kurangnya satu topik.' : null);
  return (
    <SettingsForm
      title={`Tetapan Kertas: ${row.code} ${row.type}`}
      submit="Jana JSU"
      reason={reason ?? fault}
      onSubmit={() => save.mutate()}
      onCancel={onCancel}
      fields={
        <>
          <SelectField autoFocus label="Jenis Soalan" value={type} choices={choices} onChange={setType} />
          {type !== '' && (
            <TextInput
              type="number"
              size="small"
              required={false}
              label="Bilangan Soalan"
              value={count}
              onChange={setCount}
            />
          )}
          <TextInput
            type="number"
            size="small"
            required={false}
            label="Jumlah Markah"
            hint="Kosong: mengikut jenis soalan, atau 100"
            value={marks}
            onChange={setMarks}
          />
          <TextInput
            size="small"
            label="Tempoh"
            hint={isUsual ? 'Anggaran; menjadi tempoh anda apabila JSU dijana' : ''}
            value={duration}
            onChange={setDuration}
          />
        </>
      }
    >
      <Fold title={`Topik: ${topics.length} daripada ${course.topics.length}`}>
        <Row>
          {presetsOf(course, row).map(({ label, titles }) => (
            <Button key={label} size="small" variant="outlined" onClick={() => setTopics(titles)}>
              {label}
            </Button>
          ))}
        </Row>
        {[...new Set([...course.topics.map(({ title }) => title), ...before.topics])].map((title) => (
          <Checkbox key={title} label={title} value={title} chosen={topics} onChange={setTopics} />
        ))}
      </Fold>
    </SettingsForm>
  );
}
