import { expect, test } from '@jest/globals';
import { bloomFlags, spokenBy, taskFlags } from '../../../../shared/valentra/counting/levelVerbs.ts';
import { pentaksiran } from '../fixtures.ts';

test.each([
  ['Nyatakan tiga ciri pentaksiran bilik darjah.', 'C1'],
  ['Jelaskan konsep zon perkembangan proksimal.', 'C2'],
  ['Hitung min bagi taburan skor di bawah.', 'C3'],
  ['Bandingkan teori Piaget dengan teori Vygotsky.', 'C2 C4'],
  ['Nilaikan keberkesanan kaedah inkuiri dalam pengajaran sains.', 'C5'],
  ['Cadangkan dua aktiviti pemulihan untuk murid tersebut.', 'C6'],
  ['Reka bentuk sebuah rubrik holistik bagi tugasan itu.', 'C6'],
  ['Design a lesson for Year Four.', 'C6'],
  // After a scene or a number; politely; one after another; with a tag.
  ['Cikgu Ali menilai hasil kerja murid. Senaraikan tiga kelemahan penilaiannya.', 'C1'],
  ['(a) Jelaskan maksud literasi.', 'C2'],
  ['Sila nilaikan cadangan itu.', 'C5'],
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
  // What is only to be read for the task asks nothing.
  ['Teliti jadual berikut. Nyatakan dua sebab.', 'C1'],
  ['Examine the table below. State one reason.', 'C1'],
  ['Sila kaji petikan ini. Jelaskan maksudnya.', 'C2'],
  ['Semak kod di bawah. Kira hasilnya.', 'C3'],
  ['Kaji hubungan antara suhu dengan tekanan.', 'C4'],
  ['Pada pendapat anda, adakah dasar itu adil? Jelaskan.', ''],
  ['Berikan definisi kesahan.', 'C1'],
  ['Bandingkan dua kaedah itu: yang manakah lebih sesuai?', 'C2 C4'],
  ['Reka bentuk paip yang manakah menghalang air daripada sampai ke mesin?', ''],
  ['Which of the following best describes scaffolding?', ''],
  ['Berdasarkan data itu, **nilaikan** dasar **perdagangan**. **Senaraikan** dua sebab.', 'C1 C5'],
  ['', ''],
])('the stem "%s" speaks for the levels "%s"', (stem, levels) => {
  expect(
    spokenBy(stem)
      .flatMap((one) => one.levels)
      .join(' '),
  ).toBe(levels);
});

test.each([
  [['Senaraikan tiga jenis media.'], 'C5', 'Kata tugas "Senaraikan" lazimnya menguji aras C1 (Mengingat), tetapi'],
  [['Jelaskan konsep itu.'], 'C3', 'Kata tugas "Jelaskan"'],
  [['Cikgu Devi mengajar pecahan.', 'Nyatakan dua alat.', 'Jelaskan alat itu.'], 'C5', 'Kata tugas "Jelaskan"'],
  // One verb of the level is enough, behind another one too; so is one above it; and a text may have none.
  [['Cikgu Devi mengajar pecahan.', 'Nyatakan dua alat.', 'Nilaikan alat itu.'], 'C5', ''],
  [['Jelaskan kesannya dan cadangkan satu penyelesaian.'], 'C6', ''],
  [['Berdasarkan kes itu, nilaikan dasarnya. Senaraikan dua sebab.'], 'C5', ''],
  [['Kelaskan konsep itu. Wajarkan jawapan anda.'], 'C5', ''],
  [['Kelaskan konsep itu.'], 'C3', ''],
  [['Jelaskan konsep itu.'], 'C1', ''],
  [['Select a cable for a given distance.'], 'C3', ''],
  [['Kaedah yang paling sesuai ialah'], 'C5', ''],
] as const)('of the verbs of %j at %s it is flagged "%s"', (texts, level, message) => {
  const [flag] = bloomFlags(texts, level);
  expect(flag !== undefined).toBe(message !== '');
  expect(flag?.message ?? '').toContain(message);
});

test.each([
  ['Senaraikan tiga jenis media.', ['C4 Menganalisis', 'C5 Menilai'], ['bloom_mismatch']],
  ['Bandingkan tiga jenis media.', ['C4 Menganalisis', 'C5 Menilai'], []],
  ['Senaraikan tiga jenis media.', [], []],
])('a task that asks "%s" at %j is flagged %j', (statement, cognitive, codes) => {
  const [task] = pentaksiran.tasks;
  if (task === undefined) throw new Error('There should be a task');
  const domains = { ...task.question.domains, cognitive };
  const flags = taskFlags({ ...task, question: { ...task.question, statement, description: '', domains } });
  expect(flags.map(({ code }) => code)).toEqual(codes);
});
