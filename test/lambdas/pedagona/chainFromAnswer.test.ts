import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { dloFromAnswer, merangkaiFromAnswer } from '../../../lambdas/pedagona/checks/chainFromAnswer.ts';
import { confirmedSource, sourcesOf } from '../../../lambdas/pedagona/sources.ts';
import type { MerangkaiAnswer } from '../../../lambdas/pedagona/prompts/merangkai.ts';
import { dloProblems, merangkaiProblems, merungkaiProblems } from '../../../lambdas/pedagona/checks/problems.ts';
import type { Problem } from '../../../lambdas/platform/model/prompt.ts';
import type { CourseAnalysis, Teaching } from '../../../shared/pedagona/schemas.ts';
import { merangkaiSchema } from '../../../shared/pedagona/stages.ts';
import { found as foundAt } from '../../support/course.ts';
import { assessment, clo, course, topic } from '../../shared/pedagona/fixtures/builders.ts';
import { dlo } from '../../shared/pedagona/fixtures/chain.ts';

const first: CourseAnalysis = course({
  courseCode: 'EDUP3033',
  courseName: 'Psikologi Perkembangan',
  sourceDocument: 'psikologi.pdf',
  clos: [
    { ...clo('HPK1', ['HP1']), cloStatement: 'Menghuraikan teori permainan.' },
    { ...clo('HPK2', ['HP2']), cloStatement: 'Menilai perkembangan murid.' },
  ],
  assessments: [assessment('Laporan Pemerhatian', 30, 'HPK2'), assessment('Peperiksaan Akhir', 40, '')],
  topics: [topic('Teori permainan dan rakan sebaya', ['HPK1'])],
  facts: { HPK1: foundAt('Menghuraikan teori permainan', 'Muka surat 2', ['7.2']) },
});
const second: CourseAnalysis = course({
  courseCode: 'EDUP3063',
  courseName: 'Teknologi Pendidikan',
  sourceDocument: 'teknologi.docx',
  clos: [{ ...clo('CLO1', ['HP2']), cloStatement: 'Mereka bentuk permainan digital.' }, clo('CLO10', ['HP6 Digital'])],
  assessments: [assessment('Projek Digital', 60, 'CLO10'), assessment('Peperiksaan Akhir', 20, '')],
});
const courses = [first, second];

const levels = { amatCemerlang: 'a', cemerlang: 'b', kepujian: 'c', sederhana: 'd', lemah: 'e' };
const chosen = (name: string, assessmentType: string) => ({ course: name, assessmentType, rationale: 'Sesuai.' });
const rubric = (name: string, assessmentType: string) => ({
  course: name,
  assessmentType,
  cognitiveLevel: 'C4',
  softSkills: 'HP2',
  levels,
});
const criterion = (marks: number, ...links: { course: string; clo: string }[]) => ({
  criterion: 'Bukti',
  marks,
  levels,
  links,
});
const link = (name: string, number: string) => ({ course: name, clo: number });
const cited = (name: string, row: string) => ({ course: name, row });

const answer: MerangkaiAnswer = {
  combinedBigIdea: 'Idea',
  rationale: 'Sebab',
  links: [],
  integratedQuestion: 'Soalan?',
  selectedAssessments: [],
  rubric: [],
  rubrics: [],
};
const made = (changes: Partial<MerangkaiAnswer>) => merangkaiFromAnswer({ ...answer, ...changes }, courses, null);
/** 'rubric.0.marks: Markah rubrik ...'. */
const toldOf = (problems: readonly Problem[]) =>
  problems.map(({ at, message }) => `${at.map((path) => path.join('.')).join()}: ${message}`);
type Proof = { course: string; row: string }[];
const claimOf = (evidence: Proof, text: string) => made({ links: [{ text, evidence }] }).courseComparison.links[0];
const claim = 'Teori permainan menjadi asas apabila pelajar mereka bentuk permainan digital.';

/** Whether anything of an answer is there. */
const isKept = ({ courseComparison, integratedAssessment, rubrics }: ReturnType<typeof made>) =>
  courseComparison.links.some((one) => one.evidence.length > 0) ||
  integratedAssessment.selectedAssessments.length > 0 ||
  integratedAssessment.rubric.some(({ links }) => links.length > 0) ||
  rubrics.length > 0;

