import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { valentraApi } from '../../../shared/valentra/api.ts';
import { courseView } from '../../../shared/valentra/course/courseView.ts';
import { examLimits } from '../../../shared/valentra/limits.ts';
import { examTypeLabels } from '../../../shared/valentra/labels.ts';
import { formText } from '../../../shared/course/paperForm.ts';
import { statedForm, unsureForm, wantedBy } from '../../../shared/valentra/paper/form.ts';
import { agreementOf } from '../../../shared/valentra/paper/agreement.ts';
import { blueprintOf } from '../../../shared/valentra/paper/blueprint.ts';
import type { PaperStage } from '../../../shared/valentra/paper/papers.ts';
import type { Wanted } from '../../../shared/valentra/paper/specification.ts';
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

/** The row of a paper in the JST, whose topics and duration its JSU is made of. */
function rowOf(session: Session) {
  const { course, jst } = session;
  const code = paperIn(session)?.code;
  const place = jst?.assessments.findIndex((row) => row.code === code) ?? -1;
  const row = jst?.assessments[place];
  if (course === null || row === undefined) return null;
  const known = titlesOf(paperTopics(courseView(course), { assessments: [row] }));
  const offered = [...new Set([...titlesOf(course.topics), ...known])];
  /** In the order of the course, whatever the order in which they were chosen. */
  const inOrder = (chosen: readonly string[]) => offered.filter((title) => chosen.includes(title));
  return { course, row, place, offered, inOrder, before: { topics: inOrder(known), duration: row.duration } };
}

type PaperRow = NonNullable<ReturnType<typeof rowOf>>;

/** What the form begins with: what the JSU or the items were made for, else what the course states, else the usual. */
function beginningOf(session: Session, isJsu: boolean) {
  const { course, jsu, examQuestions } = session;
  const paper = paperIn(session);
  const of = { assessmentId: paper?.id ?? '' };
  const stated = course && paper ? statedForm(course, of) : null;
  const unsure = course && paper ? unsureForm(course, of) : [];
  const planned = wantedBy(stated);
  const made = jsuSettings(jsu);
  const items = isJsu ? null : (examQuestions ?? jsu);
  const type: ExamType | null | undefined =
    made?.questionType ?? (isJsu ? undefined : examQuestions?.examInfo.type) ?? planned.questionType;
  return {
    stated,
    unsure,
    leastCount: planned.numberOfQuestions,
    made,
    type: type ?? (isJsu ? ('' as const) : ('aneka-pilihan' as const)),
    count: String(made?.numberOfQuestions ?? items?.questions.length ?? planned.numberOfQuestions ?? usual),
    marks: String((made ?? planned).totalMarks ?? ''),
  };
}

/** Whether items of this type and number are those of the paper's JSU. */
const agreementIn = ({ jsu, jst }: Session, { questionType, numberOfQuestions = 0 }: Wanted) =>
  jsu === null || questionType === null || questionType === undefined
    ? null
    : agreementOf(jsu, blueprintOf(jsu, numberOfQuestions, questionType, jst?.cloList ?? []));

/** Why what is chosen of a row cannot be saved. */
function rowFault(duration: string, topics: readonly string[]): string | null {
  if (duration.trim() === '') return 'Nyatakan tempoh, contoh 60 minit.';
  return topics.length === 0 ? 'Pilih sekurang-kurangnya satu topik.' : null;
}

/** Writes what has changed of a paper's row to the JST. False where the lecturer would not have a Sah end. */
async function saveRow(
  session: Session,
  { before, place }: PaperRow,
  now: PaperRow['before'],
  isTaken: boolean,
): Promise<boolean> {
  const changed = keysOf(now).filter(
    (field) => !isSame(now[field], before[field]) || (field === 'duration' && isTaken),
  );
  if (changed.length === 0) return true;
  if (!(await askEnding([{ of: session, stage: 'jst' }]))) return false;
  let version = session.versions.jst ?? 1;
  for (const field of changed) {
    const params = { sessionId: session.id, stage: 'jst' } as const;
    const body = { pointer: `/assessments/${place}/${field}`, value: now[field], version };
    ({ version } = await call(valentraApi.editArtefact, { params, body }));
  }
  await reread(session);
  return true;
}

