import { describe, expect, test } from '@jest/globals';
import { aiIndication } from '../../../../lambdas/acadiora/facts/aiWriting.ts';
import { readStudy } from '../../../../lambdas/acadiora/facts/text/studyText.ts';
import { aiDetectionSchema } from '../../../../shared/acadiora/facts.ts';
import { says } from '../../../support/blocks.ts';
import { paperOf } from './layouts.ts';

const detected = (...lines: string[]) => {
  const document = paperOf(lines.join('\n'));
  return { document, result: aiIndication(readStudy(document)) };
};

/** Twelve words a sentence, opened alike, a cliché in each: what no careful person writes at length. */
const machine = (count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    [
      `Teknologi ini memainkan peranan penting dalam pembelajaran murid bahagian ${index} pada setiap masa.`,
      `Teknologi ini menjadi pemangkin perubahan yang mampan dan inklusif bahagian ${index} untuk semua guru.`,
      `Teknologi ini membuka jalan kepada ekosistem pembelajaran yang lebih bermakna bahagian ${index} hari ini.`,
      `Teknologi ini plays a crucial role dalam landskap pendidikan negara bahagian ${index} pada hari ini.`,
    ].join(' '),
  );

const human = [
  'Saya mula mengajar di Kampung Rantau Buluh pada tahun yang hujannya tidak berhenti-henti, dan jalan ke sekolah putus tiga kali sebelum cuti pertengahan penggal. Murid saya sebelas orang. Ada yang sudah pandai membaca, ada yang belum kenal huruf.',
  'Apabila ujian pertama dijalankan, hanya empat orang dapat menulis nama sendiri tanpa bantuan, walaupun kesemuanya telah mengikuti kelas pemulihan selama enam bulan bersama guru yang terdahulu. Mengapa? Itulah soalan yang menjadi titik tolak kajian ini.',
  'Guru besar mencadangkan buku kerja. Ibu bapa pula mahu kelas malam, sesuatu yang sukar dibuat kerana elektrik dicatu selepas pukul sembilan dan kebanyakan keluarga bekerja di kebun sehingga lewat petang. Kami akhirnya memilih cerita rakyat setempat sebagai bahan bacaan kerana murid sudah mengenali wataknya.',
  'Cerita pertama tentang seekor memerang. Seorang nenek merakamkannya dalam dialek, lalu saya menyalinnya dan membuang perkataan yang terlalu panjang. Salinan itu dibaca kuat-kuat pada waktu pagi, sekali oleh saya dan sekali lagi oleh murid yang berani.',
  'Pada minggu ketiga barulah ada perubahan. Dua orang murid perempuan membawa buku tulis ke kantin dan menyambung cerita itu dengan penutup mereka sendiri, penutup yang jauh lebih lucu daripada yang asal. Rakan lain meniru. Menjelang hujung bulan, tujuh buah cerita baharu tergantung di dinding belakang kelas, penuh dengan ejaan yang salah tetapi boleh difahami.',
  'Tidak semuanya berjaya. Tiga orang murid masih meneka perkataan berdasarkan gambar, dan seorang berhenti sekolah kerana keluarganya berpindah ke estet. Catatan saya pada bulan itu pendek-pendek, kadangkala satu baris sahaja. Ujian kedua diberikan pada bulan Ogos dengan senarai perkataan yang berlainan supaya murid tidak menghafal.',
  'Lapan orang lulus. Angka itu kecil dan saya tidak berani mendakwa apa-apa daripadanya, lebih-lebih lagi tanpa kelas lain untuk dibandingkan. Namun catatan harian menunjukkan sesuatu yang tidak tertangkap oleh ujian: murid mula bertanya tentang makna.',
  'Tahun berikutnya saya berpindah ke pekan. Sekolah baharu itu besar, perpustakaannya berhawa dingin, tetapi murid yang lemah duduk di barisan belakang seperti di mana-mana juga. Saya mengulang semula kaedah yang sama dengan cerita yang lain.',
  'Kali ini ibu bapa dijemput. Mereka datang pada petang Jumaat, sesetengahnya masih berpakaian kerja, lalu bercerita tentang banjir besar, tentang kerbau yang hilang dan tentang hantu di jambatan lama. Rakaman itu menjadi buku kecil.',
];

describe('Signs of machine writing', () => {
  test('are few in prose that a person wrote', () => {
    const { result } = detected('# Pengenalan', ...human);
    expect(result.aiPercentage).toBeLessThan(30);
    expect(result).toMatchObject({ isMeasured: true, confidence: 'Rendah', turnitinEquivalent: 'Rendah (0-29%)' });
  });

  test('are many in uniform prose full of stock phrases, each sign with its passages', () => {
    const { result, document } = detected('# Pengenalan', ...machine(40));
    expect(result.aiPercentage).toBeGreaterThanOrEqual(70);
    expect(result).toMatchObject({ confidence: 'Sederhana', turnitinEquivalent: 'Tinggi (70-100%)' });
    expect(result.humanPercentage).toBe(100 - result.aiPercentage);
    const phrases = result.indicators.find(({ id }) => id === 'stockPhrases');
    expect(phrases?.passages).toHaveLength(5);
    for (const { passages } of result.indicators)
      for (const passage of passages) expect(says(document, passage)).toBe(true);
  });

  test('are never sure enough for high confidence below 3000 words', () => {
    expect(detected('# Pengenalan', ...machine(50)).result.confidence).not.toBe('Tinggi');
    expect(detected('# Pengenalan', ...machine(90)).result.confidence).toBe('Tinggi');
  });

  test('are not sought in a text too short to tell', () => {
    const { result } = detected('# Pengenalan', ...machine(4));
    expect(result).toMatchObject({ isMeasured: false, turnitinEquivalent: '', confidence: 'Rendah', indicators: [] });
    expect(result.verdict).toContain('terlalu pendek');
  });

  test('are not sought in references, appendices, tables and what stands before the first heading', () => {
    const [line = ''] = machine(1);
    const rows = machine(40).map((text) => `| ${text} |`);
    const { result } = detected(
      ...machine(40),
      '# Pengenalan',
      line,
      ...rows,
      '# Rujukan',
      ...machine(40),
      '# Lampiran',
      ...machine(40),
    );
    expect(result.verdict).toContain('terlalu pendek');
  });

  test.each([3, 40])('are always told with the caution, and the same each time (%i lines)', (lines) => {
    const one = detected('# Pengenalan', ...machine(lines)).result;
    expect(one.detailedAnalysis).toContain('bukan bukti');
    expect(aiDetectionSchema.parse(one)).toEqual(one);
    expect(detected('# Pengenalan', ...machine(lines)).result).toEqual(one);
  });

  test('no single sign makes a high figure', () => {
    const uniform = Array.from(
      { length: 60 },
      (_, index) => `Ayat nombor ${index} mengandungi bilangan perkataan yang sama tanpa sebarang perbezaan langsung.`,
    );
    const varied = uniform.map(
      (line, index) =>
        `${['Pada', 'Bagi', 'Oleh', 'Dalam', 'Di', 'Ke', 'Dari'][index % 7]} ${'abcdefghij'[index % 10]}${index} ${line}`,
    );
    expect(detected('# Pengenalan', ...varied).result.aiPercentage).toBeLessThan(50);
  });
});
