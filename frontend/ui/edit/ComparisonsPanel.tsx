import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { Comparison } from '../../../shared/origin.ts';
import { colours } from '../../app/theme.ts';
import { editsText as text } from '../../text/origin.ts';
import { Listed, Written } from '../artefact/Texts.tsx';
import { Async } from '../Async.tsx';
import { Card } from '../Card.tsx';
import type { Editable, Editing } from './artefact.ts';
import { editorText } from './text.ts';
import { H3, Soft } from '../layout.tsx';
import { useChange } from './useChange.ts';

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** One of the two texts, with the button that puts it in. */
function Side({
  title,
  value,
  isUsed,
  numberLabel,
  button,
}: {
  title: string;
  value: Editable | null;
  isUsed: boolean;
  numberLabel: (value: number) => string;
  button: { text: string; label: string; onClick: () => void; isBusy: boolean } | null;
}) {
  return (
    <Box sx={{ p: 1.5, border: `1px solid ${isUsed ? colours.green : colours.line}`, borderRadius: 1, minWidth: 0 }}>
      <Box component="p" sx={{ fontWeight: 600, mb: 0.5 }}>
        {title}
        {isUsed && ` (${text.used})`}
      </Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {value === null && text.gone}
        {typeof value === 'number' && numberLabel(value)}
        {typeof value === 'string' && <Written text={value} />}
        {Array.isArray(value) && <Listed parts={value} />}
      </Box>
      {button !== null && !isUsed && value !== null && (
        <Button
          size="small"
          variant="outlined"
          sx={{ mt: 1 }}
          aria-label={button.label}
          disabled={button.isBusy}
          onClick={button.onClick}
        >
          {button.text}
        </Button>
      )}
    </Box>
  );
}

/** The lecturer's edits of the version before the last making, each beside what was made in its place. */
export function ComparisonsPanel({ editing: { artefact, version, reread } }: { editing: Editing }) {
  const { isBusy, change } = useChange({ artefact, reread });
  const query = useQuery({
    queryKey: [...artefact.key, 'compare', version],
    queryFn: ({ signal }) => artefact.compare(signal),
    staleTime: 0,
  });
  const buttonOf = ({ pointer, was }: Comparison, value: Editable | null, label: string) =>
    pointer === null || value === null
      ? null
      : {
          text: label,
          label: text.takeNamed(label, artefact.nameOf(was)),
          isBusy,
          onClick: () => change({ make: () => artefact.save({ pointer, value, version }), said: editorText.saved }),
        };
  return (
    <Card className="no-print" sx={{ my: 2 }}>
      <H3 as="h2">{text.compareTitle}</H3>
      <Soft>{text.compareIntro}</Soft>
      <Async query={query} empty={{ when: (all) => all.length === 0, title: text.compareNone }}>
        {(comparisons) =>
          comparisons.map((one) => (
            <Box key={one.was} sx={{ py: 1.5, borderTop: `1px solid ${colours.line}` }}>
              <Box component="h3" sx={{ typography: 'h4', mb: 1 }}>
                {artefact.nameOf(one.was)}
              </Box>
              <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}>
                <Side
                  title={text.mine}
                  value={one.mine}
                  isUsed={isSame(one.mine, one.now)}
                  numberLabel={(value) => artefact.numberLabel(value, one.was)}
                  button={buttonOf(one, one.mine, text.takeMine)}
                />
                <Side
                  title={text.made}
                  value={one.made}
                  isUsed={isSame(one.made, one.now)}
                  numberLabel={(value) => artefact.numberLabel(value, one.was)}
                  button={buttonOf(one, one.made, text.takeMade)}
                />
              </Box>
            </Box>
          ))
        }
      </Async>
    </Card>
  );
}
