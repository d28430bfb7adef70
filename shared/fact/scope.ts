import { codeFamily } from '../course/words/codes.ts';
import { labelKind, type LabelKind } from '../course/words/vocabulary.ts';
import { blockText } from '../document/citation.ts';
import { blockOf } from '../document/blockOf.ts';
import { type Block, type Ref, type SourceDocument, textOfCell } from '../document/document.ts';
import { labelAndValue, readTable } from '../document/table.ts';
import { memo } from '../values/memo.ts';
import { comparableWords, saysWhole } from '../text/comparable.ts';
import { wordList } from '../text/words.ts';

/** The outline of one course in a document, by the numbers of its first and last block. */
export interface Section {
  courseCode: string | null;
  courseName: string | null;
  from: number;
  to: number;
}

/** Why a place tells nothing of the course: it explains the form, shows an example, or is left from another course. */
export type Outside = 'guide' | 'example' | 'otherCourse';

/** A course code as it is printed: 'EDUP3153', 'SKPD 2043', 'GGGB-1234A'. A word of the calendar before a year, or of money, is no code. */
const beforeYear = String.raw`SE\p{Lu}+|TAHUN|YEAR|FASA|PHASE|MA\p{Lu}|MARCH|APRIL|JUNE?|JUL\p{Lu}+|OGOS`;
const codeForm = new RegExp(
  String.raw`(?<![\p{L}\d-])(?!RM\s?\d|(?:${beforeYear})\W?20\d\d\b)` +
    String.raw`(?:\p{Lu}{2,6}|\p{Lu}\d\p{Lu})[\s-]?\d{3,6}\p{Lu}?(?![\p{L}\d-]|/\d{3})`,
  'u',
);
/** The first code of a course in a text; '' where it has none. */
export const printedCode = (text: string): string => codeForm.exec(text)?.[0] ?? '';
const withoutGaps = (code: string): string => code.replaceAll(/[\s-]/g, '');
const codeIn = (text: string): string | null => withoutGaps(printedCode(text)) || null;

/** The code that a course's name opens with under its label, and the name behind it: 'Kursus | DTH20153 Front Office'. */
export function codeBefore(text: string): { code: string; name: string } | null {
  const code = printedCode(text);
  const name = text.trim().slice(code.length).trim();
  return code !== '' && text.trim().startsWith(code) && /^\W*\p{L}{3}/u.test(name) ? { code, name } : null;
}

interface Labelled {
  block: number;
  kind: 'code' | 'name';
  text: string;
}

const kindOf = (label: string): Labelled['kind'] | null => {
  const kind = labelKind(label);
  return kind === 'courseCode' || kind === 'codeAndName' ? 'code' : kind === 'courseName' ? 'name' : null;
};

function codesAndNames(block: Block): Labelled[] {
  const pairs: [string, string][] =
    block.kind === 'table'
      ? readTable(block).flatMap((row) => {
          const paired = row.cells.map(labelAndValue);
          const isOfPairs = paired.every((pair, place) => pair !== null || row.cells[place] === '');
          return row.isHeader
            ? []
            : row.cells.map(
                (cell, place): [string, string] =>
                  (isOfPairs ? paired[place] : null) ?? [row.columns[place] ?? '', cell],
              );
        })
      : block.text.split('\n').flatMap((line) => [labelAndValue(line.trim())].filter((pair) => pair !== null));
  // 'SFM 124 Physics 2' over the outline of a course.
  if (block.kind === 'heading' && codeBefore(block.text) !== null) pairs.push(['Nama kursus', block.text]);
  return pairs.flatMap(([label, text]) => {
    const kind = text === '' ? null : kindOf(label);
    if (kind === null) return [];
    const coded = kind === 'name' ? codeBefore(text) : null;
    const own: Labelled = { block: block.n, kind, text: coded?.name ?? text };
    return coded === null ? [own] : [{ block: block.n, kind: 'code', text: coded.code }, own];
  });
}

