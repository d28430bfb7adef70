import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type * as z from 'zod';
import type { Moderated, readerActionSchema, ShownChange } from '../../../shared/moderation/schemas.ts';
import { deedOf } from '../../../shared/moderation/deeds.ts';
import { roleLabels, sentVersion } from '../../../shared/moderation/signatures.ts';
import {
  earlierRounds,
  faultsOf,
  frameFault,
  isUnanswered,
  returnedBecause,
  signedLabels,
} from '../../../shared/moderation/deciding.ts';
import { dateLabel, dateTimeLabel } from '../../../shared/text/labels.ts';
import { readFirst } from '../../../shared/valentra/word/lookedUp.ts';
import { uniqueBy } from '../../../shared/values/uniqueBy.ts';
import { runsOf } from '../../../shared/richText/blocks.ts';
import { type Block, cellBlockTexts, headingsIn } from '../../../shared/word/blocks.ts';
import { call, messageOf } from '../../api/client.ts';
import { queryClient, queryOf } from '../../api/queries.ts';
import { paths, sessionHref } from '../../app/paths.ts';
import { commonText } from '../../text/ms.ts';
import { Blocks, Minor } from '../../ui/artefact/Blocks.tsx';
import { Changed } from '../../ui/artefact/Changed.tsx';
import { Async, CardPlaceholders } from '../../ui/Async.tsx';
import {
  Attention,
  Bullets,
  clamped,
  Fold,
  LinkButton,
  P,
  PlainList,
  Row,
  Section,
  sectionId,
  Small,
  Span,
} from '../../ui/elements.tsx';
import { fetchedPart } from '../../ui/fetched.tsx';
import { Checkbox, SelectField, TextArea } from '../../ui/fields.tsx';
import { ask, confirmed, Modal } from '../../ui/Modal.tsx';
import { changeLabel, roundName, StateBadge, stateLabel } from '../../ui/moderation/state.tsx';
import type { Own } from '../../ui/moderation/Thread.tsx';
import { callsOf, type Sender } from '../../ui/moderation/calls.ts';
import { PlaceButton } from '../../ui/moderation/place.tsx';
import { attentionTitle, lookEvery, receivedTitle } from '../../ui/moderation/received.tsx';
import { notify } from '../../ui/Notices.tsx';
import { PageBar } from '../../ui/frame/PageBar.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { NamedButton, ReasonButton } from '../../ui/ReasonButton.tsx';

/** Pages of other areas have them, too; fetched with this one (`index.ts`). */
const Rounds = fetchedPart(async () => (await import('../../ui/moderation/Thread.tsx')).Rounds);
const Thread = fetchedPart(async () => (await import('../../ui/moderation/Thread.tsx')).Thread);

function useAct(module: Sender['module'], grantId: string) {
  // Closes the buttons within the click itself, before a second one.
  const [isPending, setPending] = useState(false);
  // Kept while the form moves.
  const [comment, setComment] = useState('');
  const [chosen, setChosen] = useState<'change'[]>([]);
  /** Why it is given back: kept until that has been done. */
  const [because, setBecause] = useState('');
  const act = async (body: z.input<typeof readerActionSchema>) => {
    setPending(true);
    try {
      return await call(callsOf[module].changeReceived, { params: { grantId }, body });
    } catch (reason) {
      notify('error', messageOf(reason));
      return null;
    } finally {
      await queryClient.invalidateQueries({ queryKey: ['moderation'] });
      setPending(false);
    }
  };
  return { act, isPending, comment, setComment, chosen, setChosen, because, setBecause };
}

interface Shown {
  moderated: Moderated;
  acting: ReturnType<typeof useAct>;
}

/** Why a document cannot be accepted just now; null: it can. */
const acceptFault = ({ sent, lapsed, isFrame }: Moderated): string | null =>
  lapsed?.why ?? faultsOf(sent).accept ?? (isFrame ? frameFault : null);

interface Deciding extends Shown {
  module: Sender['module'];
}

