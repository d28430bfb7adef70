import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { Progress } from '../../../shared/session.ts';
import { waitText } from '../../text/session.ts';
import { sessionListText } from '../../text/sessionList.ts';
import { Card } from '../Card.tsx';
import { StatusBadge } from '../StatusBadge.tsx';

/** A session in a list: its name and status, what is known of it, and what can be done with it. */
export const CardFrame = ({
  name,
  status,
  facts,
  children,
}: {
  name: ReactNode;
  status: string;
  /** The quiet lines below the name. */
  facts: ReactNode;
  children: ReactNode;
}) => (
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
        <Box component="h3" sx={{ typography: 'h3', overflowWrap: 'anywhere' }}>
          {name}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '.925rem' }}>{facts}</Box>
      </Box>
      <StatusBadge status={status} />
    </Box>
    {children}
  </Card>
);

/** What a session that is not completed has to say. `failure`: why it failed, in words. */
export function Standing({
  session: { status, progress },
  failure,
  names,
}: {
  session: { status: string; progress: Progress | null };
  failure: string;
  names: Readonly<Record<Progress['step'], string>>;
}) {
  if (status === 'failed') return <Box sx={{ color: 'error.main' }}>{failure}</Box>;
  if (status !== 'processing' || !progress) return null;
  return (
    <Box sx={{ color: 'text.secondary' }}>
      {names[progress.step]}
      {progress.total > 0 && `: ${waitText.stepOf(progress.done, progress.total)}`}
    </Box>
  );
}

export const DeleteButton = ({ name, onDelete }: { name: string; onDelete: () => void }) => (
  <Button color="error" sx={{ ml: { sm: 'auto' } }} aria-label={sessionListText.removeNamed(name)} onClick={onDelete}>
    {sessionListText.remove}
  </Button>
);
