import { sessionStatusLabels } from '../../shared/pedagona/resultLabels.ts';
import { Badge } from './Badge.tsx';

const tones = { completed: 'good', processing: 'running', pending: 'waiting', failed: 'bad' } as const;

const isKnown = (status: string): status is keyof typeof tones => status in tones;

/**
 * 'Selesai', 'Memproses', 'Gagal', and 'Menunggu' for anything else (spec 1 §2, §4); `showsUnknown`: an unknown
 * status is shown as it is, for the admin area.
 */
export function StatusBadge({ status, showsUnknown = false }: { status: string; showsUnknown?: boolean }) {
  const known = isKnown(status) ? status : 'pending';
  return <Badge tone={tones[known]}>{showsUnknown && !isKnown(status) ? status : sessionStatusLabels[known]}</Badge>;
}
