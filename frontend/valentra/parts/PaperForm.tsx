import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { valentraApi } from '../../../shared/valentra/api.ts';
import { courseView } from '../../../shared/valentra/course/courseView.ts';
import { examLimits } from '../../../shared/valentra/figures.ts';
import { examTypeLabels } from '../../../shared/valentra/labels.ts';
import { formText } from '../../../shared/course/paperForm.ts';
import { statedForm, unsureForm, wantedBy } from '../../../shared/valentra/paper/form.ts';
import { agreementOf } from '../../../shared/valentra/paper/agreement.ts';
import { blueprintOf } from '../../../shared/valentra/paper/blueprint.ts';
import type { PaperStage } from '../../../shared/valentra/paper/papers.ts';
import { settingsFault } from '../../../shared/valentra/paper/settings.ts';
import { paperTopics, topicsFor } from '../../../shared/valentra/paper/topics.ts';
import { examTypes, type ExamType, type JstAssessment, type Session } from '../../../shared/valentra/schemas.ts';
import { isSame, keysOf } from '../../../shared/values/pick.ts';
import { call, messageOf } from '../../api/client.ts';
import { colours } from '../../app/theme.ts';
import { commonText } from '../../text/ms.ts';
import { Fold, H3, Row } from '../../ui/elements.tsx';
import { Checkbox, SelectField, TextInput } from '../../ui/fields.tsx';
import { notify } from '../../ui/Notices.tsx';
import { askEnding } from '../artefact.ts';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { reread } from '../queries.ts';
import { paperIn } from '../../../shared/valentra/board.ts';
import { type JsuSettings, jsuSettings } from '../useGeneration.ts';

const { min, max, usual } = examLimits;
const types = examTypes.map((value) => ({ value, label: examTypeLabels[value] }));
const undecided = { value: '', label: 'Belum ditentukan' } as const;

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

/**
 * What a paper's JSU is made for, or what its items are (spec 2 §5). Topics and duration are those of its row in the JST; an exam that
 * differs from its JSU may have that made again first.
 */
