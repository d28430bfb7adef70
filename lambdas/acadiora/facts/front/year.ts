import type { Ref } from '../../../../shared/document/document.ts';
import { volumeAndYear, type Front } from './frontLines.ts';
import type { Stated } from './title.ts';

/** The ways a paper prints its year, the surest first; each catches the year. */
const ways: readonly RegExp[] = [
  /(?:diterbitkan|tarikh terbit|terbitan|published(?: online)?|publication date|available online|dipublikasikan|diterbitkan dalam talian)\s*(?:pada|on)?\s*:?\s*(?:\d{1,2}\s+)?(?:[\p{L}/.-]+\s+)?(?:\d{1,2}[/.-]\d{1,2}[/.-])?(?:\d{1,2},?\s+)?((?:19|20)\d\d)\b/iu,
  /\b(?:jurnal|journal|jil(?:id)?|vol(?:ume)?|bil|issue|jld)\b[^()\n]{0,120}\(\s*(?:\p{L}+[\s-]*)*((?:19|20)\d\d)\s*\)/iu,
  /\b(?:prosiding|proceedings?|seminar|persidangan|konvensyen|konferensi|conference|simposium|symposium|kolokium)\b[^\n]{0,120}?\b((?:19|20)\d\d)\b/iu,
  /\b(?:jurnal|journal|jilid|jil\.|vol\.?|volume|bil\.|no\.)[^\n]{0,100}?\b((?:19|20)\d\d)\b/iu,
  volumeAndYear,
  /(?:©|hak cipta|copyright|\(c\))\s*(?:terpelihara)?\s*,?\s*((?:19|20)\d\d)\b/iu,
];
/** '2023 International Conference on ...' */
const conferenceOf =
  /\b((?:19|20)\d\d)\s+(?:\p{L}+\s+){0,5}(?:conference|seminar|symposium|simposium|persidangan|konvensyen|kolokium|congress|workshop)\b/iu;
/** The date on a report's cover. */
const coverDate = /^(?:tarikh|date|tahun|year|sesi)\b[^\n]{0,30}?\b((?:19|20)\d\d)$/iu;
const citeAs = /(?:et al\.?,?|&\s*\p{L}+,?)\s*\(((?:19|20)\d\d)\)\./u;
/** A date or a label with a year, on a line of its own: 'Mac 2021', 'KAJIAN TINDAKAN 2018'. */
const alone = /^(?:\d{1,2}(?:\s*[–-]\s*\d{1,2})?\s+)?(?:\p{L}+,?\s+){0,3}((?:19|20)\d\d)$/u;
const otherDates: readonly RegExp[] = [
  /(?:diterima|accepted|disemak|revised)\b[^\n]{0,40}?\b((?:19|20)\d\d)\b/iu,
  /(?:dihantar|submitted|received)\b[^\n]{0,40}?\b((?:19|20)\d\d)\b/iu,
];

interface Line {
  text: string;
  at: Ref;
}

function firstOf(lines: readonly Line[], pattern: RegExp): Stated<number> | null {
  for (const { text, at } of lines) {
    // Running heads are short; a long line is prose, whose years are those of others.
    const year = text.length > 260 ? undefined : pattern.exec(text)?.[1];
    if (year) return { value: Number(year), at: [at] };
  }
  return null;
}

/** The year the paper appeared; when it was handed in only where nothing else is printed. */
export function yearOf({ lines, all, isThesis }: Front): Stated<number> | null {
  const reference = all.findIndex(({ text }) => /^(?:rujukan|references|daftar pustaka|bibliografi)$/i.test(text));
  const searched = reference < 0 ? all : all.slice(0, reference);
  const printed = searched.filter(({ text }) => !/^\W*(?:menurut|according)/i.test(text));
  const dated = lines.findLast(({ text }) => alone.test(text));
  const ownPage: Stated<number> | null = dated ? { value: Number(alone.exec(dated.text)?.[1]), at: [dated.at] } : null;
  if (isThesis && ownPage) return ownPage;
  const [published, ...others] = ways;
  return (
    (published ? firstOf(printed, published) : null) ??
    others.map((pattern) => firstOf(lines, pattern)).find((found) => found !== null) ??
    firstOf(
      printed.filter(({ text }) => /\b(?:jurnal|journal|jil|vol|bil|doi|issn|prosiding)\b/i.test(text)),
      ways[1] ?? citeAs,
    ) ??
    firstOf(lines, conferenceOf) ??
    firstOf(printed, citeAs) ??
    ownPage ??
    firstOf(lines, coverDate) ??
    otherDates.map((pattern) => firstOf(printed, pattern)).find((found) => found !== null) ??
    null
  );
}
