import { levelsOfDomains, partLevel } from '../../terms/mqf.ts';
import { codeFamily, codesIn, digitsOf, normalCode, type CodeFamily, withoutCodes } from '../../course/words/codes.ts';
import { listsIn } from '../../course/words/codeLists.ts';
import { headOf, isUnder, labelKind, type LabelKind } from '../../course/words/vocabulary.ts';
import type { SourceDocument } from '../../document/document.ts';
import type { TableRow } from '../../document/table.ts';
import { oneLine } from '../../text/words.ts';
import { found, notFound, suggestion, tickedIn, unconfirmed, type Decision } from './decide.ts';
import { type Resolution, rowsFor } from '../resolve.ts';
import { isText, rowsOf, type Row } from '../rows.ts';
import { similarity } from '../score.ts';

const choices = {
  level: ['level', 'aras'],
  domain: ['level', 'domain'],
  plo: ['plo', 'hasil program'],
  skill: ['skill', 'kemahiran'],
} as const satisfies Record<string, readonly [CodeFamily & LabelKind, string]>;
type ChoiceKind = keyof typeof choices;

/** A tick, a strength or a share under a code's head; a dash or a zero says no. */
const isTicked = (cell: string): boolean => cell.length <= 6 && !/^(?:[-–—0.\s]*|tiada|none|nil|no)$/i.test(cell);

/** Cells whose words are not the codes of their row. */
const elsewhere: readonly LabelKind[] = [
  'week',
  'hours',
  'slt',
  'total',
  'weight',
  'ordinal',
  'method',
  'assessment',
  'topic',
  'subtopic',
  'references',
];

/** Numbers alone, or codes of the document's own, under the head of a family: '2, 4', 'TGC2', 'KB'. */
const ownCodes = /^(?:(?:\p{Lu}{0,4}\s?\d{1,2}|KB)[\s,;&/.]*)+$/u;
const isDomain = (head: string, level: string): boolean => head.replace('K', 'C') === level[0]?.replace('K', 'C');

const brackets = /[([][^)\]]*[)\]]/g;

/** Levels outside their own column: C codes, and codes in brackets. A bare A1 or P2 may be the code of a task. */
function looseLevels(cell: string): string[] {
  const all = codesIn('level', cell);
  const bracketed = (cell.match(brackets) ?? []).flatMap((text) => codesIn('level', text));
  // Nothing but codes: 'A3', 'C4, P2', 'P4, HP 4, KT', 'CLO2 Level: P4'.
  const rest = withoutCodes(cell, 'clo', 'plo', 'skill', 'level');
  const isAlone = /^[\s,;&/|·]*$/.test(rest) || labelKind(rest) === 'level';
  return all.filter((code) => isAlone || code.startsWith('C') || bracketed.includes(code));
}

/** '2' under 'C' is C2; 'C3' under 'K' and 'A1' under 'A' are themselves. */
function levelUnderLetter(cell: string, head: string): string | null {
  if (/^[CAP]$/.test(head) && /^[1-7]$/.test(cell)) return head + cell;
  return /^[CKPA]$/.test(head) && /^[CKPA][1-7]$/.test(cell) && isDomain(head, cell) ? cell : null;
}

/** Whether the bare levels over the columns of a row are levels: all its heads are codes or known labels; beside 'FT' and 'FE' are A1 and A2 assessments. */
const headsAreLevels = ({ columns }: TableRow): boolean =>
  columns.every((label) => {
    const head = headOf(label);
    return head === '' || codeFamily(head) !== null || labelKind(head) !== null || /^[CKPA]$/.test(head);
  });

function codesInCell(family: CodeFamily & LabelKind, cell: string, label: string, row: TableRow): string[] {
  const head = headOf(label);
  // The number of an outcome's part is none of an outcome.
  if (cell === '' || (family === 'clo' && codeFamily(`${head}1`) === 'subClo')) return [];
  const underLetter = family === 'level' ? levelUnderLetter(cell, head) : null;
  if (underLetter !== null) return [underLetter];
  const isLevel = family !== 'level' || head.startsWith('C') || isUnder(label, 'level') || headsAreLevels(row);
  // 'CLO1' over 'Cognitive'
  const heads = isLevel ? codesIn(family, family === 'clo' ? label : head) : [];
  if (heads.length === 1 && isTicked(cell)) return heads;
  return isUnder(label, ...elsewhere) ? [] : codesInWords(family, cell, isUnder(label, family));
}

