import { describe, expect, test } from '@jest/globals';
import { decideName, decideStatement, decideText } from '../../../shared/fact/decide/decide.ts';
import { decideChoices, decideLinks } from '../../../shared/fact/decide/decideCodes.ts';
import {
  decideDuration,
  decideNumber,
  decideWeek,
  hoursUnder,
  printedHours,
  totalHours,
} from '../../../shared/fact/decide/decideNumber.ts';
import { decideCode, decideCourseName, resolveField } from '../../../shared/fact/field.ts';
import type { ParticularKind } from '../../../shared/course/words/kindWords.ts';
import { decideParticular } from '../../../shared/fact/particular.ts';
import { placeDoubt } from '../../../shared/fact/place.ts';
import { type Match, resolve } from '../../../shared/fact/resolve.ts';
import { inSection, outsideOf, sectionsOf } from '../../../shared/fact/scope.ts';
import { nameOf, similarity } from '../../../shared/fact/score.ts';
import { isSumIn } from '../../../shared/fact/sums.ts';
import { unitNumbers } from '../../../shared/fact/units.ts';
import { documentOf } from '../../support/blocks.ts';

// What is false of whole documents is tested by test/eval/falsehoods.ts.
const document = documentOf(`
SKP2043
Asas Pangkalan Data
Sinopsis
Kursus ini memperkenalkan pangkalan data.
Reka Bentuk Sistem
| CLO | Pernyataan | Domain |
| CLO1 | Menghuraikan teori pembelajaran dewasa. | C2 |

| CLO | Pernyataan | Domain |
| CLO1 | Membina litar elektronik digital mudah. | P4 |
Tugasan 20%
Pelajar hendaklah memperoleh sekurang-kurangnya 40% dalam tugasan.`);

test.each([
  ['a slip', 'Menghuraikan teori pembelajaran deewasa.', undefined],
  ['one more word', 'Menghuraikan teori asas pembelajaran dewasa.', undefined],
  ['another meaning', 'Menghuraikan teori pengajaran prasekolah dewasa.', expect.stringContaining('prasekolah')],
  [
    'a translation',
    'Explain theories of adult learning',
    expect.stringContaining('Explain theories of adult learning'),
  ],
])('the document’s words win over %s, and the model’s are noted where they differ', (_, claimed, note) => {
  const { value, fact } = decideStatement(claimed, resolve(document, { at: ['6.2'], key: 'CLO1', name: claimed }));
  expect([value, fact.state, fact.note]).toEqual(['Menghuraikan teori pembelajaran dewasa.', 'found', note]);
});

/** Of a document that says nothing else. */
const outcomeState = (text: string) =>
  decideStatement(text, resolve(documentOf(text), { at: ['1'], key: 'CLO3', name: text })).fact.state;

test('an outcome stands behind an arrow and a code of the document’s own', () => {
  const arrows = documentOf(
    'You will be able to:\n→ EO1 explain a process [C2/PLO1]\n→ EO2 analyse a market [C4/PLO2]',
  );
  const { fact } = decideStatement('“analyse a market”', resolve(arrows, { at: [], key: 'EO2', name: '' }));
  expect([fact.state, fact.at]).toEqual(['found', ['3']]);
});

test('a sentence without a key is an outcome only where it opens with a verb', () => {
  expect(outcomeState('Membina laman web mudah untuk sekolah.')).toBe('found');
  expect(outcomeState('Laman web mudah untuk sekolah di bandar.')).toBe('unconfirmed');
});

test('a fragment of a broken cell replaces no statement', () => {
  const broken = documentOf(`
| CLO | Outcome | Level |
| CLO1 | Explain the roles of stock in a chain. Apply quantitative models to determine the order | C2 |
| CLO2 | quantity. Plan the layout of a warehouse with its equipment | C3 |`);
  const claimed = 'Apply quantitative models to determine the order quantity.';
  const { value, fact } = decideStatement(claimed, resolve(broken, { at: ['1.2', '1.3'], key: 'CLO2', name: claimed }));
  expect([value, fact.state]).toEqual([claimed, 'unconfirmed']);
});

test('what a page’s lines have cut is not found: a torn word, a bracket, a sentence that goes on below', () => {
  const torn = documentOf(`
--- muka surat 1 ---
| Week | Topic |
| 1 | Cloud-native<br>fundamen<br>tals |
| 2 | Container<br>networking |
Containers need networking.
| CLO | Outcome |
| CLO1 | Explain models of care across health |
care settings.
1. Pembelian (Minggu 2, 6`);
  const nameState = (name: string, at: string) => decideName(name, resolve(torn, { at: [at], name })).fact.state;
  expect(nameState('Cloud-native fundamen tals', '1.2')).toBe('unconfirmed');
  expect(nameState('Cloud-native fundamentals', '1.2')).toBe('found');
  expect(nameState('Container networking', '1.3')).toBe('found');
  expect(nameState('Pembelian (Minggu 2, 6', '5')).toBe('unconfirmed');
  const claimed = 'Explain models of care across health';
  const cut = decideStatement(claimed, resolve(torn, { at: ['3.2'], key: 'CLO1', name: claimed }));
  expect(cut.fact.state).toBe('unconfirmed');
});

test.each(['pelajar akan dinilai melalui kuiz.', 'clo2: menganalisis data kajian.', 'www.uni.edu.my'])(
  'a statement with its full stop is whole, whatever stands below: %s',
  (below) => {
    const claimed = 'Menghuraikan teori pembelajaran dewasa.';
    const ofLines = documentOf(`CLO1: ${claimed}\n${below}`);
    const { fact } = decideStatement(claimed, resolve(ofLines, { at: ['1'], key: 'CLO1', name: claimed }));
    expect(fact.state).toBe('found');
  },
);

const measuring = 'Conduct measurements on fruits using standard';
test.each([
  [' methods.', `${measuring} methods.`],
  ['. Report the results with their errors.', `${measuring}. Report the results with their errors.`],
  ['. (C3, PLO1) 4 hours', measuring],
])(
  'a statement before words of its cell is the document’s whole one, before codes and amounts its own: %s',
  (behind, whole) => {
    const fruits = documentOf(`| CLO | Statement |\n| CLO3 | ${measuring}${behind} |`);
    const { value, fact } = decideStatement(measuring, resolve(fruits, { at: ['1.2'], key: 'CLO3', name: measuring }));
    expect([value, fact.state]).toEqual([whole, 'found']);
  },
);

test('an example in a line and what stands behind the sum of a plan are no items', () => {
  const plan = documentOf(`
| Minggu | Tajuk | Jam |
| M1 | Ekologi rumen | 2 |
| M2 | Foraj tropika | 2 |
| Jumlah kecil (a) |<| 4 |
| Persediaan penilaian (b) |<| 23 |
c) Example (station 3): a child has lost 8% of body weight.`);
  const doubt = (name: string, at: string) => placeDoubt('topic', name, resolve(plan, { at: [at], name }));
  expect([doubt('Foraj tropika', '1.3'), doubt('Persediaan penilaian (b)', '1.5')]).toEqual([null, expect.any(String)]);
  expect(resolve(plan, { at: ['2'], name: 'Example' }).by).toBe('none');
});

test('a name is not cut where its cell breaks a word', () => {
  const broken = documentOf(
    '| Assessment | Weight |\n| Final<br>Examinati<br>on | 50 |\n| Projek<br>Berkump<br>ulan | 50 |',
  );
  const decided = ['Final Examination', 'Projek Berkumpulan'].map((name, at) =>
    decideName(name, resolve(broken, { at: [`1.${at + 2}`], name })),
  );
  expect(decided.map(({ value, fact }) => [value, fact.state])).toEqual([
    ['Final Examination', 'found'],
    ['Projek Berkumpulan', 'found'],
  ]);
});

test.each([
  ['weeks', 'Pengenalan', '| Minggu | Topik |\n| 1 | 1-2 Pengenalan |'],
  ['a label', 'Operasi Sekolah Rendah', '| Minggu | Topik |\n| 1 | Operasi Sekolah Rendah Jam Kredit |'],
  ['a bracket that is cut', 'Pembelian bahan', '| Minggu | Topik |\n| 1 | Pembelian bahan (Minggu 2, 6 |'],
  ['a column of letters', 'Final Examination', '| Task |\n| Quiz 10%<br>B Final Examination 50% |'],
])('a name in a cell is no longer for what stands beside it: %s', (_, name, table) => {
  const { value, fact } = decideName(name, resolve(documentOf(table), { at: ['1.2'], name }));
  expect([value, fact.state, fact.note]).toEqual([name, 'found', undefined]);
});

