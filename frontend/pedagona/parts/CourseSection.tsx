import Box from '@mui/material/Box';
import { describeMqfOutcome } from '../../../shared/mqf.ts';
import {
  cloTitle,
  fallbackLabel,
  resultLabels as labels,
  skillLabel,
  courseLists,
  courseTexts,
  kppbKeyLabels,
  kppbModelLabel,
  weightLabel,
} from '../../../shared/pedagona/resultLabels.ts';
import { bigIdeaOf, essentialQuestionsOf } from '../../../shared/pedagona/rules.ts';
import {
  type Clo,
  type CourseAnalysis,
  kppbKeys,
  type LearningDevelopment,
  type Assessment,
} from '../../../shared/pedagona/schemas.ts';
import { colours } from '../../app/theme.ts';
import { Chips, Stated, StatedList, Written } from '../../ui/artefact/Texts.tsx';
import { EditableFact, EditablePart, Versions } from '../../ui/edit/EditablePart.tsx';
import { Fact, NotFound, H3, Strong, Span, H2, Fold, Findings } from '../../ui/elements.tsx';
import { doubtful } from '../../../shared/fact/labels.ts';
import { FactNote } from '../../ui/artefact/FactNote.tsx';
import { courseTitle, totalWeight } from '../../../shared/course/rules.ts';
import { warningLabel } from '../../../shared/text/labels.ts';
import { pedagonaApi } from '../../../shared/pedagona/api.ts';
import { notFoundText } from '../../../shared/texts.ts';
import { type DocumentAddress, DocumentSource } from '../../ui/document/DocumentPlace.tsx';
import type { Editing } from '../../ui/edit/artefact.ts';
import { EditingArea } from '../../ui/edit/EditingArea.tsx';
import { ReviewBar } from '../../ui/course/ReviewBar.tsx';
import { pedagonaArtefact } from '../artefact.ts';
import type { Topic } from '../../../shared/course/course.ts';
import { cloTitles } from '../../../shared/pedagona/analysis.ts';
import { Table, type Column } from '../../ui/Table.tsx';

/** Marks a text that code filled in because the document had none. */
const FallbackMark = () => (
  <Box
    component="p"
    sx={{ mt: 0.5, px: 1, display: 'inline-block', borderRadius: 1, bgcolor: colours.goldPale, fontSize: '.85rem' }}
  >
    {fallbackLabel}
  </Box>
);

const lists = ['knowledge', 'microConcepts', 'macroConcepts'] as const;

/** All facts of a CLO (spec 1 §2, Results), in the order of the Word file. */
function CloFacts({ clo, index, facts }: { clo: Clo; index: number; facts: CourseAnalysis['facts'] }) {
  const bigIdea = bigIdeaOf(clo);
  const { questions, isFallback } = essentialQuestionsOf(clo);
  const name = cloTitle(clo, index);
  const at = `/clos/${index}`;
  /** Beside the statement, the row that bears the outcome out; beside its other values, what is doubtful. */
  const noteOf = (key: 'cloStatement' | 'domain' | 'level' | 'hpp' | 'skills') => (
    <FactNote
      fact={key === 'cloStatement' ? facts[clo.id] : doubtful(facts[`${clo.id}.${key}`])}
      label={`${name}, ${labels[key]}`}
    />
  );
  return (
    <Box component="section" sx={{ mt: 2, pl: { sm: 2 }, borderLeft: { sm: `4px solid ${colours.gold}` } }}>
      <H3 as="h4">{name}</H3>
      <dl>
        <Fact label={labels.cloStatement}>
          <Stated text={clo.cloStatement} />
          {noteOf('cloStatement')}
        </Fact>
        <Fact label={labels.domain}>
          {clo.domain.length === 0 ? <NotFound /> : <Chips parts={clo.domain} />}
          {noteOf('domain')}
        </Fact>
        <Fact label={labels.level}>
          <Stated text={clo.level} />
          {noteOf('level')}
        </Fact>
        <Fact label={labels.hpp}>
          <StatedList parts={clo.hpp.map(describeMqfOutcome)} />
          {noteOf('hpp')}
        </Fact>
        <Fact label={labels.skills}>
          <StatedList parts={clo.skills.map(skillLabel)} />
          {noteOf('skills')}
        </Fact>
        {lists.map((key) => (
          <EditableFact key={key} at={`${at}/${key}`} label={labels[key]} />
        ))}
        <Fact label={labels.bigIdea}>
          <EditablePart at={`${at}/bigIdea`}>
            <Written text={bigIdea.text} />
          </EditablePart>
          {bigIdea.isFallback && <FallbackMark />}
        </Fact>
        <Fact label={labels.essentialQuestions}>
          <EditablePart at={`${at}/essentialQuestions`}>
            <StatedList parts={questions} ordered />
          </EditablePart>
          {isFallback && <FallbackMark />}
        </Fact>
      </dl>
    </Box>
  );
}

const Heading = ({ children }: { children: string }) => (
  <H2 as="h3" sx={{ mt: 4 }}>
    {children}
  </H2>
);

