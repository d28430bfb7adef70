import { type LabelKind, withoutKey, normalCode } from '../../../../../shared/course/labels.ts';
import type { Ref } from '../../../../../shared/document/document.ts';
import { oneLine, withoutMark } from './ownWords.ts';
import type { Skill } from '../../../../../shared/course/course.ts';
import { mqfOutcomes, mqfOutcomesEnglish } from '../../../../../shared/mqf.ts';
import { comparable } from '../../../../../shared/text/comparable.ts';

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

const skillCode = String.raw`(?:(?:KI|KB|KG|SS|GS)\s?\d{1,2}|CTPS\d?|(?:CS|TS|LL|EM|ES|LS|KB)\d?)`;
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
  return [...new Set(codes.length > 0 ? codes : clusters)];
}