describe('a merangkai', () => {
  test('keeps what the model wrote, computes what is common and the weights of criteria', () => {
    const value = made({
      selectedAssessments: [chosen('EDUP3033', 'Laporan Pemerhatian')],
      rubric: [criterion(20, link('EDUP3033', 'HPK1')), criterion(60, link('EDUP3033', 'HPK9'))],
      rubrics: [rubric('EDUP3033', 'Laporan Pemerhatian'), rubric('EDUP3063', 'Rekaan'), rubric('XX', 'Kuiz')],
    });
    expect(merangkaiSchema.omit({ id: true }).parse(value)).toEqual(value);
    expect(value).toMatchObject({ combinedBigIdea: 'Idea', courseComparison: { rationale: 'Sebab' } });
    expect(value.courseComparison).toMatchObject({ commonHP: ['HP2'], commonDomains: ['Kognitif'] });
    expect(value.integratedAssessment.rubric.map(({ weight, links }) => [weight, links])).toEqual([
      [25, ['HPK1 (EDUP3033)']],
      [75, []],
    ]);
    expect(
      value.rubrics.map(({ courseCode, assessmentType, weight, hp }) => [courseCode, assessmentType, weight, hp]),
    ).toEqual([
      ['EDUP3033', 'Laporan Pemerhatian', 30, 'HP2'],
      ['EDUP3063', '', null, 'HP2, HP6'],
    ]);
  });

  const whole = {
    ...answer,
    selectedAssessments: [chosen('EDUP3033', 'Laporan Pemerhatian (kumpulan)'), chosen('EDUP3063', 'Projek Digital')],
    rubric: [criterion(60, link('EDUP3033', '1')), criterion(40, link('EDUP3063', 'HPK 1'))],
    rubrics: [rubric('EDUP3033', 'Laporan Pemerhatian'), rubric('Teknologi Pendidikan', 'Projek Digital')],
  };
  const [judged, ...others] = whole.rubric;
  const play = 'Teori permainan dan rakan sebaya';
  test.each<[string, Partial<MerangkaiAnswer>, ...RegExp[]]>([
    ['nothing', {}],
    [
      'an assessment that is none',
      { selectedAssessments: [...whole.selectedAssessments.slice(0, 1), chosen('EDUP3063', 'Portfolio')] },
      /^selectedAssessments\.1\.assessmentType: Pentaksiran "Portfolio" tiada .+: Projek Digital; Peperiksaan Akhir\.$/,
    ],
    [
      'a course that is none, and does not call the other one missing',
      { rubrics: [rubric('EDUP3033', 'Laporan Pemerhatian'), rubric('EDUP9999', 'Kuiz')] },
      /^rubrics\.1\.course: .*"EDUP9999" tiada dalam rangkaian; yang ada: EDUP3033; EDUP3063/,
    ],
    [
      'a course without assessment and rubric',
      { selectedAssessments: whole.selectedAssessments.slice(0, 1), rubrics: whole.rubrics.slice(1) },
      /^selectedAssessments\.1: Tiada pentaksiran terpilih bagi kursus EDUP3063\.$/,
      /^rubrics\.1: Tiada rubrik bagi kursus EDUP3033\.$/,
    ],
    [
      'a row of evidence that is none',
      { links: [{ text: 'Bertemu di makmal.', evidence: [cited('EDUP3063', 'CLO9')] }] },
      /^links\.0\.evidence\.0\.row: Baris bukti "CLO9" bagi kaitan "Bertemu di makmal\." tiada dalam kursus EDUP3063/,
    ],
    [
      'an outcome that is none',
      { rubric: [judged!, criterion(40, link('EDUP3063', 'CLO1'), link('EDUP3063', 'CLO7'))] },
      /^rubric\.1\.links\.1\.clo: Hasil "CLO7" tiada dalam kursus EDUP3063 .+: CLO1; CLO10\.$/,
    ],
    [
      'an outcome other than the document links to a topic that the criterion names',
      { rubric: [{ ...judged!, criterion: play, links: [link('EDUP3033', '2')] }, ...others] },
      /^rubric\.0\.links: Topik "Teori permainan .+" dipautkan di sini kepada HPK2 .+; dokumen: HPK1 \(EDUP3033\)/,
    ],
    [
      'a course that no criterion judges, and asks for the marks with it',
      { rubric: [{ ...judged!, marks: 100 }] },
      /^rubric\.1,rubric\.0\.marks: .*belum menilai CLO kursus: EDUP3063\.$/,
    ],
    [
      'marks that do not add up',
      { rubric: [{ ...judged!, marks: 55 }, ...others] },
      /^rubric\.0\.marks,rubric\.1\.marks: Markah rubrik berjumlah 95, bukan 100; peratus dikira daripada jumlah itu\.$/,
    ],
  ])('what is wrong with an answer: %s', (_, changes, ...expected) => {
    expect(toldOf(merangkaiProblems({ ...whole, ...changes }, courses))).toEqual(
      expected.map((one) => expect.stringMatching(one)),
    );
  });

  test.each<[string, string, string, [string, number | null, string][]]>([
    ['as it is meant', 'edup 3033', 'laporan pemerhatian (kumpulan)', [['Laporan Pemerhatian', 30, 'HP2']]],
    ['of the right course', 'EDUP3063', 'Peperiksaan Akhir', [['Peperiksaan Akhir', 20, '']]],
    ['of another course', 'EDUP3063', 'Laporan Pemerhatian', []],
    ['of a course that is not here', 'EDUP9999', 'Peperiksaan Akhir', []],
  ])('selects an assessment %s with the course’s own weight and HP, or drops it', (_, name, type, expected) => {
    const { selectedAssessments } = made({ selectedAssessments: [chosen(name, type)] }).integratedAssessment;
    expect(selectedAssessments.map(({ assessmentType, weight, hp }) => [assessmentType, weight, hp])).toEqual(expected);
  });

  const both = [cited('EDUP3033', 'HPK1'), cited('EDUP3063', 'CLO1')] as const;
  test('holds a claim for shared with rows of two courses, each with the document’s words or its own', () => {
    expect(claimOf([...both], claim)).toEqual({
      text: claim,
      courses: ['EDUP3033', 'EDUP3063'],
      isSuggestion: false,
      confirmation: '',
      evidence: [
        {
          courseCode: 'EDUP3033',
          row: 'HPK1',
          at: ['7.2'],
          quote: 'Menghuraikan teori permainan',
          place: 'Muka surat 2',
        },
        { courseCode: 'EDUP3063', row: 'CLO1', at: [], quote: 'Mereka bentuk permainan digital.', place: '' },
      ],
    });
  });

  const vague = 'Kedua-duanya bertemu di makmal.';
  const exam = cited('EDUP3033', 'Peperiksaan Akhir');
  test.each<[string, string, Proof, string[]]>([
    ['finds by its words what is not there', claim, [both[0], cited('EDUP3063', 'CLO9')], ['HPK1', 'CLO1']],
    ['finds by its words a row of the wrong course', claim, [both[0], cited('EDUP3063', 'HPK2')], ['HPK1', 'CLO1']],
    ['drops a wrong row beside the right one', claim, [cited('EDUP3033', 'HPK7'), ...both], ['HPK1', 'CLO1']],
    ['finds a row by its number', claim, [cited(first.courseName ?? '', '1'), cited('2', 'HPK 1')], ['HPK1', 'CLO1']],
    [
      'keeps a row cited in another language',
      'Games by theory.',
      [exam, both[1]],
      [first.assessments[1]?.id ?? '', 'CLO1'],
    ],
    ['is a suggestion without evidence', vague, [], []],
    ['is a suggestion with evidence of one course', vague, [both[0]], ['HPK1']],
    ['is a suggestion with two rows of one course', vague, [both[0], cited('EDUP3033', play)], ['HPK1', play]],
    ['is a suggestion with a course that is not here', vague, [both[0], cited('EDUP9999', 'CLO1')], ['HPK1']],
    ['is a suggestion with a row that is not there', vague, [both[0], cited('EDUP3063', 'CLO9')], ['HPK1']],
  ])('a claim %s', (name, text, proof, rows) => {
    const value = claimOf(proof, text);
    expect(value?.evidence.map(({ row }) => row)).toEqual(rows);
    expect(value?.isSuggestion).toBe(name.startsWith('is a suggestion'));
  });

  const label = fc.constantFrom('EDUP3033', 'Teknologi Pendidikan', 'EDUP9999', '');
  const row = fc.constantFrom('HPK1', 'CLO10', 'topic_9', 'Projek Digital', 'Portfolio', 'Membina pangkalan data');
  test('has no entry of an answer lost: each is kept, or named in what is asked for and then told', () => {
    const named = fc.record({ course: label, row });
    const anything = fc.record({
      text: fc.constantFrom(claim, 'Kedua-duanya bertemu di makmal.'),
      evidence: fc.array(named, { maxLength: 4 }),
      selected: fc.array(named, { maxLength: 3 }),
      outcomes: fc.array(named, { maxLength: 3 }),
    });
    fc.assert(
      fc.property(anything, ({ text, evidence, selected, outcomes }) => {
        /** Each list of an answer, with an entry for each that is named. */
        const lists: [at: string, typeof selected, (ones: typeof selected) => Partial<MerangkaiAnswer>][] = [
          ['links.0.evidence', evidence, (ones) => ({ links: [{ text, evidence: ones }] })],
          [
            'selectedAssessments',
            selected,
            (ones) => ({ selectedAssessments: ones.map((one) => chosen(one.course, one.row)) }),
          ],
          [
            'rubric.0.links',
            outcomes,
            (ones) => ({ rubric: [criterion(100, ...ones.map((one) => link(one.course, one.row)))] }),
          ],
          ['rubrics', selected, (ones) => ({ rubrics: ones.map((one) => rubric(one.course, one.row)) })],
        ];
        const given = Object.assign({}, answer, ...lists.map(([, ones, entries]) => entries(ones))) as MerangkaiAnswer;
        const asked = toldOf(merangkaiProblems(given, courses));
        for (const [list, ones, entries] of lists)
          for (const [i, one] of ones.entries())
            expect(
              isKept(made(entries([one]))) ||
                asked.some(
                  (told) =>
                    told.startsWith(`${list}.${i}`) && [one.row, one.course].some((name) => told.includes(`"${name}"`)),
                ),
            ).toBe(true);
      }),
    );
  });
});

