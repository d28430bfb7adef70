import type { Facts } from '../../../../shared/acadiora/facts.ts';
import { blockText, placeAt, type Citation } from '../../../../shared/document/citation.ts';
import type { Block } from '../../../../shared/document/document.ts';
import { uniqueBy } from '../../../../shared/uniqueBy.ts';
import { re } from '../text/patterns.ts';
import { cite, type StudyText } from '../text/studyText.ts';
import { isContentsLine } from './headings.ts';
import { isContents } from './sections.ts';

/** Names of one series of numbers: 'Rajah' and 'Figure' are the same, 'Carta' counts by itself. */
const series = {
  table: ['jadual', 'tables?', 'tabel'],
  figure: [String.raw`(?:gambar\s?)?rajah`, 'figures?', String.raw`figs?\.?`],
  gambar: ['gambar'],
  carta: ['carta'],
  bagan: ['bagan'],
  graf: ['grafi?k?'],
};
const forms = Object.entries(series).map(([name, nouns]) => [name, re.iu`^(?:${nouns.join('|')})$`] as const);
const seriesOf = (noun: string): string => forms.find(([, form]) => form.test(noun))?.[0] ?? '';

const anyNoun = Object.values(series).flat().join('|');
/** A percentage is none. */
const numeral = String.raw`(?:\d{1,3}(?:\.\d{1,2}){0,3}[a-z]?|[IVX]{1,5})\b(?![.\d]*\s?%)`;
const range = String.raw`\s*[–‑-]\s*|\s+(?:hingga|to|sampai)\s+`;
const sign = String.raw`\s*(?:,|;|dan|and|&|serta)\s*`;
/** 'Jadual 2', also in capitals; what follows decides whether it is a caption. */
const opens = re.iu`^((${anyNoun})\s+(${numeral}))\s*([:.–—-]?)\s*(.*)$`;
/** 'Jadual 2', 'Jadual 1 dan 2', 'Tables 1, 2 and 3', 'Figures 2-4'. */
const mentionForm = re.giu`(?<!\p{L})(${anyNoun})\s+(${numeral}(?:(?:${range}|${sign}(?:dan |and )?)${numeral})*)`;
const numbersForm = re.giu`(${numeral})(?:(?:${range})(${numeral}))?`;

interface Named {
  series: string;
  number: string;
  label: string;
}
interface Spoken extends Named {
  evidence: Citation;
}

/** '1 hingga 3, 5' -> 1, 2, 3, 5. */
function numbersIn(text: string): string[] {
  const all = [...text.matchAll(numbersForm)].flatMap(([, from = '', to]) => {
    const steps = Number(to) - Number(from);
    if (to === undefined || !(steps > 0 && steps < 20)) return to === undefined ? [from] : [from, to];
    return Array.from({ length: steps + 1 }, (_, step) => String(Number(from) + step));
  });
  // 'Jadual 4, 72 aktiviti': far from the first stands a count.
  return all.filter((one) => !(Math.abs(Number.parseInt(one, 10) - Number.parseInt(all[0] ?? '', 10)) > 9));
}

/** The tables and figures that a text names, each with where it does. */
export const illustrationsIn = (text: string): (Named & { at: number })[] =>
  [...text.matchAll(mentionForm)].flatMap(({ 1: noun = '', 2: numbers = '', index }) => {
    const name = noun.charAt(0).toUpperCase() + noun.slice(1).replace(/s$/u, '');
    return numbersIn(numbers).map((number) => ({
      series: seriesOf(noun),
      number: number.toUpperCase(),
      label: `${name} ${number}`,
      at: index,
    }));
  });

/** The first words of a block: a caption may stand in a table's first row. */
const opening = (block: Block): string =>
  blockText(block)
    .split(/\n| \| /u, 1)[0]
    ?.trim() ?? '';

/** A caption is followed by a title, in its own line or the next; a sentence that begins there is none. */
function isTitled(title: string, mark: string, next: Block | undefined): boolean {
  if (title === '') return next?.kind === 'table' || /^[“"']?\p{Lu}/u.test(next ? opening(next) : '');
  if (mark !== ':' && !/^[“"'(]?[\p{Lu}\d]/u.test(title)) return false;
  return mark !== '' || (!/[.;]$/u.test(title) && title.length <= 160);
}

function captionOf(study: StudyText, block: Block, next: Block | undefined): Spoken | null {
  const text = opening(block);
  const [, label = '', noun = '', number = '', mark = '', title = ''] = opens.exec(text) ?? [];
  if (label === '' || isContentsLine(text) || !isTitled(title, mark, next)) return null;
  const at = block.kind === 'table' ? `${block.n}.1` : String(block.n);
  const evidence = cite({ text, at, place: placeAt(study.document, at) });
  return { series: seriesOf(noun), number: number.toUpperCase(), label: label.replace(/\s+/g, ' '), evidence };
}

/** What a block names; the caption's own label is no mention of it. */
function mentionsIn(study: StudyText, block: Block, caption: Spoken | null): Spoken[] {
  const named = illustrationsIn(blockText(block));
  const others = caption && named[0]?.number === caption.number ? named.slice(1) : named;
  return others.map(({ at, ...one }) => ({ ...one, evidence: study.citeWithin(block, at) }));
}

/** Two of the same name speak of one thing. */
const illustrationName = ({ series: name, number }: Named): string => `${name} ${number}`;

/** Figures of every name may stand in for each other where their own series has none. */
export const likenessOf = ({ series: name, number }: Named): string => `${name === 'table'} ${number}`;

/** A mention of 'Rajah 2a' falls under a caption 'Rajah 2' too. */
const mentionedBy = (mention: Named): string[] =>
  [mention, { ...mention, number: mention.number.replace(/(?<=\d)[A-Z]$/u, '') }].map(likenessOf);

/** Whatever may be a caption: a line or a cell that begins so and does not go on as a sentence; and tables in their order, where none has one. */
function mayStand({ document: { blocks } }: StudyText, shown: readonly Spoken[]): ReadonlySet<string> {
  const lines = blocks.flatMap((block) => blockText(block).split(/\n| \| /u));
  const begun = lines.flatMap((line) => {
    const [, , noun = '', number = '', mark = '', title = ''] = opens.exec(line.trim()) ?? [];
    const isSentence = mark === '' && /^\p{Ll}/u.test(title);
    return number === '' || isSentence ? [] : [{ series: seriesOf(noun), number: number.toUpperCase(), label: '' }];
  });
  const tables = shown.some((one) => one.series === 'table') ? [] : blocks.filter(({ kind }) => kind === 'table');
  const inOrder = tables.map((_, index) => ({ series: 'table', number: String(index + 1), label: '' }));
  return new Set([...begun, ...inOrder].map(likenessOf));
}

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
  const standing = new Set([...shown.map(likenessOf), ...mayStand(study, shown)]);
  const mentioned = new Set(mentions.flatMap(mentionedBy));
  const absent = uniqueBy(mentions, illustrationName).filter(
    (mention) => !mentionedBy(mention).some((likeness) => standing.has(likeness)),
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
