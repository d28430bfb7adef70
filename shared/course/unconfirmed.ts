import type { Course } from './course.ts';

/** The rows and fields of a course that its document does not bear out and the lecturer has not accepted: 'CLO2.level', 'Kuiz', 'credit'; `codes`: what its outcomes are called. */
export function unconfirmedOf(
  { clos, assessments, topics, facts }: Pick<Course, 'clos' | 'assessments' | 'topics' | 'facts'>,
  codes: readonly string[],
): string[] {
  const names = new Map([
    ...clos.map(({ id }, i) => [id, codes[i] ?? id] as const),
    ...assessments.map(({ id, type }) => [id, type] as const),
    ...topics.map(({ id, title }) => [id, title] as const),
  ]);
  return Object.entries(facts).flatMap(([key, { state }]) => {
    const [row = '', ...field] = key.split('.');
    return state === 'unconfirmed' ? [[names.get(row) ?? row, ...field].join('.')] : [];
  });
}
