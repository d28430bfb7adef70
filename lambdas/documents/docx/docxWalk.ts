import type { DocxNumbering } from './docxNumbering.ts';
import { isShaded, type DocxStyles } from './docxStyles.ts';
import type { HiddenText } from '../office/hiddenText.ts';
import { flatLines, type LineSink, type PageLines } from '../office/pageLines.ts';
import { readSymbols } from '../office/symbolFonts.ts';
import type { BlockWalker, Scope } from './docxScope.ts';
import { DocxTable } from './docxTable.ts';
import { child, childValue, toggle, type XmlElement } from '../office/officeXml.ts';

interface DocxParts {
  readonly pages: PageLines;
  readonly styles: DocxStyles;
  readonly numbering: DocxNumbering;
  readonly footnotes: XmlElement | null;
  readonly endnotes: XmlElement | null;
}

type Piece =
  { readonly text: string } | { readonly pageBreak: 'author' | 'rendered' } | { readonly footnote: XmlElement };

/** What one paragraph holds besides its text. */
interface Paragraph {
  readonly style: string | undefined;
  readonly scope: Scope;
  readonly pieces: Piece[];
  readonly boxes: XmlElement[];
}

/** Elements whose content was deleted or moved away by tracked changes, or is not text of the document. */
const skipped = new Set([
  'w:del',
  'w:moveFrom',
  'w:instrText',
  'w:delText',
  'w:rPr',
  'w:pPr',
  'w:sdtPr',
  'w:sdtEndPr',
  'w:rt',
]);
const plain: Scope = { shaded: false, hidden: false };
/** Half-points: print of 2 points and less is not meant to be read. */
const tinyHalfPoints = 4;

/** Walks WordprocessingML in reading order and writes lines, table rows and page breaks. */
export class DocxWalker implements BlockWalker {
  readonly hidden: HiddenText[] = [];
  readonly styles: DocxStyles;
  readonly #parts: DocxParts;
  readonly #endnotes: string[] = [];
  #noteCount = 0;

  constructor(parts: DocxParts) {
    this.#parts = parts;
    this.styles = parts.styles;
  }

  /** The document's body; footnotes follow the text of their page, endnotes the whole text. */
  walkBody(body: XmlElement): void {
    const { pages } = this.#parts;
    const sections = sectionsOf(body);
    let section = 0;
    for (const block of body.children) {
      this.walkBlock(block, pages, plain);
      if (!endsSection(block)) continue;
      section += 1;
      const type = childValue(sections[section], 'w:type') ?? 'nextPage';
      if (type !== 'continuous' && type !== 'nextColumn' && section < sections.length) pages.breakPage();
    }
    for (const note of this.#endnotes) pages.note(note);
  }

  /** The lines of a header, a footer or a note, without page breaks. */
  linesOf(container: XmlElement): string[] {
    return flatLines((sink) => this.walkBlocks(container, sink, plain));
  }

  walkBlocks(container: XmlElement, sink: LineSink, scope: Scope): void {
    for (const block of container.children) this.walkBlock(block, sink, scope);
  }

  walkBlock(block: XmlElement, sink: LineSink, scope: Scope): void {
    if (block.name === 'w:p') this.#walkParagraph(block, sink, scope);
    else if (block.name === 'w:tbl') new DocxTable(this, block, scope).write(sink);
    else if (block.name === 'mc:AlternateContent') this.walkBlocks(chosenAlternate(block), sink, scope);
    else if (!skipped.has(block.name)) this.walkBlocks(block, sink, scope);
  }

  #walkParagraph(element: XmlElement, sink: LineSink, scope: Scope): void {
    const properties = child(element, 'w:pPr');
    const style = childValue(properties, 'w:pStyle');
    const shaded = scope.shaded || isShaded(properties);
    const paragraph: Paragraph = { style, scope: { ...scope, shaded }, pieces: [], boxes: [] };
    if (toggle(properties, 'w:pageBreakBefore') ?? this.styles.breaksPage(style)) sink.breakRenderedPage();
    for (const inline of element.children) this.#walkInline(inline, paragraph);
    // An empty list paragraph is counted too.
    const mark = this.#parts.numbering.mark(numberingOf(properties, this.styles.numbering(style)));
    this.#writePieces(paragraph, mark, sink);
    for (const box of paragraph.boxes) this.walkBlocks(box, sink, { shaded: true, hidden: scope.hidden });
  }

