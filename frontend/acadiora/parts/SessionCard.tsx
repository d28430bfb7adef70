import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { dateTimeLabel, gradeBand, percentLabel, reviewLabels as labels } from '../../../shared/acadiora/labels.ts';
import type { SessionSummary } from '../../../shared/acadiora/schemas.ts';
import { paths } from '../../app/paths.ts';
import { sessionText } from '../../text/session.ts';
import { BandBadge } from '../../ui/BandBadge.tsx';
import { CardFrame, DeleteButton, Standing } from '../../ui/session/CardParts.tsx';
import { isRemoved, OtherFileLink } from '../../ui/session/removal.tsx';
import { listText as text, resultsText, waitingText } from '../text.ts';

/** The last finished review at a glance; also of a session whose revised paper is being analysed. */
function Result({ result }: { result: NonNullable<SessionSummary['result']> }) {
  const { title, percentage, grade, round } = result;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      {title !== null && (
        <Box sx={{ fontStyle: 'italic' }}>
          <bdi>{title}</bdi>
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <span>
          {labels.score}: <strong>{percentLabel(percentage)}</strong>
        </span>
        <BandBadge band={gradeBand(grade)}>
          {labels.grade} {grade}
        </BandBadge>
        {round > 1 && <span>({text.round(round)})</span>}
      </Box>
    </Box>
  );
}

/** Where a session's name leads: to its results only when they are there (spec 2 §2), to the wait while it runs. */
const hrefOf = ({ id: sessionId, status }: SessionSummary): string | null => {
  if (status === 'completed') return paths.acadioraResults.href({ sessionId });
  return status === 'processing' ? paths.acadioraProcessing.href({ sessionId }) : null;
};

/** The whole card leads where the name leads. */
const stretched = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { textDecoration: 'underline' },
} as const;

/** A session in the list (spec 2 §2). */
export function SessionCard({
  session,
  isRetrying,
  onRetry,
  onDelete,
}: {
  session: SessionSummary;
  isRetrying: boolean;
  onRetry: () => void;
  onDelete: () => void;
}) {
  const { sessionName, documentName, status, createdAt, errorMessage, result } = session;
  const isLost = session.documents.slice(-1).some(isRemoved);
  const href = hrefOf(session);
  const name = <bdi>{sessionName}</bdi>;
  return (
    <CardFrame
      name={
        href === null ? (
          name
        ) : (
          <Box component={Link} to={href} sx={stretched}>
            {name}
          </Box>
        )
      }
      status={status}
      facts={
        <>
          {text.document}: <bdi>{documentName}</bdi>
          <br />
          <time dateTime={createdAt}>{dateTimeLabel(createdAt)}</time>
        </>
      }
    >
      <Standing session={session} failure={errorMessage ?? waitingText.failed} names={waitingText.steps} />
      {result && <Result result={result} />}
      {status === 'completed' && errorMessage !== null && (
        <Box sx={{ color: 'error.main' }}>{resultsText.revisionFailed}</Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > *': { position: 'relative' } }}>
        {href !== null && (
          <Button component={Link} to={href} variant={status === 'completed' ? 'contained' : 'outlined'}>
            {status === 'completed' ? sessionText.view : sessionText.follow}
          </Button>
        )}
        {status === 'failed' && isLost && <OtherFileLink to={paths.acadioraNew.href()} />}
        {status === 'failed' && !isLost && (
          <Button variant="contained" loading={isRetrying} onClick={onRetry}>
            {text.retry}
          </Button>
        )}
        <DeleteButton name={sessionName} onDelete={onDelete} />
      </Box>
    </CardFrame>
  );
}
