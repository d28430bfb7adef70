import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Received, Sent } from '../../../shared/moderation/schemas.ts';
import { roleLabels } from '../../../shared/moderation/signatures.ts';
import { modules } from '../../../shared/modules.ts';
import { statisticsApi } from '../../../shared/statistics/api.ts';
import { dateLabel } from '../../../shared/text/labels.ts';
import { queryOf } from '../../api/queries.ts';
import { paths } from '../../app/paths.ts';
import { Async, CardPlaceholders, Empty } from '../../ui/Async.tsx';
import {
  Card,
  Fold,
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
import { receivedQuery, receivedTitle } from '../../ui/moderation/received.tsx';
import { StateBadge, states } from '../../ui/moderation/state.tsx';

/** The last round and since when it is so. */
function roundLabel({ rounds }: Pick<Sent, 'rounds'>): string {
  const { sentAt = '', outcome = null, endedAt = null } = rounds.at(-1) ?? {};
  const said = outcome === null ? 'menunggu sejak' : states[outcome][0].toLowerCase();
  return `Pusingan ${rounds.length}, ${said} ${dateLabel(endedAt ?? sentAt)}`;
}

/** `people`: whose request it is, and what the colleague is asked for. */
interface Line<T extends Received> {
  of: 'anda' | 'rakan';
  hrefOf: (one: T) => string;
  people: (one: T) => ReactNode;
}

const Lines = <T extends Received & { isEnded?: boolean }>({
  all,
  of,
  hrefOf,
  people,
}: Line<T> & { all: readonly T[] }) => (
  <PlainList sx={{ display: 'grid', gap: 1.5 }}>
    {all.map((one) => (
      <Card as="li" key={one.id} sx={{ position: 'relative' }}>
        <Row sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
          <StretchedLink to={hrefOf(one)}>
            <Strong sx={{ overflowWrap: 'anywhere' }}>{one.title}</Strong>
          </StretchedLink>
          <StateBadge state={one.state} of={of} isEnded={one.isEnded} />
        </Row>
        <Small>
          {modules[one.module].title} · {people(one)} · {roundLabel(one)}
          {one.due !== null && ` · sebelum ${dateLabel(one.due)}`}
        </Small>
      </Card>
    ))}
  </PlainList>
);

/** What is open, and folded what is finished. */
const Requests = <T extends Received>({
  all,
  isOpen,
  ...line
}: Line<T> & { all: readonly T[]; isOpen: (one: T) => boolean }) => {
  const finished = all.filter((one) => !isOpen(one));
  return (
    <>
      <Lines all={all.filter(isOpen)} {...line} />
      {finished.length > 0 && (
        <Fold title={`Selesai (${finished.length})`}>
          <Lines all={finished} {...line} />
        </Fold>
      )}
    </>
  );
};

const isWaiting = ({ state }: Received): boolean => state === 'waiting';
const waiting = <CardPlaceholders count={2} height={90} />;

/** What colleagues have sent to the user, and what the user has sent to them. */
export default function ReceivedPage() {
  return (
    <>
      <PageHeading>{receivedTitle}</PageHeading>
      <P sx={{ mb: 2 }}>Dokumen yang rakan hantar kepada anda untuk disemak, disahkan atau diterima sebagai salinan.</P>
      <Async query={useQuery(receivedQuery)} waiting={waiting}>
        {(all) => (
          <>
            {!all.some(isWaiting) && (
              <Empty
                title="Tiada dokumen untuk disemak"
                hint="Dokumen muncul di sini apabila seorang rakan menghantarnya kepada anda."
              />
            )}
            <Requests
              all={all}
              isOpen={isWaiting}
              of="anda"
              hrefOf={({ module, id }) => paths.receivedOne.href({ module, grantId: id })}
              people={({ role, ownerName }) => (
                <>
                  {role === 'salinan' ? 'Salinan sesi untuk anda' : `Anda ${roleLabels[role].toLowerCase()}`} · daripada{' '}
                  <bdi>{ownerName}</bdi>
                </>
              )}
            />
          </>
        )}
      </Async>
      <Section title="Dihantar">
        <Async
          query={useQuery(queryOf(['received', 'sent'], statisticsApi.sent, {}))}
          waiting={waiting}
          empty={{
            when: (all) => all.length === 0,
            title: 'Anda belum menghantar dokumen kepada rakan',
            hint: 'Hantar daripada “Semakan oleh rakan” di bawah dokumen.',
          }}
        >
          {(all) => (
            <Requests
              all={all}
              isOpen={({ state, isEnded }) => state !== 'accepted' || isEnded}
              of="rakan"
              hrefOf={documentHref}
              people={({ role, readerName }) => (
                <>
                  {roleLabels[role]}: <bdi>{readerName}</bdi>
                </>
              )}
            />
          )}
        </Async>
      </Section>
    </>
  );
}
