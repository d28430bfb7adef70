import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { UserDetail } from '../../../shared/admin/schemas.ts';
import { moduleNames, modules } from '../../../shared/modules.ts';
import { paths } from '../../app/paths.ts';
import { moduleColours } from '../../app/theme.ts';
import { commonText } from '../../text/ms.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Card } from '../../ui/Card.tsx';
import { useNotice } from '../../ui/Notices.tsx';
import { PageHeading, usePageTitle } from '../../ui/PageHeading.tsx';
import { Starting } from '../../ui/Starting.tsx';
import { countLabel } from '../labels.ts';
import { dateLabel } from '../../../shared/text/labels.ts';
import { Numbers } from '../parts/Numbers.tsx';
import { nameOf } from '../parts/Person.tsx';
import { UserCharts } from '../parts/UserCharts.tsx';
import { UserTabs } from '../parts/UserTabs.tsx';
import { UserUsage } from '../parts/UserUsage.tsx';
import { useUserDetail } from '../queries.ts';
import { userText as text } from '../text.ts';

function Profile({ user }: { user: UserDetail['user'] }) {
  return (
    <Card sx={{ display: 'flex', alignItems: 'center', gap: 2, overflowWrap: 'anywhere' }}>
      <Avatar name={user.name} picture={user.picture} />
      <Box sx={{ minWidth: 0 }}>
        <PageHeading title={text.title}>{nameOf(user)}</PageHeading>
        <div>{user.email}</div>
        <Box sx={{ color: 'text.secondary' }}>
          {user.createdAt === null ? text.joinedUnknown : text.joined(dateLabel(user.createdAt))}
        </Box>
      </Box>
    </Card>
  );
}

function Statistics({ statistics }: { statistics: UserDetail['statistics'] }) {
  return (
    <Box component="section" aria-label={text.statistics} sx={{ mt: 2 }}>
      <Numbers
        figures={[
          { label: text.totalSessions, value: countLabel(statistics.totalSessions) },
          ...moduleNames.map((module) => ({
            label: modules[module].title,
            value: countLabel(statistics[module]),
            color: moduleColours[module],
          })),
        ]}
      />
    </Box>
  );
}

function Detail({ detail }: { detail: UserDetail }) {
  return (
    <>
      <Profile user={detail.user} />
      <Statistics statistics={detail.statistics} />
      <UserCharts statistics={detail.statistics} />
      <Box component="section" aria-label={text.tabs.label} sx={{ mt: 3 }}>
        <h2 className="hidden-text">{text.tabs.label}</h2>
        <UserTabs detail={detail} />
      </Box>
      <UserUsage cost={detail.cost} quota={detail.quota} />
    </>
  );
}

/** Spec 1 §2, Admin user detail; when a user cannot be loaded, a notice says so and the list opens (§8). */
export default function UserPage() {
  const { userId = '' } = useParams();
  const { data, error } = useUserDetail(userId);
  const navigate = useNavigate();
  const notify = useNotice();
  usePageTitle(text.title);
  const isLost = error !== null && data === undefined;
  useEffect(() => {
    if (!isLost) return;
    notify('error', text.failed);
    void navigate(paths.adminUsers.href(), { replace: true });
  }, [isLost, notify, navigate]);
  return (
    <>
      <Button component={Link} to={paths.adminUsers.href()} sx={{ mb: 1, px: 0 }}>
        ← {text.back}
      </Button>
      {data ? <Detail detail={data} /> : <Starting>{commonText.loading}</Starting>}
    </>
  );
}
