import Box from '@mui/material/Box';
import { useMutation } from '@tanstack/react-query';
import type { Course } from '../../../shared/course/course.ts';
import { courseTitle, unreadSections } from '../../../shared/course/rules.ts';
import { colours } from '../../app/theme.ts';
import { P, Row } from '../elements.tsx';
import { notify } from '../Notices.tsx';
import { NamedButton } from '../ReasonButton.tsx';

/** Offers the other courses that a course's document holds (`courseSectionCall`). `canAdd`: whether a session may have several courses. */
export function OtherCourses({
  course,
  courses,
  canAdd,
  read,
}: {
  course: Course;
  courses: readonly Course[];
  canAdd: boolean;
  /** Reads another section of the course's document: beside the course, or with `isInstead` in its place. */
  read: (asked: { section: number; isInstead: boolean }) => Promise<unknown>;
}) {
  const reading = useMutation({ mutationFn: read, onError: ({ message }) => notify('error', message) });
  const others = unreadSections(course, courses);
  if (others.length === 0) return null;
  const own = courseTitle(course, course.sourceDocument);
  const count = course.sections.length === 2 ? 'dua' : course.sections.length;
  return (
    <Box role="note" className="no-print" sx={{ my: 2, p: 1.5, bgcolor: colours.goldPale, borderRadius: 1 }}>
      <P>
        <bdi>{course.sourceDocument}</bdi> memuatkan {count} kursus. Yang dibaca ialah <strong>{own}</strong>.
      </P>
      {others.map(({ section, title }) => (
        <Row key={section} sx={{ gap: 0.75, mt: 0.75, alignItems: 'center' }}>
          <strong>{title}</strong>
          {canAdd && (
            <NamedButton
              text="Baca juga kursus ini"
              of={title}
              variant="outlined"
              loading={reading.isPending}
              onClick={() => reading.mutate({ section, isInstead: false })}
            />
          )}
          <NamedButton
            text={canAdd ? 'Guna kursus ini sahaja' : 'Guna kursus ini'}
            of={title}
            variant={canAdd ? 'text' : 'outlined'}
            loading={reading.isPending}
            onClick={() => reading.mutate({ section, isInstead: true })}
          />
        </Row>
      ))}
    </Box>
  );
}
