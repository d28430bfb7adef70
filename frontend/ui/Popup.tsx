import Box from '@mui/material/Box';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { colours } from '../app/theme.ts';

/** Pixels kept free at the screen's edge. */
const edge = 16;

interface Trigger {
  'aria-expanded': boolean;
  'aria-controls': string;
  onClick: () => void;
}

/**
 * A panel that a button opens below itself (a disclosure: no roles to learn, ordinary Tab order). Escape, a click elsewhere or leaving
 * it with Tab closes it; Escape gives the focus back to the button.
 */
export function Popup({
  renderTrigger,
  children,
}: {
  renderTrigger: (props: Trigger) => ReactNode;
  children: (close: () => void) => ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = () => setOpen(false);

  // The panel ends where its button ends, moved as far as a narrow screen demands; again when what it holds has been fetched.
  useLayoutEffect(() => {
    const shown = panel.current;
    if (!isOpen || !shown) return undefined;
    const place = () => {
      shown.style.transform = '';
      const { left } = shown.getBoundingClientRect();
      if (left < edge) shown.style.transform = `translateX(${edge - left}px)`;
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(shown);
    return () => observer.disconnect();
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const clickedElsewhere = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    const escaped = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      box.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', clickedElsewhere);
    document.addEventListener('keydown', escaped);
    return () => {
      document.removeEventListener('pointerdown', clickedElsewhere);
      document.removeEventListener('keydown', escaped);
    };
  }, [isOpen]);

  return (
    <Box
      ref={box}
      sx={{ position: 'relative', display: 'inline-flex' }}
      onBlur={(event) => {
        if (event.relatedTarget && !box.current?.contains(event.relatedTarget)) close();
      }}
    >
      {renderTrigger({ 'aria-expanded': isOpen, 'aria-controls': id, onClick: () => setOpen(!isOpen) })}
      <Box
        ref={panel}
        id={id}
        hidden={!isOpen}
        sx={{
          position: 'absolute',
          top: 'calc(100% + 6px)',
          right: 0,
          zIndex: 5,
          minWidth: 220,
          width: 'max-content',
          maxWidth: 'min(360px, calc(100vw - 32px))',
          bgcolor: 'background.paper',
          color: 'text.primary',
          border: `1px solid ${colours.line}`,
          borderRadius: 1,
          boxShadow: '0 10px 30px rgb(20 40 40 / 18%)',
          '&[hidden]': { display: 'none' },
        }}
      >
        {isOpen && children(close)}
      </Box>
    </Box>
  );
}
