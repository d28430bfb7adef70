import { createContext, use } from 'react';
import type { InBoth, PageSettings } from '../../shared/pageSettings.ts';

export const SettingsContext = createContext<PageSettings | null>(null);

/** The host's settings; they are fetched before the first render. */
export function useSettings(): PageSettings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error('SettingsContext is missing');
  return settings;
}

const noWords: InBoth = { ms: '', en: '' };

/** Every part of the settings, saying nothing: for screens that are drawn before the host is known, and to hold its answer against. */
export const blankSettings: PageSettings = {
  domain: '',
  version: '',
  controller: {
    name: '',
    email: '',
    dataPlace: noWords,
    modelPlace: noWords,
    account: noWords,
    records: noWords,
    abroad: noWords,
    processors: noWords,
    correction: noWords,
  },
};

type Words = string | { readonly [part: string]: Words };

/** Whether every part of `form` is there in `value` too, and says something. */
const isWhole = (form: Words, value: unknown): boolean =>
  typeof form === 'string'
    ? typeof value === 'string' && value !== ''
    : Object.keys(form).every((part) => isWhole(form[part] ?? '', (value as Record<string, unknown> | null)?.[part]));

/**
 * What the host tells the page. The schema stays with the server, since its library would be half of what a page weighs: here only that
 * nothing is missing is checked.
 * @throws when the host does not answer, or not in full
 */
export async function fetchSettings(): Promise<PageSettings> {
  const response = await fetch('/settings.json');
  const settings: unknown = response.ok ? await response.json() : null;
  if (!isWhole(blankSettings, settings)) throw new Error(`settings.json: ${response.status}`);
  return settings as PageSettings;
}
