import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Page } from '../../../shared/contract.ts';
import { sessionListText as text } from '../../text/sessionList.ts';
import { Async } from '../Async.tsx';
import { CardPlaceholders } from '../Placeholder.tsx';
import { useRemoval } from './removal.tsx';
import type { RemovalOptions } from './removal.tsx';

interface Named {
  id: string;
  sessionName: string;
}

/** A module's sessions as cards, a part at a time; each can be deleted after a confirmation (spec 1 §2, spec 2 §2, §5). */
export function SessionList<Session extends Named>({
  query,
  remove,
  removeFailed,
  empty,
  height,
  children,
}: RemovalOptions & {
  query: UseInfiniteQueryResult<InfiniteData<Page<Session>>>;
  empty: { title: string; hint: string; action: ReactNode };
  /** Pixels of a card, for the placeholders. */
  height: number;
  children: (session: Session, onDelete: () => void) => ReactNode;
}) {
  const { dialog, askAndRemove } = useRemoval({ remove, removeFailed });
  return (
    <Box component="section" aria-label={text.title} sx={{ mt: 3 }}>
      <h2 className="hidden-text">{text.title}</h2>
      <Async
        query={query}
        waiting={<CardPlaceholders count={3} height={height} />}
        empty={{ ...empty, when: ({ pages }) => pages.every(({ items }) => items.length === 0) }}
      >
        {({ pages }) => (
          <>
            <Box component="ul" sx={{ listStyle: 'none', p: 0, display: 'grid', gap: 2 }}>
              {pages
                .flatMap(({ items }) => items)
                .map((session) => (
                  <li key={session.id}>{children(session, () => void askAndRemove(session))}</li>
                ))}
            </Box>
            {query.hasNextPage && (
              <Box sx={{ mt: 2, textAlign: 'center' }}>
                <Button
                  variant="outlined"
                  loading={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {text.more}
                </Button>
              </Box>
            )}
            {dialog}
          </>
        )}
      </Async>
    </Box>
  );
}
