import { expect, test } from '@jest/globals';
import { courseGround, taskGround } from '../../../../shared/valentra/held/knownOfAssessment.ts';
import { itemFaults } from '../../../../shared/valentra/held/item.ts';
import { jstRowFaults, taskFaults } from '../../../../shared/valentra/held/rows.ts';
import { checkedQuestions } from '../../../../shared/valentra/items/flags.ts';
import { astrayFaults, lacksGround, unsupportedFaults } from '../../../../shared/valentra/items/grounds.ts';
import { rubricOf } from '../../../../shared/valentra/tasks/rubric.ts';
import { optionKeys, type MultipleChoice, type Step } from '../../../../shared/valentra/schemas.ts';
import { found } from '../../../support/course.ts';
import { course } from '../fixtures-course.ts';
import { exams, jstAssessment } from '../fixtures.ts';

/** Items of a course of statistics, whose falsehoods agree with their writer's own lists. */

const [first] = exams['aneka-pilihan'].questions;
const item = (stem: string, texts: string[], working: Step[], quote = ''): MultipleChoice => ({
  ...(first as MultipleChoice),
  clo: 'CLO3',
  cognitiveLevel: 'C3',
  stem,
  options: texts.map((text, i) => ({ key: optionKeys[i] ?? 'D', text })),
  answer: 'A',
  working,
  explanation: 'It follows.',
  sources: quote === '' ? [] : [{ n: 1, at: '1', place: '', quote }],
});
const step = (expression: string, result: string, formula = '', ...values: string[]): Step => ({
  expression,
  result,
  unit: '',
  formula,
  values,
});
const ofItem = (...of: Parameters<typeof item>): string[] =>
  itemFaults(item(...of), course, courseGround(course)).map(({ reason }) => reason.en);

const quartiles = 'The quartiles of the marks are Q1 = 42 and Q3 = 50; the range is 28.';
const normal = 'Φ(0.5) = 0.6915 and Φ(-0.5) = 0.3085 are given.';
const spread = 'A sample has mean 50 and standard deviation 5.';
test.each<[string, Parameters<typeof item>, string]>([
  [
    'a formula that gives another option, with a last step of its own',
    [
      quartiles,
      ['28', '8', '46', '92'],
      [step('50 - 42', '8', 'IQR = Q₃ − Q₁', 'Q3 = 50', 'Q1 = 42'), step('28 * 1', '28')],
    ],
    'comes to 8, option B, not to key A',
  ],
  [
    'a formula with signs in its names whose result is another option',
    [
      normal,
      ['0.1915', '0.3830', '0.3085', '0.6915'],
      [step('0.6915 - 0.5', '0.1915', 'P = Φ(b) − Φ(a)', 'Φ(b) = 0.6915', 'Φ(a) = 0.3085')],
    ],
    'gives 0.383, not 0.1915',
  ],
  [
    'a step that undoes its formula',
    [
      'Φ(2) = 0.9772. What share lies above 2?',
      ['0.9772', '0.0228', '0.4772', '0.5'],
      [step('1 - 0.9772', '0.0228', 'P = 1 − Φ(z)', 'Φ(z) = 0.9772'), step('1 - 0.0228', '0.9772')],
    ],
    'comes to 0.0228, option B, not to key A',
  ],
  [
    'a value that its stem does not print',
    [spread, ['50%', '10%', '5%', '25%'], [step('25 / 50 * 100', '50', 'CV = (s / x̄) × 100', 's = 25', 'x̄ = 50')]],
    '25 is neither in the question',
  ],
])('An item is told of %s', (_, of, said) => {
  expect(ofItem(...of).filter((reason) => reason.includes(said))).toHaveLength(1);
});

