import { describe, expect, jest, test } from '@jest/globals';
import type { Load } from '../../frontend/app/pages.ts';
import { fetchAgain, partOf } from '../../frontend/app/pages.ts';

const Page = () => null;

/** A part's fetch that fails so many times before it succeeds. */
function failing(times: number): { load: Load; asked: () => number } {
  let asked = 0;
  const load: Load = () => {
    asked += 1;
    return asked <= times ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({ default: Page });
  };
  return { load, asked: () => asked };
}

describe('a part of the page', () => {
  test('is fetched once more by itself when the line broke', async () => {
    const { load, asked } = failing(1);
    expect(await partOf(load)).toBe(Page);
    expect(partOf(load)).toBe(Page);
    expect(asked()).toBe(2);
  });

  test('that cannot be fetched is asked for twice, however often it is rendered, and again when the user says so', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { load, asked } = failing(2);
    const first = partOf(load);
    expect(await first).toBeNull();
    for (let render = 0; render < 5; render += 1) expect(partOf(load)).toBe(first);
    expect(asked()).toBe(2);
    expect(complaint).toHaveBeenCalledTimes(1);
    complaint.mockRestore();

    expect(await fetchAgain(load)).toBe(Page);
    expect(partOf(load)).toBe(Page);
  });
});