const acceptLabel = ({ role }: Moderated['sent']): string => (role === 'pengesah' ? 'Sahkan' : 'Terima');

/** What a decision is of, and what comes after it. */
function consequencesOf({ sent, findings }: Moderated, does: 'accept' | 'return', module: Sender['module']): string {
  const { comments, rounds, role, ownerName } = sent;
  const own = comments.filter(({ round }) => round === rounds.length).length;
  const accepted = findings.filter((one) => one.accepted !== null).length;
  // PEDAGONA has no second look.
  const unseen =
    module === 'valentra'
      ? `; ${findings.filter((one) => one.isUnseen).length} item tanpa semakan kedua oleh model (AI)`
      : '';
  const next =
    does === 'return'
      ? `${ownerName} menjawab komen anda dan boleh menghantarnya semula kepada anda.`
      : role === 'penyemak'
        ? `${ownerName} dimaklumkan, dan boleh menghantarnya kepada pengesah.`
        : `${module === 'valentra' ? 'status dokumen menjadi Sah, dan ' : ''}${ownerName} dimaklumkan.`;
  return [
    `Komen anda: ${own} dalam pusingan ini; ${comments.filter(isUnanswered).length} perubahan belum dijawab.`,
    `Dapatan: ${findings.length - accepted} terbuka, ${accepted} diterima pemilik${unseen}.`,
    `Selepas ini: ${next}`,
  ].join('\n');
}

/** Asks before a document is given back, and for the reason: without a change that was asked for it needs one. Null: it stays. */
function Returning({
  title,
  detail,
  sent,
  first,
  onType,
  answer,
}: {
  title: string;
  detail: string;
  sent: Moderated['sent'];
  /** What was typed before. */
  first: string;
  onType: (reason: string) => void;
  answer: (reason: string | null) => void;
}) {
  const [reason, setReason] = useState(first);
  const fault = faultsOf(sent).return;
  return (
    <Modal
      role="alertdialog"
      title={title}
      onCancel={() => answer(null)}
      actions={
        <ReasonButton
          isTold
          variant="contained"
          reason={reason.trim() === '' ? fault : null}
          onClick={() => answer(reason)}
        >
          Kembalikan
        </ReasonButton>
      }
    >
      <P sx={{ my: 1, whiteSpace: 'pre-line' }}>{detail}</P>
      <TextArea
        label={fault === null ? `${returnedBecause} (pilihan)` : returnedBecause}
        hint="Dibaca oleh pemilik sebelum komen yang lain."
        value={reason}
        rows={2}
        maxLength={1000}
        onChange={(typed) => {
          setReason(typed);
          onType(typed);
        }}
      />
    </Modal>
  );
}

/** Accepts or gives back; a copy is taken or refused. */
function Decide({ does, module, ...shown }: Deciding & { does: 'accept' | 'return' }) {
  const { sent } = shown.moderated;
  const { act, isPending, comment, because, setBecause } = shown.acting;
  const navigate = useNavigate();
  const isCopy = sent.role === 'salinan';
  const label = does === 'accept' ? acceptLabel(sent) : isCopy ? 'Tolak' : 'Kembalikan';
  const text = {
    accept: isCopy
      ? 'Terima salinan ini? Anda boleh menyunting dan menjana di dalamnya; sesi asal tidak berubah.'
      : `${label} dokumen ini sebagai ${roleLabels[sent.role].toLowerCase()}? Nama anda dan tarikh hari ini dicetak pada dokumen.`,
    return: isCopy ? 'Tolak salinan ini?' : 'Kembalikan dokumen ini bersama komen anda?',
  }[does];
  const decide = async () => {
    if (comment.trim() !== '')
      return notify('info', 'Komen anda belum disimpan: tekan "Tambah komen", atau kosongkan.');
    const detail = isCopy ? '' : consequencesOf(shown.moderated, does, module);
    const reason =
      does === 'return' && !isCopy
        ? await ask<string | null>((answer) => (
            <Returning {...{ title: text, detail, sent, answer }} first={because} onType={setBecause} />
          ))
        : (await confirmed({ text, detail, confirm: label })) && '';
    if (typeof reason !== 'string') return;
    const made = await act({ does, reason });
    if (made === null) return;
    setBecause('');
    notify('success', `${sent.title}: ${stateLabel({ ...sent, state: `${does}ed` }).toLowerCase()}.`);
    if (isCopy)
      await navigate(
        made.sessionId === null ? paths.received.href() : sessionHref(module, made.sessionId, 'completed'),
      );
  };
  return (
    <ReasonButton
      data-decision
      variant={does === 'accept' ? 'contained' : 'outlined'}
      loading={isPending}
      reason={does === 'accept' ? acceptFault(shown.moderated) : null}
      onClick={() => void decide()}
    >
      {label}
    </ReasonButton>
  );
}