test.each<[string, Parameters<typeof item>]>([
  [
    'values of the stem, of steps before and of a cited table',
    [
      'Five samples of n = 4 have a mean range of 0.8 and a grand mean of 12.',
      ['12.46', '11.54', '12.58', '13.15'],
      [step('0.577 * 0.8', '0.4616'), step('12 + 0.4616', '12.46', 'UCL = x̿ + w', 'x̿ = 12', 'w = 0.4616')],
      'UCL = x̿ + w\n\nn | A2\n5 | 0.577',
    ],
  ],
  [
    'a value in another form',
    ['Of 20 items 10% are sold.', ['18', '2', '20', '10'], [step('20 * 0.9', '18', 'E = nq', 'n = 20', 'q = 0.9')]],
  ],
  [
    'a number in words, and minutes as hours',
    [
      'Thirty bulbs burn for 90 minutes.',
      ['45', '30', '90', '60'],
      [step('30 * 1.5', '45', 'E = nt', 'n = 30', 't = 1.5')],
    ],
  ],
  [
    'e, and a square with decimals',
    [
      'The mean is 3 and the deviation 0.6.',
      ['0.0179', '0.0498', '0.36', '3'],
      [step('0.36 * 2.71828^(-3)', '0.0179')],
    ],
  ],
  [
    'the sum of a column',
    [
      'Find the mean.\n\n| Day | Sold |\n|---|---|\n| Mon 14 | 33 |\n| Tue 15 | 42 |\n| Wed 16 | 54 |',
      ['43', '33', '42', '54'],
      [step('129 / 3', '43')],
    ],
  ],
  [
    'a number of things rounded up',
    ['σ = 5, E = 1, z = 1.96.', ['97', '96', '95', '98'], [step('(1.96 * 5 / 1)^2', '96.04')]],
  ],
  [
    'a later step that brings a number and comes to a value of the formula',
    [
      'R1 = 2 and R2 = 4 are in series at V = 12. Find the current.',
      ['2', '6', '4', '12'],
      [step('2 + 4', '6', 'R = R1 + R2', 'R1 = 2', 'R2 = 4'), step('12 / 6', '2')],
    ],
  ],
  [
    'a second step that is written out whole',
    [
      'Cost is 60 and price 100. Find the profit per cent.',
      ['66.67', '40', '60', '100'],
      [step('100 - 60', '40', 'U = J − K', 'J = 100', 'K = 60'), step('(100 - 60) / 60 * 100', '66.67')],
    ],
  ],
  [
    'a percentage whose label stands behind it',
    [
      'A plant finds 10% of its bulbs defective. It packs them in boxes (fictional data). What is tested?',
      ['A proportion', 'A mean', 'A variance', 'A median'],
      [],
    ],
  ],
])('An item may have %s', (_, of) => {
  expect(ofItem(...of)).toEqual([]);
});

const pupils = '| Pelajar | Markah |\n|---|---|\n| Ali | 40 |\n| Abu | 50 |\n| Siti | 60 |';
test.each([
  [`Sebuah kelas mempunyai 40 pelajar. Markah tiga pelajar:\n\n${pupils}`, '40', 0],
  [`Cari min markah pelajar ini.\n\n${pupils}`, '40', 1],
])('A count beyond the rows of a table is told where no sentence of the item says it', (stem, value, count) => {
  const taken = [{ name: 'Pelajar', column: '', value }];
  const faults = itemFaults({ ...item(stem, ['50', '40', '60', '150'], []), taken }, course, courseGround(course));
  expect(faults.filter(({ reason }) => reason.en.includes('rows, not'))).toHaveLength(count);
});

const unknown = (...of: Parameters<typeof item>) => ofItem(...of).filter((reason) => reason.includes('is neither'));
test('A number that nobody states is told once, and a constant of physics not at all', () => {
  const interval = step('2.262 * 5', '11.31', 'E = t × s', 't = 2.262', 's = 5');
  expect(unknown(spread, ['11.31', '5', '50', '2'], [interval])).toHaveLength(1);
  const heat = step('2 * 4200 * 10', '84000', 'Q = mcθ', 'm = 2', 'c = 4200', 'θ = 10');
  expect(unknown('2 kg of water is heated by 10 °C.', ['84000', '8400', '42000', '4200'], [heat])).toEqual([]);
});

