import Box from '@mui/material/Box';
import { useState } from 'react';
import { colours } from '../app/theme.ts';
import { commonText } from '../text/ms.ts';

/** A user's picture, or the first letter of the name when none loads. Hidden from screen readers, since the name is beside it. */
export function Avatar({ name, picture }: { name: string; picture: string | null }) {
  const [failed, setFailed] = useState(false);
  const initial = (name.trim() || commonText.nameless).charAt(0).toUpperCase();
  return (
    <Box
      aria-hidden
      sx={{
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        width: 36,
        height: 36,
        borderRadius: '50%',
        overflow: 'hidden',
        bgcolor: colours.goldPale,
        color: colours.gold,
        fontWeight: 700,
      }}
    >
      {picture !== null && picture !== '' && !failed ? (
        <img src={picture} alt="" width={36} height={36} referrerPolicy="no-referrer" onError={() => setFailed(true)} />
      ) : (
        initial
      )}
    </Box>
  );
}
