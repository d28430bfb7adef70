import Box from '@mui/material/Box';
import { useId } from 'react';
import type { UserDetail } from '../../../shared/admin/schemas.ts';
import { Bar } from '../../ui/Bar.tsx';
import { Section } from '../../ui/Section.tsx';
import { countLabel } from '../labels.ts';
import { userText as text } from '../text.ts';
import { CostFacts } from './CostFacts.tsx';

/** The estimated cost of a user's sessions, and today's use of the quota. */
export function UserUsage({ cost, quota }: Pick<UserDetail, 'cost' | 'quota'>) {
  const id = useId();
  return (
    <Section title={text.usage}>
      <Box sx={{ mb: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, mb: 0.5 }}>
          <span id={id}>{text.quota}</span>
          <strong>{text.quotaOf(countLabel(quota.used), countLabel(quota.limit))}</strong>
        </Box>
        <Bar aria-labelledby={id} value={Math.min(quota.used, quota.limit)} max={Math.max(1, quota.limit)} />
      </Box>
      <CostFacts cost={cost} />
    </Section>
  );
}
