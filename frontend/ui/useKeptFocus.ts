import { useEffect } from 'react';

/**
 * When what had the focus leaves the page, such as a pressed button in whose place a wait is shown, the heading of the part around it
 * takes the focus; a screen reader, and Tab in some browsers, would else begin at the top. A button that was disabled only while it
 * worked has it again.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: HTMLElement | null = null;
    let disabled: HTMLElement | null = null;
    let parts: HTMLElement[] = [];
    let frame = 0;
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      last = target;
      parts = [];
      for (let one = target.closest<HTMLElement>('section, main'); one !== null;) {
        parts.push(one);
        one = one.parentElement?.closest<HTMLElement>('section, main') ?? null;
      }
    };
    const keep = () => {
      if (last === null || document.activeElement !== document.body) return;
      if (last === disabled) last.focus();
      if (last.isConnected) return;
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
  }, []);
}
