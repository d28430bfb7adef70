import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { readDocument } from '../../../lambdas/documents/read.ts';
import { reader } from '../../../lib/functions/steps.ts';
import { built, bytesAtStart, deployed } from '../../support/bundles.ts';

describe('A package', () => {
  test.each(deployed)('of %s exports what Lambda calls, and is small', (_, contents, exported) => {
    const file = join(built(contents), 'index.mjs');
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`export\\{[^}]*\\b${exported}\\b[^}]*\\};?\\s*$`));
    expect(bytesAtStart(file)).toBeLessThan(1_500_000);
  });

  test('of the reader reads a document as the sources do', async () => {
    const bytes = new Uint8Array(readFileSync('test/lambdas/documents/fixtures/pdf-chromium-slt.pdf'));
    const folder = built(reader.package);
    const bundled = await readDocument(bytes, { reader: pathToFileURL(join(folder, 'reader.mjs')) });
    expect(bundled.blocks.length).toBeGreaterThan(0);
    expect(bundled).toEqual(await readDocument(bytes));
    expect(statSync(join(folder, 'node_modules/pdfjs-dist/cmaps')).isDirectory()).toBe(true);
  });
});
