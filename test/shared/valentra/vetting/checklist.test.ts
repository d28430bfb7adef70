import { describe, expect, test } from '@jest/globals';
import type { Chain } from '../../../../shared/valentra/vetting/alignment.ts';
import { isOpen, levelStateOf, type Vetting, vettingOf } from '../../../../shared/valentra/vetting/vetting.ts';
import { moodleXml } from '../../../../shared/valentra/moodle.ts';
import { recomputed } from '../../../../shared/valentra/editing/recompute.ts';
import {
  examTypes,
  findingKinds,
  manualChecks,
  questionKinds,
  type Review,
  type Session,
  type StageName,
  stageNames,
} from '../../../../shared/valentra/schemas.ts';
import * as words from '../../../../shared/valentra/word.ts';
import type { WordDocument } from '../../../../shared/word/blocks.ts';
import { plainText } from '../../word/plainText.ts';
import { disclaimerText } from '../../../../shared/text/texts.ts';
import { type Sent, sentSchema } from '../../../../shared/moderation/schemas.ts';
import { bareOf } from '../../../support/bare.ts';
import { frameFlags } from '../../../../shared/valentra/items/frameMark.ts';
import type { Finding } from '../../../../shared/valentra/vetting/findings.ts';
import { wholeSession } from '../../../frontend/valentraSessions.ts';
import { course, exams, jst, jsu, mcqExam, pentaksiran, rubrik, withRows } from '../fixtures.ts';

const ofStages = <T>(value: T) => Object.fromEntries(stageNames.map((stage) => [stage, value]));
const vettingIn = (stage: StageName, chain: Chain, reviews: Session['reviews'] = {}): Vetting => {
  const vetting = vettingOf({ ...wholeSession, reviews, versions: ofStages(3) as Session['versions'] }, stage, chain);
  if (vetting === null) throw new Error(`There is no ${stage}`);
  return vetting;
};
const allChecks = (chain: Chain) => stageNames.flatMap((stage) => vettingIn(stage, chain).checks);

const whole = { course, jst, jsu, pentaksiran, rubrik, exam: mcqExam };
function faultsOf(key: string, changed: Partial<typeof whole>): string[] {
  const checks = allChecks({ ...whole, ...changed }).filter((check) => check.key === key);
  if (checks.length === 0) throw new Error(`No form has a check ${key}`);
  const lines = checks.flatMap(({ findings }) =>
    findings.map(({ item, message }) => (item === '' ? message : `${item}: ${message}`)),
  );
  return [...new Set(lines)];
}

type Whole = typeof whole;
const ofHalf = {
  course: { ...course, read: withRows(course.read, 'assessments', () => ({ weight: 10 })) },
  jst: withRows(jst, 'assessments', () => ({ percentage: 10 })),
};
const unsure = {
  ...course.read,
  assessments: course.read.assessments.map((one) => ({ ...one, marks: 40 })),
  facts: { ...course.read.facts, 'Kuiz.marks': { state: 'unconfirmed' as const, at: [], quote: '', place: '' } },
};
const foundFact = { state: 'found' as const, at: [], quote: '', place: '' };
const ofForm = (kind: 'aneka-pilihan' | 'struktur') => {
  const paper = [{ kind, questions: 5, answered: 5, marks: 100 }];
  const read = withRows(course.read, 'assessments', () => ({ questions: 5, marks: 100, paper }));
  const facts = { ...read.facts, 'Kuiz.questions': foundFact, 'Kuiz.marks': foundFact };
  const own = jst.assessments.find(({ isTest }) => isTest);
  return { course: { ...course, read: { ...read, facts } }, paper: own } as Partial<Whole>;
};
const flagged = (code: string, exam = mcqExam) =>
  withRows(exam, 'questions', (_, i) => (i === 2 ? { flags: [{ code, message: 'Lihat.' }] } : {}));
const withSlt = (slt: number, state: 'found' | 'lecturer' | 'notFound' | 'unconfirmed') =>
  withRows(jst, 'assessments', ({ facts }) => ({
    slt,
    facts: { ...facts, slt: { state, at: [], quote: '', place: '' } },
  }));
const lecturerSlt = { slt: { state: 'lecturer' as const, at: [], quote: '', place: '' } };
const stated = withRows(course, 'assessments', () => ({ slt: 5.5 }));

const judged = { reason: '', answer: 'A', alsoRight: [], level: 'C2' as const, findings: [] };

const doubtOf = (text: string, at = '/questions/0/stem', nth = 0) => ({ at, text, nth, reason: `${text}: tiada.` });