  #writePieces({ pieces }: Paragraph, mark: string, sink: LineSink): void {
    const first = pieces.findIndex((piece) => 'text' in piece && piece.text.trim() !== '');
    let line = '';
    for (const [index, piece] of pieces.entries()) {
      if (index === first) line += mark;
      if ('text' in piece) {
        line += piece.text;
        continue;
      }
      if ('footnote' in piece) {
        this.#parts.pages.note(this.#readNote(piece.footnote, this.#parts.footnotes));
        continue;
      }
      sink.line(line);
      line = '';
      if (piece.pageBreak === 'author') sink.breakPage();
      else sink.breakRenderedPage();
    }
    sink.line(line);
  }

  #walkInline(inline: XmlElement, paragraph: Paragraph): void {
    if (skipped.has(inline.name)) return;
    if (inline.name === 'w:r') this.#walkRun(inline, paragraph);
    else if (inline.name === 'm:t') paragraph.pieces.push({ text: inline.text });
    else if (inline.name === 'w:txbxContent') paragraph.boxes.push(inline);
    else {
      const children = inline.name === 'mc:AlternateContent' ? chosenAlternate(inline).children : inline.children;
      for (const next of children) this.#walkInline(next, paragraph);
    }
  }

  #walkRun(run: XmlElement, paragraph: Paragraph): void {
    const properties = child(run, 'w:rPr');
    const hidden = paragraph.scope.hidden || this.#isHidden(properties, paragraph);
    const font = this.styles.runProperty(
      properties,
      paragraph.style,
      (found) => child(found, 'w:rFonts')?.attributes['ascii'],
    );
    for (const content of run.children) {
      if (content.name === 'w:t' || content.name === 'm:t')
        this.#addText(readSymbols(content.text, font), hidden, paragraph);
      else if (content.name === 'w:sym') this.#addText(symbolOf(content), hidden, paragraph);
      else if (content.name === 'w:tab' || content.name === 'w:ptab') paragraph.pieces.push({ text: '\t' });
      else if (content.name === 'w:noBreakHyphen') paragraph.pieces.push({ text: '-' });
      else if (content.name === 'w:cr') paragraph.pieces.push({ text: '\n' });
      else if (content.name === 'w:br') paragraph.pieces.push(breakOf(content));
      else if (content.name === 'w:lastRenderedPageBreak') paragraph.pieces.push({ pageBreak: 'rendered' });
      else if (content.name === 'w:footnoteReference') paragraph.pieces.push({ footnote: content });
      else if (content.name === 'w:endnoteReference')
        this.#endnotes.push(this.#readNote(content, this.#parts.endnotes));
      else if (content.name === 'w:ruby') this.#walkInline(child(content, 'w:rubyBase') ?? content, paragraph);
      else this.#walkInline(content, paragraph);
    }
  }

  #addText(text: string, hidden: boolean, paragraph: Paragraph): void {
    if (hidden) this.hidden.push({ page: this.#parts.pages.number, text });
    else paragraph.pieces.push({ text });
  }

  #readNote(reference: XmlElement, part: XmlElement | null): string {
    const id = reference.attributes['id'];
    const note = part?.children.find((candidate) => candidate.attributes['id'] === id);
    if (!note) return '';
    this.#noteCount += 1;
    return `[${this.#noteCount}] ${this.linesOf(note).join('\n')}`;
  }

  #isHidden(properties: XmlElement | undefined, { style, scope }: Paragraph): boolean {
    const property = (read: (found: XmlElement | undefined) => string | undefined): string | undefined =>
      this.styles.runProperty(properties, style, read);
    if (property((found) => toggle(found, 'w:vanish')?.toString()) === 'true') return true;
    const size = property((found) => childValue(found, 'w:sz'));
    if (size !== undefined && Number(size) <= tinyHalfPoints) return true;
    const highlight = childValue(properties, 'w:highlight') ?? 'none';
    const onPaper = !scope.shaded && !isShaded(properties) && ['none', 'white'].includes(highlight);
    return onPaper && isWhite(property((found) => childValue(found, 'w:color')));
  }
}

/** Nearly white is as unreadable on paper as white. */
function isWhite(color: string | undefined): boolean {
  return color !== undefined && /^(?:F[A-F0-9]){3}$/iu.test(color) && /^(?:F[A-F]){3}$/iu.test(color);
}

/** Word writes the same thing twice for older readers: the newer choice is read, the fallback only where that holds nothing. */
function chosenAlternate(alternate: XmlElement): XmlElement {
  const choice = child(alternate, 'mc:Choice');
  return choice && choice.children.length > 0 ? choice : (child(alternate, 'mc:Fallback') ?? alternate);
}

function breakOf(element: XmlElement): Piece {
  return element.attributes['type'] === 'page' ? { pageBreak: 'author' } : { text: '\n' };
}

function symbolOf(element: XmlElement): string {
  const code = Number.parseInt(element.attributes['char'] ?? '', 16);
  return Number.isNaN(code) ? '' : readSymbols(String.fromCodePoint(code & 0xffff), element.attributes['font']);
}

/** A paragraph may name only its list or only its level; the style gives the other. */
function numberingOf(properties: XmlElement | undefined, fromStyle: XmlElement | undefined): XmlElement | undefined {
  const own = child(properties, 'w:numPr');
  if (!own || !fromStyle) return own ?? fromStyle;
  return { ...own, children: [...own.children, ...fromStyle.children.filter(({ name }) => !child(own, name))] };
}

function endsSection(block: XmlElement): boolean {
  return block.name === 'w:p' && child(child(block, 'w:pPr'), 'w:sectPr') !== undefined;
}

/** The sections' properties in order: those that end at a paragraph, then the body's own. */
function sectionsOf(body: XmlElement): XmlElement[] {
  const inner = body.children.filter(endsSection).flatMap((block) => child(child(block, 'w:pPr'), 'w:sectPr') ?? []);
  const last = child(body, 'w:sectPr');
  return last ? [...inner, last] : inner;
}
