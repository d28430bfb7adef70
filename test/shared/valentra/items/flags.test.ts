import type { Said } from '../../../../shared/text/said.ts';
import { describe, expect, test } from '@jest/globals';
import { array, assert, constantFrom, property, record } from 'fast-check';
import { checkedQuestions } from '../../../../shared/valentra/items/flags.ts';
import { astrayFaults, citedElsewhere, groundFaults } from '../../../../shared/valentra/items/grounds.ts';
import { missingMaterials } from '../../../../shared/valentra/items/forms.ts';
import { tableFaults, takenFaults, unfollowed } from '../../../../shared/valentra/items/taken.ts';
import { workingFaults } from '../../../../shared/valentra/items/working.ts';
import { framesIn } from '../../../../shared/valentra/items/frameMark.ts';
import { spreadKeys } from '../../../../shared/valentra/items/keys.ts';
import { optionKeys } from '../../../../shared/valentra/schemas.ts';
import type {
  ExamQuestion,
  Look,
  MultipleChoice,
  OptionKey,
  QuestionKind,
} from '../../../../shared/valentra/schemas.ts';
import { exams, structuredExam } from '../fixtures.ts';
import { itemCases, mcq, options, sourceOf, stepOf } from './items.ts';

/** The first invented question of a kind. */
const firstOf = <K extends QuestionKind>(kind: K) => exams[kind].questions[0] as Extract<ExamQuestion, { kind: K }>;

const keysOf = (questions: readonly ExamQuestion[]): OptionKey[] =>
  questions.flatMap((question) => (question.kind === 'aneka-pilihan' ? [question.answer] : []));
const rightText = (question: ExamQuestion | undefined): string | undefined =>
  question?.kind === 'aneka-pilihan' ? question.options.find(({ key }) => key === question.answer)?.text : undefined;

test('Numbers of an answer that are not those of its ground are told; the mark of a point is none', () => {
  const quote = 'Isi bom dengan oksigen kepada 25 – 30 bar.';
  const codesFor = (answer: string) =>
    codesOf({
      ...firstOf('struktur'),
      cognitiveLevel: 'C2',
      stem: 'Ujikaji bom.',
      parts: [{ label: '(a)', text: 'Terangkan pengisian oksigen.', marks: 5, answer }],
      sources: [sourceOf(quote)],
      grounds: [quote],
    }).filter((code) => code === 'unsupported_cite');
  expect(codesFor('Bom diisi oksigen (2) kepada 25 – 30 bar (3).')).toEqual([]);
  expect(codesFor('Bom diisi oksigen (2) kepada 15 – 20 bar (3).')).toEqual(['unsupported_cite']);
});

const cells = 'Proses | Sel anak | Kromosom\nMitosis | dua sel | diploid\nMeiosis | empat sel | haploid';
const press = 'Media cetak sampai kepada pembaca setiap pagi.';
const storage = 'Bahan | Suhu | Tempoh\nDaging segar | 1 °C | 3 hari\nIkan segar | -1 °C | 2 hari';
const cycle =
  'Kitaran kawalan ada empat langkah: (1) menetapkan standard; (2) melatih pekerja; (3) memantau; (4) membetulkan.';
const par = 'Paras par ialah kuantiti stok maksimum yang perlu ada selepas pesanan diterima.';
test.each([
  ['another row', storage, 'Nyatakan tempoh bagi daging segar.', '2 hari', 'Ikan segar | -1 °C | 2 hari', 1],
  ['its row', storage, 'Nyatakan tempoh bagi daging segar.', '3 hari', 'Daging segar | 1 °C | 3 hari', 0],
  ['what its list counts', cycle, 'Apakah langkah kitaran kawalan?', 'Membetulkan', '(4) membetulkan', 0],
  ['the opposite', par, 'Apakah paras par?', 'Kuantiti stok minimum selepas pesanan', par, 1],
  ['the same', par, 'Apakah paras par?', 'Kuantiti stok maksimum selepas pesanan', par, 0],
  [
    'the opposite of what is not',
    par,
    'Yang manakah BUKAN paras par?',
    'Kuantiti stok minimum selepas pesanan',
    par,
    0,
  ],
  [
    'the row that it names',
    cells,
    'Proses manakah menghasilkan empat sel?',
    'Meiosis',
    'Meiosis | empat sel | haploid',
    0,
  ],
  ['a row whose head alone says what is asked', cells, 'Proses manakah berlaku?', 'Meiosis', 'Meiosis | empat sel', 0],
  ['in no passage', press, 'Apakah itu?', 'Fotosintesis hijau', 'Fotosintesis menghasilkan oksigen', 1],
  [
    'perhaps in what is cut off',
    `${press} …`,
    'Apakah itu?',
    'Fotosintesis hijau',
    'Fotosintesis menghasilkan oksigen',
    0,
  ],
  ['another option of what is not', par, 'Semua berikut ialah ciri paras par KECUALI', 'Harga jualan', par, 0],
])('The ground of an answer is %s', (_, quote, stem, answer, ground, count) => {
  const item = mcq(1, {
    stem,
    cognitiveLevel: 'C1',
    options: options(answer, 'Satu', 'Dua', 'Tiga'),
    sources: [sourceOf(quote)],
    grounds: [ground],
  });
  expect(codesOf(item).filter((code) => code === 'unsupported_cite')).toHaveLength(count);
});

