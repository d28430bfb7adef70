import { stepsOf } from '../../shared/pointer.ts';
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

/** What the keys of the documents are called on their pages. */
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

/** A pointer in the page's own words: '/rubriks/0/criteria/1/levels/lemah/descriptor' is 'Rubrik 1, Kriteria 2, Lemah'. */
export function partName(pointer: string): string {
  const words: string[] = [];
  for (const step of stepsOf(pointer)) {
    const last = words.length - 1;
    if (/^\d+$/.test(step) && last >= 0) words[last] = `${words[last] ?? ''} ${Number(step) + 1}`;
    else words.push(names[step] ?? '');
  }
  return words.filter((word) => word.trim() !== '').join(', ');
}
