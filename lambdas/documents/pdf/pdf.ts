import type { SourceDocument } from '../../../shared/document/document.ts';
import { ReadError } from '../fault.ts';
import { hiddenNotices } from '../office/blockList.ts';
import { printOf, type Glyph } from './pdfGeometry.ts';
import { readInk, type Ink } from './drawing/pdfInk.ts';
import { layOut } from './pdfLayout.ts';
import { openPdf } from './pdfOpen.ts';
import { scannedPages } from './scan/scannedPages.ts';
import { joinContinuedTables } from './tables/pdfContinued.ts';
import { blocksOf } from './text/pdfBlocks.ts';
import type { PageParts } from './text/pdfParts.ts';
import { omittedWords, withoutRunningHeads } from './text/pdfRunning.ts';

/** More pages than this are refused before any is read. */
const MAX_PAGES = 300;
/** More scanned pages than this are refused: recognition takes up to ten seconds a page. */
const MAX_SCANNED = 40;
/** A scanned page may carry this little print all the same: a page number, the scanning program's name. */
const STAMP = 60;

/**
 * Reads a PDF's blocks; pages that are pictures are read by text recognition.
 * @param beforeScan is told how many pages will be recognised, before the first is
 * @throws {ReadError} encrypted, empty, too_many_pages, too_many_scans, no_text_layer; other errors mean damaged bytes
 */
export async function readPdf(bytes: Uint8Array, beforeScan: (pages: number) => void): Promise<SourceDocument> {
  const { pages, hidden, pictures } = await readPages(bytes);
  if (pictures.length > MAX_SCANNED) throw new ReadError('too_many_scans');
  const notices = hiddenNotices(hidden);
  if (pictures.length > 0) {
    beforeScan(pictures.length);
    for await (const { number, ink, confidence } of scannedPages(bytes, pictures))
      pages[number - 1] = { ...layOut(number, ink, ink.glyphs), confidence };
    notices.push(...scanNotices(pages, pictures));
  }
  if (pages.every(({ parts }) => parts.length === 0))
    throw new ReadError(pictures.length > 0 ? 'no_text_layer' : 'empty');
  const body = withoutRunningHeads(pages);
  const omitted = omittedWords(pages, body);
  const blocks = blocksOf(joinContinuedTables(body));
  return { kind: 'pdf', blocks, notices, pages: pages.length, omittedWords: omitted };
}

interface Printed {
  pages: ReturnType<typeof layOut>[];
  hidden: { where: string; text: string }[];
  /** Numbers of the pages whose text only their picture shows. */
  pictures: number[];
}

async function readPages(bytes: Uint8Array): Promise<Printed> {
  const { pdf, close } = await openPdf(bytes);
  try {
    if (pdf.numPages > MAX_PAGES) throw new ReadError('too_many_pages');
    if (pdf.numPages === 0) throw new ReadError('empty');
    const printed: Printed = { pages: [], hidden: [], pictures: [] };
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const ink = await readInk(page);
      page.cleanup();
      const { shown, hidden } = partition(ink.glyphs);
      if (isPicture(ink, shown)) printed.pictures.push(number);
      if (hidden !== '') printed.hidden.push({ where: `pada halaman ${number}`, text: hidden });
      printed.pages.push(layOut(number, ink, shown, printed.pages.at(-1)?.gutter));
    }
    return printed;
  } finally {
    await close();
  }
}

/** A scan without a text layer, or print whose characters the file does not name. */
function isPicture(ink: Ink, shown: readonly Glyph[]): boolean {
  const print = shown.filter((glyph) => !glyph.blank);
  if (print.length === 0) return ink.painted;
  if (print.filter((glyph) => glyph.garbled).length > print.length * 0.3) return true;
  const isLayer = print.some((glyph) => glyph.concealed);
  return print.length < STAMP && ink.pictured > 0.5 && !isLayer;
}

const named = (pages: readonly PageParts[]): string => `Halaman ${pages.map(({ number }) => number).join(', ')}`;

function scanNotices(pages: readonly PageParts[], pictures: readonly number[]): string[] {
  const scans = pages.filter(({ number }) => pictures.includes(number));
  const read = scans.filter(({ parts }) => parts.length > 0);
  const unread = scans.filter(({ parts }) => parts.length === 0);
  const sure = Math.round(read.reduce((sum, { confidence = 0 }) => sum + confidence, 0) / read.length);
  const which = read.length === pages.length ? 'Dokumen ini' : named(read);
  const notices = [
    read.length > 0 &&
      `${which} dibaca daripada imbasan; ketepatan bacaan dianggarkan ${sure}%. Semak fakta dengan dokumen asal.`,
    unread.length > 0 &&
      `${named(unread)} ialah gambar; tiada teks dapat dibaca di situ. Jika ada teks pada halaman itu, muat naik salinan yang lebih jelas.`,
  ];
  return notices.filter((notice) => notice !== false);
}

/** Hidden print apart from what a reader sees. A scan's OCR layer is painted invisibly over the picture: there it is the text. */
function partition(glyphs: readonly Glyph[]): { shown: Glyph[]; hidden: string } {
  const visible = glyphs.filter((glyph) => !glyph.concealed && !glyph.blank).length;
  const invisible = glyphs.filter((glyph) => glyph.concealed === 'invisible' && !glyph.blank).length;
  const layer = invisible > 20 && invisible > visible * 4;
  const isHidden = (glyph: Glyph): boolean =>
    glyph.concealed !== undefined && !(layer && glyph.concealed === 'invisible');
  return { shown: glyphs.filter((glyph) => !isHidden(glyph)), hidden: printOf(glyphs.filter(isHidden)) };
}