/** Labels and keys that show a course's own part: its outcomes, assessments or topics. */
const ofOutline = ['statement', 'clo', 'assessment', 'topic', 'synopsis', 'week'];
function isOfOutline(block: Block): boolean {
  if (block.kind !== 'table') return ofOutline.includes(labelKind(block.text.split(':')[0] ?? '') ?? '');
  return readTable(block).some(
    (row) =>
      row.key !== undefined || row.cells.some((cell) => row.isHeader && ofOutline.includes(labelKind(cell) ?? '')),
  );
}

/** The sections in their order; empty when the document has one course. A course has a labelled code and outcomes, assessments or topics: a list of courses has none of them. */
export const sectionsOf = memo((document: SourceDocument): Section[] => {
  const guides = guideBlocks(document);
  const blocks = document.blocks.filter(({ n }) => !guides.has(n));
  const labelled = blocks.flatMap(codesAndNames);
  const codes = labelled.flatMap(({ block, kind, text }) => {
    const code = kind === 'code' ? codeIn(text) : null;
    return code === null ? [] : [{ block, code }];
  });
  const starts = codes.filter(
    ({ block, code }, i) =>
      codes.findIndex((one) => one.code === code) === i && !codes.some((one, j) => j < i && one.block === block),
  );
  const last = document.blocks.at(-1)?.n ?? 0;
  const sections = starts.flatMap(({ block, code }, i): Section[] => {
    const [from, to] = [startOf(document, block), (starts[i + 1]?.block ?? last + 1) - 1];
    const own = blocks.filter(({ n }) => n >= from && n <= to);
    const name = labelled.find((one) => one.kind === 'name' && one.block >= from && one.block <= to);
    const courseName = name?.text.split('\n').join(' ') ?? null;
    return own.some(isOfOutline) ? [{ courseCode: code, courseName, from, to }] : [];
  });
  // One table with its own code, behind an outline of many blocks, is left from the form.
  const long = sections.filter(({ from, to }) => to > from);
  const whole = long.length > 0 ? long : sections;
  const apart = whole.map((one, i) => ({ ...one, to: (whole[i + 1]?.from ?? last + 1) - 1 }));
  return apart.length > 1 ? apart : [];
});

/** The headings right above the first labelled code of a course belong to it. */
function startOf({ blocks }: SourceDocument, code: number): number {
  let from = code;
  for (const block of blocks.filter(({ n }) => n < code).toReversed()) {
    if (block.kind !== 'heading') break;
    from = block.n;
  }
  return from;
}

/** A document cut to its n-th section and the blocks before the first, which belong to all; the whole document when it has no sections. */
export function inSection(document: SourceDocument, n: number): SourceDocument {
  const sections = sectionsOf(document);
  const section = sections[n];
  if (section === undefined) return document;
  const others = sections.filter((one) => one !== section).flatMap(({ courseCode }) => courseCode ?? []);
  const isOfAll = (block: Block): boolean =>
    block.n < (sections[0]?.from ?? 0) &&
    (n === 0 || !(isOfOutline(block) || others.some((code) => saysWhole(blockText(block), code))));
  const isOwn = ({ n: block }: Block): boolean => block >= section.from && block <= section.to;
  return { ...document, blocks: document.blocks.filter((block) => isOwn(block) || isOfAll(block)) };
}

/** First words of headings and sheet names that explain how a form is filled in. */
const guides = wordList(`panduan mengisi/panduan pengisian/panduan penggunaan/panduan menggunakan/panduan melengkapkan/
  arahan mengisi/arahan pengisian/arahan melengkapkan/arahan kepada pensyarah/panduan kepada pensyarah/arahan penggunaan/cara mengisi/
  nota pengisian/nota panduan/petunjuk pengisian/instructions for completing/instructions for filling/
  instructions to staff/instructions to lecturers/instructions for lecturers/how to complete/how to fill/how to use/guide to complete/guide to completing/guide to filling/guidance notes/
  guidance on completing/guidelines for completing/guidelines for filling/notes for completing`);
/** Sheets of a workbook that hold no outline. */
const guideSheets = wordList(`panduan/arahan/instructions/instruction/guide/guidelines/readme/petunjuk/senarai/lists/
  list/lookup/dropdown/data validation`);