test.each([
  ['(1) Ketelusan (2) Akauntabiliti (3) Integriti', []],
  ['Ketelusan (1)\nHuraian f(x) [3].', ['marks_scheme']],
  ['Ketelusan (1), huraian (3)', []],
  ['Q = 12/2 (1) = 6 (1)\nQs = 120 tonnes (1)', []],
  ['buy more rice (1) and less fish (1)\nas rice is cheaper (1)', []],
  ['Ketelusan [1 mark]\nAkauntabiliti (2)', []],
  ['Ketelusan (2 markah setiap satu). Huraian (1 markah).', []],
  ['Ketelusan (1 markah). Akauntabiliti (1 markah). Integriti (1 markah).', []],
  ['Ketelusan (1 markah). Akauntabiliti (1 markah). Jumlah (2 markah).', ['marks_scheme']],
  ['Ketelusan (2 markah). Akauntabiliti (1 markah). Jumlah (3 markah).', []],
  ['Ketelusan, akauntabiliti, integriti (1 markah setiap satu)', []],
  ['Ketelusan (1 markah). Huraiannya (2 markah).', []],
  ['Tinggi = 1.08 m (1 markah). BMI = 16.2 ÷ 1.08 ÷ 1.08 (1 markah) = 13.9 (1 markah).', []],
  ['Mana-mana tiga: suhu (1), pH (1), cahaya (1), air (1)', []],
  ['(2) Ketelusan, dan (1) integriti', []],
  ['Daripada persamaan (1), x = 2', []],
])('The marks that a scheme prints are those of its part; numbers of a list are no marks: %s', (answer, expected) => {
  const codes = codesOf({
    ...firstOf('struktur'),
    parts: [{ label: '(a)', text: 'Nyatakan tiga nilai.', marks: 3, answer }],
    flags: [],
  });
  expect(codes.filter((code) => code === 'marks_scheme')).toEqual(expected);
});

test.each([
  ['(1) Ketelusan; (3) integriti', []],
  ['Menggunakan persamaan (1), kemudian persamaan (3)', []],
  ['Ketelusan (1 markah), huraian (3 markah)', ['marks_scheme']],
])('Marks of a point of an essay are written out: %s', (point, expected) => {
  const codes = codesOf({ ...firstOf('esei-pendek'), scheme: [{ point, marks: 2 }], flags: [] });
  expect(codes.filter((code) => code === 'marks_scheme')).toEqual(expected);
});

const found = (kind: 'two_right' | 'wrong_scheme', reason: string) => ({ kind, reason });
const looked = (more: Partial<Look>): (string | undefined)[] | undefined => {
  const look: Look = { reason: 'Lihat.', answer: 'A', alsoRight: [], level: 'C2', findings: [], ...more };
  return flagged(mcq(1, { cognitiveLevel: 'C2', look }))[0]?.map((each) => each.split(':')[0]);
};

test('The look tells each level that is not the planned one, and a fault of the key once, in all its words', () => {
  expect(looked({})).toEqual([]);
  expect([looked({ level: 'C1' }), looked({ level: 'C3' })]).toEqual([['wrong_level'], ['wrong_level']]);
  expect(looked({ alsoRight: ['B'], findings: [found('two_right', 'Sama.')] })).toEqual(['two_right']);
  expect(looked({ answer: 'C', findings: [found('wrong_scheme', 'Nota: 20.')] })).toEqual(['key_disagrees']);
  expect(looked({ findings: [found('wrong_scheme', 'Nota: 20.')] })).toEqual(['wrong_scheme']);
});

