import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { accountApi, type Account } from '../../../shared/account/api.ts';
import { call } from '../../api/client.ts';
import { paths } from '../../app/paths.ts';
import { dateLabel, dateTimeLabel } from '../../../shared/text/labels.ts';
import { commonText } from '../../text/ms.ts';
import { Async, CardPlaceholders } from '../../ui/Async.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Fact, Section, PageHeading } from '../../ui/elements.tsx';
import { OwnDataSection } from '../parts/OwnData.tsx';
import { RemovalSection } from '../parts/Removal.tsx';

const Profile = ({ account: { name, email, picture, joinedAt, notice, totalSessions } }: { account: Account }) => (
  <Section
    title="Profil"
    note="Nama, alamat e-mel dan gambar datang daripada akaun Google anda dan dikemas kini setiap kali anda log masuk."
  >
    <dl>
      <Fact label="Nama">
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Avatar name={name} picture={picture} />
          <span>{name.trim() || commonText.nameless}</span>
        </Box>
      </Fact>
      <Fact label="E-mel">{email}</Fact>
      <Fact label="Pengguna sejak">
        {joinedAt === null ? 'Tidak diketahui' : <time dateTime={joinedAt}>{dateLabel(joinedAt)}</time>}
      </Fact>
      <Fact label="Jumlah sesi">{totalSessions}</Fact>
      <Fact label="Notis privasi">
        {notice.acceptedVersion === null ? 'Belum diterima.' : `Versi ${notice.acceptedVersion}, diterima pada `}
        {notice.acceptedAt !== null && (
          <time dateTime={notice.acceptedAt}>{dateTimeLabel(notice.acceptedAt)}.</time>
        )}{' '}
        <Link to={paths.privacy.href()}>Baca notis privasi</Link>
      </Fact>
    </dl>
  </Section>
);

export default function AccountPage() {
  const account = useQuery({
    queryKey: ['account'],
    queryFn: ({ signal }) => call(accountApi.account, {}, { signal }),
  });
  return (
    <>
      <PageHeading>Akaun Saya</PageHeading>
      <Async
        query={account}
        waiting={<CardPlaceholders count={3} height={260} />}
        failure="Maklumat akaun tidak dapat dimuatkan"
      >
        {(found) => (
          <>
            <Profile account={found} />
            <OwnDataSection known={found.ownData} />
            <RemovalSection account={found} />
          </>
        )}
      </Async>
    </>
  );
}
