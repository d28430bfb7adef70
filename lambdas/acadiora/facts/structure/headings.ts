import type { SectionKind } from '../../../../shared/acadiora/kinds.ts';
import type { Block } from '../../../../shared/document/document.ts';
import { re } from '../text/words.ts';
import { isCaption } from '../text/captions.ts';
import {
  type Around,
  canBeTitle,
  headingForm,
  type HeadingForm,
  isChapterAlone,
  standsAsHeading,
} from './headingForm.ts';
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

/** What begins another section below a list of references or an appendix. */
const afterClosed: ReadonlySet<SectionKind> = new Set(['references', 'appendix', 'acknowledgements', 'abstract']);

/** So many main sections under headings of their own show that the document marks its headings. */
const enoughMarked = 3;

const textOf = (block: Block | undefined): string | null =>
  block === undefined || block.kind === 'table' ? null : block.text.trim();
const levelOf = (block: Block): number | null => (block.kind === 'heading' ? block.level : null);

/** Reads a paper from its first block to its last, with the number that is open at each. */
class Outline {
  readonly found: Heading[] = [];
  private readonly isMarked: boolean;
  /** The page of a list of contents; null outside one. */
  private contents: { page: number | undefined } | null = null;
  private open: readonly number[] = [];
  private hasChapters = false;
  /** The title of a chapter, below its number. */
  private titleAt: number | null = null;

  constructor(private readonly blocks: readonly Block[]) {
    const marked = blocks.filter(({ kind }, index) => kind === 'heading' && headingForm(this.at(index)).named);
    this.isMarked = marked.length >= enoughMarked;
  }

  private at(index: number): string {
    return textOf(this.blocks[index]) ?? '';
  }

  read(block: Block, index: number): void {
    const text = this.at(index);
    if (text === '' || index === this.titleAt) return;
    if (contentsTitle.test(plainTitle(text))) return this.beginContents(block, text);
    if (isContentsLine(text) || isCaption(text) || this.isListed(block, text)) return;
    const form = this.formAt(index);
    if (this.mayOpen(form) && this.isHeading(form, block, index)) this.begin(form, block, index);
  }

  private beginContents(block: Block, text: string): void {
    if (this.contents === null)
      this.found.push({ ...headingForm(text), n: block.n, level: levelOf(block), named: null, isContents: true });
    this.contents = { page: block.page };
  }

  /** A list of contents lasts to the end of its page, or, without pages, as long as its lines end with a page's number. */
  private isListed({ page, kind }: Block, text: string): boolean {
    if (this.contents === null) return false;
    if (this.contents.page !== undefined) return page === this.contents.page;
    return kind !== 'heading' && /\s(?:\d{1,3}|[ivxl]{1,6})$/iu.test(text);
  }

  /** Of a chapter that stands alone with the title below it. */
  private formAt(index: number): HeadingForm {
    const text = this.at(index);
    const form = headingForm(text);
    const below = this.at(index + 1);
    if (!isChapterAlone(form) || !canBeTitle(below) || isContentsLine(below)) return form;
    return { ...headingForm(`${text} ${below}`), heading: `${text} ${below}` };
  }

  /** In sections whose entries look like headings themselves only some begin another. */
  private mayOpen({ form, named }: HeadingForm): boolean {
    const inside = this.found.at(-1)?.named;
    if (inside !== 'references' && inside !== 'appendix') return true;
    if (named !== null && afterClosed.has(named)) return inside === 'references' || named !== 'abstract';
    return form === 'chapter' && named !== null && inside === 'references';
  }

  private isHeading(form: HeadingForm, block: Block, index: number): boolean {
    if (isCertain(form, block) || (block.kind === 'heading' && form.form !== 'runIn')) return true;
    return !this.isMarked && standsAsHeading(form, this.around(index));
  }

  private around(index: number): Around {
    const { open, hasChapters } = this;
    const [before, next] = [index - 1, index + 1].map((at) => textOf(this.blocks[at]));
    return { open, hasChapters, before: before ?? null, next: next ?? null };
  }

  private begin(form: HeadingForm, block: Block, index: number): void {
    this.contents = null;
    this.found.push({ ...form, n: block.n, level: levelOf(block), isContents: false });
    if (form.heading.length > this.at(index).length) this.titleAt = index + 1;
    const [first = 0] = form.number;
    if (form.form === 'letter' || first === 0) return;
    this.open = form.number;
    this.hasChapters ||= form.form === 'chapter';
  }
}

/** The headings of a paper, in reading order. */
export function findHeadings(blocks: readonly Block[]): Heading[] {
  const outline = new Outline(blocks);
  for (const [index, block] of blocks.entries()) outline.read(block, index);
  return outline.found;
}

/** What is a heading however it is set: a chapter, an appendix, a run-in abstract, a paragraph that is the name of a section. */
function isCertain({ form, title, named }: HeadingForm, { kind }: Block): boolean {
  if (form === 'appendix' || form === 'runIn') return true;
  if (form === 'chapter') return title === '' || canBeTitle(title);
  return named !== null && canBeTitle(title) && (kind === 'paragraph' || form !== 'bare');
}
