import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SessionDocument } from '../../../shared/session/session.ts';
import { waitText } from '../../text/session.ts';
import { Fault } from '../Async.tsx';
import { P, Row, PageHeading, Small, Strong, Span, Card, H3, PlainList } from '../elements.tsx';
import { type AnalysedModule, isTooLong, type StatusReply } from './queries.ts';
import { backToList, OtherFileLink, isRemoved, OfSession, RetryButton } from './sessionActions.tsx';
import { queryClient } from '../../api/queries.ts';
import { linksOf } from '../../app/paths.ts';
import Button from '@mui/material/Button';
import { useParams } from 'react-router-dom';
import { documentStatusLabels } from '../../../shared/pedagona/labels/resultLabels.ts';
import { colours, radius } from '../../app/theme.ts';
import { fileSize } from '../../text/size.ts';
import { Redirect } from '../frame/Redirect.tsx';
import { notify } from '../Notices.tsx';
import { PageBar } from '../frame/PageBar.tsx';
import { useNow } from '../useNow.ts';
import { ProgressSteps } from '../work/useWork.tsx';

/** No wider than the screen, however long a document's name is. */
const cardSx = { mt: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 };

/** Each document of a session with its status, what was found in it and, when it could not be read, the reason, unless `said` contains it. */
const DocumentStates = ({
  documents,
  found = [],
  said = '',
}: {
  documents: readonly SessionDocument[];
  found?: StatusReply['found'];
  said?: string;
}) => (
  <div>
    <H3 as="h2">Dokumen</H3>
    <PlainList sx={{ mt: 1 }}>
      {documents.map(({ name, size, status, error }, index) => (
        <Box component="li" key={`${index} ${name}`} sx={{ py: 1, borderTop: `1px solid ${colours.line}` }}>
          <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
            <Span sx={{ minWidth: 0 }}>
              <bdi>{name}</bdi> <small>({fileSize(size)})</small>
            </Span>
            <Strong sx={{ flex: 'none', color: status === 'failed' ? 'error.main' : 'text.primary' }}>
              {documentStatusLabels[status]}
            </Strong>
          </Box>
          {found
            .filter(({ document }) => document === index)
            .map(({ title, clos, assessments, topics }) => (
              <div key={title}>
                <strong>{title}</strong>
                <Small>{`${clos} CLO, ${assessments} pentaksiran, ${topics} topik. Cadangan sedang ditulis.`}</Small>
              </div>
            ))}
          {error !== null && !said.includes(error) && <Box sx={{ color: 'error.main' }}>{error}</Box>}
        </Box>
      ))}
    </PlainList>
  </div>
);

interface Waiting {
  module: AnalysedModule;
  sessionId: string;
  status: StatusReply;
}

/** Why an analysis failed, document by document, with the actions that can help. */
function Failed({ module, sessionId, status }: Waiting) {
  const { name, text, documentsOf } = module;
  const message = status.errorMessage ?? text.failed;
  const documents = documentsOf(status);
  const removed = documents.filter(isRemoved);
  return (
    <>
      <PageBar back={backToList(name)} title={text.failedTitle} />
      <Card sx={cardSx}>
        <Fault message={message} />
        <DocumentStates documents={documents} said={message} />
        <Row>
          {removed.length === documents.length ? (
            <OtherFileLink module={name} />
          ) : (
            <RetryButton module={module} sessionId={sessionId}>
              {text.retry}
            </RetryButton>
          )}
        </Row>
        {removed.length > 0 && removed.length < documents.length && (
          <Small>Cubaan semula tidak merangkumi {removed.map((document) => document.name).join(', ')}.</Small>
        )}
      </Card>
    </>
  );
}