const inRow = (place: number, change: object) => (_: unknown, i: number) => (i === place ? change : {});
const [firstTest] = jst.assessments.filter(({ isTest }) => isTest);
const heavy = 'Soalan objektif lazimnya 1 atau 2 markah; lebih pada soalan 1, 2, 3, 4, 5.';
/** By line of the form: what is told of a course or of documents that are so. */
const tellings: [line: string, what: string, changed: Partial<Whole>, faults: string[]][] = [
  ['slt', 'hours as the document states them', { course: stated, jst: withSlt(5.5, 'found') }, []],
  ['slt', 'hours that the lecturer gives', { jst: withSlt(4, 'lecturer') }, []],
  ['facts', 'weights that do not total 100, once: by those of the JST', ofHalf, []],
  ['items', 'any other fault of an item', { exam: flagged('longest_option') }, ['Soalan 3: Lihat.']],
  ['key', 'a key that the second look doubts', { exam: flagged('key_disagrees') }, ['Soalan 3: Lihat.']],
  ['marks', 'marks that do not total the scheme', { exam: flagged('marks_total') }, ['Soalan 3: Lihat.', heavy]],
  ['marks', 'no marks of objective items that their document gives them', ofForm('aneka-pilihan'), []],
  ['marks', 'marks of objective items that their document gives to others', ofForm('struktur'), [heavy]],
  [
    'slt',
    'hours that nobody has confirmed',
    { course: stated, jst: withSlt(5.5, 'unconfirmed') },
    jst.assessments.map(({ code }) => `${code}: 5.5 jam (belum disahkan).`),
  ],
  [
    'slt',
    'hours that differ from the document',
    { course: stated, jst: withSlt(12, 'lecturer') },
    jst.assessments.map(({ code }) => `${code}: 12 jam dalam JST, 5.5 jam dalam dokumen.`),
  ],
  [
    'slt',
    'hours that nobody states',
    { jst: withSlt(12, 'notFound') },
    jst.assessments.map(({ code }) => `${code}: 12 jam (anggaran).`),
  ],
  [
    'slt',
    'hours of the whole course alone, which nobody shares out',
    {
      course: { ...course, read: { ...course.read, sltTotal: 120 } },
      jst: withRows(jst, 'assessments', (_, i) => (i === 0 ? { slt: null } : { slt: 4, facts: lecturerSlt })),
    },
    [
      'T1: SLT tidak dinyatakan bagi pentaksiran ini; dokumen menyatakan 120 jam bagi seluruh kursus sahaja. Isi dalam JST.',
    ],
  ],
  [
    'slt',
    'hours by the assessment, in whatever order the rows stand',
    {
      course: withRows(course, 'assessments', (_, i) => ({ slt: i })),
      jst: { ...jst, assessments: jst.assessments.map((row, i) => ({ ...row, slt: i === 1 ? null : i })).toReversed() },
    },
    ['T2: SLT tiada dalam JST, 1 jam dalam dokumen.'],
  ],
  [
    'facts',
    'facts that nobody confirmed',
    { course: { ...course, unconfirmed: ['CLO2'] } },
    ['1 nilai belum disahkan oleh dokumen.'],
  ],
  [
    'facts',
    'what of the course does not add up, in its own words',
    { course: { ...course, read: { ...course.read, clos: course.read.clos.slice(0, 1) } } },
    ['Kursus ini mempunyai 1 hasil pembelajaran; 3 hingga 5 dijangka.'],
  ],
  [
    'weights',
    'weights of the JST that do not total 100',
    ofHalf,
    ['Jumlah wajaran pentaksiran ialah 40%, bukan 100%. Sila semak wajaran setiap satu.'],
  ],
  [
    'form',
    'marks of a paper that are read and not confirmed',
    { course: { ...course, read: unsure }, paper: firstTest } as Partial<Whole>,
    ['Garis panduan kursus: 40 markah (belum disahkan).'],
  ],
  [
    'look',
    'an item that the second look has not judged',
    { exam: withRows(mcqExam, 'questions', (_, i) => ({ look: i === 2 ? { ...judged, level: null } : judged })) },
    ['Soalan 3: Isi atau aras soalan ini belum dinilai dalam semakan kedua oleh model (AI).'],
  ],
  [
    'hpShares',
    'a share of an outcome that nobody states',
    { jst: withRows(jst, 'assessments', inRow(0, { hpAllocation: { HP2: null, HP5: null } })) },
    ['T1: agihan HP2, HP5 tidak dinyatakan dalam dokumen; isi dalam JST.'],
  ],
];

describe('the checklist', () => {
  test.each(tellings)('tells in %s: %s', (line, _, changed, faults) => {
    expect(faultsOf(line, changed)).toEqual(faults);
  });

  const word = 'Perkataan ini bukan bahasa Melayu Malaysia: kualitas.';
  const ofCourse = 'Asesmen kualitas';
  test.each<[string, Partial<typeof whole>, Partial<Record<StageName, string[]>>]>([
    [
      'a task, at the task',
      { pentaksiran: withRows(pentaksiran, 'tasks', inRow(0, { theBigIdea: 'Kualitas media.' })) },
      { pentaksiran: [`T1 ${pentaksiran.tasks[0]?.taskType}: ${word}`] },
    ],
    [
      'a rubric, at the criterion',
      { rubrik: { ...rubrik, rubriks: [withRows(rubrik.rubriks[0]!, 'criteria', inRow(0, { name: 'Kualitas' }))] } },
      { rubrik: [`T1: Kualitas: ${word}`] },
    ],
    [
      'no document where it is the words of the course or of a source',
      {
        jst: withRows(jst, 'assessments', () => ({ type: ofCourse, topics: [ofCourse] })),
        jsu: withRows(jsu, 'questions', () => ({ topic: ofCourse, subtopic: ofCourse })),
        pentaksiran: withRows(pentaksiran, 'tasks', ({ stimulus }) => ({
          taskType: ofCourse,
          stimulus: { ...stimulus, source: ofCourse },
        })),
      },
      {},
    ],
    [
      'no paper in English',
      {
        course: { ...course, cover: { ...course.cover, language: 'en' } },
        pentaksiran: withRows(pentaksiran, 'tasks', () => ({ theBigIdea: 'Kualitas media.' })),
      },
      {},
    ],
  ])('tells an Indonesian word in %s', (_, changed, told) => {
    const found = stageNames.flatMap((stage) => {
      const findings = vettingIn(stage, { ...whole, ...changed }).findings.filter(({ rule }) => rule === 'language');
      const lines = findings.map(({ item, message }) => `${item}: ${message}`);
      return lines.length === 0 ? [] : [[stage, lines]];
    });
    expect(Object.fromEntries(found)).toEqual(told);
  });

  test.each(['jst', 'pentaksiran', 'rubrik'] as const)('says the same of %s whichever paper is shown', (stage) => {
    const other = { ...whole, jsu: { ...jsu, questions: jsu.questions.slice(0, 1) }, paper: jst.assessments[3] };
    const messages = (chain: Chain) => vettingIn(stage, chain).findings.map(({ message }) => message);
    expect(messages(other)).toEqual(messages(whole));
    expect(vettingIn('jsu', other).findings.map(({ rule }) => rule)).toContain('testClo');
  });
});