test('a title that is claimed with its list behind it stands without the list', () => {
  const listed = documentOf(
    '| Week | Topic |\n| 9 - 10 | Normalisation<br>• First to third normal form |\n| 4 | Topic 4:<br>Descriptive<br>Statistics |',
  );
  const decided = (name: string, at: string) => {
    const { value, fact } = decideName(name, resolve(listed, { at: [at], name }));
    return [value, fact.state];
  };
  expect(decided('Normalisation; First to third normal form', '1.2')).toEqual(['Normalisation', 'found']);
  // Its number is no title with a list behind it.
  expect(decided('Topic 4: Descriptive Statistics', '1.3')).toEqual(['Descriptive Statistics', 'found']);
});

test('one key with two statements: the first table counts', () => {
  const claimed = 'Membina litar elektronik digital mudah.';
  const resolution = resolve(document, { at: ['7.2'], key: 'CLO1', name: claimed });
  expect(decideStatement(claimed, resolution).value).toBe('Menghuraikan teori pembelajaran dewasa.');
  expect(decideChoices('level', ['P4'], resolution).fact.state).toBe('unconfirmed');
});

test.each([
  [['4'], 'found'],
  [['2'], 'unconfirmed'],
  [['5'], 'unconfirmed'],
])('words are found in the cited text and nowhere else: %j', (at, state) => {
  const resolution = resolve(document, { at });
  expect(decideText('Kursus ini memperkenalkan pangkalan data', resolution).fact.state).toBe(state);
});

test.each([
  ['much alike', 'Kursus ini membincangkan jaringan pangkalan data', 'Kursus ini memperkenalkan pangkalan data.'],
  ['hardly alike', 'Kursus ini membincangkan jaringan komputer awam data', undefined],
])('the document’s words are offered in place of words that are %s', (_, claimed, offered) => {
  expect(decideText(claimed, resolve(document, { at: ['4'] })).fact.offered).toBe(offered);
});

test('an outcome has what a second table says of it in somewhat other words', () => {
  const twice = documentOf(`
| CLO | Pernyataan |
| CLO1 | Menghuraikan teori pembelajaran dewasa. |

| CLO | Pernyataan | Aras |
| CLO1 | Menghuraikan teori belajar orang dewasa. | C2 |`);
  expect(decideChoices('level', ['C2'], resolve(twice, { at: ['2.2'], key: 'CLO1' })).fact.state).toBe('found');
});

test('what is not borne out is shown where its item stands, wherever the model has pointed', () => {
  const marks = documentOf('| Tugas | Wajaran |\n| Kuiz | 10 |\n| Projek | 30 |');
  const { fact } = decideNumber('weight', 40, resolve(marks, { at: ['1.3'], name: 'Kuiz' }));
  expect([fact.state, fact.at]).toEqual(['unconfirmed', ['1.2']]);
});

test('a condition for passing is no weight', () => {
  const resolution = resolve(document, { at: ['9'], name: 'Tugasan' });
  expect(decideNumber('weight', 40, resolution).fact.state).toBe('unconfirmed');
});

describe('a course name on a line of its own', () => {
  test.each([
    ['beside the code', 'Asas Pangkalan Data', '2', 'found'],
    ['far from the code', 'Reka Bentuk Sistem', '5', 'unconfirmed'],
    ['that says something else', 'Kimia Organik', '2', 'unconfirmed'],
  ])('%s', (_, name, at, state) => {
    expect(decideCourseName(name, 'SKP2043', document, [at]).fact.state).toBe(state);
  });
});

const labelled = documentOf('Nama Kursus: Asas Pangkalan Data\nPelan pengajaran Reka Bentuk\nSistem');
test('a translated course name is the document’s, one that stands elsewhere waits with the document’s offered', () => {
  const { value, fact } = decideCourseName('Introduction to Databases', 'SKP2043', labelled, ['1']);
  expect([value, fact.state, fact.note]).toEqual([
    'Asas Pangkalan Data',
    'found',
    expect.stringContaining('Introduction to Databases'),
  ]);
  const other = decideCourseName('Reka Bentuk Sistem', 'SKP2043', labelled, ['2', '3']);
  expect([other.value, other.fact.state, other.fact.offered]).toEqual([
    'Reka Bentuk Sistem',
    'unconfirmed',
    'Asas Pangkalan Data',
  ]);
});

test('a course name stands behind the colon of its line, without what is before it', () => {
  const line = documentOf('Pelan pengajaran kursus teras: Asas Pangkalan Data (SKP2043)');
  expect(decideCourseName('Asas Pangkalan Data', 'SKP2043', line, ['1']).value).toBe('Asas Pangkalan Data');
});

test('of a list in one cell an item has the number on its own line', () => {
  const list = documentOf(`
| Kandungan kuliah (jam) | Lecture contents (hours) |
| 1. Pengenalan kulat (2)<br>2. Morfologi kulat (4)<br>Jumlah 6 | 1. Introduction (2)<br>2. Morphology (4)<br>Total 6 |`);
  const stateOf = (name: string, hours: number) =>
    decideNumber('hours', hours, resolve(list, { at: ['1.2'], name })).fact.state;
  expect([stateOf('Pengenalan kulat', 2), stateOf('Morfologi kulat', 4)]).toEqual(['found', 'found']);
  expect([stateOf('Pengenalan kulat', 4), stateOf('Morfologi kulat', 6)]).toEqual(['unconfirmed', 'unconfirmed']);
});

test('a unit beside the weeks is no name of the course', () => {
  const plan = documentOf(`
SKP2043 Asas Pangkalan Data

| Minggu | Unit |
| 1 | Unit 1: Pengenalan |
| 2 | Unit 2: Pertanyaan |`);
  expect(decideCourseName('Asas Pangkalan Data', 'SKP2043', plan, ['1'])).toMatchObject({
    value: 'Asas Pangkalan Data',
    fact: { state: 'found' },
  });
});

test('names that differ in their numbers alone are not alike', () => {
  expect(similarity('Tugasan 1: Kajian kes di sekolah', 'Tugasan 2: Kajian kes di sekolah')).toBeLessThanOrEqual(0.5);
  expect(similarity('Tugasan 1: Kajian kes di sekolah', 'Tugasan 1: Kajian kes sekolah')).toBeGreaterThan(0.8);
});

test('longer words are the document’s where numbers say something else, not where form alone differs', () => {
  const own = 'Laporan bertulis 10 muka surat dengan rujukan terkini';
  const valueOf = (claimed: string) => decideText(claimed, resolve(documentOf(own), { at: ['1'] })).value;
  expect(valueOf('Laporan bertulis 50 muka surat dengan rujukan terkini')).toBe(own);
  const formed = 'laporan bertulis 10 muka surat, dengan rujukan terkini';
  expect(valueOf(formed)).toBe(formed);
});

test('weeks between two rows of one title are found only where they are that title’s too', () => {
  const weeks = documentOf(`
| Minggu | Tajuk |
| 3 | Ulang kaji |
| 4 | Litar siri |
| 5 | Litar selari |
| 6 | Litar selari |
| 14 | Ulang kaji |`);
  const stateOf = (name: string, week: string, ...at: string[]) =>
    decideWeek(week, resolve(weeks, { at, name })).fact.state;
  expect(stateOf('Ulang kaji', '3-14', '1.2', '1.6')).toBe('unconfirmed');
  expect(stateOf('Litar selari', '5-6', '1.4', '1.5')).toBe('found');
});

/** Whether 30 is found as the weight. */
const weightOf = (text: string, at: string, name: string) =>
  decideNumber('weight', 30, resolve(documentOf(text), { at: [at], name })).fact.state;

test('a table without a head takes that of another only across a short line; hours that make 100 are no weights', () => {
  const headed = '| Tugas | Jam | Wajaran |\n| Kuiz | 2 | 70 |\n';
  expect(weightOf(`${headed}Cuti\n| Projek | 2 | 30 |`, '3.1', 'Projek')).toBe('found');
  const cut = `${headed}Muka 2\n| Projek | 2 | 30 |\n| Lisan<br>Jumlah jam | 4 | 100 |`;
  expect(weightOf(cut, '3.1', 'Projek')).toBe('found');
  for (const line of ['Masa pembelajaran adalah seperti berikut.', 'Masa pembelajaran bagi setiap tugas '.repeat(2)])
    expect(weightOf(`${headed}${line}\n| Projek | 2 | 30 |`, '3.1', 'Projek')).toBe('unconfirmed');
  expect(weightOf('| SLT | Kuliah | Tutorial | Kendiri |\n| Jumlah | 28 | 30 | 42 |', '1.2', 'Tutorial')).toBe(
    'unconfirmed',
  );
});

test('a label is no value, though the claim says it', () => {
  const form = documentOf('| Program | Sijil Akuakultur | Semester | 1 |');
  expect(decideText('Semester 1', resolve(form, { at: ['1.1'], name: 'Semester 1' }))).toMatchObject({
    value: 'Semester 1',
    fact: { state: 'found' },
  });
});

