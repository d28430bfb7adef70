import type { DocumentText } from '../../shared/evidence.ts';
import { ReadError } from './fault.ts';
import { nameNotice, openByContent, type OpenedDocument } from './kind.ts';

/** About 1,000 full pages: a longer text is no course document or paper, and no model could take it in. */
const maxCharacters = 3_000_000;

/**
 * Turns one document into text in this very thread; {@link readDocument} runs it behind a time and a memory bound. A parser is loaded
 * only when a document of its kind comes.
 * @throws {ReadError} for documents that cannot be read; other errors mean damaged bytes
 */
export async function parseDocument(bytes: Uint8Array, fileName: string): Promise<DocumentText> {
  const document = await parseOpened(await openByContent(bytes), bytes);
  if (document.pages.reduce((sum, page) => sum + page.text.length, 0) > maxCharacters)
    throw new ReadError('too_many_pages');
  const notice = nameNotice(document.kind, fileName);
  return notice === null ? document : { ...document, notices: [notice, ...document.notices] };
}

async function parseOpened(opened: OpenedDocument, bytes: Uint8Array): Promise<DocumentText> {
  if (opened.kind === 'pdf') return (await import('./pdf/pdf.ts')).readPdf(bytes);
  if (opened.kind === 'docx') return (await import('./docx/docx.ts')).readDocx(opened.office);
  if (opened.kind === 'xlsx') return (await import('./office/excel.ts')).readXlsx(opened.office, bytes);
  if (opened.kind === 'doc') return (await import('./doc/doc.ts')).readDoc(opened.compound);
  return (await import('./office/excel.ts')).readXls(opened.compound);
}
