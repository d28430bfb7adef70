import { linesOf, oneLine } from '../ownWords.ts';
import type { Reading } from '../reading.ts';
import { prerequisite, type Stated, valuesOf } from './values.ts';

/** A credit in its forms; hours are no credits. */
const forms: readonly RegExp[] = [
  // 'T=2 P=1'
  /T\s*=\s*(\d).*P\s*=\s*(\d)/i,
  // '3', '3 (2 + 1)', '2 SKS'
  /^\D{0,12}?(\d{1,2}(?:[.,]\d)?)(?!\d|\s*(?:jam|hours?|minit))/i,
];

function creditIn(value: string): number | null {
  const [, ...parts] =
    forms.flatMap((form) => [form.exec(oneLine(value)) ?? []]).find(({ length }) => length > 0) ?? [];
  const credit = parts.reduce((sum, part) => sum + Number(part.replace(',', '.')), 0);
  return credit > 0 && credit <= 40 ? credit : null;
}

const words = 'satu dua tiga empat lima enam one two three four five six'.split(' ');
const statedCredit = [
  new RegExp(`(?<![\\d.,+-])(\\d{1,2}|${words.join('|')})[\\s-]*(?:jam\\s+)?(?:kredit|credits?|sks)\\b`, 'i'),
  /\bunit\s*:\s*(\d)(?!\d)/i,
];
/** More are the credits of a programme. */
const mostCredits = 12;

/** 'Kursus tiga kredit ini' */
function creditSaid(text: string): number | null {
  const said = statedCredit.flatMap((form) => form.exec(text)?.[1] ?? [])[0]?.toLowerCase() ?? '';
  const credit = (words.indexOf(said) % 6) + 1 || Number(said);
  return credit > 0 && credit <= mostCredits ? credit : null;
}

/** The credit: beside or below its label, else as the first lines say it. */
export function creditOf(reading: Reading): Stated<number> | null {
  const stated: Stated[] = [
    ...valuesOf(reading, 'credit'),
    // 'Unit' over a number is the credit, over words the course.
    ...valuesOf(reading, 'courseName').filter(({ value }) => /^\d/.test(value)),
    // 'Bobot' over '3 SKS'
    ...valuesOf(reading, 'weight').filter(({ value }) => /^\d\s*SKS\b/i.test(value)),
  ];
  const labelled = stated.flatMap(({ value, at }) => {
    const isParted = /^\p{L}\s*=/u.test(value);
    const credit = (isParted ? null : creditIn(linesOf(value)[0] ?? '')) ?? creditIn(value);
    return credit === null ? [] : [{ value: credit, at }];
  });
  const said = reading.loose.slice(0, 40).flatMap(({ at, cells }) => {
    const sentences = cells.join(' ').split(/(?<=[.;])\s|\s\|\s/);
    const credit = creditSaid(sentences.filter((part) => !prerequisite.test(part)).join(' '));
    return credit === null ? [] : [{ value: credit, at: [at] }];
  });
  return labelled[0] ?? said[0] ?? null;
}
