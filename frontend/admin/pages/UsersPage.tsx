import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { adminApi, type UserItem } from '../../../shared/admin/api.ts';
import type { Reply } from '../../../shared/contract.ts';
import { queryOf } from '../../api/queries.ts';
import { Navigate, useNavigate } from 'react-router-dom';
import { countLabel, dateTimeLabel } from '../../../shared/text/labels.ts';
import { paths } from '../../app/paths.ts';
import { Async, Empty, CardPlaceholders } from '../../ui/Async.tsx';
import { LinkButton, Span, P, Card, Row, Soft } from '../../ui/elements.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { PageBar } from '../../ui/frame/PageBar.tsx';
import { TextInput } from '../../ui/fields.tsx';
import { useNow } from '../../ui/useNow.ts';
import { lastActivityLabel, rangeText, totalLabel, pageNumbers } from '../labels.ts';
import { ExportButtons } from '../parts/ExportButtons.tsx';
import { toAdmin, userColumns } from '../parts/elements.tsx';
import { listQuery, searchLength, useUserSearch } from '../useUserSearch.ts';
import { ReasonButton } from '../../ui/ReasonButton.tsx';

/** Users on a page of the list (spec 1 §9). */
const pageSize = 20;

const title = 'Senarai Pengguna';
/** Of a search whose every word is common: what was looked at is not all. */
const narrow =
  'Perkataan carian ini terlalu biasa, jadi senarai ini mungkin tidak lengkap. Tambah huruf atau perkataan, atau masukkan alamat e-mel penuh.';

const columnsAt = (now: Parameters<typeof lastActivityLabel>[1]): Column<UserItem>[] => [
  ...userColumns<UserItem>((user, module) => user[`${module}Sessions`]),
  {
    head: 'Aktiviti Terakhir',
    cell: ({ lastActivity: at }) => (
      <Span title={at === null ? '' : dateTimeLabel(at)} sx={{ whiteSpace: 'nowrap' }}>
        {lastActivityLabel(at, now)}
      </Span>
    ),
  },
  {
    head: 'Tindakan',
    cell: (user) => (
      <LinkButton to={paths.adminUser.href({ userId: user.id })} size="small" aria-label={`Lihat ${user.name}`}>
        Lihat
      </LinkButton>
    ),
  },
];

/** Users with their sessions and their last activity (spec 1 §2, Admin user list). */
function Users({
  found: { users, pagination },
  page,
  search,
}: {
  found: Reply<typeof adminApi.users>;
  page: number;
  search: string;
}) {
  const now = useNow();
  const list = useRef<HTMLDivElement>(null);
  const chosenPage = useRef<number>(undefined);
  // A chosen page is shown from its first row, which takes the focus. A search leaves the focus in its field.
  useEffect(() => {
    if (chosenPage.current !== pagination.page) return;
    chosenPage.current = undefined;
    list.current?.scrollIntoView({ block: 'start' });
    list.current?.querySelector<HTMLElement>('[role=group]')?.focus({ preventScroll: true });
  }, [pagination.page]);
  const hrefOf = (to: number) => `${paths.adminUsers.href()}${listQuery(to, search)}`;
  const lastPage = Math.max(1, pagination.totalPages);
  // The address names a page that no longer exists.
  if (users.length === 0 && pagination.page > lastPage) return <Navigate to={hrefOf(lastPage)} replace />;
  return (
    <div ref={list}>
      {users.length === 0 ? (
        <Empty title="Tiada pengguna pada halaman ini" hint="Sila pilih halaman lain di bawah." />
      ) : (
        <Table label={title} columns={columnsAt(now)} rows={users} minWidth={900} stacks />
      )}
      {pagination.isMore && <Soft>{narrow}</Soft>}
      <Row sx={{ alignItems: 'center', justifyContent: 'space-between', mt: 2 }}>
        <span role="status">{rangeText(pagination, users.length)}</span>
        <Pagination
          page={page}
          totalPages={lastPage}
          hrefOf={hrefOf}
          onChoose={(to) => {
            chosenPage.current = to;
          }}
        />
      </Row>
    </div>
  );
}

/** Spec 1 §2, Admin user list. */
export default function UsersPage() {
  const { page, search, typed, setTyped } = useUserSearch();
  const query = useQuery({
    ...queryOf(['admin', 'users', listQuery(page, search)], adminApi.users, {
      query: { page, limit: pageSize, search },
    }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  // A search that reached its limit may have missed a match.
  const none =
    data?.pagination.isMore === true
      ? { title: 'Tiada pengguna dijumpai dalam padanan yang disemak', hint: narrow }
      : { title: 'Tiada pengguna dijumpai', hint: 'Cuba cari dengan kata kunci lain' };
  return (
    <>
      <PageBar back={toAdmin} title={title} download={<ExportButtons kinds={['users']} />} />
      <P sx={{ minHeight: '1.6em' }}>
        {data && `Jumlah: ${totalLabel(data.pagination.total, data.pagination.isMore)} pengguna`}
      </P>
      <Card sx={{ mt: 2 }}>
        <Box role="search" sx={{ maxWidth: 480 }}>
          <TextInput
            type="search"
            size="small"
            required={false}
            label="Cari pengguna"
            placeholder="Nama atau e-mel"
            value={typed}
            onChange={setTyped}
            startAdornment={<SearchIcon aria-hidden sx={{ mr: 1, color: 'text.secondary' }} />}
            inputProps={{ maxLength: searchLength, autoComplete: 'off' }}
            sx={{ minHeight: 44 }}
          />
        </Box>
        <Box sx={{ mt: 2 }} aria-busy={query.isPlaceholderData}>
          <Async
            query={query}
            failure="Gagal memuatkan senarai pengguna"
            waiting={<CardPlaceholders count={8} height={60} />}
            empty={{ when: ({ pagination }) => pagination.total === 0, ...none }}
          >
            {(found) => <Users found={found} page={page} search={search} />}
          </Async>
        </Box>
      </Card>
    </>
  );
}

/** Previous, the numbers of pages, next (spec 1 §2, §5). `hrefOf`: the address of a page; `onChoose` is called before it opens. */
export function Pagination({
  page,
  totalPages,
  hrefOf,
  onChoose,
}: {
  page: number;
  totalPages: number;
  hrefOf: (page: number) => string;
  onChoose: (to: number) => void;
}) {
  const navigate = useNavigate();
  const turn = (to: number, label: string, reason: string) => (
    <ReasonButton
      variant="outlined"
      reason={to < 1 || to > totalPages ? reason : null}
      onClick={() => {
        onChoose(to);
        void navigate(hrefOf(to));
      }}
    >
      {label}
    </ReasonButton>
  );
  return (
    <Box
      component="nav"
      aria-label="Halaman senarai pengguna"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}
    >
      {turn(page - 1, 'Sebelumnya', 'Ini halaman pertama.')}
      {pageNumbers(page, totalPages).map((number, place) =>
        number === 'gap' ? (
          <Box component="span" key={`gap-${place}`} aria-hidden sx={{ px: 0.5 }}>
            …
          </Box>
        ) : (
          <LinkButton
            key={number}
            to={hrefOf(number)}
            onClick={() => onChoose(number)}
            variant={number === page ? 'contained' : 'text'}
            aria-label={`Halaman ${countLabel(number)}`}
            aria-current={number === page ? 'page' : undefined}
            sx={{ minWidth: 44, px: 1 }}
          >
            {countLabel(number)}
          </LinkButton>
        ),
      )}
      {turn(page + 1, 'Seterusnya', 'Ini halaman terakhir.')}
    </Box>
  );
}
