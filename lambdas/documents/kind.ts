import type { DocumentKind } from '../../shared/document/document.ts';
import { ReadError } from './fault.ts';
import { foreignFault, wrongType } from './foreign.ts';
import { readStreams } from './office/docFile.ts';
import { unpack } from './office/zipPackage.ts';

/**
 * Judges by content what a document is; its name plays no part.
 * @throws {ReadError} wrong_type with a sentence that says what it is, encrypted, damaged, bomb or old_format
 */
export function kindOf(bytes: Uint8Array): DocumentKind {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 4096));
  const hex = head.toString('hex', 0, 8);
  if (hex.startsWith('504b0304') || hex.startsWith('504b0506')) return packageKind(bytes);
  if (hex === 'd0cf11e0a1b11ae1') return compoundKind(bytes);
  // Readers of PDF allow bytes before its mark.
  if (head.subarray(0, 1024).includes('%PDF')) return 'pdf';
  throw foreignFault(head);
}

/** The notice for a file whose name promises another kind than its content holds, or null. */
export function nameNotice(kind: DocumentKind, fileName: string): string | null {
  const ending = /\.([a-z0-9]{1,5})$/iu.exec(fileName)?.[1]?.toLowerCase();
  if (ending === undefined || (endings[kind] ?? []).includes(ending)) return null;
  return `Nama fail berakhir dengan .${ending} tetapi isinya ialah ${kind.toUpperCase()}; dokumen dibaca sebagai ${kind.toUpperCase()}.`;
}

const endings: Record<DocumentKind, readonly string[]> = {
  pdf: ['pdf'],
  docx: ['docx', 'docm', 'dotx', 'dotm'],
  doc: ['doc', 'dot'],
  xlsx: ['xlsx', 'xlsm', 'xltx', 'xltm'],
  xls: ['xls', 'xlt'],
};

/** Packages that are no documents of ours by a part's name. */
const foreignParts: readonly (readonly [part: RegExp, what: string, advice: string])[] = [
  [/^xl\/workbook\.bin$/u, 'buku kerja Excel binari (XLSB)', 'simpan sebagai XLSX'],
  [/^ppt\//u, 'persembahan PowerPoint', 'eksport sebagai PDF'],
  [/^index\/document\.iwa$|^index\.zip$/u, 'dokumen Apple iWork', 'eksport sebagai DOCX atau PDF'],
];
/** OpenDocument and EPUB packages say what they are in their first part. */
const foreignTypes: readonly (readonly [type: string, what: string, advice: string])[] = [
  ['opendocument.spreadsheet', 'hamparan OpenDocument (ODS)', 'simpan sebagai XLSX'],
  ['opendocument', 'dokumen OpenDocument', 'simpan sebagai DOCX atau PDF'],
  ['epub', 'buku elektronik EPUB', 'eksport sebagai PDF'],
];

function packageKind(bytes: Uint8Array): DocumentKind {
  const names: string[] = [];
  const { mimetype } = unpack(bytes, (name) => {
    names.push(name.toLowerCase());
    return name === 'mimetype';
  });
  const has = (part: RegExp): boolean => names.some((name) => part.test(name));
  if (has(/^word\/document\d*\.xml$/u)) return 'docx';
  if (has(/^xl\/workbook\d*\.xml$/u)) return 'xlsx';
  const type = Buffer.from(mimetype ?? []).toString('latin1');
  const foreign = foreignParts.find(([part]) => has(part)) ?? foreignTypes.find(([name]) => type.includes(name));
  if (foreign) throw wrongType(foreign[1], foreign[2]);
  if (names.length === 0 || has(/^\[content_types\]\.xml$/u)) throw new ReadError('damaged');
  throw wrongType('arkib ZIP', 'ekstrak arkib itu dan pilih dokumen di dalamnya');
}

function compoundKind(bytes: Uint8Array): DocumentKind {
  const streams = readStreams(bytes);
  if (streams.has('encryptedpackage')) throw new ReadError('encrypted');
  if (streams.has('worddocument')) return 'doc';
  if (streams.has('workbook') || streams.has('book')) return 'xls';
  if (streams.has('powerpoint document')) throw wrongType('persembahan PowerPoint', 'eksport sebagai PDF');
  if ([...streams.keys()].some((name) => name.startsWith('__substg1.0_')))
    throw wrongType('mesej e-mel Outlook', 'simpan lampirannya');
  throw wrongType('fail Office yang bukan Word atau Excel', 'eksport sebagai PDF');
}
