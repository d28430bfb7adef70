import type { Block, SourceDocument } from '../../shared/document/document.ts';
import type { DocumentText } from './pages.ts';

/** A course document as the readers give it: one page of lines and table rows. */
export const courseText = (code = 'EDUP3153', name = 'Bimbingan dan Kaunseling Sekolah'): DocumentText => ({
  kind: 'docx',
  notices: [],
  pages: [
    {
      number: 1,
      text: [
        'MAKLUMAT KURSUS',
        `| Kod Kursus | ${code} |`,
        `| Nama Kursus | ${name} |`,
        '| Kredit | 3 |',
        'HASIL PEMBELAJARAN KURSUS',
        '| Bil | Hasil Pembelajaran Kursus (HPK) | Aras Taksonomi |',
        '| HPK1 | Menghuraikan konsep bimbingan dan kaunseling dalam konteks sekolah rendah. | C2 |',
        '| HPK2 | Menganalisis keperluan murid berdasarkan teori kaunseling yang sesuai. | C4 |',
        '| HPK3 | Menunjukkan kemahiran komunikasi yang berkesan semasa sesi bimbingan kelompok. | A3 |',
        'PENTAKSIRAN',
        '| Pentaksiran | Pemberat |',
        '| Tugasan Individu | 60% |',
        '| Peperiksaan Akhir | 40% |',
      ].join('\n'),
    },
  ],
});

/** Flat pages as blocks: each line a paragraph, table rows that follow one another a table. */
export function blocksOfText({ pages, ...document }: DocumentText): SourceDocument {
  const blocks: Block[] = [];
  for (const { number, label, text } of pages) {
    const place = label === undefined ? { page: number } : { sheet: label };
    let rows: (Block & { kind: 'table' })['rows'] | null = null;
    for (const line of text.split('\n')) {
      const n = blocks.length + 1;
      const [, cells] = /^\| (.*) \|$/.exec(line) ?? [];
      if (cells === undefined) {
        rows = null;
        if (line !== '') blocks.push({ n, ...place, kind: 'paragraph', text: line });
        continue;
      }
      if (rows === null) blocks.push({ n, ...place, kind: 'table', rows: (rows = []) });
      rows.push({ cells: cells.split(' | ').map((cell) => ({ text: cell.replaceAll('<br>', '\n') })) });
    }
  }
  return { ...document, blocks, pages: pages.length };
}
