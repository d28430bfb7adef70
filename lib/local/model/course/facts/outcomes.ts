import { normalCode, digitsOf } from '../../../../../shared/course/words/codes.ts';
import type { Skill } from '../../../../../shared/course/course.ts';
import { columnKinds, headOf, type LabelKind, isUnder } from '../../../../../shared/course/words/vocabulary.ts';
import type { Ref, SourceDocument } from '../../../../../shared/document/document.ts';
import type { TableRow } from '../../../../../shared/document/table.ts';
import { statedChoices, linkingRows } from '../../../../../shared/fact/decide/decideCodes.ts';
import { resolve } from '../../../../../shared/fact/resolve.ts';
import { rowsOf } from '../../../../../shared/fact/rows.ts';
import { opensWithVerb, statementsIn } from '../../../../../shared/fact/statement.ts';
import { isEnglish } from '../../language.ts';
import { mainPart } from './ownWords.ts';
import { oneLine } from '../../../../../shared/text/words.ts';
import type { Stated } from './particulars/values.ts';

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
