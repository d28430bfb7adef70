import PlaceIcon from '@mui/icons-material/FormatQuote';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Fact } from '../../../shared/fact/fact.ts';
import { factLines, factStateLabels, marked } from '../../../shared/fact/labels.ts';
import { colours, radius } from '../../app/theme.ts';
import { sessionText } from '../../text/session.ts';
import { usePlace } from '../document/DocumentPlace.tsx';

const tones = {
  suggestion: { color: colours.inkSoft, border: `1px dashed ${colours.edge}` },
  lecturer: { color: colours.ok, bgcolor: colours.okPale },
  other: { color: colours.warn, bgcolor: colours.warnPale },
  none: { color: colours.green },
};

/** How a value is borne out: a mark beside it, with its state where that needs attention, opens its grounds. Print has them in words. */
export function FactNote({ fact, label }: { fact: Fact | null | undefined; label: string }) {
  const show = usePlace();
  const lines = factLines(fact);
  if (fact === null || fact === undefined || lines.length === 0) return null;
  const state = marked(fact)?.state;
  const tone = state === undefined ? 'none' : state === 'suggestion' || state === 'lecturer' ? state : 'other';
  return (
    <Box data-fact sx={{ display: 'inline', fontSize: 'tiny' }}>
      <ButtonBase
        className="no-print"
        aria-label={`${state === undefined ? '' : `${factStateLabels[state]}. `}${sessionText.showPlace}: ${label}`}
        title={lines.join('\n')}
        onClick={() => show(label, fact.at, lines)}
        sx={{
          minWidth: 24,
          minHeight: 24,
          ml: 0.5,
          px: 0.5,
          font: 'inherit',
          fontWeight: 650,
          borderRadius: radius.mark,
          verticalAlign: 'middle',
          '&:hover': { bgcolor: colours.greenPale },
          ...tones[tone],
        }}
      >
        {state === undefined ? <PlaceIcon sx={{ fontSize: 'lead' }} /> : factStateLabels[state]}
      </ButtonBase>
      <Box sx={{ display: 'none', '@media print': { display: 'block' } }}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Box>
    </Box>
  );
}