/** The codes that a cell says in its words, in its own column also as bare numbers. */
function codesInWords(family: CodeFamily & LabelKind, cell: string, isOwnColumn: boolean): string[] {
  const inCell = family === 'level' && !isOwnColumn ? looseLevels(cell) : codesIn(family, cell);
  const worded = family === 'level' ? partLevel(oneLine(cell)).level : '';
  const said = inCell.length === 0 && worded !== '' ? [worded] : inCell;
  if (said.length > 0 || !isOwnColumn || !ownCodes.test(cell)) return said;
  return cell.match(/\p{Lu}{0,4}\s?\d{1,2}|KB/gu) ?? [];
}

/** The codes of a family that a row gives, each once: in its cells, as bare numbers under their head, and ticked under their own heads. */
function codesOf(family: CodeFamily & LabelKind, row: TableRow): string[] {
  const cells = row.cells.map((cell, place) => ({ cell: tickedIn(cell), label: row.columns[place] ?? '' }));
  const givenBy = ({ cell, label }: (typeof cells)[number]): string[] => codesInCell(family, cell, label, row);
  // A column of levels beats 'C2' in one of clusters, and a column of the programme's outcomes beats the clusters.
  const isOwn = ({ label }: (typeof cells)[number]): boolean =>
    family === 'level' ? isUnder(label, 'level') : family === 'plo' && isUnder(label, 'plo') && !ofClusters.test(label);
  const own = cells.filter((one) => isOwn(one) && givenBy(one).length > 0);
  const others = cells.filter(({ label }) => !isUnder(label, 'plo') || (family === 'plo' && !ofClusters.test(label)));
  const given = (own.length === 0 ? cells : [...own, ...others]).flatMap(givenBy);
  // Beside the programme's own codes those of the national clusters are none.
  const ofProgramme = given.filter((code) => family !== 'plo' || !/^(?:LOC|MQF)/.test(code));
  const codes = ofProgramme.length === 0 ? given : ofProgramme;
  const domainCells = row.cells.map((cell, place) => `${headOf(row.columns[place])} ${cell}`).join(' | ');
  const ofDomains =
    family === 'level' ? [...levelsOfDomains(domainCells), ...levelsOfDomains(row.cells.join(' '))] : [];
  return [...new Set([...codes, ...ofDomains])];
}

const ofClusters = /\b(?:clusters?|kluster|klster)\b|^mqf$/i;

/** K stands for Kognitif in some documents. */
const isSameCode = (claimed: string, code: string): boolean =>
  claimed === code.replace(/^K(?=\d)/, 'C') || claimed === code || (/^\d+$/.test(code) && digitsOf(claimed) === code);

const domains: readonly (readonly [string, string, RegExp])[] = [
  ['Kognitif', 'C', /kognitif|cognitive/i],
  ['Psikomotor', 'P', /psikomotor|psychomotor/i],
  ['Afektif', 'A', /afektif|affective/i],
];

/** The domains of a row: by the letters of its levels, by words under a head of domains, in brackets or alone, and by ticks under their heads. */
function domainsOf(row: TableRow): string[] {
  const levels = codesOf('level', row);
  return domains.flatMap(([name, letter, word]) => {
    const isSaid = row.cells.some((cell, place) => {
      const label = row.columns[place] ?? '';
      if (word.test(headOf(label)) && cell.length <= 6) return isTicked(cell);
      if (isUnder(label, 'level')) return word.test(tickedIn(cell)) || cell.trim() === letter;
      return [tickedIn(cell), ...(cell.match(brackets) ?? [])].some(
        (text) => text.length <= 30 && word.test(text) && !/kemahiran|skills?/i.test(text),
      );
    });
    return isSaid || levels.some((level) => level.startsWith(letter)) ? [name] : [];
  });
}

const optionsOf = (kind: ChoiceKind, row: TableRow): string[] =>
  kind === 'domain' ? domainsOf(row) : codesOf(choices[kind][0], row);

/** The codes or domains of a kind that the rows of an outcome give, each once. */
export const statedChoices = (kind: ChoiceKind, rows: readonly TableRow[]): string[] => [
  ...new Set(rows.flatMap((row) => optionsOf(kind, row))),
];

/** Whether a claim in words ('Komunikasi', 'Menganalisis') stands under the head of its kind. */
const isWorded = (kind: ChoiceKind, claimed: string, row: Row): boolean =>
  row.cells.some(
    (cell, place) =>
      isUnder(row.columns[place], choices[kind][0]) &&
      !(ofClusters.test(row.columns[place] ?? '') && codesOf(choices[kind][0], row).length > 0) &&
      [cell, ...cell.split(/[\n,;]/), cell.replace(/^\p{L}+\s?\d+[\s:–-]*/u, '')].some(
        (text) => similarity(claimed, text) >= 0.6,
      ),
  );

