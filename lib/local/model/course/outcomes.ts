import { outcomeCode } from '../reading/headings.ts';
import type { Row } from '../reading/rows.ts';
import { fragments, textOf, ticked } from '../reading/tables.ts';
import type { Entry, Fragment, Table } from '../reading/tables.ts';
import { isEnglish, languageOf, linesOf, oneLine } from '../reading/words.ts';

/** A course learning outcome as the document gives it, before anything is derived. */
export interface Outcome {
  /** 'HPK1', 'CLO2'. */
  number: string;
  statement: string;
  /** 'C4', 'A4, C5'; empty when not given. */
  level: string;
  /** What stands about programme outcomes, soft skills, teaching and assessment; `<br>` between lines. */
  programme: string;
  skill: string;
  method: string;
  assessment: string;
  page: number;
  quote: string;
}

type Draft = Omit<Outcome, 'page' | 'quote'> & { sources: Fragment[] };

const codedStart = /^(?:HPK|CLO|CPMK|CO|LO|OPK)\s*[-.]?\s*(\d{1,2})\s*[:.)–—-]*\s*(?=\S)/i;
const numberedStart = /^(?:\(?\d{1,2}[.)]|\(?[ivx]{1,4}[.)]|\(?[a-h][.)]|[•▪◦➢–-])\s+(?=\p{Lu}?\p{L}{2})/iu;
const sectionStart =
  /^(?:hasil pembelajaran|course learning outcomes?|learning outcomes?|capaian pembelajaran mata kuliah|course outcomes?|objektif kursus)\b/i;

const withoutOrdinal = (text: string): string => text.replace(/^(?:\d+(?:\.\d+)?\.?\s+|[A-Z][.)]\s*)/, '').trim();
const numberOf = (code: string): string => /\d+/.exec(code)?.[0] ?? code;
const compactCode = (code: string): string => code.replace(/[\s.-]/g, '').toUpperCase();

/**
 * The outcomes of the course. A table under a heading is the surest place; otherwise statements that start with a code, each perhaps
 * as a table of its own; otherwise a numbered list under the section's title. Nothing else is taken for an outcome.
 */
export function readOutcomes(
  rows: readonly Row[],
  tables: readonly Table[],
  vocabulary: ReadonlySet<string>,
): Outcome[] {
  const elsewhere = new Set(tables.filter(({ kind }) => kind !== 'outcomes').flatMap((table) => [...table.rows]));
  const free = rows.filter((row) => !elsewhere.has(row));
  const fallback = (): Draft[] => {
    const coded = fromCodes(free);
    return coded.length > 0 ? coded : fromList(free);
  };
  const inTables = tables.filter(({ kind }) => kind === 'outcomes').flatMap((table) => fromTable(table));
  const drafts = oncePerNumber(inTables.length > 0 ? inTables : fallback());
  for (const table of tables.filter(({ kind }) => kind === 'mapping')) addMapping(drafts, table);
  const outcomes = drafts.map((draft) => finished(draft, vocabulary)).filter(({ statement }) => isStatement(statement));
  const prefix = prefixFor(rows, outcomes);
  return outcomes.map((outcome) =>
    /^\d/.test(outcome.number) ? { ...outcome, number: `${prefix}${outcome.number}` } : outcome,
  );
}

const isStatement = (text: string): boolean => text.split(/\s+/).length >= 3 && text.length >= 15;

/** The Malay version of an outcome that is given in two languages under one number. */
function oncePerNumber(drafts: readonly Draft[]): Draft[] {
  const byNumber = new Map<string, Draft>();
  for (const draft of drafts) {
    const key = numberOf(draft.number);
    const known = byNumber.get(key);
    if (!known || (isEnglish(known.statement) === true && isEnglish(draft.statement) !== true))
      byNumber.set(key, draft);
  }
  return [...byNumber.values()];
}

const emptyDraft = (number: string): Draft => ({
  number,
  statement: '',
  level: '',
  programme: '',
  skill: '',
  method: '',
  assessment: '',
  sources: [],
});

function fromTable(table: Table): Draft[] {
  const drafts: Draft[] = [];
  for (const entry of table.entries) {
    const sources = statementOf(entry);
    const statement = sources.map(({ text }) => text).join('<br>');
    const inStatement = codedStart.exec(statement);
    const code = inStatement?.[0] ?? textOf(entry, 'code');
    const ordinal = outcomeCode.test(textOf(entry, 'number')) ? textOf(entry, 'number') : '';
    const number = [code.replace(/[:.)–—\s-]+$/, ''), ordinal].find((text) => outcomeCode.test(text.trim()));
    const bare = /^\(?\d{1,2}[.)]?/.exec(textOf(entry, 'number') || textOf(entry, 'code'))?.[0];
    if (!isStatement(statement) || /^(?:jumlah|total|catatan|nota|petunjuk)/i.test(statement)) continue;
    if (number === undefined && bare === undefined && drafts.length === 0 && !/^\p{Lu}/u.test(statement)) continue;
    drafts.push({
      ...described(entry),
      number: number ?? numberOf(bare ?? String(drafts.length + 1)),
      statement: inStatement ? statement.slice(inStatement[0].length) : statement.replace(/^\d{1,2}[.)]\s+/, ''),
      sources,
    });
  }
  return drafts;
}

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

