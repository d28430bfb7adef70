import Box from '@mui/material/Box';
import type { Fact } from '../../../shared/fact/fact.ts';
import { factLines, factStateLabels } from '../../../shared/fact/labels.ts';
import { placedQuote } from '../../../shared/text/labels.ts';
import { colours } from '../../app/theme.ts';
import { sessionText } from '../../text/session.ts';
import { DocumentPlace } from '../document/DocumentPlace.tsx';
import { Quote } from '../elements.tsx';

/** How a value is borne out: its state where that needs attention, the document's words and the way to their place. */
export function FactNote({ fact, label }: { fact: Fact | null | undefined; label: string }) {
  const lines = factLines(fact);
  if (fact === null || fact === undefined || lines.length === 0) return null;
  const quote = placedQuote(fact);
  return (
    <Box sx={{ fontSize: 'small' }}>
      {lines
        .filter((line) => line !== quote)
        .map((line) => (
          <Box
            component="p"
            key={line}
            sx={
              line === factStateLabels[fact.state]
                ? { px: 1, width: 'fit-content', borderRadius: 1, bgcolor: colours.goldPale, fontWeight: 600 }
                : {}
            }
          >
            {line}
          </Box>
        ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        {quote !== '' && <Quote summary={sessionText.evidence(fact.place)}>{quote}</Quote>}
        <DocumentPlace at={fact.at} label={label} />
      </Box>
    </Box>
  );
}
