import { describe, expect, test } from '@jest/globals';
import { rubricItems } from '../../../../shared/acadiora/rubric.ts';
import { countedRemarkSchema } from '../../../../shared/acadiora/facts.ts';
import { says } from '../../../support/blocks.ts';
import {
  abstract,
  checksOf,
  conclusion,
  discussion,
  methodology,
  paper,
  remarksIn,
  remarksOf,
  surveyWith,
  type Part,
} from './studyPaper.ts';

const weaknesses = (parts: Part[]) => remarksOf(...parts).filter(({ kind }) => kind === 'weakness');
const checks = (parts: Part[]): string[] => checksOf(weaknesses(parts));
const withoutTheory = (...parts: Part[]): Part[] => surveyWith(...parts).filter(([kind]) => kind !== 'theory');

const sampled =
  'Sampel kajian terdiri daripada 120 orang pelajar yang dipilih melalui persampelan rawak mudah berdasarkan jadual Krejcie dan Morgan.';
const measured = 'Soal selidik berskala Likert disahkan oleh tiga orang pakar dan persetujuan responden diperoleh.';
const reliable = 'Nilai alfa Cronbach ialah .87.';
const normal = 'Ujian Shapiro-Wilk menunjukkan data bertaburan normal, maka korelasi Pearson digunakan.';

test('a survey that reports all it should is given no weakness', () => {
  expect(weaknesses(surveyWith())).toEqual([]);
});

test('a survey that reports all it should is given its strengths', () => {
  const appendix: Part = ['appendix', 'Lampiran A: Soal Selidik', 'Saya suka papan putih maya.'];
  expect(checksOf(remarksOf(...surveyWith(appendix))).toSorted()).toEqual(
    [
      'abstractComplete',
      'objectivesAnswered',
      'samplingJustified',
      'instrumentCare',
      'instrumentsAppended',
      'alphaReported',
      'assumptionsChecked',
      'limitationsStated',
      'futureResearch',
    ].toSorted(),
  );
});

describe('What a method leaves out', () => {
  test.each([
    ['noReliability', [sampled, measured, normal]],
    ['noValidity', [sampled, 'Soal selidik berskala Likert digunakan dengan persetujuan responden.', reliable, normal]],
    ['noSamplingTechnique', ['Kajian ini melibatkan 120 orang pelajar.', measured, reliable, normal]],
    ['noEthics', [sampled, 'Soal selidik berskala Likert disahkan oleh tiga orang pakar.', reliable, normal]],
    [
      'noEthics',
      [
        sampled,
        'Soal selidik Likert disahkan oleh tiga orang pakar dengan persetujuan sebanyak 92%.',
        reliable,
        normal,
      ],
    ],
    ['noReliability', [sampled, measured, normal, 'Nilai kappa antara dua orang penilai ialah .84.']],
    ['noAssumptions', [sampled, measured, reliable, 'Korelasi Pearson digunakan.']],
    ['testWithoutValues', [sampled, measured, reliable, normal, 'ANOVA sehala turut digunakan.']],
  ])('is remarked on: %s', (check, lines) => {
    expect(checks(surveyWith(methodology(...lines)))).toEqual([check]);
  });

  test('is quoted where it is only spoken of', () => {
    const said = 'Kebolehpercayaan instrumen adalah tinggi dan memuaskan.';
    const [remark] = weaknesses(surveyWith(methodology(sampled, measured, said, normal)));
    expect(remark).toMatchObject({
      check: 'noReliability',
      evidence: { place: 'Muka surat 1', quote: said },
      isAbsence: true,
      cap: { item: 'kesahan', level: 1 },
    });
  });

  test('is not missed where another measure of reliability stands', () => {
    const lines = methodology(sampled, measured, 'Kebolehpercayaan KR-20 ialah .82.', normal);
    expect(checks(surveyWith(lines))).toEqual([]);
  });
});

