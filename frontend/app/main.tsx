import createCache, { type EmotionCache } from '@emotion/cache';
import { StyleSheet } from '@emotion/sheet';
import { createRoot } from 'react-dom/client';
import { startSignIn } from '../auth/signIn.ts';
import './backGuard.ts';
import { App } from './App.tsx';
import { componentsOf, fetchArea } from './pages.ts';
import { pathNameAt, paths } from './paths.ts';
import { hostSettings } from './useSettings.ts';

/** Rules whose selectors are of other browsers. */
const foreign = CSS.supports('selector(::-moz-placeholder)') ? /^[^{]*:-ms-/ : /^[^{]*:-(?:moz|ms)-/;

/** Emotion's rules in a constructed sheet, so that the policy needs no 'unsafe-inline'; a class, since Emotion makes sheets for itself. */
class AdoptedSheet extends StyleSheet {
  readonly #sheet = new CSSStyleSheet();

  constructor(options: ConstructorParameters<typeof StyleSheet>[0]) {
    super(options);
    document.adoptedStyleSheets.push(this.#sheet);
    this.insert = (rule) => {
      // Of another browser; a refusal takes a phone some ten milliseconds.
      if (foreign.test(rule)) return;
      try {
        this.#sheet.insertRule(rule, this.#sheet.cssRules.length);
      } catch {
        return;
      }
    };
    this.flush = () => this.#sheet.replaceSync('');
  }
}

function adoptedCache(): EmotionCache {
  const cache = createCache({ key: 'm' });
  cache.sheet = new AdoptedSheet({ key: 'm', container: document.head });
  return cache;
}

/** Fetches in parallel what the first screen needs. The static page shows until then. What fails is said by the page that needs it. */
async function start(root: HTMLElement): Promise<void> {
  const { pathname } = window.location;
  const isPublic = paths[pathNameAt(pathname) ?? 'home'].access === 'public';
  const [area, settings] = await Promise.all([
    fetchArea(pathname),
    isPublic ? hostSettings().catch(() => null) : null,
    startSignIn(),
  ]);
  createRoot(root).render(<App cache={adoptedCache()} components={componentsOf(area)} settings={settings} />);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void start(root);
