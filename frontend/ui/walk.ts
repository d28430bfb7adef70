const fields = 'input, textarea, select';

/** What of a panel takes the focus. */
const stopsIn = (panel: Element): HTMLElement[] =>
  [...panel.querySelectorAll<HTMLElement>(`a[href], button, summary, ${fields}`)].filter(
    (one) => one.checkVisibility() && one.tabIndex >= 0 && !one.matches(':disabled'),
  );

/** The stop that a key leads to as in a menu; in a field an arrow is the field's. MUI's trap takes what is hidden at an edge for a stop. */
function stopAfter({ key, shiftKey }: KeyboardEvent, at: number, isField: boolean, count: number): number | undefined {
  const last = count - 1;
  if (key === 'Tab') return at === (shiftKey ? 0 : last) ? last - at : undefined;
  if (isField) return undefined;
  return { ArrowDown: (at + 1) % count, ArrowUp: at > 0 ? at - 1 : last, Home: 0, End: last }[key];
}

function walk(this: HTMLElement, event: KeyboardEvent): void {
  const stops = stopsIn(this);
  const at = stops.findIndex((one) => one === event.target);
  const next = stops[stopAfter(event, at, stops[at]?.matches(fields) ?? false, stops.length) ?? -1];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** Gives a panel that has opened its keys, and the focus to what it offers first. */
export function enter(panel: HTMLElement): void {
  panel.addEventListener('keydown', walk);
  if (panel === document.activeElement) stopsIn(panel)[0]?.focus({ preventScroll: true });
}
