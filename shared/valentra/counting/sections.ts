import { uniqueBy } from '../../values/uniqueBy.ts';
import type { JsuQuestion } from '../schemas.ts';
import { sumOf, toTenth } from './apportion.ts';

type Marked = Pick<JsuQuestion, 'marks' | 'section'>;

/** What a question counts of a paper's marks: where there is a choice in part, so that a section counts as much as is answered of it. */
export const countedMarks = ({ marks, section }: Marked): number =>
  section === undefined ? marks : (marks * section.answered) / section.questions;

type Row = Partial<Pick<JsuQuestion, 'weightage' | 'tslt'>> & Pick<JsuQuestion, 'marks'>;
type Asking = Row & {
  more?: readonly Row[] | undefined;
  parts?: readonly { marks: number; aim?: object | undefined }[];
};

/** What a question asks one by one, each with the fields of the question: its own row, and those that further parts of it follow. */
export function asksOf<T extends Asking>(question: T): T[] {
  const { more = [], parts = [], ...whole } = question;
  const others: Row[] = [...more, ...parts.flatMap(({ aim, marks }) => (aim ? [{ ...aim, marks }] : []))];
  if (others.length === 0) return [question];
  const left = (field: keyof Row): object => {
    const all = whole[field];
    return all === undefined ? {} : { [field]: toTenth(all - sumOf(others, (one) => one[field] ?? 0)) };
  };
  const own = { ...whole, ...left('marks'), ...left('weightage'), ...left('tslt') };
  return [own, ...others.map((one) => ({ ...whole, ...one }))] as unknown as T[];
}

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