const whole = 'Seluruh dokumen';

/** The item that a part is of: 'Soalan 7' of 'Soalan 7 (11 markah)'. */
const itemOf = (items: Moderated['items'], part: string) =>
  part === '' ? undefined : items.findLast(({ name }) => `${name} `.startsWith(`${part} `));

function CommentForm({
  moderated: { items },
  acting: { act, isPending, comment, setComment, chosen, setChosen },
  first,
  isBegun,
  onCancel,
}: Shown & { first: string; isBegun: boolean; onCancel: () => void }) {
  const [at, setAt] = useState(first);
  const add = async () => {
    setChosen([]);
    const saved = await act({ does: 'comment', at, text: comment, isChange: chosen.length > 0 });
    if (saved === null) return setChosen(chosen);
    // Another one may have been begun meanwhile.
    setComment((now) => (now === comment ? '' : now));
    notify('success', 'Komen telah disimpan.');
  };
  return (
    <Box className="no-print" sx={{ display: 'grid', gap: 1, maxWidth: 620 }}>
      <SelectField
        label="Bahagian"
        value={at}
        choices={[{ value: '', label: whole }, ...items.map((item) => ({ value: item.at, label: item.name }))]}
        onChange={setAt}
      />
      <TextArea autoFocus={isBegun} label="Komen" value={comment} rows={2} maxLength={1000} onChange={setComment} />
      <Checkbox label={changeLabel} value="change" chosen={chosen} onChange={setChosen} />
      <div>
        <ReasonButton
          variant="outlined"
          loading={isPending}
          reason={comment.trim() === '' ? 'Tulis komen dahulu.' : null}
          onClick={() => void add()}
        >
          Tambah komen
        </ReasonButton>
        {isBegun && (
          <Button
            onClick={() => {
              setComment('');
              setChosen([]);
              onCancel();
            }}
          >
            {commonText.cancel}
          </Button>
        )}
      </div>
    </Box>
  );
}

/** Where the form for comments stands: in the part of this file and title, or '' below the document; `said`: what stands at a part. */
const Commenting = createContext<{
  place: string;
  move: ((to: string) => void) | null;
  formOf: (part: string) => ReactNode;
  said: (part: string, place: string) => ReactNode;
} | null>(null);
/** The file whose parts are drawn, the one that is open at first, and what questions ask, to which they fold. */
const Reading = createContext<{ file: string; first: string; stems: ReadonlyMap<string, string> }>({
  file: '',
  first: '',
  stems: new Map(),
});

/** The form where it stands, elsewhere the button that brings it there. */
function CommentHere({ part }: { part: string }) {
  const { file } = use(Reading);
  const commenting = use(Commenting);
  const place = part && file + part;
  if (!commenting?.move) return null;
  const { move } = commenting;
  if (commenting.place === place) return commenting.formOf(part);
  const onClick = () => move(place);
  if (part === '')
    return (
      <Button size="small" className="no-print" onClick={onClick}>
        Komen bagi seluruh dokumen
      </Button>
    );
  return <NamedButton className="no-print" text="Komen di sini" of={part} onClick={onClick} />;
}

