import { normalCode, digitsOf, codeFamily } from '../../../../../shared/course/words/codes.ts';
import type { Skill } from '../../../../../shared/course/course.ts';
import { columnKinds, headOf, type LabelKind, isUnder } from '../../../../../shared/course/words/vocabulary.ts';
import type { Ref, SourceDocument } from '../../../../../shared/document/document.ts';
import { type TableRow, placeInList } from '../../../../../shared/document/table.ts';
import { statedChoices, linkingRows } from '../../../../../shared/fact/decide/decideCodes.ts';
import { resolve, type Resolution } from '../../../../../shared/fact/resolve.ts';
import { rowsOf, isText, rowsAt } from '../../../../../shared/fact/rows.ts';
import { opensWithVerb, statementsIn } from '../../../../../shared/fact/statement.ts';
import { wordsIn } from '../../../../../shared/text/comparable.ts';
import { isEnglish } from '../../language.ts';
import { mainPart } from './ownWords.ts';
import { oneLine } from '../../../../../shared/text/words.ts';
import type { Stated } from './particulars.ts';

/** A course learning outcome as the document gives it, with the rows that speak of it. */
export interface Outcome {
  /** 'HPK1', 'CLO2'; a number alone where the document gives no code. */
  number: string;
  statement: string;
  at: Ref[];
  rows: readonly TableRow[];
}

/** What the rows of an outcome say under a head of a kind. */
export const saidBeside = ({ rows }: Outcome, kind: LabelKind): Stated[] =>
  rows.flatMap(({ cells, columns, ref }) =>
    cells.flatMap((value, place) =>
      value !== '' && columnKinds(columns[place] ?? '').includes(kind) ? [{ value, at: [ref] }] : [],
    ),
  );

/** Its levels; a number alone is one of the domain that is ticked beside it. */
export function levelsOf({ rows }: Outcome): string[] {
  const heads = rows.flatMap(({ cells, columns }) =>
    columns.map(headOf).filter((head, place) => /^[CPA]$/.test(head) && cells[place] !== ''),
  );
  const [domain = ''] = heads;
  const codes = statedChoices('level', rows).map((code) => (/^\d$/.test(code) ? domain : '') + code.replace('K', 'C'));
  return codes.filter((code) => /^\p{L}/u.test(code));
}

/** The outcomes of the programme that it serves; numbers alone are of the family that the heads name. */
export function programmeOutcomesOf({ number, rows }: Outcome): string[] {
  const heads = rows.flatMap(({ columns }) => columns.filter((label) => columnKinds(label).includes('plo'))).join(' ');
  const [family = 'PLO'] = /\b(?:HPP|HP|PO|CPL)\b/.exec(heads) ?? [];
  return statedChoices('plo', rows)
    .map((code) => (/^\d+$/.test(code) ? family + code : code))
    .filter((code) => code !== number);
}

const skillCode = String.raw`(?:(?:KI|KB|KG|SS|GS)\s?\d{1,2}|CTPS\d?|(?:CS|TS|LL|EM|ES|LS|KB)\s?\d?)`;
const skillWithName = new RegExp(
  `(?<=(?:^|[;:.])\\s*)(${skillCode})\\b *[–:=(-]? *(\\p{Lu}[\\p{L} ,/&-]{3,70}?)(?=\\s*(?:[;.)]|$))`,
  'gmu',
);

/** Its soft skills; names from beside the code or from a legend: 'KI1 Komunikasi; KI2 ...'. */
export function skillsOf(outcome: Outcome, text: string): Skill[] {
  const legend = new Map<string, string>();
  for (const own of [...saidBeside(outcome, 'skill').map(({ value }) => oneLine(value)), text])
    for (const [, key = '', name = ''] of own.matchAll(skillWithName))
      if (!legend.has(normalCode(key))) legend.set(normalCode(key), name.trim());
  return statedChoices('skill', outcome.rows).map((code) => ({ code, name: legend.get(code) ?? '', details: '' }));
}

