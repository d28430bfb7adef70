import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { accountApi } from '../../shared/account/api.ts';
import { noticeVersion } from '../../shared/account/notice.ts';
import { buildFrontend } from '../../frontend/build.ts';
import { startBrowser } from '../support/browser.ts';
import { course, pdfCourse } from '../support/documents.ts';
import { type TestApp, people, startTestApp } from '../support/testApp.ts';
import { analyse, finished } from '../support/work.ts';
import { median, seconds } from './figures.ts';
import { atMost, type Row, type Table } from './table.ts';

const runs = 3;
/** Milliseconds until the content shows, and requests made by then. */
const goals = { milliseconds: 2500, requests: 8 } as const;

/** A slow phone: 1.6 Mb/s down, 0.75 Mb/s up, 150 ms there and back, a processor four times slower than this one. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowdown = 4;

interface Screen {
  path: string;
  /** An element and its text that show when the page's own content is there: not its frame, not a placeholder. */
  content: string;
  text: string;
  token?: string;
}

interface Visit {
  milliseconds: number;
  requests: number;
}

/** How long a first visit waits on a slow phone until it sees the content, with nothing in the browser's cache. */
export async function paint(): Promise<Table> {
  const pageDir = await mkdtemp(join(tmpdir(), 'suite-paint-'));
  await buildFrontend({ outDir: pageDir });
  const app = await startTestApp({ env: { ADMIN_EMAILS: people.admin }, pageDir });
  const site = await startCompressing(app.url);
  const browser = await startBrowser();
  try {
    const rows: Row[] = [];
    for (const screen of await screensOf(app)) {
      const visits: Visit[] = [];
      for (let run = 0; run < runs; run++) visits.push(await visit(browser, site.url, screen));
      const milliseconds = median(visits.map((one) => one.milliseconds));
      const requests = median(visits.map((one) => one.requests));
      rows.push({
        cells: [screen.path.replace(/\w{20,}/, ':id'), seconds(milliseconds), String(requests)],
        goal: {
          text: `${atMost(milliseconds, goals.milliseconds).text} ms, <= ${goals.requests} requests`,
          isMet: milliseconds <= goals.milliseconds && requests <= goals.requests,
        },
      });
    }
    return {
      title: 'paint: from the address to the content on a slow phone',
      columns: ['', 'seconds', 'requests'],
      rows,
      notes: [
        `Medians of ${runs} visits; 1.6 Mb/s, 150 ms, processor ${slowdown} times slower; brotli, as CloudFront sends it; HTTP/1.1.`,
        'Requests: until the content shows. Login shows what the build drew, before the application runs.',
      ],
    };
  } finally {
    await browser.close();
    site.server.close();
    await app.stop();
    await rm(pageDir, { recursive: true, force: true });
  }
}

async function screensOf(app: TestApp): Promise<Screen[]> {
  const tokenOf = async (email: string): Promise<string> => {
    const token = await app.tokenFor(email);
    await app.call(accountApi.acceptNotice, { token, body: { version: noticeVersion } });
    return token;
  };
  const token = await tokenOf(people.aminah);
  const id = await analyse(app, token, [pdfCourse(course, 'kursus.pdf')], 'Semester satu');
  await finished(app, token, id);
  return [
    { path: '/login', content: 'main a[href*="/api/"]', text: '' },
    { path: '/', content: 'main dd', text: '1', token },
    { path: '/pedagona', content: 'main h3', text: 'Semester satu', token },
    { path: `/pedagona/results/${id}`, content: 'main h2', text: course.code, token },
    { path: '/akaun', content: 'main dd', text: people.aminah, token },
    { path: '/admin', content: 'main dd', text: '1', token: await tokenOf(people.admin) },
  ];
}

async function visit(browser: Browser, url: string, { path, token, ...shown }: Screen): Promise<Visit> {
  const localStorage = token === undefined ? [] : [{ name: 'token', value: token }];
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', line);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    let requests = 0;
    client.on('Network.requestWillBeSent', () => requests++);
    await page.goto(url + path, { waitUntil: 'commit' });
    // Asked in the page at every frame.
    const time = await page.waitForFunction(
      ({ content, text }) =>
        [...document.querySelectorAll(content)].some((one) => one.textContent?.includes(text)) && performance.now(),
      shown,
    );
    return { milliseconds: Number(await time.jsonValue()), requests };
  } finally {
    await context.close();
  }
}

/** Stands before the application as CloudFront does: texts leave it compressed, each file compressed once. */
async function startCompressing(origin: string): Promise<{ url: string; server: Server }> {
  const known = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? '/';
      const { authorization = '' } = request.headers;
      const answer = await fetch(origin + path, { headers: { authorization } });
      const plain = Buffer.from(await answer.arrayBuffer());
      const body = path.startsWith('/api/')
        ? brotliCompressSync(plain)
        : (known.get(path) ?? brotliCompressSync(plain));
      known.set(path, body);
      const headers = Object.fromEntries(
        [...answer.headers].filter(
          ([name]) => !/^(content-length|connection|keep-alive|transfer-encoding)$/.test(name),
        ),
      );
      response.writeHead(answer.status, { ...headers, 'content-encoding': 'br', 'content-length': body.length });
      response.end(body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}
