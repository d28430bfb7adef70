import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { courseGap } from '../../shared/course/rules.ts';
import { valentraApi } from '../../shared/valentra/api.ts';
import type { Edits } from '../../shared/origin.ts';
import { type ExamType, type Jsu, type Session, type StageName, stageNames } from '../../shared/valentra/schemas.ts';
import { isGenerated } from '../../shared/valentra/workflow.ts';
import { call, messageOf } from '../api/client.ts';
import { workText } from '../text/session.ts';
import { closeError, notify } from '../ui/Notices.tsx';
import { askEdits, askUnconfirmed } from '../ui/work/Outdated.tsx';
import { courseNeeds, usualTotal } from '../../shared/valentra/figures.ts';
import { isOfPaper } from '../../shared/valentra/paper/papers.ts';
import { reread, sessions } from './queries.ts';
import { nameIn } from '../../shared/valentra/board.ts';
import { chosenIn, endedStages, failedStage, hasNewVersion, isUnderWay, startedAtOf, uploadFault } from './stages.ts';
import { partName } from './artefact.ts';
import { busyText, stageText, uploadCardText } from './text.ts';
import { queryClient } from '../api/queries.ts';

/** What a JSU is made for. Null: no type, so that its rows are of no kind; the usual marks. */
export interface JsuSettings {
  questionType?: ExamType | null;
  numberOfQuestions?: number;
  totalMarks?: number | null;
}

