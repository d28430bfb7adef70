import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod';
import type { ownerActionSchema, Sent } from '../../../shared/moderation/schemas.ts';
import { fallenOf, roleLabels, sentVersion } from '../../../shared/moderation/signatures.ts';
import { dateLabel } from '../../../shared/text/labels.ts';
import { call, messageOf } from '../../api/client.ts';
import { queryClient, queryOf } from '../../api/queries.ts';
import { paths } from '../../app/paths.ts';
import { colours } from '../../app/theme.ts';
import { commonText } from '../../text/ms.ts';
import { Attention, H4, PlainList, Row, Small } from '../elements.tsx';
import { Fault } from '../Async.tsx';
import { SelectField, TextArea, TextInput } from '../fields.tsx';
import { ask, confirmed, Modal } from '../Modal.tsx';
import { notify } from '../Notices.tsx';
import { ReasonButton } from '../ReasonButton.tsx';
import type { Sendable, Sender } from './sender.ts';
import { StateBadge } from './state.tsx';
import { Rounds, Thread } from './threads.ts';

const sentQuery = ({ module, calls, sessionId }: Sender) =>
  queryOf([module, 'sent', sessionId], calls.listSent, { params: { sessionId } });
const refreshed = (sender: Sender): Promise<unknown> =>
  Promise.all([queryClient.invalidateQueries(sentQuery(sender)), sender.refresh?.()]);

/** Whether the colleague still has an account that can open it. */
const isOpen = ({ readerEmail }: Sent): boolean => readerEmail !== '';

/** Of one document, '' for a copy of the session: what colleagues were sent, what they said, and the form that sends it to one more. */
export function Sending({ sender, artefact, version }: Sendable) {
  const { data = [] } = useQuery(sentQuery(sender));
  const sent = data.filter((one) => one.artefact === artefact);
  const { calls, sessionId } = sender;
  const act = async (grantId: string, body: z.input<typeof ownerActionSchema>, said: string): Promise<void> => {
    await call(calls.changeSent, { params: { sessionId, grantId }, body }).then(
      () => notify('success', said),
      (reason: unknown) => notify('error', messageOf(reason)),
    );
    await refreshed(sender);
  };
  const withdraw = async ({ id, readerName }: Sent): Promise<void> => {
    const text = `Tarik balik daripada ${readerName}? Komen dan keputusannya turut dibuang.`;
    if (await confirmed({ text, confirm: 'Tarik balik', isDangerous: true }))
      await act(id, { does: 'withdraw' }, 'Permintaan telah ditarik balik.');
  };
  const [isAsking, setAsking] = useState(false);
  const fallen = fallenOf(sent, version);
  const isCopy = artefact === '';
  const title = isCopy ? 'Salinan untuk rakan' : 'Semakan oleh rakan';
  return (
    <Box
      role="group"
      aria-label={title}
      className={sent.length === 0 ? 'no-print' : ''}
      sx={{ mt: 2, pt: 1.5, borderTop: `1px solid ${colours.line}` }}
    >
      <H4 as="h3">{title}</H4>
      {fallen.length > 0 && (
        <Attention role="note" title="Dokumen telah berubah selepas diterima">
          <p>
            Penerimaan {fallen.map(({ readerName, role }) => `${readerName} (${roleLabels[role]})`).join(' dan ')} tidak
            lagi berkuat kuasa. Hantar semula kepada mereka.
          </p>
        </Attention>
      )}
      <PlainList sx={{ display: 'grid', gap: 1.5, my: 1 }}>
        {sent.map((one) => (
          <Box component="li" key={one.id}>
            <Row sx={{ alignItems: 'center' }}>
              <strong>
                {roleLabels[one.role]}: <bdi>{one.readerName}</bdi>
              </strong>
              <StateBadge state={one.state} of="rakan" />
              {one.due !== null && one.state === 'waiting' && <Small as="span">sebelum {dateLabel(one.due)}</Small>}
            </Row>
            <Rounds sent={one} />
            {one.state === 'waiting' && (
              <Small sx={{ overflowWrap: 'anywhere' }}>
                Pautan yang hanya {one.readerName} boleh buka: {window.location.origin}
                {paths.receivedOne.href({ module: sender.module, grantId: one.id })}
              </Small>
            )}
            <Thread
              sent={one}
              {...(isOpen(one) && {
                onAnswer: (comment, text) => act(one.id, { does: 'answer', comment, text }, 'Komen telah dijawab.'),
              })}
            />
            <Row className="no-print" sx={{ mt: 0.5 }}>
              {isOpen(one) && !isCopy && (one.state === 'returned' || sentVersion(one) !== version) && (
                <SendAgain
                  sent={one}
                  onSend={(note) => act(one.id, { does: 'send', note }, `Dihantar semula kepada ${one.readerName}.`)}
                />
              )}
              <Button size="small" onClick={() => void withdraw(one)}>
                Tarik balik
              </Button>
            </Row>
          </Box>
        ))}
      </PlainList>
      {isAsking ? (
        <SendForm sender={sender} artefact={artefact} onClose={() => setAsking(false)} />
      ) : (
        <Button className="no-print" variant="outlined" onClick={() => setAsking(true)}>
          {isCopy ? 'Hantar salinan' : 'Hantar untuk semakan'}
        </Button>
      )}
    </Box>
  );
}

