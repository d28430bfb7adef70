import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { sessionText, waitText } from '../../text/session.ts';
import { Async, Fault } from '../../ui/Async.tsx';
import { Card } from '../../ui/Card.tsx';
import { useNotice } from '../../ui/Notices.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { CardPlaceholders } from '../../ui/Placeholder.tsx';
import { DocumentStates } from '../../ui/session/DocumentStates.tsx';
import { isRemoved, OtherFileLink, RemoveButton } from '../../ui/session/removal.tsx';
import { Steps } from '../../ui/session/Steps.tsx';
import { BackButton, waitCardSx, Waiting } from '../../ui/session/Waiting.tsx';
import type { Looks } from '../looks.ts';
import { isLineLost, isTooLong } from '../looks.ts';
import { forget, useDeleteSession, useLooks, useRetry } from '../queries.ts';
import type { Status } from '../queries.ts';
import { waitingText as text } from '../text.ts';

/** The version that is being analysed; those before it are done with. */
const latestOf = ({ documents }: Status) => documents.slice(-1);

const back = paths.acadiora.href();

function Running({ looks: { status, lost }, onRetry }: { looks: Looks<Status>; onRetry: () => void }) {
  return (
    <Waiting duration={text.duration} back={back}>
      {isLineLost({ lost }) && (
        <Fault title={text.statusFailed} message={waitText.lineLost}>
          <Button variant="outlined" color="error" onClick={onRetry}>
            {text.retry}
          </Button>
        </Fault>
      )}
      {status?.progress && <Steps progress={status.progress} names={text.steps} />}
      {status && <DocumentStates documents={latestOf(status)} />}
    </Waiting>
  );
}

/** Leads to the results as soon as they are there (spec 2 §2). */
function Completed({ sessionId }: { sessionId: string }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  useEffect(() => {
    void forget(queries, sessionId);
    void navigate(paths.acadioraResults.href({ sessionId }), { replace: true });
  }, [navigate, queries, sessionId]);
  return (
    <>
      <PageHeading>{waitText.heading}</PageHeading>
      <p role="status">{text.opening}</p>
    </>
  );
}

/** Leads to the list with the sentence of spec 2 §8; the work goes on. */
function TooLong() {
  const navigate = useNavigate();
  const notify = useNotice();
  useEffect(() => {
    notify('error', text.tooLong);
    void navigate(paths.acadiora.href(), { replace: true });
  }, [navigate, notify]);
  return <PageHeading>{waitText.heading}</PageHeading>;
}

function Failed({ sessionId, status }: { sessionId: string; status: Status }) {
  const retry = useRetry(sessionId);
  const deletion = useDeleteSession();
  const message = status.errorMessage ?? text.failed;
  const isLost = latestOf(status).some(isRemoved);
  return (
    <>
      <PageHeading>{text.failedTitle}</PageHeading>
      <Card sx={waitCardSx}>
        <Fault message={message} />
        <DocumentStates documents={latestOf(status)} said={message} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {isLost ? (
            <OtherFileLink to={paths.acadioraNew.href()} />
          ) : (
            <Button variant="contained" loading={retry.isPending} onClick={() => retry.mutate()}>
              {text.retry}
            </Button>
          )}
          <BackButton to={back} />
          {isLost && <RemoveButton sessionId={sessionId} remove={deletion.mutateAsync} back={back} />}
        </Box>
      </Card>
    </>
  );
}

/** Spec 2 §2, §4: the wait for an analysis. The address is all it needs, so a reload goes on where it was. */
export default function ProcessingPage() {
  const { sessionId = '' } = useParams();
  const query = useLooks(sessionId);
  return (
    <Async
      query={query}
      waiting={<CardPlaceholders count={1} height={360} />}
      heading={waitText.heading}
      missing={{ message: sessionText.missing, action: <BackButton to={back} /> }}
    >
      {(looks) => {
        if (looks.status?.status === 'completed') return <Completed sessionId={sessionId} />;
        if (looks.status?.status === 'failed') return <Failed sessionId={sessionId} status={looks.status} />;
        if (isTooLong(looks)) return <TooLong />;
        return <Running looks={looks} onRetry={() => void query.refetch()} />;
      }}
    </Async>
  );
}
