import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { acadiora } from '../../../frontend/acadiora/queries.ts';
import { queryClient } from '../../../frontend/api/queries.ts';
import { pedagona, sessions } from '../../../frontend/pedagona/queries.ts';
import { wordText } from '../../../frontend/text/session.ts';
import { isTooLong, nextPoll } from '../../../frontend/ui/session/queries.ts';
import { wordFault } from '../../../frontend/ui/work/DownloadButton.tsx';
import { AppError } from '../../../shared/errors.ts';
import { installBrowser, installFetch, jsonResponse } from '../browser.ts';

beforeEach(() => void installBrowser());

const { rules, pollQuery } = acadiora.queries;

/** What is known after so many polls, of which so many failed. */
const after = (polls: number, failed: number, status?: string) => ({
  data: status === undefined ? undefined : { status },
  error: null,
  dataUpdateCount: polls - failed,
  errorUpdateCount: failed,
});

const poll = () => queryClient.fetchQuery(pollQuery('s1'));
const refusing = (status: number, code: string) =>
  installFetch(() => jsonResponse({ error: 'Sesi tidak dijumpai', code, requestId: 'r1' }, { status }));

describe('polling a running analysis of ACADIORA', () => {
  test('repeats every five seconds until it has ended, sixty times at most', () => {
    expect(nextPoll(after(0, 0), rules)).toBe(5000);
    expect(nextPoll(after(1, 0, 'processing'), rules)).toBe(5000);
    for (const status of ['completed', 'failed']) expect(nextPoll(after(2, 0, status), rules)).toBe(false);
    // Or after sixty polls, failed ones included, unless the sixtieth finds it ended.
    for (const failed of [0, 20, 59]) {
      expect(nextPoll(after(59, failed, 'processing'), rules)).toBe(5000);
      const last = after(60, failed, 'processing');
      expect([nextPoll(last, rules), isTooLong(last, rules)]).toEqual([false, true]);
    }
    expect(isTooLong(after(60, 0, 'completed'), rules)).toBe(false);
  });

  test('goes on after one that the server cannot answer, and ends only where there is no such session', async () => {
    const complaint = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    refusing(503, 'unavailable');
    const lost: unknown = await poll().catch((reason: unknown) => reason);
    expect(nextPoll({ ...after(1, 1), error: lost as Error }, rules)).toBe(5000);
    expect(complaint).toHaveBeenCalledWith('Ralat memeriksa status analisis', expect.anything());
    refusing(404, 'not_found');
    const gone = (await poll().catch((reason: unknown) => reason)) as Error;
    expect([gone.message, nextPoll({ ...after(1, 1), error: gone }, rules)]).toEqual(['Sesi tidak dijumpai', false]);
    complaint.mockRestore();
  });
});

test('the deletion of a session succeeds where it is already deleted, and fails where it is refused', async () => {
  const requests = refusing(404, 'not_found');
  await expect(sessions.deleteSession('s1')).resolves.toBeUndefined();
  expect(requests).toMatchObject([{ url: '/api/pedagona/sessions/s1', method: 'DELETE' }]);
  refusing(409, 'conflict');
  await expect(sessions.deleteSession('s1')).rejects.toThrow('Sesi tidak dijumpai');
});

test('another attempt that is refused without a reason is not called an upload', async () => {
  installFetch(() => new Response('', { status: 502 }));
  await expect(pedagona.queries.retry('s1', {})).rejects.toThrow('Perkhidmatan tidak dapat memberi jawapan.');
});

test("a Word file that could not be made is explained with the call's own sentence, never with a library's words", () => {
  expect(wordFault(new AppError('unavailable', wordText.toolsMissing))).toMatch(
    /^Ralat muat turun: Sambungan terputus\./,
  );
  expect(wordFault(new TypeError('Failed to fetch http://localhost/assets/word.js'))).toBe(
    'Ralat semasa menjana dokumen Word',
  );
});
