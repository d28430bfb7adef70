import { expect, test } from '@jest/globals';
import { endsOf, linkMap } from '../../../shared/pedagona/links.ts';
import { assessment, clo, course, topic } from './fixtures/builders.ts';
import { merangkai } from './fixtures/chain.ts';

test('an end is named as its course names the row, in the document of its code that has the quote, else by the quote', () => {
  const quoted = { courseCode: 'BBA2013', at: [], place: '', quote: 'Kuiz | 20' };
  const [first] = merangkai.courseComparison.links;
  const link = { ...first!, evidence: ['clo_1', 'task_1'].map((row) => ({ ...quoted, row })) };
  const one = course({ courseCode: 'BBA2013', clos: [{ ...clo('1', []), id: 'clo_1' }] });
  const fact = { state: 'found' as const, at: [], place: '', quote: 'Kuiz | 20' };
  const other = course({
    ...one,
    assessments: [{ ...assessment('Kuiz', 20, ''), id: 'task_1' }],
    facts: { task_1: fact },
  });
  const named = (...courses: (typeof one)[]) => endsOf(link, courses).map((end) => [end.course, end.name]);
  expect(named()).toEqual([
    [-1, 'Kuiz | 20'],
    [-1, 'Kuiz | 20'],
  ]);
  expect(named(one, other)).toEqual([
    [0, 'CLO1'],
    [1, 'Kuiz'],
  ]);
});

test('an outcome that no link joins is drawn too, told apart from those that are joined', () => {
  const [first] = merangkai.courseComparison.links;
  const quoted = { at: [], place: '', quote: '' };
  const courses = ['BBA2013', 'BBA2023'].map((courseCode) =>
    course({ courseCode, clos: ['clo_1', 'clo_2'].map((id, n) => ({ ...clo(String(n + 1), []), id })) }),
  );
  const evidence = ['BBA2013', 'BBA2023'].map((courseCode) => ({ ...quoted, courseCode, row: 'clo_2' }));
  const { nodes, lines } = linkMap(courses, [{ ...first!, evidence }]);
  const drawn = nodes.map(({ ports }) => ports.map(({ name, isJoined }) => [name, isJoined]));
  const each = [
    ['CLO2', true],
    ['CLO1', false],
  ];
  expect([drawn, lines.length]).toEqual([[each, each], 1]);
});

test('a link without cited rows is drawn between the topics that its text names, as thin as a suggestion', () => {
  const [first] = merangkai.courseComparison.links;
  const titles = ['Bacaan bersama', 'Bacaan bersama murid', 'Lain', 'Sel'];
  const topics = titles.map((title, n) => ({ ...topic(title, []), id: `topic_${n}` }));
  const courses = ['BBA2013', 'BBA2023', 'BBA2033'].map((courseCode, n) =>
    course({ courseCode, topics: topics.slice(n % 2) }),
  );
  const linked = { courses: ['BBA2013', 'BBA2023'], evidence: [], isSuggestion: true, confirmation: '' as const };
  const link = { ...first!, ...linked };
  const drawn = (text: string) => linkMap(courses, [{ ...link, text }]);
  const { nodes, lines } = drawn('Bacaan bersama murid (BBA2023) mendahului Bacaan bersama (BBA2013).');
  expect(nodes.map(({ ports }) => ports.map(({ name }) => name))).toEqual([[titles[1]], [titles[1]], []]);
  expect(lines.map(({ strength }) => strength)).toEqual([1]);
  expect(drawn('Selepas itu kedua-duanya membina bacaan.').lines).toEqual([]);
});