function SendAgain({ sent, onSend }: { sent: Sent; onSend: (note: string) => Promise<unknown> }) {
  const [note, setNote] = useState('');
  const { mutate, isPending } = useMutation({ mutationFn: () => onSend(note), onSuccess: () => setNote('') });
  const isUnanswered = sent.comments.some(({ answer }) => answer === null);
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', flexBasis: '100%', '& > div': { width: '100%' } }}>
      <TextArea
        label={`Nota untuk ${sent.readerName} (pilihan)`}
        value={note}
        rows={1}
        maxLength={1000}
        onChange={setNote}
      />
      <ReasonButton
        size="small"
        variant="contained"
        loading={isPending}
        reason={isUnanswered ? 'Jawab setiap komen dahulu, kemudian hantar semula.' : null}
        onClick={() => mutate()}
      >
        Hantar semula
      </ReasonButton>
    </Box>
  );
}

function SendForm({ sender, artefact, onClose }: Omit<Sendable, 'version'> & { onClose: () => void }) {
  const { calls, sessionId } = sender;
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<'penyemak' | 'pengesah'>('penyemak');
  const [due, setDue] = useState('');
  const [note, setNote] = useState('');
  const isCopy = artefact === '';
  const sending = useMutation({
    mutationFn: () =>
      call(calls.send, { params: { sessionId }, body: { artefact, email, role, note, due: due === '' ? null : due } }),
    onSuccess: async ({ readerName }) => {
      notify('success', `Dihantar kepada ${readerName}.`);
      onClose();
      await refreshed(sender);
    },
  });
  return (
    <Box className="no-print" sx={{ display: 'grid', gap: 1, maxWidth: 520 }}>
      <TextInput
        autoFocus
        type="email"
        label="E-mel rakan"
        value={email}
        hint={`Rakan dengan akaun dalam suite ini. ${
          isCopy
            ? 'Beliau menerima salinannya sendiri: kursus, dokumen yang dijana dan teks dokumen asal.'
            : 'Beliau nampak dokumen ini sahaja, pada halaman Untuk disemak.'
        }`}
        onChange={setEmail}
      />
      {!isCopy && (
        <>
          <SelectField
            label="Peranan"
            value={role}
            choices={[
              { value: 'penyemak', label: 'Penyemak: menyemak dan memberi komen' },
              { value: 'pengesah', label: 'Pengesah: mengesahkan dokumen' },
            ]}
            onChange={setRole}
          />
          <TextInput required={false} type="date" label="Sebelum (pilihan)" value={due} onChange={setDue} />
        </>
      )}
      <TextArea label="Nota (pilihan)" value={note} rows={2} maxLength={1000} onChange={setNote} />
      {sending.error !== null && <Fault message={sending.error.message} />}
      <Row>
        <ReasonButton
          variant="contained"
          loading={sending.isPending}
          reason={email.trim() === '' ? 'Masukkan e-mel rakan anda.' : null}
          onClick={() => sending.mutate()}
        >
          Hantar
        </ReasonButton>
        <Button onClick={onClose}>{commonText.cancel}</Button>
      </Row>
    </Box>
  );
}

export const askCopy = (sender: Sender): Promise<void> =>
  ask((answer) => (
    <Modal title="Hantar salinan kepada rakan" width={560} cancel="Tutup" onCancel={() => answer(undefined)}>
      <Sending sender={sender} artefact="" version={1} />
    </Modal>
  ));
