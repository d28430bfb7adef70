import { resultLabels as labels, weightLabel } from '../../../shared/pedagona/labels.ts';
import { totalWeight } from '../../../shared/pedagona/rules.ts';
import type { Assessment, Topic } from '../../../shared/pedagona/schemas.ts';
import { Table } from '../../ui/Table.tsx';
import type { Column } from '../../ui/Table.tsx';
import { EvidenceNote, Stated, StatedList } from './Facts.tsx';

const assessmentColumns: readonly Column<Assessment>[] = [
  {
    head: labels.assessmentType,
    cell: ({ type, evidence }) => (
      <>
        <Stated text={type} />
        <EvidenceNote evidence={evidence} isExpected />
      </>
    ),
  },
  { head: labels.weight, cell: ({ weight }) => <Stated text={weight === null ? null : weightLabel(weight)} /> },
  { head: labels.domain, cell: ({ domain }) => <Stated text={domain} /> },
  { head: labels.description, cell: ({ description }) => <Stated text={description} /> },
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

const topicColumns: readonly Column<Topic>[] = [
  { head: labels.week, cell: ({ week }) => <Stated text={week} /> },
  { head: labels.topic, cell: ({ title }) => <Stated text={title} /> },
  { head: labels.subtopics, cell: ({ subtopics }) => <StatedList parts={subtopics} /> },
  { head: labels.cloNumber, cell: ({ clos }) => <Stated text={clos.join(', ')} /> },
];

export function TopicTable({ topics }: { topics: readonly Topic[] }) {
  if (topics.length === 0) return <Stated text={null} />;
  return <Table label={labels.topics} columns={topicColumns} rows={topics} />;
}
