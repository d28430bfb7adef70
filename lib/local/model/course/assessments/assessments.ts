import type { CourseText } from '../courseText.ts';
import type { Row } from '../../reading/row.ts';
import { leavesOf, sumOf, type Draft, type ReadAssessment } from './assessmentDraft.ts';
import { fromHeads } from './inHeads.ts';
import { fromLines } from './inLines.ts';
import { fromTable } from './inTables.ts';
import { fromWeeks } from './inWeeks.ts';

export type { ReadAssessment } from './assessmentDraft.ts';

/**
 * The assessments with their own weights: from tables that weigh them, else from lines such as 'Kuiz (10%)' under the section's title,
 * else from the heads of columns, else from the weeks. Where tables do not make 100 and lines do, the lines are right. Subtotals, totals and pass marks are no
 * assessments; parts are, when nothing is listed under them.
 */
export function readAssessments(text: CourseText): ReadAssessment[] {
  const { rows, tables, vocabulary } = text;
  const weighing = tables
    .filter(({ kind }) => kind === 'assessments')
    .map((table) => leavesOf(fromTable(table, vocabulary)))
    .filter((drafts) => drafts.length > 0);
  const tabled = oneWhole(weighing);
  const legend = legendOf(rows);
  return chosen(tabled, text).map(({ isGroup: _, ...assessment }) => ({
    ...assessment,
    type: legend.get(assessment.type) ?? assessment.type,
  }));
}

function chosen(tabled: Draft[], { rows, tables, vocabulary }: CourseText): Draft[] {
  if (sumOf(tabled) === 100) return once(tabled);
  const lined = fromLines(rows, vocabulary);
  if (tabled.length > 0) return once(lined.length > 1 && sumOf(lined) === 100 ? lined : tabled);
  if (lined.length > 0) return once(lined);
  const across = fromHeads(rows, vocabulary);
  return across.length > 0 ? across : fromWeeks(tables, vocabulary);
}

/**
 * A course's weights make 100: tables that come after that repeat them by outcome or in detail. Where the first tables give parts
 * only (coursework 60, examination 40), a table that gives the whole without parts is the better one.
 */
function oneWhole(tables: readonly Draft[][]): Draft[] {
  const taken: Draft[] = [];
  for (const drafts of tables) if (sumOf(taken) < 100) taken.push(...drafts);
  if (isPlain(taken) && sumOf(taken) <= 100) return taken;
  return tables.find((drafts) => drafts.length > 1 && isPlain(drafts) && sumOf(drafts) === 100) ?? taken;
}

const isPlain = (drafts: readonly Draft[]): boolean => drafts.every(({ isGroup }) => !isGroup);

/** The same assessment listed again with its details counts once. */
function once(drafts: readonly Draft[]): Draft[] {
  const sections = new Map<string, Draft>();
  for (const draft of drafts) {
    const key = `${draft.type.toLowerCase()} ${draft.weight} ${draft.outcomes}`;
    if (!sections.has(key)) sections.set(key, draft);
  }
  return [...sections.values()];
}

/** What short codes stand for: 'K – Kuiz; U – Ujian'. */
function legendOf(rows: readonly Row[]): Map<string, string> {
  const legend = new Map<string, string>();
  for (const row of rows)
    for (const cell of row.cells)
      for (const [, code = '', name = ''] of cell.matchAll(
        /(?:^|[;,*<>\s])([A-Z]{1,4}\d?)\s*[–=:-]\s*(\p{Lu}[\p{L}\s/]{2,40}?)(?=[;,.<]|$)/gu,
      ))
        if (!legend.has(code) && (cell.includes(';') || row.cells.length === 1)) legend.set(code, name.trim());
  return legend;
}
