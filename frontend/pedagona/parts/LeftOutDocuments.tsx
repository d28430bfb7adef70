import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { SessionDocument } from '../../../shared/session.ts';
import { useNotice } from '../../ui/Notices.tsx';
import { linksOf } from '../../ui/session/analysisModule.ts';
import { retryDocument } from '../queries.ts';
import { analysisText, resultsText as text } from '../text.ts';

/** Reads one document again; a file that is not kept any more cannot be. */
function RetryButton({ sessionId, place }: { sessionId: string; place: number }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotice();
  const retry = useMutation({
    mutationFn: () => retryDocument(queries, sessionId, place),
    onSuccess: () => navigate(linksOf('pedagona').processing(sessionId)),
    onError: ({ message }) => notify('error', analysisText.retryFailed(message)),
  });
  return (
    <Button color="inherit" className="no-print" loading={retry.isPending} onClick={() => retry.mutate()}>
      {text.retryDocument}
    </Button>
  );
}

/** The documents of a session that have no course, each with its reason. */
export const LeftOutDocuments = ({
  sessionId,
  documents,
}: {
  sessionId: string;
  documents: readonly SessionDocument[];
}) =>
  documents.map(({ name, status, error, isRemoved = false }, place) =>
    status === 'failed' ? (
      <Alert
        key={place}
        severity="warning"
        aria-label={text.leftOut}
        sx={{ my: 1, overflowWrap: 'anywhere' }}
        action={isRemoved ? undefined : <RetryButton sessionId={sessionId} place={place} />}
      >
        <bdi>{name}</bdi>: {error}
      </Alert>
    ) : null,
  );
