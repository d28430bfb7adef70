import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Page } from '../../../shared/contract.ts';
import { sessionListText } from '../../text/sessionList.ts';
import { Async } from '../Async.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { CardPlaceholders } from '../Placeholder.tsx';
import { useRemoval, type RemovalOptions } from './sessionActions.tsx';

interface Named {
  id: string;
  sessionName: string;
}

interface ListText {
  title: string;
  intro: string;
  /** The button that opens the form of a new session. */
  create: string;
  empty: string;
  emptyHint: string;
}

type SessionsQuery<Session> = UseInfiniteQueryResult<InfiniteData<Page<Session>>>;

function Sessions<Session extends Named>({
  query,
  children,
  onDelete,
}: {
  query: SessionsQuery<Session>;
  children: (session: Session, onDelete: () => void) => ReactNode;
  onDelete: (session: Session) => void;
}) {
  const sessions = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, display: 'grid', gap: 2 }}>
        {sessions.map((session) => (
          <li key={session.id}>{children(session, () => onDelete(session))}</li>
        ))}
      </Box>
      {query.hasNextPage && (
        <Box sx={{ mt: 2, textAlign: 'center' }}>
          <Button variant="outlined" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {sessionListText.more}
          </Button>
        </Box>
      )}
    </>
  );
}

/** A module's list of sessions; each session can be deleted after a confirmation (spec 1 §2, spec 2 §2, §5). */
export function SessionsPage<Session extends Named>({
  text,
  query,
  create,
  height,
  above,
  children,
  ...removal
}: RemovalOptions & {
  text: ListText;
  query: SessionsQuery<Session>;
  /** The address of the new-session form, or a function that opens it. */
  create: string | (() => void);
  /** Height of a card in pixels, for the placeholders. */
  height: number;
  /** Shown between heading and list. */
  above?: ReactNode;
  children: (session: Session, onDelete: () => void) => ReactNode;
}) {
  const { dialog, askAndRemove } = useRemoval(removal);
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end', justifyContent: 'space-between' }}>
        <div>
          <PageHeading>{text.title}</PageHeading>
          <p>{text.intro}</p>
        </div>
        {createButton}
      </Box>
      {above}
      <Box component="section" aria-label={sessionListText.title} sx={{ mt: 3 }}>
        <h2 className="hidden-text">{sessionListText.title}</h2>
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
          {() => (
            <Sessions query={query} onDelete={(session) => void askAndRemove(session)}>
              {children}
            </Sessions>
          )}
        </Async>
        {dialog}
      </Box>
    </>
  );
}
