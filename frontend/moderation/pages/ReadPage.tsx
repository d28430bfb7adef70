import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { fieldLabels, lookedUp } from '../../../shared/valentra/labels.ts';
import type { Moderated } from '../../../shared/moderation/schemas.ts';
import { roleLabels } from '../../../shared/moderation/signatures.ts';
import { pedagonaApi } from '../../../shared/pedagona/api.ts';
import { dateLabel } from '../../../shared/text/labels.ts';
import { valentraApi } from '../../../shared/valentra/api.ts';
import { call, messageOf } from '../../api/client.ts';
import { queryClient, queryOf } from '../../api/queries.ts';
import { paths, sessionHref } from '../../app/paths.ts';
import { linesOfChanges } from '../../text/origin.ts';
import { Blocks, Minor } from '../../ui/artefact/Blocks.tsx';
import { Async, CardPlaceholders, Fault } from '../../ui/Async.tsx';
import { Attention, Bullets, Fold, LinkButton, P, Section, Small } from '../../ui/elements.tsx';
import { Checkbox, SelectField, TextArea } from '../../ui/fields.tsx';
import { ask, confirmed, Modal } from '../../ui/Modal.tsx';
import { Rounds, StateBadge, Thread } from '../../ui/moderation/Thread.tsx';
import { receivedTitle } from '../../ui/moderation/received.tsx';
import { notify } from '../../ui/Notices.tsx';
import { PageBar } from '../../ui/PageBar.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';

const callsOf = { valentra: valentraApi, pedagona: pedagonaApi };
type Readable = keyof typeof callsOf;

const queryFor = (module: Readable, grantId: string) =>
  queryOf(['received', module, grantId], callsOf[module].getReceived, { params: { grantId } });
type Action = { does: 'accept' } | { does: 'return'; reason: string } | CommentAction;
interface CommentAction {
  does: 'comment';
  at: string;
  text: string;
  isChange: boolean;
}

function useAct(module: Readable, grantId: string) {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: Action) => call(callsOf[module].changeReceived, { params: { grantId }, body }),
    onError: (reason) => notify('error', messageOf(reason)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['received'] }),
  });
  return { act: mutateAsync, isPending };
}
type Acting = ReturnType<typeof useAct>;

const askReason = (): Promise<string | null> => ask((answer) => <ReasonDialog onAnswer={answer} />);

function ReasonDialog({ onAnswer }: { onAnswer: (reason: string | null) => void }) {
  const [reason, setReason] = useState('');
  return (
    <Modal
      title="Kembalikan kepada pemilik"
      onCancel={() => onAnswer(null)}
      onSubmit={() => reason.trim() !== '' && onAnswer(reason)}
      actions={
        <Button type="submit" variant="contained" disabled={reason.trim() === ''}>
          Kembalikan
        </Button>
      }
    >
      <TextArea autoFocus label="Sebab dikembalikan" value={reason} maxLength={1000} onChange={setReason} />
    </Modal>
  );
}

function Decision({ moderated: { sent }, acting: { act, isPending } }: { moderated: Moderated; acting: Acting }) {
  const asks = sent.comments.some(({ isChange, round }) => isChange && round === sent.rounds.length);
  const accept = async () => {
    const text = `Terima dokumen ini sebagai ${roleLabels[sent.role].toLowerCase()}? Nama anda dan tarikh hari ini dicetak padanya.`;
    if (!(await confirmed({ text, confirm: 'Terima' }))) return;
    await act({ does: 'accept' }).then(
      () => notify('success', 'Dokumen telah diterima.'),
      () => undefined,
    );
  };
  const giveBack = async () => {
    const reason = await askReason();
    if (reason !== null)
      await act({ does: 'return', reason }).then(
        () => notify('success', 'Dokumen telah dikembalikan.'),
        () => undefined,
      );
  };
  return (
    <>
      <ReasonButton
        variant="contained"
        loading={isPending}
        reason={asks ? 'Anda meminta perubahan dalam pusingan ini. Kembalikan dokumen ini kepada pemilik.' : null}
        onClick={() => void accept()}
      >
        Terima
      </ReasonButton>
      <Button variant="outlined" disabled={isPending} onClick={() => void giveBack()}>
        Kembalikan
      </Button>
    </>
  );
}

const whole = 'Seluruh dokumen';

function CommentForm({ moderated: { items }, acting: { act, isPending } }: { moderated: Moderated; acting: Acting }) {
  const [at, setAt] = useState('');
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<'change'[]>([]);
  const add = async () => {
    const body: CommentAction = { does: 'comment', at, text, isChange: chosen.length > 0 };
    await act(body).then(
      () => {
        setText('');
        setChosen([]);
        notify('success', 'Komen telah disimpan.');
      },
      () => undefined,
    );
  };
  return (
    <Box className="no-print" sx={{ display: 'grid', gap: 1, maxWidth: 620 }}>
      <SelectField
        label="Bahagian"
        value={at}
        choices={[{ value: '', label: whole }, ...items.map((item) => ({ value: item.at, label: item.name }))]}
        onChange={setAt}
      />
      <TextArea label="Komen" value={text} rows={2} maxLength={1000} onChange={setText} />
      <Checkbox label="Bahagian ini perlu diubah" value="change" chosen={chosen} onChange={setChosen} />
      <div>
        <ReasonButton
          variant="outlined"
          loading={isPending}
          reason={text.trim() === '' ? 'Tulis komen dahulu.' : null}
          onClick={() => void add()}
        >
          Tambah komen
        </ReasonButton>
      </div>
    </Box>
  );
}

