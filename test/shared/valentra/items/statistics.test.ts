import { expect, test } from '@jest/globals';
import { courseGround, taskGround } from '../../../../shared/valentra/held/knownOfAssessment.ts';
import { itemFaults } from '../../../../shared/valentra/held/item.ts';
import { jstRowFaults, jsuRowFaults, taskFaults } from '../../../../shared/valentra/held/rows.ts';
import { checkedQuestions } from '../../../../shared/valentra/items/flags.ts';
import {
  askedElsewhere,
  astrayFaults,
  definedElsewhere,
  groundFaults,
  lacksGround,
  unsupportedFaults,
} from '../../../../shared/valentra/items/grounds.ts';
import { rubricOf } from '../../../../shared/valentra/tasks/rubric.ts';
import { rubrikLevels, type MultipleChoice } from '../../../../shared/valentra/schemas.ts';
import { recordOf } from '../../../../shared/values/pick.ts';
import { itemCases, mcq, options, sourceOf } from './items.ts';
import { found } from '../../../support/course.ts';
import { course } from '../fixtures-course.ts';
import { jstAssessment } from '../fixtures.ts';

/** Items of a course of statistics, whose falsehoods agree with their writer's own lists. */

const ofItem = (question: MultipleChoice): string[] =>
  itemFaults(question, course, courseGround(course)).map(({ reason }) => reason.en);
test.each(itemCases('told'))('An item is told of $what', ({ question, says: [said = ''] }) => {
  expect(ofItem(question).filter((reason) => reason.includes(said))).toHaveLength(1);
});
test.each(itemCases('may'))('An item may have $what', ({ question }) => {
  expect(ofItem(question)).toEqual([]);
});

const item = (stem: string, texts: string[], more: Partial<MultipleChoice> = {}): MultipleChoice =>
  mcq(1, { clo: 'CLO3', cognitiveLevel: 'C3', stem, options: options(...texts), explanation: 'It follows.', ...more });

const pupils = '| Pelajar | Markah |\n|---|---|\n| Ali | 40 |\n| Abu | 50 |\n| Siti | 60 |';
test.each([
  [`Sebuah kelas mempunyai 40 pelajar. Markah tiga pelajar:\n\n${pupils}`, 0],
  [`Cari min markah pelajar ini.\n\n${pupils}`, 1],
])('A count beyond the rows of a table is told where no sentence of the item says it', (stem, count) => {
  const taken = [{ name: 'Pelajar', column: '', value: '40' }];
  const reasons = ofItem(item(stem, ['50', '40', '60', '150'], { taken }));
  expect(reasons.filter((reason) => reason.includes('rows, not'))).toHaveLength(count);
});

const codesOf = (...texts: string[]): string[] =>
  (checkedQuestions([item('Which is it?', texts)])[0]?.flags ?? []).map(({ code }) => code);
