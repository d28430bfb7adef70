import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Listed, Received } from '../../../shared/moderation/schemas.ts';
import { paths } from '../../app/paths.ts';
import { Card, LinkButton, Row, Span } from '../../ui/elements.tsx';
import { documentHref } from '../../ui/moderation/document.ts';
import { moderationQuery, receivedTitle } from '../../ui/moderation/received.tsx';
import { useNow } from '../../ui/useNow.ts';

/** What needs nothing of the user is news for so long after it was decided. */
const newsMs = 14 * 86_400_000;

/** When it was decided, or ended by a change. */
const newsAt = ({ rounds, isEnded, changedAt }: Received): string =>
  isEnded ? changedAt : (rounds.at(-1)?.endedAt ?? '');
const readHref = ({ module, id }: Received): string => paths.receivedOne.href({ module, grantId: id });

/** The latest of one kind of news, with the next step; none: an empty list. */
const newsOf = <T extends Received>(
  of: readonly T[],
  next: string,
  hrefOf: (one: T) => string,
  said: (one: T, title: ReactNode) => ReactNode,
) => {
  const [one, ...others] = of
    .filter(({ artefact }) => artefact !== '')
    .toSorted((a, b) => newsAt(b).localeCompare(newsAt(a)));
  return one === undefined
    ? []
    : [{ ...one, next, href: hrefOf(one), text: said(one, <strong>{one.title}</strong>), others: others.length }];
};

/** What colleagues have decided of the user's documents, and what of theirs has changed after the user had accepted it: of each kind the latest. */
export function Decided() {
  const now = useNow().getTime();
  const { sent = [], received = [] } = useQuery(moderationQuery).data ?? {};
  const isNew = (one: Received): boolean => now - Date.parse(newsAt(one)) < newsMs;
  const sentIn = (state: Listed['state']) => sent.filter((one) => one.state === state && !one.isEnded);
  const accepted = received.filter((one) => one.state === 'accepted' && one.isEnded && isNew(one));
  return [
    ...newsOf(sentIn('returned'), 'Jawab dan hantar semula', documentHref, ({ readerName }, title) => (
      <>
        <bdi>{readerName}</bdi> mengembalikan {title}
      </>
    )),
    ...newsOf(sentIn('left').filter(isNew), 'Hantar kepada rakan lain', documentHref, (_, title) => (
      <>Akaun rakan dipadam sebelum {title} selesai disemak</>
    )),
    ...newsOf(accepted, 'Lihat', readHref, ({ ownerName }, title) => (
      <>
        <bdi>{ownerName}</bdi> mengubah {title} selepas anda menerimanya
      </>
    )),
    ...newsOf(sentIn('accepted').filter(isNew), 'Lihat dokumen', documentHref, ({ readerName, role }, title) => (
      <>
        <bdi>{readerName}</bdi> {role === 'pengesah' ? 'mengesahkan' : 'menerima'} {title}
      </>
    )),
  ].map(({ id, title, text, next, href, others }) => (
    <Card key={id} sx={{ gridColumn: '1 / -1', py: { xs: 1, sm: 1 } }}>
      <Row sx={{ alignItems: 'center' }}>
        <Span sx={{ flex: 1 }}>{text}</Span>
        <LinkButton to={href} size="small" variant="outlined" aria-label={`${next}: ${title}`}>
          {next}
        </LinkButton>
        {others > 0 && (
          <LinkButton
            to={paths.received.href()}
            size="small"
            variant="text"
            aria-label={`${others} lagi: ${receivedTitle}`}
          >
            {others} lagi
          </LinkButton>
        )}
      </Row>
    </Card>
  ));
}
