import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useId } from 'react';
import { colours, radius } from '../../app/theme.ts';
import { commonText } from '../../text/ms.ts';
import { H3 } from '../elements.tsx';

const paperSx = {
  position: 'fixed',
  m: 0,
  bottom: 0,
  right: 0,
  width: { xs: 1, md: 'min(560px, 45vw)' },
  maxWidth: 'none',
  maxHeight: 'none',
  height: { xs: '80dvh', md: 1 },
  borderRadius: { xs: `${radius.card} ${radius.card} 0 0`, md: 0 },
  borderLeft: { md: `1px solid ${colours.line}` },
} as const;

/** What belongs to a place of the page, beside it; on a phone a sheet over its foot. A click outside or Escape closes it. */
export function SidePanel({
  title,
  onClose,
  children,
}: {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Dialog
      open
      maxWidth={false}
      transitionDuration={0}
      aria-labelledby={id}
      onClose={onClose}
      slotProps={{ paper: { sx: paperSx }, backdrop: { sx: { bgcolor: { xs: colours.backdrop, md: 'transparent' } } } }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'start',
          gap: 1,
          px: 2.5,
          py: 1.5,
          borderBottom: `1px solid ${colours.line}`,
        }}
      >
        <H3 as="h2" id={id} sx={{ flex: 1, minWidth: 0, pt: 1 }}>
          {title}
        </H3>
        <IconButton
          autoFocus
          aria-label={commonText.close}
          title={commonText.close}
          onClick={onClose}
          sx={{ width: 44, height: 44 }}
        >
          <CloseIcon />
        </IconButton>
      </Box>
      {children}
    </Dialog>
  );
}
