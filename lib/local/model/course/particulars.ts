import type { CourseText } from './courseText.ts';
import { comparable } from '../../../../shared/text/comparable.ts';
import type { Row } from '../reading/row.ts';
import { isEnglish, cellLines, oneLine } from '../language/lexicon.ts';

/** A fact with the document's own words for it. */
interface Fact {
  value: string;
  page: number;
  quote: string;
}

interface Particulars {
  courseCode: Fact | null;
  courseName: Fact | null;
  credit: number | null;
}

type Label = 'code' | 'name' | 'both' | 'credit' | 'other';

/** Labels compared without spaces and numbering; `other` names those whose values are not to be mistaken for ours. */
const labels: [Label, RegExp][] = [
  [
    'code',
    /^(?:kodkursus|coursecode|kodematakuliah|kodemk|kodsubjek|subjectcode|kodmodul|modulecode|kodmatapelajaran|kod|kode|code|coursenumber)$/,
  ],
  [
    'name',
    /^(?:namakursus|coursename|coursetitle|tajukkursus|nama(?:dari)?matakuliah|matakuliah(?:mk)?|namamk|namasubjek|subjek|subject|subjectname|subjecttitle|namamodul|modulename|moduletitle|kursus|course|title|namamatapelajaran|nameofcourse|nameofcoursemodule)$/,
  ],
  [
    'both',
    /^(?:kod(?:dan|&)?namakursus|nama(?:dan|&)?kodkursus|coursecode(?:and|&)?(?:name|title)|course(?:name|title)(?:and|&)?code|kursusdankod|kodnamakursus)$/,
  ],
  [
    'credit',
    /^(?:nilaikredit|jamkredit|kredit|creditvalue|credithours?|credits?|creditunits?|bilangankredit|jumlahkredit|unitkredit|units?|bobotsks|sks|bobot|bebankredit|jumlahjamkredit|jumlahsks)$/,
  ],
  [
    'other',
    /^(?:prasyarat.*|pre?requisites?.*|semester.*|program.*|namaprogram.*|fakulti.*|faculty.*|pensyarah.*|lecturers?|slt|penyelaras.*|rumpunmk|rumpun.*|tglpenyusunan|tanggal.*|dosen.*|jabatan.*|namastaf.*|sinopsis.*|muka ?surat|sesi.*|tahun.*|status.*|klasifikasi.*|tarikh.*)$/,
  ],
];

const labelOfText = (text: string): Label | null => {
  const form = comparable(text.replace(/^\s*(?:\d{1,2}(?:\.\d+)?|[A-Za-z])[.)]\s*/, '').replace(/^\d+\s+/, ''));
  return labels.find(([, words]) => words.test(form))?.[0] ?? null;
};

/** The label a cell holds, in one of its languages; a cell's lines may belong together or say the same twice. */
function particularLabel(cell: string): Label | null {
  const text = cell.replace(/[*:]+/g, ' ').trim();
  const plain = text.replace(/\([^)]*\)/g, ' ');
  const forms = [
    text,
    plain,
    ...cellLines(plain),
    ...plain.split('/'),
    ...plain.split('<br>').flatMap((part) => part.split('/')),
  ];
  for (const form of forms) {
    const label = labelOfText(form);
    if (label) return label;
  }
  return null;
}

/** PKBK3082, SKPD 2043, GGGB-1234A, MKB 101. */
const codeForm = /\b(?:[A-Z]{2,6}|[A-Z]\d[A-Z])[\s-]?\d{3,6}[A-Z]?\b/;
const wholeCode = /^[A-Z][A-Z0-9]{0,7}[\s.-]?\d{2,6}[A-Z]?(?:[\s.-]\d{1,3})?$/i;

interface Candidate {
  label: Label;
  row: Row;
  /** Cells from the label to the value: together they are the quote. */
  cells: string[];
  value: string;
}

/**
 * Code, name and credit from labels and their values: beside each other, in one line with a colon, or one above the other. Where no
 * label helps, the code is taken from a line that holds it with the name, or from the first page's header.
 */