/** The rows that state an outcome of the course, each number once; in the main language of a document in two. */
export function readOutcomes(document: SourceDocument, isOfEnglish: boolean): Outcome[] {
  const isOther = (text: string): boolean => isEnglish(text) === !isOfEnglish;
  const stated = rowsOf(document).flatMap((row) => {
    const number = row.key;
    const isNone = row.isHeader || row.isSum || row.columns.some((label) => isUnder(label, 'week'));
    if (number === undefined || isNone) return [];
    const texts = statementsIn({ ...row, cells: row.cells.map((cell) => mainPart(cell, isOfEnglish)) }).filter(
      opensWithVerb,
    );
    const statement = texts.find((text) => !isOther(text)) ?? texts[0];
    return statement === undefined ? [] : [{ number, statement, at: [row.ref], row }];
  });
  const hasMain = stated.some(({ statement }) => isEnglish(statement) === isOfEnglish);
  const found = new Map<string, (typeof stated)[number]>();
  for (const one of stated) {
    const number = digitsOf(one.number);
    if (!found.has(number) && !(hasMain && isOther(one.statement))) found.set(number, one);
  }
  return [...found.values()].map(({ row, ...outcome }) => {
    const { number, statement, at } = outcome;
    const { matches } = resolve(document, { at, name: statement, key: /^\d/.test(number) ? `CLO${number}` : number });
    return { ...outcome, rows: matches.length > 0 ? matches.map((match) => match.row) : [row] };
  });
}

/** The outcomes that an item's rows tie to it; where they say nothing, those whose own rows name it. */
export function outcomesOf(
  name: string,
  at: readonly Ref[],
  outcomes: readonly Outcome[],
  document: SourceDocument,
): string[] {
  const numbers = outcomes.map(({ number }) => number);
  const { bearing } = linkingRows(numbers, name, resolve(document, { at, name }));
  return numbers.filter((_, i) => bearing[i]?.[0] !== undefined);
}

/** The outcomes by which an assessment is called shortly, 'Projek', or by a code, 'T' of a legend: beside them, in rows of its own, below its heading. */
export function outcomesBeside(
  { type, stated, at }: { type: string; stated: string; at: readonly Ref[] },
  outcomes: readonly Outcome[],
  document: SourceDocument,
  legend: ReadonlyMap<string, string>,
): string[] {
  // 'U1' or 'PA' beside its name.
  const codes = at
    .slice(0, 1)
    .flatMap((ref) => rowsAt(document, ref).flatMap(({ cells }) => cells))
    .filter((cell) => /^(?:\p{Lu}{1,3}\d{1,2}|\p{Lu}{2,4})$/u.test(cell) && codeFamily(cell) === null);
  const isShort = (text: string): boolean => {
    const words = wordsIn(legend.get(text.trim()) ?? text);
    return words.length > 0 && (codes.includes(text.trim()) || words.every((word) => wordsIn(type).includes(word)));
  };
  const rows = rowsOf(document);
  const matches = rows.flatMap((row, i) => {
    const isNamed = row.key === undefined && !row.isHeader && row.cells.some(isShort);
    const below = rows[i + 1];
    return isNamed ? [row, ...(isText(row) && below ? [below] : [])] : [];
  });
  const resolution: Resolution = {
    document,
    matches: matches.map((row) => ({ row, text: type, column: -1, score: 1 })),
    by: 'place',
    cited: [],
  };
  const numbers = outcomes.map(({ number }) => number);
  const { bearing } = linkingRows(numbers, '', resolution);
  const places = stated.split(/[\s,&]+/).map((mark) => placeInList(mark) ?? mark);
  return outcomes
    .filter(
      (outcome, i) =>
        bearing[i]?.[0] !== undefined ||
        places.includes(digitsOf(outcome.number)) ||
        saidBeside(outcome, 'assessment').some(({ value }) => value.split(/[,;•/\n]/).some(isShort)),
    )
    .map(({ number }) => number);
}
