import Box from '@mui/material/Box';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SessionDocument } from '../../../shared/session.ts';
import { sessionText } from '../../text/session.ts';
import { Async, Fault, CardPlaceholders } from '../Async.tsx';
import { LinkButton, P, Row, PageHeading } from '../elements.tsx';
import { type AnalysedModule } from './queries.ts';
import { BackButton, isUnrecoverable, OtherFileLink } from './sessionActions.tsx';
import { linksOf } from '../../app/paths.ts';

interface Shown {
  id: string;
  sessionName: string;
  status: string;
  errorMessage: string | null;
  documents: readonly SessionDocument[];
}

/** A link to the running or failed analysis, or to a new session where another attempt cannot help. */
export function FollowButton({
  module: { name, documentsOf },
  session,
}: {
  module: AnalysedModule;
  session: Pick<Shown, 'id' | 'status' | 'documents'>;
}) {
  const isFailed = session.status === 'failed';
  if (isFailed && isUnrecoverable(documentsOf(session))) return <OtherFileLink module={name} />;
  return (
    <LinkButton variant="contained" to={linksOf(name).processing(session.id)}>
      {isFailed ? 'Lihat punca dan cuba semula' : sessionText.follow}
    </LinkButton>
  );
}

/** The heading of a page about a session, with the session's name below it, after its `label`. */
export const ResultHeading = ({
  title,
  label,
  sessionName,
}: {
  title: string;
  label?: string;
  sessionName: string;
}) => (
  <>
    <PageHeading title={`${title}: ${sessionName}`}>{title}</PageHeading>
    <P sx={{ mt: 0.5, fontWeight: 600, overflowWrap: 'anywhere' }}>
      {label !== undefined && `${label}: `}
      <bdi>{sessionName}</bdi>
    </P>
  </>
);

const Unfinished = ({ module, title, session }: { module: AnalysedModule; title: string; session: Shown }) => (
  <>
    <PageHeading>{title}</PageHeading>
    <Box sx={{ my: 2 }}>
      {session.status === 'failed' ? (
        <Fault title={module.text.failedTitle} message={session.errorMessage ?? module.text.failed} />
      ) : (
        sessionText.notYet
      )}
    </Box>
    <Row>
      <FollowButton module={module} session={session} />
      <BackButton module={module.name} />
    </Row>
  </>
);

/** The results of a session (spec 1 §2, spec 2 §2). `children`: null while there are no results. */
export function ResultsPage<Session extends Shown>({
  module,
  title,
  query,
  failure,
  children,
}: {
  module: AnalysedModule;
  title: string;
  query: UseQueryResult<Session>;
  failure?: string;
  children: (session: Session) => ReactNode;
}) {
  return (
    <Async
      query={query}
      waiting={<CardPlaceholders count={2} height={300} />}
      heading={title}
      failure={failure}
      missing={{ message: sessionText.missing, action: <BackButton module={module.name} /> }}
    >
      {(session) => children(session) ?? <Unfinished module={module} title={title} session={session} />}
    </Async>
  );
}