export function readParticulars({ rows, vocabulary }: CourseText): Particulars {
  const candidates = rows.flatMap((row, index) => (row.isTable ? fromTableRow(row, rows[index + 1]) : fromLine(row)));
  const of = (...wanted: Label[]): Candidate[] => candidates.filter(({ label }) => wanted.includes(label));
  const credits = of('credit').flatMap(({ value }) => creditIn(value) ?? []);
  const labelled = of('code', 'both').flatMap((candidate) => codeIn(candidate) ?? []);
  const inName = of('name').flatMap((candidate) => (codeForm.test(candidate.value) ? (codeIn(candidate) ?? []) : []));
  const courseCode = labelled[0] ?? inName[0] ?? codeInHeader(rows);
  const names = of('name', 'both').flatMap((candidate) => nameIn(candidate, courseCode?.value, vocabulary) ?? []);
  return {
    courseCode,
    courseName:
      names.find(({ value }) => isEnglish(value) !== true) ?? names[0] ?? nameBesideCode(rows, courseCode, vocabulary),
    credit: credits[0] ?? creditInHeader(rows),
  };
}

function fromTableRow(row: Row, below: Row | undefined): Candidate[] {
  return row.cells.flatMap((cell, index): Candidate[] => {
    if (cell === '') return [];
    const colon = /^([^:]{2,60}):\s*(\S.*)$/.exec(cell.replaceAll('<br>', ' '));
    const inCell = colon && particularLabel(colon[1] ?? '');
    if (colon && inCell) return [{ label: inCell, row, cells: [cell], value: colon[2] ?? '' }];
    // 'Nama' alone may be a person's; beside the code it is the course's.
    const isName =
      /^(?:nama|name)$/.test(comparable(cell)) && row.cells.some((other) => particularLabel(other) === 'code');
    const label = isName ? 'name' : particularLabel(cell);
    if (!label) return fromLines(row, cell);
    const offset = row.cells.slice(index + 1).findIndex((other) => comparable(other) !== '');
    const right = offset < 0 ? undefined : row.cells[index + 1 + offset];
    if (right !== undefined && !particularLabel(right))
      return [{ label, row, cells: row.cells.slice(index, index + offset + 2), value: right.replace(/^:\s*/, '') }];
    const under = below?.isTable === true && below.cells.length === row.cells.length ? below.cells[index] : undefined;
    return below && under && !particularLabel(under) ? [{ label, row: below, cells: [under], value: under }] : [];
  });
}

/** Several labels on the lines of one cell or page: 'Kod Kursus: EDUP3153', 'Kredit : 3'. */
const fromLines = (row: Row, text: string): Candidate[] =>
  cellLines(text).flatMap((line) => {
    const parts = line.split(
      /(?<=\S)\s+(?=(?:Kod|Nama|Course|Kredit|Credit|Jam Kredit|Semester|Prasyarat)\b[^:]{0,20}:)/i,
    );
    return parts.flatMap((part): Candidate[] => {
      const match =
        /^([^:=]{2,60}?)\s*[:=]\s*(\S.*)$/.exec(part) ??
        /^((?:\d{1,2}[.)]?\s*)?(?:Kod|Nama|Course|Tajuk)\s+(?:Kursus|Code|Name|Title))\s+(\S.*)$/i.exec(part) ??
        /^((?:\d{1,2}[.)]?\s*)?(?:(?:Jam|Nilai)\s+Kredit|Credit\s+(?:Hours?|Value|Units?)|Kredit|Credits?|SKS))\s+(\d.{0,12})$/i.exec(
          part,
        );
      const label = match && particularLabel(match[1] ?? '');
      return match && label ? [{ label, row, cells: [part], value: match[2] ?? '' }] : [];
    });
  });

const fromLine = (row: Row): Candidate[] => fromLines(row, row.cells[0] ?? '');

const candidateQuote = ({ cells }: Candidate): string => {
  const whole = cells
    .filter((cell) => cell !== '')
    .join(' | ')
    .replaceAll('<br>', ' ');
  return whole.length <= 300 ? whole : (cells.at(-1) ?? '').replaceAll('<br>', ' ').slice(0, 300);
};

function codeIn(candidate: Candidate): Fact | null {
  const [line = ''] = cellLines(candidate.value);
  const found = wholeCode.test(line.trim()) && line.length <= 16 ? line.trim() : codeForm.exec(line)?.[0];
  return found === undefined ? null : { value: found, page: candidate.row.page, quote: candidateQuote(candidate) };
}

