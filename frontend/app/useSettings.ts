import { createContext, use } from 'react';
import type { PageSettings } from '../../shared/pageSettings.ts';

/** @throws when the host does not answer */
async function fetchSettings(): Promise<PageSettings> {
  const response = await fetch('/settings.json');
  if (!response.ok) throw new Error(`settings.json: ${response.status}`);
  return (await response.json()) as PageSettings;
}

let asked: Promise<PageSettings> | undefined;

/** What the host tells the page; asked for once. Page and host are deployed together, so it is not parsed again here. */
export const hostSettings = (): Promise<PageSettings> => (asked ??= fetchSettings());

/** Settings known without asking: for screens that the build draws, and tests. */
export const SettingsContext = createContext<PageSettings | null>(null);

/** The host's settings. A component that is shown before they have been fetched suspends. */
export const useSettings = (): PageSettings => use(SettingsContext) ?? use(hostSettings());