test.each<[string, string[], string[], 'found' | 'unconfirmed', ...RegExp[]]>([
  ['a topic of its own', ['HPK1'], ['Teori permainan'], 'found'],
  ['a topic that the document links to none', ['HPK1'], ['Emosi murid'], 'found'],
  ['a topic of another outcome', ['HPK1'], ['Penilaian bilik darjah'], 'found', /bagi HPK1 memuat .+dokumen: HPK2/],
  [
    'a subtopic of one',
    ['HPK1'],
    ['Teori permainan', 'Rubrik analitik'],
    'found',
    /: "Rubrik analitik" \(dokumen: HPK2\)\./,
  ],
  ['a topic that both have', ['HPK1', 'HPK2'], ['Penilaian bilik darjah'], 'found'],
  ['a topic whose link is not borne out', ['HPK1'], ['Penilaian bilik darjah'], 'unconfirmed'],
  ['no topic of the document', ['HPK1'], ['Neurosains'], 'found'],
])('knowledge that is suggested: %s', (_, clos, knowledge, state, ...expected) => {
  const rated = { ...topic('Penilaian bilik darjah', ['HPK2']), subtopics: ['Rubrik analitik'] };
  const both = clos.length > 1 ? { ...rated, cloIds: clos } : rated;
  const subject = {
    clos: first.clos,
    methods: [],
    topics: [topic('Teori permainan', ['HPK1']), topic('Emosi murid', []), both],
    facts: { [`${rated.id}.cloIds`]: { ...foundAt('HPK2', 'Muka surat 2', ['7.2']), state } },
  };
  const entry = { microConcepts: ['a'], macroConcepts: ['b'], bigIdea: 'c', essentialQuestions: ['d'] };
  const entries = [
    { ...entry, number: 'HPK1', knowledge },
    { ...entry, number: 'HPK2', knowledge: [] },
  ];
  const learningDevelopment = { kppbModel: null, flow: [], kppbApplication: {} };
  const problems = merungkaiProblems({ clos: entries, learningDevelopment }, subject);
  expect(problems.map(({ message }) => message)).toEqual(expected.map((each) => expect.stringMatching(each)));
  const more = [...entries, { ...entry, number: 'HPK9', knowledge: [] }];
  const told = merungkaiProblems({ clos: more, learningDevelopment }, subject).at(-1);
  expect(told?.message).toMatch(/"HPK9" tidak sepadan/);
});

