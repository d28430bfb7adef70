import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { clamped, LinkButton, Row, Soft } from '../../ui/elements.tsx';
import { gradeBand, gradeLabel, percentLabel, reviewLabels as labels } from '../../../shared/acadiora/labels.ts';
import { ungraded } from '../../../shared/acadiora/rules.ts';
import type { SessionSummary } from '../../../shared/acadiora/schemas.ts';
import { sessionText } from '../../text/session.ts';
import { Badge, StatusBadge } from '../../ui/Badge.tsx';
import { AnalysisState, SessionCard, SessionsPage as ListPage } from '../../ui/session/SessionsPage.tsx';
import { bandColours } from '../../app/theme.ts';
import { Ring } from '../../ui/Tiles.tsx';
import { acadiora, sessions } from '../queries.ts';
import { resultsText, listText, newSessionText } from '../text.ts';
import { paths, sessionHref } from '../../app/paths.ts';
import { Declarations } from '../../ui/frame/Shell.tsx';
import { NewSessionPage as NewPage, ProcessingPage as WaitingPage } from '../../ui/session/laterPages.tsx';
import { FollowButton } from '../../ui/session/sessionActions.tsx';

/** A session in the list (spec 2 §2), with score and grade of its last finished review, also while a revised paper is being analysed, and what to mend first. */
function ListedSession({ session, menu }: { session: SessionSummary; menu: ReactNode }) {
  const { id, documentName, status, errorMessage, result } = session;
  const href = sessionHref('acadiora', id, status);
  return (
    <SessionCard
      session={session}
      badge={<StatusBadge status={status} />}
      href={href}
      menu={menu}
      about={
        <>
          Dokumen: <bdi>{documentName}</bdi>
        </>
      }
      buttons={
        status === 'completed' ? (
          <LinkButton to={href}>{sessionText.view}</LinkButton>
        ) : (
          <FollowButton module={acadiora} session={session} />
        )
      }
    >
      <AnalysisState module={acadiora} session={session} />
      {result && (
        <Row sx={{ flexWrap: 'nowrap', gap: 1.5, alignItems: 'center', '& bdi, & .next': clamped(2) }}>
          {result.grade !== ungraded && (
            <Ring size={44} value={result.percentage} colour={bandColours[gradeBand(result.grade)].bar}>
              <small aria-hidden>{Math.round(result.percentage)}</small>
            </Ring>
          )}
          <Box sx={{ minWidth: 0, fontSize: 'small' }}>
            <em>
              <bdi>{result.title}</bdi>
            </em>
            <Row sx={{ alignItems: 'center' }}>
              {result.grade !== ungraded && (
                <span>
                  {labels.score}: <strong>{percentLabel(result.percentage)}</strong>
                </span>
              )}
              <Badge tone={gradeBand(result.grade)}>{gradeLabel(result.grade)}</Badge>
              {result.round > 1 && <span>versi {result.round}</span>}
            </Row>
            {result.next !== null && <Soft className="next">Baiki dahulu: {result.next}</Soft>}
          </Box>
        </Row>
      )}
      {status === 'completed' && errorMessage !== null && (
        <Box sx={{ color: 'error.main' }}>{resultsText.againFailed}</Box>
      )}
    </SessionCard>
  );
}

/** Spec 2 §2, ACADIORA session list. */
export const SessionsPage = () => (
  <ListPage text={listText} sessions={sessions} create={paths.acadioraNew.href()}>
    {(session, menu) => <ListedSession session={session} menu={menu} />}
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

/** Spec 2 §2, §4, ACADIORA processing. */
export const ProcessingPage = () => <WaitingPage module={acadiora} />;
