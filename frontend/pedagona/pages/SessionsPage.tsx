import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { pedagonaApi } from '../../../shared/pedagona/api.ts';
import type { SessionSummary } from '../../../shared/pedagona/schemas.ts';
import { call } from '../../api/client.ts';
import { paths } from '../../app/paths.ts';
import { Async, Fault } from '../../ui/Async.tsx';
import { useConfirm } from '../../ui/Confirm.tsx';
import { useNotice } from '../../ui/Notices.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { CardPlaceholders } from '../../ui/Placeholder.tsx';
import { Tiles } from '../../ui/Tiles.tsx';
import { SessionCard } from '../parts/SessionCard.tsx';
import { useDeleteSession, useModuleStats, useSessions } from '../queries.ts';
import { listText, resultsText } from '../text.ts';
import { useWordDownload } from '../useWordDownload.ts';

function Counters() {
  const { data, error } = useModuleStats();
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {error && !data ? (
        <Fault message={listText.countersFailed} />
      ) : (
        <Tiles labels={listText.counters} values={data ?? null} />
      )}
    </Box>
  );
}

const NewSessionButton = () => (
  <Button component={Link} to={paths.pedagonaNew.href()} variant="contained" startIcon={<AddIcon />}>
    {listText.create}
  </Button>
);

const fetchSession = (sessionId: string) => () =>
  call(pedagonaApi.getSession, { params: { sessionId } }, { fallback: resultsText.fetchFailed });

function Sessions() {
  const query = useSessions();
  const deletion = useDeleteSession();
  const download = useWordDownload('merungkai');
  const notify = useNotice();
  const { dialog, ask } = useConfirm();

  const remove = async ({ id, sessionName }: SessionSummary) => {
    if (!(await ask({ text: listText.confirmRemove, confirm: listText.remove, isDangerous: true }))) return;
    try {
      await deletion.mutateAsync(id);
      notify('success', listText.removed(sessionName));
    } catch (reason) {
      notify('error', listText.removeFailed(reason instanceof Error ? reason.message : String(reason)));
    }
  };

  return (
    <Async
      query={query}
      waiting={<CardPlaceholders count={3} height={196} />}
      empty={{
        when: ({ pages }) => pages.every(({ items }) => items.length === 0),
        title: listText.empty,
        hint: listText.emptyHint,
        action: <NewSessionButton />,
      }}
    >
      {({ pages }) => (
        <>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, display: 'grid', gap: 2 }}>
            {pages
              .flatMap(({ items }) => items)
              .map((session) => (
                <li key={session.id}>
                  <SessionCard
                    session={session}
                    onDownload={(ending) => download(fetchSession(session.id), ending)}
                    onDelete={() => void remove(session)}
                  />
                </li>
              ))}
          </Box>
          {query.hasNextPage && (
            <Box sx={{ mt: 2, textAlign: 'center' }}>
              <Button variant="outlined" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {listText.more}
              </Button>
            </Box>
          )}
          {dialog}
        </>
      )}
    </Async>
  );
}

/** Spec 1 §2, PEDAGONA session list. */
export default function SessionsPage() {
  return (
    <>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end', justifyContent: 'space-between', mb: 3 }}
      >
        <div>
          <PageHeading>{listText.title}</PageHeading>
          <p>{listText.intro}</p>
        </div>
        <NewSessionButton />
      </Box>
      <Counters />
      <Box component="section" aria-label={listText.sessions} sx={{ mt: 3 }}>
        <h2 className="hidden-text">{listText.sessions}</h2>
        <Sessions />
      </Box>
    </>
  );
}
