import { createRequire } from 'node:module';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  chromium,
  type ConsoleMessage,
  type Page,
  type Request,
} from 'playwright-core';

/** Debian's Chromium, or the one that CHROMIUM names. */
export const startBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

/** Milliseconds for anything to appear: generous, since nothing waits longer than it must. */
const patience = 60_000;

export interface VisitOptions {
  /** Where the page is. */
  url: string;
  /** Pixels across. */
  width: number;
  /** A bearer the browser already holds; absent for a visitor who is not signed in. */
  token?: string;
}

/**
 * Opens a fresh browser context for one journey and closes it after.
 * @throws what the journey throws, and an error naming every fault it did not expect: console errors and warnings, errors of scripts,
 * breaches of the content security policy, failed requests, findings of axe, content wider than the window
 */
export async function visiting(
  browser: Browser,
  options: VisitOptions,
  journey: (visit: Visit) => Promise<void>,
): Promise<void> {
  const context = await newContext(browser, options);
  const faults: string[] = [];
  const expected: RegExp[] = [];
  const unexpected = (): string[] => faults.filter((fault) => !expected.some((wording) => wording.test(fault)));
  await watch(context, (fault) => faults.push(fault));
  try {
    const page = await context.newPage();
    await journey(visitOf(context, page, options, faults, expected));
  } catch (error) {
    await picture(context.pages().at(-1), `failed-${Date.now()}-${options.width}`);
    throw unexpected().length === 0 ? error : new Error(`${String(error)}\nSeen before: ${unexpected().join('\n')}`);
  } finally {
    await context.close();
  }
  if (unexpected().length > 0) throw new Error(`Unexpected in the browser:\n${unexpected().join('\n')}`);
}

/** One person at one browser with nothing in it. */
const visitOf = (
  context: BrowserContext,
  page: Page,
  { url, width }: VisitOptions,
  faults: string[],
  expected: RegExp[],
) => ({
  context,
  page,
  /** Goes to a path of the site and waits until the application has taken over from the screen that the build drew. */
  open: async (path: string): Promise<void> => {
    await page.goto(url + path);
    await takenOver(page);
  },
  reload: async (): Promise<void> => {
    await page.reload();
    await takenOver(page);
  },
  /** Waits until the text shows. */
  sees: (text: string | RegExp, on: Page = page): Promise<void> =>
    on.getByText(text).filter({ visible: true }).first().waitFor(),
  /** Waits until the address is this path of the site. */
  at: (path: string | RegExp, on: Page = page): Promise<void> =>
    on.waitForURL(({ origin, pathname, search }) => {
      const here = pathname + search;
      return origin === url && (typeof path === 'string' ? here === path : path.test(here));
    }),
  /** A second tab of the same person. */
  newTab: (): Promise<Page> => context.newPage(),
  /** Says that faults of this wording belong to the journey. */
  expectFault: (wording: RegExp): void => void expected.push(wording),
  /** Holds a page or state against accessibility, in both schemes, and width; `name` says which one. Pictures go to the folder SCREENSHOTS, if set. */
  look: async (name: string, on: Page = page): Promise<void> =>
    void faults.push(...(await look(on, `${name}-${width}`))),
});
export type Visit = ReturnType<typeof visitOf>;

/** What was focused on the drawn screen is gone with it. */
const takenOver = (page: Page): Promise<void> => page.locator('.static-screen').waitFor({ state: 'detached' });

async function newContext(browser: Browser, { url, width, token }: VisitOptions): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 780 : 900 },
    locale: 'ms-MY',
    timezoneId: 'Asia/Kuala_Lumpur',
    // A colour on its way to another is no contrast to judge.
    reducedMotion: 'reduce',
    ...(token === undefined
      ? {}
      : { storageState: { cookies: [], origins: [{ origin: url, localStorage: [{ name: 'token', value: token }] }] } }),
  });
  context.setDefaultTimeout(patience);
  return context;
}

/** Tells of everything a visitor's browser would complain of. */
async function watch(context: BrowserContext, tell: (fault: string) => void): Promise<void> {
  await context.exposeBinding('tellOfViolation', (_, text: string) => tell(`policy: ${text}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      (window as unknown as { tellOfViolation(text: string): void }).tellOfViolation(
        `${violatedDirective} ${blockedURI} on ${location.pathname}`,
      );
    });
  });
  context.on('console', (message: ConsoleMessage) => {
    // An answer that is an error is told of as such.
    if (message.text().startsWith('Failed to load resource: the server responded')) return;
    if (message.type() === 'error' || message.type() === 'warning')
      tell(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => tell(`script: ${error.error().stack ?? String(error.error())}`));
  context.on('requestfailed', (request: Request) => {
    const reason = request.failure()?.errorText ?? '';
    // What the page itself gave up, by leaving or by cancelling.
    if (reason !== 'net::ERR_ABORTED') tell(`request: ${request.method()} ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) tell(`answer: ${response.status()} ${response.request().method()} ${response.url()}`);
  });
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  help: string;
  nodes: { target: unknown; failureSummary?: string }[];
}

/** What axe objects to, by all its rules or by these; of each rule three places. */
async function axeFindings(page: Page, rules?: string[]): Promise<Finding[]> {
  const isKnown = await page.evaluate(() => 'axe' in window);
  if (!isKnown) await page.evaluate(axeSource);
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: Finding[] }> } };
    return (await axe.run(runOnly === undefined ? {} : { runOnly })).violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.slice(0, 3).map(({ target, failureSummary = '' }) => ({ target: String(target), failureSummary })),
    }));
  }, rules);
}

/** What axe, in the light and the dark scheme, and a narrow window object to in the page as it stands. */
async function look(page: Page, name: string): Promise<string[]> {
  await settled(page);
  await picture(page, name);
  const findings = await axeFindings(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page);
  await picture(page, `${name}-dark`);
  const darkFindings = await axeFindings(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  await settled(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  // What begins left of the window cannot even be scrolled to, unless it stands in a part that was itself scrolled.
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('a, button, h1, h2, h3, p, li')]
      .filter((element) => {
        const { left, right, height } = element.getBoundingClientRect();
        let scrolled: Element | null = element;
        while (scrolled !== null && scrolled.scrollLeft === 0) scrolled = scrolled.parentElement;
        return left < 0 && right > 1 && height > 1 && scrolled === null;
      })
      .map((element) => element.textContent.trim().slice(0, 60)),
  );
  return [
    ...findings.map((finding) => `axe on ${name}: ${JSON.stringify(finding)}`),
    ...darkFindings.map((finding) => `axe on ${name} in the dark scheme: ${JSON.stringify(finding)}`),
    ...cut.map((text) => `width of ${name}: '${text}' is cut off at the left`),
    ...(overflow > 0 ? [`width of ${name}: ${overflow} pixels too wide`] : []),
  ];
}

/** Even the shortest transition shows its first colour until the next frame: a button enabled this instant still looks disabled. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
  );

/** The window as it stands and the whole page, for people to look at. */
async function picture(page: Page | undefined, name: string): Promise<void> {
  const folder = process.env['SCREENSHOTS'];
  if (folder === undefined || page === undefined) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await page.screenshot({ path: join(folder, `${name}-whole.png`), fullPage: true });
}
