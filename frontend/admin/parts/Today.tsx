import Box from '@mui/material/Box';
import { moduleNames } from '../../../shared/modules.ts';
import { Async } from '../../ui/Async.tsx';
import { CardPlaceholders } from '../../ui/Placeholder.tsx';
import { costLabel, countLabel } from '../labels.ts';
import { useLive } from '../queries.ts';
import { analyticsText as text } from '../text.ts';
import { Numbers } from './Numbers.tsx';

/** Today's numbers of all modules, by the Malaysian calendar. */
export function Today() {
  const query = useLive();
  return (
    <Box component="section" sx={{ mt: 2 }}>
      <Box component="h2" sx={{ typography: 'h2', mb: 1.5 }}>
        {text.live}
      </Box>
      <Async query={query} waiting={<CardPlaceholders count={1} height={96} />}>
        {({ sessionsToday, activeToday, processing, costToday }) => (
          <Numbers
            figures={[
              { label: text.liveTotals.sessionsToday, value: countLabel(sessionsToday) },
              { label: text.liveTotals.activeToday, value: countLabel(activeToday) },
              {
                label: text.liveTotals.processing,
                value: countLabel(moduleNames.reduce((sum, name) => sum + processing[name], 0)),
              },
              { label: text.costToday, value: costLabel(costToday.usd) },
            ]}
          />
        )}
      </Async>
    </Box>
  );
}
