import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { acadioraApi } from '../../../shared/acadiora/api.ts';
import { call } from '../../api/client.ts';
import { paths } from '../../app/paths.ts';
import { commonText } from '../../text/ms.ts';
import { newSessionText } from '../../text/newSession.ts';
import { Fault } from '../../ui/Async.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { DocumentFields } from '../../ui/session/NewSessionForm.tsx';
import { useDocuments } from '../../ui/session/useDocuments.ts';
import { newText, reviseText as text } from '../newText.ts';
import { forget } from '../queries.ts';

/** Sends a revised paper for a second review in the same session, and leads to the wait. */
export default function ReviseDialog({ sessionId, onClose }: { sessionId: string; onClose: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const form = useDocuments({
    module: 'acadiora',
    failed: newText.failed,
    begin: (documents) =>
      call(acadioraApi.revise, { params: { sessionId }, body: { documents } }, { fallback: newText.analysisFailed }),
    onBegun: (_, queries) => {
      void forget(queries, sessionId);
      void navigate(paths.acadioraProcessing.href({ sessionId }));
    },
  });
  const missing = form.items.length === 0 ? newText.noDocuments : null;
  // What is being sent is stopped first; the next press closes.
  const cancel = () => {
    if (form.isUploading) form.cancel();
    else if (!form.isBusy) onClose();
  };
  return (
    <>
      <Modal labelledBy={id} width={640} onCancel={cancel}>
        <Box component="h2" id={id} sx={{ typography: 'h2' }}>
          {text.title}
        </Box>
        <Box component="p" sx={{ my: 1.5 }}>
          {text.intro}
        </Box>
        <DocumentFields module="acadiora" form={form} limits={newText.limits} />
        {form.fault !== null && (
          <Box sx={{ mt: 2 }}>
            <Fault message={form.fault} />
          </Box>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1, mt: 3 }}>
          <Box role="status" sx={{ alignSelf: 'center', mr: 'auto' }}>
            {form.isBusy && !form.isUploading ? newSessionText.starting : ''}
          </Box>
          <Button variant="outlined" disabled={form.isBusy && !form.isUploading} onClick={cancel}>
            {commonText.cancel}
          </Button>
          <ReasonButton
            variant="contained"
            reason={form.isBusy ? null : missing}
            loading={form.isBusy}
            onClick={form.start}
          >
            {text.submit}
          </ReasonButton>
        </Box>
      </Modal>
      {form.dialog}
    </>
  );
}
