import { factTable, heading } from '../../word/blocks.ts';
import type { Block, WordDocument } from '../../word/blocks.ts';
import { courseTitle } from '../../course/rules.ts';
import type { Doubt } from '../../claims/doubt.ts';
import type { Fact } from '../../fact/fact.ts';
import { notFoundText } from '../../text/texts.ts';
import { dateTimeLabel } from '../../text/labels.ts';
import { resultTotals } from '../courses.ts';
import { resultLabels as labels, stageTitles } from '../labels/labels.ts';
import type { CourseAnalysis, Session } from '../schemas.ts';
import { courseBody, documentTable, toldColumns } from './merungkai.ts';
import { doubtBlocks } from '../../word/doubtList.ts';
import type { Sent } from '../../moderation/schemas.ts';
import { signersOf } from '../../moderation/signatures.ts';
import { marked } from '../../word/marks.ts';
import { signatureBlocks } from '../../word/signatures.ts';
import { disclaimerNote, noticeBlocks, pedagonaDocument } from './parts.ts';

/**
 * The results page as a document: same facts, same order (spec 1 §2). The list's and the results page's files hold this. `courseDoubts`: of
 * what is suggested for each course; `sent`: to colleagues, who sign what they have accepted.
 */
export function merungkaiDocument(
  session: Session & {
    courseDoubts?: readonly (readonly Doubt[])[];
    courseVersions?: readonly number[];
    sent?: readonly Sent[];
  },
): WordDocument {
  const totals = resultTotals(session);
  return pedagonaDocument(stageTitles.merungkai, session.sessionName, [
    factTable([
      [labels.sessionName, session.sessionName],
      [labels.createdAt, dateTimeLabel(session.createdAt)],
      [labels.coursesCount, String(totals.courses)],
      [labels.documentsCount, String(totals.documents)],
      [labels.closCount, String(totals.clos)],
    ]),
    documentTable(session),
    disclaimerNote,
    ...session.coursesAnalysis.flatMap((course, place) => {
      const doubts = session.courseDoubts?.[place] ?? [];
      const blocks = courseBlocks(course);
      const signers = signersOf(session.sent, `course#${place}`, session.courseVersions?.[place]);
      return [
        ...marked(blocks, { doubts }),
        ...doubtBlocks(blocks, doubts),
        ...(signers.length === 0 ? [] : signatureBlocks(signers)),
      ];
    }),
  ]);
}

/** A course with the words of its document, or, `isBrief`, with their places alone; these name the document, as notes of several stand in one list. */
export const courseBlocks = (course: CourseAnalysis, isBrief = false): Block[] => {
  const { sourceDocument } = course;
  const facts = Object.entries(course.facts).map(([name, { place, quote, ...fact }]): [string, Fact] => [
    name,
    { ...fact, place: place === '' ? '' : `${sourceDocument}, ${place}`, quote: isBrief ? '' : quote },
  ]);
  return [
    heading(1, courseTitle(course, notFoundText)),
    ...(isBrief ? [] : noticeBlocks(course.engineNotice)),
    ...courseBody({ ...course, facts: Object.fromEntries(facts) }, toldColumns),
  ];
};
