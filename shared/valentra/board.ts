import type { ScoreBand } from '../bands.ts';
import { pick, recordOf } from '../values/pick.ts';
import { sumOf } from '../values/sum.ts';
import { asksOf, countedMarks } from './counting/sections.ts';
import { isFrame } from './items/frameMark.ts';
import { reviewLabels, taskTitle } from './labels.ts';
import { artefactName } from './paper/papers.ts';
import {
  type ArtefactName,
  cognitiveLevels,
  type Jsu,
  type JsuQuestion,
  type Paper,
  paperStages,
  type Review,
  type Session,
  type StageName,
  stageNames,
} from './schemas.ts';
import { documentsOf, isAvailable, isGenerated, runningIn, stepLabels } from './workflow.ts';

type Shown = Pick<Session, 'papers' | 'assessmentId'>;

/** The paper that is shown; undefined before the JST, and of a course without tests. */
export const paperIn = ({ papers, assessmentId }: Shown): Paper | undefined =>
  papers.find(({ id }) => id === assessmentId);

/** What a document is called among the session's artefacts. */
export const nameIn = (session: Shown, stage: StageName): ArtefactName => artefactName(stage, paperIn(session));

export interface State {
  text: string;
  /** none: nothing to judge yet. */
  tone: ScoreBand | 'none';
}

const tones = { draf: 'yellow', disemak: 'blue', sah: 'green' } as const;

/** How far documents have come together; what is finished tells the state of each, by its name where they differ. */
function statesOf(at: {
  isWorking: boolean;
  isMade: boolean;
  /** One of them is made. */
  isBegun: boolean;
  isOutdated: boolean;
  isFrame: boolean;
  states: Partial<Record<StageName, Review['state']>>;
}): State[] {
  if (at.isWorking) return [{ text: 'Sedang dijana', tone: 'blue' }];
  if (!at.isMade)
    return [{ text: at.isBegun ? 'Sebahagian dijana' : 'Belum dijana', tone: at.isBegun ? 'blue' : 'none' }];
  if (at.isOutdated) return [{ text: 'Maklumat asal berubah', tone: 'orange' }];
  if (at.isFrame) return [{ text: 'Perlu dilengkapkan', tone: 'orange' }];
  const states = stageNames.flatMap((stage) => (at.states[stage] ? [[stage, at.states[stage]] as const] : []));
  const isOne = new Set(states.map(([, state]) => state)).size === 1;
  return states.slice(0, isOne ? 1 : undefined).map(([stage, state]) => ({
    text: isOne ? reviewLabels[state] : `${stepLabels[stage]}: ${reviewLabels[state]}`,
    tone: tones[state],
  }));
}

/** Documents of the session, those of the paper that is shown; `own`: what of them is meant. */
function together(session: Session, stages: readonly StageName[], own: unknown) {
  const changed = stages.find((stage) => (session.origins[stage]?.changed ?? []).length > 0);
  return {
    changed,
    isOutdated: changed !== undefined,
    isFrame: isFrame(own ?? ''),
    states: recordOf(stages, (stage) => session.states[stage] ?? 'draf'),
  };
}

export const stageState = (session: Session, stage: StageName): State | null =>
  statesOf({
    ...together(session, [stage], documentsOf(session)[stage]),
    isWorking: runningIn(session).some(({ name }) => name === nameIn(session, stage)),
    isMade: isGenerated(session, stage),
    isBegun: false,
  })[0] ?? null;

/** What was made from something that has changed since: documents of the session, and papers. */
export const outdatedIn = ({ origins, papers }: Pick<Session, 'origins' | 'papers'>): string[] => [
  ...(['jst', 'pentaksiran', 'rubrik'] as const).flatMap((stage) =>
    (origins[stage]?.changed ?? []).length > 0 ? [stepLabels[stage]] : [],
  ),
  ...papers.flatMap(({ isOutdated, code, type }) => (isOutdated ? [`${code} ${type}`] : [])),
];

/** How many documents are still drafts, of all papers. */
export function draftsIn(session: Session): number {
  const own = (['jst', 'pentaksiran', 'rubrik'] as const).filter((stage) => isGenerated(session, stage));
  const ofPapers = session.papers.flatMap(({ states, jsuGenerated, examGenerated }) => [
    ...(jsuGenerated ? [states.jsu] : []),
    ...(examGenerated ? [states.exam] : []),
  ]);
  return [...own.map((stage) => session.states[stage]), ...ofPapers].filter((state = 'draf') => state === 'draf')
    .length;
}