/** A part with what is said of it beside it, on a phone below; there the way to say more shows once the part is open. */
const partSx = {
  '@media screen': { display: 'grid', gridTemplateColumns: { md: 'minmax(0, 2fr) minmax(0, 1fr)' } },
  columnGap: 2,
  alignItems: 'start',
  '& > details:not([open]) + div > button': { display: { xs: 'none', md: 'inline-flex' } },
  '& > div': { mt: { md: 1.5 }, minWidth: 0 },
} as const;

/** Of a question that is folded. */
const stemSx = { ...clamped(2), 'details[open] > summary &': { display: 'none' } } as const;

function Part({ title, children }: { title: string; children: ReactNode }) {
  const { file, first, stems } = use(Reading);
  const said = use(Commenting)?.said(title, file + title) ?? null;
  const stem = stems.get(title);
  return (
    <Box sx={partSx}>
      <Fold
        id={sectionId(title)}
        title={title}
        isOpen={title === first && stem === undefined}
        glance={stem !== undefined && <Span sx={stemSx}>{stem}</Span>}
      >
        {children}
      </Fold>
      <div>
        {said}
        <CommentHere part={title} />
      </div>
    </Box>
  );
}

/** Opens all parts of its tab, or closes them. */
function OpenAll() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Row className="no-print" sx={{ justifyContent: 'flex-end' }}>
      <Button
        size="small"
        onClick={({ currentTarget }) => {
          for (const part of currentTarget.closest('[role=tabpanel]')?.querySelectorAll('details') ?? [])
            part.open = !isOpen;
          setOpen(!isOpen);
        }}
      >
        {isOpen ? 'Tutup' : 'Buka'} semua bahagian
      </Button>
    </Row>
  );
}

/** The part that is open at first: the first item, else what the document is read for. */
function firstIn(parts: readonly string[], items: Moderated['items']): string {
  const heads = Object.values(readFirst);
  return (
    parts.find((part) => itemOf(items, part)?.at.startsWith('/')) ??
    parts.find((part) => heads.some((head) => `${part} `.startsWith(`${head} `))) ??
    parts[0] ??
    ''
  );
}

/** What the questions of a file ask, by their headings: the first words beside their number. */
function stemsIn(blocks: readonly Block[], items: Moderated['items']): ReadonlyMap<string, string> {
  const stems = new Map<string, string>();
  let title = '';
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2) title = block.text;
    if (stems.has(title) || !itemOf(items, title)?.at.startsWith('/questions/')) continue;
    // A scheme asks in a paragraph of its own, below the line in italics of what the question is about.
    const isText = block.kind === 'paragraph' && runsOf(block.text).some(({ italic = false }) => !italic);
    const asked = block.kind === 'table' ? block.rows[0]?.[1]?.blocks : isText ? [block] : [];
    const [stem] = asked?.flatMap(cellBlockTexts) ?? [];
    if (stem) stems.set(title, stem);
  }
  return stems;
}

/** Where a finding stands: the part that it is in. */
const partOf = (items: Moderated['items'], one: { at: string; item: string }) => {
  const { at = one.at, name = one.item } = items.find((item) => item.name === one.item || item.at === one.at) ?? {};
  return { at, item: name };
};

