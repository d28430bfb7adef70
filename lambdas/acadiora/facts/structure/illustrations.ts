import type { Facts, Section } from '../../../../shared/acadiora/facts.ts';
import type { Evidence, PageText } from '../../../../shared/evidence.ts';
import { uniqueBy } from '../../../platform/model/verifiedFacts.ts';
import { isContentsLine } from './headingCandidates.ts';
import { isTableRow, lineAt, linesOfPage, longestQuote, quoteAround } from '../text/pageSentences.ts';
import { isContents, sectionAt } from './sections.ts';

const nouns = String.raw`Jadual|Tables?|Tabel|Rajah|Gambar\s?[Rr]ajah|Figures?|Figs?\.|Gambar|Graf|Carta|Bagan|Grafik`;
const numeral = String.raw`\d{1,3}(?:\.\d{1,2}){0,3}[a-z]?\b`;
/** 'Jadual 2', also in capitals; what follows decides whether it is a caption. */
const captionForm = new RegExp(
  String.raw`^(?:\|\s*)?((${nouns}|JADUAL|TABLE|TABEL|RAJAH|FIGURE|GAMBAR|GRAF|CARTA)\s+(${numeral}))\s*([:.–—-]?)\s*(.*)$`,
  'u',
);
/** 'Jadual 2', 'Jadual 1 dan 2', 'Tables 1, 2 and 3', 'Rajah 1 hingga 3'. */
const mentionForm = new RegExp(
  String.raw`(?<![\p{L}])(${nouns}|jadual|rajah|table|figure|tabel|gambar|graf|carta)\s+(${numeral}(?:\s*(?:,|dan|and|&|serta|hingga|to|–|-)\s*(?:dan |and )?${numeral})*)`,
  'gu',
);
/** A line that breaks off before what it points to. */
const pointsOn =
  /(?:\b(?:dalam|pada|di|in|see|lihat|rujuk|dan|and|daripada|dari|berdasarkan|melalui|seperti|oleh|by|from|ke|kepada|menerusi|juga|the|bagi|of|as|per)|,|\()$/iu;

type Series = 'table' | 'figure' | 'gambar' | 'graf' | 'carta' | 'bagan';

/** Names of one series of numbers: 'Rajah' and 'Figure' are the same, 'Carta' counts by itself. */
function seriesOf(noun: string): Series {
  const name = noun.toLowerCase().replace(/[\s.]/gu, '');
  if (/^(?:jadual|table|tabel)/u.test(name)) return 'table';
  if (/^(?:rajah|gambarrajah|fig)/u.test(name)) return 'figure';
  return name === 'gambar' || name === 'carta' || name === 'bagan' ? name : 'graf';
}

interface Spoken {
  series: Series;
  number: string;
  label: string;
  evidence: Evidence;
}

interface PageLine {
  text: string;
  start: number;
  before: string;
  after: string;
}

function linesWithPlace(page: PageText): PageLine[] {
  const texts = linesOfPage(page);
  let start = 0;
  return texts.map((text, index) => {
    const line = { text, start, before: (texts[index - 1] ?? '').trim(), after: (texts[index + 1] ?? '').trim() };
    start += text.length + 1;
    return line;
  });
}

/** A caption stands at the start of its line and is followed by a title; a sentence that begins or goes on there is none. */
function captionOf(page: PageText, { text, before, after }: PageLine): Spoken | null {
  const match = captionForm.exec(text.trim());
  if (match === null || isContentsLine(text)) return null;
  const [, label = '', noun = '', number = '', sign = '', raw = ''] = match;
  const title = raw.replace(/\s*\|.*$/u, '').trim();
  const opensTitle = /^[“"'(]?[\p{Lu}\d]/u.test(title);
  if (sign !== ':' && pointsOn.test(before)) return null;
  if (title === '' && !(isTableRow(after) || /^[“"']?\p{Lu}/u.test(after) || isTableRow(before))) return null;
  if (title !== '' && sign === '' && (!opensTitle || /[.;]$/u.test(title) || title.length > 160)) return null;
  // 'Rajah 3. Dapatan ini selari ...': the end of one sentence and the start of the next.
  if (sign === '.' && title !== '' && (!opensTitle || (before.length > 80 && /\p{Ll}$/u.test(before)))) return null;
  const quote = text.trim().slice(0, longestQuote);
  return { series: seriesOf(noun), number, label: label.replace(/\s+/g, ' '), evidence: { page: page.number, quote } };
}

function mentionsOn(
  page: PageText,
  lines: readonly (PageLine & { isRead: boolean })[],
  isCaption: ReadonlySet<number>,
): Spoken[] {
  return [...page.text.matchAll(mentionForm)].flatMap((match) => {
    const line = lines[lineAt(page, match.index)];
    if (line?.isRead !== true || isContentsLine(line.text)) return [];
    // The caption's own label is no mention of it.
    if (isCaption.has(line.start) && match.index - line.start <= line.text.indexOf(match[0])) return [];
    const noun = match[1] ?? '';
    const evidence = { page: page.number, quote: quoteAround(page, match.index, match[0].length) };
    const upper = noun.charAt(0).toUpperCase() + noun.slice(1).replace(/s$/u, '');
    return illustrationNumbersIn(match[2] ?? '').map((number) => ({
      series: seriesOf(noun),
      number,
      label: `${upper} ${number}`,
      evidence,
    }));
  });
}

/** '1 hingga 3' -> 1, 2, 3. */
function illustrationNumbersIn(text: string): string[] {
  const range = /^(\d{1,2})\s*(?:hingga|to|–|-)\s*(\d{1,2})$/u.exec(text);
  const [from, to] = [Number(range?.[1]), Number(range?.[2])];
  if (range !== null && to > from && to - from < 20)
    return Array.from({ length: to - from + 1 }, (_, step) => String(from + step));
  return text.match(new RegExp(numeral, 'gu')) ?? [];
}

/** Two of the same name speak of one thing. */
const illustrationName = ({ series, number }: Spoken): string => `${series} ${number}`;
/** Figures of every name may stand in for each other where their own series has none. */
const likenessOf = ({ series, number }: Spoken): string => `${series === 'table'} ${number}`;

/** 'Rajah 2a' and 'Jadual 2.1' fall under a caption 'Rajah 2' too. */
const withoutLetter = (spoken: Spoken): Spoken => ({ ...spoken, number: spoken.number.replace(/[a-z]$/u, '') });

/** Tables and figures: those with a caption, and those spoken of that have none. */
export function countIllustrations(pages: readonly PageText[], sections: readonly Section[]): Facts['illustrations'] {
  const captions: Spoken[] = [];
  const mentions: Spoken[] = [];
  for (const page of pages) {
    const lines = linesWithPlace(page).map((line, index) => {
      const section = sectionAt(sections, { page: page.number, line: index });
      return { ...line, isRead: section !== undefined && section.kind !== 'references' && !isContents(section) };
    });
    const isCaption = new Set<number>();
    for (const line of lines) {
      const caption = line.isRead ? captionOf(page, line) : null;
      if (caption === null) continue;
      isCaption.add(line.start);
      captions.push(caption);
    }
    mentions.push(...mentionsOn(page, lines, isCaption));
  }
  const shown = uniqueBy(captions, illustrationName);
  const captioned = new Set(shown.map(likenessOf));
  const mentioned = new Set(mentions.flatMap((mention) => [likenessOf(mention), likenessOf(withoutLetter(mention))]));
  const absent = uniqueBy(mentions, illustrationName).filter(
    (mention) => !captioned.has(likenessOf(mention)) && !captioned.has(likenessOf(withoutLetter(mention))),
  );
  const kindOf = ({ series }: Spoken): 'table' | 'figure' => (series === 'table' ? 'table' : 'figure');
  return [
    ...shown.map((caption) => ({
      kind: kindOf(caption),
      label: caption.label,
      isPresent: true,
      isMentioned: mentioned.has(likenessOf(caption)),
      evidence: caption.evidence,
    })),
    ...absent.map((mention) => ({
      kind: kindOf(mention),
      label: mention.label,
      isPresent: false,
      isMentioned: true,
      evidence: mention.evidence,
    })),
  ];
}
