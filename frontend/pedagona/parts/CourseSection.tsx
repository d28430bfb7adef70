import type { Doubt } from '../../../shared/claims/doubt.ts';
import type { CourseAnalysis } from '../../../shared/pedagona/schemas.ts';
import { allColumns, courseBody } from '../../../shared/pedagona/word/merungkai.ts';
import { colours } from '../../app/theme.ts';
import { Blocks, Marked } from '../../ui/artefact/Blocks.tsx';
import { Chips } from '../../ui/artefact/Texts.tsx';
import { Versions } from '../../ui/edit/EditablePart.tsx';
import { Deferred, Strong, Span, Fold } from '../../ui/elements.tsx';
import { courseTitle } from '../../../shared/course/rules.ts';
import { waitingIn } from '../../../shared/course/review.ts';
import { notFoundText, toCheckText } from '../../../shared/texts.ts';
import { DocumentSource } from '../../ui/document/DocumentPlace.tsx';
import type { Editing } from '../../ui/edit/artefact.ts';
import { EditingArea } from '../../ui/edit/EditingArea.tsx';
import { ReviewBar } from '../../ui/course/ReviewBar.tsx';
import type { CourseAddress } from '../../ui/course/useCourseChanges.ts';
import { pedagonaArtefact } from '../artefact.ts';

/** One course of the result: a summary, and all its facts when opened (spec 1 §2, Results). */
export const CourseSection = ({
  course,
  doubts,
  isFirst,
  address,
  version,
}: {
  course: CourseAnalysis;
  /** Of what is suggested for it. */
  doubts: readonly Doubt[];
  isFirst: boolean;
  address: CourseAddress & Pick<Editing, 'reread'>;
  version: number;
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
        <Span sx={{ minWidth: 0, overflowWrap: 'break-word' }}>
          <bdi>{course.sourceDocument}</bdi>
        </Span>
        {waitingIn(course) + doubts.length > 0 && (
          <Strong sx={{ color: colours.gold }}>{toCheckText(waitingIn(course) + doubts.length)}</Strong>
        )}
      </>
    }
  >
    <Deferred>
      <EditingArea
        artefact={pedagonaArtefact(`crs_${address.sessionId}_${address.n}`, 'course', course)}
        title={courseTitle(course, course.sourceDocument)}
        version={version}
        reread={address.reread}
      >
        <DocumentSource value={address}>
          <ReviewBar course={course} changing={address} />
          <Versions />
          <Marked of={{ doubts }}>
            <Blocks blocks={courseBody(course, allColumns)} level={0} />
          </Marked>
        </DocumentSource>
      </EditingArea>
    </Deferred>
  </Fold>
);
