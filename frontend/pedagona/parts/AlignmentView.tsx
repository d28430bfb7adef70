import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { alignmentOf, type Finding } from '../../../shared/pedagona/alignment.ts';
import {
  alignmentLabels as labels,
  findingLabel,
  findingReasons,
} from '../../../shared/pedagona/labels/alignmentLabels.ts';
import type { StageChecks } from '../../../shared/pedagona/schemas.ts';
import { matrixBlocks } from '../../../shared/pedagona/word/alignment.ts';
import { Blocks } from '../../ui/artefact/Blocks.tsx';
import { Fold, Subheading } from '../../ui/elements.tsx';
import { reviewHref } from '../../app/paths.ts';
import { ClosedPart } from './Cards.tsx';
import { hrefIn } from '../steps.ts';
import { stageText } from '../text.ts';
import { artefactQuery, type SessionReply } from '../queries.ts';

/** CLO x HP x assessment x activity of a session, computed from its present content, with gaps and double counts. */
export default function AlignmentView({
  session: { id: sessionId, coursesAnalysis: courses },
  checks,
}: {
  session: SessionReply;
  checks: StageChecks;
}) {
  const { dloId } = checks;
  const dlo = useQuery({ ...artefactQuery('dlo', dloId ?? ''), enabled: dloId !== null });
  /** Where a fault is mended. */
  const mendOf = (course: number | null) =>
    course === null
      ? { to: hrefIn(checks, 'dlo') ?? '', label: stageText.dlo.view }
      : { to: reviewHref(sessionId, course), label: 'Buka Semak Fakta' };
  /** A line for each kind; opened, each fault with the way to mend it. */
  const listOf = (found: readonly Finding[], none: string) =>
    found.length === 0 ? (
      <p>{none}</p>
    ) : (
      found.map((finding) => (
        <Fold key={finding.kind} title={findingLabel(finding)}>
          {findingReasons[finding.kind] && <p>{findingReasons[finding.kind]}</p>}
          <ul>
            {finding.faults.map(([course, text], place) => {
              const { to, label } = mendOf(course);
              return (
                <li key={place}>
                  {text}{' '}
                  <Link className="no-print" to={to} aria-label={`${label}: ${text}`}>
                    {label}
                  </Link>
                </li>
              );
            })}
          </ul>
        </Fold>
      ))
    );
  const alignment = alignmentOf({ courses, dlo: dlo.data ?? null });
  return (
    <ClosedPart title={labels.title}>
      <Box sx={{ '& dl': { columns: { md: 2 }, columnGap: 4 } }}>
        <Blocks blocks={matrixBlocks(alignment)} level={0} />
      </Box>
      <Subheading>{labels.gaps}</Subheading>
      {listOf(alignment.gaps, labels.noGaps)}
      <Subheading>{labels.doubles}</Subheading>
      {listOf(alignment.doubles, labels.noDoubles)}
    </ClosedPart>
  );
}
