import { nameOf } from '../fact/score.ts';
import { statementOf } from '../fact/statement.ts';
import { asNumber, unitNumbers } from '../fact/units.ts';
import { domainsOfLevel } from '../terms/mqf.ts';
import type { Course } from './course.ts';
import type { RowList } from './fields.ts';
import { cloNumbered, linesOf } from './offered.ts';
import { codesIn, digitsOf, keyOf, withoutKey } from './words/codes.ts';

/** What a lecturer types or pastes for new rows: one row a line. */
export const lineExamples: Record<RowList, string> = {
  clos: 'CLO3 Membina bahan pengajaran secara berkumpulan (P4, PLO5)',
  assessments: 'Kuiz 20% CLO1, CLO2',
  topics: '1-2 Konsep asas literasi media',
};

/** 'CLO1', '(CLO1, PLO2)', 'CLO1 dan 2'. */
const outcomeCode = String.raw`(?:HPK|CLO|CO|HPP|HP|PLO|PO|CPL)\s*\d{1,2}`;
const outcomeCodes = new RegExp(
  String.raw`\(?\b${outcomeCode}(?:\s*(?:,|&|dan|-)\s*(?:${outcomeCode}|\d{1,2}))*\)?`,
  'gi',
);

/** 'Minggu 1-2: Konsep', 'M3-M5 ▸ Reka bentuk', '4\tPelaporan'; '4. Pelaporan' and 'a) Prinsip' are items of a list. */
const weekFirst = /^(?:(?:minggu|week|m)\s*(?=\d))?(\d{1,2}(?:\s*[-–]\s*m?\s*\d{1,2})?)[\s:|▸►][\s:|▸►–-]*(\S.*)$/i;

const percents = /\(?(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:%|peratus\b)\)?/gi;
const mostPercent = 100;
/** 'Peperiksaan akhir (2 jam 30 minit)' */
const inBrackets = /\(((?:\d+(?:[.,]\d+)?\s*(?:jam|minit|hours?|minutes?)\s*)+)\)/i;

/** 'Kuiz (Minggu 5)', 'Ujian, minggu 7-8' */
const inWeek = /[(,]?\s*\b(?:minggu|week)\s*(\d{1,2}(?:\s*[-–]\s*\d{1,2})?)\)?/i;

/** What stands beside a name: 'Minggu 5', 'Topik 2', '3 jam', '25 markah'. */
const beside = [
  /(?:minggu|week|topik|topic|bab|chapter|unit)\s*\d+(?:\s*[-–]\s*\d+)?/gi,
  /\d+(?:[.,]\d+)?\s*(?:jam|minit|markah|hours?|minutes?|marks?)/gi,
  outcomeCodes,
];
const isWord = (cell: string): boolean => /\p{L}{3}/u.test(beside.reduce((rest, form) => rest.replace(form, ''), cell));

/** The first cell of a line that says something, without the mark of a list before it: 'a) Prinsip', '1.\tPengenalan'. */
const firstCell = (line: string): string => {
  const cells = line.split('\t').map((each) => each.trim());
  const cell = cells.find(isWord) ?? cells[0] ?? '';
  return cell.replace(/^(?:[•▪●*–-]|\d{1,2}[.)]|[a-h]\))\s+(?=\S)/i, '');
};

const nameInLine = (line: string): string =>
  nameOf(
    firstCell(line)
      .replace(outcomeCodes, '')
      .replace(/ {2,}/g, ' ')
      .replace(/^[\s|▸►]+|[\s:,;|(-]+$/g, ''),
  );

type Values = Record<string, unknown>;
const parse: Record<RowList, (line: string, course: Course, place: number) => Values> = {
  clos(line, { clos }, place) {
    const last = Math.max(0, ...clos.map((clo) => Number(digitsOf(clo.cloNumber))));
    const word = clos.at(-1)?.cloNumber.replace(/\d+$/, '') ?? 'CLO';
    const level = codesIn('level', line).join(', ');
    return {
      cloNumber: keyOf(line) ?? `${word}${last + place + 1}`,
      cloStatement: statementOf(firstCell(withoutKey(line))),
      level,
      domain: domainsOfLevel(level),
      hpp: codesIn('plo', line),
      skills: [],
    };
  },
  assessments(line, { clos }) {
    const alone = line.split('\t').filter((cell) => /^\s*\d{1,3}(?:[.,]\d{1,2})?\s*$/.test(cell));
    const shares = [...line.matchAll(percents)].map(([, digits = '']) => asNumber(digits));
    // 'Ujian 100 markah 30%': marks are a weight only where no percent stands, and not beyond the whole.
    const weight = [...shares, ...unitNumbers('weight', line), ...alone.map(asNumber)].find(
      (each) => each <= mostPercent,
    );
    const cloIds = codesIn('clo', line).flatMap((each) => cloNumbered(clos, each)?.id ?? []);
    const type = nameInLine(line.replace(percents, '').replace(inBrackets, '').replace(inWeek, ''));
    const [, duration = ''] = inBrackets.exec(line) ?? [];
    const [, week = ''] = inWeek.exec(line) ?? [];
    const paper = { questions: null, answered: null, marks: null };
    const own = { ...paper, duration, week, count: null, cloIds, hpp: codesIn('plo', line), description: '' };
    return { type, weight: weight ?? null, slt: null, ...own };
  },
  topics(line) {
    const [, week = '', title = line] = weekFirst.exec(line) ?? [];
    return { title: nameInLine(title), week: week.replace(/[\sm]+/gi, ''), hours: null, subtopics: [], cloIds: [] };
  },
};

/** New rows of a course from lines, in their order; what a line does not say is left open. */
export const rowsOfLines = (list: RowList, text: string, course: Course): Values[] =>
  linesOf(text).map((line, place) => parse[list](line, course, place));