const review: Review = {
  state: 'sah',
  version: 3,
  by: 'Dr Aida',
  checked: ['language', 'content'],
  accepted: [],
  at: '2026-03-09T04:00:00.000Z',
};

const accepting = (of: Chain, wanted: (finding: Finding) => boolean = () => true) =>
  vettingIn('exam', of)
    .findings.filter(wanted)
    .map(({ key }) => ({ key, reason: 'Dibincangkan oleh panel.' }));
const ofJsu = (some: Chain) =>
  vettingIn('jsu', some).findings.map(({ key }) => ({ key, reason: 'Dibincangkan oleh panel.' }));
const levelsOf = (some: Chain, accepted: Review['accepted']) => {
  const reviews = { exam: { ...review, accepted }, jsu: { ...review, accepted: ofJsu(some) } };
  return levelStateOf({ ...wholeSession, reviews }, some);
};

const factKeys = (...unconfirmed: string[]) =>
  vettingIn('jst', { ...whole, course: { ...course, unconfirmed } }).findings.flatMap(({ rule, key }) =>
    rule === 'facts' ? [key] : [],
  );
const changedAt = (version: number, accepted: Review['accepted'] = []) => {
  const changed = [{ source: 'jst', name: '', how: 'remade' as const, version, changes: [] }];
  const origins = { rubrik: { sources: ['jst'], changed, edited: [], isComparable: false } };
  const reviews = { rubrik: { ...review, accepted } };
  return vettingOf({ ...wholeSession, origins, reviews, versions: ofStages(3) as Session['versions'] }, 'rubrik');
};

/** What is told of the marks of a JSU whose first section has a choice among three. */
const toldOf = (changed: (n: number) => object) => {
  const own = withRows(whole.jsu, 'questions', (_, i) => ({
    kind: 'struktur',
    section: i < 3 ? { n: 0, questions: 3, answered: 2 } : { n: 1, questions: 2, answered: 2 },
    ...(i < 3 && { clo: 'CLO1', cognitiveLevel: 'C2', marks: 4, ...changed(i) }),
  }));
  const made = vettingIn('jsu', { ...whole, jsu: { ...own, questions: own.questions.slice(0, 5) } });
  return made.checks.find(({ key }) => key === 'marks')?.findings.map(({ message }) => message);
};

/** What a penyemak gave back with a change that was asked for, and its answer. */
const askedFor = (answer: string | null): Partial<Sent> => ({
  role: 'penyemak',
  state: 'returned',
  comments: [{ id: 'K1', at: '', item: 'Soalan 2', text: '', isChange: true, round: 1, on: review.at, answer }],
});

const isOther = ({ message }: Finding): boolean => message !== 'Lihat.';
const isNoTopic = ({ code }: Finding): boolean => code !== 'off_topic';

