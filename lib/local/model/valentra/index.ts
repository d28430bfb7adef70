import { secondLook } from './exam/secondLook.ts';
import { courseIn, type Course } from './promptCourse.ts';
import { jstAnswer } from './jstAnswer.ts';
import { jsuAnswer } from './jsuAnswer.ts';
import { multipleChoice } from './exam/multipleChoice.ts';
import { rubrikAnswer } from './rubrikAnswer.ts';
import { shortEssay, structured } from './exam/written.ts';
import { taskAnswer } from './taskAnswer.ts';
import { preferencesIn, type Preferences } from './rowPreferences.ts';

const answering =
  (write: (course: Course, request: string, wanted: Preferences | null) => unknown) =>
  (request: string): unknown => {
    const course = courseIn(request);
    return write(course, request, preferencesIn(request, course));
  };

export const valentraRules = {
  'valentra.jst': answering(jstAnswer),
  'valentra.jsu': answering(jsuAnswer),
  'valentra.pentaksiran': answering(taskAnswer),
  'valentra.rubrik': answering(rubrikAnswer),
  'valentra.exam.aneka-pilihan': answering(multipleChoice),
  'valentra.exam.struktur': answering(structured),
  'valentra.exam.esei-pendek': answering(shortEssay),
  'valentra.exam.look': answering(secondLook),
};
