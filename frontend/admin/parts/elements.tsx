import { paths } from '../../app/paths.ts';
import { LinkButton, Card, Small, StretchedLink } from '../../ui/elements.tsx';
import Box from '@mui/material/Box';
import { moduleNames, modules, type ModuleName } from '../../../shared/modules.ts';
import { colours } from '../../app/theme.ts';
import { countLabel } from '../../../shared/text/labels.ts';
import { Link } from 'react-router-dom';
import { Avatar } from '../../ui/Avatar.tsx';
import type { Column } from '../../ui/Table.tsx';

export const BackLink = ({ to = paths.admin.href(), text = 'Admin Panel' }) => (
  <LinkButton variant="text" to={to} sx={{ mb: 1, px: 0 }}>
    ← {text}
  </LinkButton>
);

interface Figure {
  label: string;
  value: string;
  hint?: string;
  /** The address that the card links to; the hint is then the link's name. */
  to?: string;
  color?: string;
}

/** Numbers on cards, each with its label. */
export const Numbers = ({ figures }: { figures: readonly Figure[] }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, minmax(0, 1fr))' },
    }}
  >
    {figures.map(({ label, value, hint, to, color }) => (
      <Card
        key={label}
        sx={{
          position: 'relative',
          p: { xs: 1.5, sm: 2 },
          borderTop: `4px solid ${color ?? colours.green}`,
          overflowWrap: 'anywhere',
          ...(to === undefined ? {} : { '&:hover': { boxShadow: '0 8px 24px rgb(20 40 40 / 14%)' } }),
        }}
      >
        <Small as="dt">{label}</Small>
        <Box component="dd" sx={{ m: 0, mt: 0.5, typography: 'h1' }}>
          {value}
        </Box>
        {hint !== undefined && (
          <Small as="dd">{to === undefined ? hint : <StretchedLink to={to}>{hint}</StretchedLink>}</Small>
        )}
      </Card>
    ))}
  </Box>
);

interface User {
  id: string;
  name: string;
  email: string;
  picture: string | null;
}

export const userColumns = <U extends User>(sessionsOf: (user: U, module: ModuleName) => number): Column<U>[] => [
  {
    head: 'Pengguna',
    cell: (user) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 200 }}>
        <Avatar name={user.name} picture={user.picture} />
        <Box sx={{ minWidth: 0, lineHeight: 1.35, overflowWrap: 'anywhere' }}>
          <Box sx={{ fontWeight: 600 }}>
            <Link to={paths.adminUser.href({ userId: user.id })}>
              <bdi>{user.name}</bdi>
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
