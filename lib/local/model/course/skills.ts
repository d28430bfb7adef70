import { comparable } from '../../../../shared/text/comparable.ts';
import { describeMqfOutcome, mqfOutcomes, mqfOutcomesEnglish } from '../../../../shared/mqf.ts';
import type { Skill } from '../../../../shared/pedagona/schemas.ts';
import type { Row } from '../reading/row.ts';
import { oneLine } from '../language/lexicon.ts';
import type { Outcome } from './outcomes/outcomeDraft.ts';

const mqfCode = /\bHP\s*(1[01]|[1-9])\b/g;
const otherProgrammeCode = /\b(?:PLO|PO|HPP|CPL|LO|MQF(?:\s?LO)?)[\s-]*\d{1,2}[a-d]?\b(?!\.\d)/g;
const skillCode = /\b(?:(?:KI|KB|KG|SS|GS)\s*\d{1,2}|CTPS\d?|(?:CS|TS|LL|EM|ES|LS|KB)\d?)\b/g;

/** What the legends of a document call its codes: 'KI1 Komunikasi; KI2 ...', 'CTPS: Pemikiran kritis'. */
export function namesOfCodes(rows: readonly Row[]): Map<string, string> {
  const names = new Map<string, string>();
  const entry =
    /\b((?:KI|KB|KG|SS|GS|PLO|PO|CPL|HPP)\s?\d{1,2}|CTPS|CS|TS|LL|EM|ES|LS|KB)\b\s*[–:=(-]?\s*(\p{Lu}[\p{L}\s,/&-]{3,70}?)(?=\s*(?:[;.)¦]|<br>|$))/gu;
  for (const { cells } of rows)
    for (const cell of cells)
      for (const [, code = '', name = ''] of cell.matchAll(entry))
        if (!names.has(compact(code))) names.set(compact(code), name.trim());
  return names;
}

const compact = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

/** Programme outcomes with code and name; a cluster named without its code gets the code of MQF 2.0. */
export function programmeOutcomesOf({ programme }: Outcome, names: ReadonlyMap<string, string>): string[] {
  const text = programme.replaceAll('<br>', ' ');
  const clusters = [...text.matchAll(mqfCode)].map(([, digits = '']) => `HP${digits}`);
  const others = [...text.matchAll(otherProgrammeCode)].map(([code]) => compact(code));
  const found = [...clusters.map(describeMqfOutcome), ...others.map((code) => described(code, names))];
  return [...new Set(found.length > 0 ? found : clustersNamedIn(text).map(describeMqfOutcome))];
}

const described = (code: string, names: ReadonlyMap<string, string>): string =>
  `${code} ${names.get(code) ?? ''}`.trim();

function clustersNamedIn(text: string): string[] {
  const plain = comparable(text);
  return Object.keys(mqfOutcomes).filter((code) =>
    [mqfOutcomes[code], mqfOutcomesEnglish[code]].some(
      (name) => name !== undefined && plain.includes(comparable(name)),
    ),
  );
}

/** Soft skills the document states for the outcome; without any, its programme outcomes stand for them. */
export function skillsOf(
  outcome: Outcome,
  names: ReadonlyMap<string, string>,
  vocabulary: ReadonlySet<string>,
): Skill[] {
  const text = oneLine(outcome.skill || outcome.programme, vocabulary);
  const method = oneLine(outcome.method, vocabulary);
  const details = method === '' ? '' : `Kaedah: ${method}`;
  const codes = [...text.matchAll(skillCode)];
  const stated = codes.map(([code, ...rest], index) => {
    const { index: start } = codes[index] ?? { index: 0 };
    const own = text.slice(start + code.length, codes[index + 1]?.index).replace(/^[\s–:=(,;-]+|[\s,;.)]+$/g, '');
    return { code: compact(code), name: rest.length > 0 && own === '' ? '' : own, details };
  });
  const named = stated.map((skill) => ({
    ...skill,
    name: /\p{L}{3}/u.test(skill.name) ? skill.name : (names.get(skill.code) ?? ''),
  }));
  if (named.length > 0) return oncePerCode(named);
  return programmeOutcomesOf(outcome, names).flatMap((label) => {
    const [code = '', ...name] = label.split(' ');
    return name.length === 0 ? [] : [{ code, name: name.join(' '), details }];
  });
}

const oncePerCode = (skills: readonly Skill[]): Skill[] => [
  ...new Map(skills.map((skill) => [skill.code, skill])).values(),
];