describe('a state', () => {
  const exam = withRows(mcqExam, 'questions', ({ look }, i) => ({
    flags: i === 2 ? [{ code: 'longest_option', message: 'Lihat.' }] : [],
    look: look && { ...look, level: look.level ?? 'C2' },
  }));
  const chain = { ...whole, exam };
  const given = (changed: Partial<Review>, of: Chain = chain) => {
    const checked = [...manualChecks];
    return vettingIn('exam', of, { exam: { ...review, checked, accepted: accepting(of), ...changed } });
  };

  test('is given where there is every box and nothing open; of another version it is a draft', () => {
    expect([given({}).state, given({}).missing]).toEqual(['sah', null]);
    expect(given({ version: 2 })).toMatchObject({ state: 'draf', review: null });
  });

  const unseen = {
    ...whole,
    exam: withRows(exam, 'questions', ({ look }, i) => ({ look: i === 1 ? null : look })),
  };
  test('of keys rests on the second look, and on the lecturer where an item has none', () => {
    const keys = [chain, unseen].flatMap((of) => vettingIn('exam', of).checks.filter(({ key }) => key === 'key'));
    expect(keys.map(({ isByModel, restsOn }) => [isByModel, restsOn])).toEqual([
      [true, 'key'],
      [false, 'key'],
    ]);
  });

  const found = [{ code: 'off_topic', message: 'Topik lain.' }];
  const otherTopic = { ...whole, exam: withRows(exam, 'questions', (_, i) => (i === 1 ? { flags: found } : {})) };
  const mend = 'Baiki, atau terima dengan sebab.';
  const unlooked =
    'isi soalan versi ini belum disemak (Soalan 2). Minta semakan kedua, atau semak sendiri dan terima dengan sebab.';
  const boxes = ['key', 'content'] as Review['checked'];
  const box = 'tandakan "Bahasa baku dan jelas".';
  const third = `1 dapatan masih terbuka (Soalan 3). ${mend}`;
  const second = `1 dapatan masih terbuka (Soalan 2). ${mend}`;
  test.each<[string, Partial<Review>, Chain, string]>([
    ['a box', { checked: boxes }, chain, box],
    ['a look of an item', { accepted: accepting(unseen, ({ rule }) => rule !== 'look') }, unseen, unlooked],
    ['an answer to a look', { accepted: accepting(otherTopic, isNoTopic) }, otherTopic, second],
    ['an answer to a finding', { accepted: accepting(chain, isOther) }, chain, third],
    ['both at once', { checked: boxes, accepted: accepting(chain, isOther) }, chain, `${box} Juga: ${third}`],
  ])('is refused without %s, and is a draft then', (_, changed, of, missing) => {
    expect(given(changed, of)).toMatchObject({ state: 'draf', missing: `Belum boleh disahkan: ${missing}` });
  });

  const framed = {
    ...whole,
    exam: withRows(exam, 'questions', (_, i) =>
      i < 2 ? { stem: 'Rangka: lengkapkan ____', flags: frameFlags('Rangka: lengkapkan ____'), look: null } : {},
    ),
  };
  test.each(['sah', 'disemak'] as const)('is not %s while an item is a frame, which nobody can accept', (state) => {
    const vetting = given({ state }, framed);
    expect(vetting).toMatchObject({
      state: 'draf',
      unfinished: 'Lengkapkan rangka ini dahulu: Soalan 1, 2.',
      missing: 'Belum boleh disahkan: 2 dapatan masih terbuka (Soalan 1, Soalan 2). Lengkapkan rangka ini dahulu.',
    });
    expect(vetting.findings.filter(isOpen)).toHaveLength(2);
    expect(levelStateOf({ ...wholeSession, reviews: {} }, framed)).toBe('labels');
  });

  test('tells one number of what is open, and each place once', () => {
    const both = { ...whole, exam: withRows(unseen.exam, 'questions', (_, i) => (i === 1 ? { flags: found } : {})) };
    const { missing, findings } = given({ accepted: [] }, both);
    expect(missing).toContain(`semuanya ${findings.length} dapatan masih terbuka`);
    expect(missing?.match(/Soalan 2\b/g)).toHaveLength(1);
  });

  test.each<[string, Partial<Sent>, number, Review['state'], string | null]>([
    ['has accepted it', { state: 'accepted' }, 3, 'sah', null],
    ['accepted it before it changed', { state: 'accepted' }, 2, 'draf', 'Hantar semula kepada Hakimc untuk disahkan.'],
    ['returned it', { state: 'returned' }, 3, 'draf', 'Hantar semula kepada Hakimc untuk disahkan.'],
    ['has it', { state: 'waiting' }, 3, 'draf', 'Tunggu Hakimc mengesahkan versi ini.'],
    ['has left', { state: 'left', readerEmail: '' }, 2, 'draf', 'Hantar kepada pengesah lain untuk disahkan.'],
    ['only checks it', { role: 'penyemak', state: 'waiting' }, 3, 'sah', null],
    ['asks for a change', askedFor(null), 3, 'draf', 'Jawab komen “Perlu diubah” dahulu (Soalan 2).'],
    ['had a change', askedFor('Sudah.'), 3, 'sah', null],
  ])('of a document whose colleague %s is the pengesah’s to give', (_, changed, version, state, awaits) => {
    const rounds = [{ version, note: '', sentAt: review.at, outcome: null, endedAt: null }];
    const reader = { ...bareOf(sentSchema), readerName: 'Hakimc', readerEmail: 'hakimc@moe-dl.edu.my' };
    const sent: Sent = { ...reader, role: 'pengesah', state: 'waiting', rounds, ...changed };
    const reviews = { exam: { ...review, checked: [...manualChecks], accepted: accepting(chain) } };
    const versions = ofStages(3) as Session['versions'];
    const session = { ...wholeSession, reviews, versions, moderation: { exam: [sent] } };
    expect(vettingOf(session, 'exam', chain)).toMatchObject({ state, awaits });
  });

  test('of a file names who checked what is checked, and what was accepted is no yes', () => {
    const [draft = [], approved = []] = (['draf', 'sah'] as const).map((state) => {
      const vetting = given({ state }, unseen);
      const file = words.printed(words.examAnswersDocument(unseen.exam), { cover: course.cover, vetting });
      return [...plainText(file), file.footerNote];
    });
    const asked = [draft, approved].map((lines) => lines.some((line) => line.includes(disclaimerText)));
    expect(asked).toEqual([true, false]);
    const named = [draft, approved].map((lines) => lines.some((line) => line.startsWith('Dr Aida, ')));
    expect(named).toEqual([false, true]);
    const at = approved.indexOf('Isi soalan menguji topik dan CLO yang dilabelkan');
    expect(approved.slice(at + 1, at + 4)).toEqual([
      expect.stringMatching(/^Soalan 2: /),
      'Diterima: Dibincangkan oleh panel.',
      'Diterima oleh pensyarah',
    ]);
  });

  test('needs a finding to be accepted again once its item has changed, and no other', () => {
    const accepted = accepting(chain);
    const changed = withRows(exam, 'questions', ({ stem }, i) => ({ stem: i === 2 ? `${stem} Mengapa?` : stem }));
    const moved = { ...changed, questions: changed.questions.map((one) => ({ ...one, number: one.number + 1 })) };
    const { findings } = given({ accepted, version: 2 }, { ...whole, exam: moved });
    const ofItems = findings.filter((one) => isOpen(one) && one.item !== '');
    expect(ofItems.map(({ item, message }) => [item, message])).toEqual([['Soalan 4', 'Lihat.']]);
  });

  test('needs other values to be accepted by themselves, and a fault of an item once, wherever the item says it', () => {
    expect(factKeys('CLO2')).not.toEqual(factKeys('CLO3'));
    const doubts = [
      doubtOf('40 pelajar'),
      doubtOf('40 pelajar', '/questions/0/stem', 1),
      doubtOf('0.191', '/questions/0/explanation'),
      doubtOf('40 minit'),
      doubtOf('40 pelajar', '/questions/1/stem'),
    ];
    const flags = [
      { code: 'unsupported_cite', message: 'Petikan yang dinamakan tidak menyebut 0.191.' },
      { code: 'wrong_scheme', message: 'Langkah (a).' },
      { code: 'wrong_scheme', message: 'Langkah (b).' },
    ];
    const cited = withRows(mcqExam, 'questions', (_, i) => (i === 0 ? { flags } : {}));
    const { findings = [] } =
      vettingOf({ ...wholeSession, examQuestions: cited, doubts: { exam: doubts } }, 'exam') ?? {};
    const told = findings.filter(({ doubt, code }) => doubt !== undefined || code === 'wrong_scheme');
    const lines = told.map(
      ({ item, doubt, also = [], message }) => `${item}: ${doubt?.text ?? message} ${also.length}`,
    );
    const ofFirst = ['40 pelajar 1', '0.191 0', '40 minit 0', 'Langkah (a). 0', 'Langkah (b). 0'];
    expect(lines).toEqual([...ofFirst.map((one) => `Soalan 1: ${one}`), 'Soalan 2: 40 pelajar 0']);
    expect(findings.some(({ code }) => code === 'unsupported_cite')).toBe(false);
  });

  test('is lost once the source of a document has changed, until that version of it is accepted', () => {
    const { state, findings } = changedAt(2) ?? { findings: [] };
    expect([state, findings.map(({ message }) => message)]).toEqual([
      'draf',
      ['Dibuat daripada JST yang telah berubah.'],
    ]);
    const accepted = findings.map(({ key }) => ({ key, reason: 'Perubahan ejaan sahaja.' }));
    expect([changedAt(2, accepted)?.state, changedAt(3, accepted)?.state]).toEqual(['sah', 'draf']);
  });

  test('of levels is more than labels only where the second look has been at every item and none is open', () => {
    expect(levelsOf(chain, accepting(chain))).toBe('held');
    // A reason in place of a look certifies nothing, and leaves nothing to do.
    expect([accepting(unseen), []].map((accepted) => levelsOf(unseen, accepted))).toEqual(['accepted', 'labels']);
    expect(levelsOf({ ...chain, exam: null }, [])).toBe('labels');
    const twoRight = {
      ...whole,
      exam: withRows(exam, 'questions', () => ({ flags: [{ code: 'two_right', message: 'A dan B.' }] })),
    };
    const noKeys = accepting(twoRight, ({ rule }) => rule !== 'key');
    expect([accepting(twoRight), noKeys].map((accepted) => levelsOf(twoRight, accepted))).toEqual(['held', 'labels']);
    expect(levelsOf(otherTopic, accepting(otherTopic))).toBe('held');
  });

  test.each([
    ['C4', 'C1', 'labels'],
    ['C1', 'C4', 'held'],
  ] as const)('of levels goes by the row of a plan that is open: %s where its paper has %s', (own, other, state) => {
    const [plan, paper] = [own, other].map(
      (cognitiveLevel) => (_: unknown, i: number) => (i === 0 ? { cognitiveLevel } : {}),
    );
    const some = { ...chain, jsu: withRows(jsu, 'questions', plan!), exam: withRows(exam, 'questions', paper!) };
    const doubts = { jsu: [{ at: '/questions/0/subtopic', text: 'Hab', nth: 0, reason: 'Topik lain.' }] };
    const reviews = { exam: { ...review, accepted: accepting(some) }, jsu: { ...review, accepted: ofJsu(some) } };
    expect(levelStateOf({ ...wholeSession, reviews, doubts }, some)).toBe(state);
  });

  test('of levels is no failure of a paper whose outcomes allow no HOTS', () => {
    const low = withRows(exam, 'questions', () => ({ clo: 'CLO1', cognitiveLevel: 'C2' as const }));
    expect(levelStateOf(wholeSession, { ...whole, exam: low })).toBe('lots');
    const texts = (['labels', 'lots'] as const).map((levels) => plainText(words.examAnswersDocument(low, levels)));
    expect(texts.map((lines) => lines.some((line) => line.startsWith('Tidak Mematuhi')))).toEqual([true, false]);
    expect(texts[1]).toContain('HOTS ≥ 40% tidak terpakai: aras CLO kertas ini di bawah C3');
  });

  test('of levels is one for plan and paper, and accepted with the paper', () => {
    const flags = [{ code: 'wrong_level', message: 'Aras C5.' }];
    const above = { ...whole, exam: withRows(exam, 'questions', (_, i) => (i === 0 ? { flags } : {})) };
    const accepted = accepting(above);
    const of = (accepts: Review['accepted']) =>
      (
        vettingOf({ ...wholeSession, reviews: { exam: { ...review, accepted: accepts } } }, 'jsu', above)?.findings ??
        []
      )
        .filter((one) => isOpen(one) && one.rule === 'levels')
        .map(({ at, item, message }) => [at, item, message]);
    expect([of([]), of(accepted)]).toEqual([[['', 'Soalan 1', 'Aras C5.']], []]);
  });

  test('says the share of marks of each CLO, and where document or JST give it another', () => {
    const [one = '', two = ''] = course.clos.map(({ code }) => code);
    const [paper] = chain.jst?.assessments ?? [];
    const own = withRows(chain.jsu, 'questions', (_, i) => ({ clo: i % 2 === 0 ? one : two, marks: 1 }));
    const of = (share: number, count?: number) =>
      vettingIn('jsu', {
        ...chain,
        jsu: { ...own, questions: own.questions.slice(0, count) },
        paper: { ...paper!, isTest: true, clo: [one, two], cloShares: { [one]: share, [two]: 20 } },
      }).checks.find(({ key }) => key === 'shares');
    expect(of(20)?.label).toMatch(
      /^Agihan markah CLO dan HP seperti dirancang \(CLO1 5\d\.\d%, CLO2 \d+\.\d%\)$|50\.0%/u,
    );
    expect(of(20)?.findings.map(({ message }) => message)).toEqual([
      'HP2: 25.0% markah kertas, 60.0% dalam JST.',
      'HP5: 25.0% markah kertas, 40.0% dalam JST.',
    ]);
    // Nearer than one mark of a small paper they are the same.
    expect(of(20, 4)?.findings.map(({ message }) => message)).toEqual(['HP2: 25.0% markah kertas, 60.0% dalam JST.']);
    expect(of(80)?.findings.map(({ message }) => message)[0]).toMatch(
      /^CLO1: .*% markah kertas, 80\.0% dalam dokumen\.$/u,
    );
  });

  test('of a choice beside other sections tells alternatives by which a candidate avoids an outcome', () => {
    expect(toldOf(() => ({}))).toEqual([]);
    expect(toldOf((n) => ({ clo: `CLO${n === 2 ? 2 : 1}` }))).toEqual([
      'Bahagian A: soalan pilihan mestilah sama CLO, bukan CLO1, CLO1, CLO2; calon boleh mengelak salah satu.',
    ]);
    expect(toldOf((n) => ({ cognitiveLevel: n === 2 ? 'C3' : 'C2' }))).toHaveLength(1);
  });

  test.each([
    ['Saya semak sendiri.', 'sah'],
    ['Baik sahaja.', 'draf'],
  ])('is given to an item without a second look for the reason "%s": %s', (reason, state) => {
    const accepted = accepting(unseen).map((one) => ({ ...one, reason }));
    expect(given({ accepted }, unseen).state).toBe(state);
  });
});

