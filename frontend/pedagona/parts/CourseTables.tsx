import { resultLabels as labels, weightLabel } from '../../../shared/pedagona/resultLabels.ts';
import { totalWeight } from '../../../shared/pedagona/rules.ts';
import type { Assessment, Topic } from '../../../shared/pedagona/schemas.ts';
import { Stated } from '../../ui/artefact/Texts.tsx';
import { Table } from '../../ui/Table.tsx';
import type { Column } from '../../ui/Table.tsx';
import { editColumn } from './editColumn.tsx';
import { EvidenceNote } from './EvidenceNote.tsx';

/** A text that can be edited, or filled in where the document does not state it. */
const statedColumn = <Row,>(list: 'assessments' | 'topics', key: keyof Row & string, head: string): Column<Row> =>
  editColumn(list, labels[list], key, head, (row) => <Stated text={String(row[key])} />);

const typeColumn = statedColumn<Assessment>('assessments', 'type', labels.assessmentType);

const assessmentColumns: readonly Column<Assessment>[] = [
  {
    head: typeColumn.head,
    cell: (assessment, index) => (
      <>
        {typeColumn.cell(assessment, index)}
        <EvidenceNote evidence={assessment.evidence} isExpected />
      </>
    ),
  },
  { head: labels.weight, cell: ({ weight }) => <Stated text={weight === null ? null : weightLabel(weight)} /> },
  statedColumn('assessments', 'domain', labels.domain),
  statedColumn('assessments', 'description', labels.description),
];

/** Type, weight, domain and description of every assessment; the total is counted in code, never by the model (design law 5). */
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
  statedColumn('topics', 'week', labels.week),
  statedColumn('topics', 'title', labels.topic),
  editColumn('topics', labels.topics, 'subtopics', labels.subtopics),
  editColumn('topics', labels.topics, 'clos', labels.cloNumber, ({ clos }) => <Stated text={clos.join(', ')} />),
];

export const TopicTable = ({ topics }: { topics: readonly Topic[] }) =>
  topics.length === 0 ? <Stated text={null} /> : <Table label={labels.topics} columns={topicColumns} rows={topics} />;