test.each([
  'Three lecturers who were not involved in the teaching judged all items relevant to the syllabus and suggested changes of wording in four.',
  'Tiga orang pensyarah menilai semua item sebagai relevan dengan sukatan dan membaiki bahasanya.',
  'Kesesuaian setiap item disemak oleh dua orang guru cemerlang.',
])('experts may judge an instrument in other words: "%s"', (line) => {
  const asked = 'Soal selidik berskala Likert digunakan dengan persetujuan responden.';
  expect(checks(surveyWith(methodology(sampled, asked, line, reliable, normal)))).toEqual([]);
});

test.each([
  'Respondents rated each of the 12 items on how relevant the whiteboard was to their work.',
  'Pelajar menilai setiap item sama ada papan putih maya sesuai dengan kerja mereka dan pensyarah.',
])('respondents judge no instrument: "%s"', (line) => {
  const asked = 'Soal selidik berskala Likert digunakan dengan persetujuan responden.';
  expect(checks(surveyWith(methodology(sampled, asked, line, reliable, normal)))).toEqual(['noValidity']);
});

test.each([
  ['A study with several classes, and with time on task logged, would be the natural next step.', 0],
  ['Longitudinal work that follows trainees into their first year would show how it develops.', 0],
  ['Replikasi dengan pelajar kolej lain masih diperlukan.', 0],
  ['Kesan jangka panjangnya boleh dikaji pada peringkat sekolah.', 0],
  ['Longitudinal studies are still needed.', 0],
  ['Kesan ini perlu diteliti oleh pengkaji di kolej lain.', 0],
  ['Its effect on attention should be examined by later researchers.', 0],
  ['Its effect on attention could be examined by comparing colleges.', 0],
  ['Isu ini perlu diteliti oleh pihak pentadbir kolej.', 1],
  ['Papan putih maya wajar diteroka oleh pensyarah.', 1],
  ['Model ini boleh diteroka secara kendiri oleh pelajar.', 1],
  ['These tools should be explored by lecturers in class.', 1],
  ['Studies in this field show that training would help lecturers.', 1],
  ['Pelaksanaan kajian kes dalam kelas diperlukan oleh pelajar.', 1],
  ['Guru perlu menggunakan papan putih maya.', 1],
  ['The results of this study would help lecturers.', 1],
  ['Kajian ini menunjukkan bahawa latihan guru diperlukan.', 1],
])('further research may be suggested in other words: "%s"', (line, times) => {
  const remarks = checks(surveyWith(conclusion('Kajian ini terhad kepada sebuah kolej.', line)));
  expect(remarks.filter((check) => check === 'noFutureResearch')).toHaveLength(times);
});

test('the sample of a study of phases is its largest, not the few who were asked first', () => {
  const phases = methodology(
    'Fasa pertama melibatkan temu bual enam orang pensyarah.',
    'Enam orang pensyarah ditemu bual selama 40 minit.',
    'Fasa kedua melibatkan 208 orang pelajar melalui persampelan rawak mudah.',
    measured,
    reliable,
    normal,
  );
  const few = 'Seramai enam orang pensyarah ditemu bual dan 208 orang pelajar menjawab; min kesediaan ialah 3.80.';
  const said = checks(surveyWith(phases, abstract(`Kajian tinjauan ini mengenal pasti kesediaan. ${few}`)));
  expect(said).not.toContain('smallSample');
});

test('an abstract may tell its findings as what was left and found', () => {
  const told = 'Daripada 32 item asal, 25 item kekal selepas analisis. Empat faktor dikenal pasti.';
  const background = 'Pelajar menggunakan papan putih maya setiap hari di kelas mereka di kolej itu. ';
  const opened = `Kajian tinjauan ini melibatkan 120 orang pelajar. ${background}`;
  const said = [[], [told]].map((lines) => checks(surveyWith(abstract(opened, background, ...lines))));
  expect(said).toEqual([['abstractIncomplete'], []]);
});

test.each([
  ['a talk with some of them', 'Temu bual dengan lima orang pelajar turut dijalankan.'],
  ['a group that is named without a size', 'Kumpulan kawalan diajar seperti biasa.'],
])('two sizes of one sample are not explained by %s', (_, line) => {
  const conflict = methodology(sampled, 'Responden melibatkan 112 orang pelajar.', line, measured, reliable, normal);
  expect(checks(surveyWith(conflict))).toContain('conflictingCounts');
});

