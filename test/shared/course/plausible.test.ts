import { expect, test } from '@jest/globals';
import { fieldAt } from '../../../shared/course/fields.ts';
import { isPlausibleOffer } from '../../../shared/course/offered.ts';
import {
  codeDoubt,
  nameDoubt,
  rekeyed,
  statementDoubt,
  titleDoubt,
  topicDoubt,
} from '../../../shared/course/words/plausible.ts';

const listed = (texts: string): string[] => texts.split(/\s*;\s*/);

test.each([
  [
    codeDoubt,
    'EDUP3153; SKEE 1013; KPD 2104; CE 5XXX1; GGGB-1234A',
    'SESI 2026; UPBM/HEA/JADUAL4/2025; PK-AK-04/IPGKSW; CLO1; HP 3; 2026; Name',
  ],
  [
    nameDoubt,
    'Pedagogi Bermakna; C Programming; Nama Tempatan di Malaysia',
    'Name; Nama Kursus; Dr. Zuraimah Halipudin; Ahmad bin Abu; CLO1; 3',
  ],
  [
    titleDoubt,
    'Konsep pedagogi; Kuiz; Jadual spesifikasi ujian; Total station applications; Jumlah daya dan momen',
    `CLO 1; C4; OP1; 2/1/0; Jumlah; Jumlah Pentaksiran; Total (hours); Minggu 3; 3-4; 8.30 – 10.00 pagi;
      Puan Rohani binti Salleh`,
  ],
  [
    topicDoubt,
    `Revision of the curriculum; Hari Raya dalam sastera Melayu; Spring break-even analysis; 3 Hukum Newton;
      Perang Dunia 1914-1918`,
    `Cuti Hari Raya; King’s Birthday – no class; Hari Wesak – tiada kuliah; Mid-semester break; Revision; Review; C4;
      Ujian Tengah Semester; Hari Raya Aidilfitri; Rehat / Solat; Minum pagi (30 min); pagi – Pendaftaran;
      Deepavali (20/10); 6 - 10 Okt 2025; 12/10/2025`,
  ],
  [
    statementDoubt,
    `Menganalisis amalan kelas.; Mampu menyusun instrumen tes; Critically evaluate curriculum theories;
      Students will be able to explain laws; An ability to apply theory; Mereka bentuk rancangan sokongan;
      Bekerjasama dalam kumpulan projek; Uphold the ethics of counselling`,
    `Kursus ini membincangkan konsep pedagogi.; Pengetahuan dan kefahaman; CLO1;
      This course exposes students to laws.`,
  ],
])('%p: the plausible pass, the others do not', (doubt, plausible, implausible) => {
  expect(listed(plausible).filter((text) => doubt(text) !== null)).toEqual([]);
  expect(listed(implausible).filter((text) => doubt(text) === null)).toEqual([]);
});

test('a key that comes back with other words is named', () => {
  const stated = ['Menghuraikan konsep', 'Menghuraikan konsep asas.', 'Membina model baharu'];
  expect([...rekeyed(stated.map((statement) => ({ number: 'CLO1', statement })))]).toEqual([2]);
});

test.each<[string, string, boolean]>([
  ['semester', 'Ditawarkan', false],
  ['semester', 'Semester 1 2025/2026', true],
  ['semester', 'II', true],
  ['programme', 'Ijazah Sarjana Muda Perguruan', true],
  ['programme', 'Kursus ini membincangkan konsep '.repeat(12), false],
  ['synopsis', 'Kursus ini membincangkan konsep '.repeat(12), true],
  ['task_1.weight', '20', true],
])('%s is offered "%s" from the document: %s', (key, offered, isOffered) => {
  const { field } = fieldAt(key) ?? {};
  expect(field && isPlausibleOffer(field, offered)).toBe(isOffered);
});
