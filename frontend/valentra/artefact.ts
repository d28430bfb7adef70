import { courseLabels } from '../../shared/course/fields.ts';
import { valentraApi } from '../../shared/valentra/api.ts';
import { editableAt } from '../../shared/valentra/editable.ts';
import {
  commonLabels,
  domainLabels,
  examLabels,
  jstLabels,
  jsuLabels,
  pentaksiranLabels,
  rubrikLabels,
  rubrikLevelLabels,
} from '../../shared/valentra/labels.ts';
import { documentsOf } from '../../shared/valentra/rules.ts';
import type { Session, StageName } from '../../shared/valentra/schemas.ts';
import { call } from '../api/client.ts';
import { reviewText } from '../text/review.ts';
import { stageNoun } from './text.ts';
import { pathWords, type SourceNames } from '../text/origin.ts';
import type { Artefact } from '../ui/edit/artefact.ts';

/** Malay names of the documents' keys. */
const names: Record<string, string> = {
  assessments: commonLabels.assessment,
  tasks: commonLabels.task,
  questions: examLabels.question,
  rubriks: rubrikLabels.rubriks,
  criteria: rubrikLabels.criterion,
  objectives: commonLabels.objective,
  cloList: commonLabels.clo,
  objective: commonLabels.objective,
  statement: pentaksiranLabels.question,
  description: commonLabels.description,
  suggestedQuestionType: jstLabels.suggestedQuestionType,
  slt: jstLabels.slt,
  percentage: commonLabels.percentage,
  clo: commonLabels.clo,
  hpAllocation: jstLabels.hpAllocation,
  startDate: jstLabels.startDate,
  dueDate: jstLabels.dueDate,
  type: jstLabels.type,
  topics: commonLabels.topics,
  topic: commonLabels.topic,
  subtopic: commonLabels.subtopic,
  marks: commonLabels.marks,
  tslt: jsuLabels.tslt,
  cognitiveLevel: jsuLabels.cognitiveLevel,
  cognitiveDescription: jsuLabels.cognitiveDescription,
  theBigIdea: pentaksiranLabels.theBigIdea,
  essentialQuestion: pentaksiranLabels.essentialQuestion,
  stimulus: pentaksiranLabels.stimulus,
  content: pentaksiranLabels.stimulus,
  source: pentaksiranLabels.stimulusSource,
  question: pentaksiranLabels.question,
  name: rubrikLabels.criterion,
  stem: examLabels.question,
  duration: examLabels.duration,
  options: examLabels.options,
  answer: examLabels.answer,
  explanation: examLabels.explanation,
  parts: examLabels.part,
  sampleAnswer: examLabels.sampleAnswer,
  scheme: examLabels.scheme,
  point: examLabels.point,
  ...domainLabels,
  ...rubrikLevelLabels,
};

/** A pointer in words: '/rubriks/0/criteria/1/levels/lemah/descriptor' is 'Rubrik 1, Kriteria 2, Lemah'. */
export const partName = (pointer: string): string => pathWords(pointer, names);

/** The words for what a document was made from. */
export const sourceNames: SourceNames = {
  nameOf: (kind) => (kind === 'course' ? 'Kursus' : kind === 'bahan' ? 'Bahan kuliah' : stageNoun[kind as StageName]),
  fieldsOf: (kind) => (kind === 'course' ? courseLabels : names),
};

/** A stage's document in a session; null: not generated yet. */
export const documentOf = (session: Session, stage: StageName): object | null => documentsOf(session)[stage];

/** '12', '12.5' or '12,5'; null for anything else. */
export function parseNumber(typed: string): number | null {
  const value = Number(typed.trim().replace(',', '.'));
  return typed.trim() === '' || !Number.isFinite(value) ? null : value;
}

/** A stage's document with the calls that edit its texts and regenerate its rows. */
export function stageArtefact(session: Session, stage: StageName): Artefact {
  const params = { sessionId: session.id, stage };
  const shown = documentOf(session, stage);
  return {
    key: ['valentra', 'artefact', session.id, stage],
    save: (change) => call(valentraApi.editArtefact, { params, body: change }),
    versions: (signal) => call(valentraApi.listVersions, { params }, { signal }),
    compare: (signal) => call(valentraApi.compareVersions, { params }, { signal }),
    restore: (version, from) => call(valentraApi.restoreVersion, { params, body: { version, from } }),
    regenerate: (pointer, instruction) => call(valentraApi.regenerate, { params, body: { pointer, instruction } }),
    regenerateStatus: (signal) => call(valentraApi.regenerateStatus, { params }, { signal }),
    partIn: (artefact, pointer) => Promise.resolve(editableAt(stage, artefact, pointer)),
    isEditable: (pointer) => editableAt(stage, shown, pointer) !== null,
    regeneratesTexts: false,
    parseNumber,
    badNumber: reviewText.badNumber,
    numberLabel: String,
    isStated: false,
    nameOf: partName,
  };
}
