import { codeFamily } from '../course/words/codes.ts';
import { isOfForm, opensWithKind } from '../course/words/plausible.ts';
import { columnKinds, isLanguageMark, isUnder, labelKind, type LabelKind } from '../course/words/vocabulary.ts';
import { namesOther } from '../course/words/kindWords.ts';
import { blockOf } from '../document/blockOf.ts';
import type { Ref, SourceDocument } from '../document/document.ts';
import { labelAndValue } from '../document/table.ts';
import { comparable, saysWhole } from '../text/comparable.ts';
import { found, foundAs, foundIn, unconfirmed, type Decision } from './decide/decide.ts';
import { citedFirst, type Match, type Resolution } from './resolve.ts';
import { isText, rowsAt, rowsOf, type Row } from './rows.ts';
import { codeBefore, labelsOfNoCode } from './scope.ts';
import { similarity, tokens, withoutOrdinal } from './score.ts';
import { unitNumbers } from './units.ts';

/** What a cell is said to be: by the label in it, else by that over or beside it. */
export const kindAt = ({ cells, columns }: Row, place: number): LabelKind | undefined =>
  labelKind(labelAndValue(cells[place] ?? '')?.[0] ?? '') ?? columnKinds(columns[place] ?? '')[0];

/** A row's texts under or beside a label of these kinds; a 'Unit' beside the weeks is a topic. */
const valuesIn = (row: Row, kinds: readonly LabelKind[]): Match[] =>
  (row.columns.some((column) => isUnder(column, 'week')) ? [] : row.cells).flatMap((text, column) => {
    const isValue = text.trim() !== '' && !isLanguageMark(text) && isUnder(row.columns[column], ...kinds);
    return isValue ? [{ row, text, column, score: 1 }] : [];
  });

/** The rows that give a field of the course (code, name, credit) by its label, those that the model named first; `by` is key where there is one. */
export function resolveField(document: SourceDocument, at: readonly Ref[], kinds: readonly LabelKind[]): Resolution {
  const cited = at.flatMap((ref) => rowsAt(document, ref)).filter(({ isHeader }) => !isHeader);
  const labelled = rowsOf(document).flatMap((row) => (row.isHeader ? [] : valuesIn(row, kinds)));
  const matches = citedFirst(labelled, cited);
  return { document, matches, by: matches.length > 0 ? 'key' : 'none', cited };
}

/** 'Kursus tiga kredit ini (3 kredit)' */
const creditOf = ({ cells }: Row): number | undefined => unitNumbers('credit', cells.join(' '))[0];

/** The rows that give the credit: by its label, a figure before a sum of hours; without a label the model's, where no line before it has another figure. */
export function resolveCredit(document: SourceDocument, at: readonly Ref[]): Resolution {
  const resolution = resolveField(document, at, ['credit']);
  const plain = resolution.matches.filter(({ text }) => !/\d\s*\p{L}?\s*\+/u.test(text.replaceAll(/\([^()]*\)/g, '')));
  if (resolution.matches.length > 0) return { ...resolution, matches: plain.length > 0 ? plain : resolution.matches };
  const first = rowsOf(document).find((row) => isText(row) && creditOf(row) !== undefined);
  const stated = resolution.cited.filter(
    (row) => !isText(row) || first === undefined || creditOf(row) === creditOf(first),
  );
  return { ...resolution, matches: stated.map((row) => ({ row, text: '', column: -1, score: 0 })) };
}

const isForeign = (row: Row): boolean =>
  row.cells.some((cell, place) => cell !== '' && labelsOfNoCode.includes(kindAt(row, place) ?? 'ordinal')) ||
  /pra ?syarat|pre-?requisite/i.test(row.cells.join(' '));

/** A cell with its label on a line of its own: 'Kode Dokumen', then 'RPS-PM-17'. */
const isForeignCell = (cell: string): boolean =>
  cell.split('\n').some((line) => labelsOfNoCode.includes(labelKind(line) ?? 'ordinal'));

