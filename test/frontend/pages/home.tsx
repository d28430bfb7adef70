import { expect, test } from '@jest/globals';
import HomePage from '../../../frontend/home/pages/HomePage.tsx';
import { linesOf } from '../../../frontend/ui/frame/RecentWork.tsx';
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
  isLapsed: false,
  changedAt: today,
};

const homeOf = (totalSessions: number, sent: Listed[] = [], papers: unknown[] = []): string => {
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
      [['moderation'], { received: [], sent }],
    ]),
  );
};

test('the home page leads a user without sessions to the sample, and none where the lists brought none', () => {
  expect(homeOf(0)).toContain('Lihat contoh');
  expect(homeOf(3)).not.toContain('Lihat contoh');
  expect(homeOf(3)).toContain('Sesi terkini anda tidak dapat dimuatkan.');
});

test('the home page tells first which document came back last, and which lost its reader; other decisions are behind the bell', () => {
  const sent = ['2026-01-02', '2026-01-04', '2026-01-03'].map((day, n) => ({
    ...returned,
    id: day,
    title: `JST ${n}`,
    changedAt: day,
  }));
  const home = homeOf(3, [
    ...sent,
    { ...returned, title: 'JSU', state: 'accepted' },
    { ...returned, title: 'Rubrik', state: 'left' },
  ]);
  expect(home).toMatch(/Siti\s+mengembalikan\s+JST 1.*Perlu perhatian: 4.*Teruskan/s);
  expect(home).toMatch(/Akaun rakan dipadam sebelum\s+Rubrik\s+selesai disemak.*Teruskan/s);
  expect(home).not.toMatch(/JST [02]|JSU/);
  expect(
    homeOf(3, [
      { ...returned, isLapsed: true },
      { ...returned, artefact: '' },
    ]),
  ).not.toContain('mengembalikan');
});

test('the home page counts what the list shows under the same name: given back, or accepted and changed since', () => {
  expect(homeOf(3, [returned, { ...returned, state: 'accepted', isLapsed: true }])).toContain('Perlu perhatian: 2');
});

test('the mark of a review has its unit, and a name for who does not see the ring', () => {
  const paper = { module: 'acadiora', id: 'A1', sessionName: 'Artikel', createdAt: today, href: '/acadiora/A1' };
  const shown = { ...paper, steps: [], next: 'Baca semakan', result: { percentage: 78.4, next: null } };
  expect(homeOf(1, [], [shown])).toContain('Markah semakan: 78%');
});

const decision = (artefact: string, role: 'penyemak' | 'pengesah') => ({
  module: 'valentra' as const,
  sessionId: 'S1',
  sessionName: artefact,
  status: 'completed' as const,
  finishedAt: today,
  colleague: { name: 'Siti', event: 'accepted' as const, role, artefact },
});

test('the bell tells first what waits for the user, each document once and as it stands now', () => {
  const accepted = {
    ...returned,
    id: 'G2',
    title: 'JSU',
    artefact: 'jsu',
    role: 'pengesah',
    state: 'accepted',
  } as const;
  const { waiting, others } = linesOf(
    {
      received: [{ ...returned, id: 'G3', title: 'Rubrik', state: 'waiting' }],
      sent: [returned, { ...accepted, isLapsed: true }],
    },
    [decision('jsu', 'pengesah'), decision('jsu', 'penyemak')],
  );
  expect(waiting.map(({ name, said }) => `${name}: ${said}`)).toEqual([
    'Rubrik: Untuk disemak, daripada Aishah',
    'JST: Perlu perhatian, dikembalikan oleh Siti',
    expect.stringMatching(/^JSU: Perlu perhatian, disahkan oleh Siti, tidak lagi berkuat kuasa/),
  ]);
  expect(others.map(({ said }) => said)).toEqual(['diterima oleh Siti']);
});
