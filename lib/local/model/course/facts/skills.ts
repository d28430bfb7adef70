import { normalCode } from '../../../../../shared/course/labels.ts';
import type { Skill } from '../../../../../shared/course/course.ts';
import type { Outcome } from './outcomes.ts';
import { oneLine } from './ownWords.ts';

const code = String.raw`(?:(?:KI|KB|KG|SS|GS)\s?\d{1,2}|CTPS\d?|(?:CS|TS|LL|EM|ES|LS|KB)\d?)`;
const named = new RegExp(`\\b(${code})\\b *[–:=(-]? *(\\p{Lu}[\\p{L} ,/&-]{3,70}?)(?=\\s*(?:[;.)]|$))`, 'gmu');

/** The soft skills that the document states for an outcome; names from beside the code or from a legend: 'KI1 Komunikasi; KI2 ...'. */
export function skillsOf({ skill }: Outcome, text: string): Skill[] {
  const legend = new Map<string, string>();
  for (const [, key = '', name = ''] of [...oneLine(skill).matchAll(named), ...text.matchAll(named)])
    if (!legend.has(normalCode(key))) legend.set(normalCode(key), name.trim());
  const codes = [...skill.matchAll(new RegExp(`\\b${code}\\b`, 'g'))].map(([found]) => normalCode(found));
  return [...new Set(codes)].map((found) => ({ code: found, name: legend.get(found) ?? '', details: '' }));
}
