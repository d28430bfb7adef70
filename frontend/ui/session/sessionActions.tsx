import Button, { type ButtonProps } from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { ModuleName } from '../../../shared/modules.ts';
import type { SessionDocument } from '../../../shared/session/session.ts';
import { linksOf, paths, sessionHref } from '../../app/paths.ts';
import { sampleText, sessionListText, sessionText } from '../../text/session.ts';
import { Async, CardPlaceholders } from '../Async.tsx';
import { notify } from '../Notices.tsx';
import type { AnalysedModule, AnalysedSession, RetryBody } from './queries.ts';
import { LinkButton, Row, Small } from '../elements.tsx';
import { opened } from '../fetched.tsx';

/** Opens a module's sample, or what is made of it. */
export function SampleButton({
  open,
  children = sampleText.open,
  ...button
}: ButtonProps & { open: () => Promise<string> }) {
  const navigate = useNavigate();
  const opening = useMutation({
    mutationFn: open,
    onSuccess: (href) => navigate(href),
    onError: ({ message }) => notify('error', message),
  });
  return (
    <Button variant="outlined" loading={opening.isPending} onClick={() => opening.mutate()} {...button}>
      {children}
    </Button>
  );
}

/** Says that a session is its module's sample, and makes a copy of it that is a session like any other. */
export const SampleNotice = ({
  module,
  session: { id, isSample },
  copy,
}: {
  module: ModuleName;
  session: { id: string; isSample?: boolean | undefined };
  copy: (id: string) => Promise<string>;
}) =>
  isSample === true && (
    <Row role="note" className="no-print" sx={{ my: 1, alignItems: 'center' }}>
      <Small>Ini sesi contoh. Untuk mengubahnya, tekan “{sampleText.copy}”.</Small>
      <SampleButton size="small" open={async () => sessionHref(module, await copy(id), 'completed')}>
        {sampleText.copy}
      </SampleButton>
    </Row>
  );

/** Deletes the session that a page shows, which gives way to the list. */
export function RemoveButton({
  module,
  session,
  deleteSession,
}: {
  module: ModuleName;
  session: { id: string; sessionName: string };
  deleteSession: (id: string) => Promise<unknown>;
}) {
  const navigate = useNavigate();
  const remove = async () => {
    const { askAndRemove } = await opened(() => import('./sessionMenu.ts'));
    if (await askAndRemove(deleteSession, session)) await navigate(paths[module].href());
  };
  return (
    <Button color="error" onClick={() => void remove()}>
      {`${sessionListText.remove} sesi`}
    </Button>
  );
}

/** A file that was removed from the store cannot be read again. */
export const isRemoved = ({ isRemoved: is = false }: SessionDocument): boolean => is;

/** The way back from a session to the list. */
export const backToList = (module: ModuleName) => ({ to: paths[module].href(), label: 'Kembali ke senarai sesi' });

/** A link to a new session where another attempt cannot help. */
export const OtherFileLink = ({ module }: { module: AnalysedModule['name'] }) => (
  <LinkButton to={linksOf(module).create} variant="contained">
    Muat naik fail dalam sesi baharu
  </LinkButton>
);

/** A link to the running or failed analysis, or to a new session where another attempt cannot help. */
export function FollowButton({
  module: { name, documentsOf },
  session,
}: {
  module: AnalysedModule;
  session: Pick<AnalysedSession, 'id' | 'status' | 'documents'>;
}) {
  const isFailed = session.status === 'failed';
  if (isFailed && documentsOf(session).every(isRemoved)) return <OtherFileLink module={name} />;
  return (
    <LinkButton to={linksOf(name).processing(session.id)}>
      {isFailed ? 'Lihat punca dan cuba semula' : 'Lihat kemajuan'}
    </LinkButton>
  );
}

/** Starts another attempt and opens the page that waits for it. */
export function RetryButton({
  module: { name, text: said, queries },
  sessionId,
  body = {},
  ...button
}: ButtonProps & { module: AnalysedModule; sessionId: string; body?: RetryBody }) {
  const navigate = useNavigate();
  const to = linksOf(name).processing(sessionId);
  const retry = useMutation({
    mutationFn: () => queries.retry(sessionId, body),
    onSuccess: () => navigate(to, { replace: window.location.pathname === to }),
    onError: ({ message }) => notify('error', said.retryFailed(message)),
  });
  return <Button variant="contained" loading={retry.isPending} onClick={() => retry.mutate()} {...button} />;
}

/** What belongs to a session, once it is fetched; `missing`: said where there is none (spec 1 §2). `height`: of each of `count` placeholders. */
export const OfSession = <Data,>({
  module,
  missing = sessionText.missing,
  count = 2,
  height,
  ...async
}: Omit<Parameters<typeof Async<Data>>[0], 'missing' | 'waiting' | 'empty'> & {
  module: ModuleName;
  missing?: string;
  count?: number;
  height: number;
}) => (
  <Async
    {...async}
    waiting={<CardPlaceholders count={count} height={height} />}
    missing={{
      message: missing,
      action: <LinkButton to={paths[module].href()}>{backToList(module).label}</LinkButton>,
    }}
  />
);
