import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { Async, Empty } from '../../ui/Async.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { CardPlaceholders } from '../../ui/Placeholder.tsx';
import { rangeText, totalLabel } from '../labels.ts';
import { ExportButtons } from '../parts/ExportButtons.tsx';
import { Pagination } from '../parts/Pagination.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { UserTable } from '../parts/UserTable.tsx';
import { useUsers } from '../queries.ts';
import { adminText, usersText as text } from '../text.ts';
import { listQuery, useUserSearch } from '../useUserSearch.ts';

type Found = NonNullable<ReturnType<typeof useUsers>['data']>;

function Users({ found: { users, pagination }, page, search }: { found: Found; page: number; search: string }) {
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
      {users.length === 0 ? <Empty title={text.emptyPage} hint={text.emptyPageHint} /> : <UserTable users={users} />}
      {pagination.isMore && <Box sx={{ mt: 1, color: 'text.secondary' }}>{text.narrow}</Box>}
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2, mt: 2 }}
      >
        <span role="status">{rangeText(pagination, users.length)}</span>
        <Pagination
          page={page}
          totalPages={lastPage}
          hrefOf={hrefOf}
          onChoose={(to) => {
            chosenPage.current = to;
          }}
        />
      </Box>
    </div>
  );
}

/** Spec 1 §2, Admin user list. */
export default function UsersPage() {
  const { page, search, typed, setTyped } = useUserSearch();
  const query = useUsers(page, search);
  const { data } = query;
  // A search that reached its limit may have missed a match.
  const none =
    data?.pagination.isMore === true
      ? { title: text.emptySoFar, hint: text.narrow }
      : { title: text.empty, hint: text.emptyHint };
  return (
    <>
      <Button component={Link} to={paths.admin.href()} sx={{ mb: 1, px: 0 }}>
        ← {adminText.title}
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'start', justifyContent: 'space-between' }}>
        <div>
          <PageHeading>{text.title}</PageHeading>
          <Box component="p" sx={{ minHeight: '1.6em' }}>
            {data && text.total(totalLabel(data.pagination.total, data.pagination.isMore))}
          </Box>
        </div>
        <ExportButtons kinds={['users']} />
      </Box>
      <Card sx={{ mt: 2 }}>
        <SearchBox value={typed} onChange={setTyped} />
        <Box sx={{ mt: 2 }} aria-busy={query.isPlaceholderData}>
          <Async
            query={query}
            failure={text.failed}
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