/** Everything that can be read of a document, a tab each. */
function tabsOf({ files, items, findings }: Moderated) {
  const sourced = items.filter(({ sources }) => sources.length > 0);
  return [
    ...files.map(({ title, blocks }) => {
      const parts = headingsIn(blocks);
      return {
        label: title,
        panel: (
          <Reading value={{ file: `${title} `, first: firstIn(parts, items), stems: stemsIn(blocks, items) }}>
            <h2 className="hidden-text no-print">{title}</h2>
            {parts.length > 1 && <OpenAll />}
            <Blocks blocks={blocks} level={2} Part={Part} Heading={Minor} />
          </Reading>
        ),
      };
    }),
    {
      label: `Dapatan (${findings.length})`,
      note: 'semakan automatik',
      panel: (
        <Section title="Dapatan semakan automatik" {...(findings.length === 0 && { note: 'Tiada dapatan.' })}>
          <Bullets
            items={findings.map(({ at, item, message, accepted }) => (
              <>
                {item === '' ? whole : <PlaceButton of={partOf(items, { at, item })}>{item}</PlaceButton>}
                {': '}
                {message}
                {accepted !== null && <Small as="div">Diterima pemilik: {accepted}</Small>}
              </>
            ))}
          />
        </Section>
      ),
    },
    ...(sourced.length === 0
      ? []
      : [
          {
            label: 'Sumber',
            note: 'dalam dokumen asal',
            panel: (
              <Section title="Sumber dalam dokumen asal">
                {sourced.map(({ at, name, sources }) => (
                  <Fold key={at} title={name}>
                    <Bullets items={sources} />
                  </Fold>
                ))}
              </Section>
            ),
          },
        ]),
  ];
}

const sides = [
  ['removed', 'Dahulu', 'before'],
  ['added', 'Sekarang', 'after'],
] as const;

/** What has changed, where, and the words of both texts as far as they were sent. */
const Changes = ({ changes, items }: Pick<Moderated, 'items'> & { changes: readonly ShownChange[] }) => (
  <Bullets
    items={changes.map(({ at, line, before, after }) => {
      const item = items.find((one) => at !== '' && one.at === at)?.name;
      return (
        <>
          {item === undefined ? line : <PlaceButton of={{ at, item }}>{line}</PlaceButton>}
          {sides.map(
            ([side, name, text]) =>
              ({ before, after })[text] !== '' && (
                <Box key={side} sx={{ whiteSpace: 'pre-line' }}>
                  <Small as="span">{name}: </Small>
                  <Changed before={before || after} after={after || before} side={side} />
                </Box>
              ),
          )}
        </>
      );
    })}
  />
);

/** The changes since a round, at first the one before. */
function Comparison({ moderated: { sent, items, others }, module }: Pick<Deciding, 'moderated' | 'module'>) {
  const rounds = uniqueBy(earlierRounds({ sent, others }), ({ version }) => version);
  const [chosen, setChosen] = useState('');
  const last = sent.state === 'accepted' ? undefined : sent.rounds.at(-2)?.version;
  const versionOf = (one: (typeof rounds)[number]) => String(one.version);
  const compared = rounds.find((one) => versionOf(one) === (chosen || String(last)));
  const since = compared?.version ?? 0;
  const query = useQuery({
    ...queryOf(['moderation', sent.id, `${since} ${sentVersion(sent)}`], callsOf[module].compareReceived, {
      params: { grantId: sent.id, since },
    }),
    enabled: compared !== undefined,
  });
  if (rounds.length === 0) return null;
  const nameOf = ({ role, readerName, round }: (typeof rounds)[number]) =>
    `${roundName(role, round)}${role === sent.role ? '' : `, ${readerName}`}`;
  return (
    <>
      {(rounds.length > 1 || compared === undefined) && (
        <Box className="no-print" sx={{ maxWidth: 420, mt: 1 }}>
          <SelectField
            label="Bandingkan dengan"
            value={compared ? versionOf(compared) : ''}
            choices={[
              ...(last === undefined ? [{ value: '', label: 'Pilih pusingan' }] : []),
              ...rounds.map((one) => ({ value: versionOf(one), label: `${nameOf(one)} (${dateLabel(one.sentAt)})` })),
            ]}
            onChange={setChosen}
          />
        </Box>
      )}
      {compared && (
        <Attention role="note" title={`Perubahan sejak ${nameOf(compared)}`}>
          <Async query={query}>
            {(changes) => (
              <>
                <p>{countLabel(changes)}</p>
                <Changes changes={changes} items={items} />
              </>
            )}
          </Async>
        </Attention>
      )}
    </>
  );
}