describe('a DLO', () => {
  const { id: _, dloId: __, merangkaiId: ___, durationMinutes: ____, engineNotice: _____, ...fixture } = dlo;
  const written = { ...fixture, learningObjectives: [], activities: [], multimediaElements: [], assessmentMethods: [] };
  type Written = Partial<Parameters<typeof dloFromAnswer>[0]>;
  const dloOf = (changes: Written) => dloFromAnswer({ ...written, ...changes }, courses, 'Enjin setempat.');
  const problemsOf = (changes: Written, teaching: Teaching | null = null) =>
    toldOf(dloProblems({ ...written, ...changes }, courses, teaching));
  const activity = { ...dlo.activities[0]!, links: [] };

  test('is linked to outcomes that exist, by number or id; the others are asked for again', () => {
    const links = [
      link('edup 3033', 'hpk2'),
      link('Teknologi Pendidikan', 'CLO10'),
      link('EDUP3033', 'HPK2'),
      link('EDUP3063', 'HPK2'),
      link('EDUP9999', 'CLO1'),
    ];
    const value = dloOf({ activities: [{ ...activity, links }] });
    expect(value.activities[0]?.links).toEqual(['HPK2 (EDUP3033)', 'CLO10 (EDUP3063)']);
    expect(problemsOf({ activities: [{ ...activity, links }] })).toEqual([
      expect.stringContaining('activities.0.links.3.clo: '),
      expect.stringContaining('activities.0.links.4.course: '),
    ]);
  });

  test.each([
    [{ course: 'EDUP3063', assessmentType: 'projek digital' }, 60, 'Projek Digital, EDUP3063', false],
    [null, null, '', false],
    [{ course: 'EDUP3033', assessmentType: 'Portfolio' }, null, '', true],
  ])('gives a method that is the assessment %j the weight %p', (courseAssessment, weight, name, isAsked) => {
    const method = { method: 'Kaedah', type: 'Sumatif', description: '', links: [] };
    const value = dloOf({ assessmentMethods: [{ ...method, courseAssessment }] });
    expect(value.assessmentMethods).toEqual([{ ...method, weight, courseAssessment: name }]);
    const asked = problemsOf({ assessmentMethods: [{ ...method, courseAssessment }] });
    const wrong = expect.stringContaining('assessmentMethods.0.courseAssessment.assessmentType: ');
    expect(asked).toEqual(isAsked ? [wrong] : []);
  });

  const teaching: Teaching = { programme: '', groupSize: null, time: 60, unit: 'minit', mode: 'hibrid' };
  test.each<[Teaching | null, boolean]>([
    [teaching, true],
    [{ ...teaching, time: 90 }, false],
    [{ ...teaching, unit: 'minggu' }, false],
    [null, false],
  ])('does not take longer than is planned: %j', (planned, isTold) => {
    const activities = [40, 50].map((duration) => ({ ...activity, duration }));
    const text = 'Aktiviti berjumlah 90 minit, melebihi 60 minit yang ditetapkan.';
    expect(problemsOf({ activities }, planned)).toEqual(
      isTold ? [`activities.0.duration,activities.1.duration: ${text}`] : [],
    );
  });
});

