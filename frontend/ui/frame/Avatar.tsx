import MuiAvatar from '@mui/material/Avatar';
import { colours } from '../../app/theme.ts';
import { commonText } from '../../text/ms.ts';

/** A user's picture, or the first letter of the name when none loads. Hidden from screen readers, since the name is beside it. */
export const Avatar = ({ name, picture }: { name: string; picture: string | null }) => (
  <MuiAvatar
    aria-hidden
    alt=""
    {...(picture === null || picture === '' ? {} : { src: picture })}
    slotProps={{ img: { referrerPolicy: 'no-referrer' } }}
    sx={{
      width: 36,
      height: 36,
      fontSize: 'text',
      fontWeight: 700,
      bgcolor: colours.goldBright,
      color: colours.onGold,
    }}
  >
    {(name.trim() || commonText.nameless).charAt(0).toUpperCase()}
  </MuiAvatar>
);
