import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Listed, Received } from '../../../shared/moderation/schemas.ts';
import { roleLabels } from '../../../shared/moderation/signatures.ts';
import { modules } from '../../../shared/modules.ts';
import { dateLabel } from '../../../shared/text/labels.ts';
import { paths } from '../../app/paths.ts';
import { Async, CardPlaceholders, Empty } from '../../ui/Async.tsx';
import {
  Card,
  Fold,
  H3,
  P,
  PageHeading,
  PlainList,
  Row,
  Section,
  Small,
  StretchedLink,
  Strong,
} from '../../ui/elements.tsx';
import { documentHref } from '../../ui/moderation/document.ts';
import {
  attentionTitle,
  hasLapsed,
  isWaiting,
  moderationQuery,
  needsOwner,
  receivedTitle,
} from '../../ui/moderation/received.tsx';
import { roundName, StateBadge, stateLabel } from '../../ui/moderation/state.tsx';

/** The last round and since when it is so. */
function roundLabel({ rounds, role, state }: Received): string {
  const { sentAt = '', endedAt = null } = rounds.at(-1) ?? {};
  const said = state === 'waiting' ? 'menunggu sejak' : stateLabel({ role, state }).toLowerCase();
  return `${role === 'salinan' ? '' : `${roundName(role, rounds.length)}, `}${said} ${dateLabel(endedAt ?? sentAt)}`;
}

interface Requested<T extends Received> {
  all: readonly T[];
  /** Whom it waits for. */
  of: 'anda' | 'rakan';
  /** Who asks, and for what. */
  peopleOf: (one: T) => ReactNode;
  hrefOf: (one: T) => string;
  /** What is open, a list each, by what it waits for. */
  open: { title: string; note?: string; isIn: (one: T) => boolean }[];
  none: { title: string; hint: string };
}

/** What is open, and folded what is finished. */
function Requests<T extends Received>({ all, of, peopleOf, hrefOf, open, none }: Requested<T>) {
  const linesOf = (some: readonly T[]) => (
    <PlainList sx={{ display: 'grid', gap: 1.5 }}>
      {some.map((one) => (
        <Card as="li" key={one.id} sx={{ position: 'relative' }}>
          <Row sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
            <Strong sx={{ overflowWrap: 'anywhere' }}>
              {one.state === 'withdrawn' ? one.title : <StretchedLink to={hrefOf(one)}>{one.title}</StretchedLink>}
            </Strong>
            <StateBadge {...one} of={of} />
          </Row>
          <Small>
            {modules[one.module].title} · {peopleOf(one)} · {roundLabel(one)}
            {one.due !== null && ` · sebelum ${dateLabel(one.due)}`}
          </Small>
        </Card>
      ))}
    </PlainList>
  );
  /** The first list that it is of. */
  const listOf = (one: T) => open.find(({ isIn }) => isIn(one));
  const finished = all.filter((one) => listOf(one) === undefined);
  return (
    <>
      {finished.length === all.length && <Empty {...none} />}
      {open.map((list) => {
        const { title, note } = list;
        const some = all.filter((one) => listOf(one) === list);
        return (
          some.length > 0 && (
            <Box key={title} component="section" aria-label={title} sx={{ mb: 2 }}>
              <H3 sx={{ mb: 0.5 }}>
                {title} ({some.length})
              </H3>
              {note !== undefined && <Small sx={{ mb: 1 }}>{note}</Small>}
              {linesOf(some)}
            </Box>
          )
        );
      })}
      {finished.length > 0 && <Fold title={`Selesai (${finished.length})`}>{linesOf(finished)}</Fold>}
    </>
  );
}

const Own = ({ sent }: { sent: readonly Listed[] }) => (
  <Section title="Dihantar">
    <Requests
      all={sent}
      of="rakan"
      peopleOf={({ role, readerName }) => (
        <>
          {roleLabels[role]}: <bdi>{readerName}</bdi>
        </>
      )}
      hrefOf={documentHref}
      open={[
        { title: attentionTitle, isIn: needsOwner },
        { title: 'Menunggu rakan', isIn: isWaiting },
      ]}
      none={{
        title: 'Tiada permintaan yang masih terbuka',
        hint: 'Hantar daripada “Semakan oleh rakan” di bawah dokumen.',
      }}
    />
  </Section>
);

const Theirs = ({ received }: { received: readonly Received[] }) => (
  <Section title="Daripada rakan">
    <Requests
      all={received}
      of="anda"
      peopleOf={({ role, ownerName }) => (
        <>
          {role === 'salinan' ? 'Salinan sesi untuk anda' : `Anda ${roleLabels[role].toLowerCase()}`} · daripada{' '}
          <bdi>{ownerName}</bdi>
        </>
      )}
      hrefOf={({ module, id }) => paths.receivedOne.href({ module, grantId: id })}
      open={[
        {
          title: attentionTitle,
          note: 'Pemilik telah mengubah dokumen selepas keputusan anda. Teks baharu kelihatan apabila pemilik menghantarnya semula.',
          isIn: hasLapsed,
        },
        { title: 'Menunggu anda', isIn: isWaiting },
        {
          title: 'Menunggu pemilik',
          isIn: ({ state, role }) => role !== 'salinan' && ['returned', 'waiting'].includes(state),
        },
      ]}
      none={{
        title: 'Tiada dokumen untuk disemak',
        hint: 'Dokumen muncul di sini apabila seorang rakan menghantarnya kepada anda.',
      }}
    />
  </Section>
);

/** What colleagues have sent to the user, and what the user has sent to them. */
export default function ReceivedPage() {
  const { hash } = useLocation();
  return (
    <>
      <PageHeading>{receivedTitle}</PageHeading>
      <P sx={{ mb: 2 }}>Dokumen yang rakan hantar kepada anda untuk disemak, disahkan atau diterima sebagai salinan.</P>
      <Async query={useQuery(moderationQuery)} waiting={<CardPlaceholders count={2} height={90} />}>
        {({ received, sent }) => {
          const own = <Own key="sent" sent={sent} />;
          const theirs = <Theirs key="" received={received} />;
          // What the address means comes first.
          return hash === '#dihantar' ? [own, theirs] : [theirs, own];
        }}
      </Async>
    </>
  );
}
