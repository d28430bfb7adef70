import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/pdf.d.ts';
import { ReadError } from '../fault.ts';

type PdfJs = typeof import('pdfjs-dist/legacy/build/pdf.mjs');
type Library = Pick<PdfJs, 'OPS' | 'VerbosityLevel'> & Pick<typeof import('pdf-parse'), 'PDFParse'>;

let library: Promise<Library> | undefined;

/** pdf-parse with the pdf.js that it brings, which finds the classes of a canvas in `@napi-rs/canvas` itself. */
async function load(): Promise<Library> {
  // The parser runs on this thread: the caller already gives it a process of its own.
  // @ts-expect-error pdf.js ships no types for its worker; only pdf.js itself uses it
  const worker: object = await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs');
  Object.assign(globalThis, { pdfjsWorker: worker });
  const [{ PDFParse }, { OPS, VerbosityLevel }] = await Promise.all([
    import('pdf-parse'),
    import('pdfjs-dist/legacy/build/pdf.mjs'),
  ]);
  return { PDFParse, OPS, VerbosityLevel };
}

/** The folders of character maps and stand-in fonts, when the package lies beside the code (a bundle may do without). */
function resources(): { cMapUrl?: string; cMapPacked?: boolean; standardFontDataUrl?: string; wasmUrl?: string } {
  const here = import.meta.url || pathToFileURL(join(process.cwd(), 'x.js')).href;
  const folder = createRequire(here)
    .resolve.paths('pdfjs-dist')
    ?.map((path) => join(path, 'pdfjs-dist'))
    .find((path) => existsSync(join(path, 'cmaps')));
  if (!folder) return {};
  return {
    cMapUrl: join(folder, 'cmaps') + '/',
    cMapPacked: true,
    standardFontDataUrl: join(folder, 'standard_fonts') + '/',
    // JPEG 2000 in scans.
    wasmUrl: join(folder, 'wasm') + '/',
  };
}

/** Pixels of the largest picture that is drawn: A3 at 600 dots an inch, one channel of which takes 70 MB. */
const LARGEST_PICTURE = 70_000_000;

/** The operator numbers of pdf.js by name. */
export type Operators = PdfJs['OPS'];

/**
 * Opens a PDF for reading text and rulings, or for drawing its pages `withPictures`. Scripts and the network are off.
 * @throws {ReadError} encrypted, damaged
 */
export async function openPdf(
  bytes: Uint8Array,
  { withPictures = false } = {},
): Promise<{ pdf: PDFDocumentProxy; operators: Operators; close: () => Promise<void> }> {
  library ??= load();
  const { PDFParse, OPS, VerbosityLevel } = await library;
  const parser = new PDFParse({
    // pdf.js takes the buffer over, so it gets its own.
    data: new Uint8Array(bytes),
    ...resources(),
    verbosity: VerbosityLevel.ERRORS,
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
    return { pdf: await parser['load'](), operators: OPS, close: () => parser.destroy() };
  } catch (fault) {
    await parser.destroy();
    const refusal = asReadError(fault);
    throw refusal.fault === 'encrypted' && hasLockedAttachments(bytes)
      ? new ReadError('encrypted', lockedText)
      : refusal;
  }
}

/** Of a PDF whose password is for its attachments alone (ISO 32000-1, 7.6.5); pdf.js asks for it all the same. */
const hasLockedAttachments = (bytes: Uint8Array): boolean =>
  /\/AuthEvent\s*\/EFOpen/.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'));
const lockedText =
  'Halaman PDF ini tidak dikunci, tetapi lampirannya dilindungi kata laluan; simpan semula tanpa lampiran itu dan muat naik sekali lagi.';

/** What pdf.js could not read, in words for the user; a ReadError stays as it is. */
export function asReadError(fault: unknown): ReadError {
  if (fault instanceof ReadError) return fault;
  const name = fault instanceof Error ? fault.name : '';
  if (name === 'PasswordException') return new ReadError('encrypted');
  return new ReadError('damaged');
}