test('two sizes of those interviewed in a study that also measures are not explained by its other sample', () => {
  const lines = [
    'Pada tahap kedua, lapan peserta dipilih untuk temu bual.',
    'Temu bual dengan enam informan dianalisis.',
  ];
  const conflict = methodology(sampled, ...lines, measured, reliable, normal);
  expect(checks(surveyWith(conflict))).toContain('conflictingCounts');
});

test.each([
  ['who left', 'Lapan orang menarik diri.'],
  ['another sample of that size', 'Fasa kedua melibatkan 112 orang pelajar.'],
])('two sizes are explained by %s', (_, line) => {
  const explained = methodology(sampled, 'Responden melibatkan 112 orang pelajar.', line, measured, reliable, normal);
  expect(checks(surveyWith(explained))).not.toContain('conflictingCounts');
});

test.each<[string, Part[]]>([
  ['noTheory', withoutTheory()],
  ['noLimitations', surveyWith(conclusion('Kajian lanjutan boleh melibatkan kolej lain.'))],
  ['noFutureResearch', surveyWith(conclusion('Kajian ini terhad kepada sebuah kolej.'))],
  [
    'abstractIncomplete',
    surveyWith(
      abstract(
        `Papan putih maya ialah alat yang menarik. ${'Pelajar suka menggunakannya setiap hari di kelas. '.repeat(5)}`,
      ),
    ),
  ],
])('%s is the only weakness of a survey without it', (check, parts) => {
  expect(checks(parts)).toEqual([check]);
});

const interviews = (...lines: string[]): Part[] => [
  ['front', '', 'Pengalaman Guru Baharu di Pedalaman'],
  [
    'methodology',
    'Metodologi',
    'Kajian kualitatif ini menemu bual enam orang guru secara persampelan bertujuan dengan persetujuan mereka dan berpandukan teori ekologi sebagai kerangka untuk memahami pengalaman guru baharu di sekolah pedalaman yang jauh dari bandar. Setiap sesi mengambil masa kira-kira satu jam dan dirakam.',
    ...lines,
  ],
  ['findings', 'Dapatan', 'Tema pertama ialah kesunyian. Semua peserta berasa terasing pada bulan pertama.'],
  ['conclusion', 'Kesimpulan', 'Dapatan terhad kepada enam orang guru. Kajian lanjutan diperlukan.'],
];

describe('Words of participants', () => {
  test.each([
    ['all with their speaker', ['Saya penat. Hari panjang” (G1)', 'Kami gembira” (G2)', 'Saya sedih” (G3)'], []],
    ['one without', ['Saya penat” (G1)', 'Kami gembira” (G2)', 'Saya sedih”'], ['quoteWithoutSpeaker']],
    ['none with', ['Saya penat. Hari panjang”', 'Kami gembira”', 'Saya sedih”'], ['quoteWithoutSpeaker']],
    ['one of nobody', ['Saya penat” (G1)', 'Kami gembira” (G7)'], ['unknownSpeaker']],
  ])('%s', (_, quotes, expected) => {
    const lines = quotes.map((quote) => `“${quote.replace('”', ' kerana murid ramai dan masa suntuk”')}`);
    const remarks = remarksOf(...interviews('Mereka ialah G1 hingga G6.'), ['findings', 'Tema', ...lines]);
    expect(checksOf(remarks).filter((check) => check.endsWith('Speaker'))).toEqual(expected);
  });
});

test.each([
  ['Sebanyak 31.1% daripada semua guru berasa terasing.', 1],
  ['Guru yang terasing mencakupi 31.1% daripada mereka.', 1],
  ['Giliran bercakap ibu bapa mencakupi 31.1% daripada semua giliran.', 0],
  ['Bahagian giliran ibu bapa masing-masing ialah 14.6% dan 12.7%.', 0],
  ['Turns of parents were 31.1% of all turns.', 0],
  ['Ibu bapa bercakap lebih banyak di Sekolah C (31.4%).', 0],
])('of few people only some shares can be, but others of other things, or in a table: "%s"', (line, times) => {
  const table = ['Jadual 1. Giliran', '| Sekolah | Peratus |', '| A | 20.2 |', '| C | 31.4 |'];
  const remarks = remarksOf(...interviews(), ['findings', 'Tema', line, ...table]);
  expect(checksOf(remarks).filter((check) => check === 'shareImpossible')).toHaveLength(times);
});

