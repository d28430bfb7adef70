import { useQuery } from '@tanstack/react-query';
import { alignmentOf } from '../../../shared/pedagona/alignment.ts';
import type { Alignment } from '../../../shared/pedagona/alignmentTypes.ts';
import {
  alignmentLabels as labels,
  doubleKindLabels,
  gapKindLabels,
  outOfLabel,
} from '../../../shared/pedagona/alignmentLabels.ts';
import { weightLabel } from '../../../shared/pedagona/resultLabels.ts';
import { notFoundText } from '../../../shared/texts.ts';
import { Attention } from '../../ui/artefact/Notes.tsx';
import { StatedList, Subheading } from '../../ui/artefact/Texts.tsx';
import { Async } from '../../ui/Async.tsx';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { Section } from '../../ui/Section.tsx';
import { dloQuery, sessions } from '../queries.ts';
import type { MerangkaiReply } from '../queries.ts';
import { AlignmentMatrix, HpMatrix } from './AlignmentMatrix.tsx';

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

/** The faults found, grouped by kind. */
const FindingList = <Kind extends string>({
  found,
  names,
  none,
}: {
  found: readonly { kind: Kind; text: string }[];
  names: Readonly<Record<Kind, string>>;
  none: string;
}) =>
  found.length === 0 ? (
    <p>{none}</p>
  ) : (
    found.map(({ kind, text }) => (
      <Attention key={text} title={names[kind]}>
        <p>{text}</p>
      </Attention>
    ))
  );

/** CLO x HP x assessment x activity of a session, computed from its present content, with gaps and double counts. */
export default function AlignmentView({ merangkai }: { merangkai: MerangkaiReply }) {
  const session = useQuery(sessions.sessionQuery(merangkai.sessionId));
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
              <Subheading>{labels.matrix}</Subheading>
              <AlignmentMatrix alignment={alignment} />
              <Subheading>{labels.hpMatrix}</Subheading>
              <HpMatrix alignment={alignment} />
              <Subheading>{labels.gaps}</Subheading>
              <FindingList found={alignment.gaps} names={gapKindLabels} none={labels.noGaps} />
              <Subheading>{labels.doubles}</Subheading>
              <FindingList found={alignment.doubles} names={doubleKindLabels} none={labels.noDoubles} />
            </>
          );
        }}
      </Async>
    </Section>
  );
}
