import { useQuery } from '@tanstack/react-query';
import { Card, LinkButton, PlainList, Row, Span } from '../../ui/elements.tsx';
import { documentHref } from '../../ui/moderation/document.ts';
import { moderationQuery } from '../../ui/moderation/received.tsx';

const next = 'Jawab dan hantar semula';

/** The user's documents that colleagues gave back, each with the next step. */
export function Returned() {
  const { sent = [] } = useQuery(moderationQuery).data ?? {};
  const returned = sent.filter(({ state, artefact }) => state === 'returned' && artefact !== '');
  if (returned.length === 0) return null;
  return (
    <PlainList aria-label="Dikembalikan" sx={{ display: 'grid', gap: 1, gridColumn: '1 / -1' }}>
      {returned.map((one) => (
        <Card as="li" key={one.id} sx={{ py: { xs: 1, sm: 1 } }}>
          <Row sx={{ alignItems: 'center' }}>
            <Span sx={{ flex: 1 }}>
              <bdi>{one.readerName}</bdi> mengembalikan <strong>{one.title}</strong>
            </Span>
            <LinkButton to={documentHref(one)} size="small" variant="contained" aria-label={`${next}: ${one.title}`}>
              {next}
            </LinkButton>
          </Row>
        </Card>
      ))}
    </PlainList>
  );
}
