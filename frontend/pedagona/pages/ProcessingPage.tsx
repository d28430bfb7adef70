import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { Reply } from '../../../shared/contract.ts';
import type { pedagonaApi } from '../../../shared/pedagona/api.ts';
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
import { forgetLists, useDeleteSession, useRetry, useStatus } from '../queries.ts';
import { processingText as text } from '../text.ts';

type Status = Reply<typeof pedagonaApi.status>;

/** Milliseconds between the end of the analysis and the results page (spec 1 §9). */
const redirectAfter = 2000;

const back = paths.pedagona.href();

function Running({ status, isLineLost }: { status: Status; isLineLost: boolean }) {
  return (
    <Waiting duration={text.duration} back={back}>
      {status.progress && <Steps progress={status.progress} names={text.steps} />}
      <Box role="status" sx={{ color: 'secondary.main' }}>
        {isLineLost ? waitText.lineLost : ''}
      </Box>
      <DocumentStates documents={status.documents} />
    </Waiting>
  );
}

function Completed({ sessionId, courses }: { sessionId: string; courses: number }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const to = paths.pedagonaResults.href({ sessionId });
  useEffect(() => {
    void forgetLists(queries);
    const timer = setTimeout(() => void navigate(to, { replace: true }), redirectAfter);
    return () => clearTimeout(timer);
  }, [navigate, queries, to]);
  return (
    <Box role="status">
      <PageHeading>{text.completed}</PageHeading>
      <Card sx={{ mt: 3, display: 'grid', gap: 2, justifyItems: 'start' }}>
        <strong>{text.courses(courses)}</strong>
        <p>{text.openingResults}</p>
        <Button component={Link} to={to} variant="contained" replace>
          {sessionText.view}
        </Button>
      </Card>
    </Box>
  );
}

function Failed({ sessionId, status }: { sessionId: string; status: Status }) {
  const retry = useRetry(sessionId);
  const notify = useNotice();
  const message = status.errorMessage ?? text.unknownFailure;
  const deletion = useDeleteSession();
  const isLost = status.documents.some(isRemoved);
  const bad = status.documents.filter((document) => document.status === 'failed');
  const again = (skipFailed: boolean) =>
    retry.mutate(skipFailed, { onError: (reason) => notify('error', text.retryFailed(reason.message)) });
  const isPartlyGood = bad.length > 0 && bad.length < status.documents.length;
  return (
    <>
      <PageHeading>{text.failed}</PageHeading>
      <Card sx={waitCardSx}>
        <Fault message={message} />
        <DocumentStates documents={status.documents} said={message} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {isPartlyGood && (
            <Button variant="contained" disabled={retry.isPending} onClick={() => again(true)}>
              {text.retryWithout}
            </Button>
          )}
          {isLost ? (
            !isPartlyGood && <OtherFileLink to={paths.pedagonaNew.href()} />
          ) : (
            <Button
              variant={isPartlyGood ? 'outlined' : 'contained'}
              disabled={retry.isPending}
              onClick={() => again(false)}
            >
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

/** Spec 1 §2, §4, Processing. The address is all it needs, so a reload goes on where it was. */
export default function ProcessingPage() {
  const { sessionId = '' } = useParams();
  const query = useStatus(sessionId);
  return (
    <Async
      query={query}
      waiting={<CardPlaceholders count={1} height={360} />}
      heading={waitText.heading}
      missing={{ message: sessionText.missing, action: <BackButton to={back} /> }}
    >
      {(status) => {
        if (status.status === 'completed') return <Completed sessionId={sessionId} courses={status.coursesCount} />;
        if (status.status === 'failed') return <Failed sessionId={sessionId} status={status} />;
        return <Running status={status} isLineLost={query.error !== null} />;
      }}
    </Async>
  );
}
