import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type * as z from 'zod';
import type { ownerActionSchema, Sent } from '../../../shared/moderation/schemas.ts';
import { orderFault } from '../../../shared/moderation/order.ts';
import { acceptedOf, isLapsedAt, lapsedText, roleLabels, sentVersion } from '../../../shared/moderation/signatures.ts';
import { faultsOf } from '../../../shared/moderation/deciding.ts';
import { dateLabel } from '../../../shared/text/labels.ts';
import { call, messageOf } from '../../api/client.ts';
import { queryOf } from '../../api/queries.ts';
import { paths } from '../../app/paths.ts';
import { colours } from '../../app/theme.ts';
import { commonText } from '../../text/ms.ts';
import { Attention, H4, LinkButton, PlainList, Row, Small } from '../elements.tsx';
import { Fault } from '../Async.tsx';
import { Reply } from '../edit/Reasoned.tsx';
import { tellUnsaved } from '../edit/unsaved.ts';
import { SelectField, TextArea, TextInput } from '../fields.tsx';
import { ask, confirmed, Modal } from '../Modal.tsx';
import { notify } from '../Notices.tsx';
import { ReasonButton } from '../ReasonButton.tsx';
import { callsOf, type Sender } from './calls.ts';
import { sendingId } from './document.ts';
import { lookEvery, refreshModeration } from './received.tsx';
import { StateBadge, states } from './state.tsx';
import { Rounds, Thread } from './Thread.tsx';

const sentQuery = ({ module, sessionId }: Sender) =>
  queryOf([module, 'sent', sessionId], callsOf[module].listSent, { params: { sessionId } });

/** A document at its present version; '' for a copy of the session. */
export interface Sendable extends Sender {
  artefact: string;
  version: number;
  /** What else is to be known before it is sent. */
  before?: ReactNode;
}

const purposes = {
  check:
    'Rakan membaca dokumen ini sahaja, memberi komen, lalu menerima atau mengembalikannya. Hanya anda boleh mengubahnya.',
  copy: 'Rakan mendapat sesinya sendiri untuk disunting, dengan kursus, dokumen yang dijana dan teks dokumen asal; sesi anda tidak berubah. Untuk semakan dan pengesahan, guna “Hantar untuk semakan” di bawah dokumen.',
};
/** Who comes first, by how many others a Sah takes (`controls.ts`). */
const orderText = (approvers: number): string =>
  approvers > 1
    ? 'Institusi anda memerlukan dua orang: hantar kepada penyemak dahulu, kemudian kepada pengesah yang lain.'
    : 'Institusi anda tidak mewajibkan dua orang: anda boleh menghantar terus kepada pengesah, tanpa penyemak.';

async function copyLink(link: string, readerName: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    notify('success', `Pautan disalin. Hanya ${readerName} boleh membukanya.`);
  } catch {
    notify('info', link);
  }
}

/** A copy that was taken or refused: nothing is left to take back. */
const isClosed = ({ role, state }: Sent): boolean => role === 'salinan' && state !== 'waiting';
const withdrawLabel = (sent: Sent): string => (isClosed(sent) ? 'Buang' : 'Tarik balik');

/** Whether the colleague still has an account that can open it. */
const isOpen = ({ readerEmail }: Sent): boolean => readerEmail !== '';

