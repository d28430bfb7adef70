import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { progressPercent } from '../../../shared/valentra/rules.ts';
import type { SessionSummary } from '../../../shared/valentra/schemas.ts';
import { paths } from '../../app/paths.ts';
import { dateTimeLabel } from '../../text/dates.ts';
import { Bar } from '../../ui/Bar.tsx';
import { Card } from '../../ui/Card.tsx';
import { DeleteButton } from '../../ui/session/CardParts.tsx';
import { listText as text, noCourseText } from '../text.ts';
import { StatusBadge } from './StatusBadge.tsx';

/** The whole card leads where the name leads. */
const stretched = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { textDecoration: 'underline' },
} as const;

function Course({ session }: { session: SessionSummary }) {
  const { courseInfo } = session;
  const parts = [courseInfo?.courseCode, courseInfo?.courseName].filter((part) => part != null && part.trim() !== '');
  return parts.length === 0 ? noCourseText(session) : <bdi>{parts.join(' ')}</bdi>;
}

/** The six checks of a session as a bar and a number (spec 2 §4). */
function ProgressBar({ session }: { session: SessionSummary }) {
  const percent = progressPercent(session);
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
      <Box sx={{ flex: 1 }}>
        <Bar max={100} value={percent} aria-label={text.progressOf(session.sessionName)} />
      </Box>
      <Box component="strong" sx={{ flex: 'none', minWidth: '3.2em', textAlign: 'right' }}>
        {percent}%
      </Box>
    </Box>
  );
}

/** A session in the list (spec 2 §2). */
export function SessionCard({ session, onDelete }: { session: SessionSummary; onDelete: () => void }) {
  const { id: sessionId, sessionName, status, createdAt, errorMessage } = session;
  const href = paths.valentraSession.href({ sessionId });
  return (
    <Card sx={{ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'start', justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box component="h3" sx={{ typography: 'h3' }}>
            <Box component={Link} to={href} sx={stretched}>
              <bdi>{sessionName}</bdi>
            </Box>
          </Box>
          <Box sx={{ color: 'text.secondary', fontSize: '.925rem' }}>
            <Course session={session} />
            <br />
            <time dateTime={createdAt}>{dateTimeLabel(createdAt)}</time>
          </Box>
        </Box>
        <StatusBadge status={status} />
      </Box>
      {errorMessage !== null && <Box sx={{ color: 'error.main' }}>{errorMessage}</Box>}
      <ProgressBar session={session} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > *': { position: 'relative' } }}>
        <Button component={Link} to={href} variant="contained">
          {text.open}
        </Button>
        <DeleteButton name={sessionName} onDelete={onDelete} />
      </Box>
    </Card>
  );
}
