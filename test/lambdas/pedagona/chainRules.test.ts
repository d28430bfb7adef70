import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import {
  dloFromAnswer,
  isRealSource,
  merangkaiFromAnswer,
  realSources,
} from '../../../lambdas/pedagona/chainChecks.ts';
import type { MerangkaiAnswer } from '../../../lambdas/pedagona/prompts/merangkai.ts';
import type { CourseAnalysis } from '../../../shared/pedagona/schemas.ts';
import { merangkaiSchema } from '../../../shared/pedagona/stages.ts';
import { found as foundAt } from '../../support/course.ts';
import { assessment, clo, course, topic } from '../../shared/pedagona/fixtures/builders.ts';
import { dlo, merangkai } from '../../shared/pedagona/fixtures/chain.ts';

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
const nameless: CourseAnalysis = course({ sourceDocument: 'imbasan.pdf', assessments: [assessment('', 10, '')] });
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
const cited = (name: string, row: string) => ({ course: name, row });

const answer: MerangkaiAnswer = {
  combinedBigIdea: 'Idea',
  rationale: 'Sebab',
  links: [],
  integratedQuestion: 'Soalan?',
  selectedAssessments: [],
  rubrics: [],
};
const made = (changes: Partial<MerangkaiAnswer>, of = courses) =>
  merangkaiFromAnswer({ ...answer, ...changes }, of, 'mrk_1', null);
const selectedOf = (...selected: MerangkaiAnswer['selectedAssessments']) =>
  made({ selectedAssessments: selected }, [...courses, nameless]).integratedAssessment.selectedAssessments;
const claimOf = (...proof: { course: string; row: string }[]) =>
  made({ links: [{ text: 'Kedua-duanya tentang permainan.', evidence: proof }] }).courseComparison.links[0];