/** How much has changed, in how many parts. */
function countLabel(changes: readonly ShownChange[]): string {
  if (changes.length === 0) return 'Tiada perubahan pada teks.';
  const places = new Set(changes.map(({ at, line }) => at || line)).size;
  return `${changes.length} perubahan dalam ${places} bahagian; bahagian lain tidak berubah.`;
}

/** Whether there are comments, or can be. */
const isCommented = ({ state, comments }: Moderated['sent']): boolean => state === 'waiting' || comments.length > 0;

type Item = Moderated['items'][number];
type Comment = Moderated['sent']['comments'][number];

/** A finding may name a place within what is commented on, and that by its name. */
const isFoundIn = (items: readonly Item[], item: Item, one: Moderated['findings'][number]): boolean =>
  items.some(({ at }) => at === one.at) ? one.at === item.at : one.item === item.name;

/** What was found and said of an item. Of one that nobody has looked at a second time, the list alone tells. */
function SaidOf({ moderated, item, own }: Pick<Shown, 'moderated'> & { item: Item; own: Own | undefined }) {
  const { sent, findings, items } = moderated;
  const comments = sent.comments.filter((one) => one.at === item.at);
  const found = findings.filter((one) => isFoundIn(items, item, one) && !one.isUnseen);
  if (found.length + comments.length === 0) return null;
  return (
    <>
      {found.map(({ message, accepted }) => (
        <Small key={message} as="div">
          Dapatan{accepted === null ? '' : ' (diterima pemilik)'}: {message}
        </Small>
      ))}
      <Thread sent={{ ...sent, comments }} isBeside={false} own={own} />
    </>
  );
}

/** What holds of the document just now: what was decided, what has changed since, who has signed. */
function Standing({ moderated: { sent, isFrame, items, lapsed, signatures } }: Pick<Shown, 'moderated'>) {
  const isOpen = sent.state === 'waiting';
  const deed = deedOf(sent.role);
  const sentAt = dateTimeLabel(sent.rounds.at(-1)?.sentAt ?? '');
  return (
    <>
      {!isOpen && (
        <P role="note">
          Anda telah {sent.state === 'accepted' ? deed.does : 'mengembalikan'} dokumen ini.
          {lapsed === null && ' Versi baharu muncul di sini jika pemilik menghantarnya semula.'}
        </P>
      )}
      {lapsed !== null && (
        <Attention role="note" title={attentionTitle}>
          {/* Before a decision it is said of the button that is closed. */}
          <p>
            {!isOpen && `${lapsed.why} `}Di bawah ialah versi yang dihantar pada {sentAt}
            {!isOpen && `, yang telah anda ${deed.by}`}. Teks baharu kelihatan apabila pemilik menghantarnya semula;
            dokumen ini kemudian menunggu keputusan baharu anda.
          </p>
          {lapsed.changes.length > 0 && (
            <>
              <strong>Bahagian yang diubah:</strong>
              <Changes changes={lapsed.changes} items={items} />
            </>
          )}
        </Attention>
      )}
      {isFrame && (
        <Attention role="note" title="Perlu dilengkapkan">
          Dokumen ini masih rangka: bahagian yang bertanda belum dilengkapkan oleh pemiliknya.
        </Attention>
      )}
      <Rounds sent={sent} />
      <PlainList sx={{ my: 1 }}>
        {signatures.map(({ role, name, at, isLapsed }) => (
          <Small as="li" key={`${role} ${name} ${isLapsed}`}>
            {signedLabels[role]} <bdi>{name}</bdi>, {dateLabel(at)}
            {role !== 'penyedia' &&
              (isLapsed ? <strong>: tidak lagi berkuat kuasa bagi versi terkini</strong> : ': berkuat kuasa')}
          </Small>
        ))}
      </PlainList>
    </>
  );
}

