import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Row, H3, Small, Card, StretchedLink } from '../elements.tsx';
import type { Progress } from '../../../shared/session.ts';
import { dateTimeLabel } from '../../../shared/text/labels.ts';
import { waitText, sessionListText } from '../../text/session.ts';

/** The name's link covers the card; the buttons are above it. */
const nameSx = { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } } as const;

export function SessionCard({
  session: { sessionName, createdAt },
  badge,
  facts,
  href = null,
  onDelete,
  buttons,
  note,
  children,
}: {
  session: { sessionName: string; createdAt: string };
  badge: ReactNode;
  facts: { before?: ReactNode; after?: ReactNode };
  href?: string | null;
  onDelete: () => void;
  buttons: ReactNode;
  note?: ReactNode;
  children: ReactNode;
}) {
  const name = <bdi>{sessionName}</bdi>;
  return (
    <Card
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1.5,
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'start', justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0 }}>
          <H3>
            {href === null ? (
              name
            ) : (
              <StretchedLink to={href} sx={nameSx}>
                {name}
              </StretchedLink>
            )}
          </H3>
          <Small as="div">
            {facts.before && <div>{facts.before}</div>}
            <time dateTime={createdAt}>{dateTimeLabel(createdAt)}</time>
            {facts.after && <div>{facts.after}</div>}
          </Small>
        </Box>
        {badge}
      </Box>
      {children}
      <Row sx={{ '& > *': { position: 'relative' } }}>
        {buttons}
        <Button color="error" sx={{ ml: { sm: 'auto' } }} aria-label={`Padam sesi ${sessionName}`} onClick={onDelete}>
          {sessionListText.remove}
        </Button>
      </Row>
      {note}
    </Card>
  );
}

/** Why an analysis failed, or its progress; nothing when it is completed. */
export function AnalysisState({
  session: { status, progress, errorMessage },
  failed,
  steps,
}: {
  session: { status: string; progress: Progress | null; errorMessage: string | null };
  /** The message for a failure without a reason. */
  failed: string;
  steps: Readonly<Record<Progress['step'], string>>;
}) {
  if (status === 'failed') return <Box sx={{ color: 'error.main' }}>{errorMessage ?? failed}</Box>;
  if (status !== 'processing' || !progress) return null;
  return (
    <Box sx={{ color: 'text.secondary' }}>
      {steps[progress.step]}
      {progress.total > 0 && `: ${waitText.stepOf(progress.done, progress.total)}`}
      {progress.place !== undefined && `. ${waitText.inLine(progress.place)}`}
    </Box>
  );
}
