import { paths } from '../../app/paths.ts';
import { Card, Fact, H2, Section, Small, StretchedLink } from '../../ui/elements.tsx';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { adminApi, type Cost, type UserItem } from '../../../shared/admin/api.ts';
import { queryOf } from '../../api/queries.ts';
import { Async, CardPlaceholders } from '../../ui/Async.tsx';
import { costLabel } from '../labels.ts';
import { moduleNames, modules, type ModuleName } from '../../../shared/modules.ts';
import { colours, shadow } from '../../app/theme.ts';
import { countLabel } from '../../../shared/text/labels.ts';
import { Link } from 'react-router-dom';
import { Avatar } from '../../ui/frame/Avatar.tsx';
import { type Column, Table } from '../../ui/Table.tsx';

export const toAdmin = { to: paths.admin.href(), label: 'Admin Panel' };

interface Figure {
  label: string;
  value: string;
  hint?: string;
  /** The address that the card links to; the hint is then the link's name. */
  to?: string;
  color?: string;
}

/** Numbers on cards, each with its label. */
export const Numbers = ({ figures, columns = 4 }: { figures: readonly Figure[]; columns?: number }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: '1fr 1fr', md: `repeat(${columns}, minmax(0, 1fr))` },
    }}
  >
    {figures.map(({ label, value, hint, to, color }) => (
      <Card
        key={label}
        sx={{
          position: 'relative',
          p: { xs: 1.5, sm: 2 },
          borderTop: `4px solid ${color ?? colours.green}`,
          overflowWrap: 'break-word',
          ...(to === undefined ? {} : { '&:hover': { boxShadow: shadow.float } }),
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

/** A table under its title. */
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
  <Box component="section" sx={{ mt: 2 }}>
    <H2 sx={{ mb: 1.5 }}>Hari ini dalam semua modul</H2>
    <Async
      query={useQuery(queryOf(['admin', 'live'], adminApi.live, {}))}
      waiting={<CardPlaceholders count={1} height={{ xs: 197, md: 96 }} />}
    >
      {({ sessionsToday, activeToday, processing, costToday }) => (
        <Numbers
          figures={[
            { label: 'Sesi hari ini', value: countLabel(sessionsToday) },
            { label: 'Pengguna aktif hari ini', value: countLabel(activeToday) },
            {
              label: 'Sedang diproses',
              value: countLabel(moduleNames.reduce((sum, name) => sum + processing[name], 0)),
            },
            { label: 'Anggaran kos hari ini', value: costLabel(costToday.usd) },
          ]}
        />
      )}
    </Async>
  </Box>
);

export const costText = {
  calls: 'Panggilan model',
  inputTokens: 'Token masuk',
  outputTokens: 'Token keluar',
  usd: 'Anggaran kos',
  note: 'Kos dianggarkan daripada senarai harga dalam tetapan; bil sebenar mungkin berbeza.',
  free: 'Model yang digunakan terbina dalam suite ini dan tidak mengenakan kos.',
  noPrice: 'Model yang digunakan tiada dalam senarai harga, jadi kos tidak dapat dianggarkan.',
};

/** `children`: what stands before the figures. */
export const CostSection = ({ cost, children }: { cost: Cost; children?: ReactNode }) => (
  <Section title="Penggunaan Model AI">
    {children}
    <dl>
      <Fact label={costText.calls}>{countLabel(cost.calls)}</Fact>
      <Fact label={costText.inputTokens}>{countLabel(cost.inputTokens)}</Fact>
      <Fact label={costText.outputTokens}>{countLabel(cost.outputTokens)}</Fact>
      <Fact label={costText.usd}>{costLabel(cost.usd)}</Fact>
    </dl>
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