test('An answer is not sought elsewhere whose words, short ones too, the cited passages have', () => {
  const item = {
    answers: ['Produce where MR = MC'],
    stem: 'Price is below minimum AVC. What should the firm do?',
    passages: ['Any firm maximises profit at the output where MR = MC.'],
    cognitiveLevel: 'C4',
    distractors: ['Shut down'],
    worked: [],
  } as const;
  const sent = [{ text: 'Marginal product (MP) is the extra output that one more unit produces.' }];
  expect(citedElsewhere(item, sent)).toEqual([]);
  expect(citedElsewhere({ ...item, passages: ['All inputs are variable.'] }, sent)).toHaveLength(1);
});

test.each([
  [
    'Apakah yang berlaku kepada kos tetap seunit dan kos berubah seunit jika kilang meningkatkan keluaran?',
    'Kos tetap seunit menurun, kos berubah seunit malar',
    'Kos tetap seunit menurun, kos berubah seunit meningkat',
    'kos tetap seunit menurun apabila keluaran meningkat',
  ],
  [
    'Mengapakah nilai mesin sesuai dijadikan asas pembahagian insurans mesin?',
    'Premium insurans bergantung pada nilai mesin yang dilindungi',
    'Premium insurans bergantung pada luas lantai setiap jabatan',
    'Insurans mesin | Nilai mesin',
  ],
])('The ground of an answer has no other option and is of it: %s', (stem, answer, distractor, ground) => {
  const item = {
    stem,
    answers: [answer],
    distractors: [distractor],
    grounds: [ground],
    passages: [ground],
    worked: [],
  };
  expect(groundFaults({ ...item, cognitiveLevel: 'C2' })).toEqual([]);
});

const hotel = {
  topic: 'Hotel',
  subtopic: 'Jabatan bilik',
  cognitiveDescription: 'Menyatakan kadar penginapan pelawat',
};
test.each([
  ['of another topic alone', ['Kadar korporat'], [], ['Kadar'], 1],
  ['one of which is of its own', ['Kadar korporat'], [], ['Kadar', ''], 0],
  ['that no part rests on', ['Satu', 'Kadar korporat'], ['Ayat 1', 'Ayat 1'], ['', 'Kadar'], 0],
  ['of another topic for one part', ['Satu', 'Kadar korporat'], ['Ayat 2', 'Ayat 1'], ['Kadar', ''], 1],
  ['of which no part says that it rests on them', ['Satu', 'Kadar korporat'], [], ['Kadar'], 0],
])('An answer from passages %s', (_, answers, grounds, headings, told) => {
  const passages = headings.map((heading, i) => ({ text: `Ayat ${i + 1}.`, heading }));
  const item = {
    answers,
    grounds,
    stem: 'Kadar?',
    cognitiveLevel: 'C1',
    distractors: [],
    passages: [],
    worked: [],
  } as const;
  expect(astrayFaults(item, [item.stem], { cited: passages, notes: passages }, hotel)).toHaveLength(told);
});

test.each([
  ['Kadar manakah dipersetujui dengan syarikat?', 'Kadar korporat', 'C1', 1],
  ['Jabatan manakah mengurus bilik hotel?', 'Kadar korporat', 'C1', 0],
  ['Kadar manakah dipersetujui dengan syarikat?', 'Kadar korporat', 'C3', 0],
  ['Kadar manakah dipersetujui dengan syarikat?', 'Kadar hotel', 'C1', 0],
] as const)(
  'An answer without a passage is looked up under headings: %s %s, %s',
  (stem, answer, cognitiveLevel, told) => {
    const notes = [
      { text: 'Jabatan hotel mengurus bilik.', heading: '' },
      { text: 'Kadar korporat dipersetujui dengan syarikat.', heading: 'Penentuan kadar' },
    ];
    const item = { answers: [answer], stem, cognitiveLevel, distractors: [], passages: [], worked: [] };
    expect(astrayFaults(item, [stem], { cited: [], notes }, hotel)).toHaveLength(told);
  },
);

const isTwice = (...texts: string[]) =>
  codesOf(mcq(1, { options: options(...texts, 'Angin', 'Hujan') })).includes('duplicate_option');
const isAll = (text: string) => codesOf(mcq(1, { options: options(text, 'x', 'y', 'z') })).includes('all_above');

