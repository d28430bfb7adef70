import Box from '@mui/material/Box';
import {
  commonLabels,
  dateLabel,
  domainLabels,
  domainNames,
  hoursLabel,
  hpShareLabel,
  jstLabels as labels,
  kindLabel,
  orEmpty,
  percentLabel,
} from '../../../shared/valentra/labels.ts';
import type { Jst, JstAssessment, Session } from '../../../shared/valentra/schemas.ts';
import { RewriteRow } from '../../ui/edit/RewriteRow.tsx';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { Table } from '../../ui/Table.tsx';
import type { Column } from '../../ui/Table.tsx';
import { CloTable, CourseHead, ObjectiveTable } from './Course.tsx';
import { Edit, StageArea } from './Edit.tsx';
import { EmptyDocument } from './EmptyDocument.tsx';
import { Advice, EngineNotice, EvidenceNote, Warnings } from './Notes.tsx';
import { Badge, Folded, Listed, ShortFact } from './Shown.tsx';

const TaskTable = ({ tasksSummary }: Pick<Jst, 'tasksSummary'>) =>
  tasksSummary.length === 0 ? (
    <p>{commonLabels.empty}</p>
  ) : (
    <Table
      stacks
      label={labels.tasksSummary}
      rows={tasksSummary}
      columns={[
        { head: commonLabels.taskNumber, cell: ({ taskNumber }) => taskNumber },
        { head: commonLabels.task, cell: ({ displayFormat }) => displayFormat },
        { head: commonLabels.percentage, cell: ({ percentage }) => percentLabel(percentage) },
        {
          head: commonLabels.domains,
          cell: ({ domains }) => <Listed parts={domains.map(({ code, descriptor }) => `${code} ${descriptor}`)} />,
        },
      ]}
    />
  );

const columns: Column<JstAssessment>[] = [
  { head: labels.code, cell: ({ code }) => <strong>{code}</strong> },
  {
    head: labels.type,
    cell: (assessment) => (
      <>
        {assessment.type} <Badge tone={assessment.isTest ? 'gold' : 'green'}>{kindLabel(assessment)}</Badge>
      </>
    ),
  },
  { head: commonLabels.clo, cell: ({ clo }) => <Listed parts={clo} /> },
  {
    head: commonLabels.topics,
    cell: ({ code, topics }, index) => (
      <Edit at={`/assessments/${index}/topics`} label={`${commonLabels.topics} ${code}`} value={topics} />
    ),
  },
  {
    head: labels.hpAllocation,
    cell: ({ hpAllocation }) => (
      <Listed parts={Object.entries(hpAllocation).map(([hp, share]) => hpShareLabel(hp, share))} />
    ),
  },
  { head: commonLabels.percentage, cell: ({ percentage }) => percentLabel(percentage) },
  {
    head: labels.slt,
    cell: ({ slt }) => hoursLabel(slt),
  },
];

const domainNamesOf = Object.keys(domainLabels) as (keyof typeof domainLabels)[];

/** What an assessment asks for and is judged by. */
function Details({ assessment, index }: { assessment: JstAssessment; index: number }) {
  const at = `/assessments/${index}`;
  const title = `${assessment.code} ${assessment.type}`;
  const named = (label: string) => `${label}, ${title}`;
  const text = (
    key: 'description' | 'objective' | 'suggestedQuestionType' | 'startDate' | 'dueDate',
    label: string,
  ) => (
    <Fact label={label}>
      <Edit at={`${at}/${key}`} label={named(label)} value={assessment[key]} />
    </Fact>
  );
  return (
    <Box sx={{ mt: 2 }}>
      <Box component="h4" sx={{ typography: 'h4' }}>
        {title}
      </Box>
      <Facts>
        {text('description', commonLabels.description)}
        {text('objective', commonLabels.objective)}
        {text('suggestedQuestionType', labels.suggestedQuestionType)}
        <Fact label={commonLabels.domains}>
          {domainNamesOf
            .filter((domain) => domain === 'skills' || assessment.domains[domain].length > 0)
            .map((domain) => (
              <Edit
                key={domain}
                at={`${at}/domains/${domain}`}
                label={named(domainLabels[domain])}
                value={assessment.domains[domain]}
              >
                {domainLabels[domain]}: {orEmpty(domainNames(assessment.domains[domain]).join(', '))}
              </Edit>
            ))}
        </Fact>
        <Fact label={labels.criteria}>
          <Edit at={`${at}/criteria`} label={named(labels.criteria)} value={assessment.criteria} />
        </Fact>
        {text('startDate', labels.startDate)}
        {text('dueDate', labels.dueDate)}
      </Facts>
      <EvidenceNote evidence={assessment.evidence} />
      <RewriteRow at={at} label={title} />
    </Box>
  );
}

/** Spec 2 §2, JST preview. */
export function JstPreview({ session }: { session: Session }) {
  const { jst } = session;
  if (jst === null || jst.assessments.length === 0) return <EmptyDocument stage="jst" document={jst} />;
  return (
    <StageArea session={session} stage="jst">
      <EngineNotice notice={jst.engineNotice} />
      <CourseHead info={jst.courseInfo}>
        <ShortFact label={labels.totalAssessments}>{jst.totalAssessments}</ShortFact>
        <ShortFact label={labels.totalTasks}>{jst.tasks.length}</ShortFact>
        <ShortFact label={labels.generatedDate}>
          <time dateTime={jst.metadata.generatedDate}>{dateLabel(jst.metadata.generatedDate)}</time>
        </ShortFact>
      </CourseHead>
      {jst.hasQuizOrExam && <Advice>{labels.jsuNeeded}</Advice>}
      <Warnings warnings={jst.warnings} />
      <Folded title={labels.tasksSummary} isOpen>
        <TaskTable tasksSummary={jst.tasksSummary} />
      </Folded>
      <Folded title={commonLabels.cloList}>
        <CloTable clos={jst.cloList} />
      </Folded>
      <Folded title={commonLabels.objectives}>
        <ObjectiveTable objectives={jst.objectives} />
      </Folded>
      <Folded title={labels.assessments} isOpen>
        <Table
          label={labels.assessments}
          columns={columns}
          rows={jst.assessments}
          minWidth={900}
          total={{ label: labels.totalPercentage, value: percentLabel(jst.totalPercentage) }}
        />
      </Folded>
      <Folded title={labels.details}>
        {jst.assessments.map((assessment, index) => (
          <Details key={assessment.code} assessment={assessment} index={index} />
        ))}
      </Folded>
    </StageArea>
  );
}