/** What the form of a document's file says of its items. */
const saidOfItems = (stage: 'pentaksiran' | 'rubrik', chain: Chain, checked: Review['checked'] = [], origins = {}) => {
  const reviews = { [stage]: { ...review, checked, version: 3 } };
  const session = { ...wholeSession, reviews, origins, versions: ofStages(3) as Session['versions'] };
  const vetting = vettingOf(session, stage, chain);
  if (vetting === null) throw new Error(`There is no ${stage}`);
  const clean = { ...vetting, checks: vetting.checks.map((check) => ({ ...check, findings: [] })) };
  const document = stage === 'rubrik' ? words.rubrikDocument(rubrik) : words.pentaksiranDocument(pentaksiran);
  const lines = plainText(words.printed(document, { cover: course.cover, vetting: clean }));
  return lines[lines.indexOf('Item dan kriteria tidak bercacat') + 1];
};

test('an item with a finding of any line is named where items are said to be sound', () => {
  const vetting = vettingIn('exam', { ...whole, exam: flagged('marks_scheme') });
  const lines = plainText(words.printed(words.examAnswersDocument(mcqExam), { cover: course.cover, vetting }));
  expect(lines[lines.indexOf('Item dan kriteria tidak bercacat') + 1]).toBe('Tidak: lihat dapatan Soalan 3');
});