/** By what the user's own analyses have taken for a document. */
function TimeLeft({ module, since, documents }: { module: AnalysedModule; since: string; documents: number }) {
  const { data = [] } = useQuery(module.queries.pastQuery());
  const now = useNow();
  const paces = data
    .filter(({ isSample }) => isSample !== true)
    .flatMap((one) => (one.seconds === undefined ? [] : [one.seconds / Math.max(1, module.documentsOf(one).length)]))
    .slice(0, 5)
    .toSorted((a, b) => a - b);
  const pace = paces[Math.floor(paces.length / 2)];
  if (pace === undefined) return null;
  const left = pace * documents - (now.getTime() - Date.parse(since)) / 1000;
  return (
    <P role="status">
      {left > 0
        ? `Kira-kira ${Math.ceil(left / 60)} minit lagi, mengikut analisis anda yang terdahulu.`
        : 'Analisis ini mengambil masa lebih lama daripada analisis anda yang terdahulu.'}
    </P>
  );
}

function Running({
  module,
  status,
  onRetry,
}: Omit<Waiting, 'sessionId'> & { /** Of a poll that failed; null: none did. */ onRetry: (() => void) | null }) {
  const { name, text, documentsOf } = module;
  return (
    <>
      <PageBar
        back={backToList(name)}
        title="Analisis Sedang Berjalan"
        state={<CircularProgress aria-hidden size={22} />}
      />
      <Card sx={cardSx}>
        {status.progress && <ProgressSteps progress={status.progress} names={text.steps} />}
        {onRetry !== null && (
          <Fault title={text.lineLostTitle} message={waitText.lineLost}>
            <Button variant="outlined" color="error" onClick={onRetry}>
              {text.retry}
            </Button>
          </Fault>
        )}
        <Box sx={{ px: 2, py: 1.5, borderRadius: radius.control, bgcolor: colours.greenPale }}>
          <p>{text.duration}</p>
          {status.progress && (
            <TimeLeft module={module} since={status.progress.startedAt} documents={documentsOf(status).length} />
          )}
          <p>Anda boleh menutup halaman ini; analisis diteruskan dan hasilnya akan ada dalam senarai sesi.</p>
        </Box>
        <DocumentStates documents={documentsOf(status)} found={status.found} />
      </Card>
    </>
  );
}

/** Waits for an analysis (spec 1 §2, §4; spec 2 §2, §4). It needs only the address, so it continues after a reload. */
export function ProcessingPage({
  module,
  resultsAfter = 0,
  completed = () => (
    <>
      <PageHeading>{waitText.heading}</PageHeading>
      <p role="status">Analisis selesai. Membuka hasil...</p>
    </>
  ),
}: {
  module: AnalysedModule;
  /** Milliseconds between the end of the analysis and its results page. */
  resultsAfter?: number;
  /** Shown meanwhile. */
  completed?: (status: StatusReply, results: string) => ReactNode;
}) {
  const { sessionId = '' } = useParams();
  const { name, text, queries } = module;
  const polling = queries.pollQuery(sessionId);
  const query = useQuery(polling);
  const polls = queryClient.getQueryState<StatusReply>(polling.queryKey);
  const { tooLong } = text;
  const { list, results } = linksOf(name);
  // The list shows the running analysis.
  if (tooLong !== undefined && polls !== undefined && isTooLong(polls, queries.rules))
    return (
      <Redirect to={list} before={() => notify('error', tooLong)}>
        <PageHeading>{waitText.heading}</PageHeading>
      </Redirect>
    );
  return (
    <OfSession module={name} query={query} heading={waitText.heading} count={1} height={360}>
      {(status) => {
        if (status.status === 'completed')
          return (
            <Redirect to={results(sessionId)} delay={resultsAfter} before={() => void queries.forgetSession(sessionId)}>
              {completed(status, results(sessionId))}
            </Redirect>
          );
        if (status.status === 'failed') return <Failed module={module} sessionId={sessionId} status={status} />;
        const retry = () => void query.refetch();
        return <Running module={module} status={status} onRetry={query.error === null ? null : retry} />;
      }}
    </OfSession>
  );
}
