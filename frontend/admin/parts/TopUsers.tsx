import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { Overview } from '../../../shared/admin/schemas.ts';
import { modules } from '../../../shared/modules.ts';
import { paths } from '../../app/paths.ts';
import { Empty } from '../../ui/Async.tsx';
import { Section } from '../../ui/Section.tsx';
import { Table } from '../../ui/Table.tsx';
import { countLabel } from '../labels.ts';
import { adminText as text } from '../text.ts';
import { Person } from './Person.tsx';

type TopUser = Overview['topUsers'][number];

const totalOf = ({ pedagonaCount, acadioraCount, valentraCount }: TopUser): number =>
  pedagonaCount + acadioraCount + valentraCount;

const columns = [
  { head: text.rank, cell: (_: TopUser, index: number) => index + 1 },
  { head: text.user, cell: (user: TopUser) => <Person user={user} to={paths.adminUser.href({ userId: user.id })} /> },
  { head: modules.pedagona.title, cell: ({ pedagonaCount }: TopUser) => countLabel(pedagonaCount) },
  { head: modules.acadiora.title, cell: ({ acadioraCount }: TopUser) => countLabel(acadioraCount) },
  { head: modules.valentra.title, cell: ({ valentraCount }: TopUser) => countLabel(valentraCount) },
  { head: text.total, cell: (user: TopUser) => <strong>{countLabel(totalOf(user))}</strong> },
];

/** The ten users with most sessions (spec 1 §2, §9). */
export const TopUsers = ({ users }: { users: readonly TopUser[] }) => (
  <Section title={text.topUsers}>
    {users.length === 0 ? (
      <Empty title={text.topUsersEmpty} />
    ) : (
      <Table label={text.topUsers} columns={columns} rows={users.slice(0, 10)} minWidth={760} />
    )}
    <Box sx={{ mt: 2 }}>
      <Button component={Link} to={paths.adminUsers.href()} variant="outlined">
        {text.seeAll}
      </Button>
    </Box>
  </Section>
);
