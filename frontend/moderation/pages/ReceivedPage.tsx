import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Received } from '../../../shared/moderation/schemas.ts';
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
import { StateBadge, stateLabel } from '../../ui/moderation/state.tsx';

/** A request as one of both sees it. `of`: whom it waits for; `people`: who asks, and for what. */
interface Line extends Received {
  of: 'anda' | 'rakan';
  isOpen: boolean;
  href: string;
  people: ReactNode;
}

/** The last round and since when it is so. */
function roundLabel({ rounds, role }: Received): string {
  const { sentAt = '', outcome = null, endedAt = null } = rounds.at(-1) ?? {};
  const said = outcome === null ? 'menunggu sejak' : stateLabel({ role, state: outcome }).toLowerCase();
  return `${role === 'salinan' ? '' : `Pusingan ${rounds.length}, `}${said} ${dateLabel(endedAt ?? sentAt)}`;
}

const Lines = ({ lines }: { lines: readonly Line[] }) => (
  <PlainList sx={{ display: 'grid', gap: 1.5 }}>
    {lines.map((line) => (
      <Card as="li" key={line.id} sx={{ position: 'relative' }}>
        <Row sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
          <StretchedLink to={line.href}>
            <Strong sx={{ overflowWrap: 'anywhere' }}>{line.title}</Strong>
          </StretchedLink>
          <StateBadge {...line} />
        </Row>
        <Small>
          {modules[line.module].title} · {line.people} · {roundLabel(line)}
          {line.due !== null && ` · sebelum ${dateLabel(line.due)}`}
        </Small>
      </Card>
    ))}
  </PlainList>
);

/** What is open, and folded what is finished. */
const Requests = ({ lines, none }: { lines: readonly Line[]; none: { title: string; hint: string } }) => {
  const finished = lines.filter(({ isOpen }) => !isOpen);
  return (
    <>
      {finished.length === lines.length && <Empty {...none} />}
      <Lines lines={lines.filter(({ isOpen }) => isOpen)} />
      {finished.length > 0 && (
        <Fold title={`Selesai (${finished.length})`}>
          <Lines lines={finished} />
        </Fold>
      )}
    </>
  );
};

const waiting = <CardPlaceholders count={2} height={90} />;

/** What colleagues have sent to the user, and what the user has sent to them. */
export default function ReceivedPage() {
  return (
    <>
      <PageHeading>{receivedTitle}</PageHeading>
      <P sx={{ mb: 2 }}>Dokumen yang rakan hantar kepada anda untuk disemak, disahkan atau diterima sebagai salinan.</P>
      <Async query={useQuery(receivedQuery)} waiting={waiting}>
        {(all) => (
          <Requests
            none={{
              title: 'Tiada dokumen untuk disemak',
              hint: 'Dokumen muncul di sini apabila seorang rakan menghantarnya kepada anda.',
            }}
            lines={all.map((one) => ({
              ...one,
              of: 'anda',
              isOpen: one.state === 'waiting',
              href: paths.receivedOne.href({ module: one.module, grantId: one.id }),
              people: (
                <>
                  {one.role === 'salinan' ? 'Salinan sesi untuk anda' : `Anda ${roleLabels[one.role].toLowerCase()}`} ·
                  daripada <bdi>{one.ownerName}</bdi>
                </>
              ),
            }))}
          />
        )}
      </Async>
      <Section title="Dihantar">
        <Async query={useQuery(queryOf(['received', 'sent'], statisticsApi.sent, {}))} waiting={waiting}>
          {(all) => (
            <Requests
              none={{
                title: 'Tiada permintaan yang masih terbuka',
                hint: 'Hantar daripada “Semakan oleh rakan” di bawah dokumen.',
              }}
              lines={all.map((one) => ({
                ...one,
                of: 'rakan',
                isOpen:
                  (one.state !== 'accepted' || one.isEnded) && (one.role !== 'salinan' || one.state === 'waiting'),
                href: documentHref(one),
                people: (
                  <>
                    {roleLabels[one.role]}: <bdi>{one.readerName}</bdi>
                  </>
                ),
              }))}
            />
          )}
        </Async>
      </Section>
    </>
  );
}
