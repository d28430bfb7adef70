import { mkdtemp, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { acadioraApi } from '../../shared/acadiora/api.ts';
import { pedagonaApi } from '../../shared/pedagona/api.ts';
import { valentraApi } from '../../shared/valentra/api.ts';
import { people } from '../support/testApp.ts';
import { furtherTest, setStage } from './stage.ts';

const stage = setStage();

/** The samples' pages by a short name. */
async function addressesOf(token: string) {
  const { app } = stage;
  const [course, paper, file] = await Promise.all([
    app.call(pedagonaApi.openSample, { token }),
    app.call(acadioraApi.openSample, { token }),
    app.call(valentraApi.openSample, { token }),
  ]);
  const { checks } = await app.call(pedagonaApi.getSession, { token, params: { sessionId: course.sessionId } });
  const session = `/valentra/session/${file.sessionId}`;
  return {
    home: '/',
    results: `/pedagona/results/${course.sessionId}`,
    facts: `/pedagona/results/${course.sessionId}?semak=0`,
    merangkai: `/pedagona/merangkai/${checks.merangkaiId}`,
    scripts: `/pedagona/scripts/${checks.scriptsId}`,
    acadiora: `/acadiora/results/${paper.sessionId}`,
    valentra: session,
    jsu: `${session}#jsu`,
    exam: `${session}#exam`,
  };
}

type Shown = readonly [name: keyof Awaited<ReturnType<typeof addressesOf>>, scheme: 'light' | 'dark'];

/** What README.md beside the pictures shows, by width. */
const shown: Record<number, readonly Shown[]> = {
  1280: [
    ['home', 'light'],
    ['results', 'light'],
    ['facts', 'light'],
    ['merangkai', 'dark'],
    ['acadiora', 'light'],
    ['valentra', 'light'],
    ['jsu', 'dark'],
  ],
  360: [
    ['results', 'dark'],
    ['merangkai', 'light'],
    ['scripts', 'light'],
    ['acadiora', 'dark'],
    ['exam', 'light'],
  ],
};

/** Opens a fact's place in its document. */
async function showPlace(page: Page): Promise<void> {
  const review = page.getByRole('dialog');
  await review.locator('summary').filter({ hasText: 'Maklumat kursus' }).click();
  await review
    .getByRole('button', { name: /^Lihat dalam dokumen/ })
    .first()
    .click();
  await review.locator('[data-marked]').first().waitFor();
}

furtherTest('the twelve pictures of the samples take at most 1.5 MB', async () => {
  // Only `--pictures` takes them anew.
  const isKept = process.env['SCREENSHOTS'] !== undefined;
  const folder = isKept ? join(import.meta.dirname, 'pictures') : await mkdtemp(join(tmpdir(), 'pictures-'));
  const token = await stage.app.tokenFor(people.aminah);
  const addresses = await addressesOf(token);
  const sizes: number[] = [];
  for (const [width, pictures] of Object.entries(shown))
    await stage.visit({ width: Number(width), token }, async ({ page, open }) => {
      for (const [name, colorScheme] of pictures) {
        await page.emulateMedia({ colorScheme });
        await open(addresses[name]);
        await page.waitForLoadState('networkidle');
        if (name === 'facts') await showPlace(page);
        if (name === 'jsu' || name === 'exam') await page.locator(`#${name} [data-fold]`).first().waitFor();
        const path = join(folder, `${name}-${width}${colorScheme === 'dark' ? '-dark' : ''}.png`);
        await page.screenshot({ path });
        sizes.push((await stat(path)).size);
      }
    });
  expect(sizes).toHaveLength(12);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1_500_000);
});
