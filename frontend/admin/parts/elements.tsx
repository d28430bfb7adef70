import { paths } from '../../app/paths.ts';
import { Section, Small } from '../../ui/elements.tsx';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { adminApi, type Cost, type UserItem } from '../../../shared/admin/api.ts';
import { queryOf } from '../../api/queries.ts';
import { Async, CardPlaceholders } from '../../ui/Async.tsx';
import { costLabel } from '../labels.ts';
import { moduleNames, modules, type ModuleName } from '../../../shared/modules.ts';
import { countLabel } from '../../../shared/text/labels.ts';
import { Link } from 'react-router-dom';
import { Avatar } from '../../ui/frame/Avatar.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { Tiles } from '../../ui/Tiles.tsx';

export const toAdmin = { to: paths.admin.href(), label: 'Admin Panel' };

export const TableSection = <Row,>({
  title,
  note,
  children,
  ...table
}: Omit<Parameters<typeof Table<Row>>[0], 'label'> & { title: string; note?: string; children?: ReactNode }) => (
  <Section title={title} note={note}>
    <Table label={title} {...table} />
    {children}
  </Section>
);

/** Today's numbers of all modules, by the Malaysian calendar. */
export const Today = () => (
  <Section title="Hari ini dalam semua modul">
    <Async
      query={useQuery(queryOf(['admin', 'live'], adminApi.live, {}))}
      waiting={<CardPlaceholders count={1} height={{ xs: 104, md: 32 }} />}
    >
      {({ processing, costToday, ...today }) => (
        <Tiles
          labels={{
            sessionsToday: 'Sesi hari ini',
            activeToday: 'Pengguna aktif hari ini',
            processing: 'Sedang diproses',
            cost: 'Anggaran kos hari ini',
          }}
          values={{
            ...today,
            processing: moduleNames.reduce((sum, name) => sum + processing[name], 0),
            cost: costLabel(costToday.usd),
          }}
        />
      )}
    </Async>
  </Section>
);

export const costLabels = {
  calls: 'Panggilan model',
  inputTokens: 'Token masuk',
  outputTokens: 'Token keluar',
  usd: 'Anggaran kos',
};
export const costText = {
  note: 'Kos dianggarkan daripada senarai harga dalam tetapan; bil sebenar mungkin berbeza.',
  free: 'Model yang digunakan terbina dalam suite ini dan tidak mengenakan kos.',
  noPrice: 'Model yang digunakan tiada dalam senarai harga, jadi kos tidak dapat dianggarkan.',
};

/** `children`: what stands before the figures. */
export const CostSection = ({ cost, children }: { cost: Cost; children?: ReactNode }) => (
  <Section title="Penggunaan Model AI">
    {children}
    <Tiles labels={costLabels} values={{ ...cost, usd: costLabel(cost.usd) }} />
    <Small sx={{ mt: 1 }}>
      {cost.calls > 0 && cost.usd === 0 ? costText.free : cost.usd === null ? costText.noPrice : costText.note}
    </Small>
  </Section>
);

export const userColumns = <U extends Pick<UserItem, 'id' | 'name' | 'email' | 'picture'>>(
  sessionsOf: (user: U, module: ModuleName) => number,
): Column<U>[] => [
  {
    head: 'Pengguna',
    cell: (user) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 200 }}>
        <Avatar name={user.name} picture={user.picture} />
        <Box sx={{ minWidth: 0, lineHeight: 1.35, overflowWrap: 'break-word' }}>
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
