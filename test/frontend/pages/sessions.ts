import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { acadiora } from '../../../frontend/acadiora/queries.ts';
import { sessions } from '../../../frontend/pedagona/queries.ts';
import { wordText } from '../../../frontend/text/session.ts';
import { afterPoll, isLineLost, isTooLong, nextPoll } from '../../../frontend/ui/session/queries.ts';
import type { Polls } from '../../../frontend/ui/session/queries.ts';
import { wordFault } from '../../../frontend/ui/DownloadButton.tsx';
import { AppError } from '../../../shared/errors.ts';
import { installBrowser, installFetch, jsonResponse } from '../browser.ts';

beforeEach(() => void installBrowser());

interface Status {
  status: 'processing' | 'completed' | 'failed';
}
const processing: Status = { status: 'processing' };
const { rules, pollQuery } = acadiora.queries;

/** The polls after these answers, in order; null: a failed poll. */
const after = (...answers: (Status | null)[]): Polls<Status> => {
  const polls = answers.reduce<Polls<Status> | undefined>((before, answer) => afterPoll(before, answer), undefined);
  if (polls === undefined) throw new Error('At least one answer');
  return polls;
};
const times = <T>(count: number, answer: T): T[] => Array.from({ length: count }, () => answer);

const poll = () => new QueryClient().fetchQuery(pollQuery('s1'));
const refusing = (status: number, code: string) =>
  installFetch(() => jsonResponse({ error: 'Sesi tidak dijumpai', code, requestId: 'r1' }, { status }));

describe('polling a running analysis of ACADIORA', () => {
  test('repeats every five seconds until it has ended, sixty times at most', () => {
    expect(nextPoll(undefined, rules)).toBe(5000);
    expect(nextPoll(after(processing), rules)).toBe(5000);
    for (const status of ['completed', 'failed'] as const)
      expect(nextPoll(after(processing, { status }), rules)).toBe(false);
    // Or after sixty polls, failed ones included, unless the sixtieth finds it ended.
    for (const answer of [processing, null]) {
      expect(nextPoll(after(...times(59, answer)), rules)).toBe(5000);
      const last = after(...times(60, answer));
      expect([nextPoll(last, rules), isTooLong(last, rules)]).toEqual([false, true]);
    }
    expect(isTooLong(after(...times(59, processing), { status: 'completed' }), rules)).toBe(false);
  });

  test.each([
    [[null, null], false],
    [[null, null, null], true],
    [[null, null, processing, null, null], false],
    [[null, null, null, processing], false],
  ] as const)('after %j has lost the line: %s', (answers, expected) => {
    expect(isLineLost(after(...answers), rules)).toBe(expected);
  });

  test('counts a poll that the server cannot answer, and fails only where there is no such session', async () => {
    const complaint = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    refusing(503, 'unavailable');
    await expect(poll()).resolves.toEqual({ tries: 1, lost: 1, status: null });
    expect(complaint).toHaveBeenCalledWith('Ralat memeriksa status analisis', expect.anything());
    complaint.mockRestore();
    refusing(404, 'not_found');
    await expect(poll()).rejects.toThrow('Sesi tidak dijumpai');
  });
});

test('the deletion of a session succeeds where it is already deleted, and fails where it is refused', async () => {
  const requests = refusing(404, 'not_found');
  await expect(sessions.deleteSession('s1')).resolves.toBeUndefined();
  expect(requests).toMatchObject([{ url: '/api/pedagona/sessions/s1', method: 'DELETE' }]);
  refusing(409, 'conflict');
  await expect(sessions.deleteSession('s1')).rejects.toThrow('Sesi tidak dijumpai');
});

test("a Word file that could not be made is explained with the call's own sentence, never with a library's words", () => {
  expect(wordFault(new AppError('unavailable', wordText.toolsMissing))).toMatch(
    /^Ralat muat turun: Sambungan terputus\./,
  );
  expect(wordFault(new TypeError('Failed to fetch http://localhost/assets/word.js'))).toBe(
    'Ralat semasa menjana dokumen Word',
  );
});
