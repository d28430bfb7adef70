import { describe, expect, test } from '@jest/globals';
import { alignmentOf, type AlignmentSource, type Finding } from '../../../shared/pedagona/alignment.ts';
import { assessment, clo, course } from './fixtures/builders.ts';
import { courses, dlo } from './fixtures/chain.ts';
import { commonOf, hpOfCourse } from '../../../shared/pedagona/courses.ts';

const aligned = alignmentOf({ courses, dlo });
const of = (source: Partial<AlignmentSource>) => alignmentOf({ courses: [], dlo: null, ...source });
const told = (findings: readonly Finding[]) =>
  findings.flatMap(({ kind, faults }) => faults.map((fault) => [kind, ...fault]));

describe('the matrix', () => {
  test('has a row for each CLO with all that it reaches', () => {
    expect(
      aligned.rows.map(({ label, hp, assessments, activities }) => [
        label,
        hp.join(' '),
        assessments.map(({ type, clos }) => `${type} ${clos}`).join(', '),
        activities?.map(({ activityName }) => activityName).join(', '),
      ]),
    ).toEqual([
      ['HPK1 (EDUP3033)', 'HP1', 'Kuiz 1, Peperiksaan Akhir 2', ''],
      ['HPK2 (EDUP3033)', 'HP2', 'Laporan Pemerhatian 1, Peperiksaan Akhir 2', 'Pemerhatian video'],
      ['HPK3 (EDUP3033)', 'HP4', 'Pembentangan Kumpulan 1', ''],
      ['CLO1 (EDUP3063)', 'HP2', 'Projek Digital 2', 'Bina bahan'],
      ['CLO2 (EDUP3063)', 'HP6', 'Projek Digital 2', 'Bina bahan'],
      ['CLO3 (EDUP3063)', '', '', ''],
    ]);
  });

  test('says of an assessment whose CLO nobody has stated that it is suggested', () => {
    const [first] = courses;
    const id = `${first?.assessments[0]?.id}.cloIds`;
    const facts = { [id]: { state: 'suggestion' as const, at: [], quote: '', place: '' } };
    const { rows } = of({ courses: first ? [{ ...first, facts }] : [] });
    expect(rows[0]?.assessments.map(({ doubt }) => doubt)).toEqual(['cadangan', '']);
  });

  test('leaves activities open while there is no DLO', () => {
    const early = of({ courses });
    expect(early.rows.map(({ activities }) => activities)).toEqual(Array(6).fill(null));
    expect(early.gaps.filter(({ kind }) => /aktiviti/i.test(kind))).toEqual([]);
  });
});

test.each([
  ['that it links', ['HPK1 (EDUP3033)', 'CLO2 (EDUP3063)'], ['HPK1', 'CLO2']],
  ['in the lecturer’s own spelling', ['hpk 1 edup3033'], ['HPK1']],
  ['of the course named, not of another with such a CLO', ['HPK1 (EDUP3063)', 'HPK1'], []],
])('an activity serves a CLO %s', (_, links, expected) => {
  const [activity] = dlo.activities;
  const { rows } = of({ courses, dlo: { ...dlo, activities: activity ? [{ ...activity, links }] : [] } });
  expect(rows.filter(({ activities }) => activities?.length === 1).map(({ clo: named }) => named)).toEqual(expected);
});

describe('gaps', () => {
  test('name what leads nowhere', () => {
    expect(told(aligned.gaps)).toEqual([
      ['CLO tanpa HP/PLO', 1, 'CLO3 (EDUP3063) tidak dipetakan kepada mana-mana HP/PLO.'],
      ['CLO tanpa aktiviti', null, 'Tiada aktiviti DLO yang dipautkan kepada HPK1 (EDUP3033).'],
      ['CLO tanpa aktiviti', null, 'Tiada aktiviti DLO yang dipautkan kepada HPK3 (EDUP3033).'],
      ['CLO tanpa aktiviti', null, 'Tiada aktiviti DLO yang dipautkan kepada CLO3 (EDUP3063).'],
      ['Pentaksiran tanpa CLO', 1, 'Portfolio (EDUP3063) tidak menyebut CLO yang ditaksirnya.'],
      ['Aktiviti tanpa CLO', null, 'Aktiviti DLO "Rehat minda" tidak dipautkan kepada mana-mana CLO.'],
    ]);
  });

  test.each([
    [[], ['CLO tanpa pentaksiran']],
    [[assessment('Kuiz', 100, '')], ['Pentaksiran tanpa CLO']],
  ])('do not call a CLO unassessed while its course has an assessment that names no CLO', (assessments, expected) => {
    const { gaps } = of({ courses: [course({ courseCode: 'X1', clos: [clo('CLO1', ['HP3'])], assessments })] });
    expect(gaps.map(({ kind }) => kind)).toEqual(expected);
  });
});

