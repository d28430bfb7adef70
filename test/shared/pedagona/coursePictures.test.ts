import { describe, expect, test } from '@jest/globals';
import { outcomeMap, weekPlan, weightShares } from '../../../shared/pedagona/coursePictures.ts';
import { assessment, clo, course, topic } from './fixtures/builders.ts';
import { session } from './fixtures/session.ts';

const [full = course({}), bare = course({})] = session.coursesAnalysis;

describe('the pictures of a course', () => {
  test('show the value of each row at the outcomes that it names', () => {
    const { outcomes, linked, unlinked } = outcomeMap(full);
    expect(outcomes).toEqual(['HPK1', 'HPK2']);
    expect(unlinked).toEqual([]);
    const told = linked.flatMap(({ rows }) =>
      rows.map(({ name, cells }) => [name, ...cells.map((cell) => cell && `${cell.text}${cell.remark}`)]),
    );
    expect(told).toEqual([
      ['Kuiz', '12.5', null],
      ['Laporan Pemerhatian', '47.5', null],
      ['Peperiksaan Akhir', null, null],
      ['Pengenalan psikologi', '1', null],
      ['Teori pembelajaran', '2dikongsi', '2dikongsi'],
    ]);
  });

  test('name the lists that name no outcome', () => {
    const given = course({
      clos: [clo('CLO1', [])],
      topics: [topic('Sel', [])],
      assessments: [assessment('Kuiz', 10, '')],
    });
    expect(outcomeMap(given)).toMatchObject({
      linked: [],
      unlinked: [{ name: 'Pentaksiran' }, { name: 'Topik Pengetahuan' }],
    });
    expect(outcomeMap(bare)).toMatchObject({ linked: [], unlinked: [] });
  });

  test('tell what the weights lack of 100, and which are not stated', () => {
    expect(weightShares(full)).toMatchObject({ total: 60, missing: 40, unstated: ['Peperiksaan Akhir'] });
    expect(weightShares(full).shares.map(({ name }) => name)).toEqual(['Laporan Pemerhatian', 'Kuiz']);
  });

  test('place topics and assessments in their weeks; a date is no week', () => {
    const { strips, weeks } = weekPlan({
      ...full,
      assessments: full.assessments.map((one, i) => ({ ...one, week: ['4', '31', ''][i] ?? '' })),
    });
    expect(weeks).toBe(4);
    expect(strips.map(({ rows }) => rows.map(({ name, label }) => `${label} ${name}`))).toEqual([
      ['1 Pengenalan psikologi', '2–3 Teori pembelajaran'],
      ['4 Kuiz'],
    ]);
    expect(weekPlan(bare).weeks).toBe(0);
  });

  test.each([
    ['Minggu 1 hingga 14', 'Minggu 1 hingga 14', '1–14', '14'],
    // What lies between is not named.
    ['2, 4, 6', 'M2, 4, 6', '2 4 6', '3'],
    // Of a calendar year.
    ['1-26', 'M1-26', '', '26'],
  ])('weeks written as %s', (week, note, label, count) => {
    const given = course({ clos: [clo('CLO1', [])], topics: [{ ...topic('Sel', ['CLO1']), week }] });
    const [row] = outcomeMap(given).linked.flatMap(({ rows }) => rows);
    expect([row?.note, row?.cells[0]?.text]).toEqual([note, count]);
    const bars = weekPlan(given).strips[0]?.rows ?? [];
    expect(bars.map((bar) => bar.label).join(' ')).toBe(label);
  });
});
