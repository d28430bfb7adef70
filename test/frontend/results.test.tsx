import { describe, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router';
import { paths } from '../../frontend/app/paths.ts';
import { SettingsContext } from '../../frontend/app/useSettings.ts';
import { UserContext } from '../../frontend/auth/signIn.ts';
import ResultsPage from '../../frontend/pedagona/pages/ResultsPage.tsx';
import { Notices } from '../../frontend/ui/Notices.tsx';
import { Shell } from '../../frontend/ui/Shell.tsx';
import { fallbackLabel, resultLabels } from '../../shared/pedagona/labels.ts';
import type { Clo, Session } from '../../shared/pedagona/schemas.ts';
import { merungkaiDocument } from '../../shared/pedagona/word.ts';
import { notFoundText } from '../../shared/texts.ts';
import { plainText } from '../../shared/word/text.ts';
import { session } from '../shared/pedagona/fixtures/session.ts';

const user = { name: 'Aminah', email: 'aminah@moe-dl.edu.my', picture: null, isAdmin: false };

/** The page of a fetched session with its header and footer, as markup. */
function pageOf(shown: Session): string {
  const client = new QueryClient();
  const courseVersions = shown.coursesAnalysis.map(() => 1);
  client.setQueryData(['pedagona', 'session', shown.id], { ...shown, courseVersions });
  return renderToStaticMarkup(
    <SettingsContext value={{ domain: 'moe-dl.edu.my', version: '1.0' }}>
      <UserContext value={user}>
        <QueryClientProvider client={client}>
          <Notices>
            <StaticRouter location={paths.pedagonaResults.href({ sessionId: shown.id })}>
              <Shell>
                <Routes>
                  <Route path={paths.pedagonaResults.pattern} element={<ResultsPage />} />
                </Routes>
              </Shell>
            </StaticRouter>
          </Notices>
        </QueryClientProvider>
      </UserContext>
    </SettingsContext>,
  );
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const squeezed = (text: string) => text.replace(/\s+/g, ' ');
const textOf = (markup: string) =>
  squeezed(
    markup
      .replace(/<style.*?<\/style>/gs, '')
      .replace(/<\/?(?:p|li|td|th|dt|dd|h\d|div|tr|br|time|blockquote)\b[^>]*>/g, ' ')
      .replace(/<[^>]+>/g, '')
      .replace(/&([^;]+);/g, (whole, name: string) => entities[name] ?? whole),
  );

const firstClo = (): Clo => {
  const clo = session.coursesAnalysis[0]?.clos[0];
  if (!clo) throw new Error('The fixture has no CLO');
  return clo;
};

/** The fixture with one course of one CLO, changed as given. */
const withClo = (change: Partial<Clo>): Session => ({
  ...session,
  coursesAnalysis: session.coursesAnalysis
    .slice(0, 1)
    .map((course) => ({ ...course, clos: [{ ...firstClo(), ...change }] })),
});

describe('the results page', () => {
  test('says everything that the Word file says', () => {
    const screen = textOf(pageOf(session));
    const lines = plainText(merungkaiDocument(session)).map(squeezed);
    expect(lines.length).toBeGreaterThan(50);
    expect(lines.filter((line) => !screen.includes(line))).toEqual([]);
  });

  test('marks what it had to fill in itself', () => {
    const given = withClo({ bigIdea: 'Pembelajaran bermakna.', essentialQuestions: ['Mengapa belajar?'] });
    expect(textOf(pageOf(given))).not.toContain(fallbackLabel);
    const filled = textOf(pageOf(withClo({ bigIdea: 'Tiada maklumat', essentialQuestions: [] })));
    expect(filled.split(fallbackLabel)).toHaveLength(3);
    expect(filled).not.toContain('Tiada maklumat');
  });

  test('says of a CLO without a verified place that none was found', () => {
    const unplaced = textOf(pageOf(withClo({ evidence: null })));
    expect(unplaced).toContain(`${resultLabels.evidence}: ${notFoundText}`);
  });

  test('keeps merangkai shut with the reason in its title', () => {
    expect(pageOf(withClo({}))).toContain('title="Minimum 2 kursus diperlukan untuk merangkai"');
  });

  test('leads from an unfinished session to its progress', () => {
    const running: Session = { ...session, status: 'processing', coursesAnalysis: [] };
    expect(pageOf(running)).toContain(`href="${paths.pedagonaProcessing.href({ sessionId: session.id })}"`);
  });
});
