import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { courseGap } from '../../shared/course/rules.ts';
import { valentraApi } from '../../shared/valentra/api.ts';
import type { Edits } from '../../shared/session/origin.ts';
import {
  type ArtefactName,
  type ExamType,
  type Jsu,
  type Session,
  type StageName,
  stageNames,
} from '../../shared/valentra/schemas.ts';
import { isGenerated } from '../../shared/valentra/workflow.ts';
import { call, messageOf } from '../api/client.ts';
import { closeError, notify } from '../ui/Notices.tsx';
import { askEdits, askUnconfirmed } from '../ui/work/Outdated.tsx';
import { tellUnsaved, unsavedForm } from '../ui/edit/unsaved.ts';
import type { Work } from '../ui/work/useWork.tsx';
import { courseNeeds, examLimits, usualTotal } from '../../shared/valentra/limits.ts';
import { partsOfName } from '../../shared/valentra/paper/names.ts';
import { isOfPaper } from '../../shared/valentra/paper/papers.ts';
import { chosenIn, isUnderWay, reread, sessions, shownQuery, uploadFault } from './queries.ts';
import { nameIn } from '../../shared/valentra/board.ts';
import { askAgain, askEnding, becomesFrame, type MadeDocument, partName } from './artefact.ts';
import { busyText, stageNoun, stageText, uploadCardText, withReason } from './text.ts';
import { isOutdated } from '../text/origin.ts';
import { workText } from '../text/session.ts';
import { queryClient } from '../api/queries.ts';

/** What a JSU is made for. Null: no type, so that its rows are of no kind; the usual marks. */
export interface JsuSettings {
  questionType?: ExamType | null;
  numberOfQuestions?: number | undefined;
  totalMarks?: number | null;
}

/** Fewer items than can be asked for are those that the course states, or others could not be written. */
const countAsked = ({ length }: readonly unknown[]): Pick<JsuSettings, 'numberOfQuestions'> =>
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

/** What a paper's document was made for. */
function settingsOf({ jsu, examQuestions: exam }: Session, stage: StageName): JsuSettings | undefined {
  if (stage === 'jsu') return jsuSettings(jsu);
  if (stage !== 'exam' || exam === null) return undefined;
  return { questionType: exam.examInfo.type, ...countAsked(exam.questions) };
}

export type Generation = ReturnType<typeof useGeneration>;

const generators = {
  jst: valentraApi.generateJst,
  jsu: valentraApi.generateJsu,
  pentaksiran: valentraApi.generatePentaksiran,
  rubrik: valentraApi.generateRubrik,
  exam: valentraApi.generateExam,
};

/** A document that is to be made. */
interface Planned {
  stage: StageName;
  /** Of its paper, where that is not the main one. */
  assessmentId: string | null;
  /** What becomes of the lecturer's edits, and the settings of a JSU or an exam. */
  asked: { edits: Edits } & JsuSettings;
  /** It is made only if what it was made from has changed by then. */
  isUpdate: boolean;
  /** The version that it was asked to take the place of. */
  was: number;
  /** Its making has begun. */
  isBegun?: true;
}

/** What is to be made, one after the other: kept, so that a page that was closed goes on when it is opened again. */
const planKey = ({ id }: Session): string => `valentra ${id}`;
const planOf = (session: Session): Planned[] => JSON.parse(localStorage.getItem(planKey(session)) ?? '[]');

const shownWith = (session: Session, assessmentId: string | null): Promise<Session> =>
  queryClient.fetchQuery({ ...shownQuery(session.id, assessmentId), staleTime: 0 });

/** All documents that were made from what has changed, or are made from such, in the order in which they are made. */
async function outdatedDocuments(session: Session): Promise<MadeDocument[]> {
  const ids = session.papers.map(({ id, isMain }) => (isMain ? null : id));
  const papers = await Promise.all((ids.length > 0 ? ids : [null]).map((id) => shownWith(session, id)));
  const names = new Set<string>();
  return stageNames.flatMap((stage) =>
    (isOfPaper(stage) ? papers : papers.slice(0, 1)).flatMap((of) => {
      const { sources = [], changed = [] } = of.origins[stage] ?? {};
      if (!isGenerated(of, stage) || (changed.length === 0 && !sources.some((source) => names.has(source)))) return [];
      names.add(nameIn(of, stage));
      return [{ of, stage }];
    }),
  );
}

const jobOf = (session: Session, name: ArtefactName) => session.jobs.find((job) => job.name === name);

/** Tells how the making of a document ended; of a paper that is not shown with its code and the cause, which no card says. */
function tellEnd(session: Session, name: ArtefactName, fault: string | null): void {
  const { stage, paper: id } = partsOfName(name);
  const { success, failed } = stageText[stage];
  if (name === nameIn(session, stage))
    return notify(fault === null ? 'success' : 'error', fault === null ? success : failed);
  const paper = session.papers.find((one) => (id === '' ? one.isMain : one.id === id));
  const code = paper === undefined ? '' : `${paper.code}: `;
  if (fault === null) return notify('success', code + success);
  return notify('error', code + withReason(failed, fault));
}