/** What is looked up rather than read is closed at first. */
const closed: readonly string[] = Object.values(lookedUp);

const DocumentFold = ({ title, children }: { title: string; children: ReactNode }) => (
  <Fold title={title} isOpen={!closed.includes(title)}>
    {children}
  </Fold>
);

const waitText: Record<Exclude<Moderated['sent']['state'], 'waiting'>, string> = {
  returned:
    'Anda telah mengembalikan dokumen ini. Anda akan nampak versi baharu di sini apabila pemilik menghantarnya semula.',
  accepted: 'Anda telah menerima dokumen ini. Jika pemilik mengubahnya, beliau perlu menghantarnya semula kepada anda.',
  left: '',
};

function Document({ moderated, acting }: { moderated: Moderated; acting: Acting }) {
  const { sent, blocks, findings, changes, signatures } = moderated;
  const lines = linesOfChanges(changes, fieldLabels);
  return (
    <>
      {sent.state !== 'waiting' && <P role="note">{waitText[sent.state]}</P>}
      <Rounds sent={sent} />
      {signatures.map(({ role, name, at }) => (
        <Small key={role + name}>
          Versi ini telah diterima oleh {roleLabels[role].toLowerCase()}: <bdi>{name}</bdi>, {dateLabel(at)}
        </Small>
      ))}
      {lines.length > 0 && (
        <Attention role="note" title={`Perubahan sejak pusingan ${sent.rounds.length - 1}`}>
          <Bullets items={lines} />
        </Attention>
      )}
      <Fold title="Dokumen" heading="h2" isOpen>
        <Blocks blocks={blocks} level={2} Part={DocumentFold} Heading={Minor} />
      </Fold>
      <Section
        title="Dapatan semakan automatik"
        note={findings.length === 0 ? 'Tiada dapatan.' : 'Yang diterima oleh pemilik disertakan sebabnya.'}
      >
        {findings.length > 0 && (
          <Bullets
            items={findings.map(({ item, message, accepted }) => (
              <>
                <strong>{item || whole}</strong>: {message}
                {accepted !== null && <Small as="span"> Diterima: {accepted}</Small>}
              </>
            ))}
          />
        )}
      </Section>
      <Section title="Komen">
        {sent.state === 'waiting' && <CommentForm moderated={moderated} acting={acting} />}
        <Thread sent={sent} />
        {sent.comments.length === 0 && sent.state !== 'waiting' && <Small>Tiada komen.</Small>}
      </Section>
    </>
  );
}

function Copy({ module, acting: { act, isPending } }: { module: Readable; acting: Acting }) {
  const navigate = useNavigate();
  const take = async (does: 'accept' | 'return') => {
    const made = await act(does === 'accept' ? { does } : { does, reason: 'Ditolak' }).catch(() => null);
    if (made === null) return;
    notify('success', does === 'accept' ? 'Salinan telah diterima.' : 'Salinan telah ditolak.');
    await navigate(made.sessionId === null ? paths.received.href() : sessionHref(module, made.sessionId, 'completed'));
  };
  return (
    <Section
      title="Salinan sesi untuk anda"
      note="Jika diterima, sesi ini menjadi milik anda sendiri: anda boleh menyunting dan menjana di dalamnya. Sesi asal tidak berubah."
    >
      <Button variant="contained" loading={isPending} onClick={() => void take('accept')}>
        Terima salinan
      </Button>{' '}
      <Button variant="outlined" disabled={isPending} onClick={() => void take('return')}>
        Tolak
      </Button>
    </Section>
  );
}

function Page({ module, grantId }: { module: Readable; grantId: string }) {
  const acting = useAct(module, grantId);
  return (
    <Async
      query={useQuery(queryFor(module, grantId))}
      waiting={<CardPlaceholders count={2} height={260} />}
      heading={receivedTitle}
      missing={{
        message: 'Permintaan ini tidak dijumpai. Mungkin pemiliknya telah menarik balik.',
        action: <BackToList />,
      }}
    >
      {(moderated) => {
        const { sent } = moderated;
        const isCopy = sent.role === 'salinan';
        return (
          <>
            <PageBar
              back={{ to: paths.received.href(), label: `Kembali ke ${receivedTitle}` }}
              title={sent.title}
              state={<StateBadge state={sent.state} of="anda" />}
              primary={sent.state === 'waiting' && !isCopy && <Decision moderated={moderated} acting={acting} />}
            />
            <P>
              Daripada <bdi>{sent.ownerName}</bdi>
              {!isCopy && `. Peranan anda: ${roleLabels[sent.role]}`}
              {sent.due !== null && `. Sebelum ${dateLabel(sent.due)}`}.
            </P>
            {isCopy ? <Copy module={module} acting={acting} /> : <Document moderated={moderated} acting={acting} />}
          </>
        );
      }}
    </Async>
  );
}

const BackToList = () => <LinkButton to={paths.received.href()}>Kembali ke {receivedTitle}</LinkButton>;

/** What a colleague was sent: the document read-only, what is against it, comments, and the decision. */
export default function ReadPage() {
  const { module = '', grantId = '' } = useParams();
  if (module !== 'valentra' && module !== 'pedagona')
    return (
      <Fault message="Alamat ini tidak wujud.">
        <BackToList />
      </Fault>
    );
  return <Page module={module} grantId={grantId} />;
}
