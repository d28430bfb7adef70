import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Doubt } from '../../../shared/claims/doubt.ts';
import type { Block } from '../../../shared/word/blocks.ts';
import type { Clo, CourseAnalysis } from '../../../shared/pedagona/schemas.ts';
import { courseParts } from '../../../shared/pedagona/word/merungkai.ts';
import { cloTitle, resultLabels as labels } from '../../../shared/pedagona/labels/resultLabels.ts';
import { factStateLabels, factToShow } from '../../../shared/fact/labels.ts';
import { colours } from '../../app/theme.ts';
import { FactNote, toneOf } from '../../ui/artefact/FactNote.tsx';
import { Blocks, Marked } from '../../ui/artefact/Blocks.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Versions } from '../../ui/edit/EditablePart.tsx';
import { Columns, Deferred, Findings, Fold, H2, H3, NotFound, Row, Small, Span } from '../../ui/elements.tsx';
import { courseTitle, findingsOf } from '../../../shared/course/rules.ts';
import { notFoundText } from '../../../shared/text/texts.ts';
import { DocumentSource } from '../../ui/document/DocumentPlace.tsx';
import type { Editing } from '../../ui/edit/artefact.ts';
import { EditingArea } from '../../ui/edit/EditingArea.tsx';
import { ReviewBar } from '../../ui/course/ReviewBar.tsx';
import type { CourseAddress } from '../../ui/course/useCourseChanges.ts';
import { Sending } from '../../ui/moderation/parts.tsx';
import { pedagonaArtefact } from '../artefact.ts';
import { fetchedPart } from '../../ui/fetched.tsx';

const CoursePictures = fetchedPart(
  async () => (await import('./CoursePictures.tsx')).CoursePictures,
  <Box className="no-print" sx={{ minHeight: 500, gridRow: { md: '1 / span 2' } }} />,
);

const WeightsLink = fetchedPart(async () => (await import('./CoursePictures.tsx')).WeightsLink, null);

const chips = (parts: readonly string[]) =>
  parts.map((part) => (
    <Badge key={part} tone="green">
      {part}
    </Badge>
  ));

/** What an outcome is, in a line: statement, level, domain, programme outcomes. */
function glanceOf(clo: Clo, course: CourseAnalysis) {
  const fact = factToShow(course.facts[clo.id]);
  return (
    <>
      <Span sx={{ flexBasis: '100%', color: 'text.primary' }}>{clo.cloStatement}</Span>
      {chips([...new Set([clo.level, ...clo.domain, ...clo.hpp])].filter((part) => part !== ''))}
      {fact && <Span sx={toneOf(fact.state)}>{factStateLabels[fact.state]}</Span>}
      {course.assessments.every(({ cloIds }) => !cloIds.includes(clo.id)) && (
        <Span sx={toneOf('notFound')}>Dokumen tidak menyatakan pentaksirannya</Span>
      )}
    </>
  );
}

const Part = ({ title, blocks, children }: { title: string; blocks: readonly Block[]; children?: ReactNode }) => (
  <Fold title={title}>
    {children}
    <Box sx={{ '& > div:has(> dl)': { columns: { md: 2 }, columnGap: 4 } }}>
      <Blocks blocks={blocks} level={0} label={title} />
    </Box>
  </Fold>
);

/** The parts of a course, each folded; the outcomes one by one. */
function CourseDetails({ course, n }: { course: CourseAnalysis; n: number }) {
  const { facts, outcomes, assessments, topics, suggestionMark, learning } = courseParts(course);
  return (
    <Box sx={{ '& dd': { typography: 'body2' } }}>
      <Row sx={{ mt: 3, alignItems: 'center', justifyContent: 'space-between' }}>
        <H3>{labels.clos}</H3>
        <Row className="no-print">
          <Versions />
        </Row>
      </Row>
      {outcomes.length === 0 ? (
        <NotFound />
      ) : (
        <Small as="div">
          {labels.suggestions}. <Blocks blocks={[suggestionMark]} />
        </Small>
      )}
      {outcomes.map(({ clo, stated, suggested }, index) => (
        <Fold key={clo.id} heading="h4" title={cloTitle(clo, index)} glance={glanceOf(clo, course)}>
          <Blocks blocks={[stated]} />
          <Box sx={{ '& dl': { gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(200px, 1fr))' } } }}>
            <Blocks blocks={[suggested]} />
          </Box>
        </Fold>
      ))}
      <Part title={`${labels.assessments} (${course.assessments.length})`} blocks={assessments}>
        <WeightsLink n={n} />
      </Part>
      <Part title={`${labels.topics} (${course.topics.length})`} blocks={topics} />
      <Part title={labels.learningDevelopment} blocks={[suggestionMark, learning]} />
      <Part title="Maklumat kursus" blocks={[facts]} />
    </Box>
  );
}

/** One course of the result: what it is, its pictures, and all its facts in parts that fold (spec 1 §2, Results). */
export const CourseSection = ({
  course,
  doubts,
  address,
  version,
}: {
  course: CourseAnalysis;
  /** Of what is suggested for it. */
  doubts: readonly Doubt[];
  address: CourseAddress & Pick<Editing, 'reread'>;
  version: number;
}) => (
  <section>
    <H2 sx={{ mt: 1.5, mb: 0.5 }}>{courseTitle(course, notFoundText)}</H2>
    <DocumentSource value={address}>
      <Row
        sx={{ gap: '4px 12px', alignItems: 'center', fontSize: 'small', color: colours.inkSoft, breakAfter: 'avoid' }}
      >
        {chips(course.domainSummary)}
        {course.credit !== null && (
          <span>
            {course.credit} kredit
            <FactNote fact={course.facts['credit']} label={labels.credit} />
          </span>
        )}
        {course.institution !== '' && <span>{course.institution}</span>}
        <Span sx={{ minWidth: 0 }}>
          <bdi>{course.sourceDocument}</bdi>
        </Span>
        <ReviewBar course={course} changing={address} />
      </Row>
      <Columns
        widths="minmax(0, 1.25fr) minmax(0, 1fr)"
        sx={{ mt: 1.5, rowGap: 2, alignItems: 'start', gridTemplateRows: { md: 'auto 1fr' } }}
      >
        <CoursePictures course={course} />
        {/* Below the weights, beside the map. */}
        <Box sx={{ gridColumn: { md: 2 }, gridRow: { md: 2 }, '&& > *': { my: 0 } }}>
          <Findings title={labels.warnings} heading="h3" items={findingsOf(course)} />
        </Box>
      </Columns>
      <Deferred>
        <EditingArea
          artefact={pedagonaArtefact(`crs_${address.sessionId}_${address.n}`, 'course', course)}
          title={courseTitle(course, course.sourceDocument)}
          version={version}
          reread={address.reread}
        >
          <Marked of={{ doubts }}>
            <CourseDetails course={course} n={address.n} />
          </Marked>
          <Sending module="pedagona" sessionId={address.sessionId} artefact={`course#${address.n}`} version={version} />
        </EditingArea>
      </Deferred>
    </DocumentSource>
  </section>
);
