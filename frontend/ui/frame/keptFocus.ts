const stopsIn = (area: Element): HTMLElement[] =>
  [...area.querySelectorAll<HTMLElement>('[data-stop], summary')].filter((stop) => stop.checkVisibility());

const firstIn = (stop: HTMLElement): HTMLElement =>
  stop.querySelector<HTMLElement>('[data-opens]') ?? stop.querySelector('button:not(:disabled)') ?? stop;

/**
 * When the element with the focus leaves the page, the focus goes to the first of these that is there, since a screen reader, and Tab in some
 * browsers, would else begin at the top of the page:
 * 1. in its stop (`data-stop`: a row with its form, a fold's title): the button that opened a form (`data-opens`), else the first button;
 * 2. when the stop is gone, the stop that is now in its place;
 * 3. without a stop, the heading of the part around it.
 * A button that was disabled only while it worked gets the focus again. Until the returned function is called.
 */
export function keepFocus(): () => void {
  let last: HTMLElement | null = null;
  let disabled: HTMLElement | null = null;
  let parts: HTMLElement[] = [];
  let stop: HTMLElement | null = null;
  let area: Element = document.body;
  let place = 0;
  let frame = 0;
  /** The focus fell to the page, or to the dialog around. */
  const isLost = () => document.activeElement?.contains(area) ?? true;
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.matches('[role=dialog], .MuiDialog-container')) return;
    last = target;
    area = target.closest('[role=dialog], main') ?? document.body;
    stop = target.closest<HTMLElement>('[data-stop], summary');
    place = stop === null ? 0 : stopsIn(area).indexOf(stop);
    parts = [];
    for (let one = target.closest<HTMLElement>('section, main'); one !== null;) {
      parts.push(one);
      one = one.parentElement?.closest<HTMLElement>('section, main') ?? null;
    }
  };
  const keep = () => {
    if (last === null || !isLost()) return;
    if (last === disabled) last.focus();
    if (last.isConnected) return;
    if (stop !== null) {
      const stops = stopsIn(area);
      const next = stop.isConnected ? stop : stops[Math.min(place, stops.length - 1)];
      if (next) firstIn(next).focus({ preventScroll: true });
    }
    if (!isLost()) return;
    const part = parts.find(({ isConnected }) => isConnected);
    const heading = part?.querySelector<HTMLElement>('h1, h2, h3');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  };
  // After the components that give the focus back themselves.
  const observer = new MutationObserver(() => {
    if (last?.matches(':disabled') === true) disabled = last;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(keep);
  });
  document.addEventListener('focusin', note);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    document.removeEventListener('focusin', note);
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
