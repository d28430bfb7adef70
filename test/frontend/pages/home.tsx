import { expect, test } from '@jest/globals';
import HomePage from '../../../frontend/home/pages/HomePage.tsx';
import { paths } from '../../../frontend/app/paths.ts';
import type { Listed } from '../../../shared/moderation/schemas.ts';
import { pageMarkup, textOf } from '../pageMarkup.tsx';

const today = new Date().toISOString();

const people = { ownerName: 'Aishah', readerName: 'Siti' };
const returned: Listed = {
  ...people,
  id: 'G1',
  role: 'penyemak',
  artefact: 'jst',
  title: 'JST',
  module: 'valentra',
  sessionId: 'S1',
  state: 'returned',
  due: null,
  rounds: [{ version: 1, sentAt: today, outcome: null, endedAt: today }],
  isEnded: false,
  changedAt: today,
};

const homeOf = (
  totalSessions: number,
  sent: Listed[] = [],
  papers: unknown[] = [],
  received: Listed[] = [],
): string => {
  const none = { totalSessions: 0, latestActivity: null };
  const overall = { totalSessions, totalActiveProjects: 0, totalDocuments: 0 };
  const stats = {
    pedagona: none,
    acadiora: { ...none, totalSessions: papers.length },
    valentra: none,
    overall,
    weeks: [overall, overall],
  };
  return textOf(
    pageMarkup(HomePage, { pattern: paths.dashboard.pattern, address: paths.dashboard.href() }, [
      [['user-stats'], stats],
      [['acadiora', 'latest'], papers],
      [['moderation'], { received, sent }],
    ]),
  );
};

test('the home page leads a user without sessions to the sample, and none where the lists brought none', () => {
  expect(homeOf(0)).toContain('Lihat contoh');
  expect(homeOf(3)).not.toContain('Lihat contoh');
  expect(homeOf(3)).toContain('Sesi terkini anda tidak dapat dimuatkan.');
});

test.each<[string, Partial<Listed>, string | undefined]>([
  ['came back', {}, 'Siti mengembalikan JSTJawab dan hantar semula'],
  ['was accepted', { state: 'accepted' }, 'Siti menerima JSTLihat dokumen'],
  ['was approved', { state: 'accepted', role: 'pengesah' }, 'Siti mengesahkan JSTLihat dokumen'],
  ['was accepted, and has changed since', { state: 'accepted', isEnded: true }, undefined],
  [
    'was accepted long ago',
    { state: 'accepted', rounds: [{ version: 1, sentAt: today, outcome: null, endedAt: '2026-01-02T08:00:00.000Z' }] },
    undefined,
  ],
  [
    'was to be read by an account that is gone',
    { state: 'left' },
    'Akaun rakan dipadam sebelum JST selesai disemakHantar kepada rakan lain',
  ],
  ['is a copy that was refused', { artefact: '' }, undefined],
])('the home page tells what a colleague decided of a document, with the next step: one that %s', (_, one, told) => {
  const home = homeOf(3, [{ ...returned, ...one }]);
  expect(/(?:Siti|Akaun rakan).*?(?:semula|dokumen|rakan lain)/.exec(home.replaceAll(/\s+/g, ' '))?.[0]).toBe(told);
});

test.each([
  ['just now', today, true],
  ['long ago', '2026-01-03T08:00:00.000Z', false],
])(
  'the home page tells what was accepted long ago and has changed since, while that is news: %s',
  (_, changedAt, isTold) => {
    const rounds = [{ version: 1, sentAt: today, outcome: null, endedAt: '2026-01-02T08:00:00.000Z' }];
    const home = homeOf(3, [], [], [{ ...returned, state: 'accepted', isEnded: true, rounds, changedAt }]);
    expect(home.includes('selepas anda menerimanya')).toBe(isTold);
  },
);

const ended = (title: string, endedAt: string): Listed => ({
  ...returned,
  id: title,
  title,
  rounds: [{ version: 1, sentAt: endedAt, outcome: null, endedAt }],
});

test('of several documents that came back the newest is told of, below what to go on with', () => {
  const all = ['2026-01-02', '2026-01-04', '2026-01-03'].map((day, n) => ended(`JST ${n}`, `${day}T08:00:00.000Z`));
  expect(homeOf(3, all)).toMatch(/Teruskan.*mengembalikan JST 1 ?Jawab dan hantar semula ?2 lagi/);
  expect(homeOf(3, all)).not.toMatch(/JST [02]/);
});

test('the mark of a review has its unit, and a name for who does not see the ring', () => {
  const paper = { module: 'acadiora', id: 'A1', sessionName: 'Artikel', createdAt: today, href: '/acadiora/A1' };
  const shown = { ...paper, steps: [], next: 'Baca semakan', result: { percentage: 78.4, next: null } };
  expect(homeOf(1, [], [shown])).toContain('Markah semakan: 78%');
});
