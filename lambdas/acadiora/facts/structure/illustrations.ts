import type { Facts } from '../../../../shared/acadiora/facts.ts';
import { blockText, type Citation } from '../../../../shared/document/citation.ts';
import type { Block } from '../../../../shared/document/document.ts';
import { uniqueBy } from '../../../../shared/values/uniqueBy.ts';
import { captionBegun, isTitle, kindOf, nouns, numeral } from '../text/captions.ts';
import { re } from '../text/words.ts';
import { cite, citeWithin, type StudyText } from '../text/studyText.ts';
import { isContentsLine } from './headings.ts';
import { isContents } from './sections.ts';

const range = String.raw`\s*[–‑-]\s*|\s+(?:hingga|to|sampai)\s+`;
const sign = String.raw`\s*(?:,|;|dan|and|&|serta)\s*`;
/** 'Jadual 2', 'Jadual 1 dan 2', 'Tables 1, 2 and 3', 'Figures 2-4', 'Jadual 1 hingga Jadual 4'. */
const mentionForm = re.giu`(?<!\p{L})(${nouns})\s+(${numeral}(?:(?:(?:${range})(?:\1\s+)?|${sign}(?:dan |and )?)${numeral})*)`;
const numbersForm = re.giu`(${numeral})(?:(?:${range})(?:\p{L}+\s+)?(${numeral}))?`;

interface Named {
  kind: 'table' | 'figure';
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
      kind: kindOf(noun),
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

function captionOf(study: StudyText, block: Block, next: Block | undefined): Spoken | null {
  const text = opening(block);
  const begun = captionBegun(text);
  if (begun === null || isContentsLine(text)) return null;
  const { label, kind, number, title } = begun;
  const below = next ? opening(next) : '';
  if (title === '' ? next?.kind !== 'table' && !/^[“"']?\p{Lu}/u.test(below) : !isTitle(begun)) return null;
  const at = block.kind === 'table' ? `${block.n}.1` : String(block.n);
  const evidence = cite(study.document, at, text);
  return { kind, number, label: label.replace(/\s+/g, ' '), evidence };
}

/** Whether the bracket that is open at a place has cited a work: '([13], Table 4)', '(Ali, 2019, Jadual 4)'. */
const isOfWork = (before: string): boolean => /\[\d|(?:19|20)\d{2}/u.test(/\([^()]*$/u.exec(before)?.[0] ?? '');

/** What a block names of the paper's own; the caption's own label is no mention of it. */
function mentionsIn(study: StudyText, block: Block, caption: Spoken | null): Spoken[] {
  const text = blockText(block);
  const named = illustrationsIn(text).filter(({ at }) => !isOfWork(text.slice(0, at)));
  const others = caption && named[0]?.number === caption.number ? named.slice(1) : named;
  return others.map(({ at, ...one }) => ({ ...one, evidence: citeWithin(study, block, at) }));
}

/** Figures of every name may stand in for each other: 'Rajah 1' is spoken of as 'Figure 1'. */
export const likenessOf = ({ kind, number }: Pick<Named, 'kind' | 'number'>): string => `${kind} ${number}`;

/** A mention of 'Rajah 2a' falls under a caption 'Rajah 2' too. */
const mentionedBy = (mention: Named): string[] =>
  [mention, { ...mention, number: mention.number.replace(/(?<=\d)[A-Z]$/u, '') }].map(likenessOf);

/** Whatever may be a caption: a line or a cell that begins so and does not go on as a sentence; and tables in their order, where none has one. */
function mayStand({ document: { blocks } }: StudyText, shown: readonly Spoken[]): ReadonlySet<string> {
  const lines = blocks.flatMap((block) => blockText(block).split(/\n| \| /u));
  const begun = lines.flatMap((line) => {
    const caption = captionBegun(line.trim());
    if (caption === null || (caption.mark === '' && /^\p{Ll}/u.test(caption.title))) return [];
    return [caption];
  });
  const tables = shown.some((one) => one.kind === 'table') ? [] : blocks.filter(({ kind }) => kind === 'table');
  const inOrder = tables.map((_, index) => ({ kind: 'table' as const, number: String(index + 1) }));
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
  const shown = uniqueBy(captions, ({ label }) => label.toLowerCase());
  const standing = new Set([...shown.map(likenessOf), ...mayStand(study, shown)]);
  const mentioned = new Set(mentions.flatMap(mentionedBy));
  const absent = uniqueBy(mentions, likenessOf).filter(
    (mention) => !mentionedBy(mention).some((likeness) => standing.has(likeness)),
  );
  const factOf = (spoken: Spoken, isPresent: boolean) => ({
    kind: spoken.kind,
    label: spoken.label,
    isPresent,
    isMentioned: !isPresent || mentioned.has(likenessOf(spoken)),
    evidence: spoken.evidence,
  });
  return [...shown.map((one) => factOf(one, true)), ...absent.map((one) => factOf(one, false))];
}
