import MoreIcon from '@mui/icons-material/MoreHoriz';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { colours, radius, shadow } from '../../app/theme.ts';

/** Buttons and links of any kind, drawn as the lines of a menu. */
const listSx = {
  position: 'absolute',
  zIndex: 6,
  top: 'calc(100% + 4px)',
  right: 0,
  width: 'max-content',
  minWidth: 220,
  maxWidth: 'min(560px, calc(100vw - 32px))',
  maxHeight: '70vh',
  overflowY: 'auto',
  p: 0.75,
  border: `1px solid ${colours.line}`,
  borderRadius: radius.card,
  bgcolor: colours.sheet,
  boxShadow: shadow.panel,
  '& .MuiButton-root': {
    justifyContent: 'start',
    textAlign: 'start',
    width: '100%',
    px: 1.5,
    border: 0,
    fontWeight: 550,
  },
  '& .MuiButton-root:hover': { bgcolor: colours.greenPale },
  '& .MuiButton-root:not(.MuiButton-colorError)': { color: colours.ink },
} as const;

/**
 * What is seldom done, behind three dots or another icon. What it holds stays drawn while it is closed, so that a download or a dialog begun there goes on.
 * Escape, a click elsewhere and leaving it with Tab close it.
 */
export function MoreMenu({
  label = 'Tindakan lain',
  icon = <MoreIcon />,
  children,
}: {
  label?: string;
  icon?: ReactNode;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== 'Tab') return;
      const { target } = event;
      const isWithin = target instanceof Element && (box.current?.contains(target) || target.closest('.MuiModal-root'));
      if (!isWithin) setOpen(false);
    };
    // Not when the focus moves by itself, as when a button is replaced by another.
    const events = ['pointerdown', 'keyup'] as const;
    for (const event of events) document.addEventListener(event, closeOutside);
    return () => {
      for (const event of events) document.removeEventListener(event, closeOutside);
    };
  }, [isOpen]);
  return (
    <Box
      ref={box}
      className="no-print"
      sx={{ position: 'relative', flex: 'none' }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <IconButton
        ref={button}
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        aria-controls={id}
        sx={{ color: 'text.primary' }}
        onClick={() => setOpen(!isOpen)}
      >
        {icon}
      </IconButton>
      <Box
        id={id}
        // A link within the page, or a switch of the page, leads away from the menu.
        onClick={({ target }) =>
          target instanceof Element && target.closest('a[href^="#"], [aria-pressed]') && setOpen(false)
        }
        sx={{ ...listSx, display: isOpen ? 'grid' : 'none' }}
      >
        {children}
      </Box>
    </Box>
  );
}
