import Box from '@mui/material/Box';
import type { Fact } from '../../../shared/fact/fact.ts';
import { factStateLabels } from '../../../shared/fact/labels.ts';
import { placedQuote } from '../../../shared/text/labels.ts';
import { colours } from '../../app/theme.ts';
import { sessionText } from '../../text/session.ts';
import { DocumentPlace } from '../document/DocumentPlace.tsx';
import { Quote } from '../Facts.tsx';

/** Sure states need no attention; the others are marked. */
const isQuiet = ({ state }: Fact): boolean => state === 'found' || state === 'lecturer';

/** How a value is borne out: its state where that needs attention, the document's words and the way to their place. */
export function FactNote({ fact, label }: { fact: Fact | null | undefined; label: string }) {
  if (fact === null || fact === undefined || fact.state === 'notFound') return null;
  const { at, place, note, offered } = fact;
  const quote = placedQuote(fact);
  return (
    <Box sx={{ fontSize: '.875rem' }}>
      {!isQuiet(fact) && (
        <Box component="span" sx={{ px: 1, borderRadius: 1, bgcolor: colours.goldPale, fontWeight: 600 }}>
          {factStateLabels[fact.state]}
        </Box>
      )}
      {note !== undefined && <Box component="p">{note}</Box>}
      {offered !== undefined && <Box component="p">{sessionText.offered(offered)}</Box>}
      {quote !== '' && <Quote summary={sessionText.evidence(place)}>{quote}</Quote>}
      <DocumentPlace at={at} label={label} />
    </Box>
  );
}
