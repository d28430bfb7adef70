import type { Ref } from '../../../../shared/document/document.ts';
import { dateLine, volumeAndYear, type Front } from './frontLines.ts';
import type { Stated } from './title.ts';

/** A label with a year, on a line of its own: 'KAJIAN TINDAKAN 2018'. */
const alone = /^(?:\p{L}+,?\s+){0,3}((?:19|20)\d\d)$/u;
const inJournal =
  /\b(?:jurnal|journal|jil(?:id)?|vol(?:ume)?|bil|issue|jld)\b[^()\n]{0,120}\(\s*(?:\p{L}+[\s-]*)*((?:19|20)\d\d)\s*\)/iu;

/** The ways a paper prints its year, the surest first; each catches the year. Some are believed on the first lines alone, others all over its first pages. */
const ways: readonly (readonly [RegExp, 'front' | 'pages' | 'journal' | 'ownLine'])[] = [
  [
    /(?:diterbitkan|tarikh terbit|terbitan|published(?: online)?|publication date|available online|dipublikasikan|diterbitkan dalam talian)\s*(?:pada|on)?\s*:?\s*(?:\d{1,2}\s+)?(?:[\p{L}/.-]+\s+)?(?:\d{1,2}[/.-]\d{1,2}[/.-])?(?:\d{1,2},?\s+)?((?:19|20)\d\d)\b/iu,
    'pages',
  ],
  [inJournal, 'front'],
  [
    /\b(?:prosiding|proceedings?|seminar|persidangan|konvensyen|konferensi|conference|simposium|symposium|kolokium)\b[^\n]{0,120}?\b((?:19|20)\d\d)\b/iu,
    'front',
  ],
  [/\b(?:jurnal|journal|jilid|jil\.|vol\.?|volume|bil\.|no\.)[^\n]{0,100}?\b((?:19|20)\d\d)\b/iu, 'front'],
  [volumeAndYear, 'front'],
  [/(?:©|hak cipta|copyright|\(c\))\s*(?:terpelihara)?\s*,?\s*((?:19|20)\d\d)\b/iu, 'front'],
  [inJournal, 'journal'],
  // '2023 International Conference on ...'
  [
    /\b((?:19|20)\d\d)\s+(?:\p{L}+\s+){0,5}(?:conference|seminar|symposium|simposium|persidangan|konvensyen|kolokium|congress|workshop)\b/iu,
    'front',
  ],
  // How it asks to be cited.
  [/(?:et al\.?,?|&\s*\p{L}+,?)\s*\(((?:19|20)\d\d)\)\./u, 'pages'],
  [dateLine, 'ownLine'],
  [alone, 'ownLine'],
  [/\bedisi ((?:19|20)\d\d)$/iu, 'front'],
  // The date on a report's cover.
  [/^(?:tarikh|date|tahun|year|sesi)\b[^\n]{0,30}?\b((?:19|20)\d\d)$/iu, 'front'],
  [/(?:diterima|accepted|disemak|revised)\b[^\n]{0,40}?\b((?:19|20)\d\d)\b/iu, 'pages'],
  [/(?:dihantar|submitted|received)\b[^\n]{0,40}?\b((?:19|20)\d\d)\b/iu, 'pages'],
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
  const ownLine = lines.toReversed();
  const journal = printed.filter(({ text }) => /\b(?:jurnal|journal|jil|vol|bil|doi|issn|prosiding)\b/i.test(text));
  const where = { front: lines, pages: printed, journal, ownLine };
  // A thesis has its year on a line of its own.
  const found = (isThesis && firstOf(ownLine, alone)) || null;
  return ways.reduce((year, [pattern, at]) => year ?? firstOf(where[at], pattern), found);
}
