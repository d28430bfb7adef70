import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { acadioraApi } from '../../../shared/acadiora/api.ts';
import { retitledText } from '../../../shared/acadiora/labels.ts';
import { call } from '../../api/client.ts';
import { paths } from '../../app/paths.ts';
import { P } from '../../ui/elements.tsx';
import { Checkbox } from '../../ui/fields.tsx';
import { ask, Modal } from '../../ui/Modal.tsx';
import { DocumentFields, StartButton, useDocuments } from '../../ui/session/DocumentFields.tsx';
import { sessions } from '../queries.ts';
import { analysisText, newSessionText } from '../text.ts';

export const askRevision = (sessionId: string): Promise<void> =>
  ask((close) => <ReviseDialog sessionId={sessionId} onClose={() => close(undefined)} />);

function ReviseDialog({ sessionId, onClose }: { sessionId: string; onClose: () => void }) {
  const navigate = useNavigate();
  const [ticked, setTicked] = useState<'title'[]>([]);
  const form = useDocuments({
    module: 'acadiora',
    failed: newSessionText.failed,
    begin: async (documents) => {
      const body = { documents, isRetitled: ticked.length > 0 };
      await call(acadioraApi.revise, { params: { sessionId }, body }, { fallback: analysisText.failed });
      void sessions.forgetSession(sessionId);
      void navigate(paths.acadioraProcessing.href({ sessionId }));
    },
  });
  const missing = form.items.length === 0 ? newSessionText.noDocuments : null;
  return (
    <Modal
      title="Muat naik versi baharu"
      width={640}
      isBusy={form.isBusy && !form.isUploading}
      // The first press stops the upload; the next one closes. A button of its own would slide under the pointer of a double click.
      onCancel={form.isUploading ? form.cancel : onClose}
      actions={
        <StartButton documents={form} missing={missing} canCancel={false}>
          Analisis versi baharu
        </StartButton>
      }
    >
      <P sx={{ my: 1.5 }}>Kertas yang telah dibaiki akan dinilai semula dan dibandingkan dengan ulasan ini.</P>
      <DocumentFields module="acadiora" documents={form} limits={newSessionText.limits} />
      <Checkbox label={retitledText} value="title" chosen={ticked} onChange={setTicked} />
    </Modal>
  );
}
