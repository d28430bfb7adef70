import type { DocumentText } from '../../shared/evidence.ts';
import { CompoundFile } from './doc/compound.ts';
import { ReadError } from './fault.ts';
import { foreignFault, wrongType } from './foreign.ts';
import { OfficePackage } from './office/officePackage.ts';

/** A document whose kind its content has shown, opened as far as judging took. */
export type OpenedDocument =
  | { readonly kind: 'pdf' }
  | { readonly kind: 'docx'; readonly office: OfficePackage }
  | { readonly kind: 'xlsx'; readonly office: OfficePackage }
  | { readonly kind: 'doc'; readonly compound: CompoundFile }
  | { readonly kind: 'xls'; readonly compound: CompoundFile };

/**
 * Judges by content what a document is; its name plays no part.
 * @throws {ReadError} wrong_type with a sentence that says what it is, encrypted, damaged, bomb or old_format
 */
export async function openByContent(bytes: Uint8Array): Promise<OpenedDocument> {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 4096));
  const container = containerOf(head);
  if (container === 'package') return openPackage(bytes);
  if (container === 'compound') return openCompound(bytes);
  if (container === 'pdf') return { kind: 'pdf' };
  throw foreignFault(head);
}

/** Whether a file's first 1,024 bytes are those of a PDF, an Office package or a compound file; what it holds is judged on reading. */
export function startsLikeDocument(start: Uint8Array): boolean {
  return containerOf(Buffer.from(start.buffer, start.byteOffset, start.byteLength)) !== null;
}

function containerOf(head: Buffer): 'pdf' | 'package' | 'compound' | null {
  if (startsWith(head, 'PK\u0003\u0004') || startsWith(head, 'PK\u0005\u0006')) return 'package';
  if (startsWith(head, '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1')) return 'compound';
  // Readers of PDF allow bytes before its mark.
  return head.subarray(0, 1024).includes('%PDF') ? 'pdf' : null;
}

/** The notice for a file whose name promises another kind than its content holds, or null. */
export function nameNotice(kind: DocumentText['kind'], fileName: string): string | null {
  const ending = /\.([a-z0-9]{1,5})$/iu.exec(fileName)?.[1]?.toLowerCase();
  if (ending === undefined || (endings[kind] ?? []).includes(ending)) return null;
  return `Nama fail berakhir dengan .${ending} tetapi isinya ialah ${kind.toUpperCase()}; dokumen dibaca sebagai ${kind.toUpperCase()}.`;
}

const endings: Record<DocumentText['kind'], readonly string[]> = {
  pdf: ['pdf'],
  docx: ['docx', 'docm', 'dotx', 'dotm'],
  doc: ['doc', 'dot'],
  xlsx: ['xlsx', 'xlsm', 'xltx', 'xltm'],
  xls: ['xls', 'xlt'],
};

async function openPackage(bytes: Uint8Array): Promise<OpenedDocument> {
  const office = await OfficePackage.open(bytes);
  if (office.names.length === 0) throw new ReadError('damaged');
  const has = (pattern: RegExp): boolean => office.names.some((name) => pattern.test(name));
  if (has(/^word\/document\d*\.xml$/u)) return { kind: 'docx', office };
  if (has(/^xl\/workbook\d*\.xml$/u)) return { kind: 'xlsx', office };
  if (has(/^xl\/workbook\.bin$/u)) throw wrongType('buku kerja Excel binari (XLSB)', 'simpan sebagai XLSX');
  if (has(/^ppt\//u)) throw wrongType('persembahan PowerPoint', 'eksport sebagai PDF');
  const odf = (await office.bytes('mimetype'))?.toString('latin1') ?? '';
  if (odf.includes('opendocument.spreadsheet')) throw wrongType('hamparan OpenDocument (ODS)', 'simpan sebagai XLSX');
  if (odf.includes('opendocument')) throw wrongType('dokumen OpenDocument', 'simpan sebagai DOCX atau PDF');
  if (odf.includes('epub')) throw wrongType('buku elektronik EPUB', 'eksport sebagai PDF');
  if (has(/^index\/document\.iwa$|^index\.zip$/u))
    throw wrongType('dokumen Apple iWork', 'eksport sebagai DOCX atau PDF');
  if (has(/^\[content_types\]\.xml$/u)) throw new ReadError('damaged');
  throw wrongType('arkib ZIP', 'ekstrak arkib itu dan pilih dokumen di dalamnya');
}

function openCompound(bytes: Uint8Array): OpenedDocument {
  const compound = new CompoundFile(bytes);
  const has = (name: string): boolean => compound.has(name);
  if (has('encryptedpackage')) throw new ReadError('encrypted');
  if (has('worddocument')) return { kind: 'doc', compound };
  if (has('workbook') || has('book')) return { kind: 'xls', compound };
  if (has('powerpoint document')) throw wrongType('persembahan PowerPoint', 'eksport sebagai PDF');
  if (compound.names.some((name) => name.startsWith('__substg1.0_')))
    throw wrongType('mesej e-mel Outlook', 'simpan lampirannya');
  throw wrongType('fail Office yang bukan Word atau Excel', 'eksport sebagai PDF');
}

function startsWith(bytes: Buffer, signature: string): boolean {
  return bytes.subarray(0, signature.length).equals(Buffer.from(signature, 'latin1'));
}
