/**
 * Characters of the symbol fonts that Office documents use for ticks, boxes, bullets and arrows: each place in the font is followed by
 * what a reader sees there. In the text a place stands as its own byte or in the private use area from U+F000.
 */
const fonts = new Map([
  ['wingdings', pairs('J☺l●n■o☐q☐r☐v•w•\u009e•\u009f•§•¨☐Ø➢ß←à→è→ð→û✗ü✓ý☒þ☑')],
  ['wingdings 2', pairs('O✗P✓Q☒R☑S☒T☒V✗W✗£☐')],
  ['symbol', pairs('aαbβcχmμpπsσ£≤®→°°±±³≥´×·•¸÷¹≠Ö√Þ⇒åΣ')],
]);

/** Text set in a symbol font as the characters a reader sees; text in other fonts only loses the private use area of symbols. */
export function readSymbols(text: string, font: string | undefined): string {
  const table = fonts.get((font ?? '').toLowerCase());
  return text.replace(table ? /[!-ÿ\uf020-\uf0ff]/gu : /[\uf020-\uf0ff]/gu, (character) => {
    const place = String.fromCodePoint((character.codePointAt(0) ?? 0) & 0xff);
    // A private use character whose font is not known is nearly always Wingdings; bullets are the rest.
    return table
      ? (table.get(place) ?? (character > 'ÿ' ? '•' : character))
      : (fonts.get('wingdings')?.get(place) ?? '•');
  });
}

function pairs(text: string): Map<string, string> {
  const characters = Array.from(text);
  return new Map(
    characters.flatMap((place, index) => (index % 2 === 0 ? [[place, characters[index + 1] ?? ''] as const] : [])),
  );
}
