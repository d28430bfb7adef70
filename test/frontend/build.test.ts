import { beforeAll, describe, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pathNames } from '../../frontend/app/paths.ts';
import { buildFrontend, type Built } from '../../frontend/build.ts';
import { withFolder } from '../support/folder.ts';

const outDir = withFolder();
let built: Built;
let html: string;

beforeAll(async () => {
  built = await buildFrontend({ outDir });
  html = await readFile(join(outDir, 'index.html'), 'utf8');
});

const text = (file: string) => readFile(join(outDir, file), 'utf8');
const compressed = async (file: string) => brotliCompressSync(await readFile(join(outDir, file))).length;

describe('the built page', () => {
  test('has nothing inline that a strict policy would refuse', () => {
    expect(html).not.toMatch(/<style/);
    expect(html).not.toMatch(/ style=/);
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/);
    expect(html).not.toMatch(/ on\w+=/);
  });

  test('gives focused buttons the ring that MUI takes away', async () => {
    expect(await text(built.files.find((file) => file.startsWith('assets/boot-')) ?? '')).toMatch(
      /(\.[\w-]+)\1:focus-visible\{outline:3px solid/,
    );
  });

  test('names everything under assets by its content, so that it can be cached forever', () => {
    const assets = built.files.filter((file) => file.startsWith('assets/'));
    expect(assets.length).toBeGreaterThan(10);
    for (const file of assets) expect(file).toMatch(/-[0-9A-Za-z]{8}\.(js|css|woff2)$/);
  });

  test('contains no schemas', () => {
    expect(Object.keys(built.metafile.inputs).filter((input) => input.includes('node_modules/zod'))).toEqual([]);
  });

  test('needs at most 6 files for any route, of 140 kB of scripts for the sign-in and 220 kB for the others', async () => {
    const kilobytes = new Map<string, number>();
    for (const file of new Set(Object.values(built.routes).flat()))
      kilobytes.set(file, file.endsWith('.js') ? (await compressed(file)) / 1000 : 0);
    expect(Object.keys(built.routes)).toHaveLength(pathNames.length);
    const all = Object.entries(built.routes).map(([pattern, files]) => {
      expect(built.files).toEqual(expect.arrayContaining(files));
      const kB = files.reduce((sum, file) => sum + (kilobytes.get(file) ?? 0), 0);
      return { pattern, files: files.length, kB, most: pattern === '/login' ? 140 : 220 };
    });
    // Two calls follow before the content: the signed-in user, and the page's data.
    expect(all.filter(({ files, kB, most }) => files > 6 || kB > most)).toEqual([]);
  });
});
