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
import { Checkbox, Form, SelectField, TextInput } from '../../ui/fields.tsx';
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
  /** Stated by nobody: the usual one, until the lecturer sets another. */
  const isUsual = row.facts['duration']?.state === 'notFound';
  return { course, row, place, offered, inOrder, isUsual, before: { topics: inOrder(known), duration: row.duration } };
}

type PaperRow = NonNullable<ReturnType<typeof rowOf>>;

/** What the course states of the form of the paper, and what of that is unsure. */
function statedOf(session: Session) {
  const { course } = session;
  const paper = paperIn(session);
  if (course === null || paper === undefined) return { stated: null, unsure: [] };
  const of = { assessmentId: paper.id };
  return { stated: statedForm(course, of), unsure: unsureForm(course, of) };
}

const typeWithoutJsu = (exam: Session['examQuestions'], isJsu: boolean, { questionType }: Wanted): ExamType | '' =>
  isJsu ? (questionType ?? '') : (exam?.examInfo.type ?? questionType ?? 'aneka-pilihan');

/** What the form begins with: what the JSU or the items were made for, else what the course states, else the usual. */
function beginningOf({ jsu, examQuestions: exam }: Session, isJsu: boolean, planned: Wanted, row: PaperRow | null) {
  const made = jsuSettings(jsu);
  const items = isJsu ? null : (exam ?? jsu);
  return {
    type: made?.questionType ?? typeWithoutJsu(exam, isJsu, planned),
    count: String(made?.numberOfQuestions ?? items?.questions.length ?? planned.numberOfQuestions ?? usual),
    marks: String((made ?? planned).totalMarks ?? ''),
    ...(row?.before ?? { topics: [], duration: '' }),
    /** The usual duration, to be kept in the JST. */
    taken: [] as 'duration'[],
    /** A JSU that differs, to be made first. */
    remade: [] as 'jsu'[],
  };
}

type Typed = ReturnType<typeof beginningOf>;

/** Whether items of this type and number are those of the paper's JSU. */
const agreementIn = ({ jsu, jst }: Session, { questionType, numberOfQuestions = 0 }: Wanted) =>
  jsu === null || questionType === null || questionType === undefined
    ? null
    : agreementOf(jsu, blueprintOf(jsu, numberOfQuestions, questionType, jst?.cloList ?? []));

/** What is asked for by what is typed, how that stands to the paper's JSU, and why it cannot be made. */
function askedBy(session: Session, isJsu: boolean, { type, count, marks, remade }: Typed, planned: Wanted) {
  const leastCount = planned.numberOfQuestions;
  const counted = type === '' ? { questionType: null } : { questionType: type, numberOfQuestions: Number(count) };
  const countFault = settingsFault(counted, leastCount);
  const isCounted = countFault === null;
  const agreement = isJsu || !isCounted ? null : agreementIn(session, counted);
  const withJsu = agreement?.isSame === false && remade.length > 0;
  const made = jsuSettings(session.jsu);
  // A JSU that is made again with its paper keeps the marks that it was made for.
  const kept = withJsu && made?.totalMarks ? { totalMarks: made.totalMarks } : {};
  const settings: JsuSettings = {
    ...counted,
    // Fewer than the spec's least are those that the course states.
    ...(isCounted && Number(count) < min && { numberOfQuestions: undefined }),
    ...(isJsu ? { totalMarks: marks.trim() === '' ? null : Number(marks) } : kept),
  };
  return { settings, agreement, withJsu, countFault, fault: countFault ?? settingsFault(settings, leastCount) };
}

const countHint = (stated: ReturnType<typeof statedForm>): string =>
  stated ? `Dokumen: ${formText(stated).ms}` : `${min} hingga ${max} soalan`;

/** Why what is chosen of a row cannot be saved. */
function rowFault({ duration, topics }: Typed): string | null {
  if (duration.trim() === '') return 'Nyatakan tempoh, contoh 60 minit.';
  return topics.length === 0 ? 'Pilih sekurang-kurangnya satu topik.' : null;
}

