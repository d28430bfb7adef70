import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Gives the focus back to a button when what it opened was closed by `markReturn`; the button is not on the page while that is open. */
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
