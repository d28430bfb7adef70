import type { ModuleAnalytics } from '../../../shared/admin/schemas.ts';
import { colours } from '../../app/theme.ts';
import { Empty } from '../../ui/Async.tsx';
import { Section } from '../../ui/Section.tsx';
import { costLabel, countLabel, longDayLabel } from '../labels.ts';
import { analyticsText as text, chartText, costText } from '../text.ts';
import { Chart, Days } from './Chart.tsx';

type Day = ModuleAnalytics['days'][number];

const date = { head: chartText.date, cell: (day: Day) => longDayLabel(day.date) };
/** The second line of a chart. */
const second = '#b0611a';

/** One line of a chart: its name, its value on a day, and its colour. */
interface Line {
  label: string;
  of: (day: Day) => number;
  color: string;
}

function Counts({ label, days, lines }: { label: string; days: readonly Day[]; lines: readonly Line[] }) {
  return (
    <Chart
      label={label}
      legend={lines}
      columns={[date, ...lines.map((line) => ({ head: line.label, cell: (day: Day) => countLabel(line.of(day)) }))]}
      rows={days}
    >
      <Days
        dates={days.map((day) => day.date)}
        series={lines.map((line) => ({ label: line.label, values: days.map(line.of), color: line.color }))}
        format={countLabel}
        axisFormat={countLabel}
        whole
      />
    </Chart>
  );
}

/** The chart's title names the currency. */
const axisDollars = (usd: number): string => String(Number(usd.toPrecision(2)));

const costColumns = [
  date,
  { head: costText.calls, cell: ({ cost }: Day) => countLabel(cost.calls) },
  { head: costText.usd, cell: ({ cost }: Day) => costLabel(cost.usd) },
];

/** A day without a price is zero only when the model was not called on it; otherwise its cost is unknown. */
const isPriced = ({ cost }: Day): boolean => cost.usd !== null || cost.calls === 0;

function Costs({ days }: { days: readonly Day[] }) {
  if (!days.every(isPriced)) return <Empty title={costText.noPrice} />;
  return (
    <Chart label={text.cost} columns={costColumns} rows={days}>
      <Days
        dates={days.map((day) => day.date)}
        series={[{ label: costText.usd, values: days.map(({ cost }) => cost.usd ?? 0), color: colours.green }]}
        format={costLabel}
        axisFormat={axisDollars}
        whole={false}
      />
    </Chart>
  );
}

/** A module day by day: its sessions and documents, its tokens, and what they are estimated to cost. */
export const DayCharts = ({ days, color }: { days: readonly Day[]; color: string }) => (
  <>
    <Section title={text.sessions}>
      <Counts
        label={text.sessions}
        days={days}
        lines={[
          { label: text.sessionsSeries, of: ({ sessions }) => sessions, color },
          { label: text.documentsSeries, of: ({ documents }) => documents, color: second },
        ]}
      />
    </Section>
    <Section title={text.tokens}>
      <Counts
        label={text.tokens}
        days={days}
        lines={[
          { label: costText.inputTokens, of: ({ cost }) => cost.inputTokens, color },
          { label: costText.outputTokens, of: ({ cost }) => cost.outputTokens, color: second },
        ]}
      />
    </Section>
    <Section title={text.cost} note={costText.note}>
      <Costs days={days} />
    </Section>
  </>
);
