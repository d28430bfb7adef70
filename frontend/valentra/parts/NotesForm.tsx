import Box from '@mui/material/Box';
import { useMutation } from '@tanstack/react-query';
import type { Session } from '../../../shared/valentra/schemas.ts';
import { Bullets } from '../../ui/elements.tsx';
import { notify } from '../../ui/Notices.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { DocumentFields } from '../../ui/session/DocumentFields.tsx';
import { useDocuments } from '../../ui/session/useDocuments.ts';
import { keepSession, uploadNotes } from '../queries.ts';
import { notesText as text, stageCardText, withReason } from '../text.ts';

export function NotesForm({ session }: { session: Session }) {
  const documents = useDocuments({
    module: 'bahan',
    failed: (message) => withReason(text.failed, message),
    stateAfterFailure: () => 'chosen',
    begin: async (sent) => {
      const { session: read, status } = await uploadNotes(session.id, sent);
      if (status === 'completed') notify('success', 'Bahan kuliah berjaya dimuat naik dan dibaca!');
      keepSession(read);
    },
  });
  const { items, isBusy } = documents;
  const present = session.documents.slice(1);
  const missing = items.length === 0 ? 'Pilih bahan kuliah dahulu.' : null;
  const busy = session.working.length > 0 ? stageCardText.busy : null;
  const removal = useMutation({
    mutationFn: () => uploadNotes(session.id, []),
    onSuccess: ({ session: read }) => {
      notify('success', 'Semua bahan kuliah telah dibuang.');
      keepSession(read);
    },
    onError: ({ message }) => notify('error', message),
  });
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <p>
        Nota atau slaid kuliah menjadi asas soalan ujian, dan setiap soalan menunjukkan petikannya. Tanpa bahan kuliah,
        soalan ditulis daripada tajuk topik dan pengetahuan am model.
      </p>
      {present.length > 0 && (
        <div>
          <strong>Bahan yang digunakan</strong>
          <Bullets
            items={present.map(({ name }) => (
              <bdi key={name}>{name}</bdi>
            ))}
          />
          <p>Muat naik semula menggantikan semua bahan yang ada.</p>
          <ReasonButton
            variant="outlined"
            loading={removal.isPending}
            reason={isBusy ? stageCardText.busy : busy}
            onClick={() => removal.mutate()}
          >
            Buang Semua Bahan
          </ReasonButton>
        </div>
      )}
      <DocumentFields
        module="bahan"
        documents={documents}
        limits="PDF, Word atau Excel, sehingga 4 fail, maksimum 20MB setiap fail. Slaid disimpan sebagai PDF dahulu."
      />
      <div>
        <ReasonButton
          variant="outlined"
          loading={isBusy}
          reason={busy ?? (isBusy ? null : missing)}
          onClick={documents.start}
        >
          Muat Naik Bahan
        </ReasonButton>
      </div>
    </Box>
  );
}
