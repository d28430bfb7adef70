import Box from '@mui/material/Box';
import { statusLabel } from '../../../shared/valentra/labels.ts';
import { progressPercent } from '../../../shared/valentra/rules.ts';
import type { SessionSummary } from '../../../shared/valentra/schemas.ts';
import { paths } from '../../app/paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Bar } from '../../ui/Tiles.tsx';
import { SessionCard as Card } from '../../ui/session/SessionCard.tsx';
import { waitText } from '../../text/session.ts';
import { noCourseText } from '../text.ts';
import { LinkButton, Strong } from '../../ui/elements.tsx';

function toneOf(status: string) {
  if (status === 'failed') return 'red';
  if (status.startsWith('processing_')) return 'blue';
  return status === 'completed' || status === 'ready' || status.endsWith('_completed') ? 'green' : 'yellow';
}

/** A session's status in words (spec 2 §4); 'Menunggu' for anything unknown. */
export const StatusBadge = ({ status }: { status: string }) => (
  <Badge tone={toneOf(status)}>{statusLabel(status)}</Badge>
);

function Course({ session }: { session: SessionSummary }) {
  const { courseInfo } = session;
  const parts = [courseInfo?.courseCode, courseInfo?.courseName].filter((part) => part != null && part.trim() !== '');
  return parts.length === 0 ? noCourseText(session) : <bdi>{parts.join(' ')}</bdi>;
}

/** A session in the list with the share of its six checks (spec 2 §2, §4). */
export function SessionCard({ session, onDelete }: { session: SessionSummary; onDelete: () => void }) {
  const { id: sessionId, sessionName, status, errorMessage, place } = session;
  const href = paths.valentraSession.href({ sessionId });
  const percent = progressPercent(session);
  return (
    <Card
      session={session}
      badge={<StatusBadge status={status} />}
      facts={{ before: <Course session={session} /> }}
      href={href}
      onDelete={onDelete}
      buttons={
        <LinkButton to={href} variant="contained">
          Buka Sesi
        </LinkButton>
      }
    >
      {errorMessage !== null && <Box sx={{ color: 'error.main' }}>{errorMessage}</Box>}
      {place !== undefined && <Box sx={{ color: 'text.secondary' }}>{waitText.inLine(place)}</Box>}
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <Box sx={{ flex: 1 }}>
          <Bar value={percent} aria-label={`Kemajuan sesi ${sessionName}`} />
        </Box>
        <Strong sx={{ flex: 'none', minWidth: '3.2em', textAlign: 'right' }}>{percent}%</Strong>
      </Box>
    </Card>
  );
}
