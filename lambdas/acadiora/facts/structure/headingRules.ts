import type { Section, SectionKind } from '../../../../shared/acadiora/facts.ts';
import { isTitleCase, isUpper, numberNamed, type Candidate, type Line } from './headingCandidates.ts';
import { isTableRow } from '../text/pageSentences.ts';

/** A section whose words are not counted yet. */
export type Heading = Omit<Section, 'words'>;

/** What is known of the paper while its lines are gone through. */
export interface State {
  headings: Heading[];
  /** Number of the main section, and of the part within it, that is open. */
  open: number[];
  hasNumbers: boolean;
  hasChapters: boolean;
  /** The last lettered part within a Roman section. */
  letter: number;
  hasUpperCase: boolean;
  inContents: boolean;
}

const endsSentence = (text: string): boolean => /[.?!:][”"’')\]\d¹²³⁰⁴-⁹]*$/u.test(text) || isTableRow(text);
const isProse = (text: string): boolean => text.length >= 60 && /^[“"'(]?[\p{Lu}\d]/u.test(text) && !isTableRow(text);

/** Sections whose entries look like headings themselves: there only these begin another. */
const closed: ReadonlySet<SectionKind> = new Set(['references', 'appendix']);
const afterClosed: ReadonlySet<SectionKind> = new Set(['references', 'appendix', 'acknowledgements', 'abstract']);

/** The number that a line begins with; null without one. */
function markOf(line: Line | undefined): number | null {
  const mark = /^(\d{1,2}|[IVX]+)[.)]\s/u.exec(line?.text ?? '')?.[1];
  return mark === undefined ? null : numberNamed(mark);
}

/** A numbered line is a heading when its number carries on from the heading before; the same form also serves lists. */
function carriesOn(
  candidate: Candidate,
  { open, hasNumbers, hasChapters, letter }: State,
  above: Line | undefined,
  next: Line | undefined,
): boolean {
  const { number, named, title, form } = candidate;
  const [main = 0, part = 0] = number;
  if (form === 'letter') {
    return hasNumbers
      ? main === letter + 1 &&
          isTitleCase(title) &&
          next !== undefined &&
          (isProse(next.text) || endsSentence(next.text))
      : named?.isMain === true;
  }
  if (number.length === 1) {
    if (named?.isMain === true) return true;
    if (main !== (open[0] ?? 0) + 1) return false;
    if (isUpper(title)) return true;
    // Chapters have their own word: a bare number counts items.
    if (hasChapters) return false;
    // The number before right above, or the next right below, makes it an item of a list; another list may end right above.
    const isItem = markOf(above) === main - 1 || markOf(next) === main + 1;
    return hasNumbers && !isItem && (next === undefined || isProse(next.text) || next.text.startsWith(`${main}.1`));
  }
  if (hasNumbers && main !== open[0]) return false;
  const before = main === open[0] ? (open[1] ?? 0) : 0;
  return part >= before && part <= before + 3;
}

const isAt = (heading: Heading | undefined, { page, line }: Line): boolean =>
  heading?.page === page && heading.line === line;

/** 'Objektif kajian ini adalah untuk:' begins a sentence. */
const isSetAsTitle = (title: string): boolean =>
  isUpper(title) ||
  isTitleCase(title) ||
  (title.split(/\s+/).length <= 5 && !/\b(?:ini|itu|adalah|ialah|tersebut|is|are|was|were|this)\b/iu.test(title));

/** An unknown title between two paragraphs. */
function standsAlone(candidate: Candidate, state: State, before: Line | undefined, next: Line | undefined): boolean {
  if (state.headings.length === 0 || before === undefined || next === undefined) return false;
  const { title } = candidate;
  const count = title.split(/\s+/).length;
  if (
    title.length > 80 ||
    count > 10 ||
    /[\d=%]$/u.test(title) ||
    /^(?:jadual|rajah|table|tabel|figure|gambar|sumber|source|nota|note|kata kunci|key ?words?)\b/iu.test(title)
  )
    return false;
  const looksSet = isUpper(title) || isTitleCase(title) || /^(?:tema|theme)\s+\d/iu.test(title);
  const isBelowHeading = isAt(state.headings.at(-1), before);
  if ((!endsSentence(before.text) && !isBelowHeading) || !isProse(next.text)) return false;
  return (
    looksSet ||
    (!isBelowHeading && !/[?]$/u.test(title) && count <= 7 && next.text.length >= 90 && before.text.length >= 60)
  );
}

/** Whether a line that may be a heading is one, by what stands around it and what came before. */
export function isHeading(
  candidate: Candidate,
  state: State,
  before: Line | undefined,
  next: Line | undefined,
): boolean {
  const { form, named } = candidate;
  const inside = state.headings.at(-1);
  const isClosed = inside !== undefined && closed.has(inside.kind);
  if (isClosed) {
    if (named !== null && afterClosed.has(named.kind))
      return !(inside.kind === 'appendix' && named.kind === 'abstract');
    return form === 'chapter' && named !== null && inside.kind === 'references';
  }
  if (form === 'chapter' || form === 'appendix' || form === 'runIn') return true;
  if (form === 'plain') return standsAlone(candidate, state, before, next);
  if (form !== 'named') return carriesOn(candidate, state, before, next);
  if (named?.isMain === true) return true;
  if (inside === undefined || before === undefined || next === undefined || isTableRow(next.text)) return false;
  return isSetAsTitle(candidate.title) && (endsSentence(before.text) || isAt(inside, before));
}
