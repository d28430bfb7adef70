import type { DocumentText } from '../../shared/evidence.ts';
import { fileOf, pdfPages, type TestFile } from './documents.ts';

/** Invented matter for sentences that are all different and say something that can be quoted. */
const subjects = ['Guru pelatih', 'Murid tahun lima', 'Pensyarah pembimbing', 'Guru besar', 'Penyelaras praktikum'];
const deeds = ['menyatakan bahawa', 'melaporkan bahawa', 'menunjukkan bahawa', 'bersetuju bahawa'];
const matters = [
  'permainan papan membantu kefahaman pecahan',
  'maklum balas segera menambah keyakinan diri',
  'bahan konkrit memudahkan peralihan kepada simbol',
  'kerja berpasangan mengurangkan kebimbangan matematik',
  'masa persediaan bahan masih tidak mencukupi',
];

const pick = (from: readonly string[], n: number): string => from[n % from.length] ?? '';

/** One sentence a number, no two alike. */
export const sentence = (n: number): string =>
  `${pick(subjects, n)} ${pick(deeds, n + Math.floor(n / 5))} ${pick(matters, n + Math.floor(n / 20))} dalam pemerhatian ke-${n + 1}.`;

/** The parts of a paper in their order: heading, and a share of its pages. */
const parts: readonly (readonly [heading: string, share: number])[] = [
  ['ABSTRAK', 0],
  ['1.0 PENGENALAN', 1],
  ['2.0 OBJEKTIF KAJIAN', 0.5],
  ['3.0 SOROTAN LITERATUR', 2],
  ['4.0 METODOLOGI KAJIAN', 1.5],
  ['5.0 DAPATAN KAJIAN', 2],
  ['6.0 PERBINCANGAN', 1.5],
  ['7.0 KESIMPULAN', 0.5],
  ['RUJUKAN', 0.5],
];

export const paperTitle = 'KESAN PERMAINAN PAPAN TERHADAP KEFAHAMAN PECAHAN MURID TAHUN LIMA';
export const paperAuthor = 'Nadim Arsyad bin Zulhilmi';

const linesOnPage = 36;
/** Characters of a printed line. */
const lineLength = 88;

/** Text broken into printed lines. */
function wrapped(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length >= lineLength) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** The lines of every page of a paper of so many pages; the same at every run. */
function paperLines(pages: number): string[][] {
  const room = pages * linesOnPage;
  const shares = parts.reduce((sum, [, share]) => sum + share, 0);
  let n = 0;
  const lines = [paperTitle, paperAuthor, 'Institut Pendidikan Guru Kampus Lembah Mawar', '2025'];
  for (const [heading, share] of parts) {
    const until = Math.min(room, lines.length + 8 + Math.floor((share / shares) * (room - parts.length * 9)));
    lines.push(heading);
    while (lines.length < until)
      lines.push(...wrapped(Array.from({ length: 4 }, () => sentence(n++)).join(' ')).slice(0, until - lines.length));
  }
  return Array.from({ length: pages }, (_, i) => lines.slice(i * linesOnPage, (i + 1) * linesOnPage));
}

/** A paper as the readers give it. */
export const paperText = (pages = 10): DocumentText => ({
  kind: 'pdf',
  notices: [],
  pages: paperLines(pages).map((lines, i) => ({ number: i + 1, text: lines.join('\n') })),
});

/** The same paper as a file. */
export const paperPdf = (pages: number, name: string): TestFile => fileOf(name, pdfPages(paperLines(pages)));
