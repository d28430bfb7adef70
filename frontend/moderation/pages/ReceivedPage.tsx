import { useQuery } from '@tanstack/react-query';
import type { Received } from '../../../shared/moderation/schemas.ts';
import { roleLabels } from '../../../shared/moderation/signatures.ts';
import { modules } from '../../../shared/modules.ts';
import { dateLabel } from '../../../shared/text/labels.ts';
import { paths } from '../../app/paths.ts';
import { Async, CardPlaceholders, Empty } from '../../ui/Async.tsx';
import { Card, Fold, P, PageHeading, PlainList, Row, Small, StretchedLink, Strong } from '../../ui/elements.tsx';
import { receivedQuery, receivedTitle } from '../../ui/moderation/received.tsx';
import { StateBadge } from '../../ui/moderation/state.tsx';

const Item = ({ received: { id, module, role, title, ownerName, due, state } }: { received: Received }) => (
  <Card as="li" sx={{ position: 'relative' }}>
    <Row sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
      <StretchedLink to={paths.receivedOne.href({ module, grantId: id })}>
        <Strong sx={{ overflowWrap: 'anywhere' }}>{title}</Strong>
      </StretchedLink>
      <StateBadge state={state} of="anda" />
    </Row>
    <Small>
      {modules[module].title} ·{' '}
      {role === 'salinan' ? 'Salinan sesi untuk anda' : `Anda ${roleLabels[role].toLowerCase()}`} · daripada{' '}
      <bdi>{ownerName}</bdi>
      {due !== null && ` · sebelum ${dateLabel(due)}`}
    </Small>
  </Card>
);

const Items = ({ all }: { all: readonly Received[] }) => (
  <PlainList sx={{ display: 'grid', gap: 1.5 }}>
    {all.map((received) => (
      <Item key={received.id} received={received} />
    ))}
  </PlainList>
);

/** What colleagues have sent: what waits for the user, and folded what is finished. */
export default function ReceivedPage() {
  return (
    <>
      <PageHeading>{receivedTitle}</PageHeading>
      <P sx={{ mb: 2 }}>Dokumen yang rakan hantar kepada anda untuk disemak, disahkan atau diterima sebagai salinan.</P>
      <Async query={useQuery(receivedQuery)} waiting={<CardPlaceholders count={3} height={90} />}>
        {(all) => {
          const waiting = all.filter(({ state }) => state === 'waiting');
          const finished = all.filter(({ state }) => state !== 'waiting');
          return (
            <>
              {waiting.length === 0 && (
                <Empty
                  title="Tiada dokumen untuk disemak"
                  hint="Dokumen muncul di sini apabila seorang rakan menghantarnya kepada anda."
                />
              )}
              <Items all={waiting} />
              {finished.length > 0 && (
                <Fold title={`Selesai (${finished.length})`} heading="h2">
                  <Items all={finished} />
                </Fold>
              )}
            </>
          );
        }}
      </Async>
    </>
  );
}
