import { type LabelKind, withoutKey, normalCode, keyOf, labelKind } from '../../../../../shared/course/labels.ts';
import type { Ref } from '../../../../../shared/document/document.ts';
import { oneLine, withoutMark, linesOf, markOf } from './ownWords.ts';
import type { Skill } from '../../../../../shared/course/course.ts';
import { mqfOutcomes, mqfOutcomesEnglish } from '../../../../../shared/mqf.ts';
import { comparable } from '../../../../../shared/text/comparable.ts';
import { isEnglish } from '../../language.ts';
import { rowLines, type Line, type Loose, type Section } from './reading.ts';

/** A course learning outcome as the document gives it. */
export interface Outcome {
  /** 'HPK1', 'CLO2'; a number alone where the document gives no code. */
  number: string;
  statement: string;
  /** What stands about its level, programme outcomes, skills, methods and assessments; '' where nothing does. */
  said: Record<Detail, string>;
  at: Ref[];
}

export const details = ['level', 'plo', 'skill', 'method', 'assessment'] as const satisfies readonly LabelKind[];
export type Detail = (typeof details)[number];
/** What a label says about an outcome. */
export const detailOf = (kind: LabelKind | null): Detail | undefined => details.find((detail) => detail === kind);

export const programmeCode =
  /\b(?:HPP|HP|PLO|PO|CPL(?:-(?:S|P|KU|KK))?|PEO|MQF\s?LO|MQF|GA)[\s-]*\d{1,2}[a-d]?\b(?!\.\d)/gi;

export const outcomeOf = (number: string, statement: string, at: Ref): Outcome => ({
  number,
  statement,
  said: { level: '', plo: '', skill: '', method: '', assessment: '' },
  at: [at],
});

/** A sentence, not a name or a code: what an outcome at least is. */
export const isStatement = (text: string): boolean => {
  const words = oneLine(text).split(' ');
  return (
    words.length >= 3 && oneLine(text).length >= 15 && !/^(?:jumlah|total|catatan|nota|note|petunjuk)\b/i.test(text)
  );
};

/** A statement without the code and the number before it. */
export const withoutCode = (text: string): string => withoutKey(withoutMark(text));

const skillCode = String.raw`(?:(?:KI|KB|KG|SS|GS)\s?\d{1,2}|CTPS\d?|(?:CS|TS|LL|EM|ES|LS|KB)\s?\d?)`;
const named = new RegExp(`\\b(${skillCode})\\b *[–:=(-]? *(\\p{Lu}[\\p{L} ,/&-]{3,70}?)(?=\\s*(?:[;.)]|$))`, 'gmu');

/** The soft skills that the document states for an outcome; names from beside the code or from a legend: 'KI1 Komunikasi; KI2 ...'. */
export function skillsOf({ said: { skill } }: Outcome, text: string): Skill[] {
  const legend = new Map<string, string>();
  for (const [, key = '', name = ''] of [...oneLine(skill).matchAll(named), ...text.matchAll(named)])
    if (!legend.has(normalCode(key))) legend.set(normalCode(key), name.trim());
  const codes = [...skill.matchAll(new RegExp(`\\b${skillCode}\\b`, 'g'))].map(([found]) => normalCode(found));
  return [...new Set(codes)].map((found) => ({ code: found, name: legend.get(found) ?? '', details: '' }));
}

/** Codes of programme outcomes; a cluster of MQF 2.0 named without its code has the standard's code. */
export function programmeOutcomesOf({ said: { plo: programme } }: Outcome): string[] {
  const known = programme.match(programmeCode);
  // Institutions have words of their own for them: 'TGC2'.
  const own = /^(?:[A-Z]{2,4}\s?\d{1,2}[\s,;]*)+$/.test(programme) ? programme.match(/[A-Z]{2,4}\s?\d{1,2}/g) : null;
  const codes = (known ?? own ?? []).map(normalCode);
  const text = comparable(programme);
  const clusters = Object.keys(mqfOutcomes).filter((code) =>
    [mqfOutcomes[code], mqfOutcomesEnglish[code]].some((name) => text.includes(comparable(name ?? code))),
  );
  // Beside outcomes of the programme, MQF only says to which cluster they belong.
  const ofProgramme = codes.filter((code) => !code.startsWith('MQF'));
  return [...new Set([ofProgramme, codes, clusters].find(({ length }) => length > 0))];
}