test.each([
  ['90 minit', '1.5 jam'],
  ['50%', '0.5'],
  ['3.0 kg', '3 kg'],
  ['RM1,200', 'RM1200'],
  ['2.5 kN', '2500 N'],
  ['250 mm', '0.25 m'],
  ['Kadar dan masa', 'masa dan kadar'],
])('The options %s and %s are one; these are two', (one, other) => {
  expect(isTwice(one, other)).toBe(true);
  expect(isTwice('3 kg', '3 g')).toBe(false);
  expect(isTwice('2.5 kN', '25 N')).toBe(false);
  expect(isTwice('5%', '0.5')).toBe(false);
  expect(isTwice('Guru menilai murid', 'Murid menilai guru')).toBe(false);
});

test('Options that speak of other options are told from those that only begin so', () => {
  for (const text of ['Semua di atas', 'Semua jawapan adalah betul', 'A dan B sahaja', 'Both A and B', 'None of these'])
    expect([text, isAll(text)]).toEqual([text, true]);
  for (const text of ['Semua murid hadir', 'A', 'Vitamin A dan D', 'Tiada', 'All'])
    expect([text, isAll(text)]).toEqual([text, false]);
});

test.each([
  ['Berdasarkan jadual berikut, kira min.', ['jadual berikut']],
  ['Based on the table below, find the mean.', ['table below']],
  ['Rajah di bawah menunjukkan sel. Namakan P.', ['Rajah di bawah']],
  ['Lukis pokok bagi rajah berikut.\n\n```\na -> b\n```', []],
  ['Berdasarkan jadual di bawah, tentukan mod: 3, 5, 5, 9.', []],
  ['Lengkapkan jadual berikut.\n\n| x | y |\n|---|---|\n| 1 | 2 |', []],
])('What "%s" points at and does not have: %j', (stem, expected) => {
  expect(missingMaterials(stem, ['jadual berikut', 'table below', 'Rajah di bawah', 'rajah berikut'])).toEqual(
    expected,
  );
});

test.each(itemCases('working'))('A working $what is held against the key', ({ question, says }) => {
  expect(malay(workingFaults(question))).toEqual(says);
});

test('A step that neither the scheme nor a later step has is told', () => {
  const question: ExamQuestion = {
    ...firstOf('struktur'),
    parts: [{ label: '(a)', text: 'Kira purata.', marks: 5, answer: 'Jumlah 30, purata 15 (2), 192.168.30.79' }],
    working: ['12 + 18 -> 30', '80 - 1 -> 79', '30 / 3 -> 10'].map(stepOf),
  };
  expect(malay(workingFaults(question))).toEqual(['Kiraan "30 / 3" memberi 10, yang tiada dalam skema.']);
});

test.each([
  ['Nilai ialah 8, 7, 6, 3.', ['Kiraan "8 / 2" memberi 4, yang tiada dalam skema.']],
  ['Nilai ialah 8, 7, 6 dan RM4.', []],
  ['Nilai ialah 7, 6, 4; data 16, 14, 12, 8.', []],
  ['Nilai ialah 8, 7; baki 6, 9, 2.', []],
])('A list of the scheme has the results of its steps: %s', (list, says) => {
  const working = ['16 / 2 -> 8', '14 / 2 -> 7', '12 / 2 -> 6', '8 / 2 -> 4'].map(stepOf);
  const parts = [{ label: 'a', text: 'Hitung.', marks: 2, answer: `${list} Purata 4, 6, 7 dan 8.` }];
  expect(malay(workingFaults({ ...firstOf('struktur'), parts, working }))).toEqual(says);
});

test.each([
  ['Isi padu = 0.2 × 3 = 0.9 m', 1],
  ['Isi padu = 0.2 × 3 = 60 cm', 0],
  ['Isi padu = 0.2 × 3 / 2 = 0.3 m', 0],
])('A line of the scheme that works out a step ends in its result: %s', (answer, count) => {
  const parts = [{ label: '(a)', text: 'Kira.', marks: 2, answer }];
  expect(workingFaults({ ...firstOf('struktur'), parts, working: [stepOf('0.2 × 3 -> 0.6')] })).toHaveLength(count);
});

