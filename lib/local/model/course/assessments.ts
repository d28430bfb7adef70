import type { Row } from '../reading/rows.ts';
import { fragments, textOf, ticked } from '../reading/tables.ts';
import type { Entry, Fragment, Table } from '../reading/tables.ts';
import { linesOf, oneLine } from '../reading/words.ts';
import { malayPart } from './facts.ts';

/** One assessment as the document gives it. */
export interface ReadAssessment {
  type: string;
  weight: number | null;
  /** The outcomes it assesses, as written: 'HPK1, HPK2'. */
  outcomes: string;
  description: string;
  page: number;
  quote: string;
}

interface Draft extends ReadAssessment {
  /** A part of the whole (Pentaksiran Berterusan 60%), whose own assessments may follow. */
  isGroup: boolean;
}

const total =
  /^(?:jumlah|total|sub-?\s?total|subjumlah|grand total|keseluruhan|overall|markah lulus|passing|lulus|jml)\b/i;
const group =
  /^(?:[A-Z0-9][.)]\s*)?(?:pentaksiran|penilaian|assessment)?\s*(?:pentaksiran berterusan|penilaian berterusan|kerja kursus|kerja kursus berterusan|continuous assessments?|course\s?work|formati[fv]e?|sumati[fv]e?|summative|pentaksiran akhir|penilaian akhir|final assessments?|pentaksiran formatif|pentaksiran sumatif)\s*(?:\([^)]*\)|\/.*|:)?\s*(?:\d+\s*%)?$/i;

/**
 * The assessments with their own weights: from tables that weigh them, else from lines such as 'Kuiz (10%)' under the section's title.
 * Subtotals, totals and pass marks are no assessments; parts are, when nothing is listed under them.
 */
export function readAssessments(
  rows: readonly Row[],
  tables: readonly Table[],
  vocabulary: ReadonlySet<string>,
): ReadAssessment[] {
  const weighing = tables
    .filter(({ kind }) => kind === 'assessments')
    .map(({ entries }) => asPercent(entries.flatMap((entry) => fromEntry(entry, vocabulary) ?? [])))
    .map(withoutGroups)
    .filter((drafts) => drafts.length > 0);
  const drafts = weighing.length > 0 ? oneWhole(weighing) : withoutGroups(fromLines(rows, vocabulary));
  const legend = legendOf(rows);
  return once(drafts).map(({ isGroup: _, ...assessment }) => ({
    ...assessment,
    type: legend.get(assessment.type) ?? assessment.type,
  }));
}

function fromEntry(entry: Entry, vocabulary: ReadonlySet<string>): Draft | null {
  const source = nameOf(entry);
  const weight = weightIn(weightCell(entry));
  if (!source || weight === null || total.test(textOf(entry, 'group')) || isLegend(source.text)) return null;
  const type = plainName(malayPart(source.text, vocabulary));
  if (type === '' || total.test(type)) return null;
  return {
    type,
    weight,
    outcomes: oneLine(textOf(entry, 'code') || ticked(entry, 'outcomeMark').join(', '), vocabulary),
    description: malayPart(textOf(entry, 'description'), vocabulary),
    page: source.page,
    quote: source.text.replaceAll('<br>', ' ').slice(0, 300),
    isGroup: group.test(type),
  };
}

/** Full marks may stand beside the weight: the column that speaks of percent or weight counts. */
function weightCell(entry: Entry): string {
  const columns = entry.columns.flatMap((column, index) => (column.role === 'weight' ? [{ column, index }] : []));
  const chosen = columns.find(({ column }) => !/markah|^marks?/.test(column.name)) ?? columns[0];
  return (chosen ? (entry.cells[chosen.index] ?? []) : []).map(({ text }) => text).join(' ');
}

/** The cell that names the assessment: under its own heading, else the component's, else wherever the row has words. */
function nameOf(entry: Entry): Fragment | undefined {
  const candidates = (['assessment', 'group', 'number'] as const).flatMap((role) => fragments(entry, role));
  return [...candidates, ...entry.cells.flat()].find(({ text }) => /\p{L}{2}/u.test(text));
}

/** Without ordinal, bullet and the weight that some repeat in brackets: '1. Kuiz (10%)' -> 'Kuiz'. */
const plainName = (name: string): string =>
  name
    .replace(/^(?:[•▪–-]\s*|\(?\d{1,2}[.)]\s*|\d{1,2}\s+|\(?(?:[ivx]+|[a-h])[.)]\s+)/i, '')
    .replace(/\s*[:(]?\s*\d+(?:[.,]\d+)?\s*%\s*\)?$/, '')
    .trim();

const isLegend = (cell: string): boolean => /^(?:catatan|nota|note|petunjuk|legend)\b/i.test(cell);

function weightIn(text: string): number | null {
  const found = /(?:^|[^\d.,])(\d{1,3}(?:[.,]\d{1,2})?)\s*%?/.exec(` ${text.replaceAll('<br>', ' ')}`)?.[1];
  const weight = found === undefined ? NaN : Number(found.replace(',', '.'));
  return weight > 0 && weight <= 100 ? weight : null;
}

/** A part is left out when assessments follow it; it stands for itself when none do. */
function withoutGroups(drafts: readonly Draft[]): Draft[] {
  return drafts.filter((draft, index) => {
    if (!draft.isGroup) return true;
    const next = drafts[index + 1];
    return !next || next.isGroup || !hasParts(draft, drafts.slice(index + 1));
  });
}

const finalExam = /^(?:peperiksaan|final exam|exam|ujian akhir)(?!.*(?:pertengahan|mid))/i;
const continuous = /berterusan|kerja kursus|course\s?work|continuous|formati/i;

