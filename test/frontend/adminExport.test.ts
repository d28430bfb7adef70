import { describe, expect, test } from '@jest/globals';
import { exportTries, ExportTooLong, fetchBuilt } from '../../frontend/admin/exporting.ts';
import { CallError } from '../../frontend/api/client.ts';

/** A clock that moves only when code waits. */
function clock() {
  let time = 0;
  return {
    now: () => time,
    wait: (milliseconds: number) => {
      time += milliseconds;
      return Promise.resolve();
    },
  };
}

const building = () => new CallError('conflict', 'Eksport sedang dibina. Cuba lagi sebentar.');

/** A server that builds for so many tries, then answers. */
function server(tries: number, answer: Blob | Error = new Blob(['isi'])) {
  let asked = 0;
  return {
    asked: () => asked,
    fetchOnce: () => {
      asked += 1;
      if (asked <= tries) return Promise.reject(building());
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  };
}

describe('an export that the server is still building', () => {
  test('is fetched at once when it is ready', async () => {
    const { fetchOnce, asked } = server(0);
    const time = clock();
    expect(await (await fetchBuilt(fetchOnce, time)).text()).toBe('isi');
    expect([asked(), time.now()]).toEqual([1, 0]);
  });

  test('is asked for again every few seconds', async () => {
    const { fetchOnce, asked } = server(3);
    const time = clock();
    expect((await fetchBuilt(fetchOnce, time)).size).toBe(3);
    expect([asked(), time.now()]).toEqual([4, 3 * exportTries.every]);
  });

  test('fails after two minutes, not before', async () => {
    const { fetchOnce, asked } = server(Number.POSITIVE_INFINITY);
    const time = clock();
    await expect(fetchBuilt(fetchOnce, time)).rejects.toBeInstanceOf(ExportTooLong);
    expect(time.now()).toBe(120_000);
    expect(asked()).toBe(120_000 / exportTries.every + 1);
  });

  test('fails at once with any other answer, also while it is built', async () => {
    const failure = new CallError('internal', 'Ralat');
    const { fetchOnce, asked } = server(2, failure);
    await expect(fetchBuilt(fetchOnce, clock())).rejects.toBe(failure);
    expect(asked()).toBe(3);
  });
});
