import { resultLabels as labels, weightLabel } from '../../../shared/pedagona/result-labels.ts';
import { totalWeight } from '../../../shared/pedagona/rules.ts';
import type { Assessment, Topic } from '../../../shared/pedagona/schemas.ts';
import { Table } from '../../ui/Table.tsx';
import type { Column } from '../../ui/Table.tsx';
import { EditableText } from '../edit/EditableText.tsx';
import { EvidenceNote, Stated } from './Facts.tsx';

/** A stated text that can be edited, or that it is not in the document and can be filled in. */
const edited = (at: string, label: string, text: string) => (
  <EditableText at={at} label={label} value={text}>
    <Stated text={text} />
  </EditableText>
);

const assessmentColumns: readonly Column<Assessment>[] = [
  {
    head: labels.assessmentType,
    cell: ({ type, evidence }, index) => (
      <>
        {edited(`/assessments/${index}/type`, `${labels.assessments} ${index + 1}, ${labels.assessmentType}`, type)}
        <EvidenceNote evidence={evidence} isExpected />
      </>
    ),
  },
  { head: labels.weight, cell: ({ weight }) => <Stated text={weight === null ? null : weightLabel(weight)} /> },
  ...(['domain', 'description'] as const).map((key) => ({
    head: labels[key],
    cell: (row: Assessment, index: number) =>
      edited(`/assessments/${index}/${key}`, `${labels.assessments} ${index + 1}, ${labels[key]}`, row[key]),
  })),
];

/** Type, weight, domain and description of every assessment; the total is counted here, never by the model (design law 5). */
export function AssessmentTable({ assessments }: { assessments: readonly Assessment[] }) {
  if (assessments.length === 0) return <Stated text={null} />;
  const total = totalWeight(assessments);
  return (
    <Table
      label={labels.assessments}
      columns={assessmentColumns}
      rows={assessments}
      total={{ label: labels.totalWeight, value: <Stated text={total === null ? null : weightLabel(total)} /> }}
    />
  );
}

const topicName = (index: number, label: string): string => `${labels.topics} ${index + 1}, ${label}`;

const topicColumns: readonly Column<Topic>[] = [
  {
    head: labels.week,
    cell: ({ week }, index) => edited(`/topics/${index}/week`, topicName(index, labels.week), week),
  },
  {
    head: labels.topic,
    cell: ({ title }, index) => edited(`/topics/${index}/title`, topicName(index, labels.topic), title),
  },
  {
    head: labels.subtopics,
    cell: ({ subtopics }, index) => (
      <EditableText at={`/topics/${index}/subtopics`} label={topicName(index, labels.subtopics)} value={subtopics} />
    ),
  },
  {
    head: labels.cloNumber,
    cell: ({ clos }, index) => (
      <EditableText at={`/topics/${index}/clos`} label={topicName(index, labels.cloNumber)} value={clos}>
        <Stated text={clos.join(', ')} />
      </EditableText>
    ),
  },
];

export function TopicTable({ topics }: { topics: readonly Topic[] }) {
  if (topics.length === 0) return <Stated text={null} />;
  return <Table label={labels.topics} columns={topicColumns} rows={topics} />;
}
