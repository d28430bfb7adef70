import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PDFParse } from 'pdf-parse';
// The parser runs on this thread: the caller already gives it a process of its own.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/pdf.d.ts';
import { ReadError } from '../fault.ts';

/** The folder of pdf.js's character maps, stand-in fonts and decoders; a bundle has it among the packages beside it. */
const installed = join(createRequire(import.meta.url).resolve('pdfjs-dist/cmaps/LICENSE'), '../..');

/** Pixels of the largest picture that is drawn: A3 at 600 dots an inch, one channel of which takes 70 MB. */
const LARGEST_PICTURE = 70_000_000;

/**
 * Opens a PDF for reading text and rulings, or for drawing its pages `withPictures`. Scripts and the network are off.
 * @throws {ReadError} encrypted; other errors mean damaged bytes
 */
export async function openPdf(
  bytes: Uint8Array,
  { withPictures = false } = {},
): Promise<{ pdf: PDFDocumentProxy; close: () => Promise<void> }> {
  const parser = new PDFParse({
    // pdf.js takes the buffer over, so it gets its own.
    data: new Uint8Array(bytes),
    cMapUrl: join(installed, 'cmaps/'),
    cMapPacked: true,
    standardFontDataUrl: join(installed, 'standard_fonts/'),
    // JPEG 2000 in scans.
    wasmUrl: join(installed, 'wasm/'),
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: withPictures,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    maxImageSize: withPictures ? LARGEST_PICTURE : 0,
  });
  try {
    // Not its text or its tables, which lose the columns of most course documents, but the document itself.
    return { pdf: await parser['load'](), close: () => parser.destroy() };
  } catch (error) {
    await parser.destroy();
    if (!(error instanceof Error) || error.name !== 'PasswordException') throw error;
    throw new ReadError('encrypted', hasLockedAttachments(bytes) ? lockedText : undefined);
  }
}

/** Of a PDF whose password is for its attachments alone (ISO 32000-1, 7.6.5); pdf.js asks for it all the same. */
const hasLockedAttachments = (bytes: Uint8Array): boolean =>
  /\/AuthEvent\s*\/EFOpen/.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'));
const lockedText =
  'Halaman PDF ini tidak dikunci, tetapi lampirannya dilindungi kata laluan; simpan semula tanpa lampiran itu dan muat naik sekali lagi.';