test('A step within a line of the scheme, one that comes to nothing, and a variance with its word are none to be told', () => {
  const question: ExamQuestion = {
    ...firstOf('struktur'),
    parts: [
      {
        label: '(a)',
        text: 'Kira varians.',
        marks: 5,
        answer: '5,000 x (RM5.00 - RM4.70) = RM1,500 (F)\nRM1,000 (A)\nBaki sifar',
      },
    ],
    working: ['5.00 - 4.70 -> 0.30', '(4800 - 5000) * 5 -> RM1,000 (A)', '8000 - 8000 -> 0'].map(stepOf),
  };
  expect(workingFaults(question)).toEqual([]);
});

const malay = (all: readonly Said[]): string[] => all.map(({ ms }) => ms);
test.each(itemCases('taken'))('What an item takes of a table is held against its cell: $what', ({ question, says }) => {
  const given = [question.stem];
  expect(malay([...takenFaults(question, { given, passages: [] }), ...tableFaults(given)])).toEqual(says);
});
test.each(itemCases('formula'))('What a formula comes to is held against its item: $what', ({ question, says }) => {
  const passages = question.sources.map(({ quote }) => quote);
  expect(malay(takenFaults(question, { given: [], passages }))).toEqual(says);
});

const edible = 'Kos EP = Kos AP / Peratus hasil';
const average = 'Inventori purata = (Inventori awal + Inventori akhir) / 2';
const turnover = 'Kadar pusing ganti = Kos makanan dijual / Inventori purata';
const stocked = 'Inventori awal RM9,000, akhir RM7,000, kos makanan dijual RM24,000. Hitung kadar pusing ganti.';
test.each([
  ['Kos EP = Kos AP × Peratus hasil', 1],
  ['Kos EP = Kos AP ÷ Peratus hasil', 0],
  ['Kos EP = Kos AP - Peratus hasil', 1],
])('A formula is that of its passage with its signs: %s', (formula, count) => {
  const working = [{ ...stepOf(' -> 1'), formula }];
  expect(takenFaults({ working }, { given: [], passages: [`${edible}.`] })).toHaveLength(count);
});

test.each([
  ['9,000', [], ['Nilai "Inventori purata" (9,000) bukan hasil langkah sebelumnya; kira dahulu.']],
  ['8,000', [stepOf('(9000 + 7000) / 2 -> 8000')], []],
])('A value that the passages work out is the result of a step: %s', (value, before, expected) => {
  const values = ['Kos makanan dijual = 24,000', `Inventori purata = ${value}`];
  const last = { ...stepOf(` -> ${24_000 / Number(value.replace(',', ''))}`), formula: turnover, values };
  const followed = { given: [stocked], passages: [average, turnover] };
  expect(malay(takenFaults({ working: [...before, last] }, followed))).toEqual(expected);
  expect(unfollowed([last], followed.passages, stocked)).toEqual([]);
  expect(unfollowed([stepOf('24000 / 9000 -> 2.67')], followed.passages, stocked)).toEqual([turnover]);
});

describe('keys', () => {
  test('move with the letters that the explanation names', () => {
    const before = Array.from({ length: 8 }, (_, i) =>
      mcq(i + 1, {
        explanation:
          'Jawapan A tepat. Pilihan B, C dan D salah. B salah kerana umum (lihat A). Hanya A lengkap, jadi jawapan yang tepat ialah A.',
      }),
    );
    for (const question of spreadKeys(before)) {
      if (question.kind !== 'aneka-pilihan') throw new Error('not an item');
      const b = question.answer === 'B' ? 'A' : 'B';
      expect(question.explanation).toMatch(new RegExp(`^Jawapan ${question.answer} tepat`));
      expect(question.explanation).toContain(`. ${b} salah kerana`);
      expect(question.explanation).toContain(
        `Hanya ${question.answer} lengkap, jadi jawapan yang tepat ialah ${question.answer}.`,
      );
      expect(/Pilihan (.), (.) dan (.) salah/.exec(question.explanation)?.slice(1).toSorted()).toEqual(
        optionKeys.filter((key) => key !== question.answer),
      );
    }
  });

  test('of numbers stand where their values put them', () => {
    const [question] = spreadKeys([mcq(1, { options: options('12 jam', '3 jam', '1 200 jam', '25 jam') })]);
    expect(question).toMatchObject({ options: options('3 jam', '12 jam', '25 jam', '1 200 jam'), answer: 'B' });
  });

  test('of other kinds stay as they are', () => {
    expect(spreadKeys(structuredExam.questions)).toEqual(structuredExam.questions);
  });

  test('differ in count by one at most and never run past three, whatever they were', () => {
    const anyItems = array(record({ answer: constantFrom(...optionKeys) }), { maxLength: 50 });
    assert(
      property(anyItems, (items) => {
        const before = items.map(({ answer }, i) => mcq(i + 1, { answer }));
        const after = spreadKeys(before);
        const counts = optionKeys.map((key) => keysOf(after).filter((one) => one === key).length);
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
        expect(keysOf(after).join('')).not.toMatch(/(.)\1{3}/);
        expect(after.map(rightText)).toEqual(before.map(rightText));
        expect(spreadKeys(after)).toEqual(after);
      }),
    );
  });
});

