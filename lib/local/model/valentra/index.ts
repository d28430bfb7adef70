import type { ConverseLike } from '../../bedrock/request.ts';
import type { ReadDocument } from '../reading/documents.ts';
import { requestText } from '../reading/documents.ts';
import { blindAnswer } from './blind.ts';
import { courseOf } from './course.ts';
import { shortEssay } from './essay.ts';
import { courseIn } from './ground.ts';
import type { Course } from './ground.ts';
import { jstAnswer } from './jst.ts';
import { jsuAnswer } from './jsu.ts';
import { multipleChoice } from './multiple-choice.ts';
import { rubrikAnswer } from './rubric.ts';
import { structured } from './structured.ts';
import { taskAnswer } from './task.ts';
import { wishIn } from './wish.ts';
import type { Wish } from './wish.ts';

const answering =
  (write: (course: Course, request: string, wish: Wish | null) => unknown) =>
  (_documents: readonly ReadDocument[], request: ConverseLike): unknown => {
    const text = requestText(request);
    const course = courseIn(text);
    return write(course, text, wishIn(text, course));
  };

/** The rules of VALENTRA, by prompt id. */
export const valentraRules = {
  'valentra.course': ([document]: readonly ReadDocument[]) => courseOf(document),
  'valentra.jst': answering(jstAnswer),
  'valentra.jsu': answering(jsuAnswer),
  'valentra.pentaksiran': answering(taskAnswer),
  'valentra.rubrik': answering(rubrikAnswer),
  'valentra.exam.aneka-pilihan': answering(multipleChoice),
  'valentra.exam.struktur': answering(structured),
  'valentra.exam.esei-pendek': answering(shortEssay),
  'valentra.exam.blind': answering(blindAnswer),
};
