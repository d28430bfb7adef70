import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Account } from '../../../shared/account/api.ts';
import { paths } from '../../app/paths.ts';
import { dateLabel, dateTimeLabel } from '../../../shared/text/labels.ts';
import { commonText } from '../../text/ms.ts';
import { Async, CardPlaceholders } from '../../ui/Async.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Fact, Facts, Section, PageHeading } from '../../ui/layout.tsx';
import { OwnDataSection } from '../parts/OwnData.tsx';
import { RemovalSection } from '../parts/Removal.tsx';
import { accountQuery } from '../queries.ts';
import { accountText as text } from '../text.ts';

const AcceptedNotice = ({ notice: { acceptedVersion, acceptedAt } }: Pick<Account, 'notice'>) => (
  <>
    {acceptedVersion === null ? (
      text.notAccepted
    ) : (
      <>
        {text.accepted(acceptedVersion)}{' '}
        {acceptedAt !== null && <time dateTime={acceptedAt}>{dateTimeLabel(acceptedAt)}</time>}.
      </>
    )}{' '}
    <Link to={paths.privacy.href()}>{text.readNotice}</Link>
  </>
);

const Profile = ({ account: { name, email, picture, joinedAt, notice, totalSessions } }: { account: Account }) => (
  <Section title={text.profile} note={text.source}>
    <Facts>
      <Fact label={text.facts.name}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Avatar name={name} picture={picture} />
          <span>{name.trim() || commonText.nameless}</span>
        </Box>
      </Fact>
      <Fact label={text.facts.email}>{email}</Fact>
      <Fact label={text.facts.joinedAt}>
        {joinedAt === null ? text.unknown : <time dateTime={joinedAt}>{dateLabel(joinedAt)}</time>}
      </Fact>
      <Fact label={text.facts.sessions}>{totalSessions}</Fact>
      <Fact label={text.facts.notice}>
        <AcceptedNotice notice={notice} />
      </Fact>
    </Facts>
  </Section>
);

/** The user's own account: profile, download of all data, and account deletion. */
export default function AccountPage() {
  return (
    <>
      <PageHeading>{text.title}</PageHeading>
      <Async query={useQuery(accountQuery)} waiting={<CardPlaceholders count={3} height={260} />} failure={text.failed}>
        {(account) => (
          <>
            <Profile account={account} />
            <OwnDataSection known={account.ownData} />
            <RemovalSection account={account} />
          </>
        )}
      </Async>
    </>
  );
}
