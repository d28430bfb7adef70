import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Async, CardPlaceholders } from '../Async.tsx';
import { PlainList, Row, PageHeading } from '../elements.tsx';
import type { sessionQueries } from './queries.ts';
import { askAndRemove, type Removing } from './sessionActions.tsx';

interface Named {
  id: string;
  sessionName: string;
}

interface ListText {
  title: string;
  intro: string;
  create: string;
  empty: string;
  emptyHint: string;
}

/** A module's list of sessions; each session can be deleted after a confirmation (spec 1 §2, spec 2 §2, §5). */
export function SessionsPage<Session extends Named>({
  text,
  sessions,
  create,
  removeFailed,
  height,
  above,
  children,
}: {
  text: ListText;
  sessions: Removing & Pick<ReturnType<typeof sessionQueries<Session, unknown>>, 'listQuery'>;
  /** The address of the new-session form, or a function that opens it. */
  create: string | (() => void);
  /** The message when a session could not be deleted, where the spec has one for the module. */
  removeFailed?: () => string;
  height: number;
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
          waiting={<CardPlaceholders count={3} height={height} />}
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
