import PlaceIcon from '@mui/icons-material/FormatQuote';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Fact, FactState } from '../../../shared/fact/fact.ts';
import { contradictionText, factLines, factStateLabels, factToShow } from '../../../shared/fact/labels.ts';
import { colours, radius } from '../../app/theme.ts';
import { sessionText } from '../../text/session.ts';
import { usePlace } from '../document/DocumentPlace.tsx';

const tones: Partial<Record<FactState, object>> = {
  suggestion: { color: colours.inkSoft, border: `1px dashed ${colours.edge}` },
  lecturer: { color: colours.ok, bgcolor: colours.okPale },
};
const attention = { color: colours.warn, bgcolor: colours.warnPale };

/** How the state of a value looks; undefined: the document says it. */
export const toneOf = (state: FactState | undefined): object => ({
  display: 'inline-block',
  px: 1,
  py: 0.25,
  fontSize: 'tiny',
  fontWeight: 650,
  borderRadius: radius.chip,
  ...(state === undefined ? { color: colours.green } : (tones[state] ?? attention)),
});

/** How a value is borne out: a mark beside it, with its state where that needs attention, opens its grounds. Print has them in words. */
export function FactNote({ fact, label }: { fact: Fact | null | undefined; label: string }) {
  const show = usePlace();
  const lines = factLines(fact);
  if (fact === null || fact === undefined || lines.length === 0) return null;
  const other = contradictionText(fact);
  const state = other === '' ? factToShow(fact)?.state : 'unconfirmed';
  const said = other || (state === undefined ? '' : factStateLabels[state]);
  return (
    <Box data-fact sx={{ display: 'inline', fontSize: 'tiny' }}>
      <ButtonBase
        className="no-print"
        aria-label={`${said === '' ? '' : `${said}. `}${sessionText.showPlace}: ${label}`}
        title={lines.join('\n')}
        onClick={() => show(label, fact.at, lines)}
        sx={{
          minWidth: 24,
          minHeight: 24,
          ml: 0.5,
          font: 'inherit',
          verticalAlign: 'middle',
          '&:hover': { bgcolor: colours.greenPale },
          ...toneOf(state),
        }}
      >
        {said || <PlaceIcon sx={{ fontSize: 'lead' }} />}
      </ButtonBase>
      <Box sx={{ display: 'none', '@media print': { display: 'block' } }}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Box>
    </Box>
  );
}
