import Box from '@mui/material/Box';
import { H4, ShortFact, Fact, Fold, Notice } from '../../ui/elements.tsx';
import {
  commonLabels,
  domainLabels,
  domainNames,
  hoursLabel,
  hpShareLabel,
  jstLabels as labels,
  kindLabel,
  orEmpty,
  percentLabel,
} from '../../../shared/valentra/labels.ts';
import { withMark } from '../../../shared/valentra/stated.ts';
import { keysOf } from '../../../shared/word/blocks.ts';
import { dateLabel } from '../../../shared/text/labels.ts';
import type { Jst, JstAssessment, Session } from '../../../shared/valentra/schemas.ts';
import { Listed } from '../../ui/artefact/Texts.tsx';
import { FactNote } from '../../ui/artefact/FactNote.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { EditableFact, EditablePart, RegenerateRow } from '../../ui/edit/EditablePart.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { Outcomes, Preview } from './Preview.tsx';

const taskColumns: Column<Jst['tasksSummary'][number]>[] = [
  { head: commonLabels.taskNumber, cell: ({ taskNumber }) => taskNumber },
  { head: commonLabels.task, cell: ({ displayFormat }) => displayFormat },
  { head: commonLabels.percentage, cell: ({ percentage }) => percentLabel(percentage) },
  {
    head: commonLabels.domains,
    cell: ({ domains }) => <Listed parts={domains.map(({ code, descriptor }) => `${code} ${descriptor}`)} />,
  },
];

/** A column of what the document may state; `of`: the value as it is shown. */
const statedColumn = (
  field: 'clo' | 'percentage' | 'slt',
  head: string,
  of: (assessment: JstAssessment) => string,
): Column<JstAssessment> => ({
  head,
  cell: (assessment, index) => (
    <EditablePart at={`/assessments/${index}/${field}`}>
      {assessment[field] === null ? of(assessment) : withMark(of(assessment), assessment.facts[field])}
    </EditablePart>
  ),
});

const columns: Column<JstAssessment>[] = [
  { head: labels.code, cell: ({ code }) => <strong>{code}</strong> },
  {
    head: labels.type,
    cell: (assessment) => (
      <>
        {assessment.type} <Badge tone={assessment.isTest ? 'yellow' : 'green'}>{kindLabel(assessment)}</Badge>
      </>
    ),
  },
  statedColumn('clo', commonLabels.clo, ({ clo }) => orEmpty(clo.join(', '))),
  { head: commonLabels.topics, cell: (_, index) => <EditablePart at={`/assessments/${index}/topics`} /> },
  {
    head: labels.hpAllocation,
    cell: ({ hpAllocation }, index) =>
      Object.entries(hpAllocation).map(([hp, share]) => (
        <EditablePart key={hp} at={`/assessments/${index}/hpAllocation/${hp}`}>
          {hpShareLabel(hp, share)}
        </EditablePart>
      )),
  },
  statedColumn('percentage', commonLabels.percentage, ({ percentage }) => percentLabel(percentage)),
  statedColumn('slt', labels.slt, ({ slt }) => hoursLabel(slt)),
];

const factLabels = {
  percentage: commonLabels.percentage,
  slt: labels.slt,
  duration: commonLabels.duration,
  clo: commonLabels.clo,
} as const;

function Details({ assessment, index }: { assessment: JstAssessment; index: number }) {
  const at = `/assessments/${index}`;
  const title = `${assessment.code} ${assessment.type}`;
  const text = (
    key: 'description' | 'objective' | 'suggestedQuestionType' | 'criteria' | 'startDate' | 'dueDate' | 'duration',
    label: string,
  ) => {
    const value = assessment[key];
    const fact = assessment.facts[key];
    return (
      <EditableFact at={`${at}/${key}`} label={label}>
        {typeof value === 'string' && value !== '' && fact !== undefined ? withMark(value, fact) : undefined}
      </EditableFact>
    );
  };
  return (
    <Box sx={{ mt: 2 }}>
      <H4>{title}</H4>
      <dl>
        {text('description', commonLabels.description)}
        {text('objective', commonLabels.objective)}
        {text('suggestedQuestionType', labels.suggestedQuestionType)}
        <Fact label={commonLabels.domains}>
          {keysOf(domainLabels).map((domain) => (
            <EditablePart key={domain} at={`${at}/domains/${domain}`}>
              {domainLabels[domain]}: {orEmpty(domainNames(assessment.domains[domain]).join(', '))}
            </EditablePart>
          ))}
        </Fact>
        {text('criteria', labels.criteria)}
        {text('duration', commonLabels.duration)}
        {assessment.isTest ? null : text('startDate', labels.startDate)}
        {text('dueDate', assessment.isTest ? labels.date : labels.dueDate)}
      </dl>
      <FactNote fact={assessment.fact} label={title} />
      {keysOf(factLabels).map((field) => {
        const fact = assessment.facts[field];
        return fact?.quote === assessment.fact?.quote ? null : (
          <FactNote key={field} fact={fact} label={`${factLabels[field]}, ${title}`} />
        );
      })}
      <RegenerateRow at={at} />
    </Box>
  );
}

/** Spec 2 §2, JST preview. */
export const JstPreview = ({ session }: { session: Session }) => (
  <Preview
    session={session}
    stage="jst"
    items={({ assessments }) => assessments}
    facts={({ totalAssessments, tasks, metadata: { generatedDate } }) => (
      <>
        <ShortFact label={labels.totalAssessments}>{totalAssessments}</ShortFact>
        <ShortFact label={labels.totalTasks}>{tasks.length}</ShortFact>
        <ShortFact label={labels.generatedDate}>
          <time dateTime={generatedDate}>{dateLabel(generatedDate)}</time>
        </ShortFact>
      </>
    )}
    beforeWarnings={({ hasQuizOrExam }) => hasQuizOrExam && <Notice>{labels.jsuNeeded}</Notice>}
  >
    {({ tasksSummary, cloList, objectives, assessments, totalPercentage }) => (
      <>
        <Fold title={labels.tasksSummary} isOpen>
          <Table
            stacks
            label={labels.tasksSummary}
            none={commonLabels.empty}
            columns={taskColumns}
            rows={tasksSummary}
          />
        </Fold>
        <Outcomes cloList={cloList} objectives={objectives} />
        <Fold title={labels.assessments} isOpen>
          <Table
            stacks
            label={labels.assessments}
            columns={columns}
            rows={assessments}
            minWidth={900}
            total={{ label: labels.totalPercentage, value: percentLabel(totalPercentage) }}
          />
        </Fold>
        <Fold title={labels.details}>
          {assessments.map((assessment, index) => (
            <Details key={assessment.code} assessment={assessment} index={index} />
          ))}
        </Fold>
      </>
    )}
  </Preview>
);