/** Tells of what has ended since the session was seen `before` (spec 2 §8); `show`: opens a document that is made. */
function tellOf(session: Session, before: Session, show: (stage: StageName) => void): void {
  for (const { name, stage, status, startedAt, errorMessage } of session.jobs) {
    const was = jobOf(before, name);
    if (status === 'processing' || (was?.status === status && was.startedAt === startedAt)) continue;
    void sessions.forgetLists();
    void queryClient.invalidateQueries({ queryKey: ['valentra', 'artefact', session.id, name] });
    if (status === 'completed' && name === nameIn(session, stage)) show(stage);
    tellEnd(session, name, status === 'completed' ? null : (errorMessage ?? ''));
  }
  if (before.progress === null || session.progress !== null) return;
  if (session.course === null) notify('error', uploadFault(session) ?? uploadCardText.failed);
  else notify('success', uploadCardText.success);
}

/** Which document is open: one that has been made, and what an address names, open or with its form where it is not made. */
function useShown(session: Session) {
  const [shown, setShown] = useState<{ stage: StageName; asks: boolean } | null>(null);
  const location = useLocation();
  const [seen, setSeen] = useState<typeof location | null>(null);

  /** Opens the document of a stage, or the form that asks for its settings, in place of what is open; null: closes that. An edit that is open there stays. */
  const show = (stage: StageName | null, asks = false) => {
    if (shown === null || unsavedForm() === null) setShown(stage && { stage, asks });
  };

  const showChosen: typeof show = (stage, asks) => {
    if (!tellUnsaved()) show(stage, asks);
  };

  if (seen !== location) {
    setSeen(location);
    const stage = stageNames.find((one) => location.hash === `#${one}`);
    if (stage !== undefined) show(stage, isOfPaper(stage) && !isGenerated(session, stage));
  }
  useEffect(() => {
    // Once the page is drawn: what is below would move in view.
    const scroll = () => {
      const card = document.getElementById(location.hash.slice(1));
      card?.scrollIntoView();
      card?.querySelector('h2')?.focus({ preventScroll: true });
    };
    const timer = setTimeout(scroll, 50);
    return () => clearTimeout(timer);
  }, [location]);
  const seenBefore = useRef(session);
  const onChange = useEffectEvent(() => tellOf(session, seenBefore.current, show));
  useEffect(() => {
    onChange();
    seenBefore.current = session;
  }, [session]);
  return { shown, show, showChosen };
}

/** What is to be made, as it is kept. */
function usePlan(session: Session) {
  const [plan, setPlan] = useState(() => planOf(session));
  const keepPlan = (now: Planned[]): void => {
    if (now.length === 0) localStorage.removeItem(planKey(session));
    else localStorage.setItem(planKey(session), JSON.stringify(now));
    setPlan(now);
  };
  return { plan, keepPlan, forget: () => setPlan([]) };
}

/** The call that asks for a document, and the making of each document of the paper that is shown. */
function useCalls(session: Session) {
  /** The document that is being asked for, and the last that could not be. */
  const [asking, setAsking] = useState<ArtefactName | null>(null);
  const [refused, setRefused] = useState<{ name: ArtefactName; message: string } | null>(null);

  /** The making of a document of the paper that is shown. */
  function workOf(stage: StageName): Omit<Work, 'run'> {
    const name = nameIn(session, stage);
    const { status, startedAt = null, errorMessage, place } = jobOf(session, name) ?? {};
    const isWaiting = asking === name || status === 'processing';
    const failed = status === 'failed' ? (errorMessage ?? workText.unknown) : null;
    return {
      isWaiting,
      startedAt: status === 'processing' ? startedAt : null,
      place,
      failure: isWaiting ? null : refused?.name === name ? refused.message : failed,
      isLineLost: false,
    };
  }

  /** `of`: the session as it shows the paper. An interrupted call is no failure where its job has begun. */
  async function run({ stage, asked }: Planned, of: Session): Promise<void> {
    closeError();
    setRefused(null);
    const name = nameIn(of, stage);
    setAsking(name);
    const assessmentId = isOfPaper(stage) ? (chosenIn(of) ?? undefined) : undefined;
    const body = { ...asked, ...(assessmentId && { assessmentId }) };
    const begunAt = jobOf(session, name)?.startedAt;
    // Without a fallback message: failures show the spec's sentence.
    const answer = await call(generators[stage], { params: { sessionId: session.id }, body }, { fallback: '' }).then(
      () => null,
      (reason: unknown) => messageOf(reason),
    );
    const now = await reread(session).catch(() => session);
    setAsking(null);
    if (jobOf(now, name)?.startedAt !== begunAt) return;
    if (answer === null) return notify('info', 'Dokumen dengan tetapan ini sudah ada. Tiada yang dijana semula.');
    setRefused({ name, message: answer });
    tellEnd(session, name, answer);
  }
  return { isMaking: asking !== null || isUnderWay(session), workOf, run };
}