/** Of one document, '' for a copy of the session: what colleagues were sent, what they said, and the form that sends it to one more. `isBeside`: the document. */
export function Sending({ artefact, version, before, isBeside = true, ...sender }: Sendable & { isBeside?: boolean }) {
  const query = sentQuery(sender);
  const { data } = useQuery({
    ...query,
    refetchInterval: ({ state }) => state.data?.sent.some((one) => one.state === 'waiting') === true && lookEvery,
  });
  const sent = data?.sent.filter((one) => one.artefact === artefact) ?? [];
  const { module, sessionId } = sender;
  // What was accepted of an earlier version may hold of this one, and what was decided changes the state of the document.
  const stand = data && [version, ...sent.map(({ state }) => state)].join(' ');
  const seen = useRef(stand);
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== stand) void refreshModeration(module);
    seen.current = stand;
  }, [stand, module]);
  const act = async (grantId: string, body: z.input<typeof ownerActionSchema>, said: string): Promise<void> => {
    await call(callsOf[module].changeSent, { params: { sessionId, grantId }, body }).then(
      () => notify('success', said),
      (reason: unknown) => notify('error', messageOf(reason)),
    );
    await refreshModeration(module);
  };
  const withdraw = async (one: Sent): Promise<void> => {
    const { id, readerName } = one;
    const text = isClosed(one)
      ? `Buang daripada senarai? Salinan ${readerName}, jika diterima, kekal.`
      : `Tarik balik daripada ${readerName}? Komen dan keputusannya turut dibuang, dan beliau diberitahu.`;
    if (await confirmed({ text, confirm: withdrawLabel(one), isDangerous: true }))
      await act(id, { does: 'withdraw' }, 'Permintaan telah ditarik balik.');
  };
  const [isAsking, setAsking] = useState(false);
  const early = data ? orderFault(sent, version, data.approvers > 1) : null;
  // They must be sent again.
  const lapsed = sent.filter((one) => isLapsedAt(one, version));
  const { hash } = useLocation();
  const box = useRef<HTMLElement>(null);
  // After the heading has shown the top of the page.
  useEffect(() => {
    if (hash === `#${sendingId}`) box.current?.scrollIntoView({ block: 'center' });
  }, [hash]);
  const next = acceptedOf(sent, version).length > 0 ? 'pengesah' : 'penyemak';
  const isCopy = artefact === '';
  const title = isCopy ? 'Salinan untuk rakan' : 'Semakan oleh rakan';
  return (
    <Box
      role="group"
      aria-label={title}
      ref={box}
      className={sent.length === 0 ? 'no-print' : ''}
      sx={{ mt: 2, pt: 1.5, borderTop: `1px solid ${colours.line}` }}
    >
      <H4 as="h3">{title}</H4>
      <Small className="no-print">
        {purposes[isCopy ? 'copy' : 'check']}{' '}
        {data && !isCopy && (early === null ? orderText(data.approvers) : `Sebelum kepada pengesah: ${early}`)}
      </Small>
      {before}
      {lapsed.length > 0 && (
        <Attention role="note" title="Dokumen telah berubah selepas dihantar">
          <p>{lapsedText(lapsed)}</p>
        </Attention>
      )}
      <PlainList sx={{ display: 'grid', gap: 1.5, my: 1 }}>
        {sent.map((one) => (
          <Box component="li" key={one.id}>
            <Row sx={{ alignItems: 'center' }}>
              <strong>
                {roleLabels[one.role]}: <bdi>{one.readerName}</bdi>
              </strong>
              <StateBadge {...one} of="rakan" isLapsed={lapsed.includes(one)} />
              {one.state === 'accepted' && !isCopy && !isOpen(one) && <Small as="span">{states.left[0]}</Small>}
              {one.due !== null && one.state === 'waiting' && <Small as="span">sebelum {dateLabel(one.due)}</Small>}
            </Row>
            {/* Why it was given back comes first among the comments. */}
            <Rounds sent={{ ...one, comments: [] }} />
            <Thread
              sent={one}
              isBeside={isBeside}
              onAnswer={({ id: comment, text: said }, text) =>
                act(one.id, { does: 'answer', comment, said, text }, 'Komen telah dijawab.')
              }
            />
            <Row className="no-print" sx={{ mt: 0.5 }}>
              {isOpen(one) && !isCopy && (one.state === 'returned' || sentVersion(one) !== version) && (
                <Reply
                  label={`Nota untuk ${one.readerName} (pilihan)`}
                  button="Hantar semula"
                  reasonOf={() => faultsOf(one).send ?? (one.role === 'pengesah' ? early : null)}
                  onSend={async (note) => {
                    if (!tellUnsaved())
                      await act(one.id, { does: 'send', note }, `Dihantar semula kepada ${one.readerName}.`);
                  }}
                />
              )}
              {one.state === 'waiting' && (
                <Button
                  size="small"
                  onClick={() =>
                    void copyLink(
                      window.location.origin + paths.receivedOne.href({ module, grantId: one.id }),
                      one.readerName,
                    )
                  }
                >
                  Salin pautan
                </Button>
              )}
              <Button size="small" onClick={() => void withdraw(one)}>
                {withdrawLabel(one)}
              </Button>
            </Row>
          </Box>
        ))}
      </PlainList>
      {isAsking ? (
        <SendForm
          {...sender}
          artefact={artefact}
          early={early}
          next={next}
          isMailed={data?.isMailed === true}
          onClose={() => setAsking(false)}
        />
      ) : (
        <Row className="no-print">
          <ReasonButton
            isTold
            variant="outlined"
            reason={data?.refusal ?? null}
            onClick={() => tellUnsaved() || setAsking(true)}
          >
            {isCopy ? 'Hantar salinan' : next === 'pengesah' ? 'Hantar kepada pengesah' : 'Hantar untuk semakan'}
          </ReasonButton>
          {sent.length > 0 && (
            <LinkButton to={`${paths.received.href()}#dihantar`} variant="text">
              Semua yang dihantar
            </LinkButton>
          )}
        </Row>
      )}
    </Box>
  );
}

