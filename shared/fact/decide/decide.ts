import { codeFamily, codePlaces, normalCode, withoutCodes } from '../../course/words/codes.ts';
import { isUnder, labelKind } from '../../course/words/vocabulary.ts';
import { blockOf } from '../../document/blockOf.ts';
import { citationOf } from '../../document/citation.ts';
import { type Ref, type SourceDocument, textOfCell } from '../../document/document.ts';
import { comparable } from '../../text/comparable.ts';
import { oneLine, openEnds } from '../../text/words.ts';
import { memo } from '../../values/memo.ts';
import type { Fact, FactState } from '../fact.ts';
import { allRows, type Match, type Resolution } from '../resolve.ts';
import { isText, type Row } from '../rows.ts';
import { coverage, nameOf, similarity, tokens } from '../score.ts';
import { outsideNotes } from '../scope.ts';
import { opensWithVerb, statementsIn } from '../statement.ts';

/** A value with its state: in the document's words when these count, else as claimed. */
export interface Decision<Value> {
  value: Value;
  fact: Fact;
}

/** A fact with the document's words at its first place; places that the document does not have are left out. */
export function factOf(
  document: SourceDocument,
  state: FactState,
  at: readonly Ref[],
  { note = '', offered = '' }: { note?: string | undefined; offered?: string | undefined } = {},
): Fact {
  const citation = citationOf(document, at) ?? { at: [], quote: '', place: '' };
  return { state, ...citation, ...(note !== '' && { note }), ...(offered !== '' && { offered }) };
}

const refsOf = (rows: readonly Row[]): Ref[] => [...new Set(rows.map(({ ref }) => ref))].slice(0, 12);

/** The places of a resolution; when there are none, those that the model named. */
export const placesOf = ({ matches, cited, outside }: Resolution): Ref[] =>
  matches.length === 0 && outside !== undefined
    ? outside.at
    : refsOf(matches.length > 0 ? matches.map(({ row }) => row) : cited);

export const found = <Value>(
  value: Value,
  { document }: Resolution,
  rows: readonly Row[],
  note?: string,
): Decision<Value> => ({
  value,
  fact: factOf(document, 'found', refsOf(rows), { note }),
});

export const unconfirmed = <Value>(
  value: Value,
  resolution: Resolution,
  note: string,
  offered?: string,
): Decision<Value> => ({
  value,
  fact: factOf(resolution.document, 'unconfirmed', placesOf(resolution), {
    note: resolution.outside === undefined ? note : outsideNotes[resolution.outside.why],
    offered,
  }),
});

/** A value is found when rows say it, else unconfirmed. */
export const foundIn = <Value>(
  rows: readonly Row[],
  value: Value,
  resolution: Resolution,
  note: string,
  offered?: string,
): Decision<Value> =>
  rows.length > 0 ? found(value, resolution, rows) : unconfirmed(value, resolution, note, offered);

export const suggestion = <Value>(value: Value, resolution: Resolution): Decision<Value> => ({
  value,
  fact: factOf(resolution.document, 'suggestion', placesOf(resolution)),
});

export const notFound = (document: SourceDocument): Fact => factOf(document, 'notFound', []);

const alikeFrom = 0.6;
const mostlyFrom = 0.85;
const sameMeaningFrom = 0.8;