const codesOf = (...texts: string[]): string[] =>
  (checkedQuestions([item('Which is it?', texts, [])])[0]?.flags ?? []).map(({ code }) => code);
test.each([
  [['0.40', '2/5', '0.5', '0.6'], true],
  [['50%', '0.5', '0.4', '0.6'], true],
  [['2/5', '4/10', '3/10', '1/10'], false],
  [['2/5', '0.25', '0.5', '0.6'], false],
])('Options that are one number in two writings are the same: %j', (texts, isSame) => {
  expect(codesOf(...texts).includes('duplicate_option')).toBe(isSame);
});

const cited = (stem: string, answer: string, passage: string, more: object = {}) => ({
  stem,
  cognitiveLevel: 'C2' as const,
  answers: [answer],
  distractors: ['One', 'Two', 'Three'],
  passages: [passage],
  worked: [],
  ...more,
});
const blocks = [
  'The mean of a sample is the sum of its values over their number.',
  'The limits of a control chart are drawn at three sigma.',
  'A histogram is drawn with bars of the same width.',
  'A binomial experiment is made of a fixed number of trials.',
  'Two events are independent if one does not change the other.',
  'The median is the middle of values in order.',
];
test.each([
  ['another matter', cited('When are two events independent?', 'If one does not change the other', blocks[1] ?? ''), 1],
  ['its answer', cited('When are two events independent?', 'If one does not change the other', blocks[4] ?? ''), 0],
  ['its term', cited('What is the median of these?', 'Twelve', blocks[5] ?? ''), 0],
  [
    'another language',
    cited('Bilakah dua peristiwa tidak bersandar?', 'Apabila satu tidak mengubah yang lain', blocks[1] ?? ''),
    0,
  ],
  [
    'its term, which stands in all notes',
    cited('What is an experiment?', 'Something tried', 'A binomial experiment is made of a fixed number of trials.'),
    0,
  ],
  ['its formula', cited('What are the odds of the draw?', '0.25', 'P(A) = n / N of the set', { worked: [0.25] }), 0],
])('Passages that say nothing of an item do not support it: %s', (_, of, count) => {
  expect(unsupportedFaults(of)).toHaveLength(count);
});

test('A passage under the heading of another topic does not support an answer of which it says nothing, whatever is asked', () => {
  const row = {
    topic: 'Probability',
    subtopic: 'Independent events',
    cognitiveDescription: 'Explain independent events',
  };
  const of = (answer: string, text = 'The limits of a control chart are drawn at three sigma.') => {
    const place = { text, heading: '4 Control charts' };
    const one = cited('What are independent events of the kind?', answer, place.text);
    return astrayFaults(one, [one.stem], { cited: [place], notes: [place] }, row);
  };
  expect(of('Neither occurrence alters its partner')).toHaveLength(1);
  expect(of('Limits drawn at sigma')).toEqual([]);
  const poisson = 'Events of the kind are independent of each other: P(X = x) = λ^x e^-λ / x!';
  expect(of('P(A and B) = P(A) × P(B)', poisson)).toHaveLength(1);
  expect(of('P(X = x) = λ^x e^-λ / x!', poisson)).toEqual([]);
});

test('An answer may be argued from C3 on, and rounded of a proportion that its ground has', () => {
  const argued = cited('Which test?', 'A paired one', 'Tests are of two kinds.');
  expect([lacksGround({ ...argued, cognitiveLevel: 'C3' }), lacksGround(argued)]).toEqual([false, true]);
  const quote = 'The table gives 0.9138 for z = 1.36.';
  const asked = {
    ...item('How many of them lie below z = 1.36?', ['About 91 of 100', '9', '50', '86'], [], quote),
    cognitiveLevel: 'C2' as const,
  };
  const codes = checkedQuestions([{ ...asked, grounds: [quote] }])[0]?.flags.map(({ code }) => code);
  expect(codes).not.toContain('unsupported_cite');
});

