import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import type { Overview } from '../../../shared/admin/schemas.ts';
import { moduleNames, modules } from '../../../shared/modules.ts';
import { colours, moduleColours } from '../../app/theme.ts';
import { analyticsHref } from '../analyticsHref.ts';
import { countLabel, rateLabel } from '../labels.ts';
import { adminText as text } from '../text.ts';

const Line = ({ label, value }: { label: string; value: string }) => (
  <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
    <Box component="dt" sx={{ color: 'text.secondary' }}>
      {label}
    </Box>
    <Box component="dd" sx={{ m: 0, fontWeight: 700 }}>
      {value}
    </Box>
  </Box>
);

/** Each module's sessions, how many are completed and the success rate (spec 1 §2, §9). */
export function ModuleCards({ totals }: { totals: Overview['modules'] }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' } }}>
      {moduleNames.map((module) => (
        <Box
          key={module}
          sx={{
            p: 2,
            bgcolor: colours.sheet,
            border: `1px solid ${colours.line}`,
            borderTop: `6px solid ${moduleColours[module]}`,
            borderRadius: 1,
          }}
        >
          <Box component="h3" sx={{ typography: 'h3', color: moduleColours[module], mb: 1 }}>
            {modules[module].title}
          </Box>
          <Box component="dl" sx={{ m: 0, mb: 1 }}>
            <Line label={text.moduleTotals.total} value={countLabel(totals[module].total)} />
            <Line label={text.moduleTotals.completed} value={countLabel(totals[module].completed)} />
            <Line label={text.moduleTotals.successRate} value={rateLabel(totals[module].successRate)} />
          </Box>
          <Link to={analyticsHref(module)} aria-label={text.moduleAnalyticsOf(modules[module].title)}>
            {text.moduleAnalytics}
          </Link>
        </Box>
      ))}
    </Box>
  );
}
