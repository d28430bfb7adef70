import { outcomeCode } from '../../reading/tableHeadings.ts';
import type { Row } from '../../reading/row.ts';
import type { Fragment } from '../../reading/courseTables.ts';
import { isEnglish, cellLines } from '../../language/lexicon.ts';
import {
  codeFirst,
  codedStart,
  compactCode,
  detailLabelled,
  emptyDraft,
  isStatement,
  type Draft,
} from './outcomeDraft.ts';

const numberedStart = /^(?:\(?\d{1,2}[.)]|\(?[ivx]{1,4}[.)]|\(?[a-h][.)]|[•▪◦➢–-])\s+(?=\p{Lu}?\p{L}{2})/iu;
const sectionStart =
  /^(?:hasil pembelajaran|course learning outcomes?|learning outcomes?|capaian pembelajaran mata kuliah|course outcomes?|(?:subject|module|unit) learning outcomes?|(?:CPMK|CLO|HPK)\s*:)/i;
const objectivesStart = /^(?:objektif (?:kursus|pembelajaran)|(?:course |learning )objectives?)\b/i;
const withoutOrdinal = (text: string): string =>
  text
    .replaceAll('<br>', ' ')
    .replace(/^(?:\d+(?:\.\d+)?\.?\s+|[A-Z][.)]\s*)/, '')
    .trim();

/** Outcomes that carry their code: in a cell beside the statement, or before it on a line. */
export function fromCodes(rows: readonly Row[]): Draft[] {
  const drafts: Draft[] = [];
  let current: Draft | null = null;
  for (const row of rows) {
    const filled = row.cells.filter((cell) => cell !== '');
    const started = filled.flatMap((cell, index) => codedIn(cell, filled.slice(index + 1), row.page));
    if (started.length > 0) {
      drafts.push(...started);
      current = started.at(-1) ?? null;
    } else if (current && row.isTable) addDetail(current, filled);
    else if (current && /^\p{Ll}/u.test(filled[0] ?? '') && !/[.)]$/.test(current.statement))
      extend(current, row.page, filled[0] ?? '');
    else current = null;
  }
  return drafts.filter(({ statement }) => isStatement(statement));
}

function codedIn(cell: string, after: readonly string[], page: number): Draft[] {
  const [next] = after;
  if (outcomeCode.test(cell.replace(/[:.]+$/, '').trim()) && next !== undefined) return [besideCode(cell, after, page)];
  const drafts: Draft[] = [];
  for (const line of cellLines(cell)) {
    const ordered = codeFirst(line);
    const start = codedStart.exec(ordered);
    const last = drafts.at(-1);
    if (start) {
      const statement = ordered.slice(start[0].length);
      const text = line.includes(statement) ? statement : line;
      drafts.push({ ...emptyDraft(compactCode(start[0])), statement, sources: [{ page, text }] });
    } else if (last) extend(last, page, line);
  }
  return drafts;
}

/** A row of code, statement and, without a heading, perhaps its level and programme outcomes. */
function besideCode(code: string, [statement = '', ...rest]: readonly string[], page: number): Draft {
  return {
    ...emptyDraft(compactCode(code)),
    statement,
    level: rest.find((cell) => /^[CPA]\s?[1-7]\b/.test(cell)) ?? '',
    programme: rest.find((cell) => /^(?:PLO|PO|HP|CPL)\s*\d/.test(cell)) ?? '',
    sources: [{ page, text: statement }],
  };
}

const anyCode = /^[A-Z]{1,4}\s?-?\s?\d{1,2}[:.]?$/;

/** Outcomes with a code of any kind (HP1, K2) in the rows right below the title of the course's outcomes. */
export function fromSection(rows: readonly Row[]): Draft[] {
  const start = rows.findIndex(({ cells }) => {
    const [title = '', ...others] = cells.filter((cell) => cell !== '');
    return sectionStart.test(withoutOrdinal(title)) && others.length === 0 && !/program|MQF/i.test(title);
  });
  if (start < 0) return [];
  const drafts: Draft[] = [];
  for (const row of rows.slice(start + 1, start + 30)) {
    const [code = '', ...rest] = row.cells.filter((cell) => cell !== '');
    if (row.isTable && anyCode.test(code) && isStatement(rest[0] ?? '')) drafts.push(besideCode(code, rest, row.page));
    else if (drafts.length > 0) break;
  }
  return drafts.length > 1 ? drafts : [];
}

function extend(draft: Draft, page: number, text: string): void {
  draft.statement += `<br>${text}`;
  const last = draft.sources.at(-1);
  if (last?.page === page) last.text += `<br>${text}`;
  else draft.sources.push({ page, text });
}

function addDetail(draft: Draft, cells: readonly string[]): void {
  const [label = '', ...values] = cells;
  const found = detailLabelled(label);
  if (found !== null && found !== 'statement' && values.length > 0) draft[found] = values.join('<br>');
}

