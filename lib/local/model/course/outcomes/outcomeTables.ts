import { outcomeCode } from '../../reading/tableHeadings.ts';
import type { Row } from '../../reading/row.ts';
import { fragments, roleText, ticked, type Entry, type Fragment, type Table } from '../../reading/courseTables.ts';
import { isEnglish } from '../../language/lexicon.ts';
import {
  codeFirst,
  codedStart,
  compactCode,
  detailLabelled,
  emptyDraft,
  isStatement,
  type Draft,
} from './outcomeDraft.ts';

/** One outcome a row. Rows of programme outcomes, totals and notes are passed over. */
export function outcomesFromTable(table: Table): Draft[] {
  const drafts: Draft[] = [];
  const isCoded = table.entries.some((entry) => /\d/.test(roleText(entry, 'code') || roleText(entry, 'number')));
  for (const entry of table.entries) {
    const sources = statementOf(entry);
    const whole = codeFirst(sources.map(({ text }) => text).join('<br>'));
    const isAlone = entry.columns.length > 2 && entry.cells.filter((cell) => cell.length > 0).length === 1;
    if (isCoded && isAlone && !codedStart.test(whole)) continue;
    const code = [whole, roleText(entry, 'code'), roleText(entry, 'number')].flatMap(
      (text) => codedStart.exec(text)?.[0] ?? [],
    )[0];
    const ordinal = roleText(entry, 'code') || roleText(entry, 'number');
    const isOther = code === undefined && otherCode.test(ordinal);
    if (!isStatement(whole) || isOther || noOutcome.test(whole)) continue;
    drafts.push({
      ...described(entry),
      level: roleText(entry, 'level') || roleText(entry, 'code').replace(codedStart, ''),
      number: code === undefined ? (/\d{1,2}/.exec(ordinal)?.[0] ?? String(drafts.length + 1)) : compactCode(code),
      statement: whole.replace(codedStart, '').replace(/^\d{1,2}[.)]\s+/, ''),
      sources,
    });
  }
  return drafts;
}

const otherCode = /^(?:PLO|PO|PEO|HPP|CPL|MQF|Sub)/i;
const noOutcome = /^(?:jumlah|total|catatan|nota|petunjuk|note|legend)\b/i;

/** Of several columns with a statement (one a language), the Malay one; lines that are only the code are no statement. */
function statementOf(entry: Entry): Fragment[] {
  const columns = entry.columns.flatMap((column, index) =>
    column.role === 'statement' ? [entry.cells[index] ?? []] : [],
  );
  const filled = columns.filter((cell) => cell.some(({ text }) => text.length > 14));
  return (
    filled.find((cell) => isEnglish(cell.map(({ text }) => text).join(' ')) !== true) ??
    filled[0] ??
    fragments(entry, 'statement')
  );
}

const isProgramme = (code: string): boolean => /^(?:HP|PLO|PO|HPP|CPL|MQF)/.test(code);

/** What the other columns and the ticks of a row say about its outcome. */
export const described = (entry: Entry): Draft => {
  const marks = ticked(entry);
  return {
    ...emptyDraft(''),
    level: roleText(entry, 'level'),
    programme: [roleText(entry, 'programme'), ...marks.filter(isProgramme)].filter((text) => text !== '').join('<br>'),
    skill: [roleText(entry, 'skill'), ...marks.filter((code) => !isProgramme(code))]
      .filter((text) => text !== '')
      .join('<br>'),
    method: roleText(entry, 'method'),
    assessment: roleText(entry, 'assessment'),
  };
};

/** A table with a column for each outcome: codes across the top, statement, domain and the rest down the side. */
export function fromColumns(rows: readonly Row[]): Draft[] {
  for (const [index, head] of rows.entries()) {
    const codes = head.cells.map((cell) => (outcomeCode.test(cell) ? compactCode(cell) : ''));
    if (!head.isTable || codes.filter((code) => code !== '').length < 2 || codes[0] !== '') continue;
    const drafts = codes.map(emptyDraft);
    for (const row of rows.slice(index + 1)) {
      const label = detailLabelled(row.cells.find((cell) => cell !== '') ?? '');
      if (row.cells.length !== codes.length || label === null) break;
      for (const [column, draft] of drafts.entries()) {
        const text = row.cells[column] ?? '';
        draft[label] = text;
        if (label === 'statement') draft.sources = [{ page: row.page, text }];
      }
    }
    const found = drafts.filter(({ number, statement }) => number !== '' && isStatement(statement));
    if (found.length > 1) return found;
  }
  return [];
}
