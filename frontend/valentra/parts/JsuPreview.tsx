import Box from '@mui/material/Box';
import { complianceLabel, weightageLabel, raisedLabel } from '../../../shared/valentra/labels.ts';
import type { JsuSummary, Session } from '../../../shared/valentra/schemas.ts';
import { areLevelsHeld } from '../../../shared/valentra/vetting/vetting.ts';
import { jsuHead, jsuTables } from '../../../shared/valentra/word/jsu.ts';
import { colours } from '../../app/theme.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Row } from '../../ui/elements.tsx';
import { Bar } from '../../ui/Tiles.tsx';
import { FoldedBlocks, Preview } from './Preview.tsx';

/** One half of the paper: its share of the marks, questions and marks. */
const Share = ({ name, share, count, marks }: { name: string; share: number; count: number; marks: number }) => (
  <Box sx={{ p: 2, border: `1px solid ${colours.line}`, borderRadius: 1, bgcolor: colours.sheet }}>
    <Box sx={{ color: 'text.secondary', fontWeight: 600 }}>{name}</Box>
    <Box sx={{ typography: 'h1' }}>{weightageLabel(share)}</Box>
    <Bar value={share} aria-label={name} />
    <Box sx={{ mt: 0.5, fontSize: 'small' }}>{`${count} soalan, ${marks} markah`}</Box>
  </Box>
);

/** Whether HOTS reach 40% (spec 2 §5): in words and colour. */
const Compliance = ({ summary, isHeld }: { summary: JsuSummary; isHeld: boolean }) => {
  const isMet = summary.kbatCompliance === 'YES' && isHeld;
  return (
    <Row
      sx={{
        mt: 2,
        p: 1.5,
        alignItems: 'center',
        borderLeft: `4px solid ${isMet ? colours.green : colours.red}`,
        borderRadius: 1,
        bgcolor: isMet ? colours.greenPale : colours.redPale,
      }}
    >
      <strong>{complianceLabel(summary, isHeld)}</strong>
      <Badge tone={isMet ? 'green' : 'red'}>{`KBAT: ${weightageLabel(summary.hotsPercentage)}`}</Badge>
    </Row>
  );
};

/** Spec 2 §2, JSU preview: how LOTS and HOTS stand, then the questions. */
export const JsuPreview = ({ session }: { session: Session }) => (
  <Preview session={session} stage="jsu" items={({ questions }) => questions}>
    {(jsu) => {
      const { summary, raised } = jsu;
      const { questions, summary: levels, byTopic } = jsuTables(jsu);
      return (
        <>
          <FoldedBlocks blocks={jsuHead(jsu)} level={2} />
          <Box sx={{ mt: 2, display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
            <Share name="LOTS" share={summary.lotsPercentage} count={summary.lots} marks={summary.lotsMarks} />
            <Share name="HOTS" share={summary.hotsPercentage} count={summary.hots} marks={summary.hotsMarks} />
          </Box>
          <Compliance summary={summary} isHeld={areLevelsHeld(session)} />
          {raised.length > 0 && (
            <p>
              {raisedLabel}: {raised.join(', ')}
            </p>
          )}
          <FoldedBlocks blocks={[...questions, ...levels, ...byTopic]} level={2} />
        </>
      );
    }}
  </Preview>
);
