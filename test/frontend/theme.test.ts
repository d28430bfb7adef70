import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { theme } from '../../frontend/app/theme.ts';

/** Sizes in points are those of a print. */
const foreign = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl)a?\(|font-?size: '?[\d.]+(?:[,}]|px|r?em)/gi;

test('no colour and no size of type stands outside the theme', () => {
  const files = readdirSync('frontend', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:css|tsx?)$/.test(file) && !file.endsWith('theme.ts'))
    .map((file) => join('frontend', file));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(foreign)].map(([text]) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

/** Relative luminance by WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['paper', 'sheet', 'sunken'];
const pairs: [text: string, background: string][] = [
  ...['ink', 'inkSoft', 'green', 'gold', 'red', 'ok', 'warn', 'busy', 'pedagona', 'acadiora', 'valentra'].flatMap(
    (text) => surfaces.map((surface): [string, string] => [text, surface]),
  ),
  ['onGreen', 'green'],
  ['onGold', 'goldBright'],
  ['onDeepSoft', 'greenDeep'],
  ['green', 'greenPale'],
  ['gold', 'goldPale'],
  ['ink', 'goldPale'],
  ...['ok', 'warn', 'red', 'busy', 'yellow', 'pedagona', 'acadiora', 'valentra'].map((state): [string, string] => [
    state,
    `${state}Pale`,
  ]),
  ['ink', 'goldHover'],
  ['ink', 'green2'],
  ['onGreen', 'green3'],
  ...['gold', 'pedagona', 'acadiora', 'warn'].map((background): [string, string] => ['onGreen', background]),
];

test.each(['light', 'dark'] as const)('text can be read on its background in the %s scheme', (scheme) => {
  const palette =
    (theme as unknown as { colorSchemes: Record<string, { palette: Record<string, string> }> }).colorSchemes[scheme]
      ?.palette ?? {};
  const faint = pairs.flatMap(([text, background]) => {
    const ratio = contrast(palette[text] ?? '', palette[background] ?? '');
    return ratio >= 4.5 ? [] : [`${text} on ${background}: ${ratio.toFixed(2)}`];
  });
  expect(faint).toEqual([]);
});