/** Whether a figure is found in a row of a table, by the name in its first cell or in the cell given. */
const figure = (kind: 'weight' | 'hours' | 'slt', table: string, name: string, value: number) =>
  decideNumber(kind, value, resolve(documentOf(table), { at: ['1.2'], name })).fact.state === 'found';

const ofTwoMarkers = `
| Komponen | Pemberat (%) |<| Jumlah | Tempoh |
|^| Pensyarah | Guru Pembimbing |^|^|
| Penyeliaan | 25 | 20 | 45 | 1½ jam |
| Jurnal | 15 | - | 15 | - |`;
const withoutTotal = `
| Komponen | Pemberat (%) |<| Tempoh |
|^| Pensyarah | Guru Pembimbing |^|
| Penyeliaan | 25 | 20 | 1½ jam |`;
const ofShares = `
| Tugas | Peratus (%) | F2F | NF2F | Jumlah SLT | Jumlah (%) |
| Kuiz | 10 | 1 | 2 | 3 | 2.5% |`;
const ofSections =
  '| Pentaksiran | Tugasan | 60% |\n|^| Peperiksaan<br>A: 4 soalan (60 markah). Jawab semua.<br>B: 3 soalan (30 markah) | 40% |';
const ofGroup = '| Pentaksiran | Butiran | % |\n| Pentaksiran Berterusan | Kuiz 10 markah<br>Ujian 20 markah | 30% |';
const ofHours = '| Topik | Teori (jam) | Amali (jam) |\n| Ikan hiasan | 2 | 3 |';
const ofLab = '| Bab | Jam kuliah | Jam tutorial | Jam makmal |\n| Jirim | 6 | 4 | 2 |';
const ofWords = '| Tugas | Butiran lain | Wajaran |\n| Ujian Akhir | 3 hours, closed book | 15% + 25% |';
const ofWeeksBehind =
  '| Jenis | Wajaran (%) | Topik | Minggu | Tempoh | SLT (jam) |\n| Ujian | 20 | 2, 3 | 8 | 1 jam | 3 |';
const ofSessions = '| Hari | Masa | Pengisian | Tempoh |\n| Hari 1 | 8.30 – 10.00 | Moderasi skor | 2j 30min |';
test.each([
  ['the total of weights beside them', 'weight', ofTwoMarkers, 'Penyeliaan', 45, [25, 20]],
  ['a weight of one part', 'weight', ofTwoMarkers, 'Jurnal', 15, [45]],
  ['weights under one head without their total', 'weight', withoutTotal, 'Penyeliaan', 45, [25, 20]],
  ['a weight beside shares of hours', 'weight', ofShares, 'Kuiz', 10, [2.5]],
  ['weights by head', 'weight', '| Tugas | Item (%) | Jumlah (%) |\n| Kuiz | 5 | 10 |', 'Kuiz', 10, [5]],
  ['kinds of work', 'weight', '| Tugas | Teori (%) | Amali (%) |\n| Projek | 10 | 20 |', 'Projek', 30, [10, 20]],
  ['a weight in two parts of a cell', 'weight', ofWords, 'Ujian Akhir', 40, [15, 25]],
  ['two rows', 'weight', '| Tugas | HPK | % |\n| Projek | HPK1 | 15 |\n|^| HPK3 | 10 |', 'Projek', 25, [15, 10]],
  ['a weight in two parts of a line', 'weight', 'Kuiz: 10%\nProjek (15% + 10%), minggu 10', 'Projek', 25, [15, 10]],
  ['hours of kinds together', 'hours', ofHours, 'Ikan hiasan', 5, [2, 3]],
  ['hours of the laboratory', 'hours', ofLab, 'Jirim', 12, [10, 6]],
  ['hours in a column of durations', 'hours', ofSessions, 'Moderasi skor', 2.5, [2, 18.3]],
  [
    'equal sessions',
    'hours',
    '| Minggu | Materi | Waktu |\n| 2-3 | Numerasi | 4 x 50 menit |',
    'Numerasi',
    3.33,
    [0.83],
  ],
  ['hours without a head', 'hours', '| Minggu 1 | Orientasi sekolah | 5j 30m |', 'Orientasi sekolah', 5.5, [5]],
  [
    'hours beside a long remark',
    'hours',
    '| Minggu 1 | Orientasi sekolah | 5j 30m | Taklimat selama 2 jam di dewan besar |',
    'Orientasi sekolah',
    5.5,
    [2],
  ],
  ['lectures and practicals behind a title', 'hours', '1.0 SHEAR STRENGTH ( 06L : 03P )', 'SHEAR STRENGTH', 9, [6, 3]],
  ['hours behind their kinds', 'hours', '1.0 SHEAR. Soils and ( 06L : 03P ) (9 hours)', 'SHEAR', 9, [6, 3, 18]],
  ['hours in words and a half', 'hours', 'Ekologi (dua dan setengah jam)', 'Ekologi', 2.5, [0.5, 2]],
  [
    'hours at the end of the line',
    'hours',
    '4. Radiative transfer. Intensity of the sun. (5 hours)',
    'Radiative transfer',
    5,
    [],
  ],
  ['hours before their kinds', 'hours', 'Ekologi: 6 jam (kuliah 4 jam, tutorial 2 jam)', 'Ekologi', 6, [4, 2]],
  ['hours of its own in a list', 'hours', '| Topik |\n| 1. Ekologi (6 jam)<br>2. Sel (3 jam) |', 'Ekologi', 6, [3, 9]],
  ['marks that come to the weight of their group', 'weight', ofGroup, 'Kuiz', 10, [30]],
  ['a weight beside marks of sections', 'weight', ofSections, 'Peperiksaan', 40, [60, 30]],
  ['SLT behind the topics and week of a test', 'slt', ofWeeksBehind, 'Ujian', 3, [1, 2, 8, 20]],
  ['SLT, not a duration', 'slt', ofShares, 'Kuiz', 3, [2.5, 1, 2]],
  [
    'SLT by kind of learning',
    'slt',
    '| Pentaksiran | Peratus (%) | SLT F2F | SLT NF2F |\n| Kuiz | 10 | 30 m | 4h |',
    'Kuiz',
    4.5,
    [4, 10],
  ],
] as const)('%s', (_, kind, table, name, value, others) => {
  expect(figure(kind, table, name, value)).toBe(true);
  expect(others.filter((other) => figure(kind, table, name, other))).toEqual([]);
});

test('the hours of a topic over several weeks are those of all its rows, in each column under the head of hours', () => {
  const table = `
| Minggu | Topik | Bersemuka (jam) |<| Tidak bersemuka (jam) |
|^|^| K | M |^|
| 4 | Sistem Kardiovaskular | 2 | 2 | 5 |
| 5 |^| 2 | 2 | 5 |
| 6 | Sistem Respiratori | 2 | 2 | 5 |`;
  const topic = resolve(documentOf(table), { at: ['1.3', '1.4'], name: 'Sistem Kardiovaskular' });
  const isFound = (hours: number) => decideNumber('hours', hours, topic).fact.state === 'found';
  expect([18, 9, 14, 7].filter(isFound)).toEqual([18]);
});

test('the hours of a topic that the plan continues are those of its rows together', () => {
  const weekly = documentOf(`
| Week | Topic | L (h) | P (h) |
| 4 | Broodstock | 2 | 3 |
| 6 | Broodstock (cont'd) | 1 | 4 |
| 7 | Larval rearing | 2 | 3 |`);
  const topic = resolve(weekly, { at: ['1.2', '1.3'], name: 'Broodstock' });
  expect(decideNumber('hours', 10, topic).fact.state).toBe('found');
  expect(decideNumber('hours', 15, topic).fact).toMatchObject({ state: 'unconfirmed', offered: '10' });
  expect(hoursUnder('hours', topic)?.value).not.toBe(5);
});

/** What is read of an item's SLT where nobody claims any. */
const left = (table: string, name: string) =>
  hoursUnder('slt', resolve(documentOf(table), { at: ['1.2'], name }))?.value;

test('the hours of learning are read from tables and texts, by kind and in sum', () => {
  const plan = documentOf(`
Jumlah Jam Pembelajaran: 80 jam
| Minggu | Topik | Kuliah (jam) | Amali (jam) | Jumlah SLT |
| 1 | Asas litar | 2 | - | 5.5 |
| 2 | Get logik | 2 | 3 | 8 |
| Jumlah | | 4 | 3 | 13.5 |
| Pentaksiran | Pemberat (%) | Jumlah |
| Kuiz | 15 | 90 |`);
  expect(printedHours(plan)).toEqual([80, 2, 5.5, 3, 8, 4, 13.5]);
  expect(totalHours(plan)).toBeNull();
  expect(totalHours(documentOf('| Jumlah SLT | 120 jam |\nTotal SLT = 98 + 22 = 120 hours.'))).toBe(120);
  expect(totalHours(documentOf('| Jumlah SLT | 120 jam |\n| Jumlah SLT bersemuka | 42 jam |'))).toBe(120);
  expect(totalHours(documentOf('Jumlah SLT pentaksiran: 12 jam'))).toBeNull();
});

