import Box from '@mui/material/Box';
import type { UserDetail } from '../../../shared/admin/schemas.ts';
import { moduleNames, modules } from '../../../shared/modules.ts';
import { moduleColours } from '../../app/theme.ts';
import { Section } from '../../ui/Section.tsx';
import { countLabel } from '../labels.ts';
import { chartText, userText as text } from '../text.ts';
import { Bars, Chart } from './Chart.tsx';
import type { Slice } from './chartProps.ts';
import { SharesChart } from './SharesChart.tsx';

const columns = [
  { head: chartText.module, cell: ({ name }: Slice) => name },
  { head: chartText.sessions, cell: ({ value }: Slice) => countLabel(value) },
];

/** A user's sessions by module, as shares and as bars (spec 1 §2, Admin user detail). */
export function UserCharts({ statistics }: { statistics: UserDetail['statistics'] }) {
  const slices = moduleNames.map((module) => ({
    name: modules[module].title,
    value: statistics[module],
    color: moduleColours[module],
  }));
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Section title={text.distribution}>
        <SharesChart label={text.distribution} slices={slices} />
      </Section>
      <Section title={text.comparison}>
        <Chart label={text.comparison} columns={columns} rows={slices}>
          <Bars bars={slices} label={chartText.sessions} />
        </Chart>
      </Section>
    </Box>
  );
}
