import { useQuery } from '@tanstack/react-query';
import type { Listed } from '../../../shared/moderation/schemas.ts';
import { keysOf } from '../../../shared/values/pick.ts';
import { paths } from '../../app/paths.ts';
import { Card, LinkButton, Row, Span } from '../../ui/elements.tsx';
import { documentHref } from '../../ui/moderation/document.ts';
import { moderationQuery, receivedTitle } from '../../ui/moderation/received.tsx';
import { useNow } from '../../ui/useNow.ts';

/** In the order in which they are told. */
const decisions = {
  returned: { said: 'mengembalikan', next: 'Jawab dan hantar semula' },
  accepted: { said: 'menerima', next: 'Lihat dokumen' },
};

/** An acceptance is news for so long. */
const newsMs = 7 * 86_400_000;

const endOf = ({ rounds }: Listed): string => rounds.at(-1)?.endedAt ?? '';

/** The documents that a colleague gave back and accepted last, each with the next step; the others are listed with all that was sent. */
export function Decided() {
  const now = useNow().getTime();
  const { sent = [] } = useQuery(moderationQuery).data ?? {};
  const isNews = (one: Listed): boolean =>
    one.state === 'returned' || (one.state === 'accepted' && !one.isEnded && now - Date.parse(endOf(one)) < newsMs);
  const news = sent
    .filter((one) => one.artefact !== '' && isNews(one))
    .toSorted((a, b) => endOf(b).localeCompare(endOf(a)));
  return keysOf(decisions).map((state) => {
    const [one, ...others] = news.filter((each) => each.state === state);
    const { said, next } = decisions[state];
    return (
      one !== undefined && (
        <Card key={state} sx={{ gridColumn: '1 / -1', py: { xs: 1, sm: 1 } }}>
          <Row sx={{ alignItems: 'center' }}>
            <Span sx={{ flex: 1 }}>
              <bdi>{one.readerName}</bdi> {said} <strong>{one.title}</strong>
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
      )
    );
  });
}
