import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';
import { StyleSheet } from '@emotion/sheet';

/** Emotion's rules in a constructed sheet, so that the policy needs no 'unsafe-inline'; a class, since Emotion makes sheets for itself. */
class AdoptedSheet extends StyleSheet {
  readonly #sheet = new CSSStyleSheet();

  constructor(options: ConstructorParameters<typeof StyleSheet>[0]) {
    super(options);
    document.adoptedStyleSheets.push(this.#sheet);
    this.insert = (rule) => {
      // A rule for another browser's pseudo-element is refused; the browser would skip it in a file as well.
      try {
        this.#sheet.insertRule(rule, this.#sheet.cssRules.length);
      } catch {
        return;
      }
    };
    this.flush = () => this.#sheet.replaceSync('');
  }
}

export function adoptedCache(): EmotionCache {
  const cache = createCache({ key: 'm' });
  cache.sheet = new AdoptedSheet({ key: 'm', container: document.head });
  return cache;
}
