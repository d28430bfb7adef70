import Box from '@mui/material/Box';
import { LinkButton, Row, PageHeading } from '../../ui/elements.tsx';
import { gradeBand, percentLabel, reviewLabels as labels } from '../../../shared/acadiora/labels.ts';
import type { SessionSummary } from '../../../shared/acadiora/schemas.ts';
import { sessionText, waitText } from '../../text/session.ts';
import { Badge, StatusBadge } from '../../ui/Badge.tsx';
import { AnalysisState, SessionCard, SessionsPage as ListPage } from '../../ui/session/SessionsPage.tsx';
import { isRemoved, OtherFileLink, RetryButton } from '../../ui/session/sessionActions.tsx';
import { acadiora, sessions } from '../queries.ts';
import { analysisText, resultsText, listText, newSessionText } from '../text.ts';
import { linksOf, paths } from '../../app/paths.ts';
import { Declarations } from '../../ui/Shell.tsx';
import { NewSessionPage as NewPage } from '../../ui/session/NewSessionPage.tsx';
import { ProcessingPage as WaitingPage } from '../../ui/session/AnalysisPages.tsx';

const links = linksOf('acadiora');

/** Score and grade of the last finished review, also while a revised paper is being analysed. */
const Result = ({ result: { title, percentage, grade, round } }: { result: NonNullable<SessionSummary['result']> }) => (
  <Box sx={{ display: 'grid', gap: 0.5 }}>
    {title !== null && (
      <Box sx={{ fontStyle: 'italic' }}>
        <bdi>{title}</bdi>
      </Box>
    )}
    <Row sx={{ alignItems: 'center' }}>
      <span>
        {labels.score}: <strong>{percentLabel(percentage)}</strong>
      </span>
      <Badge tone={gradeBand(grade)}>
        {labels.grade} {grade}
      </Badge>
      {round > 1 && <span>(versi {round})</span>}
    </Row>
  </Box>
);

/** The address behind a session's name: its results when they exist (spec 2 §2), the processing page while it is analysed. */
const hrefOf = ({ id, status }: SessionSummary): string | null => {
  if (status === 'completed') return links.results(id);
  return status === 'processing' ? links.processing(id) : null;
};

/** A session in the list (spec 2 §2). */
function ListedSession({ session, onDelete }: { session: SessionSummary; onDelete: () => void }) {
  const { id, documentName, status, errorMessage, result } = session;
  const hasRemoved = acadiora.documentsOf(session).some(isRemoved);
  const href = hrefOf(session);
  return (
    <SessionCard
      session={session}
      badge={<StatusBadge status={status} />}
      href={href}
      onDelete={onDelete}
      facts={{
        before: (
          <>
            Dokumen: <bdi>{documentName}</bdi>
          </>
        ),
      }}
      buttons={
        <>
          {href !== null && (
            <LinkButton to={href} variant={status === 'completed' ? 'contained' : 'outlined'}>
              {status === 'completed' ? sessionText.view : sessionText.follow}
            </LinkButton>
          )}
          {status === 'failed' && hasRemoved && <OtherFileLink module="acadiora" />}
          {status === 'failed' && !hasRemoved && (
            <RetryButton module={acadiora} sessionId={id}>
              {analysisText.retry}
            </RetryButton>
          )}
        </>
      }
    >
      <AnalysisState session={session} failed={analysisText.failed} steps={analysisText.steps} />
      {result && <Result result={result} />}
      {status === 'completed' && errorMessage !== null && (
        <Box sx={{ color: 'error.main' }}>{resultsText.revisionFailed}</Box>
      )}
    </SessionCard>
  );
}

/** Spec 2 §2, ACADIORA session list. */
export const SessionsPage = () => (
  <ListPage text={listText} sessions={sessions} create={paths.acadioraNew.href()} height={210}>
    {(session, onDelete) => <ListedSession session={session} onDelete={onDelete} />}
  </ListPage>
);

/** Spec 2 §2, §5, ACADIORA new session. */
export const NewSessionPage = () => (
  <NewPage module={acadiora} text={newSessionText}>
    <Box sx={{ '& > p': { mt: 1.5 } }}>
      <p>Analisis mengambil masa 2 hingga 5 minit.</p>
      <Declarations />
    </Box>
  </NewPage>
);

const completed = () => (
  <>
    <PageHeading>{waitText.heading}</PageHeading>
    <p role="status">Analisis selesai. Membuka hasil...</p>
  </>
);

/** Spec 2 §2, §4, ACADIORA processing. */
export const ProcessingPage = () => <WaitingPage module={acadiora} completed={completed} />;
