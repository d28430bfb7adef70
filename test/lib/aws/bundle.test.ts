import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { readDocument } from '../../../lambdas/platform/documents/read.ts';
import { buildPackage, type Package } from '../../../lib/aws/bundle.ts';
import { apiFunctions, triggers } from '../../../lib/aws/entries.ts';
import { pipelines } from '../../../lib/aws/steps/index.ts';

const built = (contents: Package): string => {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  buildPackage(contents, folder);
  return folder;
};

/** Bytes of a file and of all it imports when it is loaded; what is imported on demand does not count. */
function bytesAtStart(file: string, seen = new Set<string>()): number {
  if (seen.has(file)) return 0;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const imported = [...text.matchAll(/(?:\bfrom|\bimport)"(\.\/[^"]+\.mjs)"/g)].map(([, path]) => path ?? '');
  return imported.reduce((sum, path) => sum + bytesAtStart(join(dirname(file), path), seen), statSync(file).size);
}

const steps = Object.values(pipelines).flatMap((pipeline) => Object.entries(pipeline));

/** Name, package and the export that Lambda calls. */
const functions: [string, Package, string][] = [
  ...Object.entries(apiFunctions).map(([name, { entry }]): [string, Package, string] => [
    name,
    { entries: { index: entry } },
    'handler',
  ]),
  ...triggers.map(({ name, entry }): [string, Package, string] => [name, { entries: { index: entry } }, 'handler']),
  ...steps.map(([name, step]): [string, Package, string] => [name, step.package, step.handler.replace('index.', '')]),
];

describe('A package', () => {
  test.each(functions)('of %s exports what Lambda calls, and is small', (_, contents, exported) => {
    const file = join(built(contents), 'index.mjs');
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`export\\{[^}]*\\b${exported}\\b[^}]*\\};?\\s*$`));
    expect(bytesAtStart(file)).toBeLessThan(1_500_000);
  });

  test('of the reader reads a document as the sources do', async () => {
    const bytes = new Uint8Array(readFileSync('test/lambdas/platform/documents/fixtures/pdf-chromium-slt.pdf'));
    const reader = pipelines.pedagona?.['Reader'];
    expect(reader).toBeDefined();
    const folder = built(reader?.package ?? { entries: {} });
    const bundled = await readDocument(bytes, 'slt.pdf', { reader: pathToFileURL(join(folder, 'reader.mjs')) });
    expect(bundled.pages.length).toBeGreaterThan(0);
    expect(bundled).toEqual(await readDocument(bytes, 'slt.pdf'));
    expect(statSync(join(folder, 'node_modules/pdfjs-dist/cmaps')).isDirectory()).toBe(true);
  });
});
