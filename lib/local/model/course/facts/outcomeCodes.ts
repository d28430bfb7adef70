import { normalCode } from '../../../../../shared/course/labels.ts';
import type { Skill } from '../../../../../shared/course/course.ts';
import { mqfOutcomes, mqfOutcomesEnglish } from '../../../../../shared/mqf.ts';
import { comparable } from '../../../../../shared/text/comparable.ts';
import { programmeCode, type Outcome } from './outcome.ts';
import { oneLine } from './ownWords.ts';

const skillCode = String.raw`(?:(?:KI|KB|KG|SS|GS)\s?\d{1,2}|CTPS\d?|(?:CS|TS|LL|EM|ES|LS|KB)\s?\d?)`;
const named = new RegExp(`\\b(${skillCode})\\b *[–:=(-]? *(\\p{Lu}[\\p{L} ,/&-]{3,70}?)(?=\\s*(?:[;.)]|$))`, 'gmu');

/** The soft skills that the document states for an outcome; names from beside the code or from a legend: 'KI1 Komunikasi; KI2 ...'. */
export function skillsOf({ skill }: Outcome, text: string): Skill[] {
  const legend = new Map<string, string>();
  for (const [, key = '', name = ''] of [...oneLine(skill).matchAll(named), ...text.matchAll(named)])
    if (!legend.has(normalCode(key))) legend.set(normalCode(key), name.trim());
  const codes = [...skill.matchAll(new RegExp(`\\b${skillCode}\\b`, 'g'))].map(([found]) => normalCode(found));
  return [...new Set(codes)].map((found) => ({ code: found, name: legend.get(found) ?? '', details: '' }));
}

/** Codes of programme outcomes; a cluster of MQF 2.0 named without its code has the standard's code. */
export function programmeOutcomesOf({ programme }: Outcome): string[] {
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
