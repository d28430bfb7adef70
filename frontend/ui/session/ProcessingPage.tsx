import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { sessionText, waitText } from '../../text/session.ts';
import { Async, Fault } from '../Async.tsx';
import { Card } from '../Card.tsx';
import { useNotice } from '../Notices.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { CardPlaceholders } from '../Placeholder.tsx';
import { ProgressSteps } from '../work/ProgressSteps.tsx';
import { linksOf, type AnalysisModule } from './analysisModule.ts';
import { DocumentStates } from './DocumentStates.tsx';
import { cardSx, FailedAnalysis } from './FailedAnalysis.tsx';
import { isLineLost, isTooLong, type Polls } from './polling.ts';
import type { StatusReply } from './queries.ts';
import { BackButton } from './sessionActions.tsx';

function Running<Status extends StatusReply>({
  module: { name, text, queries, documentsOf },
  polls,
  onRetry,
}: {
  module: AnalysisModule<Status>;
  polls: Polls<Status>;
  onRetry: () => void;
}) {
  const { status } = polls;
  const isLost = isLineLost(polls, queries.rules);
  return (
    <>
      <PageHeading>{waitText.title}</PageHeading>
      <Card sx={cardSx}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Box className="spinner" sx={{ flex: 'none' }} />
          <div>
            <p>{text.duration}</p>
            <p>{waitText.mayClose}</p>
          </div>
        </Box>
        {isLost && text.lineLostTitle !== undefined && (
          <Fault title={text.lineLostTitle} message={waitText.lineLost}>
            <Button variant="outlined" color="error" onClick={onRetry}>
              {text.retry}
            </Button>
          </Fault>
        )}
        {status?.progress && <ProgressSteps progress={status.progress} names={text.steps} />}
        {text.lineLostTitle === undefined && (
          <Box role="status" sx={{ color: 'secondary.main' }}>
            {isLost ? waitText.lineLost : ''}
          </Box>
        )}
        {status && <DocumentStates documents={documentsOf(status)} />}
      </Card>
      <Box sx={{ mt: 2 }}>
        <BackButton module={name} />
      </Box>
    </>
  );
}

/** Opens the results after `delay` milliseconds. */
function Completed<Status extends StatusReply>({
  module: { name, queries },
  sessionId,
  delay,
  children,
}: {
  module: AnalysisModule<Status>;
  sessionId: string;
  delay: number;
  children: ReactNode;
}) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const forget = useEffectEvent(() => void queries.forgetSession(client, sessionId));
  const leave = useEffectEvent(() => void navigate(linksOf(name).results(sessionId), { replace: true }));
  useEffect(() => {
    forget();
    const timer = setTimeout(() => leave(), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return children;
}

/** A link to the list, which shows the running analysis. */
function TooLong({ list, text }: { list: string; text: string }) {
  const navigate = useNavigate();
  const notify = useNotice();
  useEffect(() => {
    notify('error', text);
    void navigate(list, { replace: true });
  }, [list, text, navigate, notify]);
  return <PageHeading>{waitText.heading}</PageHeading>;
}

/** Waits for an analysis (spec 1 §2, §4; spec 2 §2, §4). It needs only the address, so it continues after a reload. */
export function ProcessingPage<Status extends StatusReply>({
  module,
  resultsAfter = 0,
  completed,
}: {
  module: AnalysisModule<Status>;
  /** Milliseconds between the end of the analysis and its results page. */
  resultsAfter?: number;
  /** Shown while the analysis runs. */
  completed: (status: Status, results: string) => ReactNode;
}) {
  const { sessionId = '' } = useParams();
  const query = useQuery(module.queries.pollQuery(useQueryClient(), sessionId));
  const { list, results } = linksOf(module.name);
  return (
    <Async
      query={query}
      waiting={<CardPlaceholders count={1} height={360} />}
      heading={waitText.heading}
      missing={{ message: sessionText.missing, action: <BackButton module={module.name} /> }}
    >
      {(polls) => {
        const { status } = polls;
        if (status?.status === 'completed')
          return (
            <Completed module={module} sessionId={sessionId} delay={resultsAfter}>
              {completed(status, results(sessionId))}
            </Completed>
          );
        if (status?.status === 'failed')
          return <FailedAnalysis module={module} sessionId={sessionId} status={status} />;
        if (module.text.tooLong !== undefined && isTooLong(polls, module.queries.rules))
          return <TooLong list={list} text={module.text.tooLong} />;
        return <Running module={module} polls={polls} onRetry={() => void query.refetch()} />;
      }}
    </Async>
  );
}