describe('a source of the evidence base', () => {
  const reference = 'Woolfolk, A. (2019). Educational psychology (14th ed.). Pearson.';
  const joint = 'Rahimah, A., & Tan, B. (2020). Pedagogi makmal. Penerbit Ilmu.';
  const referring = [{ ...first, references: [reference, joint] }, second];
  test.each([
    ['EDUP3033', /^Dokumen kursus EDUP3033 Psikologi Perkembangan \(psikologi\.pdf\)$/],
    ['Dokumen maklumat kursus EDUP 3033 Psikologi Perkembangan', /psikologi\.pdf/],
    ['teknologi.docx', /EDUP3063/],
    [dlo.dloTitle, /^DLO: /],
    [reference, /^Woolfolk/],
    ['Woolfolk (2019)', /^Woolfolk/],
    ['Educational psychology, edisi ke-12, oleh A. Woolfolk dlm. Pearson (2019)', /^Woolfolk/],
    ['Tan & Rahimah, 2020', /^Rahimah/],
    ['MQF 2.0 (Kerangka Kelayakan Malaysia, edisi kedua)', /2017/],
    ['Taksonomi Bloom semakan', /^Anderson/],
    ['Anderson dan Krathwohl (2001)', /^Anderson/],
    ['Bloom, B. S. (1956). Taxonomy of Educational Objectives', /^Bloom/],
    ['Kapasiti Pedagogi Pembelajaran Bermakna (KPPB) IPGM: 3E, 3R dan 6C', /2020/],
    ['Pelan Pembangunan Pendidikan Malaysia 2013-2025', /2013/],
    ['UDL (Universal Design for Learning)', /^CAST/],
  ])('%j is printed in full', (source, expected) => {
    expect(confirmedSource(source, referring, dlo.dloTitle)).toMatch(expected);
  });
  const unknown = [
    'Ahmad, R. (2019). Psikologi Perkembangan Kanak-Kanak. Kuala Lumpur: Pustaka',
    'Rahman et al. Teknologi Pendidikan dalam bilik darjah',
    'Smith dan Tan tentang KPPB',
    'Taksonomi Bloom, 1996',
    'Woolfolk (2021)',
    'Jurnal Kurikulum IPGM, jilid 3',
    'Teknologi Pendidikan, Penerbit Universiti Malaya',
    'https://contoh.my/EDUP3033',
    'Kajian terkini tentang pembelajaran digital',
    '',
  ];
  test.each(unknown)('%j is unconfirmed', (source) => {
    expect(confirmedSource(source, referring, dlo.dloTitle)).toBeNull();
  });

  test('is never lost: what is unconfirmed stands apart', () => {
    const all = [...unknown, 'MQF 2.0'].map((source) => ({ source, type: 'Dokumen', relevance: 'Sebab.' }));
    const { evidenceBase, unconfirmedSources } = sourcesOf(all, {}, referring, dlo.dloTitle);
    expect(evidenceBase).toHaveLength(1);
    expect(unconfirmedSources).toEqual(all.slice(0, -1));
  });

  test.each([
    ['Anderson dan Krathwohl: aras C4. Taksonomi Simpson (P3).', [/^Anderson/, /^Simpson/]],
    ['Taksonomi Bloom semakan, kemudian MQF 2.0.', [/^Anderson/]],
    ['Taksonomi Bloom dan taksonomi Krathwohl.', [/^Bloom/, /^Krathwohl/]],
    ['Penjajaran konstruktif, UDL, TPACK, KPPB dan 6C.', [/^Institut/, /^CAST/, /^Biggs/, /^Mishra/]],
    ['Fullan dan Universal Design for Learning.', [/^CAST/, /^Fullan/]],
    ['Bloomberg melaporkan cuaca; edisi kedua laporan itu tentang deep learning.', []],
  ])('is every framework that the text names besides those listed: %s', (text, expected) => {
    const listed = [{ source: 'MQF 2.0', type: 'Kerangka', relevance: 'Kod HP.' }];
    const { evidenceBase } = sourcesOf(listed, { 'Kerangka Teori': text }, referring, dlo.dloTitle);
    expect(evidenceBase.slice(1).map(({ source }) => source)).toEqual(
      expected.map((one) => expect.stringMatching(one)),
    );
    expect(evidenceBase.slice(1).every(({ relevance }) => relevance === 'Disebut dalam Kerangka Teori')).toBe(true);
  });
});
