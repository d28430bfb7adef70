import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { readDocument } from '../../../lambdas/documents/read.ts';
import { apiFunctions, sweeper, triggers } from '../../../lib/functions/api.ts';
import { reader, stepFunctions } from '../../../lib/functions/steps.ts';
import { built } from '../../support/bundles.ts';

const deployed: [source: string, exported: string][] = [
  ...Object.keys(apiFunctions).map((name): [string, string] => [`lambdas/${name}/routes.ts`, 'handler']),
  ...[
    ...Object.values(triggers),
    sweeper,
    ...Object.values(stepFunctions).flatMap((steps) => Object.values(steps)),
  ].map(({ package: { entries }, handler }): [string, string] => [
    entries['index'] ?? '',
    handler.replace('index.', ''),
  ]),
];

/** Bytes of a file and of all it imports when it is loaded; what is imported on demand does not count. */
function bytesAtStart(file: string, seen = new Set<string>()): number {
  if (seen.has(file)) return 0;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const imported = [...text.matchAll(/(?:\bfrom|\bimport)"(\.\.?\/[^"]+\.mjs)"/g)].map(([, path]) => path ?? '');
  return imported.reduce((sum, path) => sum + bytesAtStart(join(dirname(file), path), seen), statSync(file).size);
}

describe('A package', () => {
  // All in one: what two of them share is built once, and each imports what it would hold.
  const sources = [...new Set(deployed.map(([source]) => source))];
  const folder = built({ entries: Object.fromEntries(sources.map((source) => [source.replace('.ts', ''), source])) });

  test.each(deployed)('of %s exports what Lambda calls (%s), and is small', (source, exported) => {
    const file = join(folder, source.replace('.ts', '.mjs'));
    const [, names = ''] = /export\{([^}]*)\};?\s*$/.exec(readFileSync(file, 'utf8')) ?? [];
    expect(names.split(/,|\bas\b/).map((name) => name.trim())).toContain(exported);
    expect(bytesAtStart(file)).toBeLessThan(1_500_000);
  });

  test('of the reader reads a document as the sources do', async () => {
    const bytes = new Uint8Array(readFileSync('test/lambdas/documents/fixtures/pdf-chromium-slt.pdf'));
    const own = built(reader.package);
    const bundled = await readDocument(bytes, { reader: pathToFileURL(join(own, 'reader.mjs')) });
    expect(bundled.blocks.length).toBeGreaterThan(0);
    expect(bundled).toEqual(await readDocument(bytes));
    expect(statSync(join(own, 'node_modules/pdfjs-dist/cmaps')).isDirectory()).toBe(true);
  });
});
