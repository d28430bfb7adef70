import { useEffect, useRef, type RefObject } from 'react';

/** Returns the focus to a button after `markReturn` closed what it opened; the button is not on the page meanwhile. */
export function useFocusBack(isOpen: boolean): { button: RefObject<HTMLButtonElement | null>; markReturn: () => void } {
  const button = useRef<HTMLButtonElement>(null);
  const returns = useRef(false);
  useEffect(() => {
    if (isOpen || !returns.current) return;
    returns.current = false;
    button.current?.focus();
  }, [isOpen]);
  return {
    button,
    markReturn: () => {
      returns.current = true;
    },
  };
}
