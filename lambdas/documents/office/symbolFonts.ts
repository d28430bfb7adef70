/**
 * Characters of the symbol fonts that Office documents use for ticks, boxes, bullets and arrows, by their place in the font.
 * In the text they stand as these bytes or in the private use area from U+F000.
 */
const wingdings: Readonly<Record<number, string>> = {
  0x4a: '☺',
  0x6c: '●',
  0x6e: '■',
  0x6f: '☐',
  0x71: '☐',
  0x72: '☐',
  0x76: '•',
  0x77: '•',
  0x9e: '•',
  0x9f: '•',
  0xa7: '•',
  0xa8: '☐',
  0xd8: '➢',
  0xdf: '←',
  0xe0: '→',
  0xe8: '→',
  0xf0: '→',
  0xfb: '✗',
  0xfc: '✓',
  0xfd: '☒',
  0xfe: '☑',
};
const wingdings2: Readonly<Record<number, string>> = {
  0x4f: '✗',
  0x50: '✓',
  0x51: '☒',
  0x52: '☑',
  0x53: '☒',
  0x54: '☒',
  0x56: '✗',
  0x57: '✗',
  0xa3: '☐',
};
const symbol: Readonly<Record<number, string>> = {
  0x61: 'α',
  0x62: 'β',
  0x63: 'χ',
  0x6d: 'μ',
  0x70: 'π',
  0x73: 'σ',
  0xa3: '≤',
  0xae: '→',
  0xb0: '°',
  0xb1: '±',
  0xb3: '≥',
  0xb4: '×',
  0xb7: '•',
  0xb8: '÷',
  0xb9: '≠',
  0xd6: '√',
  0xde: '⇒',
  0xe5: 'Σ',
};
const fonts: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  wingdings,
  'wingdings 2': wingdings2,
  symbol,
};

/** Text set in a symbol font as the characters a reader sees; text in other fonts only loses the private use area of symbols. */
export function readSymbols(text: string, font: string | undefined): string {
  const table = fonts[(font ?? '').toLowerCase()];
  return text.replace(table ? /[!-ÿ\uf020-\uf0ff]/gu : /[\uf020-\uf0ff]/gu, (character) => {
    const place = (character.codePointAt(0) ?? 0) & 0xff;
    // A private use character whose font is not known is nearly always Wingdings; bullets are the rest.
    return table ? (table[place] ?? (character > 'ÿ' ? '•' : character)) : (wingdings[place] ?? '•');
  });
}
