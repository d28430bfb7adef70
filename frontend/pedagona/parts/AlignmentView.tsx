import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { alignmentOf, grouped, type Finding } from '../../../shared/pedagona/alignment.ts';
import { alignmentLabels as labels, findingsLabel } from '../../../shared/pedagona/alignmentLabels.ts';
import { matrixBlocks } from '../../../shared/pedagona/word/alignment.ts';
import { Blocks } from '../../ui/artefact/Blocks.tsx';
import { Async } from '../../ui/Async.tsx';
import { Section, Fold, Subheading } from '../../ui/elements.tsx';
import { paths } from '../../app/paths.ts';
import { stageHref } from '../steps.ts';
import { stageText } from '../text.ts';
import { artefactQuery, sessions, type ArtefactOf } from '../queries.ts';

/** The faults found, a line for each kind; opened, each with the way to close it. */
const FindingList = ({
  found,
  none,
  closeOf,
}: {
  found: readonly Finding[];
  none: string;
  closeOf: (finding: Finding) => { to: string; label: string } | null;
}) =>
  found.length === 0 ? (
    <p>{none}</p>
  ) : (
    grouped(found, ({ kind }) => kind).map(([kind, all]) => (
      <Fold key={kind} title={findingsLabel(all.length, kind)}>
        <ul>
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
        </ul>
      </Fold>
    ))
  );

/** CLO x HP x assessment x activity of a session, computed from its present content, with gaps and double counts. */
export default function AlignmentView({ merangkai }: { merangkai: ArtefactOf<'merangkai'> }) {
  const session = useQuery(sessions.sessionQuery(merangkai.sessionId));
  const { dloId } = merangkai.checks;
  const dlo = useQuery({ ...artefactQuery('dlo', dloId ?? ''), enabled: dloId !== null });
  return (
    <Section title={labels.title}>
      <Async query={session}>
        {({ coursesAnalysis }) => {
          const closeOf = ({ course }: Finding) => {
            if (course !== null)
              return {
                to: `${paths.pedagonaResults.href({ sessionId: merangkai.sessionId })}?semak=${course}`,
                label: 'Buka Semak Fakta',
              };
            return dloId === null ? null : { to: stageHref.dlo(dloId), label: stageText.dlo.view };
          };
          const alignment = alignmentOf({ courses: coursesAnalysis, merangkai, dlo: dlo.data ?? null });
          return (
            <>
              <Blocks blocks={matrixBlocks(alignment)} level={0} />
              <Subheading>{labels.gaps}</Subheading>
              <FindingList closeOf={closeOf} found={alignment.gaps} none={labels.noGaps} />
              <Subheading>{labels.doubles}</Subheading>
              <FindingList closeOf={closeOf} found={alignment.doubles} none={labels.noDoubles} />
            </>
          );
        }}
      </Async>
    </Section>
  );
}