const examples = wordList('contoh/example/sample/specimen/exemplar');

/** A heading in lower case without the number of its part: 'Lampiran A: Contoh' is 'contoh'. */
const withoutPartNumber = (text: string): string =>
  comparableWords(text)
    .replace(/^(?:lampiran|appendix|annex|bahagian|section|part)?\s*(?:\p{L}|\d{1,2}|[ivx]{1,4})?\s(?=\p{L}{4})/u, '')
    .trim();
const beginsWith = (text: string, words: readonly string[]): boolean =>
  words.some((word) => text === word || text.startsWith(`${word} `));

function outsideHeading(text: string): Outside | null {
  const words = withoutPartNumber(text);
  return beginsWith(words, guides) ? 'guide' : beginsWith(words, examples) ? 'example' : null;
}

function outsideSheet(sheet: string): Outside | null {
  const words = withoutPartNumber(sheet);
  if (beginsWith(words, examples)) return 'example';
  return beginsWith(words, [...guideSheets, ...guides]) ? 'guide' : null;
}

/** A line that may stand over a part of a document: a heading, or a short paragraph. */
const longestCaption = 120;
const captionOf = (block: Block): string =>
  block.kind === 'table' || (block.kind !== 'heading' && block.text.length > longestCaption) ? '' : block.text;

/** The text of a table's first row, when it says one thing. */
function titleIn(block: Block): string {
  const [title = '', ...more] =
    block.kind === 'table' ? (block.rows[0]?.cells.map(textOfCell).filter(Boolean) ?? []) : [];
  return more.length === 0 ? title : '';
}

/** The code of another course in a table: under its label, in the line above the table, or in its first row when that names nothing else. */
function otherCodeOver(block: Block, above: Block | undefined, own: string): boolean {
  if (block.kind !== 'table') return false;
  const codes = codesAndNames(block).flatMap(({ kind, text }) => (kind === 'code' ? (codeIn(text) ?? []) : []));
  if (codes.length > 0 && !codes.includes(own)) return true;
  const over = [above === undefined ? '' : captionOf(above), titleIn(block)];
  return over.some((text) => {
    const code = isForeign(text) ? null : codeIn(text);
    return code !== null && code !== own && codeFamily(code) === null;
  });
}
const isForeign = (text: string): boolean => labelsOfNoCode.includes(labelKind(text.split(':')[0] ?? '') ?? 'ordinal');

/** Labels whose values are never the course's own code or name. */
export const labelsOfNoCode: readonly LabelKind[] = [
  'prerequisite',
  'form',
  'references',
  'person',
  'institution',
  'faculty',
  'programme',
  'semester',
  'topic',
  'subtopic',
  'method',
];

/**
 * Why blocks are outside: by the heading or caption above them. A heading of the same or a higher level ends such a part, and so do
 * its sheet and the block `end`.
 */
function outsideBelow({ blocks }: SourceDocument, end: number, whyBelow: (block: Block) => Outside | null) {
  const outside = new Map<number, Outside>();
  let under: { why: Outside; level: number } | null = null;
  for (const [place, block] of blocks.entries()) {
    if (block.sheet !== blocks[place - 1]?.sheet || block.n === end) under = null;
    const why = whyBelow(block);
    const level = block.kind === 'heading' ? block.level : why === null ? Infinity : ofCaption;
    if (level <= (under?.level ?? ofCaption)) under = why === null ? null : { why, level };
    if (under !== null) outside.set(block.n, under.why);
  }
  return outside;
}
const ofCaption = 9;