const [stated] = course.read.assessments;
const row = (more: object) => ({
  ...jstAssessment({ code: 'T1', type: stated?.type ?? '', assessmentId: stated?.id ?? '', clo: ['CLO1'] }),
  topics: ['Konsep Literasi Media'],
  description: 'Menerangkan konsep.',
  objective: 'Menerangkan peranan media.',
  criteria: [],
  domains: { cognitive: ['C2'], affective: [], psychomotor: [], skills: [], outcomes: [] },
  ...more,
});
const ofRow = (more: object) => jstRowFaults(row(more), courseGround(course), course).map(({ at }) => at[0]);
test('A row of the JST opens with verbs of the level of its outcomes, and names the topics of its list', () => {
  expect(ofRow({})).toEqual([]);
  expect(ofRow({ objective: 'Mereka bentuk satu sistem media baharu.' })).toEqual(['objective']);
  expect(ofRow({ objective: 'Mereka bentuk satu sistem media.', clo: ['CLO3'] })).not.toContain('objective');
  const ofDeeds = { ...course, clos: course.clos.map((clo) => ({ ...clo, domains: [...clo.domains, 'P3'] })) };
  const designed = row({ objective: 'Mereka bentuk satu sistem media baharu.' });
  expect(jstRowFaults(designed, courseGround(course), ofDeeds)).toEqual([]);
  expect(ofRow({ objective: 'Menerangkan media. Rancang masa anda dengan baik.' })).toEqual([]);
  expect(ofRow({ description: 'Cipta akaun Google. Reka bentuk logo ialah topik kuiz ini.' })).toEqual([]);
  expect(ofRow({ description: `Menerangkan ${course.topics[1]?.title}.` })).toEqual(['description']);
});

test.each([
  ['Keselamatan makmal', 'Pelajar mematuhi peraturan keselamatan makmal.', 0],
  ['Keselamatan Makmal', 'Pelajar mematuhi peraturan keselamatan makmal.', 0],
  ['Analisis data', 'Analisis data dibuat. Laporan dengan analisis data.', 0],
  ['Analisis data', 'Kuiz topik "Analisis data".', 1],
  ['Analisis data', 'Kuiz bagi Analisis data.', 1],
  ['3.0 Analisis data', 'Kuiz bagi 3.0 analisis data.', 1],
  ['analisis data', "Kuiz topik 'analisis data'.", 1],
])('A title is another topic of a row only where it is written as one: %s: %s', (title, description, count) => {
  const [own, other] = course.topics;
  const topics = [own, { ...other, title, subtopics: [] }] as typeof course.topics;
  const one = { ...row({ description }), topics: [own?.title ?? ''] };
  const faults = jstRowFaults(one, courseGround(course), { ...course, topics });
  expect(faults.filter(({ reason }) => reason.en.includes(title))).toHaveLength(count);
});

test('A row of the JST may count the sections of its paper, and say of its form what the document says', () => {
  const form = {
    questions: 11,
    answered: 10,
    marks: 100,
    paper: [40, 40, 20].map((marks, n) => ({
      kind: null,
      questions: n === 2 ? 3 : 4,
      answered: n === 2 ? 2 : 4,
      marks,
    })),
  };
  const id = stated?.id ?? '';
  const read = {
    ...course.read,
    assessments: course.read.assessments.map((one) => (one.id === id ? { ...one, ...form } : one)),
    facts: {
      ...course.read.facts,
      ...Object.fromEntries(
        ['questions', 'answered', 'marks'].map((field) => [`${id}.${field}`, found('Section C is a case.')]),
      ),
    },
  };
  const faultsOf = (description: string, quote: string, source: string) =>
    jstRowFaults(row({ description, figures: [{ quote, source }] }), courseGround(course), { ...course, read }).map(
      ({ reason }) => reason.en,
    );
  const three = 'Describing a paper of three sections.';
  expect(faultsOf(three, 'three sections', 'Bahagian A, B, C')).toEqual([]);
  expect(faultsOf(three, 'three sections', 'Sections A, B, C')).toEqual([]);
  expect(faultsOf('Describing one case.', 'one case', 'Section C is a case')).toEqual([]);
  expect(faultsOf('Describing a paper of four sections.', 'four sections', 'Sections A, B, C')).toHaveLength(1);
});