const flagged = (...questions: ExamQuestion[]) =>
  checkedQuestions(questions).map(({ flags }) => flags.map(({ code, message }) => `${code}: ${message}`));
const codesOf = (question: ExamQuestion): string[] =>
  checkedQuestions([question]).flatMap(({ flags }) => flags.map(({ code }) => code));

describe('an item is flagged', () => {
  test.each(Object.entries(exams))('never in the invented exam: %s', (_, exam) => {
    expect(checkedQuestions(exam.questions)).toEqual(exam.questions);
  });

  test.each<[string, Partial<MultipleChoice>, string]>([
    ['with two options alike', { options: options('Satu', 'Dua.', ' dua', 'Tiga') }, 'duplicate_option'],
    [
      'whose right answer is by far the longest',
      { options: options('Pentaksiran yang dijalankan berterusan', 'Kuiz', 'Ujian', 'Projek') },
      'longest_option',
    ],
    ['whose options are numbers out of order', { options: options('1', '15', '-15', '7') }, 'option_order'],
    ['with an Indonesian word', { explanation: 'Karena itulah yang diajar.' }, 'indonesian'],
    ['with an empty option', { options: options('Satu', 'Dua', 'Tiga', ' ') }, 'empty'],
    ['without an explanation', { explanation: '' }, 'empty'],
    [
      'whose verb asks for less',
      { stem: 'Senaraikan tiga jenis alat taksir.', cognitiveLevel: 'C5' },
      'bloom_mismatch',
    ],
    ['not for an answer a little longer', { options: options('Rubrik analitik', 'Kuiz', 'Ujian', 'Projek') }, ''],
    [
      'whose options have units out of order',
      { options: options('18 kN/m³', '20 kN/m³', '19 kN/m³', '4 kN/m3') },
      'option_order',
    ],
    ['not for options that are signs', { options: options('<', '>', '=', '≥') }, ''],
    ['not for numbers in their order', { options: options('1,500', '15', '-1.5', '-15') }, ''],
  ])('%s', (_, words, codes) => {
    expect(codesOf(mcq(1, words)).join(' ')).toBe(codes);
  });

  test('with the other number when two stems are alike', () => {
    const stem = 'Ciri rubrik analitik bagi projek sains Tahun Empat ialah';
    const other = 'Ciri rubrik analitik bagi projek sains Tahun Enam ialah';
    expect(flagged(mcq(1, { stem }), mcq(2), mcq(3, { stem: other }))).toEqual([
      ['similar_stem: Soalan ini hampir sama dengan soalan 3.'],
      [],
      ['similar_stem: Soalan ini hampir sama dengan soalan 1.'],
    ]);
  });

  test('not for two questions on one scene', () => {
    const scene = 'Cikgu Devi mengajar pecahan kepada murid Tahun Tiga dengan kepingan piza kertas di dalam kelas.';
    const both = flagged(
      mcq(1, { stem: `${scene} Bahan itu dikenali sebagai` }),
      mcq(2, { stem: `${scene} Kekuatan pendekatan beliau terletak pada` }),
    );
    expect(both).toEqual([[], []]);
  });

  test('loses the flags that no longer apply', () => {
    const old = mcq(1, { flags: [{ code: 'empty', message: 'Lama' }] });
    expect(checkedQuestions([old])).toEqual([{ ...old, flags: [] }]);
  });
});

test.each(['Rangka: lengkapkan soalan C2: ____', 'Outline: complete a C2 question: ____'])(
  'an item that is still a frame has that one finding, and is named: %s',
  (stem) => {
    const questions = [mcq(1, { stem }), mcq(2, { stem })];
    expect(questions.map(codesOf)).toEqual([['frame'], ['frame']]);
    expect(framesIn({ questions: [...questions, mcq(3)] })).toEqual(['Soalan 1, 2']);
  },
);