describe('a merangkai', () => {
  test('keeps what the model wrote, computes what is common, and fits its schema', () => {
    const value = made({ selectedAssessments: [chosen('EDUP3033', 'Laporan Pemerhatian')] });
    expect(merangkaiSchema.parse(value)).toEqual(value);
    expect(value).toMatchObject({ id: 'mrk_1', combinedBigIdea: 'Idea', courseComparison: { rationale: 'Sebab' } });
    expect(value.courseComparison).toMatchObject({ commonHP: ['HP2'], commonDomains: ['Kognitif'] });
  });

  test.each<[string, string, string, [string, number | null, string] | null]>([
    ['by its name', 'EDUP3033', 'Laporan Pemerhatian', ['Laporan Pemerhatian', 30, 'HP2']],
    ['in another case', 'edup 3033', 'laporan pemerhatian', ['Laporan Pemerhatian', 30, 'HP2']],
    ['by the course’s name', 'Teknologi Pendidikan', 'Projek Digital', ['Projek Digital', 60, 'HP6']],
    ['by code and name', 'EDUP3063 – Teknologi Pendidikan', 'Projek Digital', ['Projek Digital', 60, 'HP6']],
    ['of the right course', 'EDUP3063', 'Peperiksaan Akhir', ['Peperiksaan Akhir', 20, 'HP2, HP6']],
    ['that was invented', 'EDUP3033', 'Portfolio Refleksi', null],
    ['of another course', 'EDUP3063', 'Laporan Pemerhatian', null],
    ['of a course that is not here', 'EDUP9999', 'Peperiksaan Akhir', null],
    ['of no course', '', '', null],
    ['of a course without a name, by no name', ' - ', '', null],
  ])('selects an assessment %s with the course’s own weight and HP, or drops it', (_, name, type, expected) => {
    const found = selectedOf(chosen(name, type)).map(({ assessmentType, weight, hp }) => [assessmentType, weight, hp]);
    expect(found).toEqual(expected === null ? [] : [expected]);
  });

  test('has no rubric for a course that is not here, and no weight for an assessment that does not exist', () => {
    const { rubrics } = made({
      rubrics: [rubric('EDUP3033', 'Laporan Pemerhatian'), rubric('EDUP3063', 'Rekaan'), rubric('XX', 'Kuiz')],
    });
    expect(
      rubrics.map(({ courseCode, assessmentType, weight, hp }) => [courseCode, assessmentType, weight, hp]),
    ).toEqual([
      ['EDUP3033', 'Laporan Pemerhatian', 30, 'HP2'],
      ['EDUP3063', '', null, 'HP2, HP6'],
    ]);
  });

  const both = [cited('EDUP3033', 'HPK1'), cited('EDUP3063', 'CLO1')] as const;
  test('holds a claim for shared with rows of two courses, each with the document’s words or its own', () => {
    expect(claimOf(...both)).toEqual({
      text: 'Kedua-duanya tentang permainan.',
      courses: ['EDUP3033', 'EDUP3063'],
      isSuggestion: false,
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

  test.each([
    ['without evidence', []],
    ['with evidence of one course', [both[0]]],
    ['with two rows of one course', [both[0], cited('EDUP3033', 'HPK2')]],
    ['with a row that is not there', [both[0], cited('EDUP3063', 'CLO9')]],
    ['with a row of the wrong course', [both[0], cited('EDUP3063', 'HPK2')]],
    ['with a row of a course that is not here', [both[0], cited('EDUP9999', 'CLO1')]],
  ])('calls a claim %s a suggestion', (_, proof) => {
    expect(claimOf(...proof)).toMatchObject({ isSuggestion: true, evidence: [] });
  });
});

describe('a DLO', () => {
  const { id: _, dloId: __, merangkaiId: ___, durationMinutes: ____, engineNotice: _____, ...written } = dlo;
  const [activity] = dlo.activities;
  if (activity === undefined) throw new Error('The fixture has activities');

  test('lasts as long as its activities together', () => {
    const minutes = fc.array(fc.integer({ min: 1, max: 600 }), { maxLength: 8 });
    fc.assert(
      fc.property(minutes, (durations) => {
        const activities = durations.map((duration) => ({ ...activity, duration }));
        const { durationMinutes } = dloFromAnswer({ ...written, activities }, merangkai, 'dlo_1', null);
        expect(durationMinutes).toBe(durations.reduce((sum, each) => sum + each, 0));
      }),
    );
  });

  const selected = [
    ['EDUP3033', 'Psikologi Perkembangan', 'Peperiksaan Akhir', 40],
    ['EDUP3063', 'Teknologi Pendidikan', 'Peperiksaan Akhir', 20],
    ['EDUP3063', 'Teknologi Pendidikan', 'Projek Digital', 60],
    ['EDUP3033', 'Psikologi Perkembangan', '', 10],
  ] as const;
  test.each([
    ['Projek Digital', 60],
    ['projek digital berkumpulan', 60],
    ['Peperiksaan Akhir EDUP3063', 20],
    ['Peperiksaan Akhir (Psikologi Perkembangan)', 40],
    ['Peperiksaan Akhir', null],
    ['Maklum balas rakan', null],
  ])('gives the method %j the weight %p of the assessment it names, and none by guess', (method, weight) => {
    const of = {
      ...merangkai,
      integratedAssessment: {
        integratedQuestion: '',
        selectedAssessments: selected.map(([courseCode, courseName, assessmentType, own]) => ({
          courseCode,
          courseName,
          assessmentType,
          weight: own,
          hp: '',
          rationale: '',
        })),
      },
    };
    const assessmentMethods = [{ method, type: 'Sumatif', description: '' }];
    const { assessmentMethods: found } = dloFromAnswer({ ...written, assessmentMethods }, of, 'dlo_1', null);
    expect(found.map((each) => each.weight)).toEqual([weight]);
  });
});

describe('a source of the evidence base', () => {
  const real = [
    'EDUP3033',
    'Dokumen maklumat kursus EDUP 3033 Psikologi Perkembangan',
    'teknologi.docx',
    `DLO: ${dlo.dloTitle}`,
    'MQF 2.0 (Kerangka Kelayakan Malaysia, edisi kedua)',
    'Taksonomi Bloom semakan',
    'Kapasiti Pedagogi Pembelajaran Bermakna (KPPB) IPGM: 3E, 3R dan 6C',
    'Pelan Pembangunan Pendidikan Malaysia 2013-2025',
    'Standard Guru Malaysia (SGM)',
  ];
  const invented = [
    'Ahmad, R. (2019). Psikologi Perkembangan Kanak-Kanak. Kuala Lumpur: Pustaka',
    'Rahman et al. Teknologi Pendidikan dalam bilik darjah',
    'Bloom, B. S. (1956). Taxonomy of Educational Objectives',
    'Taksonomi Bloom, 1956',
    'Siti Aminah dan rakan-rakan: Teknologi Pendidikan',
    'Jurnal Kurikulum IPGM, jilid 3',
    'Teknologi Pendidikan, Penerbit Universiti Malaya',
    'https://contoh.my/EDUP3033',
    'Vygotsky, Mind in Society',
    'Kajian terkini tentang pembelajaran digital',
    '',
  ];
  test.each(real)('%j is real', (source) => {
    expect(isRealSource(source, courses, dlo)).toBe(true);
  });
  test.each(invented)('%j is not', (source) => {
    expect(isRealSource(source, courses, dlo)).toBe(false);
  });

  test('is kept with its words when it is real', () => {
    const all = [...invented, ...real].map((source) => ({ source, type: 'Dokumen', relevance: 'Sebab.' }));
    expect(realSources(all, courses, dlo)).toEqual(all.filter(({ source }) => real.includes(source)));
  });
});
