import { afterAll, beforeAll, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { accountApi } from '../../shared/account/api.ts';
import { noticeVersion } from '../../shared/account/notice.ts';
import { startBrowser, type Visit, visiting, type VisitOptions } from '../support/browser.ts';
import { type TestApp, type TestAppOptions, startTestApp } from '../support/testApp.ts';

const isAll = process.env['JOURNEYS'] === 'all';

const wide = 1280;
const phone = 360;

/** The widths of a file's journeys: with `npm run test:e2e -- --all` a wide screen and a phone; at every change one, files by turns. */
export const widths = { wide: isAll ? [wide, phone] : [wide], phone: isAll ? [wide, phone] : [phone] } as const;

/** A journey that only `npm run test:e2e -- --all` makes; those under jest's own `test` are made at every change. */
export const furtherTest = isAll ? test : test.skip;

/** An app whose people have accepted the privacy notice by the time they hold a bearer, unless a journey is about that. */
export interface JourneyApp extends TestApp {
  tokenFor(email: string, options?: { acceptsNotice?: boolean }): Promise<string>;
}

const withNotice = (app: TestApp): JourneyApp => ({
  ...app,
  async tokenFor(email, { acceptsNotice = true } = {}) {
    const token = await app.tokenFor(email);
    if (acceptsNotice) await app.call(accountApi.acceptNotice, { token, body: { version: noticeVersion } });
    return token;
  },
});

/** An app with the built page and a browser before it, for all journeys of a file. */
export function setStage(options: Pick<TestAppOptions, 'env'> = {}) {
  let app: JourneyApp | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    const pageDir = process.env['JOURNEYS_PAGE'];
    if (pageDir === undefined) throw new Error('The page is not built: jest runs test/support/setup.mjs for that');
    // One after the other: whichever started is ended, also when the other could not start.
    browser = await startBrowser();
    app = withNotice(await startTestApp({ ...options, pageDir }));
  });
  afterAll(async () => {
    await browser?.close();
    await app?.stop();
  });
  type Journey = (visit: Visit, token: string) => Promise<void>;
  const visit = (visitor: Omit<VisitOptions, 'url'>, journey: (visit: Visit) => Promise<void>): Promise<void> =>
    visiting(started(browser), { ...visitor, url: started(app).url }, journey);
  return {
    get app(): JourneyApp {
      return started(app);
    },
    /** Makes a journey in a fresh browser context; see `visiting` in test/support/browser.ts for what fails it. */
    visit,
    /** A journey of a teacher of this name at this width only. */
    as: (name: string, width: number, journey: Journey) => async () => {
      const token = await started(app).tokenFor(`${name}.${width}@moe-dl.edu.my`);
      await visit({ width, token }, (visitor) => journey(visitor, token));
    },
  };
}

function started<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('The stage is set in beforeAll');
  return part;
}