/** Whether a text of the document is a fragment of a broken cell: it begins within a sentence, or its sentence goes on behind its end. */
function isFragment(words: string, claimed: string): boolean {
  const last = tokens(words).at(-1) ?? '';
  const isOpen = /[,–-]$|\([^()]*$/.test(words) || openEnds.has(last);
  return (
    (isOpen && tokens(claimed).at(-1) !== last) || (/^\p{Ll}/u.test(words) && openEnds.has(tokens(words)[0] ?? ''))
  );
}

/** The words before and behind a claim that stands whole in a longer text of the document; null when it does not. */
function textBeside(claimed: string, words: string): { before: string; behind: string } | null {
  const at = words.toLowerCase().indexOf(oneLine(claimed).toLowerCase());
  const [before, behind] = [words.slice(0, at), words.slice(at + oneLine(claimed).length)];
  const isWhole = at >= 0 && !/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(behind);
  return isWhole ? { before: before.trim(), behind: behind.trim() } : null;
}

/** Another label beside the words is none of them: '... Sekolah Rendah Jam Kredit'. */
const isOther = (text: string): boolean => /^\p{Lu}/u.test(text) && labelKind(text) !== null;
const isOrdinal = (text: string): boolean => /^\d{1,2}(?:\s*[–-]\s*\d{1,2})?[.)]?$/.test(text);
/** Words that may follow a claim: amounts, codes, or a bracket that the end of the line has cut: '. (C2, PLO1) CLO2', '2 hours', '(Minggu 1, 8'. */
const isApart = (behind: string): boolean =>
  /^\([^()]*$/.test(behind) ||
  !/[^\s.,;&/()[\]–-]/.test(withoutCodes(behind.replaceAll(amounts, ''), 'subClo', 'clo', 'plo', 'skill', 'level'));
const amounts = /\d+(?:[.,]\d+)?\s*(?:%|jam|minit|markah|hours?|hrs?|minutes?|marks?)(?!\p{L})/giu;

/** The document's words when they are whole; the claim when they differ from it in form alone, or have a label or number beside it (design law 15). */
export function foundAs(text: string, claimed: string, resolution: Resolution, row: Row): Decision<string> {
  const words = oneLine(text);
  const beside = textBeside(claimed, words);
  const isWhole =
    beside !== null &&
    (beside.before === '' || isOrdinal(beside.before) || isOther(beside.before)) &&
    (isApart(beside.behind) || isOther(beside.behind));
  // In a line of a cell the next column may be a number or a letter: 'Quiz 2 10%', 'B Final Examination 50%'.
  const isInLine =
    row.isPart === true &&
    beside !== null &&
    /^(?:\p{Lu}?|\d*)\s*\d{0,2}$/u.test(`${beside.before} ${beside.behind}`.trim());
  // A narrow cell breaks a word: 'Penyalahguna an Bahan'.
  if (isWhole || isInLine || tokens(words).join('') === tokens(claimed).join(''))
    return found(oneLine(claimed), resolution, [row]);
  if (isFragment(words, claimed)) return unconfirmed(claimed, resolution, brokenText, words);
  const differs = similarity(words, claimed) < sameMeaningFrom || numbersIn(words) !== numbersIn(claimed);
  return found(words, resolution, [row], differs ? writtenAs(claimed) : undefined);
}
const brokenText = 'Teks di tempat ini terputus dalam dokumen.';
const numbersIn = (text: string): string => (text.match(/\d+/g) ?? []).join();
const writtenAs = (claimed: string): string => `Bacaan AI: “${claimed}”. Yang dipaparkan ialah tulisan dokumen.`;

const noRow = 'Tidak ditemui dalam baris yang dirujuk.';

/** The name of an item in a row that was found by its place alone: the cell under a head of names, else a short text with a weight. */
const nameByPlace = ({ cells, columns }: Row): string =>
  cells.find((cell, place) => cell !== '' && isUnder(columns[place], 'assessment', 'topic', 'subtopic')) ??
  cells.find((cell) => cell.length <= longestName && /\p{L}{3}.*\d\s*%\W*$/u.test(cell)) ??
  '';
const longestName = 80;

/** The title of a row where the claimed name has its subtopics behind it: 'Penormalan; Bentuk normal pertama'. */
function titleBefore(claimed: string, { cells }: Row): string | undefined {
  const opening = tokens(claimed.split(/[;:]\s/)[0] ?? '').join(' ');
  const titles = cells.flatMap((cell) => cell.split('\n')[0] ?? '');
  return /[;:]\s/.test(claimed) && /\p{L}{3}/u.test(opening)
    ? titles.find((title) => tokens(title).join(' ') === opening)
    : undefined;
}

/** The words of a document but those that the lines of narrow cells may have parted. */
const wholeWords = memo(({ blocks }: SourceDocument) => {
  const texts = blocks.flatMap((block) =>
    block.kind === 'table' ? block.rows.flatMap(({ cells }) => cells.map(textOfCell)) : block.text,
  );
  return new Set(texts.flatMap((text) => tokens(text.replaceAll(/(?<=\p{Ll}\n)\p{Ll}+/gu, ' '))));
});

/** Whether a name ends within a bracket, or has two words in place of one that a narrow cell of a PDF has broken: 'fundamen', 'tals', of which the second stands nowhere else. */
function isTorn(name: string, { cells, page }: Row, column: number, document: SourceDocument): boolean {
  const broken = [...(cells[column] ?? '').matchAll(/(?<=^|\n)(\p{L}*\p{Ll})\n(?=(\p{Ll}+))/gu)].some(
    ([, before = '', behind = '']) =>
      oneLine(name).includes(`${before} ${behind}`) && !wholeWords(document).has(behind),
  );
  return /\([^)]*$/.test(name) || (page !== undefined && broken);
}

/** Whether a name begins as the last text of a block and ends with the first words of the next. */
function isOverBlocks(name: string, text: string, row: Row, document: SourceDocument): boolean {
  const rest = restOf(row, document);
  const isWhole = rest !== undefined && comparable(`${text} ${rest}`).startsWith(comparable(name));
  return isWhole && comparable(name).length > comparable(text).length;
}

/** Whether a name stands in its row as it is claimed, though the text that matches it is shorter or longer. */
function isAsClaimed(name: string, text: string, { row }: Match, document: SourceDocument): boolean {
  const whole = nameOf(text);
  // 'Tugasan 1: Portfolio': its number is no note of the model's.
  const isLonger = whole !== '' && textBeside(whole, name) && row.cells.some((cell) => textBeside(name, oneLine(cell)));
  // Around a name in a sentence stands the sentence: 'In week 8 there is a mid-term examination'.
  const isInSentence = isText(row) && row.isPart === true && textBeside(name, whole) !== null;
  return Boolean(isLonger) || isInSentence || isOverBlocks(name, text, row, document);
}

export function decideName(claimed: string, resolution: Resolution): Decision<string> {
  const [match] = resolution.matches;
  if (match === undefined) return unconfirmed(claimed, resolution, noRow);
  const text =
    resolution.by === 'place' ? nameByPlace(match.row) : (titleBefore(nameOf(claimed), match.row) ?? match.text);
  if (text === '') return unconfirmed(claimed, resolution, noRow);
  const [whole, name] = [nameOf(text), nameOf(claimed)];
  if (isTorn(name, match.row, match.column, resolution.document)) return unconfirmed(claimed, resolution, brokenText);
  if (isAsClaimed(name, text, match, resolution.document)) return found(name, resolution, [match.row]);
  // 'Kandungan media sosial. Kita menulis kapsyen ...': sentences behind the title.
  const before = text.endsWith(claimed) ? text.slice(0, -claimed.length) : '';
  const isPart = leadsIn.test(before) || whole.startsWith(`${name}. `);
  return foundAs(isPart ? name : whole, name, resolution, match.row);
}

/** A unit's code stands before a name and is no part of it. */
const leadsIn = /^\p{Lu}{1,2}\d{1,2}\s$/u;

const isSaid = (claimed: string, text: string): boolean =>
  similarity(claimed, text) >= alikeFrom || coverage(claimed, text) >= mostlyFrom;

/** Whether a row states an outcome of the programme: 'CPL2 | Menguasai ...', 'PLO3: ...'. */
function isOfProgramme({ cells }: Row): boolean {
  const code = cells.findIndex((cell) => codeFamily(cell.split(/[\s:]/)[0] ?? '') === 'plo');
  return (
    code >= 0 &&
    code <= cells.findIndex((cell) => cell.length > longestCode && opensWithVerb(cell.replace(/^\S+\d\W+/, '')))
  );
}
const longestCode = 15;
/** What is to be able in a week, or has the code of a part, is a step to an outcome. */
const isStep = ({ columns, cells }: Row): boolean =>
  columns.some((column) => isUnder(column, 'week')) || cells.some((cell) => codePlaces('subClo', cell)[0]?.from === 0);

/** What the block behind a row goes on with within its sentence, where the row is the last of its own and ends open: 'health', then 'care settings.' */
function restOf({ ref, cells }: Row, { blocks }: SourceDocument): string | undefined {
  const at = blocks.findIndex(({ n }) => n === blockOf(ref));
  const [block, next] = [blocks[at], blocks[at + 1]];
  const isLast = block?.kind !== 'table' || ref === `${block.n}.${block.rows.length}`;
  const isRest =
    isLast &&
    !cells.some((cell) => /[.;:]\s*$/.test(cell)) &&
    next?.kind === 'paragraph' &&
    /^\p{Ll}{2}/u.test(next.text);
  return isRest ? next.text : undefined;
}

/** Whether a statement stands word by word behind its number: '→ EO1 explain the process [C2/PLO1]'. */
const isNumbered = (claimed: string, number: string, { cells }: Row): boolean =>
  number !== '' &&
  cells.some((cell) => {
    const beside = textBeside(claimed, oneLine(cell));
    return (
      beside !== null &&
      normalCode(beside.before.replace(/^[^\p{L}\d(]+/u, '')) === normalCode(number) &&
      isApart(beside.behind)
    );
  });

/** The document's words in the rows of an outcome's key; without a key, a row that says it and opens with a verb or the number that a model gives. */
export function decideStatement(claimed: string, resolution: Resolution, number = ''): Decision<string> {
  const rows = resolution.matches.map(({ row }) => row);
  const isKeyed = resolution.by === 'key' && rows.some((row) => statementsIn(row).length > 0);
  const stated = rows.flatMap((row) =>
    isKeyed || (row.key === undefined && !isOfProgramme(row) && !isStep(row))
      ? statementsIn(row).map((text) => ({ row, text }))
      : [],
  );
  const [best] = stated
    .filter(({ text }) => isSaid(claimed, text) && (isKeyed || opensWithVerb(text)))
    .toSorted((a, b) => similarity(claimed, b.text) - similarity(claimed, a.text));
  // The number of one outcome with the words of another, which the model names.
  const isOfOther = (row: Row): boolean =>
    row.key !== undefined &&
    row.key !== rows[0]?.key &&
    !rows.some(({ ref }) => ref === row.ref) &&
    statementsIn(row).some((text) => isSaid(claimed, text));
  const whole = isKeyed ? stated.find(({ text }) => opensWithVerb(text)) : undefined;
  if (best === undefined && isKeyed && resolution.cited.some(isOfOther))
    return unconfirmed(whole?.text ?? claimed, resolution, 'Pernyataan yang dirujuk milik hasil pembelajaran lain.');
  const chosen = best ?? whole;
  if (chosen === undefined) {
    const numbered = resolution.cited.filter((row) => opensWithVerb(claimed) && isNumbered(claimed, number, row));
    return foundIn(numbered, claimed, resolution, noRow);
  }
  const rest = restOf(chosen.row, resolution.document);
  if (rest === undefined) return foundAs(chosen.text, claimed, resolution, chosen.row);
  const isWithRest = comparable(`${withoutCodes(chosen.text, 'level')} ${rest}`) === comparable(claimed);
  return isWithRest ? found(oneLine(claimed), resolution, [chosen.row]) : unconfirmed(claimed, resolution, brokenText);
}

/** Texts of so many words must stand together and in order; the words of longer ones may differ. */
const shortText = 8;

/** Whether the words of a short text stand side by side in another: 'Semester 1 2025/2026', not its digits from several places. */
function standsTogether(claimed: string, text: string): boolean {
  const [wanted, words] = [tokens(claimed), tokens(text)];
  const whole = wanted.join(' ');
  // 'PPISMP' is not 'PISMP'.
  if (/^\p{Lu}+$/u.test(claimed.trim())) return words.includes(whole);
  return words.some((_, at) => {
    const part = words.slice(at, at + wanted.length).join(' ');
    return similarity(part, whole) >= mostlyFrom && numbersIn(part) === numbersIn(whole);
  });
}

/** Of a list of boxes what is ticked: '☒ Kognitif ☐ Afektif' says Kognitif, 'Kognitif ☐ Afektif ☑' Afektif. */
export function tickedIn(cell: string): string {
  const parts = cell.split(/([☐⬜□▢❏◻]|\[\s*\]|[☒☑√✓✔■●⬛]|\[[xX√✓]\])/u).map((part) => part.trim());
  if (!parts.some((part) => isOpenBox.test(part))) return cell;
  const isBefore = parts.at(-1) !== '';
  return parts.filter((_, i) => i % 2 === 0 && isTick(parts[isBefore ? i - 1 : i + 1])).join(' ');
}
const isOpenBox = /^(?:[☐⬜□▢❏◻]|\[\s*\])$/u;
const isTick = (mark: string | undefined): boolean => mark !== undefined && !isOpenBox.test(mark);

/** A model's text that breaks off: 'Kursus ini membincangkan ...'. */
const brokenOff = /\s*(?:\.{3}|…)\s*$/;

/** Longer words of a document that a row carries: a description, a synopsis, a method, a reference, a duration. */
export function decideText(claimed: string, resolution: Resolution): Decision<string> {
  // A label is no value; with the one beside it it may be: 'Semester | 1'.
  const cells = allRows(resolution).flatMap((row) =>
    row.cells.map((text, place) => ({
      row,
      text: tickedIn(labelKind(text) === null ? text : `${text} ${row.cells[place + 1] ?? ''}`),
    })),
  );
  const said = claimed.replace(brokenOff, '');
  const isShort = tokens(said).length <= shortText;
  const isMet = (text: string): boolean => (isShort ? standsTogether(said, text) : coverage(said, text) >= mostlyFrom);
  // Words may differ in their form; numbers say something else.
  const numbers = said.match(/\d+/g) ?? [];
  const whole = cells.find(({ text }) => isMet(text) && numbers.every((each) => text.includes(each)));
  // One other word may turn a text: what differs is the document's.
  if (whole !== undefined && said === claimed && (isShort || coverage(said, whole.text) === 1))
    return found(claimed, resolution, [whole.row]);
  if (whole !== undefined) return found(oneLine(whole.text), resolution, [whole.row], writtenAs(claimed));
  const parts = resolution.cited.filter((row) => isText(row) && row.isPart !== true && row.columns.length === 1);
  const joined = parts.map((row) => row.cells.join(' ')).join(' ');
  if (parts.length > 1 && comparable(joined) === comparable(said)) return found(claimed, resolution, parts);
  const isAlmost = (text: string): boolean => coverage(said, text) >= mostlyFrom && coverage(text, said) >= mostlyFrom;
  const same = cells.find(({ text }) => isAlmost(text));
  if (same !== undefined) return foundAs(same.text, claimed, resolution, same.row);
  const alike = cells.toSorted((a, b) => similarity(said, b.text) - similarity(said, a.text))[0];
  return unconfirmed(
    claimed,
    resolution,
    noRow,
    alike !== undefined && similarity(said, alike.text) >= alikeFrom ? oneLine(alike.text) : '',
  );
}
