import Box from '@mui/material/Box';
import { useNavigate } from 'react-router-dom';
import { acadioraApi } from '../../../shared/acadiora/api.ts';
import { call } from '../../api/client.ts';
import { paths } from '../../app/paths.ts';
import { newSessionText as common } from '../../text/session.ts';
import { Fault } from '../../ui/Async.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { DocumentFields } from '../../ui/session/DocumentFields.tsx';
import { useDocuments } from '../../ui/session/useDocuments.ts';
import { sessions } from '../queries.ts';
import { analysisText, newSessionText, reviseText as text } from '../text.ts';

/** Sends a revised paper for a second review in the same session, and opens the processing page. */
export default function ReviseDialog({ sessionId, onClose }: { sessionId: string; onClose: () => void }) {
  const navigate = useNavigate();
  const form = useDocuments({
    module: 'acadiora',
    failed: newSessionText.failed,
    begin: (documents) =>
      call(acadioraApi.revise, { params: { sessionId }, body: { documents } }, { fallback: analysisText.failed }),
    onBegun: (_, queries) => {
      void sessions.forgetSession(queries, sessionId);
      void navigate(paths.acadioraProcessing.href({ sessionId }));
    },
  });
  const missing = form.items.length === 0 ? newSessionText.noDocuments : null;
  return (
    <>
      <Modal
        title={text.title}
        width={640}
        isBusy={form.isBusy && !form.isUploading}
        // The first press stops the upload; the next one closes.
        onCancel={form.isUploading ? form.cancel : onClose}
        actions={
          <ReasonButton
            variant="contained"
            reason={form.isBusy ? null : missing}
            loading={form.isBusy}
            onClick={form.start}
          >
            {text.submit}
          </ReasonButton>
        }
      >
        <Box component="p" sx={{ my: 1.5 }}>
          {text.intro}
        </Box>
        <DocumentFields module="acadiora" documents={form} limits={newSessionText.limits} />
        {form.fault !== null && (
          <Box sx={{ mt: 2 }}>
            <Fault message={form.fault} />
          </Box>
        )}
        <div role="status">{form.isBusy && !form.isUploading ? common.starting : ''}</div>
      </Modal>
      {form.dialog}
    </>
  );
}
