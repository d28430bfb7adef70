import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Sent } from '../../../shared/moderation/schemas.ts';
import { fallenOf, roleLabels, sentVersion } from '../../../shared/moderation/signatures.ts';
import type { ModuleName } from '../../../shared/modules.ts';
import { dateLabel } from '../../../shared/text/labels.ts';
import { call, messageOf } from '../../api/client.ts';
import { queryClient, queryOf } from '../../api/queries.ts';
import { paths } from '../../app/paths.ts';
import { colours } from '../../app/theme.ts';
import { Attention, H4, P, PlainList, Row, Small } from '../elements.tsx';
import { Fault } from '../Async.tsx';
import { SelectField, TextArea, TextInput } from '../fields.tsx';
import { ask, confirmed, Modal } from '../Modal.tsx';
import { notify } from '../Notices.tsx';
import { ReasonButton } from '../ReasonButton.tsx';
import type { Sender } from './sender.tsx';
import { Rounds, StateBadge, Thread } from './Thread.tsx';

const sentQuery = ({ module, calls, sessionId }: Sender) =>
  queryOf([module, 'sent', sessionId], calls.listSent, { params: { sessionId } });
const refreshed = (sender: Sender): Promise<unknown> =>
  Promise.all([queryClient.invalidateQueries(sentQuery(sender)), sender.refresh?.()]);

/** The address that only the named colleague can open. */
const linkOf = (module: ModuleName, grantId: string): string =>
  window.location.origin + paths.receivedOne.href({ module, grantId });

/** What an owner does with a request; a refusal is told at the foot of the screen. */
function useActions(sender: Sender) {
  const { calls, sessionId } = sender;
  type Body = Parameters<typeof call<typeof calls.changeSent>>[1]['body'];
  const act = async (grantId: string, body: Body, said: string): Promise<void> => {
    try {
      await call(calls.changeSent, { params: { sessionId, grantId }, body });
      notify('success', said);
    } catch (reason) {
      notify('error', messageOf(reason));
    }
    await refreshed(sender);
  };
  const withdraw = async ({ id, readerName, state, isOpen }: Sent): Promise<void> => {
    const text = !isOpen
      ? `Buang rekod permintaan kepada ${readerName}? Penerimaannya, jika ada, tidak lagi dicetak pada dokumen.`
      : state === 'accepted'
        ? `Tamatkan akses ${readerName}? Penerimaan dan namanya kekal pada dokumen.`
        : `Tarik balik daripada ${readerName}? Komen dan keputusannya turut dibuang.`;
    if (await confirmed({ text, confirm: 'Teruskan', isDangerous: true }))
      await act(id, { does: 'withdraw' }, 'Permintaan telah dikemas kini.');
  };
  return { act, withdraw };
}

/** Of one document: what colleagues were sent, what they said, and the form that sends it to one more. */
export function Sending({ sender, artefact, version }: { sender: Sender; artefact: string; version: number }) {
  const { data = [] } = useQuery(sentQuery(sender));
  const sent = data.filter((one) => one.artefact === artefact);
  const { act, withdraw } = useActions(sender);
  const [isAsking, setAsking] = useState(false);
  const fallen = fallenOf(sent, version);
  return (
    <Box role="group" aria-label="Semakan oleh rakan" sx={{ mt: 2, pt: 1.5, borderTop: `1px solid ${colours.line}` }}>
      <H4>Semakan oleh rakan</H4>
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
            <Thread
              sent={one}
              {...(one.isOpen && {
                onAnswer: (comment, text) => act(one.id, { does: 'answer', comment, text }, 'Komen telah dijawab.'),
              })}
            />
            <Row className="no-print" sx={{ mt: 0.5 }}>
              {one.isOpen && (one.state === 'returned' || sentVersion(one) !== version) && (
                <ReasonButton
                  size="small"
                  variant="contained"
                  reason={
                    one.comments.some(({ answer }) => answer === null)
                      ? 'Jawab setiap komen dahulu, kemudian hantar semula.'
                      : null
                  }
                  onClick={() => void act(one.id, { does: 'send' }, `Dihantar semula kepada ${one.readerName}.`)}
                >
                  Hantar semula
                </ReasonButton>
              )}
              {one.isOpen && <CopyLink of={one} module={sender.module} />}
              <Button size="small" onClick={() => void withdraw(one)}>
                {!one.isOpen ? 'Buang rekod' : one.state === 'accepted' ? 'Tamatkan akses' : 'Tarik balik'}
              </Button>
            </Row>
          </Box>
        ))}
      </PlainList>
      {isAsking ? (
        <SendForm sender={sender} artefact={artefact} onClose={() => setAsking(false)} />
      ) : (
        <Button className="no-print" variant="outlined" onClick={() => setAsking(true)}>
          Hantar untuk semakan
        </Button>
      )}
    </Box>
  );
}

