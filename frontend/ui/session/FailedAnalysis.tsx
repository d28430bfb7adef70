import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Fault } from '../Async.tsx';
import { Card } from '../Card.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { linksOf, type AnalysisModule } from './analysisModule.ts';
import { DocumentStates } from './DocumentStates.tsx';
import { useDeleteSession, useRetry, type StatusReply } from './queries.ts';
import { BackButton, isRemoved, OtherFileLink, RemoveButton } from './sessionActions.tsx';

/** No wider than the screen, however long a document's name is. */
export const cardSx = { mt: 3, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 };

/** Why an analysis failed, document by document, with the actions that can help. */
export function FailedAnalysis<Status extends StatusReply>({
  module: { name, text, queries, documentsOf },
  sessionId,
  status,
}: {
  module: AnalysisModule<Status>;
  sessionId: string;
  status: Status;
}) {
  const retry = useRetry(queries, sessionId);
  const deletion = useDeleteSession(queries);
  const message = status.errorMessage ?? text.failed;
  const documents = documentsOf(status);
  const failed = documents.filter((document) => document.status === 'failed').length;
  const isPartlyRead = failed > 0 && failed < documents.length;
  const hasRemoved = documents.some(isRemoved);
  const { create, list } = linksOf(name);
  return (
    <>
      <PageHeading>{text.failedTitle}</PageHeading>
      <Card sx={cardSx}>
        <Fault message={message} />
        <DocumentStates documents={documents} said={message} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {isPartlyRead && (
            <Button variant="contained" disabled={retry.isPending} onClick={() => retry.mutate(true)}>
              {text.retryWithout}
            </Button>
          )}
          {hasRemoved && !isPartlyRead && <OtherFileLink to={create} />}
          {!hasRemoved && (
            <Button
              variant={isPartlyRead ? 'outlined' : 'contained'}
              loading={retry.isPending}
              onClick={() => retry.mutate(false)}
            >
              {text.retry}
            </Button>
          )}
          <BackButton module={name} />
          {hasRemoved && <RemoveButton sessionId={sessionId} remove={deletion.mutateAsync} back={list} />}
        </Box>
      </Card>
    </>
  );
}