/** The lines of the form of a document by their keys. */
const checksIn = (stage: StageName, chain: Chain, doubts: Session['doubts'] = {}) =>
  Object.fromEntries((vettingOf({ ...wholeSession, doubts }, stage, chain)?.checks ?? []).map((one) => [one.key, one]));

test('a line says no Yes beside a finding of another document or row about the same', () => {
  const ofScheme = checksIn('jsu', { ...whole, exam: flagged('marks_scheme') });
  expect(ofScheme['marks']?.findings.map(({ item }) => item)).toContain('Soalan 3');
  expect(checksIn('jsu', { ...whole, exam: null })['marks']?.verdict?.ms).toBe('Markah: ya; skema belum ditulis');
  expect(checksIn('jst', { ...whole, rubrik: null })['hp']?.verdict?.ms).toBe('Rubrik belum dijana');
  const doubts = { jst: [{ at: '/assessments/0/description', text: '6 jam pembelajaran', nth: 0, reason: '2 jam.' }] };
  expect(checksIn('jst', whole, doubts)['slt']?.findings.map(({ doubt }) => doubt?.text)).toContain(
    '6 jam pembelajaran',
  );
});

test('the form says no Yes for what nobody has read: a rubric, and tasks until their second reader or the lecturer has', () => {
  const read = { ...whole, rubrik: { ...rubrik, look: [] } };
  const changed = [{ source: 'pentaksiran', name: '', how: 'remade' as const, version: 2, changes: [] }];
  const stale = { rubrik: { sources: ['pentaksiran'], changed, edited: [], isComparable: false } };
  expect([saidOfItems('rubrik', read), saidOfItems('rubrik', read, ['content'])]).toEqual([
    'Belum disemak',
    'Ya, disemak oleh pensyarah',
  ]);
  expect([
    saidOfItems('pentaksiran', whole),
    saidOfItems('pentaksiran', read),
    saidOfItems('pentaksiran', read, [], stale),
  ]).toEqual(['Belum disemak', 'Disemak oleh model (AI), belum oleh orang', 'Belum disemak']);
});