/** 'Kuiz (delete this row)'; '(DELETE, INSERT)' are commands. */
export const saysDelete = (text: string): boolean =>
  /\((?:delete|remove|padam|buang)\s(?:this|before|row|page|baris|halaman|sebelum)\b/i.test(text);

/** Whether a line alone says what the table below it shows: 'Contoh pengisian:'. */
const isExampleLine = (block: Block): boolean =>
  block.kind !== 'table' &&
  /^[^:]+:?\s*$/.test(block.text) &&
  block.text.split(' ').length <= mostWords &&
  outsideHeading(block.text) === 'example';
const mostWords = 4;

/** The blocks that explain the form or show an example; none when the whole document does. */
const guideBlocks = memo((document: SourceDocument): Map<number, Outside> => {
  const { blocks } = document;
  const codes = blocks.filter((block) => codesAndNames(block).some(({ kind }) => kind === 'code'));
  const code = codes[0]?.n ?? 0;
  // 'INSTRUCTIONS' before the course, or '(delete before submission)', which may be no heading: further down they may be the students'.
  const isFront = (block: Block, text: string): boolean =>
    (block.n < code || saysDelete(text)) && guideSheets.includes(withoutPartNumber(text.replaceAll(/\([^)]*\)/g, '')));
  // A guide before the only course ends where that course begins.
  const below = outsideBelow(document, codes.length === 1 ? startOf(document, code) : 0, (block) => {
    if (block.kind !== 'heading' && block.kind !== 'paragraph') return null;
    return isFront(block, captionOf(block)) ? 'guide' : block.kind === 'heading' ? outsideHeading(block.text) : null;
  });
  const whyOf = (block: Block, above: Block | undefined): Outside | null =>
    (block.sheet === undefined ? null : outsideSheet(block.sheet)) ??
    below.get(block.n) ??
    outsideHeading(titleIn(block)) ??
    (block.kind === 'table' && above && isExampleLine(above) ? 'example' : null);
  const whys = blocks.map((block, place) => [block, whyOf(block, blocks[place - 1])] as const);
  const isGuideAlone = !whys.some(([block, why]) => why === null && isOfOutline(block));
  return new Map(isGuideAlone ? [] : whys.flatMap(([{ n }, why]) => (why === null ? [] : [[n, why]])));
});

const outsideBlocks = memo((document: SourceDocument): ReadonlyMap<number, Outside> => {
  const guide = guideBlocks(document);
  const [own] = document.blocks
    .flatMap((block) => (guide.has(block.n) ? [] : codesAndNames(block)))
    .flatMap(({ block, kind, text }) =>
      kind === 'code' && codeIn(text) !== null ? [{ block, code: printedCode(text) }] : [],
    );
  if (own === undefined) return guide;
  const below = outsideBelow(document, 0, (block) =>
    block.kind === 'heading' && block.n >= own.block && isOfOtherCourse(block.text, own.code) ? 'otherCourse' : null,
  );
  const others = document.blocks.flatMap((block, place): [number, Outside][] =>
    otherCodeOver(block, document.blocks[place - 1], withoutGaps(own.code)) ? [[block.n, 'otherCourse']] : [],
  );
  return new Map([...below, ...others, ...guide]);
});

const formOfCode = (code: string): string => code.replaceAll(/\p{Lu}+/gu, 'A').replaceAll(/\d/g, '9');

/** Whether a heading names another course: by a code of the same form as the document's own. Beside 'MKP0217', 'MKP0209' is one and 'ISO 9001' is not. */
function isOfOtherCourse(heading: string, own: string): boolean {
  return formOfCode(printedCode(heading)) === formOfCode(own) && !isForeign(heading) && !saysWhole(heading, own);
}

/** Why a place tells nothing of the document's own course; null for its own places. */
export const outsideOf = (document: SourceDocument, ref: Ref): Outside | null =>
  outsideBlocks(document).get(blockOf(ref)) ?? null;

export function ownPart(document: SourceDocument): SourceDocument {
  const outside = outsideBlocks(document);
  return outside.size === 0 ? document : { ...document, blocks: document.blocks.filter(({ n }) => !outside.has(n)) };
}

/** Sentences for the lecturer about a value that stands only in such a place. */
export const outsideNotes: Readonly<Record<Outside, string>> = {
  guide: 'Bahagian dokumen ini menerangkan cara mengisi borang, bukan rancangan kursus ini.',
  example: 'Bahagian dokumen ini ialah contoh, bukan rancangan kursus ini.',
  otherCourse: 'Bahagian ini berada di bawah kod kursus lain.',
};
