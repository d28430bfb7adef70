import type { Run } from './blocks.ts';

/**
 * A mark begins where no letter, digit or closing bracket stands before it and ends where none follows, so that `2*3*4`, `(a)*(b)`,
 * `x**2`, `f(**kwargs)`, `snake_case`, `__init__`, `____` and footnote stars stay what they are.
 */
const before = String.raw`(?<![\p{L}\p{N}\\)\]}/*_])`;
const after = String.raw`(?![\p{L}\p{N}(/*_])`;
const marks = new RegExp(
  [
    String.raw`\\(?<escaped>[*_#\x60])`,
    String.raw`(?<ticks>\x60+)(?!\x60)(?<code>.+?)(?<!\x60)\k<ticks>(?!\x60)`,
    // Models often leave out the space after a bold label: `**Nota:**Pelajar`.
    String.raw`${before}(?<stars>\*{2,3})(?=[^\s*])(?<bold>.+?)(?<![\s\\*])\k<stars>(?:(?<=[:.!?]\*+)(?!\*)|${after})`,
    String.raw`${before}__(?=\S)(?<boldLow>[^_\n]*\s[^_\n]*)(?<!\s)__${after}`,
    String.raw`${before}\*(?=["'“‘(\p{L}\p{N}])(?<italic>[^\n]+?)(?<![\s\\*])\*${after}`,
    String.raw`${before}_(?=["'“‘(\p{L}\p{N}])(?<italicLow>[^_\n]+?)(?<![\s\\])_${after}`,
  ].join('|'),
  'gsu',
);

/** The text of a line or paragraph with bold, italics and code in place of their marks. */
export function parseInline(text: string, face: Omit<Run, 'text'> = {}): Run[] {
  const runs: Run[] = [];
  let read = 0;
  for (const found of text.matchAll(marks)) {
    const { escaped, code, stars, bold, boldLow, italic, italicLow } = found.groups ?? {};
    runs.push({ ...face, text: text.slice(read, found.index) });
    read = found.index + found[0].length;
    const strong = bold ?? boldLow;
    const slanted = italic ?? italicLow;
    if (escaped !== undefined) runs.push({ ...face, text: escaped });
    if (code !== undefined) runs.push({ ...face, text: code, code: true });
    if (strong !== undefined)
      runs.push(...parseInline(strong, { ...face, bold: true, ...(stars === '***' && { italic: true }) }));
    if (slanted !== undefined) runs.push(...parseInline(slanted, { ...face, italic: true }));
  }
  runs.push({ ...face, text: text.slice(read) });
  return runs.filter((run) => run.text !== '');
}
