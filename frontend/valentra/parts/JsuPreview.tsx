import Box from '@mui/material/Box';
import { Row, ShortFact, Small, Subheading } from '../../ui/elements.tsx';
import {
  commonLabels,
  complianceLabels,
  durationLabel,
  jsuLabels as labels,
  levelLabel,
  orEmpty,
  tsltLabel,
  weightageLabel,
} from '../../../shared/valentra/labels.ts';
import { isHots } from '../../../shared/valentra/levels.ts';
import {
  cognitiveLevels,
  type Jsu,
  type JsuQuestion,
  type JsuSummary,
  type Session,
} from '../../../shared/valentra/schemas.ts';
import { colours } from '../../app/theme.ts';
import { RichLine } from '../../ui/artefact/Texts.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Bar } from '../../ui/Tiles.tsx';
import { EditablePart, RegenerateRow } from '../../ui/edit/EditablePart.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { levelChoices, Preview } from './Preview.tsx';

/** Hours that nobody states get no column. */
const stating = <T,>(topics: Jsu['topics'], some: Column<T>[]): Column<T>[] =>
  topics.some(({ hours }) => hours > 0) ? some : some.filter(({ head }) => head !== labels.tslt);

const countsLabel = (questions: number, marks: number): string => `${questions} soalan, ${marks} markah`;

/** One half of the paper: its share of the marks, questions and marks. */
const Share = ({ name, share, count, marks }: { name: string; share: number; count: number; marks: number }) => (
  <Box sx={{ p: 2, border: `1px solid ${colours.line}`, borderRadius: 1, bgcolor: colours.sheet }}>
    <Box sx={{ color: 'text.secondary', fontWeight: 600 }}>{name}</Box>
    <Box sx={{ typography: 'h1' }}>{weightageLabel(share)}</Box>
    <Bar value={share} aria-label={name} />
    <Box sx={{ mt: 0.5, fontSize: '.9rem' }}>{countsLabel(count, marks)}</Box>
  </Box>
);

/** Whether HOTS reach 40% (spec 2 §5): in words and colour. */
const Compliance = ({ summary }: { summary: JsuSummary }) => {
  const isMet = summary.kbatCompliance === 'YES';
  return (
    <Row
      sx={{
        mt: 2,
        p: 1.5,
        alignItems: 'center',
        borderLeft: `4px solid ${isMet ? colours.green : colours.red}`,
        borderRadius: 1,
        bgcolor: isMet ? colours.greenPale : colours.redPale,
      }}
    >
      <strong>{complianceLabels[summary.kbatCompliance]}</strong>
      <Badge tone={isMet ? 'green' : 'red'}>{`${labels.kbat}: ${weightageLabel(summary.hotsPercentage)}`}</Badge>
    </Row>
  );
};

const columns: Column<JsuQuestion>[] = [
  { head: labels.number, cell: ({ number }) => <strong>{number}</strong> },
  { head: commonLabels.clo, cell: ({ clo }) => orEmpty(clo) },
  {
    head: commonLabels.topic,
    cell: ({ topic, subtopic }, index) => (
      <>
        {orEmpty(topic)}
        <Small as="div">
          <EditablePart inline at={`/questions/${index}/subtopic`}>
            <RichLine text={subtopic} />
          </EditablePart>
        </Small>
        <RegenerateRow at={`/questions/${index}`} />
      </>
    ),
  },
  { head: labels.tslt, cell: ({ tslt }) => tsltLabel(tslt) },
  {
    head: labels.cognitiveLevel,
    cell: ({ cognitiveLevel, cognitiveDescription }, index) => (
      <>
        <EditablePart inline at={`/questions/${index}/cognitiveLevel`} choices={levelChoices}>
          <strong>{levelLabel(cognitiveLevel)}</strong>
        </EditablePart>
        <br />
        <EditablePart inline at={`/questions/${index}/cognitiveDescription`}>
          <RichLine text={cognitiveDescription} />
        </EditablePart>
      </>
    ),
  },
  {
    head: labels.questionType,
    cell: (question) => <Badge tone={isHots(question) ? 'green' : 'yellow'}>{question.questionType}</Badge>,
  },
  { head: commonLabels.marks, cell: (_, index) => <EditablePart at={`/questions/${index}/marks`} /> },
  { head: labels.weightage, cell: ({ weightage }) => weightageLabel(weightage) },
];

const topicColumns: Column<Jsu['topics'][number]>[] = [
  { head: commonLabels.topic, cell: ({ title }) => title },
  { head: labels.tslt, cell: ({ hours }) => tsltLabel(hours) },
  { head: labels.count, cell: ({ questions }) => questions },
  { head: commonLabels.marks, cell: ({ marks }) => marks },
  { head: labels.weightage, cell: ({ percentage }) => weightageLabel(percentage) },
];

/** Spec 2 §2, JSU preview. */
export const JsuPreview = ({ session }: { session: Session }) => (
  <Preview
    session={session}
    stage="jsu"
    items={({ questions }) => questions}
    facts={({ courseInfo, summary, totalMarks }) => (
      <>
        <ShortFact label={commonLabels.assessmentType}>{orEmpty(courseInfo.assessmentType)}</ShortFact>
        <ShortFact label={commonLabels.duration}>{durationLabel(courseInfo)}</ShortFact>
        <ShortFact label={labels.totalQuestions}>{summary.totalQuestions}</ShortFact>
        <ShortFact label={labels.totalMarks}>{totalMarks}</ShortFact>
      </>
    )}
    beforeWarnings={({ summary, raised }) => (
      <>
        <Box sx={{ mt: 2, display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
          <Share name={labels.lots} share={summary.lotsPercentage} count={summary.lots} marks={summary.lotsMarks} />
          <Share name={labels.hots} share={summary.hotsPercentage} count={summary.hots} marks={summary.hotsMarks} />
        </Box>
        <Compliance summary={summary} />
        {raised.length > 0 && (
          <p>
            {labels.raised}: {raised.join(', ')}
          </p>
        )}
      </>
    )}
  >
    {({ questions, summary, topics }) => (
      <>
        <Subheading>{labels.questions}</Subheading>
        <Table
          label={labels.questions}
          columns={stating(topics, columns)}
          rows={questions}
          minWidth={860}
          total={{
            label: commonLabels.total,
            value: countsLabel(summary.totalQuestions, summary.totalMarks),
          }}
        />
        <Subheading>{labels.distribution}</Subheading>
        <Table
          label={labels.distribution}
          minWidth={320}
          rows={cognitiveLevels}
          columns={[
            { head: labels.level, cell: levelLabel },
            { head: labels.count, cell: (level) => summary.distribution[level].count },
            { head: commonLabels.marks, cell: (level) => summary.distribution[level].marks },
            { head: labels.share, cell: (level) => weightageLabel(summary.distribution[level].percentage) },
          ]}
        />
        <Subheading>{labels.byTopicShare}</Subheading>
        <Table label={labels.byTopicShare} minWidth={480} rows={topics} columns={stating(topics, topicColumns)} />
      </>
    )}
  </Preview>
);
