import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useState, type ReactNode } from 'react';
import { Row, H3, Small, Card, StretchedLink, PlainList, PageHeading } from '../elements.tsx';
import { dateTimeLabel } from '../../../shared/text/labels.ts';
import { sampleText, waitText, sessionListText } from '../../text/session.ts';
import AddIcon from '@mui/icons-material/Add';
import SearchIcon from '@mui/icons-material/Search';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Async, CardPlaceholders, Empty } from '../Async.tsx';
import { Badge } from '../Badge.tsx';
import { MoreMenu } from '../MoreMenu.tsx';
import type { AnalysedModule, AnalysedSession, sessionQueries } from './queries.ts';
import { askAndRemove, type Removing, SampleButton } from './sessionActions.tsx';

/** A session with its state and what to do next; what is seldom done is behind the dots. The name's link covers the card. */
export function SessionCard({
  session: { sessionName, createdAt, isSample },
  badge,
  about,
  href,
  onDelete,
  buttons,
  more,
  children,
}: {
  session: { sessionName: string; createdAt: string; isSample?: boolean | undefined };
  badge: ReactNode;
  /** What it is about, before the time. */
  about: ReactNode;
  href: string;
  onDelete: () => void;
  buttons: ReactNode;
  more?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card className="session-card">
      <Box sx={{ display: 'grid', gap: 0.75, minWidth: 0 }}>
        <Row
          sx={{
            justifyContent: { xs: 'space-between', md: 'start' },
            gap: '4px 12px',
            flexWrap: 'nowrap',
            alignItems: 'start',
          }}
        >
          <H3 sx={{ typography: 'h4', minWidth: 0, overflowWrap: 'break-word' }}>
            <StretchedLink to={href}>
              <bdi>{sessionName}</bdi>
            </StretchedLink>
          </H3>
          {isSample === true ? <Badge tone="orange">{sampleText.badge}</Badge> : badge}
        </Row>
        <Small as="div" sx={{ overflowWrap: 'break-word' }}>
          <time dateTime={createdAt}>{dateTimeLabel(createdAt)}</time> · {about}
        </Small>
        {children}
      </Box>
      <Row className="session-actions">
        {buttons}
        <MoreMenu label={`Tindakan lain: ${sessionName}`}>
          {more}
          <Button color="error" aria-label={`Padam sesi ${sessionName}`} onClick={onDelete}>
            {sessionListText.remove}
          </Button>
        </MoreMenu>
      </Row>
    </Card>
  );
}

/** Why an analysis failed, or its progress; nothing when it is completed. */
export function AnalysisState({
  module: { text },
  session: { status, progress, errorMessage },
}: {
  module: AnalysedModule;
  session: Pick<AnalysedSession, 'status' | 'progress' | 'errorMessage'>;
}) {
  if (status === 'failed')
    return <Box sx={{ color: 'error.main', fontSize: 'small' }}>{errorMessage ?? text.failed}</Box>;
  if (status !== 'processing' || !progress) return null;
  return (
    <Box sx={{ color: 'text.secondary', fontSize: 'small' }}>
      {text.steps[progress.step]}
      {progress.total > 0 && `: ${waitText.stepOf(progress.done, progress.total)}`}
      {progress.place !== undefined && `. ${waitText.inLine(progress.place)}`}
    </Box>
  );
}

/** Fewer sessions are seen at a glance. */
const searchedFrom = 5;

const Search = ({ sought, onChange }: { sought: string; onChange: (sought: string) => void }) => (
  <OutlinedInput
    type="search"
    size="small"
    value={sought}
    placeholder="Cari sesi atau dokumen"
    inputProps={{ 'aria-label': 'Cari sesi atau dokumen' }}
    startAdornment={<SearchIcon sx={{ mr: 1, color: 'text.secondary' }} />}
    sx={{ mb: 1.5, width: '100%', maxWidth: 568, minHeight: 44 }}
    onChange={({ target }) => onChange(target.value)}
  />
);

interface Named {
  id: string;
  sessionName: string;
}

/** A module's list of sessions; each session can be deleted after a confirmation (spec 1 §2, spec 2 §2, §5). */
export function SessionsPage<Session extends Named>({
  text,
  sessions,
  create,
  removeFailed,
  above,
  children,
}: {
  text: Record<'title' | 'intro' | 'create' | 'empty' | 'emptyHint', string>;
  sessions: Removing & Pick<ReturnType<typeof sessionQueries<Session, object>>, 'listQuery' | 'openSample'>;
  /** The address of the new-session form, or a function that opens it. */
  create: string | (() => void);
  /** The message when a session could not be deleted, where the spec has one for the module. */
  removeFailed?: () => string;
  above?: ReactNode;
  children: (session: Session, onDelete: () => void) => ReactNode;
}) {
  const query = useInfiniteQuery(sessions.listQuery());
  const [sought, setSought] = useState('');
  /** Of all that a card shows, such as the code of a course or the state. */
  const isSought = (session: Session) => JSON.stringify(session).toLowerCase().includes(sought.trim().toLowerCase());
  const isEmpty = query.data?.pages.every(({ items }) => items.length === 0) === true;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  // What is sought may be on a page that is not fetched yet.
  useEffect(() => {
    if (sought.trim() !== '' && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [sought, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  const createButton = (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      {...(typeof create === 'string' ? { component: Link, to: create } : { onClick: create })}
    >
      {text.create}
    </Button>
  );
  return (
    <>
      <Row sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <div>
          <PageHeading>{text.title}</PageHeading>
          <Small>{text.intro}</Small>
        </div>
        <Row>
          {!isEmpty && <SampleButton open={sessions.openSample} />}
          {createButton}
        </Row>
      </Row>
      {above}
      <Box component="section" aria-label="Senarai sesi" sx={{ mt: 2 }}>
        <h2 className="hidden-text">Senarai sesi</h2>
        <Async
          query={query}
          waiting={<CardPlaceholders count={3} height={106} />}
          empty={{
            when: () => isEmpty,
            title: text.empty,
            hint: text.emptyHint,
            action: <SampleButton open={sessions.openSample} />,
          }}
        >
          {({ pages }) => {
            const all = pages.flatMap(({ items }) => items);
            return (
              <>
                {(all.length >= searchedFrom || query.hasNextPage) && <Search sought={sought} onChange={setSought} />}
                <PlainList sx={{ display: 'grid', gap: 1 }}>
                  {all.filter(isSought).map((session) => (
                    <li key={session.id}>
                      {children(session, () => void askAndRemove(sessions, session, removeFailed))}
                    </li>
                  ))}
                </PlainList>
                {sought !== '' && !all.some(isSought) && !query.hasNextPage && (
                  <Empty title="Tiada sesi yang sepadan" />
                )}
                {query.hasNextPage && (
                  <Box sx={{ mt: 2, textAlign: 'center' }}>
                    <Button
                      variant="outlined"
                      loading={query.isFetchingNextPage}
                      onClick={() => void query.fetchNextPage()}
                    >
                      Papar lagi
                    </Button>
                  </Box>
                )}
              </>
            );
          }}
        </Async>
      </Box>
    </>
  );
}
