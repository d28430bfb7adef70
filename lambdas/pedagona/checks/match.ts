import type { Assessment, Clo, Topic } from '../../../shared/course/course.ts';
import { cloNumbered } from '../../../shared/course/offered.ts';
import { codeFamily, keyOf } from '../../../shared/course/words/codes.ts';
import { meant, only } from '../../../shared/fact/meant.ts';
import { coverage } from '../../../shared/fact/score.ts';
import { cloLabels, courseLabelOf, rowsOf } from '../../../shared/pedagona/courses.ts';
import { cloTitle } from '../../../shared/pedagona/labels/resultLabels.ts';
import type { CourseAnalysis } from '../../../shared/pedagona/schemas.ts';
import { saysWhole } from '../../../shared/text/comparable.ts';
import type { DeclaredLink } from '../prompts/common.ts';

/** What a model means by what it wrote of a course: by number, name, similar name and order (design law 13). Where several may be meant, none is. */

/** A row stands in a text that has this much of its words. */
const mostlyFrom = 0.6;

/** The course of a label: its code, its name, both, or its place ('Kursus 2'). */
export function courseMeant(courses: readonly CourseAnalysis[], label: string): CourseAnalysis | undefined {
  const place = /^(?:kursus|course)?\s*(\d)$/i.exec(label.trim())?.[1];
  return (
    only(courses.filter((course) => saysWhole(label, courseLabelOf(course)))) ??
    meant(courses, label, (course) => [courseLabelOf(course), course.courseName ?? '']) ??
    courses[Number(place ?? 0) - 1]
  );
}

/** The outcome of a label: its code ('CLO2', 'HPK 2' and '2' for CLO2), its id, or its words. */
export function outcomeMeant<T extends Clo>(clos: readonly T[], label: string): T | undefined {
  const code = keyOf(label) ?? label.trim();
  const titled = clos.map((clo, i) => ({ ...clo, cloNumber: cloTitle(clo, i), own: clo }));
  // The digits of 'topic_2' are no outcome's.
  const isNumber = /^\d+$/.test(code) || codeFamily(code) === 'clo';
  const numbered = isNumber ? cloNumbered(titled, code) : undefined;
  return (numbered ?? meant(titled, isNumber ? '' : label, (clo) => [clo.cloNumber, clo.id, clo.cloStatement]))?.own;
}

/** The outcomes that links declare, as links name them (`cloLabels`). */
export const outcomeLinks = (links: readonly DeclaredLink[], courses: readonly CourseAnalysis[]): string[] => [
  ...new Set(
    links.flatMap(({ course: label, clo }) => {
      const course = courseMeant(courses, label);
      const own = course && outcomeMeant(course.clos, clo);
      return course && own ? cloLabels(course, [own.id]) : [];
    }),
  ),
];

/** The topic that has this name, or a subtopic of it. */
export const topicMeant = (topics: readonly Topic[], name: string): Topic | undefined =>
  meant(topics, name, ({ title, subtopics }) => [title, ...subtopics]);

export const assessmentMeant = <T extends Assessment>(assessments: readonly T[], name: string): T | undefined =>
  meant(assessments, name, ({ type }) => [type]);

/** The entries that a model made for outcomes, by the outcomes' ids: by number; then by order, where as many of both are left. */
export function entriesOf<E extends { number: string }>(clos: readonly Clo[], entries: readonly E[]): Map<string, E> {
  const found = new Map<string, E>();
  for (const entry of entries) {
    const id = outcomeMeant(clos, entry.number)?.id;
    if (id !== undefined && !found.has(id)) found.set(id, entry);
  }
  const used = new Set(found.values());
  const [rest, without] = [entries.filter((entry) => !used.has(entry)), clos.filter(({ id }) => !found.has(id))];
  if (rest.length === without.length) for (const [i, entry] of rest.entries()) found.set(without[i]?.id ?? '', entry);
  return found;
}

/** The row of a course that a claim cites: the one that it names by its id, its number or its words, else one that the claim has most of. */
export function rowCited(course: CourseAnalysis, ref: string, claim: string) {
  const rows = rowsOf(course);
  const scored = rows.map((row) => ({ row, score: coverage(row.text, claim) }));
  const [best] = scored.toSorted((a, b) => b.score - a.score);
  return (
    rows.find(({ id }) => id === ref) ??
    rows.find(({ id }) => id === outcomeMeant(course.clos, ref)?.id) ??
    meant(rows, ref, ({ text }) => [text]) ??
    (best && best.score >= mostlyFrom ? best.row : undefined)
  );
}
