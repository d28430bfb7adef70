import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { StageState } from '../../shared/session/artefact.ts';
import { courseGap } from '../../shared/course/rules.ts';
import { valentraApi } from '../../shared/valentra/api.ts';
import type { Edits } from '../../shared/session/origin.ts';
import { type ExamType, type Jsu, type Session, type StageName, stageNames } from '../../shared/valentra/schemas.ts';
import { isGenerated } from '../../shared/valentra/workflow.ts';
import { call } from '../api/client.ts';
import { closeError, notify } from '../ui/Notices.tsx';
import { askEdits, askUnconfirmed } from '../ui/work/Outdated.tsx';
import { useJob } from '../ui/work/useWork.tsx';
import { courseNeeds, examLimits, usualTotal } from '../../shared/valentra/figures.ts';
import { isOfPaper } from '../../shared/valentra/paper/papers.ts';
import { reread, sessions } from './queries.ts';
import { nameIn } from '../../shared/valentra/board.ts';
import { chosenIn, isUnderWay, readingOf } from './stages.ts';
import { askEnding, partName } from './artefact.ts';
import { busyText, stageText, uploadCardText } from './text.ts';
import { queryClient } from '../api/queries.ts';

/** What a JSU is made for. Null: no type, so that its rows are of no kind; the usual marks. */
export interface JsuSettings {
  questionType?: ExamType | null;
  numberOfQuestions?: number | undefined;
  totalMarks?: number | null;
}

/** Fewer items than can be asked for are those that the course states, or others could not be written. */
export const countAsked = ({ length }: readonly unknown[]): Pick<JsuSettings, 'numberOfQuestions'> =>
  length < examLimits.min ? {} : { numberOfQuestions: length };

/** What a JSU was made for, so that it is made so again; rows of no kind are as many as its topics need. */
export function jsuSettings(jsu: Jsu | null): JsuSettings | undefined {
  if (jsu === null) return undefined;
  const { questionType, questions, totalMarks } = jsu;
  return {
    questionType,
    ...(questionType !== null && countAsked(questions)),
    totalMarks: totalMarks === usualTotal(questions) ? null : totalMarks,
  };
}

/** What becomes of the lecturer's edits, and the settings of a JSU or an exam. */
type Asked = { edits: Edits } & JsuSettings;

export type Generation = ReturnType<typeof useGeneration>;

const generators = {
  jst: valentraApi.generateJst,
  jsu: valentraApi.generateJsu,
  pentaksiran: valentraApi.generatePentaksiran,
  rubrik: valentraApi.generateRubrik,
  exam: valentraApi.generateExam,
};

/** The exam that is made once its JSU is, with the versions from before, so that a page that was closed goes on when it is opened again. */
const nextKey = (session: Session): string => `valentra ${session.id} ${nameIn(session, 'exam')}`;
const keepNext = (session: Session, asked: Asked): void =>
  localStorage.setItem(nextKey(session), JSON.stringify({ asked, versions: session.versions }));
const forgetNext = (session: Session): void => localStorage.removeItem(nextKey(session));
const nextIn = (session: Session): ({ asked: Asked } & Pick<Session, 'versions'>) | null =>
  JSON.parse(localStorage.getItem(nextKey(session)) ?? 'null');

/** A job whose state the session tells. */
const jobIn = (session: Session, stateIn: (session: Session) => StageState | undefined) => ({
  data: stateIn(session),
  error: null,
  refetch: () =>
    reread(session).then(
      (now) => ({ data: stateIn(now) }),
      () => ({ data: undefined }),
    ),
});

/** The making of a stage; its end is told (spec 2 §8). */
function useStage(session: Session, stage: StageName, show: (stage: StageName) => void) {
  return useJob(
    jobIn(session, (now) => now.jobs.find(({ name }) => name === nameIn(now, stage))),
    {
      showsEarlierFailure: true,
      onDone: (_, isNew) => {
        void sessions.forgetLists();
        if (!isNew) {
          forgetNext(session);
          return notify('info', 'Dokumen dengan tetapan ini sudah ada. Tiada yang dijana semula.');
        }
        show(stage);
        void queryClient.invalidateQueries({ queryKey: ['valentra', 'artefact', session.id, nameIn(session, stage)] });
        return notify('success', stageText[stage].success);
      },
      onFailed: () => {
        forgetNext(session);
        notify('error', stageText[stage].failed);
        void sessions.forgetLists();
      },
    },
  );
}

