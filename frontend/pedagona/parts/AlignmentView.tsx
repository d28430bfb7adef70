import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { alignmentOf } from '../../../shared/pedagona/alignment.ts';
import { grouped } from '../../../shared/pedagona/alignmentTypes.ts';
import type { Alignment, DoubleKind, Finding, GapKind } from '../../../shared/pedagona/alignmentTypes.ts';
import {
  alignmentLabels as labels,
  doubleKindLabels,
  findingsLabel,
  gapKindLabels,
  outOfLabel,
} from '../../../shared/pedagona/alignmentLabels.ts';
import { weightLabel } from '../../../shared/pedagona/resultLabels.ts';
import { notFoundText } from '../../../shared/texts.ts';
import { Fold } from '../../ui/artefact/Fold.tsx';
import { StatedList, Subheading } from '../../ui/artefact/Texts.tsx';
import { Async } from '../../ui/Async.tsx';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { Section } from '../../ui/Section.tsx';
import { paths } from '../../app/paths.ts';
import { stageHref } from '../steps.ts';
import { alignmentText, stageText } from '../text.ts';
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

/** The faults found, a line for each kind; opened, each with the way to close it. */
const FindingList = <Kind extends string>({
  found,
  names,
  none,
  closeOf,
}: {
  found: readonly Finding<Kind>[];
  names: Readonly<Record<Kind, string>>;
  none: string;
  closeOf: (finding: Finding<Kind>) => { to: string; label: string } | null;
}) =>
  found.length === 0 ? (
    <p>{none}</p>
  ) : (
    grouped(found).map(([kind, all]) => (
      <Fold key={kind} title={findingsLabel(all.length, names[kind])}>
        <Box component="ul" sx={{ pl: 2.5 }}>
          {all.map((finding) => {
            const close = closeOf(finding);
            return (
              <li key={finding.text}>
                {finding.text}{' '}
                {close && (
                  <Link className="no-print" to={close.to} aria-label={`${close.label}: ${finding.text}`}>
                    {close.label}
                  </Link>
                )}
              </li>
            );
          })}
        </Box>
      </Fold>
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
          const closeOf = ({ course, kind }: Finding<GapKind | DoubleKind>) => {
            if (course !== null)
              return {
                to: `${paths.pedagonaResults.href({ sessionId: merangkai.sessionId })}?semak=${course}`,
                label: alignmentText.review,
              };
            return dloId !== null && /activity/i.test(kind)
              ? { to: stageHref.dlo(dloId), label: stageText.dlo.view }
              : null;
          };
          const alignment = alignmentOf({ courses: coursesAnalysis, merangkai, dlo: dlo.data ?? null });
          return (
            <>
              <Totals totals={alignment.totals} />
              <Subheading>{labels.matrix}</Subheading>
              <AlignmentMatrix alignment={alignment} />
              <Subheading>{labels.hpMatrix}</Subheading>
              <HpMatrix alignment={alignment} />
              <Subheading>{labels.gaps}</Subheading>
              <FindingList closeOf={closeOf} found={alignment.gaps} names={gapKindLabels} none={labels.noGaps} />
              <Subheading>{labels.doubles}</Subheading>
              <FindingList
                closeOf={closeOf}
                found={alignment.doubles}
                names={doubleKindLabels}
                none={labels.noDoubles}
              />
            </>
          );
        }}
      </Async>
    </Section>
  );
}
