import type { Topic } from '../../../shared/course/course.ts';
import { cloTitles } from '../../../shared/pedagona/analysis.ts';
import { resultLabels as labels, weightLabel } from '../../../shared/pedagona/resultLabels.ts';
import { totalWeight } from '../../../shared/course/rules.ts';
import type { Assessment, CourseAnalysis } from '../../../shared/pedagona/schemas.ts';
import { doubtful } from '../../../shared/fact/labels.ts';
import { FactNote } from '../../ui/artefact/FactNote.tsx';
import { Stated } from '../../ui/artefact/Texts.tsx';
import { Table } from '../../ui/Table.tsx';
import type { Column } from '../../ui/Table.tsx';
import { editColumn } from './editColumn.tsx';

/** A text that can be edited, or filled in where the document does not state it. */
const statedColumn = <Row,>(list: 'assessments' | 'topics', key: keyof Row & string, head: string): Column<Row> =>
  editColumn(list, labels[list], key, head, (row) => <Stated text={String(row[key])} />);

const typeColumn = statedColumn<Assessment>('assessments', 'type', labels.assessmentType);

const assessmentColumns = ({ facts }: CourseAnalysis): readonly Column<Assessment>[] => [
  {
    head: typeColumn.head,
    cell: (assessment, index) => (
      <>
        {typeColumn.cell(assessment, index)}
        <FactNote fact={facts[assessment.id]} label={assessment.type} />
      </>
    ),
  },
  {
    head: labels.weight,
    cell: ({ id, type, weight }) => (
      <>
        <Stated text={weight === null ? null : weightLabel(weight)} />
        <FactNote fact={doubtful(facts[`${id}.weight`])} label={`${type}, ${labels.weight}`} />
      </>
    ),
  },
  {
    head: labels.slt,
    cell: ({ id, type, slt }) => (
      <>
        <Stated text={slt} />
        <FactNote fact={doubtful(facts[`${id}.slt`])} label={`${type}, ${labels.slt}`} />
      </>
    ),
  },
  { head: labels.domain, cell: ({ domain }) => <Stated text={domain} /> },
  statedColumn('assessments', 'description', labels.description),
];

/** Type, weight, domain and description of every assessment; the total is counted in code, never by the model (design law 5). */
export function AssessmentTable({ course }: { course: CourseAnalysis }) {
  const { assessments } = course;
  if (assessments.length === 0) return <Stated text={null} />;
  const total = totalWeight(assessments);
  return (
    <Table
      label={labels.assessments}
      columns={assessmentColumns(course)}
      rows={assessments}
      total={{ label: labels.totalWeight, value: <Stated text={total === null ? null : weightLabel(total)} /> }}
    />
  );
}

const topicColumns = (course: CourseAnalysis): readonly Column<Topic>[] => [
  statedColumn('topics', 'week', labels.week),
  statedColumn('topics', 'title', labels.topic),
  editColumn('topics', labels.topics, 'subtopics', labels.subtopics),
  { head: labels.cloNumber, cell: ({ cloIds }) => <Stated text={cloTitles(course, cloIds).join(', ')} /> },
];

export const TopicTable = ({ course }: { course: CourseAnalysis }) =>
  course.topics.length === 0 ? (
    <Stated text={null} />
  ) : (
    <Table label={labels.topics} columns={topicColumns(course)} rows={course.topics} />
  );