/** A numbered list, in the cell beside the section's title or in the lines after it. */
export function fromList(rows: readonly Row[], section: 'outcomes' | 'objectives'): Draft[] {
  const title = section === 'outcomes' ? sectionStart : objectivesStart;
  for (const [index, row] of rows.entries()) {
    const at = row.cells.findIndex((cell) => title.test(withoutOrdinal(cell)));
    if (at < 0) continue;
    const beside = row.cells
      .slice(at)
      .flatMap((cell, place) => (place === 0 ? afterTitle(cell) : cellLines(cell)))
      .map((text) => ({ page: row.page, text }));
    const drafts = numberedOutcomes(row.isTable ? beside : [...beside, ...linesAfter(rows, index)], row.isTable);
    if (drafts.length === 0 && row.isTable) drafts.push(...numberedOutcomes(linesAfter(rows, index), false));
    if (drafts.length > 1) return drafts;
  }
  return [];
}

/** What a cell says after its title: 'CPMK: 1. Menganalisis ...'; nothing where it is a label only. */
const afterTitle = (cell: string): string[] =>
  withoutOrdinal(cell).split(/\s+/).length < 7 ? [] : cellLines(cell.replace(/^(?:CPMK|CLO|HPK)\s*:\s*/i, ''));

const listEnd =
  /^(?:\d+(?:\.\d+)?\.?\s+)?(?:\p{Lu}[.)]\s+)?(?:sinopsis|synopsis|kandungan|course (?:content|outline)|grading|syllabus|textbook|pentaksiran|penilaian|assessment|rujukan|references|jadual|kaedah|teaching|strategi|topik|topics?|weekly|pemetaan|mapping)\b/iu;

function linesAfter(rows: readonly Row[], index: number): Fragment[] {
  const lines: Fragment[] = [];
  for (const row of rows.slice(index + 1, index + 40)) {
    const [first = ''] = row.cells.filter((cell) => cell !== '');
    if (listEnd.test(first) && !numberedStart.test(first)) break;
    if (listEnd.test(first.replace(/^\d+[.)]?\s*/, '')) && first.split(' ').length < 6) break;
    const filled = row.cells.filter((cell) => cell !== '');
    const isOrdinal = row.isTable && /^\(?(?:\d{1,2}|[ivx]+|[a-h])[.)]?$/i.test(first) && filled.length > 1;
    const text = isOrdinal ? `${first.replace(/[.)(]/g, '')}. ${filled.slice(1).join('<br>')}` : filled.join('<br>');
    lines.push(...cellLines(text).map((line) => ({ page: row.page, text: line })));
  }
  return lines;
}

/** Within one cell an unnumbered line belongs to the item before it, as its translation perhaps; on a page it may end the list. */
function numberedOutcomes(lines: readonly Fragment[], isCell: boolean): Draft[] {
  const drafts: Draft[] = [];
  for (const { page, text } of lines) {
    const start = numberedStart.exec(text);
    const last = drafts.at(-1);
    if (start) {
      const statement = text.slice(start[0].length);
      drafts.push({ ...emptyDraft(String(drafts.length + 1)), statement, sources: [{ page, text: statement }] });
    } else if (
      last &&
      (isCell ||
        /^\p{Ll}|^\(/u.test(text) ||
        /[-,]$/.test(last.statement) ||
        (isEnglish(text) === true && isEnglish(last.statement) !== true))
    )
      extend(last, page, text);
    else if (last) break;
  }
  return drafts;
}

const bracketed = /\s*[([][^()[\]]*\b[CPA]\s?[1-7]\b[^()[\]]*[)\]]/g;
const ability = /\b(?:able to|dapat|boleh|berupaya(?: untuk)?|mampu)\s+(?=\p{L})/iu;

/** Outcomes told in one sentence, each ended by its level: '... able to explain X (C2, PLO1), administer Y (P4) and ...'. */
export function fromSentence(rows: readonly Row[]): Draft[] {
  for (const row of rows) {
    const text = row.cells[0] ?? '';
    const start = ability.exec(text);
    if (row.isTable || !start) continue;
    const after = text.slice(start.index + start[0].length);
    const ends = [...after.matchAll(bracketed)].map(({ index, 0: found }) => index + found.length);
    const drafts = ends.map((end, at): Draft => {
      const part = after.slice(ends[at - 1] ?? 0, end).replace(/^[\s,;.]*(?:(?:dan|and|serta)\s+)?/i, '');
      return { ...emptyDraft(String(at + 1)), statement: part, sources: [{ page: row.page, text: part }] };
    });
    if (drafts.length > 1 && drafts.every(({ statement }) => isStatement(statement))) return drafts;
  }
  return [];
}
