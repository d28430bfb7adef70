import type { Facts } from '../../../../shared/acadiora/facts.ts';
import { blockText, placeAt, type Citation } from '../../../../shared/document/citation.ts';
import type { Block } from '../../../../shared/document/document.ts';
import { uniqueBy } from '../../../../shared/uniqueBy.ts';
import { cite, type StudyText } from '../text/studyText.ts';
import { isContentsLine } from './headings.ts';
import { isContents } from './sections.ts';
import { re } from '../text/patterns.ts';

const nouns = String.raw`Jadual|JADUAL|Tables?|TABLE|Tabel|TABEL|Rajah|RAJAH|Gambar\s?[Rr]ajah|Figures?|FIGURE|Figs?\.|Gambar|GAMBAR|Graf|GRAF|Carta|CARTA|Bagan|Grafik`;
const numeral = String.raw`(?:\d{1,3}(?:\.\d{1,2}){0,3}[a-z]?|[IVX]{1,5})\b`;
/** 'Jadual 2', also in capitals; what follows decides whether it is a caption. */
const captionForm = re.u`^((${nouns})\s+(${numeral}))\s*([:.–—-]?)\s*(.*)$`;
/** 'Jadual 2', 'Jadual 1 dan 2', 'Tables 1, 2 and 3', 'Rajah 1 hingga 3'. */
const mentionForm = re.gu`(?<![\p{L}])(${nouns}|jadual|rajah|table|figure|tabel|gambar|graf|carta)\s+(${numeral}(?:\s*(?:,|dan|and|&|serta|hingga|to|–|-)\s*(?:dan |and )?${numeral})*)`;

/** Names of one series of numbers: 'Rajah' and 'Figure' are the same, 'Carta' counts by itself. */
function seriesOf(noun: string): string {
  const name = noun.toLowerCase().replace(/[\s.]/gu, '');
  if (/^(?:jadual|table|tabel)/u.test(name)) return 'table';
  if (/^(?:rajah|gambarrajah|fig)/u.test(name)) return 'figure';
  return ['gambar', 'carta', 'bagan'].includes(name) ? name : 'graf';
}

interface Named {
  series: string;
  number: string;
  label: string;
}
interface Spoken extends Named {
  evidence: Citation;
}

/** The tables and figures that a text names, each with where it does. */
export const illustrationsIn = (text: string): (Named & { at: number })[] =>
  [...text.matchAll(mentionForm)].flatMap(({ 1: noun = '', 2: numbers = '', index }) => {
    const name = noun.charAt(0).toUpperCase() + noun.slice(1).replace(/s$/u, '');
    return illustrationNumbersIn(numbers).map((number) => ({
      series: seriesOf(noun),
      number,
      label: `${name} ${number}`,
      at: index,
    }));
  });

/** The first words of a block: a caption may stand in a table's first row. */
const opening = (block: Block): string =>
  blockText(block)
    .split(/\n| \| /u, 1)[0]
    ?.trim() ?? '';

/** A caption opens its block and is followed by a title; a sentence that begins there is none. */
function captionOf(study: StudyText, block: Block, next: Block | undefined): Spoken | null {
  const text = opening(block);
  const match = captionForm.exec(text);
  if (match === null || isContentsLine(text)) return null;
  const [, label = '', noun = '', number = '', sign = '', title = ''] = match;
  const opensTitle = /^[“"'(]?[\p{Lu}\d]/u.test(title);
  if (title === '' && !(next?.kind === 'table' || /^[“"']?\p{Lu}/u.test(next ? opening(next) : ''))) return null;
  if (title !== '' && sign !== ':' && !opensTitle) return null;
  if (title !== '' && sign === '' && (/[.;]$/u.test(title) || title.length > 160)) return null;
  const at = block.kind === 'table' ? `${block.n}.1` : String(block.n);
  const evidence = cite({ text, at, place: placeAt(study.document, at) });
  return { series: seriesOf(noun), number, label: label.replace(/\s+/g, ' '), evidence };
}

/** What a block names; the caption's own label is no mention of it. */
function mentionsIn(study: StudyText, block: Block, caption: Spoken | null): Spoken[] {
  const named = illustrationsIn(blockText(block));
  const others = caption && named[0]?.number === caption.number ? named.slice(1) : named;
  return others.map(({ at, ...one }) => ({ ...one, evidence: study.citeWithin(block, at) }));
}

/** '1 hingga 3' -> 1, 2, 3. */
function illustrationNumbersIn(text: string): string[] {
  const range = /^(\d{1,2})\s*(?:hingga|to|–|-)\s*(\d{1,2})$/u.exec(text);
  const [from, to] = [Number(range?.[1]), Number(range?.[2])];
  if (range !== null && to > from && to - from < 20)
    return Array.from({ length: to - from + 1 }, (_, step) => String(from + step));
  const [first = '', ...others] = text.match(new RegExp(numeral, 'gu')) ?? [];
  // 'Jadual 4, 72 aktiviti': far from the first stands a count.
  return [first, ...others.filter((one) => !(Math.abs(Number(one) - Number(first)) > 9))];
}

/** Two of the same name speak of one thing. */
const illustrationName = ({ series, number }: Spoken): string => `${series} ${number}`;

/** Figures of every name may stand in for each other where their own series has none. */
const likenessOf = ({ series, number }: Spoken): string => `${series === 'table'} ${number}`;

/** A mention of 'Rajah 2a' falls under a caption 'Rajah 2' too. */
const mentionedBy = (mention: Spoken): string[] =>
  [mention, { ...mention, number: mention.number.replace(/[a-z]$/u, '') }].map(likenessOf);

/** Tables and figures: those with a caption, and those spoken of that have none. */
export function countIllustrations(study: StudyText): Facts['illustrations'] {
  const captions: Spoken[] = [];
  const mentions: Spoken[] = [];
  const { blocks } = study.document;
  for (const [index, block] of blocks.entries()) {
    const section = study.sectionAt(block);
    if (section === undefined || section.kind === 'references' || isContents(section)) continue;
    const caption = captionOf(study, block, blocks[index + 1]);
    if (caption !== null) captions.push(caption);
    if (!isContentsLine(opening(block))) mentions.push(...mentionsIn(study, block, caption));
  }
  const shown = uniqueBy(captions, illustrationName);
  const captioned = new Set(shown.map(likenessOf));
  const mentioned = new Set(mentions.flatMap(mentionedBy));
  const absent = uniqueBy(mentions, illustrationName).filter(
    (mention) => !mentionedBy(mention).some((likeness) => captioned.has(likeness)),
  );
  const factOf = (spoken: Spoken, isPresent: boolean) => ({
    kind: spoken.series === 'table' ? ('table' as const) : ('figure' as const),
    label: spoken.label,
    isPresent,
    isMentioned: !isPresent || mentioned.has(likenessOf(spoken)),
    evidence: spoken.evidence,
  });
  return [...shown.map((one) => factOf(one, true)), ...absent.map((one) => factOf(one, false))];
}