test('double counts name a wrong sum of weights and an assessment listed twice', () => {
  const twice = course({
    courseCode: 'X1',
    clos: [clo('CLO1', ['HP1'])],
    assessments: ['Kuiz', 'Projek', 'kuiz ', 'Ujian'].map((type) => assessment(type, 25, 'CLO1')),
  });
  expect([aligned, of({ courses: [twice] })].flatMap(({ doubles }) => told(doubles))).toEqual([
    ['Jumlah wajaran bukan 100%', 1, 'Jumlah wajaran EDUP3063 ialah 95%, bukan 100%. Sila semak wajaran setiap satu.'],
    [
      'Pentaksiran berulang',
      0,
      'Kuiz (X1) tersenarai 2 kali (25%, 25%). Pastikan setiap satu pentaksiran yang berlainan.',
    ],
  ]);
});

const withHp = (...hpp: string[][]) => course({ clos: hpp.map((texts, i) => clo(`HPK${i + 1}`, texts)) });

const withDomains = (...domains: string[]) =>
  course({ clos: domains.map((domain, i) => ({ ...clo(`HPK${i + 1}`, []), domain: [domain] })) });

describe('the HP of a course', () => {
  test.each<[string, string[][], string[]]>([
    ['none without a CLO', [], []],
    ['none where a CLO names none, or an HPK, which is a CLO', [['Pengetahuan dan kefahaman', 'HPK1']], []],
    ['each once, in their order', [['HP10 Keusahawanan', 'HP2 Kognitif'], ['HP2'], ['HP1']], ['HP1', 'HP2', 'HP10']],
    ['two of one text', [['HP3, HP11']], ['HP3', 'HP11']],
    ['of every family: HPP of an institute, CPL', [['HPP4 Komunikasi'], ['CPL2']], ['CPL2', 'HPP4']],
    ['those of a teacher training institute', [['HPP2 Kemahiran kognitif']], ['HPP2']],
  ])('%s', (_, hpp, expected) => {
    expect(hpOfCourse(withHp(...hpp))).toEqual(expected);
  });

  test('come from the soft skills as well', () => {
    const skills = ['HP5', 'KI2'].map((code) => ({ code, name: '', details: '' }));
    expect(hpOfCourse({ clos: [{ ...clo('HPK1', ['HP6']), skills }] })).toEqual(['HP5', 'HP6']);
  });
});

describe('what courses have in common', () => {
  test.each([
    ['one course: all of it', ['HP2 HP1'], 'HP1 HP2'],
    ['two: what both have', ['HP1 HP2', 'HP2 HP6'], 'HP2'],
    ['two that share nothing: nothing', ['HP1', 'HP6'], ''],
    ['three: what all have, not what two have', ['HP1 HP2', 'HP2 HP1', 'HP2'], 'HP2'],
    ['three without one in all: those of two, in order', ['HP5', 'HP1 HP2', 'HP1 HP5'], 'HP1 HP5'],
    ['four without any in two: nothing', ['HP1', 'HP2', 'HP3', 'HP4'], ''],
    ['no courses: nothing', [], ''],
  ])('%s', (_, sets, expected) => {
    expect(commonOf(sets.map((hpp) => withHp(hpp.split(' ')))).commonHP.join(' ')).toBe(expected);
  });

  test('are taxonomy domains too', () => {
    const both = [withDomains('Kognitif', 'Afektif'), withDomains('Psikomotor', 'Kognitif')];
    expect(commonOf(both).commonDomains).toEqual(['Kognitif']);
  });
});
