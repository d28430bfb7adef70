import { asNumber } from '../fact/units.ts';
import type { Clo, Course, Skill } from './course.ts';
import type { CourseField } from './fields.ts';
import { digitsOf, normalCode } from './words/codes.ts';

/** The outcome that a code means: its own, else the one of that number alone ('CLO 1', 'CO1' and '1' for HPK1). */
export function cloNumbered<T extends Pick<Clo, 'cloNumber'>>(clos: readonly T[], code: string): T | undefined {
  const same = clos.find(({ cloNumber }) => normalCode(cloNumber) === normalCode(code));
  const number = digitsOf(normalCode(code));
  // 'Sub-CPMK 1' is a part of an outcome, and not CPMK1.
  const isPart = (text: string): boolean => normalCode(text).startsWith('SUB');
  const alike = clos.filter(
    ({ cloNumber }) =>
      number !== '' && digitsOf(normalCode(cloNumber)) === number && isPart(cloNumber) === isPart(code),
  );
  return same ?? (alike.length === 1 ? alike[0] : undefined);
}

/** A list that was written as one text: '1, 2', 'C4 dan A3'. */
export const listed = (text: string): string[] =>
  text.split(/[,;/\n]|\bdan\b|\band\b/iu).flatMap((part) => part.trim() || []);

export const linesOf = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || []);

/** 'KI2 Pemikiran kritis: menganalisis data': a code has capitals and digits only. */
function skillOf(line: string): Skill {
  const [, code = '', name = '', details = ''] = /^([A-Z]{2,6}\d*)?\s*([^:]*):?\s*(.*)$/su.exec(line.trim()) ?? [];
  return { code, name: name.trim(), details: details.trim() };
}

/** A number as people type it: '20', '2,5', '30 %'; the text itself where it is none, for the server to refuse. */
function numberOf(text: string): number | string | null {
  if (text.trim() === '') return null;
  const number = asNumber(text.replace(/\s*%\s*$/, ''));
  return Number.isFinite(number) ? number : text;
}

/** A typed text as the value of its field; the server checks it (`changeSchema.ts`). */
export function typedValue({ kind }: CourseField, text: string): unknown {
  if (kind === 'lines') return linesOf(text);
  if (kind === 'skills') return linesOf(text).map(skillOf);
  return kind === 'number' ? numberOf(text) : text.trim();
}

/** The document's own value of a field (`Fact.offered`, a text) as the field holds it: links by ids, codes and domains one by one. */
export function offeredValue(field: CourseField, offered: string, { clos }: Pick<Course, 'clos'>): unknown {
  const { key, kind } = field;
  if (kind === 'clos') return [...new Set(listed(offered).flatMap((code) => cloNumbered(clos, code)?.id ?? []))];
  if (kind === 'skills') return listed(offered).map(skillOf);
  return key === 'hpp' || key === 'domain' ? listed(offered) : typedValue(field, offered);
}

/** Whether what the document offers can be a value of its field at all: a single text is no paragraph, a semester has a number. */
export function isPlausibleOffer({ key, kind }: CourseField, offered: string): boolean {
  if (key === 'semester') return /\d|\b[IVX]+\b/.test(offered) && offered.length <= 60;
  return !['text', 'name'].includes(kind) || offered.trim().split(/\s+/).length <= 25;
}
