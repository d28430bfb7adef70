import { blockText } from '../../shared/document/citation.ts';
import type { SourceDocument } from '../../shared/document/document.ts';
import { ReadError } from './fault.ts';
import { kindOf } from './kind.ts';

/** About 1,000 full pages: a longer text is no course document or paper, and no model could take it in. */
const maxCharacters = 3_000_000;

/**
 * Turns one document into blocks in this very thread; {@link readDocument} runs it behind bounds on time and memory. A parser is loaded
 * only when a document of its kind comes.
 * @param beforeScan is told how many pages will be read from their pictures, before the first is
 * @throws {ReadError} for documents that cannot be read
 */
export async function parseDocument(
  bytes: Uint8Array,
  beforeScan: (pages: number) => void = () => undefined,
): Promise<SourceDocument> {
  try {
    const document = await parseKind(bytes, beforeScan);
    const characters = document.blocks.reduce((sum, block) => sum + blockText(block).length, 0);
    if (characters > maxCharacters) throw new ReadError('too_many_pages');
    return document;
  } catch (error) {
    // Parsers meet bytes that they do not understand with errors of every kind.
    throw error instanceof ReadError ? error : new ReadError('damaged', undefined, error);
  }
}

async function parseKind(bytes: Uint8Array, beforeScan: (pages: number) => void): Promise<SourceDocument> {
  const kind = kindOf(bytes);
  if (kind === 'pdf') return (await import('./pdf/pdf.ts')).readPdf(bytes, beforeScan);
  if (kind === 'docx') return (await import('./office/docx.ts')).readDocx(bytes);
  if (kind === 'doc') return (await import('./office/doc.ts')).readDoc(bytes);
  return (await import('./office/excel.ts')).readWorkbook(bytes);
}
