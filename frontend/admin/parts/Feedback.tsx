import type { ModuleAnalytics } from '../../../shared/admin/api.ts';
import { countLabel, dateTimeLabel } from '../../../shared/text/labels.ts';
import { colours } from '../../app/theme.ts';
import { Fold, PlainList, Section, Small } from '../../ui/elements.tsx';
import { Table } from '../../ui/Table.tsx';
import { shareLabel } from '../labels.ts';
import { DaysChart } from './charts.tsx';

type Prompt = ModuleAnalytics['prompts'][number];
type Words = ModuleAnalytics['words'][number];

const WordsItem = ({ words: { at, label, prompt, isGood, reasons, comment, text } }: { words: Words }) => (
  <li>
    <Small>
      {dateTimeLabel(at)} · {label} · {prompt} · {isGood ? 'Berguna' : 'Kurang berguna'}
      {reasons.length > 0 && `: ${reasons.join('; ')}`}
    </Small>
    {comment}
    {text !== null && <Fold title="Teks bahagian, disertakan oleh pensyarah">{text}</Fold>}
  </li>
);

/** What lecturers said of generated parts, and what they mended most. */
export const Feedback = ({
  analytics: { days, prompts, words },
  color,
}: {
  analytics: ModuleAnalytics;
  color: string;
}) => (
  <>
    <DaysChart
      title="Penilaian Mengikut Hari"
      empty={prompts.length === 0 && 'Belum ada penilaian dalam tempoh ini.'}
      days={days}
      lines={[
        { label: 'Berguna', of: ({ good }) => good, color },
        { label: 'Kurang berguna', of: ({ bad }) => bad, color: colours.warnBar },
      ]}
    />
    <Section
      title="Maklum Balas Pensyarah"
      note="Penilaian pensyarah dan pembetulan mereka, mengikut bahagian dan versi prompt. Yang paling banyak dibetulkan dahulu."
    >
      <Table<Prompt>
        label="Maklum Balas Pensyarah"
        columns={[
          { head: 'Bahagian', cell: ({ label }) => label },
          { head: 'Prompt', cell: ({ prompt }) => prompt.replaceAll('+', ', ') },
          { head: 'Berguna', cell: ({ good, bad }) => `${shareLabel(good, good + bad)} (${good}/${good + bad})` },
          {
            head: 'Sebab',
            cell: ({ reasons }) => reasons.map(({ label, count }) => `${label} (${count})`).join('; ') || '-',
          },
          { head: 'Disunting', cell: ({ edited }) => countLabel(edited) },
          { head: 'Dijana semula', cell: ({ regenerated }) => countLabel(regenerated) },
        ]}
        rows={prompts}
        minWidth={640}
        empty="Belum ada penilaian atau pembetulan dalam tempoh ini."
      />
      {words.length > 0 && (
        <Fold title={`Komen (${words.length})`} heading="h3">
          <PlainList sx={{ display: 'grid', gap: 1.5, overflowWrap: 'anywhere' }}>
            {words.map((one) => (
              <WordsItem key={`${one.at}${one.comment}`} words={one} />
            ))}
          </PlainList>
        </Fold>
      )}
    </Section>
  </>
);
