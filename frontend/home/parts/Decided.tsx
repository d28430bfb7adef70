import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Received } from '../../../shared/moderation/schemas.ts';
import { paths } from '../../app/paths.ts';
import { Card, LinkButton, Row, Span } from '../../ui/elements.tsx';
import { documentHref } from '../../ui/moderation/document.ts';
import { moderationQuery, receivedTitle } from '../../ui/moderation/received.tsx';
import { useNow } from '../../ui/useNow.ts';

/** What needs nothing of the user is news for so long after it was decided. */
const newsMs = 14 * 86_400_000;

interface News<T> {
  of: readonly T[];
  said: (one: T) => ReactNode;
  next: string;
  hrefOf: (one: T) => string;
}

const endOf = ({ rounds }: Received): string => rounds.at(-1)?.endedAt ?? '';

/** Of one kind of news the latest, with the next step; the others are listed with all that was sent. */
function Latest<T extends Received>({ of, said, next, hrefOf }: News<T>) {
  const [one, ...others] = of
    .filter(({ artefact }) => artefact !== '')
    .toSorted((a, b) => endOf(b).localeCompare(endOf(a)));
  if (one === undefined) return null;
  return (
    <Card sx={{ gridColumn: '1 / -1', py: { xs: 1, sm: 1 } }}>
      <Row sx={{ alignItems: 'center' }}>
        <Span sx={{ flex: 1 }}>{said(one)}</Span>
        <LinkButton to={hrefOf(one)} size="small" variant="outlined" aria-label={`${next}: ${one.title}`}>
          {next}
        </LinkButton>
        {others.length > 0 && (
          <LinkButton
            to={paths.received.href()}
            size="small"
            variant="text"
            aria-label={`${others.length} lagi: ${receivedTitle}`}
          >
            {others.length} lagi
          </LinkButton>
        )}
      </Row>
    </Card>
  );
}

/** What colleagues have decided of the user's documents, and what has become of those that the user had accepted. */
export function Decided() {
  const now = useNow().getTime();
  const { sent = [], received = [] } = useQuery(moderationQuery).data ?? {};
  const isNew = (one: Received): boolean => now - Date.parse(endOf(one)) < newsMs;
  return (
    <>
      <Latest
        of={sent.filter(({ state }) => state === 'returned')}
        said={({ readerName, title }) => (
          <>
            <bdi>{readerName}</bdi> mengembalikan <strong>{title}</strong>
          </>
        )}
        next="Jawab dan hantar semula"
        hrefOf={documentHref}
      />
      <Latest
        of={sent.filter((one) => one.state === 'left' && isNew(one))}
        said={({ title }) => (
          <>
            Akaun rakan telah dipadam sebelum menyemak <strong>{title}</strong>
          </>
        )}
        next="Hantar kepada rakan lain"
        hrefOf={documentHref}
      />
      <Latest
        of={received.filter((one) => one.state === 'accepted' && one.isEnded && isNew(one))}
        said={({ ownerName, title }) => (
          <>
            <bdi>{ownerName}</bdi> mengubah <strong>{title}</strong> selepas anda menerimanya
          </>
        )}
        next="Lihat"
        hrefOf={({ module, id }) => paths.receivedOne.href({ module, grantId: id })}
      />
      <Latest
        of={sent.filter((one) => one.state === 'accepted' && !one.isEnded && isNew(one))}
        said={({ readerName, title }) => (
          <>
            <bdi>{readerName}</bdi> menerima <strong>{title}</strong>
          </>
        )}
        next="Lihat dokumen"
        hrefOf={documentHref}
      />
    </>
  );
}