/** Texts that the model left out show as not stated and cannot be edited. */
const LearningFacts = ({ kppbModel, kppbApplication }: LearningDevelopment) => (
  <dl>
    <Fact label={labels.kppbModel}>{kppbModelLabel(kppbModel)}</Fact>
    <EditableFact at="/learningDevelopment/flow" label={labels.flow} ordered />
    {(kppbModel === null ? [] : kppbKeys[kppbModel]).map((key) => {
      const applied = kppbApplication[key];
      const stated = <Stated text={applied ?? null} />;
      return (
        <Fact key={key} label={kppbKeyLabels[key]}>
          {applied === undefined ? (
            stated
          ) : (
            <EditablePart at={`/learningDevelopment/kppbApplication/${key}`}>{stated}</EditablePart>
          )}
        </Fact>
      );
    })}
  </dl>
);

function CourseBody({ course }: { course: CourseAnalysis }) {
  const { sourceDocument, domainSummary, facts, clos } = course;
  const stated = (key: 'courseCode' | 'courseName' | 'credit' | (typeof courseTexts)[number]) => (
    <Fact key={key} label={labels[key]}>
      <Stated text={course[key]} />
      <FactNote fact={facts[key]} label={labels[key]} />
    </Fact>
  );
  return (
    <>
      <Versions />
      <Findings title={labels.warnings} heading="h3" items={course.warnings.map(warningLabel)} />
      <dl>
        {(['courseCode', 'courseName', 'credit'] as const).map(stated)}
        <Fact label={labels.sourceDocument}>
          <bdi>{sourceDocument}</bdi>
        </Fact>
        <Fact label={labels.domainSummary}>
          <StatedList parts={domainSummary} />
        </Fact>
        {courseTexts.map(stated)}
        {courseLists.map((key) => (
          <Fact key={key} label={labels[key]}>
            <StatedList parts={course[key]} />
          </Fact>
        ))}
      </dl>
      <Heading>{labels.clos}</Heading>
      {clos.length === 0 && <Stated text={null} />}
      {clos.map((clo, index) => (
        <CloFacts key={clo.id} clo={clo} index={index} facts={facts} />
      ))}
      <Heading>{labels.assessments}</Heading>
      <AssessmentTable course={course} />
      <Heading>{labels.topics}</Heading>
      {course.topics.length === 0 ? (
        <Stated text={null} />
      ) : (
        <Table label={labels.topics} columns={topicColumns(course)} rows={course.topics} />
      )}
      <Heading>{labels.learningDevelopment}</Heading>
      <LearningFacts {...course.learningDevelopment} />
    </>
  );
}

/** One course of the result: a summary, and all its facts when opened (spec 1 §2, Results). */
export const CourseSection = ({
  course,
  isFirst,
  artefactId,
  source,
  version,
  reread,
}: Pick<Editing, 'version' | 'reread'> & {
  course: CourseAnalysis;
  isFirst: boolean;
  artefactId: string;
  source: DocumentAddress;
}) => (
  <Fold
    title={courseTitle(course, notFoundText)}
    heading="h2"
    isOpen={isFirst}
    glance={
      <>
        <Chips parts={course.domainSummary} />
        <span>{course.clos.length} CLO</span>
        <span aria-hidden>·</span>
        <span>{course.assessments.length} pentaksiran</span>
        <span aria-hidden>·</span>
        <Span sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{course.sourceDocument}</bdi>
        </Span>
        {course.warnings.length > 0 && (
          <Strong sx={{ color: colours.gold }}>{course.warnings.length} perkara untuk disemak</Strong>
        )}
      </>
    }
  >
    <EditingArea
      artefact={pedagonaArtefact(artefactId, 'course', course)}
      title={courseTitle(course, course.sourceDocument)}
      version={version}
      reread={reread}
    >
      <DocumentSource value={source}>
        <ReviewBar
          course={course}
          changing={{ changes: pedagonaApi.changeCourse, sessionId: source.sessionId, n: source.n, reread }}
        />
        <CourseBody course={course} />
      </DocumentSource>
    </EditingArea>
  </Fold>
);

const statedColumn = <Row,>(key: keyof Row & string, head: string): Column<Row> => ({
  head,
  cell: (row) => <Stated text={String(row[key])} />,
});

/** What is doubtful about the value stands below it. */
const notedColumn = (
  { facts }: CourseAnalysis,
  key: 'weight' | 'slt',
  of: (assessment: Assessment) => string | number | null,
): Column<Assessment> => ({
  head: labels[key],
  cell: (assessment) => (
    <>
      <Stated text={of(assessment)} />
      <FactNote fact={doubtful(facts[`${assessment.id}.${key}`])} label={`${assessment.type}, ${labels[key]}`} />
    </>
  ),
});

const assessmentColumns = (course: CourseAnalysis): readonly Column<Assessment>[] => [
  {
    head: labels.assessmentType,
    cell: ({ id, type }) => (
      <>
        <Stated text={type} />
        <FactNote fact={course.facts[id]} label={type} />
      </>
    ),
  },
  notedColumn(course, 'weight', ({ weight }) => (weight === null ? null : weightLabel(weight))),
  notedColumn(course, 'slt', ({ slt }) => slt),
  statedColumn('domain', labels.domain),
  statedColumn('description', labels.description),
];

/** Type, weight, domain and description of every assessment; the total is counted in code, never by the model (design law 5). */
function AssessmentTable({ course }: { course: CourseAnalysis }) {
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
  statedColumn('week', labels.week),
  statedColumn('title', labels.topic),
  { head: labels.subtopics, cell: ({ subtopics }) => <StatedList parts={subtopics} /> },
  { head: labels.cloNumber, cell: ({ cloIds }) => <Stated text={cloTitles(course, cloIds).join(', ')} /> },
];
