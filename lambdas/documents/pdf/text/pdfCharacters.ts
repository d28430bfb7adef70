import { readSymbols } from '../../office/symbolFonts.ts';
import { runsOf } from '../../../../shared/values/runs.ts';

/**
 * A glyph's text as this reader keeps it: ligatures opened, the ticks and bullets of symbol fonts named, controls and zero-width
 * characters dropped. `font` is the name in the file (`ABCDEF+Wingdings-Regular`).
 */
export function mapGlyph(unicode: string, font: string): string {
  const text = unicode
    .replace(/[\t\u00a0\u2000-\u200a\u202f\u3000]/gu, ' ')
    .replace(/[\u2010\u2011]/gu, '-')
    .replace(/[\n\r\u200b-\u200f\u202a-\u202e\ufeff]/gu, '')
    .replace(/[\ufb00-\ufb06\ufb50-\ufefc]/gu, (character) => character.normalize('NFKC'));
  return readSymbols(text, symbolFont(font));
}

function symbolFont(font: string): string | undefined {
  const name = font.replace(/^[A-Z]{6}\+/, '').toLowerCase();
  if (/^wingdings[ -]?2/.test(name)) return 'wingdings 2';
  if (name.startsWith('wingdings') && !/^wingdings[ -]?3/.test(name)) return 'wingdings';
  return name.startsWith('symbol') ? 'symbol' : undefined;
}

/** Whether no reader can tell what the character is: controls, private use outside of symbol fonts, the replacement mark. */
export const isGarbled = (character: string, font: string): boolean =>
  symbolFont(font) === undefined && /[\p{Cc}\p{Co}\p{Cn}\ufffd]/u.test(character.replace(/[\t\n\r]/gu, ''));

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const RAISED_LETTERS: Readonly<Record<string, string>> = { a: 'ᵃ', b: 'ᵇ', c: 'ᶜ', d: 'ᵈ', e: 'ᵉ' };

/** Raised digits keep apart from the number they stand at (10² is not 102), and letters of notes from a name. */
export const raise = (text: string): string =>
  text
    .replace(/[0-9]/g, (digit) => RAISED[Number(digit)] ?? digit)
    .replace(/(?<!\p{L})[a-e](?!\p{L})/gu, (letter) => RAISED_LETTERS[letter] ?? letter);

const RTL = /[\u0590-\u08ff]/;
const isRtl = (part: string): boolean => RTL.test(part);
const BETWEEN = /[\s\d.,:;()«»'"-]/;

/** Jawi and Arabic are painted from left to right; this puts such stretches back into reading order. `parts` are glyphs by x. */
export function inReadingOrder(parts: readonly string[]): string[] {
  return runsOf(parts, (part, [first]) => isRtl(first) && (isRtl(part) || BETWEEN.test(part))).flatMap((run) => {
    const end = run.findLastIndex(isRtl) + 1;
    return [...run.slice(0, end).toReversed(), ...run.slice(end)];
  });
}
