import { useEffect, useRef, useState } from 'react';

/** Something that a button opens in its place, so that the button is not on the page meanwhile. It has the focus again after `close`. */
export function useOpening() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const returns = useRef(false);
  useEffect(() => {
    if (isOpen || !returns.current) return;
    returns.current = false;
    button.current?.focus();
  }, [isOpen]);
  const leave = () => setOpen(false);
  return {
    isOpen,
    button,
    open: () => setOpen(true),
    close: () => {
      returns.current = true;
      leave();
    },
    /** Closes it and leaves the focus where it is. */
    leave,
  };
}
