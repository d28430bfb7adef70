import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState, type ReactNode } from 'react';
import { colours } from '../../app/theme.ts';

/**
 * A part that folds: a `details` element, so that the browser's search finds folded text. Print opens it (`useOpenForPrint`).
 * `isOpen`: at first; then the reader decides. `glance`: shown under the title, also while it is closed.
 */
export const Fold = ({
  title,
  heading = 'h3',
  isOpen = false,
  glance,
  children,
}: {
  title: string;
  heading?: 'h2' | 'h3';
  isOpen?: boolean;
  glance?: ReactNode;
  children: ReactNode;
}) => {
  const [opensFirst] = useState(isOpen);
  const padding = heading === 'h2' ? { xs: 2, sm: 3 } : 2;
  return (
    <Box
      component="details"
      open={opensFirst}
      data-fold={heading}
      sx={{
        mt: heading === 'h2' ? 2 : 1.5,
        bgcolor: 'background.paper',
        border: `1px solid ${colours.line}`,
        borderRadius: 1,
        '& > summary': {
          cursor: 'pointer',
          px: padding,
          py: heading === 'h2' ? padding : 1.25,
          // Puts the marker beside the title in every browser.
          listStylePosition: 'inside',
          breakInside: 'avoid',
        },
      }}
    >
      <summary>
        <Box component={heading} sx={{ typography: heading, display: 'inline' }}>
          {title}
        </Box>
        {glance && (
          <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', color: 'text.secondary' }}>
            {glance}
          </Box>
        )}
      </summary>
      <Box sx={{ px: padding, pb: padding }}>{children}</Box>
    </Box>
  );
};

/** Main parts that fold, with buttons that open or close all of them. */
export function Folds({ open, close, children }: { open: string; close: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const setAll = (isOpen: boolean) => {
    for (const fold of box.current?.querySelectorAll<HTMLDetailsElement>('details[data-fold=h2]') ?? [])
      fold.open = isOpen;
  };
  return (
    <div ref={box}>
      <Box className="no-print" sx={{ mt: 2 }}>
        <Button onClick={() => setAll(true)}>{open}</Button>
        <Button onClick={() => setAll(false)}>{close}</Button>
      </Box>
      {children}
    </div>
  );
}
