import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { dateTimeLabel } from '../../../shared/text/labels.ts';
import { colours } from '../../app/theme.ts';
import { Async } from '../Async.tsx';
import { Card } from '../Card.tsx';
import { useConfirm } from '../Modal.tsx';
import { versionsKey, type Editing } from './artefact.ts';
import { versionsText as text } from './text.ts';
import { H3, Soft } from '../layout.tsx';
import { useChange } from './useChange.ts';

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
    <Card className="no-print" sx={{ my: 2 }}>
      <H3 as="h2">{text.title}</H3>
      <Soft>{text.intro}</Soft>
      <Async query={query}>
        {(versions) => (
          <Box component="ol" reversed sx={{ listStyle: 'none', p: 0, mt: 1 }}>
            {versions.toReversed().map(({ version, savedAt, reason, pointer }, index) => (
              <Box
                component="li"
                key={version}
                sx={{
                  py: 1,
                  borderTop: `1px solid ${colours.line}`,
                  display: 'flex',
                  flexWrap: 'wrap',
                  gap: 1,
                  alignItems: 'center',
                }}
              >
                <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
                  <strong>{text.version(version)}</strong>
                  {index === 0 && ` (${text.current})`}: {text.reasons[reason]}
                  {pointer !== '' && `, ${artefact.nameOf(pointer)}`}
                  <Box
                    component="time"
                    dateTime={savedAt}
                    sx={{ display: 'block', fontSize: '.875rem', color: 'text.secondary' }}
                  >
                    {dateTimeLabel(savedAt)}
                  </Box>
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
              </Box>
            ))}
          </Box>
        )}
      </Async>
      {dialog}
    </Card>
  );
}