/** The one step that comes next, at its document. */
export interface Next {
  stage: StageName;
  does: 'make' | 'remake' | 'check' | 'show';
}

/** The assessments of a course at a glance: weight, weeks, outcomes, how far their documents are and what comes next. */
export function boardOf(session: Session) {
  const { course, jst, pentaksiranQuestions, rubrik, papers } = session;
  const running = runningIn(session);
  // Several are made again together.
  const isAlone = outdatedIn(session).length === 1;
  return (jst?.assessments ?? []).map(({ assessmentId, code, type, percentage, facts, duration, clo, isTest }) => {
    const { week = '', weight: present = null } = course?.assessments.find(({ id }) => id === assessmentId) ?? {};
    const weight = facts['percentage']?.state === 'lecturer' ? percentage : (present ?? percentage);
    const about = [isTest ? 'Ujian' : 'Tugasan', /^\d/.test(week) ? `Minggu ${week}` : week, clo.join(', '), duration];
    const paper = papers.find((one) => isTest && one.code === code);
    const stages: readonly [StageName, StageName] = paper ? paperStages : ['pentaksiran', 'rubrik'];
    const isOwn = ({ taskCode }: { taskCode: string }) => taskCode === code;
    const task = [pentaksiranQuestions?.tasks.find(isOwn), rubrik?.rubriks.find(isOwn)];
    const [made] = task.filter((one) => one !== undefined);
    const [first, last] = stages;
    const ofTask = session.taskFindings[code] ?? {};
    const at = paper
      ? {
          ...paper,
          changed: paper.isOutdated ? first : undefined,
          open: paper.openFindings > 0 ? last : undefined,
          flags: { ...session, ...pick(paper, 'jsuGenerated', 'examGenerated') },
        }
      : {
          ...together(session, stages, task),
          openFindings: sumOf(stages.map((stage) => ofTask[stage] ?? 0)),
          open: stages.find((stage) => (ofTask[stage] ?? 0) > 0),
          flags: session,
        };
    const unmade = stages.find((stage) => !isGenerated(at.flags, stage));
    const next = (): Next | null => {
      if (unmade !== undefined) return isAvailable(at.flags, unmade) ? { stage: unmade, does: 'make' } : null;
      if (at.changed !== undefined && isAlone) return { stage: at.changed, does: 'remake' };
      return at.open === undefined ? { stage: last, does: 'show' } : { stage: at.open, does: 'check' };
    };
    return {
      name: `${code} ${type}`,
      documents: stages.map((stage) => artefactName(stage, paper)),
      about: about.filter((one) => one !== '').join(' · '),
      weight,
      /** The JST's, where the course has another one since. */
      former: weight === percentage ? null : percentage,
      /** Of a test. */
      paper,
      /** The title of a task in its documents. */
      task: made === undefined ? undefined : taskTitle(made),
      openFindings: at.openFindings,
      states: statesOf({
        ...at,
        isWorking: stages.some((stage) => running.some(({ name }) => name === artefactName(stage, paper))),
        isMade: unmade === undefined,
        isBegun: unmade === last && isGenerated(at.flags, first),
      }),
      next: next(),
    };
  });
}

/** A JSU as topics by levels: the questions of each cell, their marks, and the sums of each level. */
export function jsuMap({ topics, questions, summary }: Pick<Jsu, 'topics' | 'questions' | 'summary'>) {
  const rows = topics.map(({ title, percentage }) => {
    const own = cognitiveLevels.map((level) =>
      questions.flatMap((question, n) =>
        asksOf(question).flatMap((one): [JsuQuestion, string][] =>
          one.topic === title && one.cognitiveLevel === level ? [[one, `/questions/${n}`]] : [],
        ),
      ),
    );
    return {
      title,
      percentage,
      /** Pointers of the questions, by level. */
      places: own.map((some) => some.map(([, at]) => at)),
      values: own.map((some) => sumOf(some.map(([one]) => countedMarks(one)))),
    };
  });
  const totals = cognitiveLevels.map((level) => summary.distribution[level]);
  return {
    rows,
    largest: Math.max(1, ...rows.flatMap(({ values }) => values)),
    totals: [
      { name: 'Item', values: totals.map(({ count }) => count), largest: summary.totalQuestions },
      { name: 'Markah', values: totals.map(({ marks }) => marks), largest: summary.totalMarks },
      { name: '% markah', values: totals.map(({ percentage }) => percentage), largest: 100 },
    ],
  };
}
