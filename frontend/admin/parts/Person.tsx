import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { commonText } from '../../text/ms.ts';
import { Avatar } from '../../ui/Avatar.tsx';

/** A user's name, or a general word where it is empty. */
export const nameOf = ({ name }: { name: string }): string => name.trim() || commonText.nameless;

/** Picture, name and address of a user in a row of a table; `to`: the address behind the name. */
export function Person({ user, to }: { user: { name: string; email: string; picture: string | null }; to?: string }) {
  const name = <bdi>{nameOf(user)}</bdi>;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 200 }}>
      <Avatar name={user.name} picture={user.picture} />
      <Box sx={{ minWidth: 0, lineHeight: 1.35, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{to === undefined ? name : <Link to={to}>{name}</Link>}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '.875rem' }}>{user.email}</Box>
      </Box>
    </Box>
  );
}