test.each([
  ['beside a pass mark', '| Pentaksiran | Markah |\n| Kuiz | 20 markah (ambang lulus 50%) |', '1.2', 'Kuiz', 20],
  ['in its own bracket', 'Peperiksaan (40%): Bahagian A 30 markah', '1', 'Peperiksaan', 40],
])('of marks and percentages, a weight is told %s', (_, text, at, name, weight) => {
  const stateOf = (claimed: number) =>
    decideNumber('weight', claimed, resolve(documentOf(text), { at: [at], name, weight: claimed })).fact.state;
  expect([20, 30, 40, 50].filter((claimed) => stateOf(claimed) === 'found')).toEqual([weight]);
});

test('an abbreviation ends no sentence, and a number of credits may have a hyphen behind it', () => {
  const hours = documentOf('Topik No. Dua 3 jam');
  expect(decideNumber('hours', 3, resolve(hours, { at: ['1'], name: 'Topik No. Dua' })).fact.state).toBe('found');
  expect(unitNumbers('credit', 'This is a 3-credit course')).toEqual([3]);
});

test('a duration beside an assessment is no SLT', () => {
  expect(figure('slt', ofWords, 'Ujian Akhir', 3)).toBe(false);
  const ofPlan = '| Minggu | Topik | Pentaksiran | Wajaran | SLT (jam) |\n| 4 | Numerasi | Kuis | 10% | 2 |';
  expect(figure('slt', ofPlan, 'Kuis', 2)).toBe(false);
  const ofWeeks = '| Minggu | Materi | Waktu | Penilaian |\n| 4 | Numerasi | 2 jam | Kuis |';
  const ofMarks = '| (a) | Teori<br>Kuiz (2 kali)<br>Ujian | 30%<br>10%<br>20% |';
  const ofName = '| Amali | Wajaran |\n| Kuiz (2 kali) | 10% |';
  const none = [
    left(ofWords, 'Ujian Akhir'),
    left(ofWeeks, 'Kuis'),
    hoursUnder('slt', resolve(documentOf(ofMarks), { at: ['1.1'], name: 'Kuiz', weight: 10 }))?.value,
    left(ofName, 'Kuiz'),
  ];
  expect(left(ofShares, 'Kuiz')).toBe(3);
  expect(none).toEqual(none.map(() => undefined));
});

test.each([
  ['2h 30min', '2 jam 30 minit', ['2h', '30 minutes', '2 jam', '3 jam']],
  ['30 m', '30 minutes', ['3 minit', '30 jam']],
  ['1½ jam', '90 minit', ['1 jam', '½ jam']],
  ['3 hours, closed book', '3 jam', ['30 minit']],
  ['2 x 30 minit', '30 minit', ['2 minit', '3 jam']],
  ['1500 words', '', ['1500 words']],
  ['2-hour paper', 'dua jam', ['12 jam']],
  ['twenty-four hours', '24 jam', ['4 jam']],
  ['Dua jam setengah', '2.5 jam', ['2 jam', 'setengah jam']],
  ['2 jam setengah', '2.5 jam', ['2 jam']],
  ['dua jam tiga puluh minit', '2.5 jam', ['2 jam', '30 minit']],
  ['one hundred and eighty minutes', '', ['80 minit', '100 minit']],
  ['two to three hours', '', ['2 jam', '3 jam']],
])('a duration is found whole, however it is written: %s', (printed, claimed, others) => {
  const table = documentOf(`| Tugas | Wajaran | Tempoh |\n| Ujian | 40% | ${printed} |\n| Kuiz | 10% | 45 minit |`);
  const stateOf = (text: string) =>
    decideDuration(text, resolve(table, { at: ['1.2', '1.3'], name: 'Ujian' })).fact.state;
  expect(stateOf(claimed) === 'found').toBe(claimed !== '');
  expect([...others, '45 minit'].filter((other) => stateOf(other) === 'found')).toEqual([]);
});

test('a duration stands in a line of its own below the table', () => {
  const table = documentOf('| Tugas | Wajaran |\n| Ujian | 40% |\n| Kuiz | 10% |\nTempoh: 2 jam');
  const stateOf = (text: string) =>
    decideDuration(text, resolve(table, { at: ['1.2', '2'], name: 'Ujian' })).fact.state;
  expect([stateOf('2 jam'), stateOf('3 jam')]).toEqual(['found', 'unconfirmed']);
});

test('a figure stands on the line below its name', () => {
  const lines = documentOf(
    'Quizzes\nWeight: 40% | CLO1\n- 1. Radiative transfer. Intensity;\nlimb darkening. (5 hours)',
  );
  const stateOf = (kind: 'weight' | 'hours', value: number, name: string, ...at: string[]) =>
    decideNumber(kind, value, resolve(lines, { at, name })).fact.state;
  expect(stateOf('weight', 40, 'Quizzes', '1', '2')).toBe('found');
  expect(stateOf('weight', 60, 'Quizzes', '1', '2')).toBe('unconfirmed');
  expect(stateOf('hours', 5, 'Radiative transfer', '3', '4')).toBe('found');
});

test.each([
  '- 1. Radiative transfer. Intensity;\n- 2. Energy. The chain. (5 hours)',
  'Radiative transfer (2 hours)\nCells and tissue (5 hours)',
])('hours of the next topic are none of this one: %s', (text) => {
  const { fact } = decideNumber('hours', 5, resolve(documentOf(text), { at: ['1', '2'], name: 'Radiative transfer' }));
  expect(fact.state).toBe('unconfirmed');
});

test.each([
  ['(HPK 1, 2)', 'found'],
  ['(HPK 1)', 'unconfirmed'],
  ['(HPK 1, 2 jam)', 'unconfirmed'],
])('outcomes lean on the code before them, and a part of those claimed is not offered: %s', (codes, state) => {
  const name = 'Tugasan 1: Esei';
  for (const text of [`| Pentaksiran | ${name} ${codes} | 20% |`, `${name} ${codes} 20%`]) {
    const essay = resolve(documentOf(text), { at: ['1', '1.1'], name });
    const { fact } = decideLinks(['HPK1', 'HPK2'], name, essay);
    expect([fact.state, fact.offered]).toEqual([state, undefined]);
  }
});

test('what a column of outcomes has is offered, though it is a part of those claimed', () => {
  const table = documentOf('| Tugas | Wajaran | HPK |\n| Esei | 20% | HPK1 |\n| Kuiz | 80% | HPK2 |');
  const essay = resolve(table, { at: ['1.2'], name: 'Esei' });
  expect(decideLinks(['HPK1', 'HPK2'], 'Esei', essay).fact).toMatchObject({ state: 'unconfirmed', offered: 'HPK1' });
});

test.each([
  ['| Unit / Credit | 3 |', '3'],
  ['| Unit / Credit | 120 |', '120'],
  ['| Unit Code<br>UCCN3253<br>Credit Hours<br>3<br>Trimester<br>One | 3 networks |', '3'],
  ['| Unit Code<br>UCCN3253<br>Credit Hours<br>Trimester<br>One | 3 networks |', undefined],
])('a credit has a label of credits, and is no number of a code: %s', (table, credit) => {
  const course = resolveField(documentOf(table), ['1.1'], ['credit']);
  expect(decideNumber('credit', 4, course).fact.offered).toBe(credit);
});

