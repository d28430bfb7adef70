import type { DocumentText } from '../../../shared/evidence.ts';
import { CompoundFile } from './compound.ts';
import { ReadError } from './fault.ts';
import { OfficePackage } from './zip.ts';

/** A document whose kind its content has shown, opened as far as judging took. */
export type OpenedDocument =
  | { readonly kind: 'pdf' }
  | { readonly kind: 'docx' | 'xlsx'; readonly office: OfficePackage }
  | { readonly kind: 'doc' | 'xls'; readonly compound: CompoundFile };

/**
 * Judges by content what a document is; its name plays no part.
 * @throws {ReadError} wrong_type with a sentence that says what it is, encrypted, damaged, bomb or old_format
 */
export async function openByContent(bytes: Uint8Array): Promise<OpenedDocument> {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 4096));
  switch (containerOf(head)) {
    case 'package':
      return openPackage(bytes);
    case 'compound':
      return openCompound(bytes);
    case 'pdf':
      return { kind: 'pdf' };
    case null:
      throw foreign(head);
  }
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

/** What the first bytes of files that are no documents of ours look like, with what they are and what to do. */
const signatures: readonly (readonly [RegExp, string, string])[] = [
  [
    /^\s*(?:<!--[\s\S]*?-->\s*)?<(?:!doctype html|html|head|body|table|meta|style)\b/iu,
    'halaman web (HTML)',
    'buka dalam Word atau Excel dan simpan semula sebagai DOCX atau XLSX',
  ],
  [/^\s*\{\\rtf/u, 'dokumen RTF', 'buka dalam Word dan simpan semula sebagai DOCX'],
  [
    /^(?:MIME-Version:|From:|Received:|X-)/iu,
    'halaman web arkib (MHT) atau e-mel',
    'buka dalam Word dan simpan semula sebagai DOCX',
  ],
  [
    /^\s*<\?xml[\s\S]*(?:Excel\.Sheet|urn:schemas-microsoft-com:office:spreadsheet)/u,
    'hamparan XML 2003',
    'buka dalam Excel dan simpan semula sebagai XLSX',
  ],
  [/^\s*<\?xml[\s\S]*(?:Word\.Document|wordml)/u, 'dokumen Word XML', 'buka dalam Word dan simpan semula sebagai DOCX'],
  [
    /^\s*<\?xml[\s\S]*<html/iu,
    'halaman web (HTML)',
    'buka dalam Word atau Excel dan simpan semula sebagai DOCX atau XLSX',
  ],
  [
    /^(?:\u0089PNG|\u00ff\u00d8\u00ff|GIF8|II\*\u0000|MM\u0000\*|BM.{4}\u0000{4}|RIFF.{4}WEBP|.{4}ftyp(?:hei|mif|avif))/su,
    'gambar',
    'muat naik dokumen asal yang bertaip atau jalankan OCR dahulu',
  ],
  [/^(?:Rar!|7z\u00bc\u00af|\u001f\u008b)/u, 'arkib mampat', 'ekstrak arkib itu dan pilih dokumen di dalamnya'],
];

function foreign(head: Buffer): ReadError {
  // Early Word (2 to 5) and Excel (2 to 4) wrote no compound file.
  if (/^(?:\u00db\u00a5|\u00fe7|1\u00be)/u.test(head.toString('latin1', 0, 4))) return new ReadError('old_format');
  if (/^\t[\u0000\u0002\u0004][\u0004\u0006]\u0000/u.test(head.toString('latin1', 0, 4)))
    return new ReadError('old_format');
  if (startsWith(head, 'PK') || startsWith(head, '\u00d0\u00cf')) return new ReadError('damaged');
  const text = decodeHead(head);
  const found = signatures.find(([pattern]) => pattern.test(text));
  if (found) return wrongType(found[1], found[2]);
  if (!/[\u0000-\u0008\u000e-\u001f]/u.test(text))
    return wrongType('teks biasa', 'buka dalam Word dan simpan semula sebagai DOCX');
  return new ReadError('wrong_type');
}

function wrongType(what: string, advice: string): ReadError {
  return new ReadError(
    'wrong_type',
    `Fail ini sebenarnya ${what}, bukan PDF, Word atau Excel; ${advice} dan muat naik sekali lagi.`,
  );
}

function decodeHead(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return new TextDecoder('utf-16le').decode(head);
  const withoutMark = startsWith(head, '\u00ef\u00bb\u00bf') ? head.subarray(3) : head;
  return withoutMark.toString('latin1');
}

function startsWith(bytes: Buffer, signature: string): boolean {
  return bytes.subarray(0, signature.length).equals(Buffer.from(signature, 'latin1'));
}
