/**
 * Ticks, bullets and arrows that Word sets in Wingdings or Symbol and that reach the page as private-use characters
 * (0xF000 + the font's own code).
 */
const SYMBOLS = new Map<number, string>([
  [0xf0fc, '√'],
  [0xf050, '√'],
  [0xf0d6, '√'],
  [0xf052, '☑'],
  [0xf0fe, '☑'],
  [0xf0fb, '✗'],
  [0xf04f, '✗'],
  [0xf0fd, '☒'],
  [0xf0a8, '☐'],
  [0xf06f, '☐'],
  [0xf071, '☐'],
  [0xf0b7, '•'],
  [0xf0a7, '▪'],
  [0xf06e, '▪'],
  [0xf06c, '•'],
  [0xf076, '❖'],
  [0xf0d8, '➢'],
  [0xf0e0, '→'],
  [0xf0ae, '→'],
  [0xf0e8, '→'],
  [0xf02d, '-'],
  [0xf0b3, '≥'],
  [0xf0a3, '≤'],
  [0xf0b1, '±'],
  [0xf0b4, '×'],
  [0xf0b8, '÷'],
  [0xf061, 'α'],
  [0xf062, 'β'],
  [0xf06d, 'μ'],
  [0xf053, 'Σ'],
  [0xf063, 'χ'],
]);

/** A glyph's text as this reader keeps it: ligatures opened, known symbols named, controls and zero-width characters dropped. */
export function mapGlyph(unicode: string): string {
  let text = '';
  for (const character of unicode) {
    const code = character.codePointAt(0) ?? 0;
    if (code === 0x09 || code === 0xa0 || (code >= 0x2000 && code <= 0x200a) || code === 0x3000 || code === 0x202f)
      text += ' ';
    else if (
      (code >= 0x200b && code <= 0x200f) ||
      code === 0xfeff ||
      (code >= 0x202a && code <= 0x202e) ||
      code === 0x0a ||
      code === 0x0d
    )
      continue;
    else if (code >= 0xfb00 && code <= 0xfb06) text += character.normalize('NFKC');
    else if (code >= 0xfb50 && code <= 0xfefc) text += character.normalize('NFKC');
    else text += SYMBOLS.get(code) ?? character;
  }
  return text;
}

/** Characters that no reader can read: controls, private use without a known meaning, the replacement mark. */
export function isGarbage(character: string): boolean {
  return (
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffd\ue000-\uf8ff]/u.test(character) || /\p{Co}|\p{Cn}/u.test(character)
  );
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Raised digits keep apart from the number they stand at (10² is not 102). */
export function raise(text: string): string {
  return text.replace(/[0-9]/g, (digit) => RAISED[Number(digit)] ?? digit);
}

const RTL = /[\u0590-\u08ff]/;
const BETWEEN = /[\s\d.,:;()«»'"\-]/;

/** Jawi and Arabic are painted from left to right; this puts such stretches back into reading order. `parts` are glyphs by x. */
export function inReadingOrder(parts: readonly string[]): string[] {
  if (!parts.some((part) => RTL.test(part))) return [...parts];
  const out: string[] = [];
  for (let index = 0; index < parts.length;) {
    if (!RTL.test(parts[index] ?? '')) {
      out.push(parts[index] ?? '');
      index += 1;
      continue;
    }
    let end = index + 1;
    for (
      let next = end;
      next < parts.length && (RTL.test(parts[next] ?? '') || BETWEEN.test(parts[next] ?? ''));
      next += 1
    ) {
      if (RTL.test(parts[next] ?? '')) end = next + 1;
    }
    out.push(...parts.slice(index, end).toReversed());
    index = end;
  }
  return out;
}