const trial = (...lines: string[]) =>
  checks(surveyWith(methodology(sampled, measured, reliable, normal, ...lines))).includes('noControlGroup');

describe('Kinds of study that a check does not apply to', () => {
  test('a conceptual paper is given no remark on a study it does not report', () => {
    expect(
      remarksOf(
        ['front', '', 'Menilai Semula Pentaksiran: Satu Kertas Konsep'],
        ['abstract', 'Abstrak', 'Kertas konsep ini membincangkan pentaksiran dan soal selidik guru.'],
        [
          'conclusion',
          'Kesimpulan',
          'Semua sekolah di Malaysia wajar mencubanya kerana pentaksiran menyebabkan perubahan.',
        ],
      ),
    ).toEqual([]);
  });

  test('a description of software is given none either', () => {
    expect(
      remarksOf(['front', '', 'Notebooks for signals'], ['introduction', 'Summary', 'The notebooks teach Python.']),
    ).toEqual([]);
  });

  test('a qualitative study is asked for trustworthiness, not for coefficients', () => {
    expect(checks(interviews())).toEqual(['noTrustworthiness']);
    expect(checks(interviews('Triangulasi sumber dan semakan peserta dilakukan.'))).toEqual([]);
  });

  test('a trial of a class is asked for a comparison, unless it is action research or has one', () => {
    const preAndPost = 'Ujian pra dan ujian pos diberikan sebelum dan selepas modul digunakan.';
    expect(trial(preAndPost)).toBe(true);
    expect(trial(preAndPost, 'Kumpulan kawalan diajar seperti biasa.')).toBe(false);
    expect(trial(preAndPost, 'Kajian tindakan ini mengikut model Kemmis.')).toBe(false);
  });
});

test('every remark keeps the contract, bounds a real item and rests on words of the paper', () => {
  const parts = withoutTheory(
    methodology(
      'Kajian ini melibatkan 24 orang pelajar di sebuah kolej. Soal selidik 12 item digunakan. ANOVA dan ujian-t digunakan.',
    ),
    discussion('Dapatan membuktikan bahawa papan putih maya menyebabkan kesediaan pelajar meningkat.'),
    conclusion('Papan putih maya berkesan untuk semua pelajar di Malaysia.'),
  );
  const made = paper(...parts);
  const remarks = remarksIn(made);
  expect(remarks.length).toBeGreaterThan(10);
  for (const remark of remarks) {
    expect(countedRemarkSchema.parse(remark)).toEqual(remark);
    expect(says(made.document, remark.evidence)).toBe(true);
    expect(remark.evidence.quote.length).toBeLessThanOrEqual(300);
    expect(remark.kind === 'strength').toBe(remark.advice === '');
    const items = rubricItems[remark.criterion].map(({ id }) => id);
    expect([...items, undefined]).toContain(remark.cap?.item);
  }
});

test('a paper cut off anywhere is still read, and every remark rests on words that are left', () => {
  const { document, sections } = paper(...withoutTheory());
  for (const cut of document.blocks.keys()) {
    const left = { ...document, blocks: document.blocks.slice(0, cut) };
    const made = { document: left, sections: sections.filter(({ at }) => Number(at) <= cut) };
    for (const { evidence } of remarksIn(made)) expect(says(left, evidence)).toBe(true);
  }
});

test.each([
  ['Kertas ini bertitik tolak daripada penulisan tentang pasar.', 1],
  ['Kertas ini berpandukan teori pembelajaran pengalaman.', 0],
  ['Dalam kerangka Epstein (2011), ibu bapa membuat keputusan bersama.', 0],
])('a concept paper too names what it builds on: "%s"', (line, times) => {
  const remarks = remarksOf(
    ['abstract', 'Abstrak', 'Kertas konsep ini mencadangkan pembelajaran di tamu.'],
    ['introduction', '1. Pengenalan', line],
  );
  expect(remarks.filter(({ check }) => check === 'noTheory')).toHaveLength(times);
});