export function PaperForm({
  session,
  stage,
  reason,
  onSubmit,
  onCancel,
}: {
  session: Session;
  stage: PaperStage;
  reason: string | null;
  /** `withJsu`: the JSU is made for this paper first. */
  onSubmit: (settings: JsuSettings, withJsu: boolean) => void;
  onCancel: () => void;
}) {
  const { course, jsu, jst, examQuestions } = session;
  const isJsu = stage === 'jsu';
  const paper = paperIn(session);
  const place = jst?.assessments.findIndex(({ code }) => code === paper?.code) ?? -1;
  const row = isJsu ? jst?.assessments[place] : undefined;
  const known = course === null || row === undefined ? [] : paperTopics(courseView(course), { assessments: [row] });
  const offered = [...new Set([...titlesOf(course?.topics ?? []), ...titlesOf(known)])];
  /** In the order of the course, whatever the order in which they were chosen. */
  const inOrder = (chosen: readonly string[]) => offered.filter((title) => chosen.includes(title));
  const before = { topics: inOrder(titlesOf(known)), duration: row?.duration ?? '' };
  /** Stated by nobody: the usual one, until the lecturer sets another. */
  const isUsual = row?.facts['duration']?.state === 'notFound';
  const made = jsuSettings(jsu);
  const stated = course && paper ? statedForm(course, { assessmentId: paper.id }) : null;
  const planned = wantedBy(stated);
  const unsure = course && paper ? unsureForm(course, { assessmentId: paper.id }) : [];
  const present = isJsu ? null : examQuestions;
  const [type, setType] = useState<ExamType | ''>(
    made?.questionType ?? present?.examInfo.type ?? planned.questionType ?? (isJsu ? '' : 'aneka-pilihan'),
  );
  const [count, setCount] = useState(
    String(
      made?.numberOfQuestions ??
        (present ?? (isJsu ? null : jsu))?.questions.length ??
        planned.numberOfQuestions ??
        usual,
    ),
  );
  const [marks, setMarks] = useState(String((made ?? planned).totalMarks ?? ''));
  const [duration, setDuration] = useState(before.duration);
  const [topics, setTopics] = useState(before.topics);
  const now = { topics: inOrder(topics), duration: duration.trim() };
  const [taken, setTaken] = useState<'duration'[]>([]);
  const [remade, setRemade] = useState<'jsu'[]>([]);
  const id = useId();

  const counted = type === '' ? { questionType: null } : { questionType: type, numberOfQuestions: Number(count) };
  const countFault = settingsFault(counted, planned.numberOfQuestions);
  const isCounted = countFault === null;
  const agreement =
    isJsu || jsu === null || type === '' || !isCounted
      ? null
      : agreementOf(jsu, blueprintOf(jsu, Number(count), type, jst?.cloList ?? []));
  const withJsu = agreement?.isSame === false && remade.length > 0;
  // A JSU that is made again with its paper keeps the marks that it was made for.
  const kept = withJsu && made?.totalMarks ? { totalMarks: made.totalMarks } : {};
  const settings: JsuSettings = {
    ...counted,
    // Fewer than the spec's least are those that the course states.
    ...(isCounted && Number(count) < min && { numberOfQuestions: undefined }),
    ...(isJsu ? { totalMarks: marks.trim() === '' ? null : Number(marks) } : kept),
  };
  const ofRow =
    row === undefined
      ? null
      : duration.trim() === ''
        ? 'Nyatakan tempoh, contoh 60 minit.'
        : topics.length === 0
          ? 'Pilih sekurang-kurangnya satu topik.'
          : null;
  const closed = reason ?? countFault ?? settingsFault(settings, planned.numberOfQuestions) ?? ofRow;

  const save = useMutation({
    async mutationFn() {
      const isChanged = (field: keyof typeof before) =>
        !isSame(now[field], before[field]) || (field === 'duration' && taken.length > 0);
      const changed = row === undefined ? [] : keysOf(now).filter(isChanged);
      if (changed.length > 0 && !(await askEnding([{ of: session, stage: 'jst' }]))) return false;
      let version = session.versions.jst ?? 1;
      for (const field of changed) {
        const params = { sessionId: session.id, stage: 'jst' } as const;
        const body = { pointer: `/assessments/${place}/${field}`, value: now[field], version };
        ({ version } = await call(valentraApi.editArtefact, { params, body }));
      }
      if (changed.length > 0) await reread(session);
      return true;
    },
    onSuccess: (isAgreed) => isAgreed && onSubmit(settings, withJsu),
    onError: (error) => notify('error', messageOf(error)),
  });
  const number = { type: 'number', size: 'small', required: false } as const;
  return (
    <Box
      component="form"
      noValidate
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        if (closed === null) save.mutate();
      }}
      sx={{ mt: 2, p: 2, display: 'grid', gap: 2, border: `2px solid ${colours.green}`, borderRadius: 1 }}
    >
      <H3 id={id}>{row ? `Tetapan Kertas: ${row.code} ${row.type}` : 'Tetapan Soalan Ujian'}</H3>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <SelectField
          autoFocus
          label="Jenis Soalan"
          value={type}
          choices={isJsu ? [undecided, ...types] : types}
          onChange={setType}
        />
        {type !== '' && (
          <TextInput
            {...number}
            label="Bilangan Soalan"
            hint={isCounted ? (stated ? `Dokumen: ${formText(stated).ms}` : `${min} hingga ${max} soalan`) : ''}
            error={countFault}
            value={count}
            inputProps={{ min: Math.min(min, planned.numberOfQuestions ?? min), max, step: 1 }}
            onChange={setCount}
          />
        )}
        {isJsu && (
          <TextInput
            {...number}
            label="Jumlah Markah"
            hint={unsure[0]?.ms ?? 'Kosong: mengikut jenis soalan, atau 100'}
            value={marks}
            onChange={setMarks}
          />
        )}
        {row && (
          <TextInput
            size="small"
            label="Tempoh"
            hint={isUsual ? 'Anggaran: tiada dalam dokumen' : ''}
            value={duration}
            onChange={setDuration}
          />
        )}
      </Box>
      {row && isUsual && (
        <Checkbox label="Simpan anggaran ini dalam JST" value="duration" chosen={taken} onChange={setTaken} />
      )}
      {row && course && (
        <Fold title={`Topik: ${topics.length} daripada ${course.topics.length}`}>
          <Row>
            {presetsOf(course, row).map(({ label, titles: preset }) => (
              <Button key={label} size="small" variant="outlined" onClick={() => setTopics(preset)}>
                {label}
              </Button>
            ))}
          </Row>
          {offered.map((title) => (
            <Checkbox key={title} label={title} value={title} chosen={topics} onChange={setTopics} />
          ))}
        </Fold>
      )}
      {agreement !== null && <p>{agreement.text.ms}</p>}
      {agreement?.isSame === false && (
        <Checkbox
          label="Jana semula JSU untuk jenis dan bilangan ini dahulu"
          value="jsu"
          chosen={remade}
          onChange={setRemade}
        />
      )}
      {present !== null && (
        <p>
          Soalan yang ada sekarang akan disimpan sebagai versi terdahulu. Tetapan yang sama daripada JSU yang sama tidak
          menjana soalan baharu.
        </p>
      )}
      <Row>
        <ReasonButton type="submit" variant="contained" reason={closed}>
          {isJsu ? 'Jana JSU' : 'Jana Soalan'}
        </ReasonButton>
        <Button variant="outlined" onClick={onCancel}>
          {commonText.cancel}
        </Button>
      </Row>
    </Box>
  );
}
