import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Row, H3, Small, Card, StretchedLink, PlainList, PageHeading } from '../elements.tsx';
import { dateTimeLabel } from '../../../shared/text/labels.ts';
import { waitText, sessionListText } from '../../text/session.ts';
import AddIcon from '@mui/icons-material/Add';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Async, CardPlaceholders } from '../Async.tsx';
import type { AnalysedModule, AnalysedSession, sessionQueries } from './queries.ts';
import { askAndRemove, type Removing } from './sessionActions.tsx';

/** The name's link covers the card; the buttons are above it. */
const nameSx = { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } } as const;

export function SessionCard({
  session: { sessionName, createdAt },
  badge,
  about,
  href = null,
  onDelete,
  buttons,
  children,
}: {
  session: { sessionName: string; createdAt: string };
  badge: ReactNode;
  /** What it is about, above the time. */
  about: ReactNode;
  href?: string | null;
  onDelete: () => void;
  buttons: ReactNode;
  children: ReactNode;
}) {
  const name = <bdi>{sessionName}</bdi>;
  return (
    <Card
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1.5,
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'start', justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0 }}>
          <H3>
            {href === null ? (
              name
            ) : (
              <StretchedLink to={href} sx={nameSx}>
                {name}
              </StretchedLink>
            )}
          </H3>
          <Small as="div">
            <div>{about}</div>
            <time dateTime={createdAt}>{dateTimeLabel(createdAt)}</time>
          </Small>
        </Box>
        {badge}
      </Box>
      {children}
      <Row sx={{ '& > *': { position: 'relative' } }}>
        {buttons}
        <Button color="error" sx={{ ml: { sm: 'auto' } }} aria-label={`Padam sesi ${sessionName}`} onClick={onDelete}>
          {sessionListText.remove}
        </Button>
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
  if (status === 'failed') return <Box sx={{ color: 'error.main' }}>{errorMessage ?? text.failed}</Box>;
  if (status !== 'processing' || !progress) return null;
  return (
    <Box sx={{ color: 'text.secondary' }}>
      {text.steps[progress.step]}
      {progress.total > 0 && `: ${waitText.stepOf(progress.done, progress.total)}`}
      {progress.place !== undefined && `. ${waitText.inLine(progress.place)}`}
    </Box>
  );
}

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
  sessions: Removing & Pick<ReturnType<typeof sessionQueries<Session, object>>, 'listQuery'>;
  /** The address of the new-session form, or a function that opens it. */
  create: string | (() => void);
  /** The message when a session could not be deleted, where the spec has one for the module. */
  removeFailed?: () => string;
  above?: ReactNode;
  children: (session: Session, onDelete: () => void) => ReactNode;
}) {
  const query = useInfiniteQuery(sessions.listQuery());
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
      <Row sx={{ alignItems: 'end', justifyContent: 'space-between' }}>
        <div>
          <PageHeading>{text.title}</PageHeading>
          <p>{text.intro}</p>
        </div>
        {createButton}
      </Row>
      {above}
      <Box component="section" aria-label="Senarai sesi" sx={{ mt: 3 }}>
        <h2 className="hidden-text">Senarai sesi</h2>
        <Async
          query={query}
          waiting={<CardPlaceholders count={3} height={206} />}
          empty={{
            when: ({ pages }) => pages.every(({ items }) => items.length === 0),
            title: text.empty,
            hint: text.emptyHint,
            action: createButton,
          }}
        >
          {({ pages }) => (
            <>
              <PlainList sx={{ display: 'grid', gap: 2 }}>
                {pages
                  .flatMap(({ items }) => items)
                  .map((session) => (
                    <li key={session.id}>
                      {children(session, () => void askAndRemove(sessions, session, removeFailed))}
                    </li>
                  ))}
              </PlainList>
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
          )}
        </Async>
      </Box>
    </>
  );
}
