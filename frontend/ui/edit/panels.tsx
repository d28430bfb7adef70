import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { H4, Card, H3, Row, Small, Soft } from '../layout.tsx';
import { dateTimeLabel } from '../../../shared/text/labels.ts';
import { colours } from '../../app/theme.ts';
import { editsText } from '../../text/origin.ts';
import { Listed, Written } from '../artefact/Texts.tsx';
import { Async } from '../Async.tsx';
import { useConfirm } from '../Modal.tsx';
import { NamedButton } from '../ReasonButton.tsx';
import type { Editable } from '../../../shared/artefact.ts';
import { versionsKey, type Editing } from './artefact.ts';
import { isSame } from './savePart.ts';
import { editorText, versionsText as text } from './text.ts';
import { useChange } from './useChange.ts';

const Panel = ({ title, intro, children }: { title: string; intro: string; children: ReactNode }) => (
  <Card className="no-print" sx={{ my: 2 }}>
    <H3 as="h2">{title}</H3>
    <Soft>{intro}</Soft>
    {children}
  </Card>
);

/** The kept versions of an artefact, newest first, each with the time and reason of its saving and a button that restores it. */
export function VersionsPanel({ editing: { artefact, version: shown, reread } }: { editing: Editing }) {
  const { isBusy, change } = useChange({ artefact, reread });
  const { dialog, ask } = useConfirm();
  const query = useQuery({
    queryKey: versionsKey(artefact),
    queryFn: ({ signal }) => artefact.versions(signal),
    staleTime: 0,
  });
  const restore = async (version: number) => {
    if (await ask({ text: text.confirm(version), confirm: text.restore }))
      change({ make: () => artefact.restore(version, shown), said: text.restored(version) });
  };
  return (
    <Panel title={text.title} intro={text.intro}>
      <Async query={query}>
        {(versions) => (
          <Box component="ol" reversed sx={{ listStyle: 'none', p: 0, mt: 1 }}>
            {versions.toReversed().map(({ version, savedAt, reason, pointer }, index) => (
              <Row as="li" key={version} sx={{ py: 1, borderTop: `1px solid ${colours.line}`, alignItems: 'center' }}>
                <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
                  <strong>{text.version(version)}</strong>
                  {index === 0 && ` (${text.current})`}: {text.reasons[reason]}
                  {pointer !== '' && `, ${artefact.nameOf(pointer)}`}
                  <Small>
                    <time dateTime={savedAt}>{dateTimeLabel(savedAt)}</time>
                  </Small>
                </Box>
                {index > 0 && (
                  <Button
                    variant="outlined"
                    disabled={isBusy}
                    aria-label={text.restoreNamed(version)}
                    onClick={() => void restore(version)}
                  >
                    {text.restore}
                  </Button>
                )}
              </Row>
            ))}
          </Box>
        )}
      </Async>
      {dialog}
    </Panel>
  );
}

const sides = [
  { side: 'mine', title: editsText.mine, take: editsText.takeMine },
  { side: 'made', title: editsText.made, take: editsText.takeMade },
] as const;

/** One of the two texts. `children`: the button that puts it in. */
const Side = ({
  title,
  value,
  isUsed,
  numberLabel,
  children,
}: {
  title: string;
  value: Editable | null;
  isUsed: boolean;
  numberLabel: (value: number) => string;
  children: ReactNode;
}) => (
  <Box sx={{ p: 1.5, border: `1px solid ${isUsed ? colours.green : colours.line}`, borderRadius: 1, minWidth: 0 }}>
    <Box component="p" sx={{ fontWeight: 600, mb: 0.5 }}>
      {title}
      {isUsed && ` (${editsText.used})`}
    </Box>
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {value === null && editsText.gone}
      {typeof value === 'number' && numberLabel(value)}
      {typeof value === 'string' && <Written text={value} />}
      {Array.isArray(value) && <Listed parts={value} />}
    </Box>
    {children}
  </Box>
);

/** The lecturer's edits of the version before the last making, each beside what was made in its place. */
export function ComparisonsPanel({ editing: { artefact, version, reread } }: { editing: Editing }) {
  const { isBusy, change } = useChange({ artefact, reread });
  const query = useQuery({
    queryKey: [...artefact.key, 'compare', version],
    queryFn: ({ signal }) => artefact.compare(signal),
    staleTime: 0,
  });
  const put = (pointer: string, value: Editable) =>
    change({ make: () => artefact.save({ pointer, value, version }), said: editorText.saved });
  return (
    <Panel title={editsText.compareTitle} intro={editsText.compareIntro}>
      <Async query={query} empty={{ when: (all) => all.length === 0, title: editsText.compareNone }}>
        {(comparisons) =>
          comparisons.map(({ was, now, pointer, ...texts }) => (
            <Box key={was} sx={{ py: 1.5, borderTop: `1px solid ${colours.line}` }}>
              <H4 as="h3" sx={{ mb: 1 }}>
                {artefact.nameOf(was)}
              </H4>
              <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}>
                {sides.map(({ side, title, take }) => {
                  const value = texts[side];
                  const isUsed = isSame(value, now);
                  return (
                    <Side
                      key={side}
                      title={title}
                      value={value}
                      isUsed={isUsed}
                      numberLabel={(number) => artefact.numberLabel(number, was)}
                    >
                      {pointer !== null && value !== null && !isUsed && (
                        <NamedButton
                          text={take}
                          of={artefact.nameOf(was)}
                          variant="outlined"
                          sx={{ mt: 1 }}
                          disabled={isBusy}
                          onClick={() => put(pointer, value)}
                        />
                      )}
                    </Side>
                  );
                })}
              </Box>
            </Box>
          ))
        }
      </Async>
    </Panel>
  );
}
