import { createContext, use } from 'react';
import type { PageSettings } from '../../shared/pageSettings.ts';

export const SettingsContext = createContext<PageSettings | null>(null);

/** The host's settings; they are fetched before the first render. */
export function useSettings(): PageSettings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error('SettingsContext is missing');
  return settings;
}

export async function fetchSettings(): Promise<PageSettings> {
  const response = await fetch('/settings.json');
  if (!response.ok) throw new Error(`settings.json: ${response.status}`);
  return (await response.json()) as PageSettings;
}
