import { describe, expect, test } from '@jest/globals';
import { array, assert, constantFrom, nat, property, record } from 'fast-check';
import { findSections } from '../../../lambdas/acadiora/facts/structure/sections.ts';
import { pagesFor, paperCharacters, type ReviewTask, tasksOf, withinLimit } from '../../../lambdas/acadiora/plan.ts';
import { criterionKeys } from '../../../shared/acadiora/criteria.ts';
import { type Section, sectionKinds } from '../../../shared/acadiora/facts.ts';
import type { PageText } from '../../../shared/evidence.ts';
import { paperText } from '../../support/papers.ts';

const section = (kind: Section['kind'], page: number, line = 0): Section => ({
  kind,
  heading: kind,
  level: 1,
  page,
  line,
  words: 1,
});

/** Pages of so many characters each, in lines. */
const pagesOf = (count: number, characters: number): PageText[] =>
  Array.from({ length: count }, (_, i) => ({
    number: i + 1,
    text: 'Sebaris teks yang biasa.\n'.repeat(Math.ceil(characters / 25)).slice(0, characters),
  }));

const linesOf = (pages: readonly PageText[]): string[] =>
  pages.flatMap(({ number, text }) => text.split('\n').map((line) => `${number} ${line}`));

const linesOfTasks = (tasks: readonly ReviewTask[]): Set<string> =>
  new Set(tasks.flatMap(({ pages }) => linesOf(pages)));

/** Any paper of at most 400,000 characters, its sections anywhere. */
const paper = record({
  sizes: array(nat(2_900), { minLength: 1, maxLength: 138, size: 'max' }),
  starts: array(record({ kind: constantFrom(...sectionKinds), page: nat(137) }), { maxLength: 12 }),
}).map(({ sizes, starts }) => {
  const pages = sizes.map((size, i) => pagesOf(1, size + 1).map((page) => ({ ...page, number: i + 1 }))).flat();
  const places = [...new Set(starts.map((start) => (start.page % pages.length) + 1))].toSorted((a, b) => a - b);
  const sections = places.map((page, i) => section(starts[i]?.kind ?? 'other', page, 1));
  return { pages, sections: [section('front', 1), ...sections] };
});

describe('the plan of a review', () => {
  test('has at most 24 calls before the whole, one of them for the paper itself, for any paper of 400,000 characters', () => {
    assert(
      property(paper, ({ pages, sections }) => {
        expect(tasksOf(pages, sections).length + 1).toBeLessThanOrEqual(24);
      }),
    );
  });

  test('has every line of any paper in some call', () => {
    assert(
      property(paper, ({ pages, sections }) => {
        const covered = linesOfTasks(tasksOf(pages, sections));
        expect(linesOf(pages).filter((line) => !covered.has(line))).toEqual([]);
      }),
    );
  });

  test('asks for every criterion of any paper, and never without text', () => {
    assert(
      property(paper, ({ pages, sections }) => {
        const tasks = tasksOf(pages, sections);
        expect(new Set(tasks.map(({ criterion }) => criterion))).toEqual(new Set(criterionKeys));
        expect(tasks.filter((task) => task.pages.length === 0)).toEqual([]);
        expect(new Set(tasks.map(({ name }) => name)).size).toBe(tasks.length);
      }),
    );
  });

  test('gives each criterion its own sections', () => {
    const { pages } = paperText(10);
    const sections = findSections(pages);
    const text = (key: (typeof criterionKeys)[number]) =>
      pagesFor(key, pages, sections)
        .map((page) => page.text)
        .join('\n');
    expect(text('conclusion')).toContain('7.0 KESIMPULAN');
    expect(text('conclusion')).not.toContain('4.0 METODOLOGI');
    expect(text('methodology')).toContain('4.0 METODOLOGI KAJIAN');
    expect(text('methodology')).not.toContain('5.0 DAPATAN');
  });

  test.each([
    ['what has no name', [section('front', 1), section('methodology', 2), section('other', 3)], [1, 3]],
    ['everything, when there is nothing else', [section('methodology', 1)], [1, 2, 3]],
  ])('looks for a criterion without sections in %s', (_, sections, expected) => {
    expect(pagesFor('discussion', pagesOf(3, 100), sections).map(({ number }) => number)).toEqual(expected);
  });

  test('cuts no page: a part ends with a page', () => {
    const pages = pagesOf(40, 7_000);
    const sections = [section('front', 1)];
    for (const task of tasksOf(pages, sections))
      for (const page of task.pages) expect(page.text).toBe(pages[page.number - 1]?.text);
  });

  test('cuts a page that is longer than any part, as of a Word file without page breaks, at the end of a line', () => {
    const pages = pagesOf(1, 700_000);
    const tasks = tasksOf(pages, [section('front', 1)]).filter(({ criterion }) => criterion === 'technical');
    expect(tasks.length).toBe(3);
    const texts = tasks.flatMap((task) => task.pages.map(({ text }) => text));
    expect(texts.join('\n')).toBe(pages[0]?.text);
    expect(tasks.flatMap((task) => task.pages.map(({ number }) => number))).toEqual([1, 1, 1]);
    expect(Math.max(...texts.map(({ length }) => length))).toBeLessThanOrEqual(240_000);
  });
});

describe('a document longer than any paper', () => {
  test('is read up to 1.5 million characters, and the first page after that is named', () => {
    const { pages, firstUnread } = withinLimit(pagesOf(16, 100_000));
    expect([pages.length, firstUnread]).toEqual([15, 16]);
    expect(pages.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(paperCharacters);
  });

  test.each([
    ['exactly as long', pagesOf(15, 100_000)],
    ['short', pagesOf(2, 10)],
    ['empty', []],
  ])('but one that is %s is read whole', (_, pages) => {
    expect(withinLimit(pages)).toEqual({ pages, firstUnread: null });
  });

  test('on one page is read up to there, and that page is named', () => {
    const { pages, firstUnread } = withinLimit([...pagesOf(1, 2_000_000), { number: 2, text: 'Akhir.' }]);
    expect([pages.length, firstUnread]).toEqual([1, 1]);
    expect(pages[0]?.text.length).toBeLessThanOrEqual(paperCharacters);
    expect(pages[0]?.text.length).toBeGreaterThan(paperCharacters - 100);
  });
});
