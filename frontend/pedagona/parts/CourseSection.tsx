import Box from '@mui/material/Box';
import {
  courseTitle,
  kppbKeyLabels,
  kppbModelLabel,
  resultLabels as labels,
} from '../../../shared/pedagona/resultLabels.ts';
import { pageLabel } from '../../../shared/text/labels.ts';
import { kppbKeys } from '../../../shared/pedagona/schemas.ts';
import type { CourseAnalysis, LearningDevelopment } from '../../../shared/pedagona/schemas.ts';
import type { Warning } from '../../../shared/session.ts';
import { notFoundText } from '../../../shared/texts.ts';
import { colours } from '../../app/theme.ts';
import { Fold } from '../../ui/artefact/Fold.tsx';
import { Findings } from '../../ui/artefact/Notes.tsx';
import { Chips, Stated, StatedList } from '../../ui/artefact/Texts.tsx';
import type { Editing } from '../../ui/edit/artefact.ts';
import { EditableFact, EditablePart } from '../../ui/edit/EditablePart.tsx';
import { EditingArea } from '../../ui/edit/EditingArea.tsx';
import { Versions } from '../../ui/edit/Versions.tsx';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { pedagonaArtefact } from '../artefact.ts';
import { resultsText as text } from '../text.ts';
import { CloFacts } from './CloFacts.tsx';
import { AssessmentTable, TopicTable } from './CourseTables.tsx';
import { EvidenceNote, SourceDocument } from './EvidenceNote.tsx';

const Heading = ({ children }: { children: string }) => (
  <Box component="h3" sx={{ typography: 'h2', mt: 4 }}>
    {children}
  </Box>
);

/** A warning that code raised, with its place. */
function WarningText({ warning: { message, document, page, quote } }: { warning: Warning }) {
  const place = [document, page === null ? null : pageLabel(page, document)].filter((part) => part !== null);
  return (
    <>
      {message}
      {place.length > 0 && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {` (${place.join(', ')})`}
        </Box>
      )}
      {quote !== null && <blockquote>“{quote}”</blockquote>}
    </>
  );
}

/** Texts that the model left out show as not stated and cannot be edited. */
const LearningFacts = ({ kppbModel, flow, kppbApplication }: LearningDevelopment) => (
  <Facts>
    <Fact label={labels.kppbModel}>{kppbModelLabel(kppbModel)}</Fact>
    <EditableFact at="/learningDevelopment/flow" label={labels.flow} value={flow} ordered />
    {(kppbModel === null ? [] : kppbKeys[kppbModel]).map((key) => {
      const applied = kppbApplication[key];
      const stated = <Stated text={applied ?? null} />;
      return (
        <Fact key={key} label={kppbKeyLabels[key]}>
          {applied === undefined ? (
            stated
          ) : (
            <EditablePart at={`/learningDevelopment/kppbApplication/${key}`} label={kppbKeyLabels[key]} value={applied}>
              {stated}
            </EditablePart>
          )}
        </Fact>
      );
    })}
  </Facts>
);

function CourseBody({ course }: { course: CourseAnalysis }) {
  const { credit, sourceDocument, domainSummary, evidence, clos } = course;
  return (
    <>
      <Versions />
      <Findings
        title={labels.warnings}
        heading="h3"
        items={course.warnings.map((warning) => (
          <WarningText key={warning.message} warning={warning} />
        ))}
      />
      <Facts>
        {(['courseCode', 'courseName'] as const).map((key) => (
          <Fact key={key} label={labels[key]}>
            <EditablePart at={`/${key}`} label={labels[key]} value={course[key] ?? ''}>
              <Stated text={course[key]} />
            </EditablePart>
            <EvidenceNote evidence={evidence[key]} />
          </Fact>
        ))}
        <Fact label={labels.credit}>
          <Stated text={credit} />
        </Fact>
        <Fact label={labels.sourceDocument}>
          <bdi>{sourceDocument}</bdi>
        </Fact>
        <Fact label={labels.domainSummary}>
          <StatedList parts={domainSummary} />
        </Fact>
      </Facts>
      <Heading>{labels.clos}</Heading>
      {clos.length === 0 && <Stated text={null} />}
      {clos.map((clo, index) => (
        <CloFacts key={index} clo={clo} index={index} />
      ))}
      <Heading>{labels.assessments}</Heading>
      <AssessmentTable assessments={course.assessments} />
      <Heading>{labels.topics}</Heading>
      <TopicTable topics={course.topics} />
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
  version,
  reread,
}: Pick<Editing, 'version' | 'reread'> & { course: CourseAnalysis; isFirst: boolean; artefactId: string }) => (
  <Fold
    title={courseTitle(course, notFoundText)}
    heading="h2"
    isOpen={isFirst}
    glance={
      <>
        <Chips parts={course.domainSummary} />
        <span>{text.cloCount(course.clos.length)}</span>
        <span aria-hidden>·</span>
        <span>{text.assessmentCount(course.assessments.length)}</span>
        <span aria-hidden>·</span>
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{course.sourceDocument}</bdi>
        </Box>
        {course.warnings.length > 0 && (
          <Box component="strong" sx={{ color: colours.gold }}>
            {text.warningCount(course.warnings.length)}
          </Box>
        )}
      </>
    }
  >
    <EditingArea
      artefact={pedagonaArtefact(artefactId, 'course')}
      title={courseTitle(course, course.sourceDocument)}
      version={version}
      reread={reread}
    >
      <SourceDocument value={course.sourceDocument}>
        <CourseBody course={course} />
      </SourceDocument>
    </EditingArea>
  </Fold>
);
