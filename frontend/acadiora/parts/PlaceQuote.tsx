import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { reviewLabels } from '../../../shared/acadiora/labels.ts';
import type { Citation } from '../../../shared/document/citation.ts';
import { placedQuote } from '../../../shared/text/labels.ts';
import { sessionText } from '../../text/session.ts';
import { DocumentPlace } from '../../ui/document/DocumentPlace.tsx';
import { Quote } from '../../ui/elements.tsx';

/** Paper has no room for what unfolds on screen: the place alone. */
export const Printed = styled('span')({
  display: 'none',
  '@media print': { display: 'inline', fontSize: '.8125rem', fontStyle: 'italic', marginRight: 8 },
});

/** The quote from the paper, folded at first, and the way to its place. */
export function PlaceQuote({ evidence, summary }: { evidence: Citation; summary?: string }) {
  const named = sessionText.evidence(evidence.place || reviewLabels.quote);
  return (
    <>
      <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        <Quote summary={summary ?? named}>{placedQuote(evidence)}</Quote>
        <DocumentPlace at={evidence.at} label={named} />
      </Box>
      <Printed>{summary ?? (evidence.place || placedQuote(evidence))}</Printed>
    </>
  );
}
