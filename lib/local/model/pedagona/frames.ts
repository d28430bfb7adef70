import { frameMarks } from '../../../../shared/pedagona/frames.ts';
import type { Frame } from '../frameFiller.ts';
import { clip, sentence } from '../language.ts';
import { type Course, nameOf } from './course.ts';

export const framed = (name: string, wanted: string): string => sentence(`${name}: ${frameMarks.ms} ${wanted}`);

/** What a field is to hold, without its lengths and minutes and what is said to a model alone. */
export function wantedIn(holds: string): string {
  const told = holds.replace(/ \([^)]*\)| Markdown/g, '').replace(/\d+ hingga \d+ (?!patah)/g, '');
  const [wanted = ''] = told.split(/;\s+/).flatMap((part) => {
    const clauses = part.split(/[:,]\s+/).filter((clause) => !/\d (?:minit|patah)|["“]/.test(clause));
    return clauses.join(', ') || [];
  });
  return (
    clip(
      wanted.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase()),
      160,
    ) || 'bahagian ini'
  );
}

/** Frames of one answer, about something or about the outcome that carries the part of a course; one that was given already is numbered. */
export function framesOf() {
  const given = new Map<string, number>();
  return (about: string | Course): Frame =>
    (_, holds) => {
      const frame = framed(typeof about === 'string' ? about : nameOf(about, about.lead), wantedIn(holds));
      const n = (given.get(frame) ?? 0) + 1;
      given.set(frame, n);
      return n === 1 ? frame : frame.replace(/\.$/, ` (${n}).`);
    };
}
