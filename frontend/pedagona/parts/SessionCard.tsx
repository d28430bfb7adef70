import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { dateTimeLabel } from '../../../shared/pedagona/result-labels.ts';
import { merangkaiFault } from '../../../shared/pedagona/rules.ts';
import type { SessionSummary } from '../../../shared/pedagona/schemas.ts';
import { paths } from '../../app/paths.ts';
import { sessionText } from '../../text/session.ts';
import { DownloadButton } from '../../ui/DownloadButton.tsx';
import type { WordEnding } from '../../ui/DownloadButton.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { CardFrame, DeleteButton, Standing } from '../../ui/session/CardParts.tsx';
import { isHopeless, OtherFileLink } from '../../ui/session/removal.tsx';
import { stageText } from '../chainText.ts';
import { stepHref } from '../stepTracker.ts';
import { listText, processingText, reasonText } from '../text.ts';
import { useStage } from '../useStage.ts';
import { StageButton, StageStanding } from './StageAction.tsx';
import { StageChips } from './StageChips.tsx';

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
  const isLost = status === 'failed' && isHopeless(session.documents);
  const unready = isCompleted ? null : reasonText.notCompleted;
  const reason = merangkaiReason(session);
  const isOpen = reason === null && !session.checks.merangkai;
  const merangkai = useStage('merangkai', { sessionId, parentId: sessionId, enabled: isOpen });
  return (
    <CardFrame
      name={<bdi>{session.sessionName}</bdi>}
      status={status}
      facts={
        <>
          <time dateTime={session.createdAt}>{dateTimeLabel(session.createdAt)}</time>
          <br />
          {listText.counts(session.coursesCount, session.documents.length)}
        </>
      }
    >
      <Standing
        session={session}
        failure={session.errorMessage ?? processingText.unknownFailure}
        names={processingText.steps}
      />
      {isCompleted && <StageChips checks={session.checks} />}
      <StageStanding stage="merangkai" work={merangkai} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {isLost && <OtherFileLink to={paths.pedagonaNew.href()} />}
        {!isCompleted && !isLost && (
          <Button component={Link} variant="contained" to={paths.pedagonaProcessing.href({ sessionId })}>
            {status === 'failed' ? listText.details : sessionText.follow}
          </Button>
        )}
        {isCompleted ? (
          <Button component={Link} variant="contained" to={paths.pedagonaResults.href({ sessionId })}>
            {sessionText.view}
          </Button>
        ) : (
          <ReasonButton variant="outlined" reason={reasonText.notCompleted}>
            {sessionText.view}
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
        <DeleteButton name={session.sessionName} onDelete={onDelete} />
      </Box>
      {isOpen && !merangkai.isWaiting && (
        <Box component="p" sx={{ color: 'text.secondary', fontSize: '.9rem' }}>
          {stageText.merangkai.duration}
        </Box>
      )}
    </CardFrame>
  );
}
