import type { ReadDocument } from '../reading/requestText.ts';
import { readAssessments } from './assessments/assessments.ts';
import { courseTextOf } from './courseText.ts';
import { readOutcomes } from './outcomes/outcomes.ts';
import { readParticulars } from './particulars.ts';
import { namesOfCodes } from './skills.ts';
import { readTopics } from './topics/courseTopics.ts';

/** The schemas' limits. */
const most = { clos: 30, assessments: 40, topics: 120 };

/** What both modules read of a course document. */
export function readCourse(document: ReadDocument | undefined) {
  const text = courseTextOf(document);
  return {
    text,
    particulars: readParticulars(text),
    outcomes: readOutcomes(text).slice(0, most.clos),
    assessments: readAssessments(text).slice(0, most.assessments),
    topics: readTopics(text).slice(0, most.topics),
    /** What the document calls its codes. */
    names: namesOfCodes(text.rows),
  };
}
