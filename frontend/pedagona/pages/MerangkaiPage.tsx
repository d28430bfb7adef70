import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { P, Small, Fact, Section, H3, Subheading } from '../../ui/elements.tsx';
import {
  merangkaiLabels as labels,
  chainLabels,
  marksLabel,
  performanceLevelLabels,
  totalMarks,
} from '../../../shared/pedagona/chainLabels.ts';
import { CardPlaceholders } from '../../ui/Async.tsx';
import { ChainPage } from '../parts/ChainPage.tsx';
import { TextSection } from '../parts/Sections.tsx';
import { StageButton, StageState } from '../parts/StageAction.tsx';
import { merangkaiQuery, type MerangkaiReply } from '../queries.ts';
import { hrefIn } from '../steps.ts';
import { stageText } from '../text.ts';
import { useStage } from '../useStage.ts';
import { placedQuote } from '../../../shared/text/labels.ts';
import type { Merangkai, SharedClaim, Criterion } from '../../../shared/pedagona/stages.ts';
import { emptyText, notFoundText } from '../../../shared/texts.ts';
import { colours } from '../../app/theme.ts';
import { StatedList, Stated } from '../../ui/artefact/Texts.tsx';
import { EditableFact, EditablePart, AddRow, RowTools } from '../../ui/edit/EditablePart.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { weightLabel } from '../../../shared/pedagona/resultLabels.ts';
import { fetched } from '../../ui/fetched.ts';

const AlignmentView = fetched(async () => (await import('../parts/AlignmentView.tsx')).default);

function Actions({ merangkai: { id, sessionId, checks } }: { merangkai: MerangkaiReply }) {
  const scripts = useStage('scripts', { sessionId, parentId: id, enabled: !checks.scripts });
  const dlo = useStage('dlo', { sessionId, parentId: id, enabled: !checks.dlo });
  return (
    <>
      <Box sx={{ flexBasis: '100%', display: 'grid', gap: 1 }}>
        <StageState stage="scripts" work={scripts} />
        <StageState stage="dlo" work={dlo} />
      </Box>
      <StageButton
        stage="scripts"
        work={scripts}
        href={hrefIn(checks, 'scripts')}
        variant={checks.scripts ? 'outlined' : 'contained'}
      />
      <StageButton
        stage="dlo"
        work={dlo}
        href={hrefIn(checks, 'dlo')}
        variant={checks.scripts ? 'contained' : 'outlined'}
      />
      {(!checks.scripts || !checks.dlo) && (
        // Shown below the buttons that follow.
        <Small sx={{ order: 1, flexBasis: '100%' }}>
          {!checks.scripts && stageText.scripts.duration} {!checks.dlo && stageText.dlo.duration}
        </Small>
      )}
    </>
  );
}

/** Spec 1 §2, Merangkai. */
export default function MerangkaiPage() {
  return (
    <ChainPage
      stage="merangkai"
      title={labels.title}
      query={merangkaiQuery}
      primary={(merangkai) => <Actions merangkai={merangkai} />}
    >
      {(merangkai) => (
        <>
          <TextSection title={labels.combinedBigIdea} at="/combinedBigIdea" />
          <CourseComparison {...merangkai.courseComparison} />
          <IntegratedAssessment {...merangkai.integratedAssessment} />
          <Section title={labels.rubrics}>
            {merangkai.rubrics.length === 0 && <p>{emptyText}</p>}
            {merangkai.rubrics.map((rubric, index) => (
              <RubricPart key={index} rubric={rubric} at={`/rubrics/${index}`} />
            ))}
          </Section>
          <Suspense fallback={<CardPlaceholders count={1} height={400} />}>
            <AlignmentView merangkai={merangkai} />
          </Suspense>
        </>
      )}
    </ChainPage>
  );
}

const Basis = ({ claim: { isSuggestion, evidence } }: { claim: SharedClaim }) => (
  <Box sx={isSuggestion ? { p: 1, bgcolor: colours.goldPale, borderRadius: 1 } : {}}>
    {evidence.length === 0 ? (
      <strong>{labels.suggestion}</strong>
    ) : (
      <details>
        <summary>
          <strong>{isSuggestion ? labels.suggestion : labels.withEvidence}</strong>
        </summary>
        {evidence.map((quoted, index) => (
          <P key={index} sx={{ mt: 0.5, fontStyle: 'italic' }}>
            {quoted.courseCode}, {placedQuote(quoted)}
          </P>
        ))}
      </details>
    )}
  </Box>
);

const linkColumns: readonly Column<SharedClaim>[] = [
  {
    head: labels.link,
    cell: (_, index) => <EditablePart at={`/courseComparison/links/${index}/text`} />,
  },
  { head: labels.linkCourses, cell: (link) => <StatedList parts={link.courses} /> },
  { head: labels.linkBasis, cell: (link) => <Basis claim={link} /> },
];