test.each([
  [['0.40', '2/5', '0.5', '0.6'], true],
  [['50%', '0.5', '0.4', '0.6'], true],
  [['20%', 'Satu perlima', '25%', '50%'], true],
  [['Separuh masa', '50%', '25%', '0.2'], false],
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
const chart = 'The limits of a control chart are drawn at three sigma.';
const events = 'Two events are independent if one does not change the other.';
const trials = 'A binomial experiment is made of a fixed number of trials.';
test.each([
  ['another matter', 'When are two events independent?', 'If one does not change the other', chart, 1],
  ['its answer', 'When are two events independent?', 'If one does not change the other', events, 0],
  ['its term', 'What is the median of these?', 'Twelve', 'The median is the middle of values in order.', 0],
  ['another language', 'Bilakah peristiwa tidak bersandar?', 'Apabila satu tidak mengubah yang lain', chart, 0],
  ['its term, which stands in all notes', 'What is an experiment?', 'Something tried', trials, 0],
  ['its formula', 'What are the odds of the draw?', '0.25', 'P(A) = n / N of the set', 0],
])('Passages that say nothing of an item do not support it: %s', (_, stem, answer, passage, count) => {
  const worked = answer === '0.25' ? [0.25] : [];
  expect(unsupportedFaults(cited(stem, answer, passage, { worked }))).toHaveLength(count);
});

test('A passage under the heading of another topic does not support an answer of which it says nothing, whatever is asked', () => {
  const row = {
    topic: 'Probability',
    subtopic: 'Independent events',
    cognitiveDescription: 'Explain independent events',
  };
  const of = (answer: string, text = chart) => {
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

test.each([
  ['another passage has what is asked', 'Lebar dua kali kedalaman', 0.013, 1],
  ['the cited one has the answer', 'Konkrit licin', 0.013, 0],
  ['the answer is a number', '0.013', 0.013, 0],
])('An item cites the passage that it asks about: %s', (_, answer, n, count) => {
  const cites = `Pekali Manning n bagi konkrit licin ialah ${n} dan bagi saluran tanah ialah 0.025.`;
  const other = { text: 'Keratan paling cekap bagi saluran segi empat tepat ialah apabila b = 2y.' };
  const asked = cited('Kenal pasti keratan segi empat tepat yang paling cekap bagi saluran terbuka.', answer, cites);
  const recalled = { ...asked, distractors: ['Lebar sama dengan kedalaman'] };
  expect([askedElsewhere(recalled, [{ text: cites }, other])].filter(Boolean)).toHaveLength(count);
});

test.each([
  ['its term stands in another', 'Income rises by 8%. Find the income elasticity of demand.', 1],
  ['its term is by its abbreviation in the cited one', 'Find the cross price elasticity of demand.', 0],
  ['what it asks is in the cited one beside it', 'From the income elasticity of demand find the marginal cost.', 0],
  ['its term is given', 'With income elasticity of demand of 2, find the change.', 0],
  ['its answer is in the cited one', 'Which is an income elasticity of demand?', 0, 'XED'],
])('A term that is asked for and that the notes define is cited there: %s', (_, stem, count, answer = '1.5') => {
  const cites =
    'XED = % change in quantity / % change in price. Total cost TC = FC + VC, marginal cost MC = change in TC.';
  const others = [
    'Income elasticity of demand (YED) = % change.',
    'The cross price elasticity of demand (XED) is a ratio.',
  ];
  const sent = [cites, ...others].map((text) => ({ text }));
  expect([definedElsewhere({ passages: [cites], answers: [answer] }, [stem], sent)].filter(Boolean)).toHaveLength(
    count,
  );
});

const row1 = 'Kuasa elektrik mesin | Jam mesin atau kuasa kuda';
test.each([
  [row1, 'Pilih asas pembahagian kuasa elektrik mesin.', 'Jam mesin setiap jabatan', 'Kuasa kuda setiap jabatan', 1],
  [row1, 'Pilih asas pembahagian kuasa elektrik mesin.', 'Jam mesin setiap jabatan', 'Luas lantai', 0],
  ['barriers such as patents, licences and size', 'Which is a barrier?', 'A patent', 'A licence', 1],
  ['costs are fixed or variable', 'Which kind is rent?', 'Fixed', 'Variable', 0],
  ['barriers such as patents, licences and size', 'Which is not a barrier?', 'A patent', 'A licence', 0],
])('A ground that names another option beside the key has two keys: %s: %s', (ground, stem, answer, other, count) => {
  const one = cited(stem, answer, ground, { distractors: [other, 'Dua', 'Tiga'], grounds: [ground] });
  expect(groundFaults(one).filter(({ en }) => en.includes(', too.'))).toHaveLength(count);
});

test('An answer may be argued from C3 on, and rounded of a proportion that its ground has', () => {
  const argued = cited('Which test?', 'A paired one', 'Tests are of two kinds.');
  expect([lacksGround({ ...argued, cognitiveLevel: 'C3' }), lacksGround(argued)]).toEqual([false, true]);
  const quote = 'The table gives 0.9138 for z = 1.36.';
  const of: Partial<MultipleChoice> = { cognitiveLevel: 'C2', sources: [sourceOf(quote)], grounds: [quote] };
  const asked = item('How many lie below z = 1.36?', ['About 91 of 100', '9', '50', '86'], of);
  const codes = checkedQuestions([asked])[0]?.flags.map(({ code }) => code);
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

const titled = (title: string, ...subtopics: string[]) => ({ ...course.topics[0]!, title, subtopics });
const market = {
  ...course,
  topics: [
    titled('Market Structures', '6.1 Perfect competition', '6.3 Oligopoly'),
    titled('Market Equilibrium', '2.3 Equilibrium price', '2.4 Price ceiling and price floor'),
  ],
};
test.each([
  ['Explain how a price ceiling in the market causes a shortage.', 'C2', ['cognitiveDescription']],
  ['Explain why an oligopoly has no price ceiling.', 'C2', []],
  ['Explain and recommend which market is best.', 'C2', ['cognitiveDescription']],
  ['Explain how to compare and choose a market.', 'C2', []],
  ['Menjelaskan pasaran dan menilai market.', 'C2', ['cognitiveDescription']],
  ['Menjelaskan cara mengira dan menilai market.', 'C2', []],
  ['Menjelaskan market dan analisis kos.', 'C2', []],
] as const)('A row of a JSU is described by its own subtopic and verbs of its level: %s', (description, level, at) => {
  const one = { topic: 'Market Structures', subtopic: '6.3 Oligopoly', clo: 'CLO3', cognitiveLevel: level };
  const faults = jsuRowFaults({ ...one, cognitiveDescription: description }, market, []);
  expect(faults.map((each) => each.at[0])).toEqual(at);
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
  const paper = [4, 4, 3].map((questions, n) => ({
    kind: null,
    questions,
    answered: n < 2 ? 4 : 2,
    marks: n < 2 ? 40 : 20,
  }));
  const id = stated?.id ?? '';
  const assessments = course.read.assessments.map((one) =>
    one.id === id ? { ...one, questions: 11, answered: 10, marks: 100, paper } : one,
  );
  const fact = found('Section C is a case.');
  const facts = { [`${id}.questions`]: fact, [`${id}.answered`]: fact, [`${id}.marks`]: fact };
  const read = { ...course.read, assessments, facts: { ...course.read.facts, ...facts } };
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

const task = { taskNumber: 1, taskType: 'Projek', taskCode: 'T1', taskPercentage: 20 };
const marksOf = (
  totalMarks: number,
  outcomes: Parameters<typeof rubricOf>[0]['outcomes'],
  ...written: [string, string, number][]
) =>
  rubricOf(
    {
      ...task,
      totalMarks,
      criteria: [],
      ...(outcomes && { outcomes }),
      hpAllocation: { HP3: 50, HP5: 50 },
    },
    written.map(([name, hp, weight]) => ({
      name,
      hp,
      weight,
      domains: [],
      levels: recordOf(rubrikLevels, (level) => level),
    })),
  ).criteria.map(({ marks }) => marks);

test('A criterion is of the outcome that has most of its name, and where half of it is in two of the one of its programme outcome', () => {
  const outcomes = [
    { name: 'Menganalisis data dan menulis laporan teknikal', share: 70, hp: ['HP3'] },
    { name: 'Berkomunikasi secara lisan', share: 30, hp: ['HP5'] },
  ];
  expect(marksOf(100, outcomes, ['Pelan projek', 'HP3', 1], ['Laporan lisan', 'HP5', 1])).toEqual([70, 30]);
  expect(marksOf(100, outcomes, ['Laporan teknikal', 'HP5', 1], ['Komunikasi lisan', 'HP5', 1])).toEqual([70, 30]);
});