/** Starts stages and waits for them; jobs that already run are waited for as well. */
export function useGeneration(session: Session) {
  const [shown, setShown] = useState<{ stage: StageName; asks: boolean } | null>(null);
  const location = useLocation();
  const [seen, setSeen] = useState<typeof location | null>(null);

  /** Opens the document of a stage, or the form that asks for its settings; null: closes what is open. */
  const show = (stage: StageName | null, asks = false) => setShown(stage && { stage, asks });

  // An address may name a document: its card is shown, open, or with its form where it is not made.
  if (seen !== location) {
    setSeen(location);
    const stage = stageNames.find((one) => location.hash === `#${one}`);
    if (stage !== undefined) show(stage, isOfPaper(stage) && !isGenerated(session, stage));
  }
  useEffect(() => {
    // Once the page is drawn: what is below would move in view.
    const scroll = () => document.getElementById(location.hash.slice(1))?.scrollIntoView();
    const timer = setTimeout(scroll, 50);
    return () => clearTimeout(timer);
  }, [location]);

  const works = {
    jst: useStage(session, 'jst', show),
    jsu: useStage(session, 'jsu', show),
    pentaksiran: useStage(session, 'pentaksiran', show),
    rubrik: useStage(session, 'rubrik', show),
    exam: useStage(session, 'exam', show),
  };
  const isBusy = isUnderWay(session) || stageNames.some((stage) => works[stage].isWaiting);
  // The reading of a document continues after the upload's answer, or started before this page was opened.
  const reading = useMemo(() => readingOf(session), [session]);
  useJob(
    jobIn(session, () => reading),
    {
      onDone: () => notify('success', uploadCardText.success),
      onFailed: (reason) => notify('error', reason),
    },
  );

  function run(stage: StageName, asked: Asked): void {
    closeError();
    const assessmentId = isOfPaper(stage) ? (chosenIn(session) ?? undefined) : undefined;
    const body = { ...asked, ...(assessmentId && { assessmentId }) };
    // Without a fallback message: failures show the spec's sentence.
    const made = () => call(generators[stage], { params: { sessionId: session.id }, body }, { fallback: '' });
    void works[stage].run(made);
  }
  /** Makes the exam that waits for its JSU. */
  const onIdle = useEffectEvent((now: Session) => {
    const next = nextIn(now);
    // It may have failed, or the exam been made, while another page was open.
    if (works.jsu.failure !== null || (next && next.versions.exam !== now.versions.exam)) return forgetNext(now);
    if (next === null || next.versions.jsu === now.versions.jsu) return;
    forgetNext(now);
    run('exam', next.asked);
  });
  useEffect(() => {
    if (!isBusy) onIdle(session);
  }, [session, isBusy]);

  const { course, origins } = session;

  /** Makes these stages, one after the other, once it is known what becomes of the edits; closes the form then. */
  async function generate(stages: readonly StageName[], begin: (asked: { edits: Edits }) => void) {
    if (stages.includes('jst') && course !== null && !(await askUnconfirmed([course]))) return;
    const edits = await askEdits(stages.flatMap((one) => (origins[one]?.edited ?? []).map(partName)));
    if (edits === null || !(await askEnding(session, stages))) return;
    show(null);
    begin({ edits });
  }
  const generateOne = (stage: StageName, settings?: JsuSettings) =>
    generate([stage], (asked) => run(stage, { ...asked, ...settings }));

  return {
    /** A call or job is running, so nothing else may start (spec 2 §4, busy flag). */
    isBusy,
    /** Why nothing can be made now. */
    reason: isBusy ? busyText : course && courseGap([course], courseNeeds),
    works,
    shown,
    show,
    generate: generateOne,
    /** A JSU for a type of paper, then the paper. */
    generateBoth: (settings: JsuSettings) =>
      generate(['jsu', 'exam'], (asked) => {
        keepNext(session, { ...asked, ...settings });
        run('jsu', { ...asked, ...settings });
      }),
    /** The step of a stage: an exam asks for its settings first. */
    start: (stage: StageName) => (stage === 'exam' ? show(stage, true) : void generateOne(stage)),
  };
}
