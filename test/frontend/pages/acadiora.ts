import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { afterPoll, isLineLost, isTooLong, nextPoll, type Polls } from '../../../frontend/ui/session/polling.ts';
import { newSessionText } from '../../../frontend/acadiora/text.ts';
import { pressed, withOpinion, withoutFailed } from '../../../frontend/acadiora/opinions.ts';
import { analysis, sessions } from '../../../frontend/acadiora/queries.ts';
import { formFault } from '../../../frontend/ui/session/sessionName.ts';
import { polling } from '../../../shared/acadiora/rules.ts';
import { session } from '../../shared/acadiora/fixtures.ts';
import { installBrowser, installFetch, jsonResponse } from '../browser.ts';

beforeEach(() => void installBrowser());

interface Status {
  status: 'processing' | 'completed' | 'failed';
}
const processing: Status = { status: 'processing' };
const { rules } = analysis;

/** The polls after these answers, in order; null: a failed poll. */
const after = (answers: readonly (Status | null)[]): Polls<Status> | undefined =>
  answers.reduce<Polls<Status> | undefined>((polls, answer) => afterPoll(polls, answer), undefined);
const times = <T>(count: number, answer: T): T[] => Array.from({ length: count }, () => answer);

describe('polling a running analysis', () => {
  test('repeats every five seconds, also before the first poll', () => {
    expect(nextPoll(undefined, rules)).toBe(5000);
    expect(nextPoll(after([processing]), rules)).toBe(5000);
  });

  test.each(['completed', 'failed'] as const)('ends with "%s"', (status) => {
    expect(nextPoll(after([processing, { status }]), rules)).toBe(false);
  });

  test('ends after sixty polls, failed ones included', () => {
    expect(polling.tries).toBe(60);
    for (const answer of [processing, null]) {
      const nearly = after(times(59, answer));
      expect(nextPoll(nearly, rules)).toBe(5000);
      const last = after(times(60, answer));
      expect(nextPoll(last, rules)).toBe(false);
      expect(last && isTooLong(last, rules)).toBe(true);
    }
  });

  test('has not timed out when the sixtieth poll finds it ended', () => {
    const polls = after([...times(59, processing), { status: 'completed' }]);
    expect(polls && isTooLong(polls, rules)).toBe(false);
  });

  test.each([
    [[null, null], false],
    [[null, null, null], true],
    [[null, null, processing, null, null], false],
    [[processing, null, null, null, null], true],
    [[null, null, null, processing], false],
  ] as const)('after %j has lost the line: %s', (answers, expected) => {
    const polls = after(answers);
    expect(polls && isLineLost(polls, rules)).toBe(expected);
  });

  test('keeps the last answer over failed polls', () => {
    expect(after([processing, null, null])?.status).toBe(processing);
  });
});

/** One poll of a server that refuses with this code. */
const poll = (status: number, code: string) => {
  installFetch(() => jsonResponse({ error: 'Sesi tidak dijumpai', code, requestId: 'r1' }, { status }));
  const client = new QueryClient();
  return client.fetchQuery(analysis.pollQuery(client, 's1'));
};

describe('a poll of the server', () => {
  test('that the server cannot answer is counted and is not a failure', async () => {
    const complaint = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await expect(poll(503, 'unavailable')).resolves.toEqual({ tries: 1, lost: 1, status: null });
    expect(complaint).toHaveBeenCalledWith('Ralat memeriksa status analisis', expect.anything());
    complaint.mockRestore();
  });

  test('of a session that does not exist fails', async () => {
    await expect(poll(404, 'not_found')).rejects.toThrow('Sesi tidak dijumpai');
  });
});

describe('a session', () => {
  test('that is already deleted counts as deleted', async () => {
    const requests = installFetch(() =>
      jsonResponse({ error: 'Sesi tidak dijumpai', code: 'not_found', requestId: 'r1' }, { status: 404 }),
    );
    await expect(sessions.deleteSession('s1')).resolves.toBeUndefined();
    expect(requests).toMatchObject([{ url: '/api/acadiora/sessions/s1', method: 'DELETE' }]);
  });
});

describe('the new-session form', () => {
  test.each([
    ['', 1, 'Sila masukkan nama sesi'],
    ['   ', 1, 'Sila masukkan nama sesi'],
    ['Artikel', 0, 'Sila pilih fail dokumen'],
    ['Artikel', 1, null],
  ])('named "%s" with %d documents says %s', (name, files, expected) => {
    expect(formFault(name, files, newSessionText.noDocuments)).toBe(expected);
  });
});

describe("the reader's opinion of a remark", () => {
  const remarkId = 'r00000000000000aa';

  test('is set, changed and removed by pressing', () => {
    expect(pressed(null, 'agree')).toBe('agree');
    expect(pressed('agree', 'disagree')).toBe('disagree');
    expect(pressed('agree', 'agree')).toBeNull();
  });

  test('changes that remark alone', () => {
    const given = withOpinion(session, remarkId, 'agree');
    expect(given.opinions).toEqual({ ...session.opinions, [remarkId]: 'agree' });
    expect(withOpinion(given, remarkId, null)).toEqual(session);
  });

  test('is restored when it could not be saved, unless it was changed again meanwhile', () => {
    const tried = withOpinion(session, remarkId, 'agree');
    expect(withoutFailed(tried, remarkId, 'agree', null)).toEqual(session);
    const changed = withOpinion(tried, remarkId, 'disagree');
    expect(withoutFailed(changed, remarkId, 'agree', null)).toBe(changed);
  });
});
