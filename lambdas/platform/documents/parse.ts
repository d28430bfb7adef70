import type { DocumentText } from '../../../shared/evidence.ts';
import { nameNotice, openByContent, type OpenedDocument } from './kind.ts';

/**
 * Turns one document into text in this very thread; {@link readDocument} runs it behind a time and a memory bound. A parser is loaded
 * only when a document of its kind comes.
 * @throws {ReadError} for documents that cannot be read; other errors mean damaged bytes
 */
export async function parseDocument(bytes: Uint8Array, fileName: string): Promise<DocumentText> {
  const document = await parseOpened(await openByContent(bytes), bytes);
  const notice = nameNotice(document.kind, fileName);
  return notice === null ? document : { ...document, notices: [notice, ...document.notices] };
}

async function parseOpened(opened: OpenedDocument, bytes: Uint8Array): Promise<DocumentText> {
  switch (opened.kind) {
    case 'pdf':
      return (await import('./pdf.ts')).readPdf(bytes);
    case 'docx':
      return (await import('./docx.ts')).readDocx(opened.office);
    case 'doc':
      return (await import('./doc.ts')).readDoc(opened.compound);
    case 'xlsx':
      return (await import('./excel.ts')).readXlsx(opened.office, bytes);
    case 'xls':
      return (await import('./excel.ts')).readXls(opened.compound);
  }
}
