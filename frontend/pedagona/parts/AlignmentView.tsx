import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import {
  alignmentOf,
  grouped,
  type Alignment,
  type AlignmentRow,
  type DoubleKind,
  type Finding,
  type GapKind,
} from '../../../shared/pedagona/alignment.ts';
import {
  activityTexts,
  alignmentLabels as labels,
  assessmentTexts,
  doubleKindLabels,
  findingsLabel,
  gapKindLabels,
  outOfLabel,
} from '../../../shared/pedagona/alignmentLabels.ts';
import { weightLabel } from '../../../shared/pedagona/resultLabels.ts';
import { notFoundText } from '../../../shared/texts.ts';
import { StatedList } from '../../ui/artefact/Texts.tsx';
import { Async } from '../../ui/Async.tsx';
import { Strong, Fact, Section, Fold, Subheading } from '../../ui/elements.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { colours } from '../../app/theme.ts';
import { paths } from '../../app/paths.ts';
import { stageHref } from '../steps.ts';
import { stageText } from '../text.ts';
import { artefactQuery, sessions, type ArtefactOf } from '../queries.ts';

function Totals({ totals }: { totals: Alignment['totals'] }) {
  const weights = totals.weights.map(
    ({ courseLabel, weight }) => `${courseLabel}: ${weight === null ? notFoundText : weightLabel(weight)}`,
  );
  return (
    <dl>
      <Fact label={labels.clo}>{totals.clos}</Fact>
      <Fact label={labels.withHp}>{outOfLabel(totals.withHp, totals.clos)}</Fact>
      <Fact label={labels.withAssessment}>{outOfLabel(totals.withAssessment, totals.clos)}</Fact>
      <Fact label={labels.withActivity}>
        {totals.withActivity === null ? labels.notGenerated : outOfLabel(totals.withActivity, totals.clos)}
      </Fact>
      <Fact label={labels.weights}>
        <StatedList parts={weights} />
      </Fact>
    </dl>
  );
}

/** A mark with a word, since colour alone is not enough, and what is there below it. */
const Mark = ({ texts }: { texts: readonly string[] }) => (
  <>
    <Strong sx={{ color: texts.length === 0 ? colours.red : colours.green }}>
      {texts.length === 0 ? labels.missing : labels.present}
    </Strong>
    {texts.length > 0 && <StatedList parts={texts} />}
  </>
);

const matrixOf = ({ columns }: Alignment): readonly Column<AlignmentRow>[] => [
  { head: labels.clo, cell: ({ clo }) => <strong>{clo}</strong> },
  { head: labels.course, cell: ({ courseLabel }) => courseLabel },
  { head: labels.hp, cell: ({ hp }) => <Mark texts={hp.length === 0 ? [] : [hp.join(', ')]} /> },
  { head: labels.assessments, cell: (row) => <Mark texts={assessmentTexts(row, columns)} /> },
  {
    head: labels.activities,
    cell: (row) => {
      const texts = activityTexts(row, columns);
      return texts === null ? labels.notGenerated : <Mark texts={texts} />;
    },
  },
  { head: labels.topics, cell: ({ topics }) => topics ?? '-' },
];

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
    grouped(found, ({ kind }) => kind).map(([kind, all]) => (
      <Fold key={kind} title={findingsLabel(all.length, names[kind])}>
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
          const closeOf = ({ course, kind }: Finding<GapKind | DoubleKind>) => {
            if (course !== null)
              return {
                to: `${paths.pedagonaResults.href({ sessionId: merangkai.sessionId })}?semak=${course}`,
                label: 'Buka Semak Fakta',
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
              <Table stacks label={labels.matrix} columns={matrixOf(alignment)} rows={alignment.rows} />
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
