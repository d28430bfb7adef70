import { describe, expect } from '@jest/globals';
import { paths } from '../../frontend/app/paths.ts';
import { session as review } from '../shared/acadiora/fixtures.ts';
import { dlo, merangkai } from '../shared/pedagona/fixtures/chain.ts';
import { session as analysed } from '../shared/pedagona/fixtures/session.ts';
import { noStages } from '../../shared/pedagona/schemas.ts';
import { wholeSession } from '../frontend/valentraSessions.ts';
import { inMarkdown } from '../support/markdown.ts';
import { furtherTest, setStage, widths } from './stage.ts';

const stage = setStage();
const around = {
  sessionId: analysed.id,
  sessionName: analysed.sessionName,
  sessionCreatedAt: analysed.createdAt,
  checks: { ...noStages, merangkai: true, merangkaiId: merangkai.id, dlo: true, dloId: dlo.id },
  version: 1,
  origins: {},
};

const { jst, pentaksiranQuestions, rubrik, examQuestions } = wholeSession;
const written = { ...wholeSession, ...inMarkdown({ jst, pentaksiranQuestions, rubrik, examQuestions }) };

/** Pages with the answer that each shows, and the buttons that open the rest of it. */
const pages = [
  {
    name: 'dlo',
    path: paths.pedagonaDlo.href({ dloId: dlo.id }),
    answer: { ...inMarkdown(dlo), ...around },
    opens: [],
  },
  {
    name: 'merangkai',
    path: paths.pedagonaMerangkai.href({ merangkaiId: merangkai.id }),
    answer: { ...inMarkdown(merangkai), ...around },
    opens: [],
  },
  {
    name: 'acadiora',
    path: paths.acadioraResults.href({ sessionId: review.id }),
    answer: inMarkdown(review),
    opens: ['Analisis Terperinci', 'Buka semua kriteria'],
  },
  ...[['Papar JST'], ['Papar Soalan Pentaksiran'], ['Papar Rubrik'], ['Papar Soalan Ujian', 'Papar skema jawapan']].map(
    (opens) => ({
      name: opens[0] ?? '',
      path: paths.valentraSession.href({ sessionId: wholeSession.id }),
      answer: { session: written },
      opens,
    }),
  ),
];

const visits = widths.wide.flatMap((width) => pages.map((page) => ({ width, ...page })));
describe.each(visits)('the page of $name at $width pixels', ({ width, name, path, answer, opens }) => {
  furtherTest(
    'shows no mark of Markdown, on screen or in print',
    stage.as('pensyarah.teks', width, async ({ page, open, look, expectFault }) => {
      // Only the page's own call is answered.
      expectFault(/404/);
      const [, module] = path.split('/');
      await page.route(`**/api/${module}/**`, (route) =>
        route
          .request()
          .url()
          .endsWith(path.split('/').at(-1) ?? '')
          ? route.fulfill({ json: answer })
          : route.fulfill({ status: 404, json: { error: 'Tiada', code: 'notFound', requestId: '' } }),
      );
      await open(path);
      for (const label of opens) {
        const button = page.getByRole(/^Papar|Buka/.test(label) ? 'button' : 'tab', { name: label });
        await button.first().click();
      }
      await page.waitForFunction(() => {
        for (const folded of document.querySelectorAll('details')) folded.open = true;
        return document.body.innerText.includes('KKK4123');
      });
      await look(`teks-${name.replaceAll(' ', '-')}`);
      for (const media of ['screen', 'print'] as const) {
        await page.emulateMedia({ media });
        const lines = (await page.locator('main').innerText()).split('\n');
        expect(lines.filter((line) => /[*|#`]|__|<br>/.test(line))).toEqual([]);
      }
    }),
  );
});
