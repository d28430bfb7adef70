import Box from '@mui/material/Box';
import type { Cost } from '../../../shared/admin/schemas.ts';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { costLabel, countLabel } from '../labels.ts';
import { costText as text } from '../text.ts';

/** Calls, tokens and what they are estimated to cost. */
export const CostFacts = ({ cost }: { cost: Cost }) => (
  <>
    <Facts>
      <Fact label={text.calls}>{countLabel(cost.calls)}</Fact>
      <Fact label={text.inputTokens}>{countLabel(cost.inputTokens)}</Fact>
      <Fact label={text.outputTokens}>{countLabel(cost.outputTokens)}</Fact>
      <Fact label={text.usd}>{costLabel(cost.usd)}</Fact>
    </Facts>
    <Box component="p" sx={{ mt: 1, color: 'text.secondary', fontSize: '.875rem' }}>
      {cost.usd === null ? text.noPrice : text.note}
    </Box>
  </>
);
