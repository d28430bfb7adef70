import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import AnalyticsPage from '../../../frontend/admin/pages/AnalyticsPage.tsx';
import UserPage from '../../../frontend/admin/pages/UserPage.tsx';
import UsersPage from '../../../frontend/admin/pages/UsersPage.tsx';
import { paths } from '../../../frontend/app/paths.ts';
import { fetchedPart } from '../../../frontend/ui/fetched.tsx';
import type { Cost, ModuleAnalytics, UserDetail, UserItem } from '../../../shared/admin/api.ts';
import { installBrowser } from '../browser.ts';
import { pageMarkup, textOf } from '../pageMarkup.tsx';

beforeEach(() => void installBrowser());

const cost: Cost = { calls: 12, inputTokens: 34_567, outputTokens: 8901, usd: 0.0213 };
const totals = { total: 40, completed: 30, failed: 4, successRate: 88.2 };

const newcomer: UserItem = {
  id: 'u1',
  name: 'Baharu',
  email: 'baharu@moe-dl.edu.my',
  picture: null,
  pedagonaSessions: 4,
  acadioraSessions: 3,
  valentraSessions: 2,
  lastActivity: null,
};

const listOf = (users: UserItem[], total: number, { hasGaps = false, totalPages = Math.ceil(total / 20) } = {}) => {
  const pagination = { page: 3, limit: 20, total, totalPages, isMore: false, hasGaps };
  return pageMarkup(UsersPage, { pattern: paths.adminUsers.pattern, address: '/admin/users?search=bah&page=3' }, [
    [['admin', 'users', '?search=bah&page=3'], { users, pagination }],
  ]);
};

test('the user list shows page and search of its address, with totals, activity and range, or that nobody was found', () => {
  const text = textOf(listOf([newcomer], 41));
  expect(text).toMatch(/Baharu baharu@moe-dl\.edu\.my +4 3 2 9 Tiada aktiviti/);
  expect(text).toContain('Jumlah: 41 pengguna');
  expect(text).toContain('Menunjukkan 41 hingga 41 daripada 41 pengguna');
  expect(textOf(listOf([], 0))).toMatch(/Tiada pengguna dijumpai +Cuba cari dengan kata kunci lain/);
});

test('an empty page between others shows a sentence, the total and links to the other pages', () => {
  const shown = listOf([], 50, { hasGaps: true, totalPages: 5 });
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

const userPage = (detail: UserDetail) =>
  textOf(
    pageMarkup(UserPage, { pattern: paths.adminUser.pattern, address: '/admin/users/u1' }, [
      [['admin', 'user', 'u1'], detail],
    ]),
  );

describe('a user', () => {
  test('who has nothing yet is shown with the words of the spec', () => {
    const text = userPage(nobody);
    expect(text).toContain('Menyertai pada 9 Mac 2026');
    expect(text).toContain('Tiada kursus dianalisis lagi');
    expect(text).toContain('Tiada manuskrip dinilai lagi');
    expect(text).toContain('3 daripada 40');
    expect(text).toContain('Tiada harga');
  });

  test('is shown with courses, manuscripts with their grade and AI band in words, and three sessions a module', () => {
    const createdAt = '2026-03-09T04:05:00.000Z';
    const manuscript = { id: 'm1', title: 'Kajian Contoh', documentType: 'Artikel jurnal', createdAt, grade: 'B' };
    const sessions = [1, 2, 3].map((number) => ({
      id: `s${number}`,
      sessionName: `Sesi ke-${number}`,
      createdAt,
      status: 'failed' as const,
      failure: { errorMessage: 'Sila cuba lagi.', execution: `acadiora-${number}-reading-1` },
    }));
    const text = userPage({
      ...nobody,
      courses: [{ courseCode: 'EDU3013', courseName: null, source: '01JABCDEFGHJKMNPQRSTVWXYZ0' }],
      manuscripts: [
        { ...manuscript, score: 72.5, aiPercentage: 70 },
        { ...manuscript, id: 'm2', score: 72.5, aiPercentage: null },
      ],
      recentActivity: { ...nobody.recentActivity, acadiora: sessions },
    });
    expect(text).toContain('EDU3013 Tidak ditemui dalam dokumen 01JABCDE ');
    expect(text).toMatch(/Kajian Contoh Artikel jurnal 9 Mac 2026 B 72\.5 70%, Petunjuk tinggi .*B 72\.5 Tidak diukur/);
    expect(text).toMatch(/Sesi ke-3 9 Mac 2026 Gagal\s*Sila cuba lagi\. acadiora-3-reading-1/);
  });
});

test('the analytics of a module show tokens and cost by day, reasons by number, and durations by stage', () => {
  const analytics: ModuleAnalytics = {
    module: 'acadiora',
    totals: { ...totals, processing: 6, documents: 50 },
    days: [{ date: '2026-03-09', sessions: 2, documents: 3, good: 3, bad: 1, cost }],
    cost,
    moderation: { Shares: 4, Rounds: 2, Returned: 1, Accepted: 3 },
    prompts: [
      {
        stage: 'evaluation',
        label: 'Ulasan kertas',
        prompt: 'review@5+overall@6',
        good: 3,
        bad: 1,
        facts: 1,
        fit: 0,
        language: 0,
        missing: 0,
        edited: 2,
        regenerated: 0,
      },
    ],
    words: [],
    failures: [
      { reason: 'busy', label: 'Model terlalu sibuk', count: 3 },
      { reason: 'document', label: 'Dokumen tidak dapat dibaca', count: 1 },
    ],
    durations: [{ stage: 'ulasan', label: 'Ulasan kertas', count: 30, medianSeconds: 64.2, p95Seconds: 3700 }],
  };
  const text = textOf(
    pageMarkup(AnalyticsPage, { pattern: paths.adminAnalytics.pattern, address: '/admin/analytics?modul=acadiora' }, [
      [['admin', 'analytics', 'acadiora'], analytics],
    ]),
  );
  expect(text).toContain('9 Mac 2026 34,567 8,901');
  expect(text).toContain('9 Mac 2026 USD 0.0213');
  expect(text).toContain('Ulasan kertas review@5, overall@6 75.0% (3/4) Fakta salah (1) 2 0');
  expect(text).toMatch(/Model terlalu sibuk 3 75\.0% +Dokumen tidak dapat dibaca 1 25\.0%/);
  expect(text).toMatch(/Ulasan kertas 30 1 min 4 s 1 j 1 min/);
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
