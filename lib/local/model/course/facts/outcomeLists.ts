import type { Skill } from '../../../../../shared/course/course.ts';
import { normalCode } from '../../../../../shared/course/codes.ts';
import { columnKinds, headOf, type LabelKind } from '../../../../../shared/course/vocabulary.ts';
import type { Ref } from '../../../../../shared/document/document.ts';
import type { TableRow } from '../../../../../shared/document/table.ts';
import { statedChoices } from '../../../../../shared/fact/decideCodes.ts';
import { oneLine } from './ownWords.ts';
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
