import { createServer } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import * as z from 'zod';
import { lookUp } from '../../../../lambdas/acadiora/references/lookUp.ts';
import { politeClient, unavailableTexts } from '../../../../lambdas/acadiora/references/politeClient.ts';
import { openBibliographies } from '../../../../lambdas/acadiora/references/lookUpServices.ts';
import { entriesIn } from '../../../../lambdas/acadiora/references/stage.ts';
import { listen, stopListening } from '../../../../lib/local/loopback.ts';
import { startBibliographies } from '../../../support/bibliographies.ts';
import { shared, withStorage } from '../../../support/hooks.ts';
import { knownWorks, lists } from './sixty.ts';

const storage = withStorage();
const mailto = 'rujukan@suite.example';
const services = shared(() => startBibliographies(knownWorks));

const bibliographies = () => openBibliographies({ mailto, openAlexKey: '' }, services.hosts);
/** Those who look entries up so many days from now. */
const inDays = (days: number) => ({
  table: storage.table,
  now: () => new Date(Date.now() + days * 86_400_000),
  bibliographies: bibliographies(),
});
const kept = async () => (await storage.store.rows()).filter(({ PK }) => PK.startsWith('LOOKUP#')).length;
const entriesOf = (list: (typeof lists)[number] | undefined) =>
  list === undefined ? [] : entriesIn(list.paper).map(({ entry }) => entry);

describe('sixty entries in two lists', () => {
  test('are each told right, by no more calls at once than the services allow', async () => {
    expect(lists.flatMap(({ cases }) => cases)).toHaveLength(60);
    const asking = inDays(0);
    for (const { paper, cases } of lists) {
      const entries = entriesIn(paper).map(({ entry }) => entry);
      expect(entries).toHaveLength(cases.length);
      const answers = await lookUp(asking, entries);
      expect(answers.map(({ state, differs }, n) => ({ text: cases[n]?.text, state, differs }))).toEqual(
        cases.map(({ text, state, differs }) => ({ text, state, differs })),
      );
    }
    expect(services.mostAtOnce).toBeLessThanOrEqual(3);
  }, 60_000);

  test('send nothing but their own titles, names and DOIs, and who asks', () => {
    const own = lists.flatMap(({ cases }) => cases.map(({ text }) => text.toLowerCase())).join('\n');
    const sent = services.asked.flatMap((path) => {
      const url = new URL(path, 'http://localhost');
      const { mailto: who, ...query } = Object.fromEntries(url.searchParams);
      expect(who).toBe(mailto);
      const { 'query.bibliographic': words = '', select: _, rows: __, ...others } = query;
      expect(others).toEqual({});
      const doi = decodeURIComponent(url.pathname.replace(/^\/(?:crossref|openalex)\/works\/?/, '')).replace(
        'doi:',
        '',
      );
      return [doi, ...words.toLowerCase().split(' ')].filter((one) => one !== '');
    });
    const foundDois = knownWorks.map(({ doi }) => doi).join('\n');
    expect(sent.filter((one) => !own.includes(one) && !foundDois.includes(one))).toEqual([]);
  });

  test('are asked for once in ninety days, but for those that could not be checked', async () => {
    const before = services.asked.length;
    const [list] = lists;
    const failed = list?.cases.filter(({ state }) => state === 'unchecked').length ?? 0;
    await lookUp(inDays(0), entriesOf(list));
    expect(services.asked.length - before).toBe(failed);
    await lookUp(inDays(91), entriesOf(list).slice(0, 2));
    expect(services.asked.length - before).toBe(failed + 2);
  });
});

test('services out of reach leave every entry unchecked, with the reason, and keep nothing', async () => {
  services.setDown(true);
  const [, list] = lists;
  const before = await kept();
  // What was found before has expired.
  const answers = await lookUp(inDays(200), entriesOf(list).slice(0, 3));
  expect(await kept()).toBe(before);
  services.setDown(false);
  const reasons = new Set(answers.map(({ state, reason }) => `${state}: ${reason}`));
  expect([...reasons]).toEqual([`unchecked: ${unavailableTexts.silent}`]);
});

/** A client of a service that replies so. */
const client = async (reply: Parameters<typeof createServer>[1]) => {
  const server = createServer(reply);
  const port = await listen(server, 0);
  const { ask } = politeClient(`http://localhost:${port}`, 'ujian');
  const question = { kind: 'one', path: '/works/1', answer: z.object({ ok: z.boolean() }) };
  return {
    ask: (patienceMs: number) => ask(question, Date.now() + patienceMs),
    stop: () => stopListening(server),
  };
};

describe('a service that', () => {
  test.each<[string, Parameters<typeof createServer>[1], string]>([
    [
      'sends elsewhere is not followed',
      ({ url, headers: { host } }, response) =>
        url === '/works/1'
          ? response.writeHead(302, { location: `http://${host}/elsewhere` }).end()
          : response.end('{"ok":true}'),
      unavailableTexts.silent,
    ],
    [
      'answers without end is not read to the end',
      (_, response) => {
        response.writeHead(200);
        response.end(`{"ok":true,"more":"${'x'.repeat(2_100_000)}"}`);
      },
      unavailableTexts.odd,
    ],
    ['answers something else is not believed', (_, response) => response.end('{"ok":1}'), unavailableTexts.odd],
    [
      'asks for more patience than there is is left at once',
      (_, response) => response.writeHead(429, { 'retry-after': '600' }).end(),
      unavailableTexts.busy,
    ],
  ])('%s', async (_, reply, reason) => {
    const { ask, stop } = await client(reply);
    await expect(ask(5_000)).rejects.toThrow(reason);
    await stop();
  });

  test('tells how often it may be asked is not asked more often', async () => {
    const times: number[] = [];
    const { ask, stop } = await client((_, response) => {
      times.push(Date.now());
      const headers = { 'x-rate-limit-limit': '2', 'x-rate-limit-interval': '1s', 'x-concurrency-limit': '9' };
      response.writeHead(200, headers).end('{"ok":true}');
    });
    await Promise.all(Array.from({ length: 5 }, () => ask(10_000)));
    await stop();
    const inOneSecond = times.map((from) => times.filter((at) => at >= from && at < from + 950).length);
    expect(Math.max(...inOneSecond)).toBeLessThanOrEqual(2);
  }, 20_000);
});