function SendForm({
  artefact,
  early,
  next,
  isMailed,
  onClose,
  ...sender
}: Omit<Sendable, 'version' | 'before'> & {
  /** Why it is not for a pengesah yet. */
  early: string | null;
  /** Whose turn it is, until the owner chooses. */
  next: 'penyemak' | 'pengesah';
  isMailed: boolean;
  onClose: () => void;
}) {
  const { module, sessionId } = sender;
  const [asked, setAsked] = useState({ email: '', role: next, due: '', note: '' });
  const isCopy = artefact === '';
  const sending = useMutation({
    mutationFn: () =>
      call(callsOf[module].send, { params: { sessionId }, body: { ...asked, artefact, due: asked.due || null } }),
    onSuccess: async ({ readerName }) => {
      notify('success', `Dihantar kepada ${readerName}.`);
      onClose();
      await refreshModeration(module);
    },
  });
  return (
    <Box className="no-print" sx={{ display: 'grid', gap: 1, maxWidth: 520 }}>
      <TextInput
        autoFocus
        type="email"
        label="E-mel rakan"
        value={asked.email}
        hint={`Rakan dengan akaun dalam suite ini; beliau melihatnya pada halaman Untuk disemak. ${
          isMailed ? 'E-mel turut dihantar kepadanya.' : 'Tiada e-mel dihantar: beritahu beliau, atau beri pautannya.'
        }`}
        onChange={(email) => {
          sending.reset();
          setAsked({ ...asked, email });
        }}
      />
      {!isCopy && (
        <>
          <SelectField
            label="Peranan"
            value={asked.role}
            choices={(['penyemak', 'pengesah'] as const).map((value) => ({ value, label: roleLabels[value] }))}
            onChange={(role) => setAsked({ ...asked, role })}
          />
          <Small>
            Penyemak menyemak dan memberi komen; pengesah mengesahkan dokumen. Untuk dibaca sahaja, pilih Penyemak dan
            nyatakannya dalam nota: status tidak berubah selagi beliau tidak memberi keputusan.
          </Small>
          <TextInput
            required={false}
            type="date"
            label="Sebelum (pilihan)"
            value={asked.due}
            onChange={(due) => setAsked({ ...asked, due })}
          />
        </>
      )}
      <TextArea
        label="Nota (pilihan)"
        value={asked.note}
        rows={2}
        maxLength={1000}
        onChange={(note) => setAsked({ ...asked, note })}
      />
      {sending.error !== null && <Fault message={sending.error.message} />}
      <Row>
        <ReasonButton
          variant="contained"
          loading={sending.isPending}
          reason={
            (asked.role === 'pengesah' ? early : null) ??
            (asked.email.trim() === '' ? 'Masukkan e-mel rakan anda.' : null)
          }
          onClick={() => tellUnsaved() || sending.mutate()}
        >
          Hantar
        </ReasonButton>
        <Button onClick={onClose}>{commonText.cancel}</Button>
      </Row>
    </Box>
  );
}

export const askSending = (title: string, sendable: Sendable): Promise<void> =>
  ask((answer) => (
    <Modal title={title} width={560} cancel="Tutup" onCancel={() => answer(undefined)}>
      {/* What a link opens is behind it. */}
      <Box onClick={({ target }) => target instanceof Element && target.closest('a') !== null && answer(undefined)}>
        <Sending {...sendable} isBeside={false} />
      </Box>
    </Modal>
  ));