/** A text of so many letters, or one that ends as a sentence, mentions a code and gives none. */
const longestTitle = 120;
const isProse = (row: Row): boolean =>
  isText(row) &&
  (row.isPart === true || row.cells.some((text) => text.length > longestTitle || /\p{Ll}{3}\.$/u.test(text)));

/** The course's code: under its label any shape; before a name under its own; without a label only where the model names a place that no other label claims. */
export function decideCode(claimed: string, document: SourceDocument, at: readonly Ref[]): Decision<string> {
  const all = resolveField(document, at, ['courseCode', 'codeAndName']);
  // 'Kod' over the codes of outcomes.
  const labelled = { ...all, matches: all.matches.filter(({ text }) => codeFamily(text) === null) };
  const named = resolveField(document, at, ['courseName']);
  const coded = named.matches.flatMap((match) => {
    const code = codeBefore(match.text)?.code;
    return code === undefined ? [] : { ...match, text: code };
  });
  const resolution = labelled.matches.length === 0 && coded.length > 0 ? { ...named, matches: coded } : labelled;
  const wanted = comparable(claimed);
  const same = resolution.matches.filter(({ text }) => saysWhole(text, claimed) || comparable(text) === wanted);
  const own = resolution.matches[0]?.text.replaceAll('\n', ' ');
  if (same[0] && wanted !== '') return found(claimed.trim(), resolution, [same[0].row]);
  if (own !== undefined) return unconfirmed(claimed, resolution, 'Dokumen memberi kod lain di bawah labelnya.', own);
  const isSaying = (row: Row): boolean =>
    row.cells.some((cell) => saysWhole(cell, claimed) && !isForeignCell(cell)) && !isForeign(row) && !isProse(row);
  // The number of a form stands nowhere else.
  const isPrinted = rowsOf(document).some((row) => {
    const parts = row.cells.flatMap((cell) => cell.split(/\n|\t|\s\|\s/));
    // Behind 'No. Dokumen' stands the form's.
    const isOwn = parts.some((part, i) => saysWhole(part, claimed) && !isOfForm(`${parts[i - 1] ?? ''} ${part}`));
    return isSaying(row) && isOwn;
  });
  // 'v3.1' is a version.
  const isVersion = /^v\d+\.\d/i.test(claimed);
  const saying = isPrinted && !isVersion ? resolution.cited.filter(isSaying) : [];
  const value = saying.length > 0 ? claimed.trim() : claimed;
  return foundIn(saying.slice(0, 1), value, resolution, 'Kod ini tidak ditemui di bawah label kod kursus.');
}

/** A name without the code beside it, its units ('EKC 217/3', ', 3 kredit', '(3 jam kredit)'), the mark of a footnote, the kind of document and the stamp of a portal. */
export function withoutCode(text: string, code: string): string {
  const spaced = Array.from(code.replaceAll(/[^\p{L}\p{N}]/gu, '')).join('[\\s-]?');
  const bare = code === '' ? text : text.replaceAll(new RegExp(`${spaced}(?:\\s*/\\s*\\d{1,2}(?=\\s))?`, 'giu'), ' ');
  return (
    bare
      .replaceAll(/\(\s*\)/g, ' ')
      // The name again in Arabic or Chinese script.
      .replaceAll(
        /(?<=\p{Script=Latin}.*)\s*[\p{Script=Arabic}\p{Script=Han}][\p{Script=Arabic}\p{Script=Han}\s]*/gu,
        ' ',
      )
      .replace(/\s+APPROVED\s*$/, '')
      .replace(/\s*[|–-]\s*(?:course|module|unit|subject) (?:guide|outline|handbook|information)\s*$/i, '')
      .replace(/\s*(?:[*†‡]+|,\s*\d[^,]*|\(\d\s*(?:jam |unit )?(?:kredit|credits?|sks|units?)[^()]*\))\s*$/iu, '')
  );
}

const longestName = 160;

