/** A sentence of the suite in both languages. */
export interface Said {
  ms: string;
  en: string;
}

/** say`Tiada soalan ${n}. | No question ${n}.`: Malay before the bar, English behind it; a sentence without a bar is the same in both. */
export function say(texts: readonly string[], ...values: readonly (string | number | Said)[]): Said {
  const bar = texts.findIndex((text) => text.includes(' | '));
  const at = bar < 0 ? texts.length - 1 : bar;
  const [before = '', behind] = texts[at]?.split(' | ') ?? [];
  const filled = (raw: readonly string[], from: number, language: keyof Said): string =>
    String.raw({ raw }, ...values.slice(from).map((value) => (typeof value === 'object' ? value[language] : value)));
  const ms = [...texts.slice(0, at), before];
  return {
    ms: filled(ms, 0, 'ms'),
    en: behind === undefined ? filled(ms, 0, 'en') : filled([behind, ...texts.slice(at + 1)], at, 'en'),
  };
}

export const joined = (all: readonly Said[], sign = ' '): Said => ({
  ms: all.map(({ ms }) => ms).join(sign),
  en: all.map(({ en }) => en).join(sign),
});

/** A sentence with the places of its values, `say` once they are given: saying`Tiada soalan ${0}. | No question ${0}.`(3). */
export const saying =
  (texts: readonly string[], ...places: readonly number[]) =>
  (...values: readonly (string | number | Said | null | undefined)[]): Said =>
    say(texts, ...places.map((place) => values[place] ?? ''));

/** 'A dan B', 'A and B'. */
export const allOf = (names: readonly string[]): Said => ({ ms: names.join(' dan '), en: names.join(' and ') });
