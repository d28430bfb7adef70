import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { dateTimeLabel } from '../../../shared/pedagona/labels.ts';
import { merangkaiFault } from '../../../shared/pedagona/rules.ts';
import type { SessionSummary } from '../../../shared/pedagona/schemas.ts';
import { paths } from '../../app/paths.ts';
import { Card } from '../../ui/Card.tsx';
import { DownloadButton } from '../../ui/DownloadButton.tsx';
import type { WordEnding } from '../../ui/DownloadButton.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { stageText } from '../chainText.ts';
import { stepHref } from '../stepTracker.ts';
import { listText, processingText, reasonText } from '../text.ts';
import { useStage } from '../useStage.ts';
import { StageButton, StageStanding } from './StageAction.tsx';
import { StageChips } from './StageChips.tsx';

/** What a session that is not completed has to say. */
function Standing({ session }: { session: SessionSummary }) {
  const { status, errorMessage, progress } = session;
  if (status === 'failed')
    return <Box sx={{ color: 'error.main' }}>{errorMessage ?? processingText.unknownFailure}</Box>;
  if (status !== 'processing' || !progress) return null;
  return (
    <Box sx={{ color: 'text.secondary' }}>
      {processingText.steps[progress.step]}
      {progress.total > 0 && `: ${processingText.stepOf(progress.done, progress.total)}`}
    </Box>
  );
}

/** Why no merangkai can be made of this session, or null. */
const merangkaiReason = ({ status, coursesCount }: SessionSummary): string | null =>
  status === 'completed' ? merangkaiFault(coursesCount, false) : reasonText.notCompleted;

function Shortcuts({ checks: { scriptsId, dloId, reportId } }: { checks: SessionSummary['checks'] }) {
  const shortcuts = [
    scriptsId !== null && { to: paths.pedagonaScripts.href({ scriptsId }), text: listText.viewScripts },
    dloId !== null && { to: paths.pedagonaDlo.href({ dloId }), text: listText.viewDlo },
    reportId !== null && { to: paths.pedagonaReport.href({ reportId }), text: listText.viewReport },
  ].filter((shortcut) => shortcut !== false);
  return shortcuts.map(({ to, text }) => (
    <Button key={to} component={Link} to={to} variant="outlined">
      {text}
    </Button>
  ));
}

/** A session in the list (spec 1 §2, session list). */
export function SessionCard({
  session,
  onDownload,
  onDelete,
}: {
  session: SessionSummary;
  onDownload: (ending: WordEnding) => Promise<void>;
  onDelete: () => void;
}) {
  const { id: sessionId, status } = session;
  const isCompleted = status === 'completed';
  const unready = isCompleted ? null : reasonText.notCompleted;
  const reason = merangkaiReason(session);
  const isOpen = reason === null && !session.checks.merangkai;
  const merangkai = useStage('merangkai', { sessionId, parentId: sessionId, enabled: isOpen });
  return (
    <Card sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'start', justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0 }}>
          <Box component="h3" sx={{ typography: 'h3', overflowWrap: 'anywhere' }}>
            <bdi>{session.sessionName}</bdi>
          </Box>
          <Box sx={{ color: 'text.secondary', fontSize: '.925rem' }}>
            <time dateTime={session.createdAt}>{dateTimeLabel(session.createdAt)}</time>
            <br />
            {listText.counts(session.coursesCount, session.documents.length)}
          </Box>
        </Box>
        <StatusBadge status={status} />
      </Box>
      <Standing session={session} />
      {isCompleted && <StageChips checks={session.checks} />}
      <StageStanding stage="merangkai" work={merangkai} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {status !== 'completed' && (
          <Button component={Link} variant="contained" to={paths.pedagonaProcessing.href({ sessionId })}>
            {status === 'failed' ? listText.details : listText.follow}
          </Button>
        )}
        {isCompleted ? (
          <Button component={Link} variant="contained" to={paths.pedagonaResults.href({ sessionId })}>
            {listText.view}
          </Button>
        ) : (
          <ReasonButton variant="outlined" reason={reasonText.notCompleted}>
            {listText.view}
          </ReasonButton>
        )}
        <DownloadButton label={listText.merungkai} reason={unready} onDownload={onDownload} />
        <StageButton
          stage="merangkai"
          variant="outlined"
          work={merangkai}
          href={stepHref('merangkai', sessionId, session.checks)}
          reason={reason}
        />
        <Shortcuts checks={session.checks} />
        <Button
          color="error"
          sx={{ ml: { sm: 'auto' } }}
          aria-label={listText.removeNamed(session.sessionName)}
          onClick={onDelete}
        >
          {listText.remove}
        </Button>
      </Box>
      {isOpen && !merangkai.isWaiting && (
        <Box component="p" sx={{ color: 'text.secondary', fontSize: '.9rem' }}>
          {stageText.merangkai.duration}
        </Box>
      )}
    </Card>
  );
}