const ofDates = '| Tugas | % |\n| {} | 20 |\n\n| Minggu | Topik | Pentaksiran |\n';
test.each([
  ['without a head', '| W3 | 14/7/2025 | Terabas |\n| W4 | 21/7/2025 | Takimetri |', '1.1', 'Terabas', '3'],
  ['behind its date', '| 6 - 10 Okt | M3 | Terabas |\n| 13 - 17 Okt | M4 | Takimetri |', '1.1', 'Terabas', '3'],
  ['when it is due', '| Tugas | Wajaran | Due |\n| Kuiz | 20% | W4, W9 |', '1.2', 'Kuiz', '4, 9'],
  ['under a date’s head', '| Tugas | Wajaran | Tarikh akhir |\n| Kuiz | 20% | Minggu 8 |', '1.2', 'Kuiz', '8'],
  ['of two steps', '| Work | % | Week |\n| Folio | 15 | Given Week 7, submitted Week 10 |', '1.2', 'Folio', '10'],
  ['on two lines', '| Tugas | % | Minggu |\n| Folio | 15<br>15 | M9<br>M13 |', '1.2', 'Folio', '9, 13'],
  ['in words', '| Tugas | % | Minggu |\n| Folio | 15 | Minggu<br>peperiksaan |', '1.2', 'Folio', 'Minggu peperiksaan'],
  ['of a row of the plan', `${ofDates}| 3-4 | Kelompok | Kuiz (M4) |`, '1.2', 'Kuiz', '4'],
  ['of rows of the plan', `${ofDates}| 3-4 | Roti | Amali 1 |\n| 6 | Donut | Amali 2 |`, '1.2', 'Amali', '3-4, 6'],
  [
    'of its own row of the plan',
    `${ofDates}| 10 | Graf | Ujian |\n| 14 | Larian | Ujian Akhir |`,
    '1.2',
    'Ujian',
    '10',
  ],
  [
    'behind a topic',
    `${ofDates}| 4 | Culture; reflection paper 1 | |\n| 13 | Families; reflection paper 2 | |`,
    '1.2',
    'Reflection papers',
    '4, 13',
  ],
  ['before its hours', '| Topik |\n| Terabas (Minggu 7 dan 2 jam) |', '1.2', 'Terabas', '7'],
  ['before half an hour', '| Topik |\n| Terabas (Minggu 7 dan setengah jam) |', '1.2', 'Terabas', '7'],
  ['before its hours in words', '| Topik |\n| Terabas (Minggu 7 dan dua jam) |', '1.2', 'Terabas', '7'],
  ['several', '| Week 8 – 9 | Terabas | CLO1 |\n| Week 10 | Takimetri | CLO1 |', '1.1', 'Terabas', '8-9'],
])('a week is told by its form: %s', (_, table, first, name, week) => {
  const at = [first, '2.2', '2.3'];
  const stateOf = (claimed: string) =>
    decideWeek(claimed, resolve(documentOf(table.replace('{}', name)), { at, name })).fact.state;
  expect([stateOf(week), ...['2', '14', '10, 14'].map(stateOf)]).toEqual(['found', ...Array(3).fill('unconfirmed')]);
});

test('of two weeks with the same words neither is the only one', () => {
  const table = '| Tugas | % | Minggu |\n| Kuiz | 20 | Kuiz 1 Minggu 5, Kuiz 2 Minggu 10 |';
  const resolution = resolve(documentOf(table), { at: ['1.2'], name: 'Kuiz' });
  expect(decideWeek('10', resolution).fact.state).toBe('unconfirmed');
});

test('a topic that speaks of an assessment does not tell its week', () => {
  const talk = documentOf(`${ofDates.replace('{}', 'Ujian')}| 6 | Perbincangan soalan ujian tahun lalu | |`);
  expect(decideWeek('6', resolve(talk, { at: ['1.2', '2.2'], name: 'Ujian' })).fact.state).toBe('unconfirmed');
});

const boxes = '| CLO | Pernyataan | Domain |\n| CLO1 | Menghuraikan sistem saraf. |';
const clusters =
  '| CLO | Pernyataan | Aras | MQF cluster | PO |\n| CLO1 | Menganalisis litar kuasa. | C4 | C2, C3A | PO2 |';
test.each([
  ['a tick beside the number of an outcome', 'plo', `${boxes} |\n\n| CLO | HPP1 | HPP2 |\n| 1 | / | |`, 'HPP1', 'HPP2'],
  ['what is ticked alone', 'domain', `${boxes} ☒ Kognitif ☐ Afektif |`, 'Kognitif', 'Afektif'],
  ['boxes behind the words', 'domain', `${boxes} Kognitif ☐ Afektif ☑ |`, 'Afektif', 'Kognitif'],
  ['boxes of brackets', 'domain', `${boxes} [ ] Kognitif [x] Afektif |`, 'Afektif', 'Kognitif'],
  ['a level under its code', 'level', '| CLO | C3 | A1 | P2 |\n| CLO1 | | ✓ | |', 'A1', 'P2'],
  ['no words under a code', 'level', '| CLO | C3 | A1 |\n| CLO1 | Menganalisis litar | ✓ |', 'A1', 'C3'],
  ['no level of a task', 'level', '| | C3 | A1 | FT |\n| CLO1 | ✓ | ✓ | ✓ |', 'C3', 'A1'],
  ['a level under a head of levels', 'level', '| CLO | Aras |<| FT |\n|^| A1 | P2 |^|\n| CLO1 | ✓ | | ✓ |', 'A1', 'P2'],
  ['a level beside clusters', 'level', clusters, 'C4', 'C2'],
  ['an outcome beside clusters', 'plo', clusters, 'PO2', 'C3A'],
  ['a set of codes', 'level', '| HPK1 | Menghasilkan antologi puisi. | P4, HP4, KT |', 'P4', 'A4'],
  [
    'a skill in words',
    'skill',
    '| CLO | Kemahiran boleh pindah |\n| CLO1 | Komunikasi lisan |',
    'Komunikasi lisan',
    'Komunikasi digital',
  ],
  [
    'of a sentence that maps, what stands behind its own',
    'plo',
    'CLO1 maps to PLO1, CLO2 to PLO2 and PLO6',
    'PLO1',
    'PLO2',
  ],
  ['a skill in a set', 'skill', '| HPK1 | Menganalisis unsur cerita. | C4, HP1, KBKK |', 'KBKK', 'KT'],
  [
    'a level under its letter',
    'level',
    '| CLO | Hasil pembelajaran | K | P | A |\n| CLO1 | Membina litar mudah. | | P3 | |',
    'P3',
    'A3',
  ],
  [
    'no level of a part',
    'level',
    'CPMK1 Mampu menghitung marjin (C4)\nSub-CPMK1 Mampu menyebut pasar (C2)',
    'C4',
    'C2',
  ],
] as const)('of codes, %s', (_, kind, table, own, other) => {
  const { blocks } = documentOf(table);
  const key = /(?:CLO|HPK|CPMK)1/.exec(table)?.[0] ?? '';
  const stateOf = (code: string) =>
    decideChoices(kind, [code], resolve({ ...documentOf(table), blocks }, { at: [], key })).fact.state;
  expect([stateOf(own), stateOf(other)]).toEqual(['found', 'unconfirmed']);
});

const head = documentOf(`
| Maktab Bayu Selatan | Helaian 2 | m/s 3 |
| Fakulti: | Fakulti Seni Bina | Page: 1 of 4 |
| Prasyarat: | RKA1013 Lukisan | SLT: | 120 jam |
| Sasaran | Guru sekolah rendah | Pensyarah | Encik Zafran Madu |
Pengajian ini untuk pelajar Diploma Reka Bentuk pada Semester 2 2025/2026.
INSTITUT SENI PANTAI
KAMPUS TELUK BATIN
Program : Sijil Lukisan Teknik`);
test.each([
  ['institution', 'Maktab Bayu Selatan', '1.1', 'found'],
  ['institution', 'm/s 3', '1.1', 'unconfirmed'],
  ['institution', 'Institut Seni Pantai Kampus Teluk Batin', '3', 'found'],
  ['faculty', 'Fakulti Seni Bina', '1.2', 'found'],
  ['faculty', 'Page: 1 of 4', '1.2', 'unconfirmed'],
  ['faculty', 'Maktab Bayu Selatan', '1.1', 'unconfirmed'],
  ['programme', 'Sijil Lukisan Teknik', '5', 'found'],
  ['programme', 'Guru sekolah rendah', '1.4', 'unconfirmed'],
  ['semester', 'Semester 2 2025/2026', '2', 'found'],
  ['semester', 'Encik Zafran Madu', '1.4', 'unconfirmed'],
  ['prerequisite', 'RKA1013 Lukisan', '1.3', 'found'],
  ['prerequisite', '120 jam', '1.3', 'unconfirmed'],
] as const)('a particular has a label of its kind or opens with its kind word: %s %s', (kind, claimed, at, state) => {
  expect(decideParticular(kind, claimed, head, [at]).fact.state).toBe(state);
});

test.each([
  ['faculty', 'Biology Unit, Department of Science', '1', 'found'],
  ['faculty', 'Biology Unit, Department of Arts', '1', 'unconfirmed'],
  ['institution', 'Bayu University College Malaysia', '2', 'found'],
  ['institution', 'Students of the college meet weekly', '3', 'unconfirmed'],
] as const)('an English name without a label ends with its kind word: %s %s', (kind, claimed, at, state) => {
  const titles = documentOf(
    'Biology Unit, Department of Science\nBayu University College Malaysia\nStudents of the college meet weekly',
  );
  expect(decideParticular(kind, claimed, titles, [at]).fact.state).toBe(state);
});

