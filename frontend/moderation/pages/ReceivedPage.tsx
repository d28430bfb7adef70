import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { Received } from '../../../shared/moderation/schemas.ts';
import { roleLabels } from '../../../shared/moderation/signatures.ts';
import { modules } from '../../../shared/modules.ts';
import { dateLabel } from '../../../shared/text/labels.ts';
import { paths } from '../../app/paths.ts';
import { Async, CardPlaceholders } from '../../ui/Async.tsx';
import { Card, P, PageHeading, PlainList, Row, Small, StretchedLink, Strong } from '../../ui/elements.tsx';
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

/** What colleagues have sent: what waits for the user first. */
export default function ReceivedPage() {
  return (
    <>
      <PageHeading>{receivedTitle}</PageHeading>
      <P sx={{ mb: 2 }}>Dokumen yang rakan hantar kepada anda untuk disemak, disahkan atau diterima sebagai salinan.</P>
      <Async
        query={useQuery(receivedQuery)}
        waiting={<CardPlaceholders count={3} height={90} />}
        empty={{
          when: (all) => all.length === 0,
          title: 'Tiada dokumen untuk disemak',
          hint: 'Dokumen muncul di sini apabila seorang rakan menghantarnya kepada anda.',
        }}
      >
        {(all) => (
          <Box component={PlainList} sx={{ display: 'grid', gap: 1.5 }}>
            {all
              .toSorted((a, b) => Number(a.state !== 'waiting') - Number(b.state !== 'waiting'))
              .map((received) => (
                <Item key={received.id} received={received} />
              ))}
          </Box>
        )}
      </Async>
    </>
  );
}