function TopicChoice({
  of,
  topics,
  onChange,
}: {
  of: PaperRow;
  topics: string[];
  onChange: (topics: string[]) => void;
}) {
  return (
    <Fold title={`Topik: ${topics.length} daripada ${of.course.topics.length}`}>
      <Row>
        {presetsOf(of.course, of.row).map(({ label, titles }) => (
          <Button key={label} size="small" variant="outlined" onClick={() => onChange(titles)}>
            {label}
          </Button>
        ))}
      </Row>
      {of.offered.map((title) => (
        <Checkbox key={title} label={title} value={title} chosen={topics} onChange={onChange} />
      ))}
    </Fold>
  );
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
  const isJsu = stage === 'jsu';
  const of = isJsu ? rowOf(session) : null;
  const begun = beginningOf(session, isJsu);
  const { stated, unsure, made, leastCount } = begun;
  const [type, setType] = useState<ExamType | ''>(begun.type);
  const [count, setCount] = useState(begun.count);
  const [marks, setMarks] = useState(begun.marks);
  const [duration, setDuration] = useState(of?.before.duration ?? '');
  const [topics, setTopics] = useState(of?.before.topics ?? []);
  const [taken, setTaken] = useState<'duration'[]>([]);
  const [remade, setRemade] = useState<'jsu'[]>([]);
  const id = useId();

  /** Stated by nobody: the usual one, until the lecturer sets another. */
  const isUsual = of?.row.facts['duration']?.state === 'notFound';
  const counted = type === '' ? { questionType: null } : { questionType: type, numberOfQuestions: Number(count) };
  const countFault = settingsFault(counted, leastCount);
  const isCounted = countFault === null;
  const agreement = isJsu || !isCounted ? null : agreementIn(session, counted);
  const withJsu = agreement?.isSame === false && remade.length > 0;
  // A JSU that is made again with its paper keeps the marks that it was made for.
  const kept = withJsu && made?.totalMarks ? { totalMarks: made.totalMarks } : {};
  const settings: JsuSettings = {
    ...counted,
    // Fewer than the spec's least are those that the course states.
    ...(isCounted && Number(count) < min && { numberOfQuestions: undefined }),
    ...(isJsu ? { totalMarks: marks.trim() === '' ? null : Number(marks) } : kept),
  };
  const fault = countFault ?? settingsFault(settings, leastCount) ?? (of && rowFault(duration, topics));
  const closed = reason ?? fault;

  const save = useMutation({
    mutationFn: async () =>
      of === null || saveRow(session, of, { topics: of.inOrder(topics), duration: duration.trim() }, taken.length > 0),
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
      <H3 id={id}>{of ? `Tetapan Kertas: ${of.row.code} ${of.row.type}` : 'Tetapan Soalan Ujian'}</H3>
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
            inputProps={{ min: Math.min(min, leastCount ?? min), max, step: 1 }}
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
        {of && (
          <TextInput
            size="small"
            label="Tempoh"
            hint={isUsual ? 'Anggaran: tiada dalam dokumen' : ''}
            value={duration}
            onChange={setDuration}
          />
        )}
      </Box>
      {isUsual && (
        <Checkbox label="Simpan anggaran ini dalam JST" value="duration" chosen={taken} onChange={setTaken} />
      )}
      {of && <TopicChoice of={of} topics={topics} onChange={setTopics} />}
      {agreement !== null && <p>{agreement.text.ms}</p>}
      {agreement?.isSame === false && (
        <Checkbox
          label="Jana semula JSU untuk jenis dan bilangan ini dahulu"
          value="jsu"
          chosen={remade}
          onChange={setRemade}
        />
      )}
      {!isJsu && session.examQuestions !== null && (
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
