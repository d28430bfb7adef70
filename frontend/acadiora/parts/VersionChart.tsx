import { LineChart } from '@mui/x-charts/LineChart';
import { criteria } from '../../../shared/acadiora/criteria.ts';
import type { Revision } from '../../../shared/acadiora/schemas.ts';
import { colours } from '../../app/theme.ts';

/** Both versions as lines over the criteria, in a file of its own, so that the chart library is fetched after the page shows. */
export const VersionChart = ({
  compared,
  names,
}: {
  compared: NonNullable<Revision['compared']>['criteria'];
  names: Record<'before' | 'now', string>;
}) => (
  <LineChart
    disableKeyboardNavigation
    height={240}
    margin={{ right: 16 }}
    grid={{ horizontal: true }}
    slotProps={{ legend: { direction: 'horizontal', position: { vertical: 'top', horizontal: 'start' } } }}
    xAxis={[{ scaleType: 'point', data: compared.map(({ key }) => criteria[key].number), tickLabelMinGap: 0 }]}
    yAxis={[{ max: 100, width: 'auto' }]}
    series={(['before', 'now'] as const).map((of) => ({
      label: names[of],
      data: compared.map((one) => one[of]),
      color: of === 'now' ? colours.acadiora : colours.edge,
      shape: of === 'now' ? 'circle' : 'square',
      showMark: true,
      curve: 'linear',
    }))}
  />
);