/** Writes what has changed of a paper's row to the JST. False where the lecturer would not have a Sah end. */
async function saveRow(
  session: Session,
  { before, place, inOrder }: PaperRow,
  { topics, duration, taken }: Typed,
): Promise<boolean> {
  const now = { topics: inOrder(topics), duration: duration.trim() };
  const changed = keysOf(now).filter(
    (field) => !isSame(now[field], before[field]) || (field === 'duration' && taken.length > 0),
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

/** The fields of one line. */
function inputsOf(
  { type }: Typed,
  { stated, unsure }: ReturnType<typeof statedOf>,
  countFault: string | null,
  isJsu: boolean,
  row: PaperRow | null,
) {
  const { numberOfQuestions: least = min } = wantedBy(stated);
  return [
    {
      name: 'count' as const,
      isAsked: type !== '',
      type: 'number',
      label: 'Bilangan Soalan',
      hint: countFault === null ? countHint(stated) : '',
      error: countFault,
      inputProps: { min: Math.min(min, least), max, step: 1 },
    },
    {
      name: 'marks' as const,
      isAsked: isJsu,
      type: 'number',
      label: 'Jumlah Markah',
      hint: unsure[0]?.ms ?? 'Kosong: mengikut jenis soalan, atau 100',
    },
    {
      name: 'duration' as const,
      isAsked: row !== null,
      label: 'Tempoh',
      hint: row?.isUsual === true ? 'Anggaran: tiada dalam dokumen' : '',
    },
  ];
}

/** How an exam that is asked for stands to its JSU, which may be made again first, and what becomes of the one that there is. */
const ExamNotes = ({
  session,
  agreement,
  ...remade
}: {
  session: Session;
  agreement: ReturnType<typeof agreementIn>;
  chosen: Typed['remade'];
  onChange: (remade: Typed['remade']) => void;
}) => (
  <>
    {agreement !== null && <p>{agreement.text.ms}</p>}
    {agreement?.isSame === false && (
      <Checkbox label="Jana semula JSU untuk jenis dan bilangan ini dahulu" value="jsu" {...remade} />
    )}
    {session.examQuestions !== null && (
      <p>
        Soalan yang ada sekarang akan disimpan sebagai versi terdahulu. Tetapan yang sama daripada JSU yang sama tidak
        menjana soalan baharu.
      </p>
    )}
  </>
);

interface Props {
  session: Session;
  stage: PaperStage;
  reason: string | null;
  /** `withJsu`: the JSU is made for this paper first. */
  onSubmit: (settings: JsuSettings, withJsu: boolean) => void;
  onCancel: () => void;
}

/**
 * What a paper's JSU is made for, or what its items are (spec 2 §5). Topics and duration are those of its row in the JST; an exam that
 * differs from its JSU may have that made again first.
 */
export function PaperForm({ session, stage, reason, onSubmit, onCancel }: Props) {
  const isJsu = stage === 'jsu';
  const of = isJsu ? rowOf(session) : null;
  const form = statedOf(session);
  const planned = wantedBy(form.stated);
  const [typed, setTyped] = useState(() => beginningOf(session, isJsu, planned, of));
  const field = <K extends keyof Typed>(name: K) => ({
    value: typed[name],
    onChange: (value: Typed[K]) => setTyped({ ...typed, [name]: value }),
  });
  const ticked = <K extends 'taken' | 'remade'>(name: K) => ({ chosen: typed[name], onChange: field(name).onChange });
  const id = useId();
  const { settings, agreement, withJsu, countFault, fault } = askedBy(session, isJsu, typed, planned);
  const closed = reason ?? fault ?? (of && rowFault(typed));

  const save = useMutation({
    mutationFn: async () => of === null || saveRow(session, of, typed),
    onSuccess: (isAgreed) => isAgreed && onSubmit(settings, withJsu),
    onError: (error) => notify('error', messageOf(error)),
  });
  return (
    <Form
      aria-labelledby={id}
      onSubmit={() => closed ?? save.mutate()}
      sx={{ mt: 2, p: 2, display: 'grid', gap: 2, border: `2px solid ${colours.green}`, borderRadius: 1 }}
    >
      <H3 id={id}>{of ? `Tetapan Kertas: ${of.row.code} ${of.row.type}` : 'Tetapan Soalan Ujian'}</H3>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <SelectField
          autoFocus
          label="Jenis Soalan"
          choices={isJsu ? [undecided, ...types] : types}
          {...field('type')}
        />
        {inputsOf(typed, form, countFault, isJsu, of).map(
          ({ isAsked, name, ...input }) =>
            isAsked && <TextInput key={name} size="small" required={name === 'duration'} {...input} {...field(name)} />,
        )}
      </Box>
      {of?.isUsual && <Checkbox label="Simpan anggaran ini dalam JST" value="duration" {...ticked('taken')} />}
      {of && <TopicChoice of={of} topics={typed.topics} onChange={field('topics').onChange} />}
      {!isJsu && <ExamNotes session={session} agreement={agreement} {...ticked('remade')} />}
      <Row>
        <ReasonButton type="submit" variant="contained" reason={closed}>
          {isJsu ? 'Jana JSU' : 'Jana Soalan'}
        </ReasonButton>
        <Button variant="outlined" onClick={onCancel}>
          {commonText.cancel}
        </Button>
      </Row>
    </Form>
  );
}