/** The texts of a value that may be the name: each language by itself, without the code. */
function codedNames(text: string, code: string): string[] {
  const bare = withoutCode(text, code);
  // A line of one word is the end of a name that a narrow cell has broken.
  const lines = bare.split('\n').filter((line) => tokens(line).length > 1);
  const parts = [
    bare,
    ...bare.split(/\s\/\s/),
    ...lines.flatMap((line) => [line, ...line.split(/\s\/\s/)]),
    ...bare.split(/:\s/),
    bare.replace(/\([^)]*\)/g, ' '),
  ];
  return parts
    .map((part) => withoutOrdinal(part.replace(/^[\s:–—()\-/|]+|[\s:–—(\-/]+$/g, '').replaceAll(/\s+/g, ' ')))
    .filter((part) => /\p{L}{3}/u.test(part) && part.length <= longestName);
}

const asText = (row: Row): { row: Row; text: string } => ({ row, text: row.cells.join(' ') });

/** Each line, and each with the next as a name that takes two. */
const joinedLines = (lines: readonly Row[]): { row: Row; text: string }[] =>
  lines.flatMap((row, index) => {
    const next = lines[index + 1];
    return [asText(row), ...(next === undefined ? [] : [{ row, text: `${asText(row).text} ${asText(next).text}` }])];
  });

/** So many blocks may be the title of the document. */
const firstLines = 12;
/** So many rows above and below the code may hold the name on a line of its own. */
const nearCode = 2;

/** The cited lines that stand by themselves next to the course's code. */
function linesNearCode({ document, cited }: Resolution, code: string | null): Row[] {
  const rows = rowsOf(document);
  const codes = rows.flatMap((row, place) => (code !== null && saysWhole(row.cells.join(' '), code) ? [place] : []));
  return cited.filter((line) => {
    const place = rows.findIndex(({ ref }) => ref === line.ref);
    if (blockOf(line.ref) <= firstLines && opensWithKind.test(line.cells[0] ?? '')) return true;
    return (
      line.cells.length === 1 &&
      !isForeign(line) &&
      // 'Fakulti Bahasa', 'Sijil Akuakultur'
      !namesOther(line.cells[0] ?? '') &&
      codes.some((one) => Math.abs(one - place) <= nearCode)
    );
  });
}

const alikeFrom = 0.6;

/** 'Unit: Unit Fizik, Jabatan Sains' names who teaches it. */
const isTeaching = ({ row, column, text }: Match): boolean =>
  /^unit\b/i.test(row.columns[column] ?? '') && namesOther(text);

/** The course's name: what stands under its label, also when the model translated it; else what stands beside the course's code. */
export function decideCourseName(
  claimed: string,
  code: string | null,
  document: SourceDocument,
  at: readonly Ref[],
): Decision<string> {
  const all = resolveField(document, at, ['courseName', 'codeAndName']);
  const resolution = { ...all, matches: all.matches.filter((match) => !isTeaching(match)) };
  const beside =
    code === null ? [] : resolution.cited.filter((row) => saysWhole(row.cells.join(' '), code) && !isForeign(row));
  const texts =
    resolution.matches.length > 0
      ? resolution.matches
      : [...beside.map(asText), ...joinedLines(linesNearCode(resolution, code))];
  // Of a label in a broken cell the next one is no value.
  const names = texts.flatMap(({ row, text }) =>
    codedNames(text, code ?? '').flatMap((name) =>
      labelKind(name) === null ? [{ row, name, score: similarity(name, claimed) }] : [],
    ),
  );
  const [best] = names.toSorted((a, b) => b.score - a.score);
  if (best !== undefined && best.score >= alikeFrom) return foundAs(best.name, claimed, resolution, best.row);
  const own = resolution.matches.length > 0 ? names[0] : undefined;
  const cited = resolution.cited.flatMap(({ cells }) => cells).join(' ');
  if (own !== undefined && !saysWhole(cited, claimed)) return foundAs(own.name, claimed, resolution, own.row);
  return unconfirmed(claimed, resolution, 'Nama ini tidak ditemui di bawah label nama kursus.', own?.name);
}