const ofTask = (content: string, statement: string, source: string, works: string[] = []) =>
  taskFaults(
    {
      clo: ['CLO2'],
      theBigIdea: '',
      essentialQuestion: '',
      stimulus: { type: '', title: '', content, source },
      question: { marks: 20, statement, description: '', domains: { cognitive: [], outcomes: [] } },
      works,
    },
    taskGround(row({}), course),
    course.clos,
    [],
  ).map(({ at }) => at.join('.'));
test('A source that a task names by its words and year is held in each of its texts', () => {
  const named = 'According to the Process Quality Handbook 2022 of the National Institute of Metrology, it is so.';
  expect(ofTask(named, 'Analyse it.', 'Fictional situation')).toEqual(['stimulus.content']);
  expect(ofTask('A shop opens.', named, 'Fictional situation')).toEqual(['question.statement']);
  expect(ofTask('A shop opens.', 'Analyse it.', 'Fictional situation')).toEqual([]);
  const works = ['the Metrology Almanac'];
  expect(ofTask('A shop opens.', 'Use the Metrology Almanac.', 'Fictional situation', works)).toEqual([
    'question.statement',
  ]);
  expect(ofTask('A shop opens.', 'Use the Metrology Almanac (fictional data).', 'Fictional situation', works)).toEqual(
    [],
  );
});

test('Marks of criteria are exactly as their weights where these give whole ones', () => {
  const levels = { amatCemerlang: 'a', cemerlang: 'b', kepujian: 'c', sederhana: 'd', lemah: 'e' };
  const written = [2, 3, 3, 2].map((weight, i) => ({ name: `K${i}`, hp: 'HP1', weight, domains: [], levels }));
  const named = { taskNumber: 1, taskType: 'Projek', taskCode: 'T1', taskPercentage: 20 };
  const { criteria } = rubricOf(
    { ...named, totalMarks: 60, outcomes: [], hpAllocation: { HP1: 100 }, criteria: [] },
    written,
  );
  expect(criteria.map(({ marks }) => marks)).toEqual([12, 18, 18, 12]);
});

test('A criterion is of the outcome that has most of its name, and where half of it is in two of the one of its programme outcome', () => {
  const levels = { amatCemerlang: 'a', cemerlang: 'b', kepujian: 'c', sederhana: 'd', lemah: 'e' };
  const outcomes = [
    { name: 'Menganalisis data dan menulis laporan teknikal', share: 70, hp: ['HP3'] },
    { name: 'Berkomunikasi secara lisan', share: 30, hp: ['HP5'] },
  ];
  const marksOf = (...names: [string, string][]) =>
    rubricOf(
      {
        taskNumber: 1,
        taskType: 'Projek',
        taskCode: 'T1',
        taskPercentage: 20,
        totalMarks: 100,
        outcomes,
        hpAllocation: { HP3: 50, HP5: 50 },
        criteria: [],
      },
      names.map(([name, hp]) => ({ name, hp, weight: 1, domains: [], levels })),
    ).criteria.map(({ marks }) => marks);
  expect(marksOf(['Pelan projek', 'HP3'], ['Laporan lisan', 'HP5'])).toEqual([70, 30]);
  expect(marksOf(['Laporan teknikal', 'HP5'], ['Komunikasi lisan', 'HP5'])).toEqual([70, 30]);
});
