import type { ScoreBand } from '../bands.ts';
import { sumOf } from '../sum.ts';
import { frameState, isFrame } from './items/frames.ts';
import { reviewLabels } from './labels.ts';
import { artefactName } from './paper/papers.ts';
import {
  type ArtefactName,
  cognitiveLevels,
  type Jsu,
  type JsuQuestion,
  type Paper,
  paperStages,
  reviewStates,
  type Review,
  type Session,
  type StageName,
} from './schemas.ts';
import { documentsOf, isCardVisible, isGenerated } from './workflow.ts';

type Shown = Pick<Session, 'papers' | 'assessmentId'>;

/** The paper that is shown; undefined before the JST, and of a course without tests. */
export const paperIn = ({ papers, assessmentId }: Shown): Paper | undefined =>
  papers.find(({ id }) => id === assessmentId);

/** What a document is called among the session's artefacts. */
export const nameIn = (session: Shown, stage: StageName): ArtefactName => artefactName(stage, paperIn(session));

export interface State {
  text: string;
  tone: ScoreBand;
}

/** How far documents have come together. */
interface Progress {
  isWorking: boolean;
  isMade: boolean;
  isOutdated: boolean;
  isFrame: boolean;
  state: Review['state'];
}

const isOutdated = ({ origins }: Session, stage: StageName): boolean => (origins[stage]?.changed ?? []).length > 0;

const tones = { draf: 'yellow', disemak: 'blue', sah: 'green' } as const;

function stateOf(at: Progress): State {
  if (at.isWorking) return { text: 'Sedang dijana', tone: 'blue' };
  if (!at.isMade) return { text: 'Belum dijana', tone: 'yellow' };
  if (at.isOutdated) return { text: 'Maklumat asal berubah', tone: 'orange' };
  if (at.isFrame) return { text: frameState, tone: 'orange' };
  return { text: reviewLabels[at.state], tone: tones[at.state] };
}

/** Of documents of the session, those of the paper that is shown; `own`: what of them is meant. */
const documentsState = (session: Session, stages: readonly StageName[], own: unknown): State =>
  stateOf({
    isWorking: stages.some((stage) => session.working.some(({ name }) => name === nameIn(session, stage))),
    isMade: stages.every((stage) => isGenerated(session, stage)),
    isOutdated: stages.some((stage) => isOutdated(session, stage)),
    isFrame: isFrame(own ?? ''),
    state: reviewStates.find((state) => stages.some((stage) => session.states[stage] === state)) ?? 'draf',
  });

export const stageState = (session: Session, stage: StageName): State =>
  documentsState(session, [stage], documentsOf(session)[stage]);

const paperState = (paper: Paper, { working }: Session): State =>
  stateOf({
    ...paper,
    isWorking: paperStages.some((stage) => working.some(({ name }) => name === artefactName(stage, paper))),
    isMade: paper.jsuGenerated && paper.examGenerated,
  });

/** The one step that comes next, at its document. */
export interface Next {
  stage: StageName;
  does: 'make' | 'remake' | 'check' | 'show';
}

function paperNext(paper: Paper, { rubrikGenerated }: Session): Next | null {
  if (!paper.jsuGenerated) return { stage: 'jsu', does: 'make' };
  if (!paper.examGenerated) return rubrikGenerated ? { stage: 'exam', does: 'make' } : null;
  if (paper.isOutdated) return { stage: 'jsu', does: 'remake' };
  return { stage: 'exam', does: paper.openFindings > 0 ? 'check' : 'show' };
}

function taskNext(session: Session): Next | null {
  const stages = ['pentaksiran', 'rubrik'] as const;
  const unmade = stages.find((stage) => !isGenerated(session, stage));
  if (unmade !== undefined) return isCardVisible(session, unmade) ? { stage: unmade, does: 'make' } : null;
  const changed = stages.find((stage) => isOutdated(session, stage));
  if (changed !== undefined) return { stage: changed, does: 'remake' };
  const open = stages.find((stage) => (session.openFindings[stage] ?? 0) > 0);
  return open === undefined ? { stage: 'rubrik', does: 'show' } : { stage: open, does: 'check' };
}

export interface BoardRow {
  name: string;
  /** What it is, its weeks and outcomes. */
  about: string;
  weight: number | null;
  /** Of the greatest weight. */
  share: number;
  /** The paper of a test. */
  paper: Paper | undefined;
  state: State;
  next: Next | null;
}

/** The assessments of a course at a glance: weight, weeks, outcomes, how far their documents are and what comes next. */
export function boardOf(session: Session): BoardRow[] {
  const { course, jst, pentaksiranQuestions, rubrik, papers } = session;
  const all = jst?.assessments ?? [];
  const largest = Math.max(1, ...all.map(({ percentage }) => percentage ?? 0));
  return all.map(({ assessmentId, code, type, percentage: weight, duration, clo, isTest }) => {
    const paper = papers.find((one) => isTest && one.code === code);
    const week = course?.assessments.find(({ id }) => id === assessmentId)?.week ?? '';
    const isOwn = ({ taskCode }: { taskCode: string }) => taskCode === code;
    const task = [pentaksiranQuestions?.tasks.find(isOwn), rubrik?.rubriks.find(isOwn)];
    return {
      name: `${code} ${type}`,
      about: [isTest ? 'Ujian' : 'Tugasan', /^\d/.test(week) ? `Minggu ${week}` : week, clo.join(', '), duration]
        .filter((one) => one !== '')
        .join(' · '),
      weight,
      share: (weight ?? 0) / largest,
      paper,
      state: paper ? paperState(paper, session) : documentsState(session, ['pentaksiran', 'rubrik'], task),
      next: paper ? paperNext(paper, session) : taskNext(session),
    };
  });
}

/** A JSU as topics by levels: the questions of each cell, their marks, and the sums of each level. */
export function jsuMap({ topics, questions, summary }: Pick<Jsu, 'topics' | 'questions' | 'summary'>) {
  const rows = topics.map(({ title, percentage }) => {
    const own = cognitiveLevels.map((level) =>
      questions.flatMap((one, n): [JsuQuestion, string][] =>
        one.topic === title && one.cognitiveLevel === level ? [[one, `/questions/${n}`]] : [],
      ),
    );
    return {
      title,
      percentage,
      /** Pointers of the questions, by level. */
      places: own.map((some) => some.map(([, at]) => at)),
      values: own.map((some) => sumOf(some.map(([{ marks }]) => marks))),
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
