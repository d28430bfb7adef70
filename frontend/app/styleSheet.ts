import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';
import { StyleSheet } from '@emotion/sheet';

/**
 * Emotion's rules in a constructed sheet instead of a <style> element, so that the policy can be `style-src 'self'` without
 * 'unsafe-inline'. Emotion makes further sheets for global styles through the constructor, hence a class.
 */
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