/** The comments of what has no part of its own, and where to find those beside their parts, which may be in a tab that is not open. */
function Comments({ moderated: { sent, files, items }, own }: Pick<Shown, 'moderated'> & { own: Own | undefined }) {
  const placed = new Set(files.flatMap(({ blocks }) => headingsIn(blocks)).map((part) => itemOf(items, part)?.at));
  const beside = sent.comments.filter(({ at }) => placed.has(at));
  return (
    <Section title="Komen" note="Dibaca oleh pemilik, dan oleh pengesah dokumen ini.">
      <CommentHere part="" />
      {beside.length > 0 && (
        <Bullets
          items={beside.map((one) => (
            <PlaceButton key={one.id} of={one}>
              <Span sx={{ flex: 'none' }}>{one.item}:&nbsp;</Span>
              <Span sx={clamped(1)}>{one.text}</Span>
            </PlaceButton>
          ))}
        />
      )}
      <Thread sent={{ ...sent, comments: sent.comments.filter(({ at }) => !placed.has(at)) }} own={own} />
    </Section>
  );
}

/** What else was sent of the document. */
const Others = ({ others }: Pick<Moderated, 'others'>) => (
  <Section title="Semakan oleh orang lain">
    {others.map((one) => (
      <Fold
        key={one.id}
        title={`${roleLabels[one.role]}: ${one.readerName}`}
        glance={<StateBadge {...one} of="rakan" />}
      >
        <Rounds sent={one} />
        <Thread sent={one} />
      </Fold>
    ))}
  </Section>
);

function Document({ moderated, acting, module }: Deciding) {
  const [place, move] = useState('');
  /** The comment whose answer does not do. */
  const [asked, setAsked] = useState<Comment | null>(null);
  const { sent, items, others } = moderated;
  const isOpen = sent.state === 'waiting';
  const { act } = acting;
  const moveTo = (to: string, comment: Comment | null = null) => {
    move(to);
    setAsked(comment);
  };
  /** What can be done with the comments that stand there. */
  const ownAt = (there: string): Own => ({
    isBusy: acting.isPending,
    onEdit: (comment, said) => act({ does: 'edit', comment, ...said }),
    async onRetract({ id, at, text, isChange }) {
      if ((await act({ does: 'retract', comment: id })) === null) return;
      const again = { text: 'Buat asal', run: () => void act({ does: 'comment', at, text, isChange }) };
      notify('success', 'Komen telah ditarik balik.', again);
    },
    onAsk(comment) {
      acting.setChosen(['change']);
      moveTo(there, comment);
    },
  });
  const said = (part: string, there: string) => {
    const item = itemOf(items, part);
    return item && <SaidOf moderated={moderated} item={item} own={isOpen ? ownAt(there) : undefined} />;
  };
  const formOf = (part: string) => (
    <CommentForm
      key={part + (asked?.id ?? '')}
      moderated={moderated}
      acting={acting}
      // Headings come last.
      first={items.find(({ at }) => at === asked?.at)?.at ?? itemOf(items, part)?.at ?? ''}
      isBegun={part !== '' || asked !== null}
      onCancel={() => moveTo('')}
    />
  );
  return (
    <Commenting value={{ place, move: isOpen ? moveTo : null, formOf, said }}>
      <Standing moderated={moderated} />
      <Comparison moderated={moderated} module={module} />
      <Tabs label="Dokumen" tabs={tabsOf(moderated)} />
      {isCommented(sent) && <Comments moderated={moderated} own={isOpen ? ownAt('') : undefined} />}
      {others.length > 0 && <Others others={others} />}
    </Commenting>
  );
}

/** The parts of its first file, and the comments; none where it has no parts. */
function contentsOf({ files, sent }: Moderated) {
  const parts = headingsIn(files[0]?.blocks ?? []);
  if (parts.length === 0) return {};
  const titles = isCommented(sent) ? [...parts, 'Komen'] : parts;
  return { contents: titles.map((title) => ({ id: sectionId(title), title })) };
}

const copyNote =
  'Anda boleh menyunting, menjana dan memuat turun di dalamnya. Fail asal, semakan rakan dan penilaian tidak disalin; pemilik tidak melihat apa yang anda ubah.';

