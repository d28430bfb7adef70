import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type * as z from 'zod';
import type { ownerActionSchema, Sent } from '../../../shared/moderation/schemas.ts';
import { orderFault } from '../../../shared/moderation/order.ts';
import { acceptedOf, isLapsedAt, lapsedText, roleLabels, sentVersion } from '../../../shared/moderation/signatures.ts';
import { faultsOf, openChanges } from '../../../shared/moderation/deciding.ts';
import { dateLabel } from '../../../shared/text/labels.ts';
import { call, messageOf } from '../../api/client.ts';
import { queryOf } from '../../api/queries.ts';
import { paths } from '../../app/paths.ts';
import { colours } from '../../app/theme.ts';
import { commonText } from '../../text/ms.ts';
import { Attention, H4, LinkButton, PlainList, Row, Small, Strong } from '../elements.tsx';
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
  /** Said before a request is taken back: what its document is without it. */
  ending?: (one: Sent) => string;
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

async function copyLink(module: Sender['module'], { id, readerName }: Sent): Promise<void> {
  const link = window.location.origin + paths.receivedOne.href({ module, grantId: id });
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

/** What colleagues were sent of one document, and what its owner does with it. */
function useSentOf(sender: Sender, artefact: string, version: number) {
  const { module, sessionId } = sender;
  const { data } = useQuery({
    ...sentQuery(sender),
    refetchInterval: ({ state }) => state.data?.sent.some((one) => one.state === 'waiting') === true && lookEvery,
  });
  const sent = data?.sent.filter((one) => one.artefact === artefact) ?? [];
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
  return { data, sent, act };
}

interface OneSent extends Pick<Sendable, 'module' | 'version' | 'before' | 'ending'> {
  one: Sent;
  /** Why it is not for a pengesah yet. */
  early: string | null;
  /** It must be sent again. */
  isLapsed: boolean;
  /** To send it again is what comes next. */
  isNext: boolean;
  isBeside: boolean;
  act: ReturnType<typeof useSentOf>['act'];
}

/** Whether it can be sent again: it was given back, or the document has changed since. */
const isAgain = (one: Sent, version: number): boolean =>
  isOpen(one) && one.artefact !== '' && (one.state === 'returned' || sentVersion(one) !== version);

/** What can be done with what one colleague was sent. */
function Actions({ one, module, version, early, isNext, before, ending, act }: OneSent) {
  const { id, readerName } = one;
  const withdraw = async (): Promise<void> => {
    const text = isClosed(one)
      ? `Buang daripada senarai? Salinan ${readerName}, jika diterima, kekal.`
      : `Tarik balik daripada ${readerName}? Komen dan keputusannya turut dibuang, dan beliau diberitahu.`;
    const detail = ending?.(one) ?? '';
    if (await confirmed({ text, detail, confirm: withdrawLabel(one), isDangerous: true }))
      await act(id, { does: 'withdraw' }, 'Permintaan telah ditarik balik.');
  };
  return (
    <Row className="no-print" sx={{ mt: 0.5 }}>
      {isNext && before}
      {isAgain(one, version) && (
        <Reply
          variant={isNext ? 'contained' : 'outlined'}
          label={`Nota untuk ${readerName} (pilihan)`}
          button="Hantar semula"
          reasonOf={() => faultsOf(one).send ?? (one.role === 'pengesah' ? early : null)}
          onSend={async (note) => {
            if (!tellUnsaved()) await act(id, { does: 'send', note }, `Dihantar semula kepada ${readerName}.`);
          }}
        />
      )}
      {one.state === 'waiting' && (
        <Button size="small" onClick={() => void copyLink(module, one)}>
          Salin pautan
        </Button>
      )}
      <Button size="small" onClick={() => void withdraw()}>
        {withdrawLabel(one)}
      </Button>
    </Row>
  );
}

/** What one colleague was sent and has said. */
function OneOfSent(shown: OneSent) {
  const { one, isLapsed, isBeside, act } = shown;
  return (
    <Box component="li">
      <Row sx={{ alignItems: 'center' }}>
        <strong>
          {roleLabels[one.role]}: <bdi>{one.readerName}</bdi>
        </strong>
        <StateBadge {...one} of="rakan" isLapsed={isLapsed} />
        {one.state === 'accepted' && one.artefact !== '' && !isOpen(one) && <Small as="span">{states.left[0]}</Small>}
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
      <Actions {...shown} />
    </Box>
  );
}

/** Whose turn it is, and with whom the owner goes on: `again` has it sent once more, `next` is who is asked next. */
function turnOf(sent: readonly Sent[], version: number): { said: string; again?: Sent; isDone?: boolean } {
  const roles = ['penyemak', 'pengesah'] as const;
  const inTurn = roles.flatMap((role) => sent.filter((one) => one.role === role));
  const again = inTurn.find((one) => isAgain(one, version));
  if (again !== undefined) {
    const open = openChanges([again]).length;
    const to = `hantar semula kepada ${again.readerName}`;
    return { again, said: `Giliran anda: ${open > 0 ? `jawab ${open} komen “Perlu diubah”, kemudian ${to}` : to}.` };
  }
  const waiting = inTurn.find(({ state }) => state === 'waiting');
  if (waiting) return { said: `Giliran ${waiting.readerName} (${roleLabels[waiting.role]}).`, isDone: true };
  const accepted = acceptedOf(sent, version);
  if (accepted.some(({ role }) => role === 'pengesah'))
    return { said: 'Telah disahkan: tiada langkah lagi.', isDone: true };
  return { said: accepted.length > 0 ? 'Giliran anda: hantar kepada pengesah.' : '' };
}

/** Of one document, '' for a copy of the session: what colleagues were sent, what they said, and the form that sends it to one more. `isBeside`: the document. */
export function Sending({
  artefact,
  version,
  before,
  ending,
  isBeside = true,
  ...sender
}: Sendable & { isBeside?: boolean }) {
  const { data, sent, act } = useSentOf(sender, artefact, version);
  const { hash } = useLocation();
  const box = useRef<HTMLElement>(null);
  // After the heading has shown the top of the page.
  useEffect(() => {
    if (hash === `#${sendingId}`) box.current?.scrollIntoView({ block: 'center' });
  }, [hash]);
  const early = data ? orderFault(sent, version, data.approvers > 1) : null;
  const lapsed = sent.filter((one) => isLapsedAt(one, version));
  const isCopy = artefact === '';
  const title = isCopy ? 'Salinan untuk rakan' : 'Semakan oleh rakan';
  const turn = isCopy ? { said: '' } : turnOf(sent, version);
  const asking = (
    <SendOne
      {...sender}
      artefact={artefact}
      early={early}
      next={acceptedOf(sent, version).length > 0 ? 'pengesah' : 'penyemak'}
      isNext={!isCopy && turn.again === undefined && turn.isDone !== true}
      isMailed={data?.isMailed === true}
      refusal={data?.refusal ?? null}
      hasSent={sent.length > 0}
      before={before}
    />
  );
  // What comes next stands first.
  const isFirst = turn.said !== '' && turn.again === undefined && turn.isDone !== true;
  return (
    <Box
      role="group"
      aria-label={title}
      ref={box}
      className={sent.length === 0 ? 'no-print' : ''}
      sx={{ mt: 2, pt: 1.5, borderTop: `1px solid ${colours.line}` }}
    >
      <H4 as="h3">{title}</H4>
      {turn.said !== '' && <Strong>{turn.said}</Strong>}
      {isFirst && asking}
      <Small className="no-print">
        {purposes[isCopy ? 'copy' : 'check']}{' '}
        {data && !isCopy && (early === null ? orderText(data.approvers) : `Sebelum kepada pengesah: ${early}`)}
      </Small>
      {lapsed.length > 0 && (
        <Attention role="note" title="Dokumen telah berubah selepas dihantar">
          <p>{lapsedText(lapsed)}</p>
        </Attention>
      )}
      <PlainList sx={{ display: 'grid', gap: 1.5, my: 1 }}>
        {sent
          .toSorted((a, b) => Number(b === turn.again) - Number(a === turn.again))
          .map((one) => (
            <OneOfSent
              key={one.id}
              {...{ one, version, early, isBeside, before, ending, act, module: sender.module }}
              isLapsed={lapsed.includes(one)}
              isNext={one === turn.again}
            />
          ))}
      </PlainList>
      {!isFirst && asking}
    </Box>
  );
}

interface Asking extends Sender, Pick<Sendable, 'artefact' | 'before'>, Pick<OneSent, 'early' | 'isNext'> {
  /** Whose turn it is, until the owner chooses. */
  next: 'penyemak' | 'pengesah';
  isMailed: boolean;
}

/** The button that opens the form, and in its place the form. `refusal`: why nothing is sent. */
function SendOne({ refusal, hasSent, ...asking }: Asking & { refusal: string | null; hasSent: boolean }) {
  const [isAsking, setAsking] = useState(false);
  if (isAsking) return <SendForm {...asking} onClose={() => setAsking(false)} />;
  const next = asking.next === 'pengesah' ? 'Hantar kepada pengesah' : 'Hantar untuk semakan';
  const label = asking.isNext ? next : 'Hantar kepada rakan lain';
  return (
    <Row className="no-print">
      <ReasonButton
        isTold
        variant={asking.isNext ? 'contained' : 'outlined'}
        reason={refusal}
        onClick={() => tellUnsaved() || setAsking(true)}
      >
        {asking.artefact === '' ? 'Hantar salinan' : label}
      </ReasonButton>
      {hasSent && (
        <LinkButton to={`${paths.received.href()}#dihantar`} variant="text">
          Semua yang dihantar
        </LinkButton>
      )}
    </Row>
  );
}

interface Asked {
  email: string;
  role: Asking['next'];
  due: string;
  note: string;
}

/** As whom a colleague reads a document, and until when. */
const RoleFields = ({ asked, onChange }: { asked: Asked; onChange: (asked: Asked) => void }) => (
  <>
    <SelectField
      label="Peranan"
      value={asked.role}
      choices={(['penyemak', 'pengesah'] as const).map((value) => ({ value, label: roleLabels[value] }))}
      onChange={(role) => onChange({ ...asked, role })}
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
      onChange={(due) => onChange({ ...asked, due })}
    />
  </>
);

function SendForm({
  artefact,
  early,
  next,
  isMailed,
  before,
  onClose,
  module,
  sessionId,
}: Asking & { onClose: () => void }) {
  const [asked, setAsked] = useState<Asked>({ email: '', role: next, due: '', note: '' });
  const sending = useMutation({
    mutationFn: () =>
      call(callsOf[module].send, { params: { sessionId }, body: { ...asked, artefact, due: asked.due || null } }),
    onSuccess: async ({ readerName }) => {
      notify('success', `Dihantar kepada ${readerName}.`);
      onClose();
      await refreshModeration(module);
    },
  });
  const missing = asked.email.trim() === '' ? 'Masukkan e-mel rakan anda.' : null;
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
      {artefact !== '' && <RoleFields asked={asked} onChange={setAsked} />}
      <TextArea
        label="Nota (pilihan)"
        value={asked.note}
        rows={2}
        maxLength={1000}
        onChange={(note) => setAsked({ ...asked, note })}
      />
      {before}
      {sending.error !== null && <Fault message={sending.error.message} />}
      <Row>
        <ReasonButton
          variant="contained"
          loading={sending.isPending}
          reason={(asked.role === 'pengesah' ? early : null) ?? missing}
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