test('particulars stand on lines of one cell, under the title of a form and over the end of a line', () => {
  const cells = documentOf(`
| UNIVERSITI BAYU TIMUR<br>FAKULTI SENI BINA<br>MAKLUMAT KURSUS |<|
| Programme: Bachelor of Naval Design with<br>Honours<br>Pre-requisite: RKA1013 Lukisan | Pensyarah<br>Fakulti Muzik |`);
  const decided = (kind: ParticularKind, claimed: string, at: string) =>
    decideParticular(kind, claimed, cells, [at]).fact;
  expect(decided('institution', 'Universiti Bayu Timur', '1.1').state).toBe('found');
  expect(decided('faculty', 'Fakulti Seni Bina', '1.1').state).toBe('found');
  expect(decided('programme', 'Bachelor of Naval Design with Honours', '1.2').state).toBe('found');
  expect(decided('programme', 'Diploma Lukisan', '1.2').offered).toBe('Bachelor of Naval Design with Honours');
  expect(decided('faculty', 'Fakulti Muzik', '1.2').state).toBe('unconfirmed');
});

test('what a label claims is offered where another value is claimed', () => {
  expect(decideParticular('faculty', 'Fakulti Muzik', head, ['1.2']).fact.offered).toBe('Fakulti Seni Bina');
});

const plan = documentOf(`
| W1 | 7/7/2025 | Asas warna<br>1.1 Roda warna<br>1.2 Tona | Kuiz |
| W2 | 14/7/2025 | Asas bentuk dan<br>ruang | |
| W3 | 21/7/2025 | Lakaran alam | T1 dihantar |
| W4 | 28/7/2025 | Lukisan potret | |

| Minggu | Topik | Aktiviti | Kaedah penilaian |
| 5 | Seni cetak | Bengkel linocut | Portfolio |
| 6 | Arca | Lawatan galeri | Folio |
1. Maklumat am\t3
# Maklumat am
# Topik
2.0 Tempahan (4)
## 2.1 Tempahan lebih

| Tajuk |<| HPK |
| 3. | Bahan pembelajaran kendiri<br>• Kad kerja | HPK1 |

| RKB1013 | Lukisan Teknik | m/s 1 |
| Nama Kursus | Lukisan Teknik |`);
test.each([
  ['topic', 'Asas warna', '1.1', true],
  ['topic', 'Roda warna', '1.1', false],
  ['topic', 'Asas bentuk dan ruang', '1.2', true],
  ['topic', 'ruang', '1.2', false],
  ['topic', 'T1 dihantar', '1.3', false],
  ['topic', 'Kuiz', '1.1', false],
  ['topic', 'Seni cetak', '2.2', true],
  ['topic', 'Bengkel linocut', '2.2', false],
  ['topic', 'Portfolio', '2.2', false],
  ['topic', 'Maklumat am', '3', false],
  ['topic', 'Topik', '5', false],
  ['topic', 'Tempahan', '6', true],
  ['topic', 'Tempahan lebih', '7', false],
  ['topic', 'Bahan pembelajaran kendiri', '8.2', true],
  ['topic', 'Kad kerja', '8.2', false],
  ['topic', 'Lukisan Teknik', '9.1', false],
  ['assessment', 'Portfolio', '2.2', true],
  ['assessment', 'Seni cetak', '2.2', false],
] as const)('an item stands in its list’s column of titles: %s %s', (list, name, at, isOwn) => {
  expect(placeDoubt(list, name, resolve(plan, { at: [at], name })) === null).toBe(isOwn);
});

test.each([
  ['Projek Lapangan', 'none'],
  ['Kajian Lapangan Bandar', 'place'],
])('an item has the row at its number only where nothing elsewhere is named much like it: %s', (elsewhere, by) => {
  const two = documentOf(`
| Pentaksiran | Wajaran |
| Amali | 40% |

Ayat satu.
Ayat dua.
Ayat tiga.
| Minggu | Tugasan |
| 9 | ${elsewhere} |`);
  expect(resolve(two, { at: ['1.2'], name: 'Projek Kajian Lapangan' }).by).toBe(by);
});

test('what stands before the first course belongs to each, and a sheet that explains the form is none', () => {
  const two = documentOf(`
POLITEKNIK BUKIT JATI
# Kursus pertama
| Kod Kursus | RKB1013 |
| CLO | Pernyataan |
| CLO1 | Melukis objek. |
# Kursus kedua
| Kod Kursus | RKB1023 |
| CLO | Pernyataan |
| CLO1 | Mengecat objek. |`);
  const textsOf = (n: number) => JSON.stringify(inSection(two, n).blocks);
  expect(sectionsOf(two).map(({ courseCode }) => courseCode)).toEqual(['RKB1013', 'RKB1023']);
  expect(textsOf(1)).toContain('POLITEKNIK BUKIT JATI');
  expect(textsOf(1)).not.toContain('RKB1013');
  const guided = { ...two, blocks: two.blocks.map((block) => (block.n > 3 ? block : { ...block, sheet: 'Petunjuk' })) };
  expect(sectionsOf(guided)).toEqual([]);
});

test('outcomes that a document calls by the programme’s code have their own keys, and a step of a week is none', () => {
  const own = documentOf(`
Pada akhir kursus, pelajar berkebolehan untuk:
HP 1. Menjelaskan asas warna.
HP 2. Membina arca mudah.

| Minggu | Kemampuan akhir | Topik |
| 2 | Mampu mencampur warna | Roda warna |`);
  const stateOf = (key: string, name: string, at: string) =>
    decideStatement(name, resolve(own, { at: [at], key, name })).value;
  expect(stateOf('HP1', 'Membina arca mudah.', '3')).toBe('Menjelaskan asas warna.');
  const listed = documentOf(`
| HP | Pernyataan | Aras |
| HP1 | Menjelaskan asas warna. | C2 |

| Hasil Pembelajaran | HPP1 | HPP2 |
| HP1 | x | |`);
  const outcome = resolve(listed, { at: ['1.2', '2.2'], key: 'HP1', name: 'Menjelaskan asas warna.' });
  expect(decideStatement('Menjelaskan asas warna.', outcome).fact.state).toBe('found');
  expect(decideChoices('plo', ['HPP1'], outcome).fact.state).toBe('found');
  const step = 'Mampu mencampur warna';
  expect(decideStatement(step, resolve(own, { at: ['4.2'], key: 'HP3', name: step })).fact.state).toBe('unconfirmed');
});

test('a name in a broken cell is not its last word, and a line of another kind is none', () => {
  const broken = documentOf(`
| MATA KULIAH | KODE |
| Pemasaran Hasil<br>Laut | PHL3215 |`);
  expect(decideCourseName('Laut', 'PHL3215', broken, ['1.2']).fact).toMatchObject({
    state: 'unconfirmed',
    offered: 'Pemasaran Hasil Laut',
  });
  const torn = documentOf('Nama\nAsas Pangkalan Data\nKursus\nKod Kursus SKP2043');
  expect(decideCourseName('Asas Pangkalan Data', 'SKP2043', torn, ['2']).value).toBe('Asas Pangkalan Data');
  const twice = documentOf('| Tajuk Kursus<br>Course Title | Operasi Sekolah<br>Rendah | Primary<br>Operations |');
  expect(decideCourseName('Operasi Sekolah Rendah', null, twice, ['1.1']).value).toBe('Operasi Sekolah Rendah');
  const titled = documentOf('# FSU2243 Fiqh Muamalat II (3 jam kredit)');
  expect(decideCourseName('Fiqh Muamalat II', 'FSU2243', titled, ['1']).value).toBe('Fiqh Muamalat II');
  const lines = documentOf(`
KOLEJ KOMUNITI BUKIT JATI
RKB1013
Sijil Reka Bentuk
Lukisan Teknik`);
  const stateOf = (name: string, at: string) => decideCourseName(name, 'RKB1013', lines, [at]).fact.state;
  expect([stateOf('Kolej Komuniti Bukit Jati', '1'), stateOf('Sijil Reka Bentuk', '3')]).toEqual([
    'unconfirmed',
    'unconfirmed',
  ]);
  expect(stateOf('Lukisan Teknik', '4')).toBe('found');
});

