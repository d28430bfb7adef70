import { expect, test } from '@jest/globals';
import { withPresentFacts } from '../../../shared/valentra/course/presentFacts.ts';
import { topicsNamed } from '../../../shared/valentra/course/named.ts';
import type { Fact, FactState } from '../../../shared/fact/fact.ts';
import { course, jst, mcqExam, withRows } from './fixtures.ts';

const fact = (state: FactState): Fact => ({ state, at: [], quote: '', place: '' });
const accepted = withRows(
  { ...course, clos: course.clos.map((clo) => ({ ...clo, facts: { hp: fact('lecturer') } })) },
  'assessments',
  () => ({ duration: '2 jam', facts: { duration: fact('lecturer') } }),
);
const made = withRows(jst, 'assessments', ({ facts }) => ({
  duration: '2 jam',
  facts: { ...facts, duration: fact('unconfirmed') },
}));
const [firstRow] = made.assessments;

test('a paper prints the time that its lecturer has accepted since, and not another one', () => {
  const row = firstRow && { ...firstRow, facts: { duration: fact('lecturer') } };
  const of = (duration: string) => {
    const courseInfo = { ...mcqExam.courseInfo, duration, durationFact: fact('unconfirmed') };
    return withPresentFacts({ ...mcqExam, courseInfo }, accepted, row).courseInfo.durationFact.state;
  };
  expect([of('2 jam'), of('3 jam')]).toEqual(['lecturer', 'unconfirmed']);
  const rowsOf = (present: typeof accepted) => {
    const now = withPresentFacts(made, present);
    return 'assessments' in now ? now.assessments.map(({ facts }) => facts['duration']?.state) : [];
  };
  const clos = withPresentFacts({ ...jst, cloList: course.clos }, accepted) as typeof jst;
  expect(new Set(clos.cloList.map(({ facts }) => facts?.hp?.state))).toEqual(new Set(['lecturer']));
  expect(new Set(rowsOf(accepted))).toEqual(new Set(['lecturer']));
  expect(new Set(rowsOf(withRows(accepted, 'assessments', () => ({ duration: '3 jam' }))))).toEqual(
    new Set(['unconfirmed']),
  );
});

test.each([
  ['3, 5', 'lecturer'],
  ['4', 'unconfirmed'],
])('a date is as it was accepted where the course has its week: %s', (week, state) => {
  const facts = { startDate: fact('lecturer') };
  const now = withRows(course, 'assessments', () => ({ week, facts }));
  const dated = withRows(jst, 'assessments', (row) => ({
    startDate: 'Minggu 5',
    facts: { ...row.facts, startDate: fact('unconfirmed') },
  }));
  const present = withPresentFacts(dated, now) as typeof dated;
  expect(new Set(present.assessments.map((row) => row.facts['startDate']?.state))).toEqual(new Set([state]));
});

test.each([
  ['Topik 1-3', 'ABC'],
  ['Topics 2, 4', 'BD'],
  ['Topics 1 and 2', 'AB'],
  ['3', 'C'],
  ['All topics', 'ABCD'],
  ['Cahaya dan warna', 'B'],
  ['Sejarah', ''],
])('"%s" names the topics "%s"', (label, names) => {
  const topics = ['Haba', 'Cahaya dan warna', 'Bunyi', 'Daya'].map((title, i) => ({
    title,
    subtopics: [],
    name: 'ABCD'[i],
  }));
  expect(
    topicsNamed(topics, label)
      .map(({ name }) => name)
      .join(''),
  ).toBe(names);
});
