import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { UserItem } from '../../../shared/admin/schemas.ts';
import { modules } from '../../../shared/modules.ts';
import { paths } from '../../app/paths.ts';
import { dateTimeLabel } from '../../../shared/text/labels.ts';
import { Table } from '../../ui/Table.tsx';
import { useNow } from '../../ui/useNow.ts';
import { countLabel, lastActivityLabel } from '../labels.ts';
import { adminText, usersText as text } from '../text.ts';
import { nameOf, Person } from './Person.tsx';

const totalOf = ({ pedagonaSessions, acadioraSessions, valentraSessions }: UserItem): number =>
  pedagonaSessions + acadioraSessions + valentraSessions;

const LastActivity = ({ at, now }: { at: string | null; now: Date }) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    {at === null ? (
      lastActivityLabel(at, now)
    ) : (
      <time dateTime={at} title={dateTimeLabel(at)}>
        {lastActivityLabel(at, now)}
      </time>
    )}
  </Box>
);

/** Users with their sessions and their last activity (spec 1 §2, Admin user list). */
export function UserTable({ users }: { users: readonly UserItem[] }) {
  const now = useNow();
  const columns = [
    // On a phone the last column is out of sight, so the name is a link as well.
    {
      head: adminText.user,
      cell: (user: UserItem) => <Person user={user} to={paths.adminUser.href({ userId: user.id })} />,
    },
    { head: modules.pedagona.title, cell: ({ pedagonaSessions }: UserItem) => countLabel(pedagonaSessions) },
    { head: modules.acadiora.title, cell: ({ acadioraSessions }: UserItem) => countLabel(acadioraSessions) },
    { head: modules.valentra.title, cell: ({ valentraSessions }: UserItem) => countLabel(valentraSessions) },
    { head: adminText.total, cell: (user: UserItem) => <strong>{countLabel(totalOf(user))}</strong> },
    { head: text.lastActivity, cell: ({ lastActivity }: UserItem) => <LastActivity at={lastActivity} now={now} /> },
    {
      head: text.action,
      cell: (user: UserItem) => (
        <Button
          component={Link}
          to={paths.adminUser.href({ userId: user.id })}
          variant="outlined"
          size="small"
          aria-label={text.viewNamed(nameOf(user))}
        >
          {text.view}
        </Button>
      ),
    },
  ];
  return <Table label={text.title} columns={columns} rows={users} minWidth={900} />;
}
