import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { alignmentOf } from '../../../shared/pedagona/alignment.ts';
import type { Alignment } from '../../../shared/pedagona/alignment-types.ts';
import {
  alignmentLabels as labels,
  doubleKindLabels,
  gapKindLabels,
  outOfLabel,
} from '../../../shared/pedagona/alignment-labels.ts';
import { weightLabel } from '../../../shared/pedagona/result-labels.ts';
import { notFoundText } from '../../../shared/texts.ts';
import { colours } from '../../app/theme.ts';
import { Async } from '../../ui/Async.tsx';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { Section } from '../../ui/Section.tsx';
import { dloQuery } from '../chainQueries.ts';
import type { MerangkaiReply } from '../chainQueries.ts';
import { useSession } from '../queries.ts';
import { AlignmentMatrix, HpMatrix } from './AlignmentMatrix.tsx';
import { StatedList } from './Facts.tsx';

const Heading = ({ children }: { children: string }) => (
  <Box component="h3" sx={{ typography: 'h3', mt: 3, mb: 1 }}>
    {children}
  </Box>
);

function Totals({ totals }: { totals: Alignment['totals'] }) {
  const weights = totals.weights.map(
    ({ courseLabel, weight }) => `${courseLabel}: ${weight === null ? notFoundText : weightLabel(weight)}`,
  );
  return (
    <Facts>
      <Fact label={labels.clo}>{totals.clos}</Fact>
      <Fact label={labels.withHp}>{outOfLabel(totals.withHp, totals.clos)}</Fact>
      <Fact label={labels.withAssessment}>{outOfLabel(totals.withAssessment, totals.clos)}</Fact>
      <Fact label={labels.withActivity}>
        {totals.withActivity === null ? labels.notGenerated : outOfLabel(totals.withActivity, totals.clos)}
      </Fact>
      <Fact label={labels.weights}>
        <StatedList parts={weights} />
      </Fact>
    </Facts>
  );
}

/** What is wrong, each under the name of its kind. */
function Findings<Kind extends string>({
  found,
  names,
  none,
}: {
  found: readonly { kind: Kind; text: string }[];
  names: Readonly<Record<Kind, string>>;
  none: string;
}) {
  if (found.length === 0) return <p>{none}</p>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, display: 'grid', gap: 0.75 }}>
      {found.map(({ kind, text }) => (
        <Box
          component="li"
          key={text}
          sx={{ p: 1, borderLeft: `4px solid ${colours.gold}`, bgcolor: colours.goldPale, borderRadius: 1 }}
        >
          <strong>{names[kind]}</strong>
          <p>{text}</p>
        </Box>
      ))}
    </Box>
  );
}

/** CLO x HP x assessment x activity of a session as it now stands, computed here, with its gaps and double counts. */
export default function AlignmentView({ merangkai }: { merangkai: MerangkaiReply }) {
  const session = useSession(merangkai.sessionId);
  const { dloId } = merangkai.checks;
  const dlo = useQuery({ ...dloQuery(dloId ?? ''), enabled: dloId !== null });
  return (
    <Section title={labels.title}>
      <Async query={session}>
        {({ coursesAnalysis }) => {
          const alignment = alignmentOf({ courses: coursesAnalysis, merangkai, dlo: dlo.data ?? null });
          return (
            <>
              <Totals totals={alignment.totals} />
              <Heading>{labels.matrix}</Heading>
              <AlignmentMatrix alignment={alignment} />
              <Heading>{labels.hpMatrix}</Heading>
              <HpMatrix alignment={alignment} />
              <Heading>{labels.gaps}</Heading>
              <Findings found={alignment.gaps} names={gapKindLabels} none={labels.noGaps} />
              <Heading>{labels.doubles}</Heading>
              <Findings found={alignment.doubles} names={doubleKindLabels} none={labels.noDoubles} />
            </>
          );
        }}
      </Async>
    </Section>
  );
}
