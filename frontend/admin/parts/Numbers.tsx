import Box from '@mui/material/Box';
import type { Cost } from '../../../shared/admin/schemas.ts';
import { moduleNames } from '../../../shared/modules.ts';
import { colours } from '../../app/theme.ts';
import { Async, CardPlaceholders } from '../../ui/Async.tsx';
import { Card, Fact, H2, Small, StretchedLink } from '../../ui/elements.tsx';
import { costLabel, countLabel } from '../labels.ts';
import { useLive } from '../queries.ts';
import { costText } from '../text.ts';

interface Figure {
  label: string;
  value: string;
  hint?: string;
  /** The address that the card links to; the hint is then the link's name. */
  to?: string;
  color?: string;
}

/** Numbers on cards, each with its label. `columns`: cards in a row of a wide screen. */
export const Numbers = ({ figures, columns = 4 }: { figures: readonly Figure[]; columns?: number }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: '1fr 1fr', md: `repeat(${columns}, minmax(0, 1fr))` },
    }}
  >
    {figures.map(({ label, value, hint, to, color }) => (
      <Card
        key={label}
        sx={{
          position: 'relative',
          p: { xs: 1.5, sm: 2 },
          borderTop: `4px solid ${color ?? colours.green}`,
          overflowWrap: 'anywhere',
          ...(to === undefined ? {} : { '&:hover': { boxShadow: '0 8px 24px rgb(20 40 40 / 14%)' } }),
        }}
      >
        <Small as="dt">{label}</Small>
        <Box component="dd" sx={{ m: 0, mt: 0.5, typography: 'h1' }}>
          {value}
        </Box>
        {hint !== undefined && (
          <Small as="dd">{to === undefined ? hint : <StretchedLink to={to}>{hint}</StretchedLink>}</Small>
        )}
      </Card>
    ))}
  </Box>
);

/** Today's numbers of all modules, by the Malaysian calendar. */
export const Today = () => (
  <Box component="section" sx={{ mt: 2 }}>
    <H2 sx={{ mb: 1.5 }}>Hari ini dalam semua modul</H2>
    <Async query={useLive()} waiting={<CardPlaceholders count={1} height={96} />}>
      {({ sessionsToday, activeToday, processing, costToday }) => (
        <Numbers
          figures={[
            { label: 'Sesi hari ini', value: countLabel(sessionsToday) },
            { label: 'Pengguna aktif hari ini', value: countLabel(activeToday) },
            {
              label: 'Sedang diproses',
              value: countLabel(moduleNames.reduce((sum, name) => sum + processing[name], 0)),
            },
            { label: 'Anggaran kos hari ini', value: costLabel(costToday.usd) },
          ]}
        />
      )}
    </Async>
  </Box>
);

export const CostFacts = ({ cost }: { cost: Cost }) => (
  <>
    <dl>
      <Fact label={costText.calls}>{countLabel(cost.calls)}</Fact>
      <Fact label={costText.inputTokens}>{countLabel(cost.inputTokens)}</Fact>
      <Fact label={costText.outputTokens}>{countLabel(cost.outputTokens)}</Fact>
      <Fact label={costText.usd}>{costLabel(cost.usd)}</Fact>
    </dl>
    <Small sx={{ mt: 1 }}>{cost.usd === null ? costText.noPrice : costText.note}</Small>
  </>
);
