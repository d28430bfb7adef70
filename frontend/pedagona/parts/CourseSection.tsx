import Box from '@mui/material/Box';
import {
  courseTitle,
  kppbKeyLabels,
  kppbModelLabel,
  pageLabel,
  resultLabels as labels,
} from '../../../shared/pedagona/result-labels.ts';
import { kppbKeys } from '../../../shared/pedagona/schemas.ts';
import type { CourseAnalysis, LearningDevelopment } from '../../../shared/pedagona/schemas.ts';
import type { Warning } from '../../../shared/session.ts';
import { notFoundText } from '../../../shared/texts.ts';
import { colours } from '../../app/theme.ts';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { resultsText as text } from '../text.ts';
import { EditableText } from '../edit/EditableText.tsx';
import { EditingArea } from '../edit/EditingArea.tsx';
import type { ShownArtefact } from '../edit/EditingArea.tsx';
import { Versions } from '../../ui/edit/Versions.tsx';
import { CloFacts } from './CloFacts.tsx';
import { AssessmentTable, TopicTable } from './CourseTables.tsx';
import { Chips, EvidenceNote, SourceDocument, Stated, StatedList } from './Facts.tsx';

const Heading = ({ children }: { children: string }) => (
  <Box component="h3" sx={{ typography: 'h2', mt: 4 }}>
    {children}
  </Box>
);

/** What code found doubtful in the result: shown before the result, never folded away. */
function Warnings({ warnings }: { warnings: readonly Warning[] }) {
  if (warnings.length === 0) return null;
  return (
    <Box sx={{ my: 2, p: 2, borderLeft: `4px solid ${colours.gold}`, borderRadius: 1, bgcolor: colours.goldPale }}>
      <Box component="h3" sx={{ typography: 'h3' }}>
        {labels.warnings}
      </Box>
      <Box component="ul" sx={{ pl: 2.5 }}>
        {warnings.map(({ code, message, document, page, quote }, index) => (
          <li key={`${code}-${index}`}>
            {message}
            {(document !== null || page !== null) && (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {' '}
                (
                {[document, page === null ? null : pageLabel(page, document)]
                  .filter((part) => part !== null)
                  .join(', ')}
                )
              </Box>
            )}
            {quote !== null && <blockquote>“{quote}”</blockquote>}
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** Texts that the model does not name are not stated, so there is nothing to edit. */
function LearningFacts({ kppbModel, flow, kppbApplication }: LearningDevelopment) {
  const keys = kppbModel === null ? [] : kppbKeys[kppbModel];
  return (
    <Facts>
      <Fact label={labels.kppbModel}>{kppbModelLabel(kppbModel)}</Fact>
      <Fact label={labels.flow}>
        <EditableText at="/learningDevelopment/flow" label={labels.flow} value={flow} ordered />
      </Fact>
      {keys.map((key) => (
        <Fact key={key} label={kppbKeyLabels[key]}>
          {kppbApplication[key] === undefined ? (
            <Stated text={null} />
          ) : (
            <EditableText
              at={`/learningDevelopment/kppbApplication/${key}`}
              label={kppbKeyLabels[key]}
              value={kppbApplication[key]}
            >
              <Stated text={kppbApplication[key]} />
            </EditableText>
          )}
        </Fact>
      ))}
    </Facts>
  );
}

function CourseBody({ course }: { course: CourseAnalysis }) {
  const { courseCode, courseName, credit, sourceDocument, domainSummary, evidence } = course;
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>
      <Versions />
      <Warnings warnings={course.warnings} />
      <Facts>
        <Fact label={labels.courseCode}>
          <EditableText at="/courseCode" label={labels.courseCode} value={courseCode ?? ''}>
            <Stated text={courseCode} />
          </EditableText>
          <EvidenceNote evidence={evidence.courseCode} />
        </Fact>
        <Fact label={labels.courseName}>
          <EditableText at="/courseName" label={labels.courseName} value={courseName ?? ''}>
            <Stated text={courseName} />
          </EditableText>
          <EvidenceNote evidence={evidence.courseName} />
        </Fact>
        <Fact label={labels.credit}>
          <Stated text={credit === null ? null : String(credit)} />
        </Fact>
        <Fact label={labels.sourceDocument}>
          <bdi>{sourceDocument}</bdi>
        </Fact>
        <Fact label={labels.domainSummary}>
          <StatedList parts={domainSummary} />
        </Fact>
      </Facts>
      <Heading>{labels.clos}</Heading>
      {course.clos.length === 0 ? <Stated text={null} /> : null}
      {course.clos.map((clo, index) => (
        <CloFacts key={index} clo={clo} index={index} />
      ))}
      <Heading>{labels.assessments}</Heading>
      <AssessmentTable assessments={course.assessments} />
      <Heading>{labels.topics}</Heading>
      <TopicTable topics={course.topics} />
      <Heading>{labels.learningDevelopment}</Heading>
      <LearningFacts {...course.learningDevelopment} />
    </Box>
  );
}

/** One course of the result: what it is at a glance, and everything known of it when opened (spec 1 §2, Results). */
export function CourseSection({
  course,
  isFirst,
  editing,
}: {
  course: CourseAnalysis;
  isFirst: boolean;
  editing: ShownArtefact;
}) {
  return (
    <Box
      component="details"
      open={isFirst}
      data-course
      sx={{
        mt: 2,
        bgcolor: 'background.paper',
        border: `1px solid ${colours.line}`,
        borderRadius: 1,
        // The mark stands beside the title, in every browser.
        '& > summary': { cursor: 'pointer', p: { xs: 2, sm: 3 }, listStylePosition: 'inside' },
      }}
    >
      <summary>
        <Box component="h2" sx={{ typography: 'h2', display: 'inline' }}>
          {courseTitle(course, notFoundText)}
        </Box>
        <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', color: 'text.secondary' }}>
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
        </Box>
      </summary>
      <EditingArea {...editing} name="course" title={courseTitle(course, course.sourceDocument)}>
        <SourceDocument value={course.sourceDocument}>
          <CourseBody course={course} />
        </SourceDocument>
      </EditingArea>
    </Box>
  );
}
