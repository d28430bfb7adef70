import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { P, H4, Card, H3, Row, Small, Soft } from '../elements.tsx';
import { dateTimeLabel } from '../../../shared/text/labels.ts';
import { colours } from '../../app/theme.ts';
import { Listed, Written } from '../artefact/Texts.tsx';
import { Async } from '../Async.tsx';
import { confirmed } from '../Modal.tsx';
import { NamedButton } from '../ReasonButton.tsx';
import type { Editable } from '../../../shared/artefact.ts';
import { versionsKey, type Editing } from './artefact.ts';
import { isSame } from './savePart.ts';
import { editorText } from './text.ts';
import { useChange } from './useChange.ts';

const text = {
  reasons: {
    generated: 'Dijana',
    kept: 'Suntingan dikekalkan',
    edited: 'Disunting',
    regenerated: 'Dijana semula',
    restored: 'Dipulihkan',
  },
  restore: 'Pulihkan',
};

const Panel = ({ title, intro, children }: { title: string; intro: string; children: ReactNode }) => (
  <Card className="no-print" sx={{ my: 2 }}>
    <H3 as="h2">{title}</H3>
    <Soft>{intro}</Soft>
    {children}
  </Card>
);

export function VersionsPanel({ editing: { artefact, version: shown, reread } }: { editing: Editing }) {
  const { isBusy, change } = useChange({ artefact, reread });
  const query = useQuery({
    queryKey: versionsKey(artefact),
    queryFn: ({ signal }) => artefact.versions(signal),
    staleTime: 0,
  });
  const restore = async (version: number) => {
    if (
      await confirmed({
        text: `Pulihkan versi ${version}? Teks semasa disimpan sebagai versi terdahulu.`,
        confirm: text.restore,
      })
    )
      change({ make: () => artefact.restore(version, shown), said: `Versi ${version} telah dipulihkan.` });
  };
  return (
    <Panel
      title="Versi yang disimpan"
      intro="Sepuluh versi terdahulu disimpan. Memulihkan satu versi menjadikannya versi terkini; tiada versi yang hilang."
    >
      <Async query={query}>
        {(versions) => (
          <Box component="ol" reversed sx={{ listStyle: 'none', p: 0, mt: 1 }}>
            {versions.toReversed().map(({ version, savedAt, reason, pointer }, index) => (
              <Row as="li" key={version} sx={{ py: 1, borderTop: `1px solid ${colours.line}`, alignItems: 'center' }}>
                <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
                  <strong>Versi {version}</strong>
                  {index === 0 && ' (terkini)'}: {text.reasons[reason]}
                  {pointer !== '' && `, ${artefact.nameOf(pointer)}`}
                  <Small>
                    <time dateTime={savedAt}>{dateTimeLabel(savedAt)}</time>
                  </Small>
                </Box>
                {index > 0 && (
                  <Button
                    variant="outlined"
                    disabled={isBusy}
                    aria-label={`Pulihkan versi ${version}`}
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
    </Panel>
  );
}

const sides = [
  { side: 'mine', title: 'Suntingan anda', take: 'Guna suntingan saya' },
  { side: 'made', title: 'Teks baharu', take: 'Guna teks baharu' },
] as const;

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
    <Panel
      title="Suntingan anda dan teks baharu"
      intro="Tulisan anda sebelum dokumen ini dijana semula, di sebelah teks yang dijana."
    >
      <Async
        query={query}
        empty={{ when: (all) => all.length === 0, title: 'Tiada perbezaan antara suntingan anda dengan teks baharu.' }}
      >
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
                    <Box
                      key={side}
                      sx={{
                        p: 1.5,
                        border: `1px solid ${isUsed ? colours.green : colours.line}`,
                        borderRadius: 1,
                        minWidth: 0,
                      }}
                    >
                      <P sx={{ fontWeight: 600, mb: 0.5 }}>
                        {title}
                        {isUsed && ' (digunakan sekarang)'}
                      </P>
                      <Box sx={{ overflowWrap: 'anywhere' }}>
                        {value === null && 'Bahagian ini tidak ada dalam dokumen baharu.'}
                        {typeof value === 'number' && artefact.numberLabel(value, was)}
                        {typeof value === 'string' && <Written text={value} />}
                        {Array.isArray(value) && <Listed parts={value} />}
                      </Box>
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
                    </Box>
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
