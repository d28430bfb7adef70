import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { adminApi } from '../../shared/admin/api.ts';
import { valentraApi } from '../../shared/valentra/api.ts';
import { coursePdf } from '../support/coursePdf.ts';
import { type TestApp, people, startTestApp } from '../support/testApp.ts';
import { studyPdf } from '../support/study.ts';
import { analyse, review } from '../support/work.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** How a first session is made in each module by one who has called nothing else. */
const firstSessions: [string, email: string, (token: string) => Promise<unknown>][] = [
  ['pedagona', 'pertama.pedagona@moe-dl.edu.my', (token) => analyse(app, token, [coursePdf()])],
  ['acadiora', 'pertama.acadiora@moe-dl.edu.my', (token) => review(app, token, studyPdf('kertas.pdf'))],
  [
    'valentra',
    'pertama.valentra@moe-dl.edu.my',
    (token) => app.call(valentraApi.createSession, { token, body: { sessionName: 'Semester 1' } }),
  ],
];

describe('A person who has never opened the page', () => {
  test.each(firstSessions)('joins with the first session of module %s', async (module, email, begin) => {
    await begin(await app.tokenFor(email));
    const token = await app.tokenFor(people.admin);
    const { users } = await app.call(adminApi.users, { token, query: {} });
    expect(users.find((user) => user.email === email)).toMatchObject({ [`${module}Sessions`]: 1 });
  });
});
