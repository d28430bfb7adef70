import { statusLabel } from '../../../shared/valentra/labels.ts';
import { Badge, type Tone } from '../../ui/Badge.tsx';

function toneOf(status: string): Tone {
  if (status === 'failed') return 'bad';
  if (status.startsWith('processing_')) return 'running';
  return status === 'completed' || status === 'ready' || status.endsWith('_completed') ? 'good' : 'waiting';
}

/** A session's status in words (spec 2 §4); 'Menunggu' for anything unknown. */
export const StatusBadge = ({ status }: { status: string }) => (
  <Badge tone={toneOf(status)}>{statusLabel(status)}</Badge>
);
