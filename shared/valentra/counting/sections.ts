import { uniqueBy } from '../../values/uniqueBy.ts';
import type { JsuQuestion } from '../schemas.ts';
import { sumOf } from './apportion.ts';

type Marked = Pick<JsuQuestion, 'marks' | 'section'>;

/** What a question counts of a paper's marks: where there is a choice in part, so that a section counts as much as is answered of it. */
export const countedMarks = ({ marks, section }: Marked): number =>
  section === undefined ? marks : (marks * section.answered) / section.questions;

/** The sections of a paper in its order: those that it was planned by, else one for each kind. `marks`: of what is answered. */
export function sectionsIn<T extends Marked & Pick<JsuQuestion, 'kind'>>(rows: readonly T[]) {
  const keyOf = ({ kind, section }: T) => section?.n ?? kind;
  return uniqueBy(rows, keyOf).map((first) => {
    const own = rows.filter((row) => keyOf(row) === keyOf(first));
    const kind: T['kind'] = first.kind;
    return {
      kind,
      rows: own,
      questions: own.length,
      answered: first.section?.answered ?? own.length,
      marks: Math.round(sumOf(own, countedMarks)),
    };
  });
}
