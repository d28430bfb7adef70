import type { WordDocument } from '../../shared/word/blocks.ts';
import { plainText } from '../shared/word/plainText.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { SettingsContext } from '../../frontend/app/useSettings.ts';
import { MeContext } from '../../frontend/auth/signIn.ts';
import { Shell } from '../../frontend/ui/frame/Shell.tsx';
import { pageSettings } from '../support/pageSettings.ts';

const me = {
  user: { name: 'Aminah', email: 'aminah@moe-dl.edu.my', picture: null, isAdmin: false },
  notice: { version: 1, acceptedVersion: null, acceptedAt: null },
};

/** A page with its header and footer, as markup; `data`: what has been fetched, by query key. */
export function pageMarkup(
  Page: ComponentType,
  { pattern, address }: { pattern: string; address: string },
  data: readonly (readonly [readonly string[], unknown])[],
): string {
  const client = new QueryClient();
  for (const [key, value] of data) client.setQueryData(key, value);
  return renderToStaticMarkup(
    <SettingsContext value={pageSettings}>
      <MeContext value={me}>
        <QueryClientProvider client={client}>
          <StaticRouter location={address}>
            <Shell>
              <Routes>
                <Route path={pattern} element={<Page />} />
              </Routes>
            </Shell>
          </StaticRouter>
        </QueryClientProvider>
      </MeContext>
    </SettingsContext>,
  );
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The lines of a Word file; short items that stand in one line are told apart, as on the page, and so is what `toldApart` parts. */
export const linesOfFile = (
  document: WordDocument,
  toldApart: (line: string) => string[] = (line) => [line],
): string[] =>
  plainText(document)
    .flatMap(toldApart)
    .flatMap((line) => line.split('; '))
    .map(squeezed);

/** Every blank the same. */
const squeezed = (text: string): string => text.replace(/\s+/g, ' ');

const unescaped = (text: string): string =>
  text.replace(/&([^;]+);/g, (whole, name: string) => entities[name] ?? whole);

/** The words of markup, in their order. */
export const textOf = (markup: string): string =>
  squeezed(
    unescaped(
      markup
        .replace(/<style.*?<\/style>/gs, '')
        .replace(/<\/?(?:p|li|td|th|dt|dd|h\d|div|tr|br|time|blockquote)\b[^>]*>/g, ' ')
        .replace(/<[^>]+>/g, ''),
    ),
  );

/** The names of the buttons that edit a text. */
export const editLabels = (markup: string): string[] =>
  [...markup.matchAll(/aria-label="(Sunting: [^"]*)"/g)].map(([, label]) => unescaped(label ?? ''));

/** The pointers of all parts of an artefact that `editableAt` lets be edited; a list of texts is one part. */
export function editableParts(editableAt: (at: string) => unknown, artefact: unknown): string[] {
  const walk = (value: unknown, at: string): string[] => {
    if (at !== '' && editableAt(at) !== null) return [at];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) => walk(inner, `${at}/${key}`));
  };
  return walk(artefact, '');
}