const described = (entry: Entry): Draft => {
  const marks = ticked(entry);
  const isProgramme = (code: string): boolean => /^(?:HP|PLO|PO|HPP|CPL|MQF)/.test(code);
  return {
    ...emptyDraft(''),
    level: textOf(entry, 'level'),
    programme: [textOf(entry, 'programme'), ...marks.filter(isProgramme)].filter((text) => text !== '').join('<br>'),
    skill: [textOf(entry, 'skill'), ...marks.filter((code) => !isProgramme(code))]
      .filter((text) => text !== '')
      .join('<br>'),
    method: textOf(entry, 'method'),
    assessment: textOf(entry, 'assessment'),
  };
};

/** What a document calls its outcomes when it only numbers them: its own word, else the word of their language. */
function prefixFor(rows: readonly Row[], outcomes: readonly Outcome[]): string {
  const [used] = /\b(?:HPK|CLO|CPMK)\b/.exec(rows.map(({ cells }) => cells.join(' ')).join(' ')) ?? [];
  if (used !== undefined) return used;
  const language = languageOf(outcomes.map(({ statement }) => statement).join(' '));
  return language === 'en' ? 'CLO' : language === 'id' ? 'CPMK' : 'HPK';
}

const detailLabels: [keyof Pick<Draft, 'level' | 'programme' | 'skill' | 'method' | 'assessment'>, RegExp][] = [
  ['programme', /^(?:hasil pembelajaran (?:program|\(hp\))|hp\b|plo\b|programme|kluster|mqf)/i],
  ['level', /^(?:domain|aras|taksonomi|taxonomy|level)/i],
  ['skill', /^(?:kemahiran insaniah|soft skills?|ki\b|generic|kemahiran boleh pindah)/i],
  ['method', /^(?:strategi|kaedah p|kaedah pengajaran|teaching|delivery|learning activit|metode)/i],
  ['assessment', /^(?:pentaksiran|kaedah pentaksiran|penilaian|assessment)/i],
];

/** Outcomes that carry their code: in a cell beside the statement, or before it on a line. */
function fromCodes(rows: readonly Row[]): Draft[] {
  const drafts: Draft[] = [];
  let current: Draft | null = null;
  for (const row of rows) {
    const filled = row.cells.filter((cell) => cell !== '');
    const started = filled.flatMap((cell, index) => codedIn(cell, filled[index + 1], row.page));
    if (started.length > 0) {
      drafts.push(...started);
      current = started.at(-1) ?? null;
    } else if (current && row.isTable) addDetail(current, filled);
    else if (current && /^\p{Ll}/u.test(filled[0] ?? '') && !/[.)]$/.test(current.statement))
      extend(current, row.page, filled[0] ?? '');
    else current = null;
  }
  return drafts.filter(({ statement }) => isStatement(statement.replaceAll('<br>', ' ')));
}

function codedIn(cell: string, next: string | undefined, page: number): Draft[] {
  if (outcomeCode.test(cell.replace(/[:.]+$/, '').trim()) && next !== undefined)
    return [
      { ...emptyDraft(compactCode(cell.replace(/[:.]+$/, ''))), statement: next, sources: [{ page, text: next }] },
    ];
  const drafts: Draft[] = [];
  for (const line of linesOf(cell)) {
    const start = codedStart.exec(line);
    const last = drafts.at(-1);
    if (start) {
      const statement = line.slice(start[0].length);
      drafts.push({
        ...emptyDraft(compactCode(start[0].replace(/[:.)–—\s-]+$/, ''))),
        statement,
        sources: [{ page, text: statement }],
      });
    } else if (last) extend(last, page, line);
  }
  return drafts;
}

function extend(draft: Draft, page: number, text: string): void {
  draft.statement += `<br>${text}`;
  const last = draft.sources.at(-1);
  if (last?.page === page) last.text += `<br>${text}`;
  else draft.sources.push({ page, text });
}

function addDetail(draft: Draft, cells: readonly string[]): void {
  const [label = '', ...values] = cells;
  const found = detailLabels.find(([, words]) => words.test(label));
  if (found && values.length > 0) draft[found[0]] = values.join('<br>');
}

/** A numbered list, in the cell beside the section's title or in the lines after it. */
function fromList(rows: readonly Row[]): Draft[] {
  for (const [index, row] of rows.entries()) {
    const at = row.cells.findIndex((cell) => sectionStart.test(withoutOrdinal(cell)));
    if (at < 0) continue;
    const beside = row.cells.slice(at).flatMap((cell) => linesOf(cell).map((text) => ({ page: row.page, text })));
    const drafts = numbered(row.isTable ? beside : [...beside, ...linesAfter(rows, index)], row.isTable);
    if (drafts.length === 0 && row.isTable) drafts.push(...numbered(linesAfter(rows, index), false));
    if (drafts.length > 1) return drafts;
  }
  return [];
}

