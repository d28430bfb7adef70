import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { Row } from '../elements.tsx';
import type { Course } from '../../../shared/course/course.ts';
import { waitingIn } from '../../../shared/course/review.ts';
import { colours } from '../../app/theme.ts';
import { reviewText as text } from '../../text/review.ts';
import type { CourseAddress } from './useCourseChanges.ts';
import { fetchedPart } from '../fetched.tsx';

/** Few documents hold several courses. */
export const OtherCourses = fetchedPart(async () => (await import('./OtherCourses.tsx')).OtherCourses, null);
const ReviewPanel = fetchedPart(async () => (await import('./ReviewPanel.tsx')).ReviewPanel, null);

/** How much of a course waits for the lecturer, and the button that opens Semak Fakta. The address says which is open, so Back closes it. */
export function ReviewBar({ course, changing }: { course: Course; changing: CourseAddress }) {
  const [params, setParams] = useSearchParams();
  const waiting = waitingIn(course);
  const isSettled = waiting === 0;
  const review = (isWanted: boolean) =>
    setParams(
      (before) => {
        if (isWanted) before.set('semak', String(changing.n));
        else before.delete('semak');
        return before;
      },
      { preventScrollReset: true, replace: !isWanted },
    );
  const isOpen = params.get('semak')?.split('/', 1)[0] === String(changing.n);
  return (
    <Row
      className="no-print"
      sx={{
        px: 1.5,
        width: 'fit-content',
        flexWrap: 'nowrap',
        alignItems: 'center',
        fontSize: 'small',
        lineHeight: 1.35,
        borderRadius: 1,
        color: isSettled ? colours.ok : colours.warn,
        bgcolor: isSettled ? colours.okPale : colours.warnPale,
      }}
    >
      {isSettled ? text.none : text.waiting(waiting)}
      <Button
        size="small"
        color="inherit"
        sx={{ flex: 'none', p: 0, textDecoration: 'underline' }}
        onClick={() => review(true)}
      >
        Semak Fakta
      </Button>
      {isOpen && <ReviewPanel course={course} changing={changing} onClose={() => review(false)} />}
    </Row>
  );
}