/** The parts of a row's cells between commas and lines, as codes, without the row's own key. */
const wholeCodesIn = ({ key }: Row, cells: readonly string[]): string[] =>
  cells.flatMap((cell) => cell.split(/[,;&\n]/).map(normalCode)).filter((code) => code !== key);
/** '(HPK 1, 2)' has HPK1 and HPK2, '(HPK 1, 2 jam)' HPK1 alone. */
function bracketedCodes(row: Row): string[] {
  const texts = row.cells.flatMap((cell) => cell.match(brackets) ?? []);
  return wholeCodesIn(row, [...texts, ...texts.flatMap((text) => [...codesIn('clo', text), ...codesIn('plo', text)])]);
}

/** Every claimed code must stand in the outcome's rows, whole or as a tick under its head; legends have no key, so they support nothing. */
export function decideChoices(
  kind: ChoiceKind,
  claimed: readonly string[],
  resolution: Resolution,
): Decision<string[]> {
  const value = [...new Set(claimed)];
  const [family, called] = choices[kind];
  if (claimed.length === 0) return { value, fact: notFound(resolution.document) };
  const rows = resolution.matches.map(({ row }) => row);
  const said = rows.flatMap((row) => optionsOf(kind, row).map((text) => ({ text, row })));
  const bearing = claimed.map((each) => {
    // Codes of the document's own: '(C1, LO1)' beside CLO1, 'PLO1 (KN)'.
    const mayBeOwn = kind === 'skill' || (kind === 'plo' && said.length === 0 && codeFamily(each) !== 'level');
    const own = mayBeOwn ? rows.find((row) => bracketedCodes(row).includes(normalCode(each))) : undefined;
    if (own !== undefined) return [own];
    const wanted = kind === 'domain' ? [each] : codesIn(family, each);
    if (wanted.length === 0) return rows.filter((row) => isWorded(kind, each, row)).slice(0, 1);
    const rowsOfEach = wanted.flatMap((code) => said.find(({ text }) => isSameCode(code, text))?.row ?? []);
    return rowsOfEach.length < wanted.length ? [] : rowsOfEach;
  });
  const missing = claimed.filter((_, index) => bearing[index]?.length === 0);
  const offered = [...new Set(said.map(({ text }) => text))].join(', ');
  if (missing.length > 0)
    return unconfirmed(value, resolution, `Baris ini tidak menyatakan ${called} ${missing.join(', ')}.`, offered);
  // A claim in words names no code.
  const codes = claimed.map((each) => codesIn('plo', each)[0]);
  const isLeftOut = ({ text, row }: (typeof said)[number]): boolean =>
    text !== row.key && codes.every((code) => code !== undefined && !isSameCode(code, text));
  const isPart =
    kind === 'plo' && said.length > 0 && said.every(({ row }) => said.some((one) => one.row === row && isLeftOut(one)));
  return isPart
    ? unconfirmed(value, resolution, `Baris ini menyatakan ${offered}.`, offered)
    : found(value, resolution, bearing.flat());
}

const isNamed = (name: string, texts: readonly string[]): boolean =>
  texts.some((text) => similarity(name, text.replace(/\s*\(?\d+\s*%\)?/g, '')) >= 0.8);
const isUnderName = (row: Row, place: number, name: string): boolean =>
  place > 0 && isNamed(name, (row.columns[place] ?? '').replaceAll('\n', ' ').split(' › '));

/** Whether an outcome's own row names an assessment beside it, or is ticked under its name. */
const namesItem = (row: Row, name: string): boolean =>
  row.cells.some(
    (cell, place) =>
      (isUnder(row.columns[place], 'assessment') &&
        isNamed(name, [...cell.split('\n'), ...cell.replaceAll('\n', ' ').split(/[,;/]/)])) ||
      (isTicked(cell) && cell !== '' && isUnderName(row, place, name)),
  );

/** The codes under the name of an item in a row of outcomes: 'CLO assessed | CLO1 | CLO2' below 'Quiz | Project'. */
const saidUnder = (document: SourceDocument, name: string) =>
  rowsOf(document)
    .filter(({ key, cells: [label = ''] }) => key === undefined && labelKind(label) === 'clo')
    .flatMap((row) =>
      row.cells
        .filter((_, place) => isUnderName(row, place, name))
        .flatMap((cell) => codesIn('clo', cell).map((text) => ({ text, row }))),
    );

const isOfClo = (label: string): boolean => isUnder(label, 'clo', 'statement') || codeFamily(headOf(label)) === 'clo';

