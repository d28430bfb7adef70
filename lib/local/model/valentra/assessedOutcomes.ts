import { comparable } from '../../../../shared/text/comparable.ts';
import type { ReadAssessment } from '../course/assessments/assessments.ts';
import { codedStart, numberOf, type Outcome } from '../course/outcomes/outcomeDraft.ts';
import { outcomesIn } from '../course/topics/courseTopics.ts';
import type { Row } from '../reading/row.ts';

/**
 * Numbers of the outcomes that the document ties to each assessment, in the assessments' order: in the assessment's own row, else in a
 * table of outcomes against assessments, else among the methods of assessment beside an outcome.
 */
export function outcomesOfAssessments(
  assessments: readonly ReadAssessment[],
  outcomes: readonly Outcome[],
  rows: readonly Row[],
): string[][] {
  const matrix = matrixOf(rows, new Set(assessments.map(({ type }) => comparable(type))));
  return assessments.map(({ type, outcomes: stated }) => {
    const name = comparable(type);
    const beside = outcomes.filter(({ assessment }) => methodsIn(assessment).includes(name));
    const ways = [
      outcomesIn(stated).map(numberOf),
      matrix.get(name) ?? [],
      beside.map(({ number }) => numberOf(number)),
    ];
    return ways.find((numbers) => numbers.length > 0) ?? [];
  });
}

/** 'Test, Final examination (40%)' -> the squashed names. */
const methodsIn = (cell: string): string[] => cell.split(/<br>|[,;•/]|\s(?:dan|and)\s/).map(plainName);

const plainName = (cell: string): string => comparable(cell.replace(/\(?\s*\d{1,3}(?:[.,]\d+)?\s*%\s*\)?/g, ''));

const tick = /^(?:[√✓✔☑■●•*/x]|[1-9]\d{0,2}(?:[.,]\d+)?\s*%?)$/i;

/** Outcome numbers by squashed assessment name, from rows that begin with an outcome's code under a row that names assessments. */
function matrixOf(rows: readonly Row[], names: ReadonlySet<string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let head: string[] = [];
  for (const { isTable, cells } of rows) {
    const columns = cells.map(plainName).map((name) => (names.has(name) ? name : ''));
    const code = codedStart.exec(cells.find((cell) => cell !== '') ?? '')?.[1];
    if (!isTable) head = [];
    else if (columns.filter((name) => name !== '').length > 1) head = columns;
    else if (code !== undefined && cells.length === head.length)
      for (const [column, name] of head.entries())
        if (name !== '' && tick.test(cells[column] ?? ''))
          found.set(name, [...new Set([...(found.get(name) ?? []), code])]);
  }
  return found;
}