test.each([
  ['ms', 'RUBRIK PENTAKSIRAN', 'Semester 1 2026/2027; Status Semakan; Sah; Dr Aida, 9 Mac 2026; Pengesahan'],
  ['en', 'ASSESSMENT RUBRIC', 'Criteria; Outstanding; Vetting; Item; Finding; Vetting Status; Dr Aida, 9 Mac 2026'],
  ['both', 'RUBRIK PENTAKSIRAN / ASSESSMENT RUBRIC', 'Markah / Marks'],
] as const)('the file of a rubric has letterhead, cover and vetting form in %s', (language, title, texts) => {
  const cover = { ...course.cover, language };
  const vetting = vettingIn('rubrik', whole, { rubrik: review });
  const lines = plainText(words.printed(words.rubrikDocument(rubrik), { cover, vetting }));
  expect(lines.slice(0, 3)).toEqual(['Institut Contoh', 'Jabatan Ilmu Pendidikan', title]);
  expect(lines).toEqual(expect.arrayContaining(texts.split('; ')));
});

test('a paper for students says nothing of findings but that it is a draft, asks one question as one and keeps mixed numbers whole', () => {
  const vetting = vettingIn('exam', { ...whole, exam: flagged('key_disagrees') });
  const questions = mcqExam.questions.slice(0, 1).map((one) => ({ ...one, stem: 'Kira 2 1/4 + 3 jam.' }));
  const paper = words.printed(words.examQuestionsDocument({ ...mcqExam, questions }), {
    cover: course.cover,
    vetting,
    isForStudents: true,
  });
  expect(paper.status).toBe('Draf');
  const lines = plainText(paper);
  expect(lines.filter((line) => line.includes('disemak'))).toEqual([]);
  expect(lines).toEqual(expect.arrayContaining(['Jawab soalan ini.', 'Kira 2\u00A01/4 + 3 jam.']));
});

test('tasks for students end with the signatures alone', () => {
  const signed = { role: 'pengesah' as const, name: 'Dr Aida', at: '2026-03-09' };
  const vetting = { ...vettingIn('pentaksiran', whole), signatures: [signed] };
  const tasks = words.pentaksiranDocument(pentaksiran);
  const linesOf = (isSigned: boolean) =>
    plainText(words.printed(tasks, { cover: course.cover, vetting, isForStudents: true, isSigned }));
  const unsigned = linesOf(false);
  expect(unsigned).not.toContain('Pengesahan');
  const end = linesOf(true).slice(unsigned.length);
  expect(end).toEqual(expect.arrayContaining(['Pengesahan', 'Dr Aida', '9 Mac 2026']));
  expect(end).not.toContain('Semakan');
});

test('a scheme names each item with a finding on its first page and marks its answer and its key, until that is accepted', () => {
  const exam = flagged('key_disagrees');
  const other = flagged('off_topic');
  const scheme = words.printed(words.examAnswersDocument(other), {
    cover: course.cover,
    vetting: vettingIn('exam', { ...whole, exam: other }),
  });
  const blocks = scheme.sections[0]?.blocks ?? [];
  expect(JSON.stringify(blocks[0])).toContain('"Soalan 3"');
  expect(JSON.stringify(blocks).match(/Lihat\./g)).toHaveLength(1);
  const vetting = vettingIn('exam', { ...whole, exam });
  const labelsOf = (findings: Finding[], language: 'ms' | 'en' = 'ms') => {
    const paper = words.printed(words.examAnswersDocument(exam), {
      cover: { ...course.cover, language },
      vetting: { ...vetting, findings },
    });
    return [...JSON.stringify(paper.sections).matchAll(/"label":"((?:perlu disemak|to be checked)[^"]*)"/g)].map(
      ([, label]) => label,
    );
  };
  const { findings } = vetting;
  expect(labelsOf(findings)).toEqual(['perlu disemak', 'perlu disemak']);
  expect(labelsOf(findings, 'en')).toEqual(['to be checked', 'to be checked']);
  expect(labelsOf(findings.map((one) => ({ ...one, accepted: 'Betul.' })))).toEqual([]);
});

