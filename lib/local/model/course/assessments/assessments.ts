import type { CourseText } from '../courseText.ts';
import type { Row } from '../../reading/row.ts';
import { leavesOf, weightSum, type Draft, type ReadAssessment } from './assessmentDraft.ts';
import { fromHeads } from './inHeads.ts';
import { fromLines } from './inLines.ts';
import { assessmentsFromTable } from './inTables.ts';
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
    .map((table) => leavesOf(assessmentsFromTable(table, vocabulary)))
    .filter((drafts) => drafts.length > 0);
  const tabled = oneWhole(weighing);
  const legend = legendOf(rows);
  return chosenDrafts(tabled, text).map(({ isGroup: _, ...assessment }) => ({
    ...assessment,
    type: legend.get(assessment.type) ?? assessment.type,
  }));
}

function chosenDrafts(tabled: Draft[], { rows, tables, vocabulary }: CourseText): Draft[] {
  if (weightSum(tabled) === 100) return distinctDrafts(tabled);
  const lined = fromLines(rows, vocabulary);
  if (tabled.length > 0) return distinctDrafts(lined.length > 1 && weightSum(lined) === 100 ? lined : tabled);
  if (lined.length > 0) return distinctDrafts(lined);
  const across = fromHeads(rows, vocabulary);
  return across.length > 0 ? across : fromWeeks(tables, vocabulary);
}

/**
 * A course's weights make 100: tables that come after that repeat them by outcome or in detail. Where the first tables give parts
 * only (coursework 60, examination 40), a table that gives the whole without parts is the better one.
 */
function oneWhole(tables: readonly Draft[][]): Draft[] {
  const taken: Draft[] = [];
  for (const drafts of tables) if (weightSum(taken) < 100) taken.push(...drafts);
  if (isPlain(taken) && weightSum(taken) <= 100) return taken;
  return tables.find((drafts) => drafts.length > 1 && isPlain(drafts) && weightSum(drafts) === 100) ?? taken;
}

const isPlain = (drafts: readonly Draft[]): boolean => drafts.every(({ isGroup }) => !isGroup);

/** The same assessment listed again with its details counts once. */
function distinctDrafts(drafts: readonly Draft[]): Draft[] {
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
