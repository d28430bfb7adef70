import { domainsOfLevel } from '../mqf.ts';
import type { Course } from './course.ts';
import type { RowList } from './fields.ts';
import { codesIn, keyOf } from './labels.ts';

/** What a lecturer types or pastes for new rows: one row a line. */
export const lineExamples: Record<RowList, string> = {
  clos: 'CLO3 Membina bahan pengajaran secara berkumpulan (P4, PLO5)',
  assessments: 'Kuiz 20% CLO1, CLO2',
  topics: '1-2 Konsep asas literasi media',
};

/** 'CLO1', '(CLO1, CLO2)', 'CLO1 dan 2'. */
const cloCodes = /\(?\b(?:HPK|CLO|CO)\s*\d{1,2}(?:\s*(?:,|&|dan|-)\s*(?:HPK|CLO|CO)?\s*\d{1,2})*\)?/gi;

/** 'Minggu 1-2: Konsep', 'M3-M5 ▸ Reka bentuk', '4\tPelaporan'; '4. Pelaporan' and 'a) Prinsip' are items of a list. */
const weekFirst =
  /^(?:(?:minggu|week|m)\s*(?=\d))?(\d{1,2}(?:\s*[-–]\s*m?\s*\d{1,2})?)(?=[\s:|▸►])(?![.)])[\s:|▸►–-]*(\S.*)$/i;

/** 'HPK2' and 'CLO 2' are the same outcome of a course. */
const numberIn = (code: string): number => Number(/\d+$/.exec(code)?.[0] ?? 0);

const parse: Record<RowList, (line: string, course: Course, place: number) => Record<string, unknown>> = {
  clos(line, { clos }, place) {
    const last = Math.max(0, ...clos.map((clo) => numberIn(clo.cloNumber)));
    const word = clos.at(-1)?.cloNumber.replace(/\d+$/, '') ?? 'CLO';
    const cloNumber = keyOf(line) ?? `${word}${last + place + 1}`;
    const level = codesIn('level', line).join(', ');
    return {
      cloNumber,
      cloStatement: bare(
        line.slice(keyOf(line) === undefined ? 0 : (/\d+/.exec(line)?.index ?? 0)).replace(/^\d{1,2}/, ''),
      ),
      level,
      domain: domainsOfLevel(level),
      hpp: codesIn('plo', line),
      skills: [],
    };
  },
  assessments(line, { clos }) {
    const percent =
      /\(?(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:%|peratus)\)?/i.exec(line) ??
      /\t\s*(\d{1,3}(?:[.,]\d{1,2})?)(?=\s*(?:\t|$))/.exec(line);
    const named = codesIn('clo', line).map(numberIn);
    return {
      type: bare(line.replace(percent?.[0] ?? '', '').replace(cloCodes, '')),
      weight: percent === null ? null : Number(percent[1]?.replace(',', '.')),
      slt: null,
      duration: '',
      cloIds: clos.flatMap(({ id, cloNumber }) => (named.includes(numberIn(cloNumber)) ? [id] : [])),
      description: '',
    };
  },
  topics(line) {
    const [, week = '', title = line] = weekFirst.exec(line) ?? [];
    return { title: bare(title), week: week.replace(/[\sm]+/gi, ''), hours: null, subtopics: [], cloIds: [] };
  },
};

/** A name without the brackets of codes at its end and the marks of a list around it. */
const bare = (text: string): string =>
  text
    .replace(/\((?:\s*[A-Z]{1,5}\s?\d{1,2}[\s,;/&]*)+\)/g, '')
    .replace(/^(?:[a-h]\)|\d{1,2}[.)](?=\s))/i, '')
    .replace(/^[\s:.)|•*▸►-]+|[\s:,;|(-]+$/g, '')
    .replace(/\t.*$/s, '')
    .replace(/\s{2,}/g, ' ');

/** New rows of a course from lines, in their order; what a line does not say is left open. */
export const rowsOfLines = (list: RowList, text: string, course: Course): Record<string, unknown>[] =>
  text
    .split('\n')
    .flatMap((line) => line.trim() || [])
    .map((line, place) => parse[list](line, course, place));
