import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { moduleNames, modules, type ModuleName } from '../../../shared/modules.ts';
import { paths } from '../../app/paths.ts';
import { commonText } from '../../text/ms.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Small } from '../../ui/elements.tsx';
import type { Column } from '../../ui/Table.tsx';
import { countLabel } from '../labels.ts';

interface User {
  id: string;
  name: string;
  email: string;
  picture: string | null;
}

export const nameOf = ({ name }: Pick<User, 'name'>): string => name.trim() || commonText.nameless;

export const userColumns = <U extends User>(sessionsOf: (user: U, module: ModuleName) => number): Column<U>[] => [
  {
    head: 'Pengguna',
    cell: (user) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 200 }}>
        <Avatar name={user.name} picture={user.picture} />
        <Box sx={{ minWidth: 0, lineHeight: 1.35, overflowWrap: 'anywhere' }}>
          <Box sx={{ fontWeight: 600 }}>
            <Link to={paths.adminUser.href({ userId: user.id })}>
              <bdi>{nameOf(user)}</bdi>
            </Link>
          </Box>
          <Small>{user.email}</Small>
        </Box>
      </Box>
    ),
  },
  ...moduleNames.map((module) => ({
    head: modules[module].title,
    cell: (user: U) => countLabel(sessionsOf(user, module)),
  })),
  {
    head: 'Jumlah',
    cell: (user) => <strong>{countLabel(moduleNames.reduce((sum, name) => sum + sessionsOf(user, name), 0))}</strong>,
  },
];