const outside = (text: string, sheets: Record<number, string> = {}) => {
  const whole = documentOf(text);
  const own = { ...whole, blocks: whole.blocks.map((block) => ({ ...block, sheet: sheets[block.n] ?? 'Maklumat' })) };
  return own.blocks.flatMap(({ n }) => outsideOf(own, `${n}`) ?? []);
};
test('what is guidance or of another course ends with its sheet and with the next heading of its level', () => {
  const form = `
# Panduan mengisi borang
| Kod Kursus | RKB9999 |
## Universiti Bukit Jati
| Kod Kursus | RKB1013 |
| CLO | Pernyataan |
| CLO1 | Melukis objek. |`;
  expect(outside(form, { 1: 'Mula', 2: 'Mula' })).toEqual(['guide', 'guide']);
  // The smaller heading of the only course ends it, too.
  expect(outside(form.replace('| Kod Kursus | RKB9999 |', '| Kuiz | 10% |'))).toEqual(['guide', 'guide']);
  const withAppendix = (heading: string) =>
    outside(`Kod Kursus: RKB1013\n# ${heading}\nKuiz: 40%\n# Rujukan\nTan 2024`);
  expect(withAppendix('Lampiran (templat RKB1023 Lukisan)')).toEqual(['otherCourse', 'otherCourse']);
  expect([withAppendix('Modul 2: ISO 9001'), withAppendix('RKB1013 dan RKB1023')]).toEqual([[], []]);
  const captioned = (caption: string) => outside(`Kod Kursus: RKB1013\n${caption}\n| Kuiz | 40% |`);
  expect(captioned('Pentaksiran bagi kursus RKB1023 Lukisan')).toEqual(['otherCourse']);
  expect(captioned('Program: AC220 Diploma Perakaunan')).toEqual([]);
});

const outline = (code: string) => `
| Kursus | ${code} Lukisan Teknik |
Kursus ini membawa kepada kursus RKB3013 Lukisan Lanjutan.

| CLO | Pernyataan |
| CLO1 | Melukis objek. |
`;
test('a code before the name is the course’s, one in a sentence or in a session is none', () => {
  const two = documentOf(`${outline('RKB1013')}\n${outline('RKB1023')}`);
  expect(
    sectionsOf(two)
      .map(({ courseCode, courseName }) => [courseCode, courseName].join(' '))
      .join('; '),
  ).toBe('RKB1013 Lukisan Teknik; RKB1023 Lukisan Teknik');
  const stateOf = (code: string, at: string, text = outline('RKB1013')) =>
    decideCode(code, documentOf(text), [at]).fact.state;
  expect([stateOf('RKB1013', '1.1'), stateOf('RKB3013', '2')]).toEqual(['found', 'unconfirmed']);
  expect(stateOf('RKB3013', '1', 'Kursus ini membawa kepada RKB3013 Lukisan Lanjutan.')).toBe('unconfirmed');
  expect(stateOf('RKB3013', '1', '# RKB3013 Lukisan Lanjutan')).toBe('found');
});

test('the name of an item ends before its weight in parts', () => {
  expect(nameOf('Kuiz teori: 15% + 15%')).toBe('Kuiz teori');
  expect(nameOf('Laboratory exercises (3 × 10%)')).toBe('Laboratory exercises');
  expect(nameOf('Practical Task (2 tasks x 10%)')).toBe('Practical Task');
});

const ofMarks = (...lines: string[]) => lines.join('\n');
test.each([
  [
    'groups in a table of their own',
    ofMarks(
      '| Pecahan | % |',
      '| Continuous Assessment | 60% |',
      '| Final Assessment | 40 |',
      '',
      '| Jenis | % |',
      '| Ujian | 25 |',
      '| Projek | 35 |',
      '| Peperiksaan | 40 |',
    ),
    ['Continuous Assessment', 'Final Assessment'],
  ],
  [
    'groups in a table of their own, over parts in a sentence',
    ofMarks(
      '| Pentaksiran | % |',
      '| Continuous Assessment | 60% |',
      '| Final Assessment | 40 |',
      '',
      'Markah terdiri daripada Ujian (25%), Projek (35%) dan Peperiksaan (40%).',
    ),
    ['Continuous Assessment', 'Final Assessment'],
  ],
  [
    'a group whose only part differs',
    ofMarks(
      '| Pentaksiran | % |',
      '| Continuous Assessment | 70 |',
      '| Ujian | 30 |',
      '| Projek | 40 |',
      '| Final Assessment | 30 |',
      '| Peperiksaan | 25 |',
    ),
    ['Continuous Assessment', 'Final Assessment'],
  ],
  [
    'no examination that the parts above come to by chance',
    ofMarks(
      'Gred terdiri daripada kerja kursus (60%) dan peperiksaan akhir (40%).',
      '- Data – 20%',
      '- Pelan – 25%',
      '- Ujian – 15%',
      '- Peperiksaan – 40%',
    ),
    [],
  ],
  ['groups without parts', ofMarks('| Pentaksiran | % |', '| Kerja Kursus | 60 |', '| Final Assessment | 40 |'), []],
])('of marks, sums are %s', (_, text, sums) => {
  const marks = documentOf(text);
  const names = [
    'Continuous Assessment',
    'Final Assessment',
    'Kerja Kursus',
    'Data',
    'Pelan',
    'Ujian',
    'Projek',
    'Peperiksaan',
  ];
  const found = names.filter((name) =>
    resolve(marks, { at: [], name }).matches.some((match) => match.score > 0.9 && isSumIn(marks, match)),
  );
  expect(found).toEqual(sums);
});

test.each([
  [
    'a level',
    '| CLO1 Merancang menu seimbang untuk kantin sekolah (C6) / Plan a balanced menu for a school canteen |',
    'Merancang menu seimbang untuk kantin sekolah',
  ],
  [
    'another language before it',
    '| CLO1 Analyse the noise of a plant [C4] / Menganalisis bunyi bising sebuah kilang (C4) |',
    'Menganalisis bunyi bising sebuah kilang',
  ],
])('of a cell in two languages the statement is its half, without %s', (_, row, claimed) => {
  const both = documentOf(`| Hasil Pembelajaran Kursus / Course Learning Outcomes (CLO) |\n${row}`);
  const { value, fact } = decideStatement(claimed, resolve(both, { at: ['1.2'], key: 'CLO1', name: claimed }));
  expect([value, fact.state, fact.note]).toEqual([claimed, 'found', undefined]);
});

test('a group over one row may be its assessment, and a title stands before the dash of its line', () => {
  const groups = documentOf(`
| Category | Task | Weight | CLO |
| Coursework | Site diary | 30% | 1 |
|^| Model of a bridge | 30% | 2 |
| Final Project | Exhibition and report | 40% | 3 |
1. Moulds and fungi – yeast, mildew, mushrooms.
2. Soil bacteria – nitrogen, decay.`);
  const named = (name: string, at: string) => decideName(name, resolve(groups, { at: [at], name }));
  const titles: [string, string][] = [
    ['Final Project', '1.4'],
    ['Exhibition and report', '1.4'],
    ['Moulds and fungi', '2'],
    ['Soil bacteria', '3'],
  ];
  for (const [name, at] of titles) expect([named(name, at).value, named(name, at).fact.state]).toEqual([name, 'found']);
  expect(named('Coursework', '1.2').value).not.toBe('Coursework');
});

test('the number of a field or of a part is none of its label or head', () => {
  const form = documentOf(`
| Kolej Universiti Teluk Permai | FORM AC-9<br>COURSE OUTLINE | Page 2 of 6 |
| B1 Nama Kursus | Kimpalan Bawah Air |<|<|
| B2 Kod Kursus | KBA2013 | B3 Jam Kredit | 4 |
| B4 Fakulti | Fakulti Kejuruteraan Marin | B5 Aras | Diploma |

| D2 | Komponen | Pemberat (%) | CLO | Week due | Catatan |
| 1 | Log selaman | 35 | 1 | 6 | Individu |
| 2 | Ujian kimpalan | 65 | 2 | 13 | Berpasangan |`);
  expect(decideNumber('credit', 4, resolveField(form, ['1.3'], ['credit'])).fact.state).toBe('found');
  expect(decideCourseName('Kimpalan Bawah Air', 'KBA2013', form, ['1.2']).fact.state).toBe('found');
  const state = (kind: 'institution' | 'faculty', text: string, at: string) =>
    decideParticular(kind, text, form, [at]).fact.state;
  expect(state('institution', 'Kolej Universiti Teluk Permai', '1.1')).toBe('found');
  expect(state('faculty', 'Fakulti Kejuruteraan Marin', '1.4')).toBe('found');
  const log = resolve(form, { at: ['2.2'], name: 'Log selaman' });
  expect([decideNumber('weight', 35, log), decideWeek('6', log)].map(({ fact }) => fact.state)).toEqual([
    'found',
    'found',
  ]);
});

