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
import { reviewText } from '../text/review.ts';
import { stageNoun } from './text.ts';
import { pathWords, type SourceNames } from '../text/origin.ts';
import { callsAt, type Artefact } from '../ui/edit/artefact.ts';

const named = <K extends string>(labels: Readonly<Record<K, string>>, ...keys: K[]) =>
  Object.fromEntries(keys.map((key) => [key, labels[key]]));

/** Malay names of the documents' keys; what code computes has none. */
const names: Record<string, string> = {
  ...named(commonLabels, 'objective', 'description', 'percentage', 'clo', 'topics', 'topic', 'subtopic', 'marks'),
  ...named(jstLabels, 'suggestedQuestionType', 'slt', 'hpAllocation', 'criteria', 'startDate', 'dueDate', 'type'),
  ...named(jsuLabels, 'tslt', 'cognitiveLevel', 'cognitiveDescription'),
  ...named(pentaksiranLabels, 'theBigIdea', 'essentialQuestion', 'stimulus', 'question'),
  ...named(rubrikLabels, 'rubriks'),
  ...named(examLabels, 'duration', 'options', 'answer', 'explanation', 'sampleAnswer', 'scheme', 'point'),
  assessments: commonLabels.assessment,
  tasks: commonLabels.task,
  questions: examLabels.question,
  objectives: commonLabels.objective,
  cloList: commonLabels.clo,
  statement: commonLabels.statement,
  content: 'Kandungan',
  source: pentaksiranLabels.stimulusSource,
  name: rubrikLabels.criterion,
  stem: examLabels.question,
  parts: examLabels.part,
  'assessments/duration': commonLabels.duration,
  'tasks/type': pentaksiranLabels.stimulusType,
  'tasks/title': 'Tajuk',
  'criteria/hp': rubrikLabels.hp,
  ...domainLabels,
  ...rubrikLevelLabels,
};

/** A pointer in words: '/rubriks/0/criteria/1/levels/lemah/descriptor' is 'Rubrik 1, Kriteria 2, Lemah'. */
export const partName = (pointer: string): string => pathWords(pointer, names);

export const sourceNames: SourceNames = {
  nameOf: (kind) => (kind === 'course' ? 'Kursus' : kind === 'bahan' ? 'Bahan kuliah' : stageNoun[kind as StageName]),
  fieldsOf: (kind) => (kind === 'course' ? courseLabels : names),
};

/** '12', '12.5' or '12,5'; null for anything else. */
export function parseNumber(typed: string): number | null {
  const value = Number(typed.trim().replace(',', '.'));
  return typed.trim() === '' || !Number.isFinite(value) ? null : value;
}

export function stageArtefact(session: Session, stage: StageName): Artefact {
  const shown = documentsOf(session)[stage];
  return {
    ...callsAt(valentraApi, { sessionId: session.id, stage }),
    key: ['valentra', 'artefact', session.id, stage],
    shown,
    isEditable: (pointer) => editableAt(stage, shown, pointer) !== null,
    regeneratesTexts: false,
    parseNumber,
    badNumber: reviewText.badNumber,
    numberLabel: String,
    nameOf: partName,
  };
}
