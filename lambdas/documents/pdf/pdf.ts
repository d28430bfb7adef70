import type { SourceDocument } from '../../../shared/document/document.ts';
import { ReadError } from '../fault.ts';
import { hiddenTextNotices, type HiddenText } from '../office/hiddenText.ts';
import type { PageParts } from './text/pdfParts.ts';
import type { Glyph } from './drawing/pdfGlyph.ts';
import { readInk, type Ink } from './drawing/pdfInk.ts';
import { joinContinuedTables } from './tables/pdfContinued.ts';
import { layOut } from './pdfLayout.ts';
import { asReadError, openPdf } from './pdfOpen.ts';
import { omittedWords, withoutRunningHeads } from './text/pdfRunning.ts';
import { blocksOf } from './text/pdfBlocks.ts';

/** More pages than this are refused before any is read. */
const MAX_PAGES = 300;
/** Fewer characters than this on average a page are no text layer. */
const FEW = 12;
/** A scanned page may carry this little print all the same: a page number, the scanning program's name. */
const STAMP = 60;

/**
 * Reads a PDF's text page by page, tables as rows of cells.
 * @throws {ReadError} encrypted, damaged, empty, too_many_pages, no_text_layer, broken_text_layer; never anything else for bad bytes.
 */
export async function readPdf(bytes: Uint8Array): Promise<SourceDocument> {
  if (bytes.length === 0) throw new ReadError('empty');
  const { pdf, operators, close } = await openPdf(bytes);
  try {
    if (pdf.numPages > MAX_PAGES) throw new ReadError('too_many_pages');
    if (pdf.numPages === 0) throw new ReadError('empty');
    const reading = new Reading();
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      reading.add(number, await readInk(page, operators));
      page.cleanup();
    }
    return reading.finish();
  } catch (fault) {
    throw asReadError(fault);
  } finally {
    await close();
  }
}

/** Gathers the pages of one document and judges the whole. */
class Reading {
  private readonly pages: PageParts[] = [];
  private readonly hidden: HiddenText[] = [];
  private readonly pictures: number[] = [];
  private characters = 0;
  private garbage = 0;

  add(number: number, ink: Ink): void {
    const { shown, hidden } = partition(ink.glyphs);
    let count = 0;
    for (const glyph of shown) {
      if (glyph.blank) continue;
      count += 1;
      if (glyph.garbled) this.garbage += 1;
    }
    this.characters += count;
    const recognised = shown.some((glyph) => glyph.concealed);
    if (count === 0 ? ink.painted : count < STAMP && ink.pictured > 0.5 && !recognised) this.pictures.push(number);
    if (hidden !== '') this.hidden.push({ page: number, text: hidden });
    this.pages.push(layOut(number, ink, shown));
  }

  finish(): SourceDocument {
    const few = this.characters < FEW * Math.min(this.pages.length, 3);
    if (this.pictures.length === this.pages.length || (few && this.pictures.length > 0))
      throw new ReadError('no_text_layer');
    if (this.characters === 0) throw new ReadError('empty');
    if (this.garbage > this.characters * 0.3) throw new ReadError('broken_text_layer');
    const notices = hiddenTextNotices(this.hidden);
    if (this.pictures.length > 0) {
      notices.push(
        `Halaman ${this.pictures.join(', ')} ialah gambar tanpa teks yang boleh dibaca; isinya tidak diambil kira.`,
      );
    }
    const body = withoutRunningHeads(this.pages);
    const omitted = omittedWords(this.pages, body);
    const blocks = blocksOf(joinContinuedTables(body));
    return { kind: 'pdf', blocks, notices, pages: this.pages.length, omittedWords: omitted };
  }
}

/** Hidden print apart from what a reader sees. A scan's OCR layer is painted invisibly over the picture: there it is the text. */
function partition(glyphs: readonly Glyph[]): { shown: Glyph[]; hidden: string } {
  const visible = glyphs.filter((glyph) => !glyph.concealed && !glyph.blank).length;
  const invisible = glyphs.filter((glyph) => glyph.concealed === 'invisible' && !glyph.blank).length;
  const layer = invisible > 20 && invisible > visible * 4;
  const isHidden = (glyph: Glyph): boolean =>
    glyph.concealed !== undefined && !(layer && glyph.concealed === 'invisible');
  const hidden = glyphs
    .filter(isHidden)
    .map((glyph) => glyph.text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  return { shown: glyphs.filter((glyph) => !isHidden(glyph)), hidden };
}
