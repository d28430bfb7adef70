import type { SectionKind } from '../../../../shared/acadiora/facts.ts';
import type { Block } from '../../../../shared/document/document.ts';
import { re } from '../text/patterns.ts';
import { isCaption } from '../text/sentences.ts';
import { canBeTitle, headingForm, isChapterAlone, isUpper, standsAsHeading, type HeadingForm } from './headingForm.ts';
import { plainTitle } from './sectionNames.ts';

/** A block, or a paragraph's first words, that begins a section. */
export interface Heading extends HeadingForm {
  n: number;
  /** Level that the document gives it; null for a paragraph that is taken for a heading. */
  level: number | null;
  isContents: boolean;
}

/** A list of contents, tables or figures. */
const listed = 'jadual|rajah|tabel|gambar|tables|figures|singkatan|lampiran|appendices';
const ofContents = String.raw`(?:isi |senarai )?kandungan|daftar isi|(?:table of )?contents`;
const contentsTitle = re.u`^(?:${ofContents}|(?:senarai|daftar|list of) (?:${listed}))$`;

/** Entries of a list of contents: dots, a tab or a gap before the page's number. */
export const isContentsLine = (text: string): boolean =>
  /(?:[.…·_]\s?){3,}\s*(?:\d{1,4}|[ivxl]{1,6})?$/iu.test(text) ||
  /\S(?:\s{2,}|\s*\t\s*)(?:\d{1,4}|[ivxl]{1,6})$/iu.test(text);

/** Sections whose entries look like headings themselves: there only these begin another. */
const closed: ReadonlySet<SectionKind> = new Set(['references', 'appendix']);
const afterClosed: ReadonlySet<SectionKind> = new Set(['references', 'appendix', 'acknowledgements', 'abstract']);

function opensAfter({ form, named }: HeadingForm, inside: SectionKind): boolean {
  if (named !== null && afterClosed.has(named.kind)) return inside === 'references' || named.kind !== 'abstract';
  return form === 'chapter' && named !== null && inside === 'references';
}

/** So many main sections under headings of their own show that the document marks its headings. */
const enoughMarked = 3;

const textOf = (block: Block | undefined): string | null =>
  block === undefined || block.kind === 'table' ? null : block.text.trim();

/** The headings of a paper, in reading order. */
export function findHeadings(blocks: readonly Block[]): Heading[] {
  const marked = blocks.filter((block) => block.kind === 'heading' && headingForm(block.text.trim()).named?.isMain);
  const isMarked = marked.length >= enoughMarked;
  const found: Heading[] = [];
  let contents: { page: number | undefined } | null = null;
  let open: readonly number[] = [];
  let letter = 0;
  let hasChapters = false;
  for (let index = 0; index < blocks.length; index += 1) {
    const block = blocks[index];
    const text = textOf(block);
    if (block === undefined || block.kind === 'table' || text === null || text === '') continue;
    const level = block.kind === 'heading' ? block.level : null;
    if (contentsTitle.test(plainTitle(text))) {
      if (contents === null) found.push({ ...headingForm(text), n: block.n, level, named: null, isContents: true });
      contents = { page: block.page };
      continue;
    }
    if (isContentsLine(text) || isCaption(text)) continue;
    if (contents !== null && isOfContents(block, text, contents.page)) continue;
    const own = headingForm(text);
    const below = isChapterAlone(own) ? textOf(blocks[index + 1]) : null;
    const hasTitleBelow = below !== null && canBeTitle(below) && !isContentsLine(below);
    const form = hasTitleBelow ? { ...headingForm(`${text} ${below}`), heading: `${text} ${below}` } : own;
    const inside = found.at(-1);
    const before = textOf(blocks[index - 1]);
    const around = {
      open,
      letter,
      hasChapters,
      before,
      next: textOf(blocks[index + 1]),
      isBelowHeading: inside !== undefined && inside.n === blocks[index - 1]?.n,
    };
    const isOpened = inside?.named && closed.has(inside.named.kind) ? opensAfter(form, inside.named.kind) : true;
    const isHeading =
      (level !== null && own.form !== 'runIn') ||
      isCertain(form, block) ||
      (!isMarked && found.length > 0 && standsAsHeading(form, around)) ||
      (!isMarked && isNumberedStart(form));
    if (!isOpened || !isHeading) continue;
    contents = null;
    found.push({ ...form, n: block.n, level, isContents: false });
    if (form.number.length > 0 && form.form !== 'letter') {
      open = form.number;
      hasChapters ||= form.form === 'chapter';
      letter = 0;
    }
    if (form.form === 'letter') letter = form.number[0] ?? 0;
    if (hasTitleBelow) index += 1;
  }
  return found;
}

/** The first section of a paper without marked headings may be told by its number and capitals alone. */
const isNumberedStart = ({ form, number, title }: HeadingForm): boolean =>
  (form === 'numbered' || form === 'roman') && number.join('.') === '1' && isUpper(title) && canBeTitle(title);

/** A list of contents lasts to the end of its page, or, without pages, as long as its lines end with a page's number. */
const isOfContents = (block: Block, text: string, page: number | undefined): boolean =>
  page === undefined ? block.kind !== 'heading' && /\s(?:\d{1,3}|[ivxl]{1,6})$/iu.test(text) : block.page === page;

/** What is a heading however it is set: a chapter, an appendix, a run-in abstract, a paragraph that is the name of a section. */
function isCertain({ form, title, named }: HeadingForm, { kind }: Block): boolean {
  if (form === 'appendix' || form === 'runIn') return true;
  if (form === 'chapter') return title === '' || canBeTitle(title);
  return named?.isMain === true && canBeTitle(title) && (kind === 'paragraph' || form !== 'bare');
}
