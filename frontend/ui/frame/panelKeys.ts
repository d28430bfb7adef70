const fields = 'input, textarea, select';

/** What takes the focus in a panel. */
const focusableIn = (panel: Element): HTMLElement[] =>
  [...panel.querySelectorAll<HTMLElement>(`a[href], button, summary, ${fields}`)].filter(
    (one) => one.checkVisibility() && one.tabIndex >= 0 && !one.matches(':disabled'),
  );

/**
 * The place that a key leads to: arrows, Home and End go as in a menu, but belong to a field that has the focus; Tab goes round at the edges, where
 * MUI's own trap would stop at what is hidden.
 */
function placeAfter({ key, shiftKey }: KeyboardEvent, at: number, isField: boolean, count: number): number | undefined {
  const last = count - 1;
  if (key === 'Tab') return at === (shiftKey ? 0 : last) ? last - at : undefined;
  if (isField) return undefined;
  return { ArrowDown: (at + 1) % count, ArrowUp: at > 0 ? at - 1 : last, Home: 0, End: last }[key];
}

function moveFocus(this: HTMLElement, event: KeyboardEvent): void {
  const choices = focusableIn(this);
  const at = choices.findIndex((one) => one === event.target);
  const next = choices[placeAfter(event, at, choices[at]?.matches(fields) ?? false, choices.length) ?? -1];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** Makes the keys work in a panel that has opened, and gives the focus to what it offers first. */
export function addPanelKeys(panel: HTMLElement): void {
  panel.addEventListener('keydown', moveFocus);
  if (panel === document.activeElement) focusableIn(panel)[0]?.focus({ preventScroll: true });
}