/** Whether the following assessments are parts of this one: before the next part, and none a final examination of coursework. */
function hasParts(part: Draft, rest: readonly Draft[]): boolean {
  const end = rest.findIndex(({ isGroup, type }) => isGroup || (continuous.test(part.type) && finalExam.test(type)));
  const own = end < 0 ? rest : rest.slice(0, end);
  return own.length > 0 && (own[0]?.weight ?? 0) <= (part.weight ?? 100);
}

const sumOf = (drafts: readonly Draft[]): number => drafts.reduce((sum, { weight }) => sum + (weight ?? 0), 0);

/**
 * A course's weights make 100: tables that come after that repeat them by outcome or in detail. Where the first tables give parts
 * only (coursework 60, examination 40), a table that gives the whole without parts is the better one.
 */
function oneWhole(tables: readonly Draft[][]): Draft[] {
  const taken: Draft[] = [];
  for (const drafts of tables) if (sumOf(taken) < 100) taken.push(...drafts);
  const isPlain = (drafts: readonly Draft[]): boolean => drafts.every(({ isGroup }) => !isGroup);
  if (isPlain(taken) && sumOf(taken) <= 100) return taken;
  return tables.find((drafts) => drafts.length > 1 && isPlain(drafts) && sumOf(drafts) === 100) ?? taken;
}

/** Excel may hold 0.1 for 10%. */
function asPercent(drafts: readonly Draft[]): Draft[] {
  if (drafts.length < 2 || sumOf(drafts) > 2.001) return [...drafts];
  return drafts.map((draft) => ({ ...draft, weight: Math.round((draft.weight ?? 0) * 10_000) / 100 }));
}

/** The same assessment listed again with its details counts once. */
function once(drafts: readonly Draft[]): Draft[] {
  const sections = new Map<string, Draft>();
  for (const draft of drafts) {
    const key = `${draft.type.toLowerCase()} ${draft.weight} ${draft.outcomes}`;
    if (!sections.has(key)) sections.set(key, draft);
  }
  return [...sections.values()];
}

const section =
  /^(?:\d+(?:\.\d+)?\.?\s+|[A-Z][.)]\s+)?(?:kaedah\s+(?:dan\s+jenis\s+)?)?(?:pentaksiran|penilaian|assessments?|evaluation|pemberatan|komponen penilaian|kaedah pentaksiran|kerja kursus|pembahagian markah|grading)\b/i;
const nextSection =
  /^(?:\d+(?:\.\d+)?\.?\s+|[A-Z][.)]\s+)?(?:rujukan|references?|sinopsis|synopsis|kandungan|course content|hasil pembelajaran|learning outcomes?|jadual|buku|bahan|textbook|prasyarat|daftar|nota|catatan|maklumat|syarat|polisi)\b/i;
const weighed =
  /^(?:[•▪–-]\s*|\(?(?:\d{1,2}|[a-h]|[ivx]+)[.)]\s*)?([\p{Lu}\p{L}][\p{L}\p{N}\s/&'’.()-]{1,70}?)\s*(?:[:=–-]|\(|\||\.{2,}|\s)\s*(\d{1,3}(?:[.,]\d+)?)\s*%\s*\)?\.?$/u;

/** Weighed names on lines of the assessment section, or beside its label: 'Kuiz 20%, Projek 30%'. */
function fromLines(rows: readonly Row[], vocabulary: ReadonlySet<string>): Draft[] {
  const drafts: Draft[] = [];
  let inside = false;
  for (const row of rows) {
    const filled = row.cells.filter((cell) => cell !== '' && !/^\d{1,2}\.?$/.test(cell));
    const [first = ''] = filled;
    if (section.test(first)) inside = true;
    else if (inside && nextSection.test(first)) inside = false;
    if (!inside) continue;
    const telling = filled.filter((cell) => /\p{L}{3}.*%/u.test(cell));
    const texts = telling.length > 0 ? telling : [filled.map((cell) => oneLine(cell, vocabulary)).join(' | ')];
    for (const text of texts) drafts.push(...weighedIn(text, row.page, vocabulary));
  }
  return drafts;
}

/** 'Pentaksiran: Kuiz 20%, ...': the label goes, unless it is itself weighed. */
const sectionLabel =
  /^(?:\d+\.?\s*)?(?:kaedah\s+(?:dan\s+jenis\s+)?)?(?:pentaksiran|penilaian|assessments?|evaluation|grading)[^:|%\d]{0,40}[:|][\s|]*(?=\p{L})/iu;

function weighedIn(text: string, page: number, vocabulary: ReadonlySet<string>): Draft[] {
  const afterLabel = text.replace(sectionLabel, '');
  const parts = linesOf(afterLabel.replaceAll(' | ', afterLabel.split('%').length > 2 ? '<br>' : ' | ')).flatMap(
    (line) => line.split(/(?<=%\)?)\s*(?:[,;.+(]|\bdan\b|\band\b)\s*/),
  );
  return parts.flatMap((part): Draft[] => {
    const found = weighed.exec(part.trim());
    const weight = found ? Number((found[2] ?? '').replace(',', '.')) : NaN;
    const type = malayPart((found?.[1] ?? '').trim(), vocabulary);
    if (
      !(weight > 0 && weight <= 100) ||
      total.test(type) ||
      type.split(/\s+/).length > 8 ||
      /lulus|sekurang|minimum|hadir\b|at least|pass(?:ing)?\b|require/i.test(type)
    )
      return [];
    return [{ type, weight, outcomes: '', description: '', page, quote: part.trim(), isGroup: group.test(type) }];
  });
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
