import { beforeEach, expect, jest, test } from '@jest/globals';
import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import AnalyticsPage from '../../../frontend/admin/pages/AnalyticsPage.tsx';
import UserPage from '../../../frontend/admin/pages/UserPage.tsx';
import UsersPage from '../../../frontend/admin/pages/UsersPage.tsx';
import { paths } from '../../../frontend/app/paths.ts';
import { fetchedPart } from '../../../frontend/ui/fetched.tsx';
import type { Cost, ModuleAnalytics, UserDetail } from '../../../shared/admin/api.ts';
import { installBrowser } from '../browser.ts';
import { pageMarkup, textOf } from '../pageMarkup.tsx';

beforeEach(() => void installBrowser());

const cost: Cost = { calls: 12, inputTokens: 34_567, outputTokens: 8901, usd: 0.0213 };

test('an empty page between others shows a sentence, the total and links to the other pages', () => {
  const pagination = { page: 3, limit: 20, total: 50, totalPages: 5, isMore: false, hasGaps: true };
  const shown = pageMarkup(UsersPage, { pattern: paths.adminUsers.pattern, address: '/admin/users?page=3' }, [
    [['admin', 'users', '?page=3'], { users: [], pagination }],
  ]);
  expect(textOf(shown)).toMatch(/Tiada pengguna pada halaman ini +Sila pilih halaman lain di bawah\./);
  expect(textOf(shown)).toContain('Menunjukkan 0 daripada 50 pengguna');
  expect([...shown.matchAll(/href="[^"]*page=(\d)"/g)].map(([, page]) => page)).toEqual(['2', '3', '4', '5']);
  expect(shown).not.toContain('aria-disabled="true"');
});

const nobody: UserDetail = {
  user: { name: 'Aminah', email: 'aminah@moe-dl.edu.my', picture: null, createdAt: '2026-03-09T04:05:00.000Z' },
  statistics: { totalSessions: 0, pedagona: 0, acadiora: 0, valentra: 0 },
  recentActivity: { pedagona: [], acadiora: [], valentra: [] },
  courses: [],
  manuscripts: [],
  cost: { ...cost, usd: null },
  quota: { used: 3, limit: 40 },
};

test('a user is shown with courses, manuscripts with their grade and AI band in words, sessions and quota', () => {
  const createdAt = '2026-03-09T04:05:00.000Z';
  const manuscript = { id: 'm1', title: 'Kajian Contoh', documentType: 'Artikel jurnal', createdAt, grade: 'B' };
  const failure = { errorMessage: 'Sila cuba lagi.', execution: 'acadiora-3-reading-1' };
  const failed = { id: 's1', sessionName: 'Sesi ke-3', createdAt, status: 'failed' as const, failure };
  const detail: UserDetail = {
    ...nobody,
    courses: [{ courseCode: 'EDU3013', courseName: null, source: '01JABCDEFGHJKMNPQRSTVWXYZ0' }],
    manuscripts: [
      { ...manuscript, score: 72.5, aiPercentage: 70 },
      { ...manuscript, id: 'm2', score: 72.5, aiPercentage: null },
    ],
    recentActivity: { ...nobody.recentActivity, acadiora: [failed] },
  };
  const text = textOf(
    pageMarkup(UserPage, { pattern: paths.adminUser.pattern, address: '/admin/users/u1' }, [
      [['admin', 'user', 'u1'], detail],
    ]),
  );
  for (const said of ['Menyertai pada 9 Mac 2026', '3 daripada 40', 'EDU3013 Tidak ditemui dalam dokumen 01JABCDE '])
    expect(text).toContain(said);
  expect(text).toMatch(/Kajian Contoh Artikel jurnal 9 Mac 2026 B 72\.5 70%, Petunjuk tinggi .*B 72\.5 Tidak diukur/);
  expect(text).toMatch(/Sesi ke-3 9 Mac 2026 Gagal\s*Sila cuba lagi\. acadiora-3-reading-1/);
});

test('the analytics of a module show tokens and cost by day, and what was thought of each prompt', () => {
  const votes = { good: 3, bad: 1, facts: 1, fit: 0, language: 0, missing: 0 };
  const made = { edited: 2, regenerated: 0 };
  const analytics: ModuleAnalytics = {
    module: 'acadiora',
    totals: { total: 40, completed: 30, failed: 4, successRate: 88.2, processing: 6, documents: 50 },
    days: [{ date: '2026-03-09', sessions: 2, documents: 3, good: 3, bad: 1, cost }],
    cost,
    moderation: { Shares: 4, Rounds: 2, Returned: 1, Accepted: 3 },
    prompts: [{ ...made, stage: 'evaluation', label: 'Ulasan kertas', prompt: 'review@5+overall@6', ...votes }],
    words: [],
    failures: [
      { reason: 'timeout', label: 'Masa tamat', count: 3 },
      { reason: 'engine', label: 'Enjin sibuk', count: 1 },
    ],
    durations: [{ stage: 'evaluation', label: 'Ulasan kertas', count: 30, medianSeconds: 75, p95Seconds: 180 }],
  };
  const text = textOf(
    pageMarkup(AnalyticsPage, { pattern: paths.adminAnalytics.pattern, address: '/admin/analytics?modul=acadiora' }, [
      [['admin', 'analytics', 'acadiora'], analytics],
    ]),
  );
  expect(text).toContain('9 Mac 2026 34,567 8,901');
  expect(text).toContain('9 Mac 2026 USD 0.0213');
  expect(text).toContain('Ulasan kertas review@5, overall@6 75.0% (3/4) Fakta salah (1) 2 0');
  expect(text).toContain('Masa tamat 3 75.0%');
  expect(text).toMatch(/Ulasan kertas 30 1 min 15 s 3 min/);
});

test('a chart whose code cannot be fetched gives way to a sentence', async () => {
  jest.useFakeTimers();
  const Chart = fetchedPart(
    () => Promise.reject(new Error('Offline')),
    null,
    () => 'Tiada carta',
  );
  const drawn = prerender(createElement(Chart));
  await jest.advanceTimersByTimeAsync(3000);
  expect(await new Response((await drawn).prelude).text()).toContain('Tiada carta');
  jest.useRealTimers();
});
