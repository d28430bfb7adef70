import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pathNames, paths } from '../../frontend/app/paths.ts';
import { buildFrontend } from '../../frontend/build.ts';
import type { Built } from '../../frontend/build.ts';

let outDir: string;
let built: Built;
let html: string;

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'page-'));
  built = await buildFrontend({ outDir, minify: true });
  html = await readFile(join(outDir, 'index.html'), 'utf8');
});
afterAll(() => rm(outDir, { recursive: true, force: true }));

const text = (file: string) => readFile(join(outDir, file), 'utf8');
const compressed = async (file: string) => brotliCompressSync(await readFile(join(outDir, file))).length;

/** Everything a route fetches before it is whole, from what the page itself announces. */
async function filesOf(pattern: string): Promise<string[]> {
  const boot = /src="\/(assets\/boot-\w+\.js)"/.exec(html)?.[1] ?? '';
  const needs = (await text(boot)).split(`${JSON.stringify(pattern)}:`)[1] ?? '';
  const route = /needs:\[(.*?)\]/.exec(needs)?.[1] ?? '';
  const announced = [...html.matchAll(/(?:href|src)="\/(assets\/[^"]+)"/g), ...route.matchAll(/"\/(assets\/[^"]+)"/g)];
  return [...new Set(announced.map(([, file]) => file ?? ''))];
}

describe('the built page', () => {
  test('has nothing inline that a strict policy would refuse', () => {
    expect(html).not.toMatch(/<style/);
    expect(html).not.toMatch(/ style=/);
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/);
    expect(html).not.toMatch(/ on\w+=/);
  });

  test('gives the drawn screens no class that no rule asks for', async () => {
    const sheets = await Promise.all(built.files.filter((file) => file.endsWith('.css')).map(text));
    const asked = new Set(sheets.join('').match(/(?<=\.)[a-z][\w-]*/gi));
    const templates = html.match(/<template data-screen.*?<\/template>/gs)?.join('') ?? '';
    const worn = new Set([...templates.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
    expect(worn.size).toBeGreaterThan(10);
    expect([...worn].filter((name) => !asked.has(name))).toEqual([]);
  });

  test('names everything under assets by its content, so that it may be cached for ever', () => {
    const assets = built.files.filter((file) => file.startsWith('assets/'));
    expect(assets.length).toBeGreaterThan(10);
    for (const file of assets) expect(file).toMatch(/-[0-9A-Za-z]{8}\.(js|css)$/);
  });

  test('leaves the schemas to the server', () => {
    expect(Object.keys(built.metafile.inputs).filter((input) => input.includes('node_modules/zod'))).toEqual([]);
  });

  test('refers only to files that are there', async () => {
    for (const name of pathNames)
      for (const file of await filesOf(paths[name].pattern)) expect(built.files).toContain(file);
  });

  test.each([
    [paths.login.pattern, 135],
    [paths.home.pattern, 155],
    [paths.pedagona.pattern, 165],
    [paths.pedagonaNew.pattern, 165],
    [paths.pedagonaProcessing.pattern, 165],
    [paths.pedagonaResults.pattern, 165],
    [paths.pedagonaMerangkai.pattern, 165],
    [paths.pedagonaScripts.pattern, 165],
    [paths.pedagonaDlo.pattern, 165],
    [paths.pedagonaReport.pattern, 165],
    [paths.pedagonaExport.pattern, 165],
    [paths.valentra.pattern, 165],
    [paths.valentraSession.pattern, 165],
  ])('%s costs at most %d kB over the line', async (pattern, kilobytes) => {
    const sizes = await Promise.all([...(await filesOf(pattern)), 'index.html'].map(compressed));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(kilobytes * 1000);
  });
});