/** '3', '3 (2 + 1)', '2 SKS', 'T=2 P=1'; hours are no credits. */
function creditIn(value: string): number | null {
  const split = /T\s*=\s*(\d).*P\s*=\s*(\d)/i.exec(value);
  if (split) return Number(split[1]) + Number(split[2]);
  const found = /^\D{0,12}?(\d{1,2}(?:[.,]\d)?)(?!\d|\s*(?:jam|hours?|minit))/i.exec(value.replaceAll('<br>', ' '));
  const credit = found ? Number((found[1] ?? '').replace(',', '.')) : NaN;
  return credit >= 0 && credit <= 40 ? credit : null;
}

function nameIn(candidate: Candidate, code: string | undefined, vocabulary: ReadonlySet<string>): Fact | null {
  const value = malayPart(candidate.value, vocabulary)
    .replace(code ?? /^$/, '')
    .replace(/^[\s:–—()\-/]+|[\s:–—(\-/]+$/g, '')
    .trim();
  const isName = value.length >= 4 && value.length <= 160 && /\p{L}{3}/u.test(value) && !/:/.test(value);
  return isName && !/^(?:tiada|none|nil)$/i.test(value)
    ? { value, page: candidate.row.page, quote: candidateQuote(candidate) }
    : null;
}

/** The Malay name where the cell gives two, one under the other or with a slash between. */
export function malayPart(value: string, vocabulary: ReadonlySet<string>): string {
  const lines = cellLines(value);
  const groups: { english: boolean | null; lines: string[] }[] = [];
  for (const line of lines) {
    const english = isEnglish(line);
    const last = groups.at(-1);
    if (last && (english === null || last.english === null || last.english === english)) {
      last.lines.push(line);
      last.english ??= english;
    } else groups.push({ english, lines: [line] });
  }
  const chosen = groups.find(({ english }) => english !== true) ?? groups[0];
  const text = oneLine((chosen?.lines ?? []).join('<br>'), vocabulary)
    .replace(/\s*\(([^()]*)\)/g, (bracket, inner: string) => (isEnglish(inner) === true ? '' : bracket))
    .trim();
  const halves = text.split(/\s+\/\s+|\s*\/\s*(?=\p{Lu})/u);
  if (halves.length !== 2) return text;
  return halves.find((half) => isEnglish(half) !== true) ?? halves[0] ?? text;
}

const isPrerequisite = /prasyarat|pre-?requisite|syarat/i;

/** '3 kredit' on a line of its own. */
function creditInHeader(rows: readonly Row[]): number | null {
  for (const { cells } of rows.slice(0, 40)) {
    const found = cells
      .map((cell) => /(?:^|\()(\d{1,2})\s*(?:jam\s+)?(?:kredit|credits?|sks)\b/i.exec(cell))
      .find((match) => match !== null);
    if (found) return Number(found[1]);
  }
  return null;
}

function codeInHeader(rows: readonly Row[]): Fact | null {
  for (const row of rows.slice(0, 40)) {
    const text = row.cells.filter((cell) => cell !== '').join(' | ');
    const found = !isPrerequisite.test(text) && codeForm.exec(text)?.[0];
    if (found)
      return {
        value: found,
        page: row.page,
        quote: (row.cells.find((cell) => cell.includes(found)) ?? found).slice(0, 300),
      };
  }
  return null;
}

/** 'EDUP3153 Pedagogi dan ...', 'Rancangan Kursus EDUP3153: Pedagogi', or the line after the code alone. */
function nameBesideCode(rows: readonly Row[], code: Fact | null, vocabulary: ReadonlySet<string>): Fact | null {
  if (!code) return null;
  for (const row of rows.slice(0, 60)) {
    const cell = row.cells.find((text) => text.includes(code.value));
    if (cell === undefined || isPrerequisite.test(row.cells.join(' '))) continue;
    const after = malayPart(
      cell
        .slice(cell.indexOf(code.value) + code.value.length)
        .replace(/^(?:\/\d{1,2}(?=\s))?[\s):–—-]+/, '')
        .replace(/\s*\(\d{1,2} (?:jam )?(?:kredit|credits?|sks|units?)\b.*$/i, ''),
      vocabulary,
    );
    const before = (cell.slice(0, cell.indexOf(code.value)).split(':').at(-1) ?? '').replace(/[\s(:–—-]+$/, '').trim();
    const value = [after, before].find(
      (text) => /^\p{Lu}[\p{L}\s,&()'’-]{7,120}$/u.test(text) && !particularLabel(text),
    );
    if (value !== undefined) return { value, page: row.page, quote: cell.replaceAll('<br>', ' ').slice(0, 300) };
  }
  return null;
}
