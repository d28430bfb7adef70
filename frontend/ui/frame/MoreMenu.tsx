import MoreIcon from '@mui/icons-material/MoreHoriz';
import Box from '@mui/material/Box';
import type { IconButtonProps } from '@mui/material/IconButton';
import type { MouseEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { colours } from '../../app/theme.ts';
import { Popup } from '../Popup.tsx';

/** Buttons and links of any kind, drawn as the lines of a menu. */
const listSx = {
  display: 'grid',
  p: 0.75,
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
 * What is seldom done, behind three dots or another icon. With `keepMounted` what it holds stays drawn while it is closed, so that a
 * download or a dialog begun there goes on. What is chosen closes it first, so that the choice may move the focus; what unfolds in it does not.
 */
export const MoreMenu = ({
  label = 'Tindakan lain',
  icon = <MoreIcon />,
  keepMounted = true,
  children,
  ...button
}: Omit<IconButtonProps, 'children'> & {
  label?: string;
  icon?: ReactNode;
  keepMounted?: boolean;
  children: ReactNode;
}) => (
  <Popup
    {...{ label, icon, keepMounted }}
    title={label}
    className="no-print"
    sx={{ color: 'text.primary' }}
    {...button}
  >
    {(close) => (
      <Box
        sx={listSx}
        onClickCapture={({ target }: MouseEvent) => {
          const chosen = target instanceof Element ? target.closest('a, .MuiButton-root') : null;
          if (chosen?.matches('[aria-expanded]') === false) flushSync(close);
        }}
      >
        {children}
      </Box>
    )}
  </Popup>
);
