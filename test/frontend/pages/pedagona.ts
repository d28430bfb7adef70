import { beforeEach, describe, expect, test } from '@jest/globals';
import { formFault } from '../../../frontend/ui/session/sessionName.ts';
import { sessions } from '../../../frontend/pedagona/queries.ts';
import { wordText } from '../../../frontend/text/word.ts';
import { wordFault } from '../../../frontend/ui/session/useWordDownload.ts';
import { AppError } from '../../../shared/errors.ts';
import { sessionNameSchema } from '../../../shared/session.ts';
import { installBrowser, installFetch, jsonResponse } from '../browser.ts';

beforeEach(() => void installBrowser());

const answering = (status: number, code: string) =>
  installFetch(() => jsonResponse({ error: 'Sesi tidak dijumpai', code, requestId: 'r1' }, { status }));

describe('the deletion of a session', () => {
  test('that is already deleted succeeds', async () => {
    const requests = answering(404, 'not_found');
    await expect(sessions.deleteSession('s1')).resolves.toBeUndefined();
    expect(requests).toMatchObject([{ url: '/api/pedagona/sessions/s1', method: 'DELETE' }]);
  });

  test('that is refused fails', async () => {
    answering(409, 'conflict');
    await expect(sessions.deleteSession('s1')).rejects.toThrow('Sesi tidak dijumpai');
  });
});

describe('a Word file that could not be made', () => {
  test("is explained with the call's own sentence", () => {
    expect(wordFault(new AppError('unavailable', wordText.toolsMissing))).toMatch(
      /^Ralat muat turun: Sambungan terputus\./,
    );
  });

  test("never with a library's words or an address", () => {
    const reason = new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/word.js');
    expect(wordFault(reason)).toBe('Ralat semasa menjana dokumen Word');
  });
});

describe("a session's name", () => {
  test.each(['', '   ', 'a', ` ${'a'.repeat(120)} `, 'a'.repeat(121)])('is judged as the server does: "%s"', (name) => {
    const judged = sessionNameSchema.safeParse(name);
    expect(formFault(name, 1, 'Sila pilih fail dokumen')).toBe(judged.success ? null : judged.error.issues[0]?.message);
  });
});
