import { expect, test } from '@jest/globals';
import HomePage from '../../../frontend/home/pages/HomePage.tsx';
import { paths } from '../../../frontend/app/paths.ts';
import { pageMarkup, textOf } from '../pageMarkup.tsx';

const homeOf = (totalSessions: number): string => {
  const none = { totalSessions: 0, latestActivity: null };
  const overall = { totalSessions, totalActiveProjects: 0, totalDocuments: 0 };
  const stats = { pedagona: none, acadiora: none, valentra: none, overall, weeks: [overall, overall] };
  return textOf(
    pageMarkup(HomePage, { pattern: paths.dashboard.pattern, address: paths.dashboard.href() }, [
      [['user-stats'], stats],
    ]),
  );
};

test('the home page leads a user without sessions to the sample, and none where the lists brought none', () => {
  expect(homeOf(0)).toContain('Lihat contoh');
  expect(homeOf(3)).not.toContain('Lihat contoh');
  expect(homeOf(3)).toContain('Sesi terkini anda tidak dapat dimuatkan.');
});
