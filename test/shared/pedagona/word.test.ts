import { describe, expect, test } from '@jest/globals';
import { merungkaiDocument, wordFileName } from '../../../shared/pedagona/word.ts';
import { renderWordBytes } from '../../../shared/word/render.ts';
import { plainText } from '../../../shared/word/text.ts';
import { disclaimerText, localEngineText } from '../../../shared/texts.ts';
import { part, unzip, wordLines } from '../word/docx.ts';
import { session } from './fixtures/session.ts';

const document = merungkaiDocument(session);
const lines = plainText(document);
/** The lines from the first that equals `from` up to the next that equals `to`. */
const between = (from: string, to: string): string[] => {
  const start = lines.indexOf(from);
  return lines.slice(start, lines.indexOf(to, start + 1));
};

describe('the merungkai document', () => {
  test('is in the file as it is in the model', async () => {
    const parts = await unzip(await renderWordBytes(document));
    expect(wordLines(part(parts, 'word/document.xml'))).toEqual(lines);
    expect(wordLines(part(parts, 'word/header1.xml'))).toEqual(['PEDAGONA | Hasil Merungkai']);
  });

  test('starts with session, date and the three numbers of the page', () => {
    expect(lines.slice(0, 12)).toEqual([
      'Hasil Merungkai',
      session.sessionName,
      'Nama Sesi',
      session.sessionName,
      'Tarikh Analisis',
      'Isnin, 9 Mac 2026 pada 12:05 PTG',
      'Jumlah Kursus',
      '2',
      'Dokumen Dianalisis',
      '2',
      'Jumlah CLO',
      '2',
    ]);
  });

  test('names documents that could not be read, and why', () => {
    const row = lines.indexOf('rosak.xlsx');
    expect(lines.slice(row, row + 4)).toEqual([
      'rosak.xlsx',
      '-',
      'Gagal dibaca',
      'Fail ini rosak. Sila muat naik semula.',
    ]);
  });

  test('gives every field of a CLO in the order of the page', () => {
    expect(between('HPK1', 'HPK2')).toEqual([
      'HPK1',
      'Pernyataan CLO',
      'Menganalisis tingkah laku pembelajaran kanak-kanak berdasarkan dapatan pemerhatian dan teori.',
      'Domain',
      'Kognitif',
      'Afektif',
      'Aras Kemahiran',
      'C4, A3',
      'HPP (MQF 2.0)',
      'HP2 Kemahiran kognitif',
      'HP4 Kemahiran interpersonal',
      'Kemahiran Insaniah',
      'KI2 Pemikiran kritis: menilai bukti pemerhatian',
      'KI6 Etika',
      'Pengetahuan',
      'Teori Piaget',
      'Teori Vygotsky & zon perkembangan <ZPD>',
      'Konsep Mikro (Aktiviti / Kaedah)',
      'Pemerhatian berstruktur',
      'Kajian kes',
      'Konsep Makro (Struktur / Topik)',
      'Perkembangan kanak-kanak',
      'The Big Idea',
      'Perkembangan kanak-kanak menentukan cara mereka belajar.',
      'Essential Questions / Soalan Penting',
      'Bagaimanakah teori membantu guru memahami murid?',
      'Bilakah pemerhatian menjadi bukti?',
      'Bukti daripada Dokumen',
      'Muka surat 2: \u201cMenganalisis tingkah laku pembelajaran kanak-kanak\u201d',
    ]);
  });

  test('marks what code filled in and says what was not found', () => {
    const bare = between('HPK2', 'Pentaksiran');
    expect(bare.filter((line) => line === 'Cadangan umum; tiada dalam dokumen')).toHaveLength(2);
    expect(bare.filter((line) => line === 'Tidak ditemui dalam dokumen')).toHaveLength(8);
    expect(bare).toContain('Mengapakah HPK2 penting dalam pembelajaran kursus ini?');
    expect(bare).not.toContain('Tiada maklumat');
  });

  test('adds up the stated weights', () => {
    const assessments = between('Pentaksiran', 'Topik Pengetahuan');
    expect(assessments).toEqual(expect.arrayContaining(['12.5%', '47.5%', 'Muka surat 3: \u201cKuiz 12.5%\u201d']));
    expect(assessments.slice(-2)).toEqual(['Jumlah Wajaran', '60%']);
  });

  test('gives the KPPB model with the labels of its own parts only', () => {
    const learning = between('Pembangunan Pembelajaran (KPPB)', 'Kod Kursus');
    expect(learning).toEqual(
      expect.arrayContaining(['3E', 'Rangsangan', 'Penglibatan (Engagement)', 'Perluasan (Extension)']),
    );
    expect(learning).not.toContain('Kaitkan (Relate)');
  });

  test('passes on warnings with their place, the engine notice and the disclaimer', () => {
    expect(lines).toContain(
      'Jumlah wajaran pentaksiran ialah 60%, bukan 100%. Sila semak dokumen asal. (edup3033_psikologi.doc, Muka surat 3)',
    );
    expect(lines).toContain(localEngineText);
    expect(lines).toContain(disclaimerText);
    expect(document.footerNote).toContain(disclaimerText);
  });

  test('tells a course of which nothing was found', () => {
    const bare = lines.slice(lines.lastIndexOf('Kod Kursus'));
    expect(bare).toEqual(expect.arrayContaining(['imbasan.pdf', 'Tidak dinyatakan']));
    expect(bare.filter((line) => line === 'Tidak ditemui dalam dokumen')).toHaveLength(8);
  });
});

describe('wordFileName', () => {
  const at = new Date('2026-03-09T04:05:06Z');
  const { id } = session;
  test.each([
    ['merungkai', 'Semester 1: Psikologi', 'doc', 'MERUNGKAI_Semester_1_Psikologi_20260309_120506.doc'],
    ['merungkai', 'Semester 1: Psikologi', 'docx', 'MERUNGKAI_Semester_1_Psikologi_20260309_120506.docx'],
    ['results', 'جاوي ١', 'doc', 'PEDAGONA_KmR_جاوي_١_20260309_120506.doc'],
    ['results', '\u{1f600} / ?', 'doc', 'PEDAGONA_KmR_01JD3Q8Y_20260309_120506.doc'],
    ['results', 'a'.repeat(120), 'docx', `PEDAGONA_KmR_${'a'.repeat(60)}_20260309_120506.docx`],
  ] as const)('%s of %j as .%s is %s', (kind, sessionName, ending, expected) => {
    expect(wordFileName(kind, { id, sessionName }, at, ending)).toBe(expected);
  });
});
