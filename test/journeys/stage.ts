import { afterAll, beforeAll, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { accountApi } from '../../shared/account/api.ts';
import { noticeVersion } from '../../shared/account/notice.ts';
import { startBrowser, type Visit, visiting, type VisitOptions } from '../support/browser.ts';
import { type House, type HouseOptions, startHouse } from '../support/house.ts';

/** Every journey is made on a wide screen and on a phone. */
export const widths = [1280, 360] as const;

/** A journey that only `npm run test:e2e -- --all` makes; those under jest's own `test` are made at every change. */
export const furtherTest = process.env['JOURNEYS'] === 'all' ? test : test.skip;

/** Milliseconds a journey may take on a busy machine. */
export const journeyTime = 300_000;

/** A house whose people have accepted the privacy notice by the time they hold a bearer, unless a journey is about that. */
export interface JourneyHouse extends House {
  tokenFor(email: string, options?: { acceptsNotice?: boolean }): Promise<string>;
}

const withNotice = (house: House): JourneyHouse => ({
  ...house,
  async tokenFor(email, { acceptsNotice = true } = {}) {
    const token = await house.tokenFor(email);
    if (acceptsNotice) await house.call(accountApi.acceptNotice, { token, body: { version: noticeVersion } });
    return token;
  },
});

export interface Stage {
  readonly house: JourneyHouse;
  /** Makes a journey in a fresh browser context; see `visiting` in test/support/browser.ts for what fails it. */
  readonly visit: (options: Omit<VisitOptions, 'url'>, journey: (visit: Visit) => Promise<void>) => Promise<void>;
}

/** A house with the built page and a browser before it, for all journeys of a file. */
export function setStage(options: Pick<HouseOptions, 'env'> = {}): Stage {
  let house: JourneyHouse | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    const pageDir = process.env['JOURNEYS_PAGE'];
    if (pageDir === undefined) throw new Error('The page is not built: jest runs test/support/page.mjs for that');
    // One after the other: whichever started is ended, also when the other could not start.
    browser = await startBrowser();
    house = withNotice(await startHouse({ ...options, pageDir }));
  }, journeyTime);
  afterAll(async () => {
    await browser?.close();
    await house?.stop();
  });
  return {
    get house() {
      return started(house);
    },
    visit: (visitor, journey) => visiting(started(browser), { ...visitor, url: started(house).url }, journey),
  };
}

function started<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('The stage is set in beforeAll');
  return part;
}
