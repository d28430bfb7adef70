import type { Skill } from '../../../shared/course/course.ts';
import type { CourseField, FieldKind } from '../../../shared/course/fields.ts';

/** What a field holds while it is typed: a text, or the ids of the chosen outcomes. */
export type Typed = string | string[];

const skillLine = ({ code, name, details }: Skill): string =>
  `${code} ${name}`.trim() + (details.trim() === '' ? '' : `: ${details}`);

/** 'KI2 Pemikiran kritis: menganalisis data': a code has capitals and digits only. */
function skillOf(line: string): Skill {
  const [, code = '', name = '', details = ''] = /^([A-Z]{2,6}\d*)?\s*([^:]*):?\s*(.*)$/su.exec(line.trim()) ?? [];
  return { code, name: name.trim(), details: details.trim() };
}

const linesOf = (typed: string): string[] => typed.split('\n').flatMap((line) => line.trim() || []);

export function typedOf(kind: FieldKind, value: unknown): Typed {
  if (kind === 'clos') return value as string[];
  if (kind === 'lines') return (value as string[]).join('\n');
  if (kind === 'skills') return (value as Skill[]).map(skillLine).join('\n');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The typed value; undefined for what is no number. */
export function valueOf({ kind, key }: CourseField, typed: Typed): unknown {
  if (Array.isArray(typed)) return typed;
  if (kind === 'lines') return linesOf(typed);
  if (kind === 'skills') return linesOf(typed).map(skillOf);
  const text = typed.trim();
  if (kind !== 'number') return text === '' && (key === 'courseCode' || key === 'courseName') ? null : text;
  if (text === '') return null;
  const number = Number(text.replace(',', '.').replace(/\s*%$/, ''));
  return Number.isFinite(number) ? number : undefined;
}