/** What the courses have in common: counted by code, then explained (spec 1 §2, Merangkai). */
const CourseComparison = ({ commonHP, commonDomains, links }: Merangkai['courseComparison']) => (
  <Section title={labels.courseComparison}>
    <dl>
      <Fact label={labels.commonHP}>{commonHP.join(', ') || labels.noCommonHP}</Fact>
      <Fact label={labels.commonDomains}>{commonDomains.join(', ') || labels.noCommonDomains}</Fact>
      <EditableFact at="/courseComparison/rationale" label={labels.rationale} />
    </dl>
    <Subheading>{labels.links}</Subheading>
    <Table stacks label={labels.links} none={emptyText} columns={linkColumns} rows={links} />
  </Section>
);

type Selected = Merangkai['integratedAssessment']['selectedAssessments'][number];

const columns: readonly Column<Selected>[] = [
  { head: labels.courseCode, cell: ({ courseCode }) => <Stated text={courseCode} /> },
  { head: labels.courseName, cell: ({ courseName }) => <Stated text={courseName} /> },
  { head: labels.assessmentType, cell: ({ assessmentType }) => <Stated text={assessmentType} /> },
  { head: chainLabels.links, cell: ({ links }) => <StatedList parts={links} /> },
  { head: labels.hp, cell: ({ hp }) => <Stated text={hp} /> },
  { head: labels.weight, cell: ({ weight }) => <Stated text={weight === null ? null : weightLabel(weight)} /> },
  {
    head: labels.rationale,
    cell: (_, index) => <EditablePart at={`/integratedAssessment/selectedAssessments/${index}/rationale`} />,
  },
];

const rubricAt = '/integratedAssessment/rubric';
type Level = keyof typeof performanceLevelLabels;
const levels = Object.keys(performanceLevelLabels) as Level[];

const criterionColumns: readonly Column<Criterion>[] = [
  {
    head: labels.criterion,
    cell: ({ marks, weight }, index) => (
      <>
        <EditablePart at={`${rubricAt}/${index}/criterion`} />
        <EditablePart at={`${rubricAt}/${index}/marks`}>{marksLabel(marks, weight)}</EditablePart>
        <EditablePart at={`${rubricAt}/${index}/links`} />
        <RowTools at={`${rubricAt}/${index}`} />
      </>
    ),
  },
  ...levels.map((level): Column<Criterion> => ({
    head: performanceLevelLabels[level],
    cell: (_, index) => <EditablePart at={`${rubricAt}/${index}/levels/${level}`} />,
  })),
];

/** The question across the courses and the assessments it uses, with the weights their documents give (spec 1 §2, Merangkai). */
const IntegratedAssessment = ({ selectedAssessments, rubric }: Merangkai['integratedAssessment']) => (
  <Section title={labels.integratedAssessment}>
    <Subheading>{labels.integratedQuestion}</Subheading>
    <EditablePart at="/integratedAssessment/integratedQuestion" />
    <Subheading>{labels.selectedAssessments}</Subheading>
    <Table stacks label={labels.selectedAssessments} none={emptyText} columns={columns} rows={selectedAssessments} />
    <Subheading>{labels.rubric}</Subheading>
    {rubric.length > 0 && (
      <Table
        stacks
        label={labels.rubric}
        columns={criterionColumns}
        rows={rubric}
        total={{ label: labels.totalMarks, value: marksLabel(totalMarks(rubric)) }}
      />
    )}
    <AddRow list={rubricAt} />
  </Section>
);

type Rubric = Merangkai['rubrics'][number];

const levelColumns = (at: string): Column<Level>[] => [
  { head: labels.level, cell: (level) => <strong>{performanceLevelLabels[level]}</strong> },
  { head: labels.levelDescription, cell: (level) => <EditablePart at={`${at}/levels/${level}`} /> },
];

/** A rubric of five performance levels for an assessment that was chosen (spec 1 §2, Merangkai). */
function RubricPart({ rubric, at }: { rubric: Rubric; at: string }) {
  const title = [rubric.courseCode, rubric.courseName].filter((part) => part !== '').join(' ') || notFoundText;
  return (
    <Box sx={{ mt: 3 }}>
      <H3>{title}</H3>
      <dl>
        <Fact label={labels.hp}>
          <Stated text={rubric.hp} />
        </Fact>
        <Fact label={labels.assessmentType}>
          <Stated text={rubric.assessmentType} />
        </Fact>
        <Fact label={labels.weight}>
          <Stated text={rubric.weight === null ? null : weightLabel(rubric.weight)} />
        </Fact>
        <EditableFact at={`${at}/cognitiveLevel`} label={labels.cognitiveLevel} />
        <EditableFact at={`${at}/softSkills`} label={labels.softSkills} />
      </dl>
      <Table stacks label={`${labels.rubrics}: ${title}`} columns={levelColumns(at)} rows={levels} />
    </Box>
  );
}