/** Begins what is planned next, once the one before is made; where that was not made, nothing more is. */
function usePlanned(
  session: Session,
  { isMaking, run }: ReturnType<typeof useCalls>,
  { plan, keepPlan, forget }: ReturnType<typeof usePlan>,
): void {
  const isLooking = useRef(false);
  const onIdle = useEffectEvent(async (known: readonly Planned[], now: Session) => {
    if (isLooking.current) return undefined;
    // As it is kept: the page that showed another paper before may have gone on with it.
    const [next, ...rest] = planOf(now);
    if (next === undefined) return known.length === 0 ? undefined : reread(now).then(forget);
    const { stage, assessmentId, isUpdate, was, isBegun } = next;
    isLooking.current = true;
    // As it is now: the page may show it as it was before the last answer.
    const of = await shownWith(now, assessmentId).finally(() => {
      isLooking.current = false;
    });
    // Once the page shows the job, too, it waits for its end.
    if (isUnderWay(of)) return void (await reread(now));
    const isAsBefore = (of.versions[stage] ?? 0) === was;
    if (isBegun) return keepPlan(isAsBefore ? [] : rest);
    if (isUpdate && !isOutdated(of.origins, stage)) return keepPlan(rest);
    if (!isAsBefore) {
      // Nothing that the lecturer was not asked about gives way.
      notify('info', `${stageNoun[stage]} sudah berubah sejak diminta, jadi tidak dijana semula.`);
      keepPlan(rest);
      return void (await reread(now));
    }
    keepPlan([{ ...next, isBegun: true }, ...rest]);
    return run(next, of);
  });
  const onLost = useEffectEvent((reason: unknown) => {
    keepPlan([]);
    notify('error', messageOf(reason));
  });
  useEffect(() => {
    if (!isMaking) onIdle(plan, session).catch(onLost);
  }, [isMaking, plan, session]);
}

/** Starts stages and waits for them; jobs that already run are waited for as well. */
export function useGeneration(session: Session) {
  const { shown, show, showChosen } = useShown(session);
  const calls = useCalls(session);
  const planned = usePlan(session);
  usePlanned(session, calls, planned);
  const { course } = session;

  /** Makes these documents, once it is known what becomes of the edits; closes the form then. */
  async function make(documents: readonly MadeDocument[], settings?: JsuSettings, isUpdate = false): Promise<void> {
    if (documents.some(({ stage }) => stage === 'jst') && course && !(await askUnconfirmed([course], () => '?semak=0')))
      return;
    if (tellUnsaved()) return;
    const edits = await askEdits(documents.flatMap(({ of, stage }) => (of.origins[stage]?.edited ?? []).map(partName)));
    if (edits === null || !(await askEnding(documents))) return;
    show(null);
    planned.keepPlan(
      documents.map(({ of, stage }) => ({
        stage,
        assessmentId: isOfPaper(stage) ? chosenIn(of) : chosenIn(session),
        asked: { edits, ...(settings ?? settingsOf(of, stage)) },
        isUpdate,
        was: of.versions[stage] ?? 0,
      })),
    );
  }
  const makeStages = (stages: readonly StageName[], settings?: JsuSettings) =>
    make(
      stages.map((stage) => ({ of: session, stage })),
      settings,
    );

  const isBusy = calls.isMaking || planned.plan.length > 0;
  return {
    /** A call or job is running, so nothing else may start (spec 2 §4, busy flag). */
    isBusy,
    /** Why nothing can be made now. */
    reason: isBusy ? busyText : course && courseGap([course], courseNeeds),
    /** Documents are being brought up to date. */
    isUpdating: planned.plan.some(({ isUpdate }) => isUpdate),
    workOf: calls.workOf,
    shown,
    /** Asked for by a click. */
    show: showChosen,
    /** As it is: another exam is asked for by its own button. */
    again: async (stage: StageName) => {
      const document = { of: session, stage };
      if (!(await becomesFrame(document)) || (await askAgain([document], []))) await make([document]);
    },
    updateAll: async () => {
      const outdated = await outdatedDocuments(session);
      const framed = await Promise.all(outdated.map(becomesFrame));
      const those = (isFramed: boolean) => outdated.filter((_, place) => framed[place] === isFramed);
      if (await askAgain(those(false), those(true))) await make(those(false), undefined, true);
    },
    /** `settings`: of a JSU, of a paper, or of both, where the JSU is made for the paper first. */
    generate: makeStages,
    /** The step of a stage: an exam asks for its settings first. */
    start: (stage: StageName) => (stage === 'exam' ? showChosen(stage, true) : void makeStages([stage])),
  };
}
