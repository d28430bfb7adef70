import { useQuery } from '@tanstack/react-query';
import { paths } from '../../app/paths.ts';
import { Card, LinkButton, Row, Span } from '../../ui/elements.tsx';
import { documentHref } from '../../ui/moderation/document.ts';
import { moderationQuery, receivedTitle } from '../../ui/moderation/received.tsx';

const next = 'Jawab dan hantar semula';

/** The document that a colleague gave back last, with the next step; the others are listed with all that was sent. */
export function Returned() {
  const { sent = [] } = useQuery(moderationQuery).data ?? {};
  const endOf = ({ rounds }: (typeof sent)[number]): string => rounds.at(-1)?.endedAt ?? '';
  const [one, ...others] = sent
    .filter(({ state, artefact }) => state === 'returned' && artefact !== '')
    .toSorted((a, b) => endOf(b).localeCompare(endOf(a)));
  if (one === undefined) return null;
  return (
    <Card sx={{ gridColumn: '1 / -1', py: { xs: 1, sm: 1 } }}>
      <Row sx={{ alignItems: 'center' }}>
        <Span sx={{ flex: 1 }}>
          <bdi>{one.readerName}</bdi> mengembalikan <strong>{one.title}</strong>
        </Span>
        <LinkButton to={documentHref(one)} size="small" variant="outlined" aria-label={`${next}: ${one.title}`}>
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