const someFinding = (one: Partial<Finding>): Finding => ({
  key: '',
  rule: 'items',
  at: '',
  item: 'Soalan 1',
  message: '',
  ...one,
});

test('in the file of an English course paper and what is found of it are in English', () => {
  const cover = { ...course.cover, language: 'en' as const };
  const vetting = vettingIn('exam', whole);
  const doubt = { at: '/questions/0/stem', text: '64%', nth: 0, reason: 'Ganjil.', en: 'Odd.' };
  const findings = [
    someFinding({ message: 'Salah.', en: 'Wrong.' }),
    someFinding({ message: 'Kosong.', en: 'Empty.', accepted: 'Fine.' }),
    someFinding({ doubt }),
  ];
  const checks = vetting.checks.slice(0, 1).map((check) => ({ ...check, findings, elsewhere: ['Soalan 3'] }));
  const paper = words.printed(words.examAnswersDocument(mcqExam), { cover, vetting: { ...vetting, findings, checks } });
  const lines = plainText(paper).join('\n');
  for (const text of [
    'Answer Key',
    'Prepared by',
    '1 item to be checked',
    'Question 1: Wrong.',
    'Question 1: Empty.',
    'Accepted: Fine.',
    'No: see the findings of Question 3',
    'Listed: 1',
    '“64%”. Odd.',
  ])
    expect(lines).toContain(text);
  expect(['C3 Applying', 'C3 Mengaplikasi', 'A3 Valuing'].map((text) => words.inLanguage(text, 'en'))).toEqual([
    'C3 Apply',
    'C3 Apply',
    'A3 Value',
  ]);
  expect(words.inLanguage('It is at 20 mm (Bahagian "2.2 Limits") and (Muka surat 3).', 'en')).toBe(
    'It is at 20 mm (Section "2.2 Limits") and (Page 3).',
  );
});

/** As a course in English would have it: all Malay that is left is of this product. */
const inEnglish = <T>(value: T): T =>
  JSON.parse(
    JSON.stringify(value, (key, inner: unknown) => {
      const isOurs = /^(?:code|state|kind|duration|startDate|dueDate|language)$/.test(key);
      const isFree = typeof inner === 'string' && /[a-z]{3}/.test(inner) && !examTypes.some((type) => type === inner);
      return isFree && !isOurs ? 'Fluid balance' : inner;
    }),
  ) as T;

const vettingAt = (all: Chain): Vetting => ({
  ...vettingIn('exam', all),
  state: 'sah',
  review,
  checks: allChecks(all).map((check) => ({ ...check, findings: [] })),
});

/** The words of all files of a course in English. */
function wordsOf(language: 'ms' | 'en'): Set<string> {
  const cover = { ...inEnglish(course.cover), language };
  const look = { reason: '', answer: 'C', alsoRight: ['D' as const], level: 'C6' as const };
  const findings = findingKinds.map((kind) => ({ kind, reason: '' }));
  const chain = {
    course: { ...inEnglish(course), cover, unconfirmed: ['CLO2'] },
    jst: recomputed('jst', inEnglish(withSlt(24, 'notFound'))),
    jsu: { ...recomputed('jsu', inEnglish(jsu)), raised: [2], unasked: ['Renal'] },
    pentaksiran: recomputed('pentaksiran', inEnglish(pentaksiran)),
    rubrik: recomputed('rubrik', inEnglish(rubrik)),
  };
  const mixed = questionKinds.flatMap((kind) => exams[kind].questions.slice(0, 1));
  const campuran = { ...mcqExam, examInfo: { ...mcqExam.examInfo, type: 'campuran' as const }, questions: mixed };
  const looked = [...Object.values(exams), campuran].map((exam) => {
    return recomputed('exam', inEnglish(withRows(exam, 'questions', () => ({ look: { ...look, findings } }))));
  });
  const file = (document: WordDocument, exam = looked[0] ?? mcqExam) =>
    plainText(words.printed(document, { cover, vetting: vettingAt({ ...chain, exam }), isForStudents: true }));
  const lines = [
    ...file(words.jstDocument(chain.jst)),
    ...file(words.jsuDocument(chain.jsu)),
    ...file(words.pentaksiranDocument(chain.pentaksiran)),
    ...file(words.rubrikDocument(chain.rubrik)),
    ...looked.flatMap((exam) => [
      ...file(words.examQuestionsDocument(exam), exam),
      ...file(words.examAnswersDocument(exam), exam),
      words.inLanguage(moodleXml(exam, 'Renal'), language).replace(/<\/?\w[^>]*>/g, ' '),
    ]),
  ];
  return new Set(lines.flatMap((line) => line.toLowerCase().match(/[a-z]{2,}/g) ?? []));
}

test('no approved file of a course in English says a word of ours as its Malay twin does', () => {
  // The course's own words, codes, words that both languages have, and those of Moodle.
  const shared =
    'fluid balance renal dr aida clo hp hpk slt tslt mqf mqa jsu lots hots ai abcd ' +
    'semester domain interpersonal digital item label status standard no big idea essential question output ' +
    'xml xmld version encoding utf course top cdata true false category tag html editor';
  const english = wordsOf('en');
  const inBoth = [...wordsOf('ms')].filter((word) => english.has(word));
  expect(inBoth.filter((word) => !shared.split(' ').includes(word))).toEqual([]);
});