test('of a matrix on its side each column is an item, and a subtotal over several is none’s weight', () => {
  const turned = documentOf(`
| | Berterusan |<|<| Akhir | Jumlah |
| | Esei | Debat | Portfolio | Peperiksaan |^|
| CLO1 | 10 | | | 40 | 50 |
| CLO2 | | 20 | 30 | | 50 |
| Pemberat (%) | 10 | 20 | 30 | 40 | 100 |
| Jumlah kecil (%) | 60 |<|<| 40 | |`);
  for (const [name, weight] of Object.entries({ Esei: 10, Debat: 20, Portfolio: 30, Peperiksaan: 40 })) {
    const resolution = resolve(turned, { at: ['1.2', '1.5'], name, weight });
    expect([name, isSumIn(turned, resolution.matches[0] as Match)]).toEqual([name, false]);
    expect(decideNumber('weight', weight, resolution).fact.state).toBe('found');
  }
  const essay = resolve(turned, { at: ['1.2', '1.6'], name: 'Esei', weight: 60 });
  expect(decideNumber('weight', 60, essay).fact.state).toBe('unconfirmed');
});

test('an assessment in a table of its own and in a matrix of topics beside them is found in both', () => {
  const both = documentOf(`
| Jenis | Pemberat (%) | Tempoh | Minggu |
| Kuiz | 10 | 20 minit | W4 |
| Amali (Kumpulan) | 90 | 2 jam | W6 |

| Topik | Kuiz | Amali |
| HPK | HPK1 | HPK2 |
| Topik 1: Haba | / | |
| Topik 2: Kerja | / | / |
| Pemberat | 10% | 90% |`);
  for (const [name, weight, at] of [
    ['Kuiz', 10, '1.2'],
    ['Amali', 90, '1.3'],
  ] as const) {
    const resolution = resolve(both, { at: [at, '2.2', '2.4', '2.5'], name, weight, others: [] });
    expect([name, placeDoubt('assessment', name, resolution)]).toEqual([name, null]);
    const own = [decideName(name, resolution), decideNumber('weight', weight, resolution)];
    expect([name, ...own.map(({ fact }) => fact.state)]).toEqual([name, 'found', 'found']);
  }
});

test('a longer text with a word of its own has the document’s words', () => {
  const synopsis =
    'Kursus ini membincangkan ekologi hutan paya laut dan cara hutan itu dipelihara oleh penduduk setempat.';
  const { value, fact } = decideText(
    synopsis.replace('dan cara', 'tanpa cara'),
    resolve(documentOf(synopsis), { at: ['1'] }),
  );
  expect([value, fact.state]).toEqual([synopsis, 'found']);
});

test('a level stands behind its label beside a code', () => {
  const levels = documentOf(
    '| HASIL | Pelajar dapat |\n| CLO2 Aras: P3 | Menjahit pukat tunda dengan kemas | → PLO2 |',
  );
  const claimed = 'Menjahit pukat tunda dengan kemas';
  const resolution = resolve(levels, { at: ['1.2'], key: 'CLO2', name: claimed });
  expect(decideChoices('level', ['P3'], resolution).fact.state).toBe('found');
});

test('outcomes in one cell below their caption have their own keys, and weights in parts belong to as many names', () => {
  const form = documentOf(`
| Unit | Prasyarat | Pensyarah |
| Hortikultur | Tiada | Rohani binti Saad |
| HASIL PEMBELAJARAN |<|<|
| HP1 Menerangkan cantuman tunas (C2, PLO1)<br>HP2 Mencantas pokok renek mengikut musim (P3, PLO2) |<|<|
# PENTAKSIRAN
| Ujian (lisan) | Ujian 1: Topik 1<br>Ujian 2: Topik 2 | 6% + 9% |
| Projek | Taman herba | 40% + 45% |`);
  const claimed = 'Mencantas pokok renek mengikut musim';
  const resolution = resolve(form, { at: ['1.4'], key: 'HP2', name: claimed });
  expect(decideStatement(claimed, resolution)).toMatchObject({ value: claimed, fact: { state: 'found' } });
  expect(decideChoices('level', ['P3'], resolution).fact.state).toBe('found');
  const weightState = (name: string, at: string, weight: number) => {
    const others = ['Ujian 1', 'Ujian 2'].filter((other) => other !== name);
    return decideNumber('weight', weight, resolve(form, { at: [at], name, weight, others })).fact.state;
  };
  expect([weightState('Ujian 1', '3.1', 6), weightState('Ujian 2', '3.1', 9)]).toEqual(['found', 'found']);
  expect([weightState('Ujian 1', '3.1', 9), weightState('Taman herba', '3.2', 40)]).toEqual([
    'unconfirmed',
    'unconfirmed',
  ]);
});

test('weeks stand in the line above a topic, and the title of a form is no label of the line below', () => {
  const lines = documentOf(`
COURSE PRO FORMA
INSTITUT LATIHAN PERGURUAN BUKIT DAMAR
Pertemuan ke-3 – 4	(5 dan 12 Mei 2025)
Pokok bahasan	: Anyaman bambu
Metode	: Lokakarya`);
  const topic = resolve(lines, { at: ['3', '4'], name: 'Anyaman bambu' });
  expect(decideWeek('3-4', topic).fact.state).toBe('found');
  expect(decideWeek('5', topic).fact.state).toBe('unconfirmed');
  const name = 'INSTITUT LATIHAN PERGURUAN BUKIT DAMAR';
  expect(decideParticular('institution', name, lines, ['2']).fact.state).toBe('found');
});

test('a statement in two languages is the one that is claimed, and those in one cell below their label have their own keys', () => {
  const own = documentOf(`
| CLO | Pernyataan |
| CLO1 | Menganalisis arus pantai (C4) / Analyse the currents of a coast |

| Hasil Pembelajaran |<|<|
| HP1 Menerangkan ciri gula (C2, PLO1)<br>HP2 Membuat karamel mudah (P3, PLO2) |<|<|`);
  const decided = (key: string, name: string, at: string) => {
    const { value, fact } = decideStatement(name, resolve(own, { at: [at], key, name }));
    return [value, fact.state];
  };
  expect(decided('CLO1', 'Menganalisis arus pantai', '1.2')).toEqual(['Menganalisis arus pantai', 'found']);
  expect(decided('HP2', 'Membuat karamel mudah', '2.2')).toEqual(['Membuat karamel mudah', 'found']);
  expect(decided('HP1', 'Membuat karamel mudah', '2.2')[0]).toBe('Menerangkan ciri gula');
});

const courseForm = (first: string, code: string) => `
| ${first} |<|
| Course title<br>Signals | Course code<br>${code} |

| CLO | Statement |
| CLO1 | Draw a signal. |
`;
const courseCodes = (text: string) => sectionsOf(documentOf(text)).map(({ courseCode }) => courseCode);
test('the second course of a form with its labels in its cells is a course, a guide in the first row of a table is none', () => {
  const [own, other] = [courseForm('Course plan', 'XRS1011'), courseForm('Course plan', 'XRS1021')];
  expect(courseCodes(own + other)).toEqual(['XRS1011', 'XRS1021']);
  expect(
    courseCodes(`${own}\n| Guide to filling this form – example only |<|\n| Course code | XRS1021 |\n| CLO1 | Draw. |`),
  ).toEqual([]);
});

test('a head beside another is no value, and half of a weight belongs to its line', () => {
  const form = documentOf(`
| Programme | Year | Status |
| Diploma in Dance | Year 2 | Core |`);
  const tests = documentOf(`
| Ujian | Ujian 1: Bab 1<br>Ujian 2: Bab 2 | 5% + 15% |`);
  expect(decideParticular('semester', 'January intake', form, ['1.2']).fact.offered).toBe('Year 2');
  const second = resolve(tests, { at: ['1.1'], name: 'Ujian 2', weight: 15 });
  expect(decideNumber('weight', 15, second).fact.state).toBe('found');
  expect(decideNumber('weight', 5, second).fact.state).toBe('unconfirmed');
});

const nameState = (text: string, name: string, at: string) =>
  decideName(name, resolve(documentOf(text), { at: [at], name })).fact.state;
test('marks of items are no numbers of fields, and what another course or a stroke says parts no table or statement', () => {
  const work = '| Kerja Kursus | T1 Tugasan | 20 |\n|^| T2 Tugasan Kumpulan | 30 |';
  expect(nameState(work, 'T1 Tugasan', '1.1')).toBe('found');
  expect(outside('Kod Kursus: RKB1013\n| Ujian | 40% | Catatan |\n| Kuiz | 10% | Kod Kursus: RKB1023 |')).toEqual([]);
  const heads = '| 1. Topik | 2. Subtopik | 3. Kaedah |\n| Perspektif | Titik lenyap | Kuliah |';
  expect(nameState(heads, 'Perspektif', '1.2')).toBe('found');
  const claimed = 'Menganalisis data tinjauan dengan perisian SPSS';
  const stroke = documentOf(`| CLO | Pernyataan |\n| CLO1 | ${claimed} / Excel mengikut prosedur. |`);
  const { value } = decideStatement(claimed, resolve(stroke, { at: ['1.2'], key: 'CLO1', name: claimed }));
  expect(value).toBe(`${claimed} / Excel mengikut prosedur.`);
});
