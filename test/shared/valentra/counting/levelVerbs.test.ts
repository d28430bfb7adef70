import { describe, expect, test } from '@jest/globals';
import { bloomFlag, levelsOfStem } from '../../../../shared/valentra/counting/levelVerbs.ts';
import { exams, jsu } from '../fixtures.ts';

test.each([
  ['Nyatakan tiga ciri pentaksiran bilik darjah.', 'C1'],
  ['Jelaskan konsep zon perkembangan proksimal.', 'C2'],
  ['Hitung min bagi taburan skor di bawah.', 'C3'],
  ['Bandingkan teori Piaget dengan teori Vygotsky.', 'C2 C4'],
  ['Nilaikan keberkesanan kaedah inkuiri dalam pengajaran sains.', 'C5'],
  ['Cadangkan dua aktiviti pemulihan untuk murid tersebut.', 'C6'],
  ['Reka bentuk sebuah rubrik holistik bagi tugasan itu.', 'C6'],
  ['Design a lesson for Year Four.', 'C6'],
  // After a scene, a lead-in, a means or a number; politely; two joined; one after another; with a tag.
  ['Cikgu Ali menilai hasil kerja murid. Senaraikan tiga kelemahan penilaiannya.', 'C1'],
  ['Berdasarkan petikan di atas, bandingkan dua pendekatan itu.', 'C2 C4'],
  ['Dengan menggunakan contoh, jelaskan konsep kebolehpercayaan.', 'C2'],
  ['(a) Jelaskan maksud literasi.', 'C2'],
  ['Sila nilaikan cadangan itu.', 'C5'],
  ['Huraikan dan nilaikan dasar pendidikan itu.', 'C2 C5'],
  ['Nyatakan masalah dalam kes ini. Reka satu penyelesaian.', 'C1 C6'],
  ['Nilaikan kaedah itu. Jelaskan jawapan anda.', 'C5'],
  // Things that another verb asks about, and what a student has done, say nothing.
  ['Huraikan sikap dan nilai seorang guru.', 'C2'],
  ['Jelaskan kaedah yang anda gunakan dan kesan kaedah itu.', 'C2'],
  // Words that only look like a verb say nothing.
  ['Analisis kandungan ialah kaedah untuk meneliti teks.', ''],
  ['Nilai murni yang ditunjukkan oleh watak itu ialah', ''],
  ['Cadangan guru itu diterima oleh ibu bapa.', ''],
  ['Guru besar menilai prestasi panitia setiap bulan.', ''],
  ['Antara berikut, yang manakah betul?', ''],
  ['Apakah langkah pertama dalam pengumpulan dan analisis data?', ''],
  ['Which of these is part of requirements, design and testing?', ''],
  ['Kaji selidik dijalankan terhadap 30 orang guru. Apakah kaedah persampelan yang digunakan?', ''],
  ['Kira-kira 20 peratus murid gagal.', ''],
  ['Analisis data menunjukkan dua pola. Apakah maksud min?', ''],
  ['Reka bentuk kajian ini menggunakan dua kumpulan. Apakah kumpulan itu?', ''],
  ['Analisis data dalam Jadual 1. Apakah kesimpulan yang boleh dibuat?', 'C4'],
  ['Analisis dua artikel yang dibekalkan guru.', 'C4'],
  ['Pada pendapat anda, adakah dasar itu adil? Jelaskan.', ''],
  ['Sila senaraikan tiga ciri soalan itu, kemudian nilaikan soalan itu.', 'C1 C5'],
  ['Berikan definisi kesahan.', 'C1'],
  ['Bandingkan dua kaedah itu: yang manakah lebih sesuai?', 'C2 C4'],
  ['Reka bentuk paip yang manakah menghalang air daripada sampai ke mesin?', ''],
  ['Which of the following best describes scaffolding?', ''],
  ['', ''],
])('the stem "%s" speaks for the levels "%s"', (stem, levels) => {
  expect(levelsOfStem(stem).join(' ')).toBe(levels);
});

describe('a level is flagged', () => {
  test('when the verb asks for less, or for two levels more, naming verb and levels', () => {
    expect(bloomFlag({ stem: 'Jelaskan konsep itu.', cognitiveLevel: 'C3' })?.message).toContain('"Jelaskan"');
    expect(bloomFlag({ stem: 'Kelaskan konsep itu.', cognitiveLevel: 'C3' })).toBeNull();
    expect(bloomFlag({ stem: 'Senaraikan tiga jenis media.', cognitiveLevel: 'C5' })).toEqual({
      code: 'bloom_mismatch',
      message:
        'Kata tugas "Senaraikan" lazimnya menguji aras C1 (Mengingat), tetapi soalan ini ditetapkan pada aras C5 (Menilai).',
    });
    expect(bloomFlag({ stem: 'Reka sebuah poster.', cognitiveLevel: 'C2' })?.message).toContain('"Reka"');
  });

  test.each([
    ['Jelaskan konsep itu.', 'C2'],
    ['Jelaskan konsep itu.', 'C1'],
    ['Kaedah yang paling sesuai ialah', 'C5'],
    ['Select a cable for a given distance.', 'C3'],
    ['Choose a device that joins two networks.', 'C3'],
    ['Predict the route of a packet.', 'C3'],
    ['Match a protocol with its layer.', 'C2'],
    ['Write a report that compares two markets.', 'C4'],
    ['Nilaikan keberkesanan dasar ini di sekolah. Berikan dua contoh yang sesuai.', 'C5'],
  ] as const)('but not when a verb agrees, lies next above it, or there is none: %s %s', (stem, cognitiveLevel) => {
    expect(bloomFlag({ stem, cognitiveLevel })).toBeNull();
  });

  test('for none of the invented documents', () => {
    const items = [
      ...Object.values(exams).flatMap(({ questions }) => questions),
      ...jsu.questions.map(({ cognitiveDescription, cognitiveLevel }) => ({
        stem: cognitiveDescription,
        cognitiveLevel,
      })),
    ];
    expect(items.flatMap((item) => bloomFlag(item) ?? [])).toEqual([]);
  });
});