/**
 * For each of these outcomes, the rows that tie it to an item: the item's own rows, by codes or ticks, else the outcome's rows, when they name the item.
 * `isPart`: the column has more.
 */
export function linkingRows(
  outcomes: readonly string[],
  name: string,
  resolution: Resolution,
  all: readonly string[] = outcomes,
) {
  const { document, matches } = resolution;
  // 'Outcomes assessed: CLO1' may stand below the name of the item.
  const rows = rowsFor(resolution).filter(
    (row) => matches.some((match) => match.row === row) || (isText(row) && row.key === undefined),
  );
  // 'Amali (CLO3) | Ujian (CLO1)': two items beside each other, each with its own.
  const cellOf = (row: Row): Row => {
    const cell = row.cells[matches.find((match) => match.row === row)?.column ?? -1] ?? '';
    return !row.columns.some(isOfClo) && codesIn('clo', cell).length > 0
      ? { ...row, cells: [cell], columns: [''] }
      : row;
  };
  // Codes of the document's own: 'HP1', and in a bracket behind the name: 'Portfolio (HPK1)'.
  const ofDocument = rows.flatMap((row) => {
    const codes = [...wholeCodesIn(row, cellOf(row).cells), ...bracketedCodes(cellOf(row))];
    return all.filter((code) => codes.includes(code)).map((text) => ({ text, row }));
  });
  const own = [...rows.flatMap((row) => codesOf('clo', cellOf(row)).map((text) => ({ text, row }))), ...ofDocument];
  const said = own.length > 0 || name === '' ? own : saidUnder(document, name);
  const isSame = (code: string, text: string): boolean => {
    const isOwnWord = said.some((each) => normalCode(each.text) === normalCode(code));
    return (
      normalCode(text) === normalCode(code) ||
      (!isOwnWord && digitsOf(text) === digitsOf(code) && digitsOf(code) !== '')
    );
  };
  // Outcomes by codes of the document's own: 'HP1' before its ticks.
  const keyed = rowsOf(document).flatMap((row) => {
    const named = outcomes.find((code) => normalCode(code) === normalCode(row.cells[0] ?? ''));
    return row.key !== undefined || named !== undefined ? [{ ...row, key: row.key ?? named }] : [];
  });
  const mapping = name === '' ? [] : keyed.filter((row) => namesItem(row, name));
  const bearing = outcomes.map((code) => [
    ...said.filter(({ text }) => isSame(code, text)).map(({ row }) => row),
    ...(said.length > 0 ? [] : mapping.filter(({ key = '' }) => isSame(code, key))),
  ]);
  const inColumn = said.filter(({ row }) =>
    row.columns.some((label, place) => isOfClo(label) && (row.cells[place] ?? '') !== ''),
  );
  const isClaimed = (text: string): boolean => outcomes.some((code) => isSame(code, text));
  const isLeftOut = ({ text }: (typeof said)[number]): boolean => !isClaimed(text);
  const isOfList = rows.some((row) =>
    row.cells.flatMap((cell) => listsIn('clo', cell)).some((list) => list.some(isClaimed) && !list.every(isClaimed)),
  );
  const isPart = isOfList || [...inColumn, ...ofDocument].some(isLeftOut);
  return {
    bearing,
    said: [...new Set(said.map(({ text }) => text))],
    isInColumn: isOfList || inColumn.length > 0,
    isPart,
    mapping,
  };
}

/** Decides an item's outcomes by the rows that tie them to it. When the rows have others, it is unconfirmed; when the document is silent, a suggestion. */
export function decideLinks(
  claimed: readonly string[],
  name: string,
  resolution: Resolution,
  all: readonly string[] = claimed,
): Decision<string[]> {
  const value = [...claimed];
  const { bearing, said, isInColumn, isPart, mapping } = linkingRows(claimed, name, resolution, all);
  const firsts = bearing.flatMap(([row]) => row ?? []);
  if (firsts.length === claimed.length && !isPart) return found(value, resolution, firsts);
  const stated = said.join(', ');
  // Outside a column of outcomes, code may have read only a part of what the document says.
  const offered = isInColumn || said.some((text) => !claimed.includes(text)) ? stated : '';
  if (said.length > 0) return unconfirmed(value, resolution, `Baris ini menyatakan ${stated}.`, offered);
  if (mapping.length === 0) return suggestion(value, resolution);
  const keys = [...new Set(mapping.map(({ key = '' }) => key))].join(', ');
  return unconfirmed(value, resolution, `Dokumen memadankannya dengan ${keys}.`, keys);
}
