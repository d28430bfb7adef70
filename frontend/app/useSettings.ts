import { createContext, use } from 'react';
import type { PageSettings } from '../../shared/pageSettings.ts';

/** @throws when the host does not answer */
async function fetchSettings(): Promise<PageSettings> {
  const response = await fetch('/settings.json');
  if (!response.ok) throw new Error(`settings.json: ${response.status}`);
  return (await response.json()) as PageSettings;
}

let asked: Promise<PageSettings> | undefined;

/** The host's settings, fetched once. Page and host are deployed together, so they are not parsed here. */
export const hostSettings = (): Promise<PageSettings> => (asked ??= fetchSettings());

/** Settings given without a request: for screens drawn by the build, and for tests. */
export const SettingsContext = createContext<PageSettings | null>(null);

/** The host's settings. A component that is shown before they have been fetched suspends. */
export const useSettings = (): PageSettings => use(SettingsContext) ?? use(hostSettings());

/** Of a model that gives frames. */
export const frameText = 'Model terbina dalam hanya memberi rangka untuk anda lengkapkan, bukan teks siap.';

/** Said before something is written again by a model that gives frames; '' for any other. */
export const frameNote = (): Promise<string> =>
  hostSettings().then(({ givesFrames = false }) => (givesFrames ? frameText : ''));