const CopyLink = ({ of: { id, readerName }, module }: { of: Sent; module: ModuleName }) => (
  <Button
    size="small"
    onClick={() => {
      const said = `Pautan disalin. Hanya ${readerName} boleh membukanya.`;
      navigator.clipboard.writeText(linkOf(module, id)).then(
        () => notify('success', said),
        () => notify('info', linkOf(module, id)),
      );
    }}
  >
    Salin pautan
  </Button>
);

const emailHint = 'Rakan dengan akaun dalam suite ini. Beliau nampak dokumen ini sahaja, pada halaman Untuk disemak.';

function SendForm({ sender, artefact, onClose }: { sender: Sender; artefact: string; onClose: () => void }) {
  const { calls, sessionId } = sender;
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<'penyemak' | 'pengesah'>('penyemak');
  const [due, setDue] = useState('');
  const [note, setNote] = useState('');
  const sending = useMutation({
    mutationFn: () =>
      call(calls.sendArtefact, {
        params: { sessionId, artefact },
        body: { email, role, note, due: due === '' ? null : due },
      }),
    onSuccess: async ({ readerName }) => {
      notify('success', `Dihantar kepada ${readerName}.`);
      onClose();
      await refreshed(sender);
    },
  });
  return (
    <Box className="no-print" sx={{ display: 'grid', gap: 1, maxWidth: 520 }}>
      <TextInput autoFocus type="email" label="E-mel rakan" value={email} hint={emailHint} onChange={setEmail} />
      <SelectField
        label="Peranan"
        value={role}
        choices={[
          { value: 'penyemak', label: 'Penyemak: menyemak dan memberi komen' },
          { value: 'pengesah', label: 'Pengesah: mengesahkan, dokumen menjadi Sah' },
        ]}
        onChange={setRole}
      />
      <TextInput required={false} type="date" label="Sebelum (pilihan)" value={due} onChange={setDue} />
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
        <Button onClick={onClose}>Batal</Button>
      </Row>
    </Box>
  );
}

/** Offers a copy of the session to a colleague, or takes an offer back. */
export const askCopy = (sender: Sender): Promise<void> =>
  ask((answer) => <CopyDialog sender={sender} onClose={() => answer(undefined)} />);

function CopyDialog({ sender, onClose }: { sender: Sender; onClose: () => void }) {
  const { withdraw } = useActions(sender);
  const { calls, sessionId } = sender;
  const { data = [] } = useQuery(sentQuery(sender));
  const copies = data.filter(({ role }) => role === 'salinan');
  const [email, setEmail] = useState('');
  const sending = useMutation({
    mutationFn: () => call(calls.offerCopy, { params: { sessionId }, body: { email } }),
    onSuccess: async ({ readerName }) => {
      notify('success', `Salinan ditawarkan kepada ${readerName}.`);
      onClose();
      await refreshed(sender);
    },
  });
  return (
    <Modal
      title="Hantar salinan kepada rakan"
      isBusy={sending.isPending}
      onCancel={onClose}
      onSubmit={() => sending.mutate()}
      actions={
        <Button type="submit" variant="contained" loading={sending.isPending} disabled={email.trim() === ''}>
          Hantar
        </Button>
      }
    >
      <P sx={{ my: 1 }}>
        Rakan anda menerima salinannya sendiri pada halaman Untuk disemak: kursus, dokumen yang dijana dan teks dokumen
        asal. Sesi anda tidak berubah.
      </P>
      <TextInput type="email" label="E-mel rakan" value={email} onChange={setEmail} />
      {sending.error !== null && <Fault message={sending.error.message} />}
      {copies.map((one) => (
        <Row key={one.id} sx={{ alignItems: 'center', mt: 1 }}>
          Menunggu <bdi>{one.readerName}</bdi>
          <Button size="small" onClick={() => void withdraw(one)}>
            Tarik balik
          </Button>
        </Row>
      ))}
    </Modal>
  );
}