const listEnd =
  /^(?:\d+(?:\.\d+)?\.?\s+)?(?:\p{Lu}[.)]\s+)?(?:sinopsis|synopsis|kandungan|course content|pentaksiran|penilaian|assessment|rujukan|references|jadual|kaedah|teaching|strategi|topik|topics?|weekly|pemetaan|mapping)\b/iu;

function linesAfter(rows: readonly Row[], index: number): Fragment[] {
  const lines: Fragment[] = [];
  for (const row of rows.slice(index + 1, index + 40)) {
    const [first = ''] = row.cells.filter((cell) => cell !== '');
    if (listEnd.test(first) && !numberedStart.test(first)) break;
    if (listEnd.test(first.replace(/^\d+[.)]?\s*/, '')) && first.split(' ').length < 6) break;
    const filled = row.cells.filter((cell) => cell !== '');
    const isOrdinal = row.isTable && /^\(?(?:\d{1,2}|[ivx]+|[a-h])[.)]?$/i.test(first) && filled.length > 1;
    const text = isOrdinal ? `${first.replace(/[.)(]/g, '')}. ${filled.slice(1).join('<br>')}` : filled.join('<br>');
    lines.push(...linesOf(text).map((line) => ({ page: row.page, text: line })));
  }
  return lines;
}

/** Within one cell an unnumbered line belongs to the item before it, as its translation perhaps; on a page it may end the list. */
function numbered(lines: readonly Fragment[], isCell: boolean): Draft[] {
  const drafts: Draft[] = [];
  for (const { page, text } of lines) {
    const start = numberedStart.exec(text);
    const last = drafts.at(-1);
    if (start) {
      const statement = text.slice(start[0].length);
      drafts.push({ ...emptyDraft(String(drafts.length + 1)), statement, sources: [{ page, text: statement }] });
    } else if (
      last &&
      (isCell || /^\p{Ll}|^\(/u.test(text) || /[-,]$/.test(last.statement) || isEnglish(text) === true)
    )
      extend(last, page, text);
    else if (last) break;
  }
  return drafts;
}

function addMapping(drafts: readonly Draft[], table: Table): void {
  for (const entry of table.entries) {
    const number = /\d+/.exec(textOf(entry, 'code'))?.[0];
    const draft = drafts.find((known) => numberOf(known.number) === number);
    if (!draft) continue;
    const found = described(entry);
    for (const key of ['level', 'programme', 'skill', 'method', 'assessment'] as const)
      if (draft[key] === '') draft[key] = found[key];
  }
}

const bracket = /\s*[([]([^()[\]]*\b(?:[CPA]\s?[1-7]|(?:HP|PLO|PO|LO|CPL|MQF)\s*\d+)\b[^()[\]]*)[)\]]\s*\.?\s*$/;

/** Parts brackets at the end from the statement: '... murid. (C4, HP2)'. */
function finished({ sources, ...draft }: Draft, vocabulary: ReadonlySet<string>): Outcome {
  const whole = malayStatement(draft.statement, vocabulary);
  const found = bracket.exec(whole);
  const inBracket = found?.[1] ?? '';
  const statement = found ? whole.slice(0, found.index).trim() : whole;
  const longest = [...sources].sort((a, b) => b.text.length - a.text.length)[0];
  return {
    ...draft,
    number: compactCode(draft.number),
    statement,
    level: levelsIn(draft.level) || levelsIn(inBracket),
    programme: draft.programme === '' ? inBracket : draft.programme,
    skill: draft.skill === '' ? inBracket : draft.skill,
    page: longest?.page ?? 1,
    quote: (longest?.text ?? statement).replaceAll('<br>', ' ').slice(0, 300),
  };
}

const levelsIn = (text: string): string =>
  [...text.matchAll(/\b([CPA])\s?([1-7])\b/g)].map(([, letter = '', digit = '']) => letter + digit).join(', ');

/** The Malay version of a statement given twice, one after the other. */
function malayStatement(statement: string, vocabulary: ReadonlySet<string>): string {
  const whole = oneLine(malayLines(statement), vocabulary);
  const parts = whole.split(/(?<=[.)])\s+(?=\p{Lu})|\s+\/\s+(?=\p{Lu})/u);
  if (parts.length < 2 || !parts.some((part) => isEnglish(part) === true)) return whole;
  const malay = parts.filter((part) => isEnglish(part) !== true);
  return malay.length === 0 || malay.every((part) => part.length < 12) ? whole : malay.join(' ');
}

/** Without the lines from where an English version begins. */
function malayLines(statement: string): string {
  const lines = linesOf(statement);
  const start = lines.findIndex(
    (line, index) => index > 0 && /^\p{Lu}/u.test(line) && isEnglish(lines.slice(index).join(' ')) === true,
  );
  return start > 0 && isEnglish(lines.slice(0, start).join(' ')) !== true
    ? lines.slice(0, start).join('<br>')
    : statement;
}