/** Statements behind their codes: on lines, in one cell, or beside the code; rows below them may tell their details. */
export function fromCodes(loose: readonly Loose[]): Outcome[] {
  const found: Outcome[] = [];
  for (const { at, cells, key } of loose) {
    const lines = cells.length > 1 ? rowLines(cells) : cells;
    const started = found.length;
    for (const line of lines.flatMap(linesOf)) {
      const text = codeFirst(withoutMark(line));
      const code = keyOf(text);
      const last = found.at(-1);
      if (last && onlyCodes.test(line) && found.length > started) last.statement += ` (${line})`;
      else if (code !== undefined) found.push(outcomeOf(code, withoutCode(text), at));
      else if (last && found.length > started) last.statement += `\n${line}`;
      else if (last && cells.length === 1 && /^\p{Ll}/u.test(line) && !/[.)]$/.test(last.statement))
        last.statement += `\n${line}`;
    }
    const [label = '', ...values] = cells;
    const isProgramme = values.length > 0 && values[0]?.search(programmeCode) === 0;
    const detail = isProgramme ? 'plo' : detailOf(labelKind(label));
    const own = found.findLast(({ number }) => number === key);
    if (detail !== undefined && own) {
      own.said[detail] ||= values.join('\n');
      own.at.push(at);
    }
  }
  return found.filter(({ statement }) => isStatement(statement));
}

/** 'HPK1 (C2, HP1): Menjelaskan ...' -> 'HPK1: Menjelaskan ... (C2, HP1)'. */
const codeFirst = (line: string): string =>
  line.replace(
    /^(\p{L}+\s*[-.]?\s*\d{1,2})\s*[:–-]?\s*([([][^()[\]]*\b[CPA]\d[^()[\]]*[)\]])\s*[:.–-]*\s*(.+)$/su,
    '$1: $3 $2',
  );

/** A list beside or below the label of the outcomes. */
export function fromSections(sections: readonly Section[]): Outcome[] {
  const lists = sections
    .filter(({ kind }) => kind === 'statement' || kind === 'clo')
    .map(({ label, lines }) => ({ isOfAims: /obje[ck]ti/i.test(label), found: listed(lines) }))
    .filter(({ found }) => found.length > 1);
  // What a course aims at may be told before what its students are able to do.
  return (lists.find(({ isOfAims }) => !isOfAims) ?? lists[0])?.found ?? [];
}

/** Numbered items; what introduces them is left out; a line without a number goes on with the item above, or is its translation. */
export function listed(lines: readonly Line[]): Outcome[] {
  const found: Outcome[] = [];
  for (const { at, text: line } of lines) {
    const [own = ''] = anyCode.exec(line) ?? [];
    const text = own === '' ? line : `1. ${line.slice(own.length)}`;
    const mark = markOf(text);
    const last = found.at(-1);
    const isOpen = (last?.statement.lastIndexOf('(') ?? -1) > (last?.statement.lastIndexOf(')') ?? -1);
    if (last && isOpen && mark === '') last.statement += ` ${text}`;
    else if (last && onlyCodes.test(text)) last.statement += ` (${text})`;
    else if (mark !== '') {
      const number = own === '' ? /^\d+/.exec(mark)?.[0] : normalCode(own);
      found.push(outcomeOf(number ?? String(found.length + 1), withoutMark(text), at));
    } else if (last && (/^[\p{Ll}(]/u.test(text) || isTranslation(text, last.statement))) last.statement += `\n${text}`;
    else if (last) break;
  }
  return found.filter(({ statement }) => isStatement(statement));
}

/** 'HP1 Menjelaskan ...' in the list of the outcomes. */
const anyCode = /^[A-Z]{1,4}\s?-?\d{1,2}[:.]?\s+(?=\p{Lu}\p{L}{2})/u;
/** Codes in a cell or on a line of their own: 'C2', 'PLO1, PLO3'. */
const onlyCodes = /^(?:(?:[CPA]\s?[1-7]|(?:HP|PLO|PO|CPL|MQF|KI|KB)\s*-?\d{1,2})[\s,;/&·|]*)+$/;

const isTranslation = (text: string, statement: string): boolean =>
  isEnglish(text) === true && isEnglish(statement) === false && !text.endsWith(':');
