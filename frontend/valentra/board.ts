import type { ScoreBand } from '../../shared/bands.ts';
import { totalWeight } from '../../shared/course/rules.ts';
import { frameState, isFrame } from '../../shared/valentra/items/frames.ts';
import { reviewLabels } from '../../shared/valentra/labels.ts';
import { artefactName } from '../../shared/valentra/paper/papers.ts';
import {
  type Paper,
  paperStages,
  reviewStates,
  type Review,
  type Session,
  type StageName,
} from '../../shared/valentra/schemas.ts';
import { documentsOf, isCardVisible, isGenerated } from '../../shared/valentra/workflow.ts';
import { isOutdated } from '../text/origin.ts';
import { nameIn } from './stages.ts';
import { stageText } from './text.ts';

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
    isOutdated: stages.some((stage) => isOutdated(session.origins, stage)),
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
  text: string;
}

function paperNext(paper: Paper, { rubrikGenerated }: Session): Next | null {
  if (!paper.jsuGenerated) return { stage: 'jsu', text: stageText.jsu.generate };
  if (!paper.examGenerated) return rubrikGenerated ? { stage: 'exam', text: stageText.exam.generate } : null;
  if (paper.isOutdated) return { stage: 'jsu', text: 'Jana Semula' };
  return { stage: 'exam', text: paper.openFindings > 0 ? 'Semak' : 'Papar' };
}

function taskNext(session: Session): Next | null {
  const stages = ['pentaksiran', 'rubrik'] as const;
  const unmade = stages.find((stage) => !isGenerated(session, stage));
  if (unmade !== undefined)
    return isCardVisible(session, unmade) ? { stage: unmade, text: stageText[unmade].generate } : null;
  const changed = stages.find((stage) => isOutdated(session.origins, stage));
  if (changed !== undefined) return { stage: changed, text: 'Jana Semula' };
  const open = stages.find((stage) => (session.openFindings[stage] ?? 0) > 0);
  return open === undefined ? { stage: 'rubrik', text: 'Papar' } : { stage: open, text: 'Semak' };
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
  /** Null before there is a JST. */
  state: State | null;
  next: Next | null;
}

/** The assessments of a course at a glance: weight, weeks, outcomes, how far their documents are and what comes next. */
export function boardOf(session: Session): BoardRow[] {
  const { course, jst, pentaksiranQuestions, rubrik, papers } = session;
  const read = course?.assessments ?? [];
  const outcomes = course?.clos ?? [];
  const told = (...parts: string[]) => parts.filter((one) => one !== '').join(' · ');
  const weekOf = (id: string): string => {
    const week = read.find((one) => one.id === id)?.week ?? '';
    return /^\d/.test(week) ? `Minggu ${week}` : week;
  };
  const largest = Math.max(
    1,
    ...(jst?.assessments ?? []).map(({ percentage }) => percentage ?? 0),
    ...read.map(({ weight }) => weight ?? 0),
  );
  if (jst === null)
    return read.map(({ id, type, weight, cloIds }) => ({
      name: type,
      about: told(weekOf(id), outcomes.flatMap((clo) => (cloIds.includes(clo.id) ? [clo.cloNumber] : [])).join(', ')),
      weight,
      share: (weight ?? 0) / largest,
      paper: undefined,
      state: null,
      next: null,
    }));
  return jst.assessments.map(({ assessmentId, code, type, percentage, duration, clo, isTest }) => {
    const paper = papers.find((one) => isTest && one.code === code);
    const ofTask = <T extends { taskCode: string }>(rows: readonly T[] = []) =>
      rows.filter((row) => row.taskCode === code);
    const task = [ofTask(pentaksiranQuestions?.tasks), ofTask(rubrik?.rubriks)];
    return {
      name: `${code} ${type}`,
      about: told(isTest ? 'Ujian' : 'Tugasan', weekOf(assessmentId), clo.join(', '), duration),
      weight: percentage,
      share: (percentage ?? 0) / largest,
      paper,
      state: paper ? paperState(paper, session) : documentsState(session, ['pentaksiran', 'rubrik'], task),
      next: paper ? paperNext(paper, session) : taskNext(session),
    };
  });
}

export const totalOf = (rows: readonly Pick<BoardRow, 'weight'>[]): number => totalWeight(rows) ?? 0;
