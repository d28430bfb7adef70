import { useEffect, useRef, type RefObject } from 'react';

const stopsIn = (area: HTMLElement): HTMLElement[] => [...area.querySelectorAll<HTMLElement>('[data-stop]')];

/** Whether what had the focus is gone, so that it fell to the page or its dialog. */
const isLost = (): boolean => document.activeElement?.matches('body, [role=dialog], .MuiDialog-container') ?? true;

/**
 * Keeps the focus in its place when a change removes what had it: the same stop (`data-stop`: a value, a row, a form), else the one that
 * took its place.
 */
export function useKeptFocus(area: RefObject<HTMLElement | null>): void {
  const last = useRef<{ stop: HTMLElement; place: number } | null>(null);
  useEffect(() => {
    const element = area.current;
    if (element === null) return undefined;
    const note = ({ target }: FocusEvent) => {
      const stop = target instanceof Element ? target.closest<HTMLElement>('[data-stop]') : null;
      if (stop !== null) last.current = { stop, place: stopsIn(element).indexOf(stop) };
    };
    element.addEventListener('focusin', note);
    return () => element.removeEventListener('focusin', note);
  }, [area]);
  useEffect(() => {
    if (area.current === null || last.current === null || !isLost()) return;
    const { stop, place } = last.current;
    const stops = stopsIn(area.current);
    const next = stop.isConnected ? stop : stops[Math.min(place, stops.length - 1)];
    next?.querySelector<HTMLElement>('button:not(:disabled), summary')?.focus();
  });
}
