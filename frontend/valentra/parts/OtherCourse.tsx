import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Row } from '../../ui/layout.tsx';
import { courseTitle } from '../../../shared/course/rules.ts';
import { dateLabel } from '../../../shared/text/labels.ts';
import { notFoundText } from '../../../shared/texts.ts';
import type { UsableCourse } from '../../../shared/valentra/schemas.ts';
import { colours } from '../../app/theme.ts';
import { Async, Fault } from '../../ui/Async.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { useNotice } from '../../ui/Notices.tsx';
import { keepSession, sessions, usableCourses, takeCourse } from '../queries.ts';
import { otherCourseText as text, uploadCardText } from '../text.ts';

/** Begins the session with a course that PEDAGONA has read, instead of an upload. */
export function OtherCourse({ sessionId, onStart }: { sessionId: string; onStart: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => setIsOpen(true)}>
        {text.open}
      </Button>
      {isOpen && <Choice sessionId={sessionId} onStart={onStart} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function Choice({ sessionId, onStart, onClose }: { sessionId: string; onStart: () => void; onClose: () => void }) {
  const notify = useNotice();
  const queries = useQueryClient();
  const taking = useMutation({
    mutationFn: (course: UsableCourse) => takeCourse(sessionId, course),
    onSuccess: ({ session, status }) => {
      onStart();
      keepSession(queries, session);
      void sessions.forgetLists(queries);
      if (status === 'completed') notify('success', uploadCardText.success);
      onClose();
    },
  });
  return (
    <Modal title={text.title} width={640} onCancel={onClose}>
      {taking.error !== null && <Fault message={taking.error.message} />}
      <Box sx={{ mt: 2, overflowY: 'auto', maxHeight: '55vh' }}>
        <Async
          query={useQuery(usableCourses)}
          empty={{ when: (courses) => courses.length === 0, title: text.none, hint: text.noneHint }}
        >
          {(courses) =>
            courses.map((course) => (
              <CourseRow
                key={`${course.session}-${course.n}`}
                course={course}
                isBusy={taking.isPending}
                onChoose={() => taking.mutate(course)}
              />
            ))
          }
        </Async>
      </Box>
    </Modal>
  );
}

function CourseRow({ course, isBusy, onChoose }: { course: UsableCourse; isBusy: boolean; onChoose: () => void }) {
  const title = courseTitle(course, notFoundText);
  return (
    <Row sx={{ alignItems: 'center', py: 1, borderTop: `1px solid ${colours.line}` }}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <strong>{title}</strong>
        <Box sx={{ color: 'text.secondary', fontSize: '.875rem' }}>
          <bdi>{course.sessionName}</bdi>, {dateLabel(course.createdAt)}
        </Box>
      </Box>
      <Button variant="contained" size="small" loading={isBusy} aria-label={`${text.use}: ${title}`} onClick={onChoose}>
        {text.use}
      </Button>
    </Row>
  );
}