const backTo = { to: paths.received.href(), label: `Kembali ke ${receivedTitle}` };

/** What takes the place of a long page is seen from where its reader was. */
const intoView = (box: HTMLElement | null): void => box?.scrollIntoView({ block: 'center' });

/** Before it is decided: what the reader can do, or why not. */
function Ways({ moderated, module }: Pick<Deciding, 'moderated' | 'module'>) {
  const reason = acceptFault(moderated);
  const accepting = acceptLabel(moderated.sent);
  return (
    <>
      <Small className="no-print">
        {reason === null
          ? `Jika ada yang perlu diubah, tulis komen pada bahagiannya, tandakan “Bahagian ini perlu diubah”, kemudian tekan “Kembalikan”. Jika tiada, tekan “${accepting}”.`
          : `“${accepting}” belum dibuka: ${reason}`}
      </Small>
      {module === 'pedagona' && (
        <Small className="no-print">
          Status dokumen ini tidak bergantung pada keputusan anda: jika nota meminta anda membaca sahaja, anda tidak
          perlu berbuat apa-apa. Nama anda dicetak padanya hanya jika anda menekan “{accepting}”.
        </Small>
      )}
    </>
  );
}

/** A document or a copy, with what is to be decided of it. */
function Read(shown: Deciding) {
  const { moderated } = shown;
  const { state, role, ownerName, due, rounds } = moderated.sent;
  const isCopy = role === 'salinan';
  const isOpen = state === 'waiting';
  const note = rounds.at(-1)?.note;
  const ways = ['accept', 'return'] as const;
  return (
    <>
      <PageBar
        back={backTo}
        title={moderated.title}
        name={moderated.sessionName}
        {...(!isCopy && contentsOf(moderated))}
        state={<StateBadge {...moderated.sent} of="anda" isLapsed={moderated.lapsed !== null} />}
        more={<Button onClick={() => window.print()}>Cetak</Button>}
        primary={isOpen && ways.map((does) => <Decide key={does} does={does} {...shown} />)}
      />
      <P>
        Daripada <bdi>{ownerName}</bdi>
        {isCopy
          ? ': salinan sesi untuk anda. Jika diterima, salinan ini milik anda sendiri'
          : `. Peranan anda: ${roleLabels[role]}`}
        {due !== null && `. Sebelum ${dateLabel(due)}`}.
      </P>
      {isOpen && !isCopy && <Ways {...shown} />}
      {isCopy ? (
        <>
          {note && <P>Nota: “{note}”</P>}
          <Section title="Kandungan salinan" note={copyNote}>
            <Bullets items={moderated.items.map(({ name }) => name)} />
          </Section>
        </>
      ) : (
        <Document {...shown} />
      )}
    </>
  );
}

/** What a colleague was sent: the document read-only, what is against it, comments, and the decision. */
export default function ReadPage() {
  const { module: named, grantId = '' } = useParams();
  const module = named === 'pedagona' ? 'pedagona' : 'valentra';
  const acting = useAct(module, grantId);
  const missing = {
    message: 'Permintaan ini tidak dijumpai. Mungkin pemiliknya telah menarik balik.',
    action: (
      <Box ref={intoView} sx={{ width: '100%' }}>
        {acting.comment.trim() !== '' && (
          <TextArea
            label="Komen anda yang belum disimpan"
            value={acting.comment}
            rows={2}
            onChange={acting.setComment}
          />
        )}
        <LinkButton to={backTo.to}>{backTo.label}</LinkButton>
      </Box>
    ),
  };
  const query = useQuery({
    ...queryOf(['moderation', grantId], callsOf[module].getReceived, { params: { grantId } }),
    refetchInterval: ({ state }) => state.error === null && lookEvery,
  });
  return (
    <Async
      query={query}
      waiting={<CardPlaceholders count={2} height={260} />}
      heading={receivedTitle}
      missing={missing}
    >
      {(moderated) => <Read {...{ moderated, acting, module }} />}
    </Async>
  );
}
