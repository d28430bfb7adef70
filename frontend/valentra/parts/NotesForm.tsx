import Box from '@mui/material/Box';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Session } from '../../../shared/valentra/schemas.ts';
import { Fault } from '../../ui/Async.tsx';
import { useNotice } from '../../ui/Notices.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { DocumentFields } from '../../ui/session/DocumentFields.tsx';
import { useDocuments } from '../../ui/session/useDocuments.ts';
import { keepSession, uploadNotes } from '../queries.ts';
import { notesText as text, stageCardText, withReason } from '../text.ts';

/** The notes and slides of a session, and a form that puts others in their place. */
export function NotesForm({ session }: { session: Session }) {
  const notify = useNotice();
  const queries = useQueryClient();
  const documents = useDocuments({
    module: 'bahan',
    failed: (message) => withReason(text.failed, message),
    stateAfterFailure: () => 'chosen',
    begin: async (sent) => {
      const { session: read, status } = await uploadNotes(session.id, sent);
      if (status === 'completed') notify('success', text.success);
      keepSession(queries, read);
      return { sessionId: read.id };
    },
    onBegun: () => undefined,
  });
  const { items, fault, isBusy } = documents;
  const present = session.documents.slice(1);
  const missing = items.length === 0 ? text.choose : null;
  const busy = session.working.length > 0 ? stageCardText.busy : null;
  const removal = useMutation({
    mutationFn: () => uploadNotes(session.id, []),
    onSuccess: ({ session: read }) => {
      notify('success', text.removed);
      keepSession(queries, read);
    },
    onError: ({ message }) => notify('error', message),
  });
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <p>{text.intro}</p>
      {present.length > 0 && (
        <div>
          <strong>{text.present}</strong>
          <Box component="ul" sx={{ pl: 2.5, overflowWrap: 'anywhere' }}>
            {present.map(({ name }) => (
              <li key={name}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </Box>
          <p>{text.replace}</p>
          <ReasonButton
            variant="outlined"
            loading={removal.isPending}
            reason={isBusy ? stageCardText.busy : busy}
            onClick={() => removal.mutate()}
          >
            {text.remove}
          </ReasonButton>
        </div>
      )}
      <DocumentFields module="bahan" documents={documents} limits={text.limits} />
      {fault !== null && <Fault message={fault} />}
      <div>
        <ReasonButton
          variant="outlined"
          loading={isBusy}
          reason={busy ?? (isBusy ? null : missing)}
          onClick={documents.start}
        >
          {text.submit}
        </ReasonButton>
      </div>
      {documents.dialog}
    </Box>
  );
}