/** What a JSU was made for, so that it is made so again; rows of no kind are as many as its topics need. */
export function jsuSettings(jsu: Jsu | null): JsuSettings | undefined {
  if (jsu === null) return undefined;
  const { questionType, questions, totalMarks } = jsu;
  return {
    questionType,
    ...(questionType !== null && { numberOfQuestions: questions.length }),
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

/** The exam that is made once its JSU is, with the versions from before, so that a reload does not forget it. */
const nextKey = (session: Session): string => `valentra ${session.id} ${nameIn(session, 'exam')}`;
const keepNext = (session: Session, asked: Asked): void =>
  sessionStorage.setItem(nextKey(session), JSON.stringify({ asked, versions: session.versions }));
function takeNext(session: Session): ({ asked: Asked } & Pick<Session, 'versions'>) | null {
  const kept = sessionStorage.getItem(nextKey(session));
  sessionStorage.removeItem(nextKey(session));
  return kept === null ? null : JSON.parse(kept);
}

/** Starts stages and waits for them; jobs that already run are waited for as well. An interrupted call is no failure while the job runs. */
export function useGeneration(session: Session) {
  const [posting, setPosting] = useState<StageName | null>(null);
  const [failures, setFailures] = useState<Partial<Record<StageName, string>>>({});
  const [shown, setShown] = useState<{ stage: StageName; asks: boolean } | null>(null);
  const location = useLocation();
  const [seen, setSeen] = useState<typeof location | null>(null);
  const before = useRef(session);

  /** Opens the document of a stage, or the form that asks for its settings; null: closes what is open. */
  const show = (stage: StageName | null, asks = false) => setShown(stage && { stage, asks });

  // An address may name a document: its card is shown, open, or with its form where it is not made.
  if (seen !== location) {
    setSeen(location);
    const stage = stageNames.find((one) => location.hash === `#${one}`);
    if (stage !== undefined) show(stage, isOfPaper(stage) && !isGenerated(session, stage));
  }
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [location]);

  /** Notifies how a stage's job ended (spec 2 §8); without a new version its card tells the `reason` too. */
  const settle = (stage: StageName, earlier: Session, now: Session, reason: string) => {
    if (hasNewVersion(stage, earlier, now)) {
      show(stage);
      void queryClient.invalidateQueries({ queryKey: ['valentra', 'artefact', session.id, nameIn(session, stage)] });
      notify('success', stageText[stage].success);
    } else {
      setFailures((all) => ({ ...all, [stage]: reason }));
      notify('error', stageText[stage].failed);
    }
    void sessions.forgetLists();
  };

  const onLook = useEffectEvent((now: Session) => {
    const earlier = before.current;
    // The reading of a document continues after the upload's answer, or started before this page was opened.
    if (earlier.progress !== null && now.progress === null) {
      if (now.courseInfo === null) notify('error', uploadFault(now) ?? uploadCardText.failed);
      else notify('success', uploadCardText.success);
    }
    // While a stage's call has not answered, that call reports the end.
    for (const stage of endedStages(earlier, now))
      if (stage !== posting) settle(stage, earlier, now, now.errorMessage ?? workText.unknown);
    // The versions from before a job started are kept until it ends.
    before.current = { ...now, versions: now.working.length > 0 ? earlier.versions : now.versions };
    if (posting === null) follow(now);
  });
  useEffect(() => onLook(session), [session]);

  /** Makes the exam that waits for its JSU. */
  function follow(now: Session): void {
    const next = isUnderWay(now) ? null : takeNext(now);
    if (next !== null && hasNewVersion('jsu', next, now)) void run('exam', next.asked);
  }

  async function run(stage: StageName, asked: Asked) {
    const earlier = session;
    setFailures((all) => ({ ...all, [stage]: undefined }));
    closeError();
    setPosting(stage);
    try {
      const params = { sessionId: session.id };
      // Without a fallback message: failures show the spec's sentence.
      const assessmentId = isOfPaper(stage) ? (chosenIn(session) ?? undefined) : undefined;
      const body = { ...asked, ...(assessmentId && { assessmentId }) };
      const { status } = await call(generators[stage], { params, body }, { fallback: '' });
      const now = await reread(session);
      const isEnded = status === 'completed' && startedAtOf(now, stage) === null;
      if (isEnded && !hasNewVersion(stage, earlier, now))
        notify('info', 'Dokumen dengan tetapan ini sudah ada. Tiada yang dijana semula.');
      else if (isEnded) settle(stage, earlier, now, '');
      follow(now);
      void sessions.forgetLists();
    } catch (reason) {
      const now = await reread(session).catch(() => earlier);
      if (startedAtOf(now, stage) === null) settle(stage, earlier, now, messageOf(reason));
      follow(now);
    } finally {
      // Another may have begun.
      setPosting((now) => (now === stage ? null : now));
    }
  }

  const failed = failedStage(session);
  const isWorking = (stage: StageName) => posting === stage || startedAtOf(session, stage) !== null;
  const isBusy = posting !== null || isUnderWay(session);
  const { course, origins } = session;

  /** Makes these stages, one after the other, once it is known what becomes of the edits; closes the form then. */
  async function generate(stages: readonly StageName[], begin: (asked: { edits: Edits }) => void) {
    if (stages.includes('jst') && course !== null && !(await askUnconfirmed([course]))) return;
    const edits = await askEdits(stages.flatMap((one) => (origins[one]?.edited ?? []).map(partName)));
    if (edits === null) return;
    show(null);
    begin({ edits });
  }
  const generateOne = (stage: StageName, settings?: JsuSettings) =>
    generate([stage], (asked) => void run(stage, { ...asked, ...settings }));

  return {
    /** A call or job is running, so nothing else may start (spec 2 §4, busy flag). */
    isBusy,
    /** Why nothing can be made now. */
    reason: isBusy ? busyText : course && courseGap([course], courseNeeds),
    isWorking,
    /** Why the last attempt at a stage failed, in words; null otherwise. */
    failureOf: (stage: StageName) =>
      isWorking(stage) ? null : (failures[stage] ?? (failed === stage ? session.errorMessage : null)),
    shown,
    show,
    generate: generateOne,
    /** A JSU for a type of paper, then the paper. */
    generateBoth: (settings: JsuSettings) =>
      generate(['jsu', 'exam'], (asked) => {
        keepNext(session, { ...asked, ...settings });
        void run('jsu', { ...asked, ...settings });
      }),
    /** The step of a stage: an exam asks for its settings first. */
    start: (stage: StageName) => (stage === 'exam' ? show(stage, true) : void generateOne(stage)),
  };
}
