import { Empty } from '../../ui/Async.tsx';
import { countLabel, shareLabel } from '../labels.ts';
import { adminText, chartText } from '../text.ts';
import { Chart, Shares } from './Chart.tsx';
import type { Slice } from './chartProps.ts';

/** Sessions by module as a pie with percent labels; without sessions, a sentence in its place. */
export function SharesChart({ label, slices }: { label: string; slices: readonly Slice[] }) {
  const whole = slices.reduce((sum, { value }) => sum + value, 0);
  if (whole === 0) return <Empty title={adminText.noSessions} />;
  const columns = [
    { head: chartText.module, cell: ({ name }: Slice) => name },
    { head: chartText.sessions, cell: ({ value }: Slice) => countLabel(value) },
    { head: chartText.share, cell: ({ value }: Slice) => shareLabel(value, whole) },
  ];
  return (
    <Chart
      label={label}
      legend={slices.map(({ name, value, color }) => ({ label: `${name} (${shareLabel(value, whole)})`, color }))}
      columns={columns}
      rows={slices}
    >
      <Shares slices={slices} />
    </Chart>
  );
}
