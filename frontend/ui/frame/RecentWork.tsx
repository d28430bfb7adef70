import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { deedOf } from '../../../shared/moderation/deeds.ts';
import type { Listed, Received, Role } from '../../../shared/moderation/schemas.ts';
import { type ModuleName, modules } from '../../../shared/modules.ts';
import { type RecentWork as Item, statisticsApi } from '../../../shared/statistics/api.ts';
import { queryOf } from '../../api/queries.ts';
import { paths } from '../../app/paths.ts';
import { stored, useStored } from '../../app/sharedState.ts';
import { colours, radius } from '../../app/theme.ts';
import { token } from '../../auth/token.ts';
import { lastActivityLabel } from '../../text/dates.ts';
import { Async } from '../Async.tsx';
import { PlainList, Span } from '../elements.tsx';
import { documentHref } from '../moderation/document.ts';
import {
  attentionTitle,
  isWaiting,
  lookEvery,
  moderationQuery,
  needsOwner,
  receivedTitle,
  refreshModeration,
} from '../moderation/received.tsx';
import { useNow } from '../useNow.ts';

const endings = {
  returned: (role: Role, name: string) => `${role === 'salinan' ? 'ditolak' : 'dikembalikan'} oleh ${name}`,
  left: 'tidak disemak, akaun rakan telah dipadam',
};

function endingOf({ status, colleague }: Item): string {
  if (colleague === null) return status === 'failed' ? 'gagal' : 'selesai dianalisis';
  const { name, event, role } = colleague;
  const { does, done } = deedOf(role);
  return {
    accepted: `${done} oleh ${name}`,
    returned: endings.returned(role, name),
    left: endings.left,
    lapsed: `diubah oleh ${name} selepas anda ${does}nya`,
    withdrawn: `ditarik balik oleh ${name}`,
  }[event];
}

function hrefOf(item: Item): string {
  const { event, artefact = '' } = item.colleague ?? {};
  if (event === 'withdrawn') return paths.received.href();
  if (event === 'lapsed') return paths.receivedOne.href({ module: item.module, grantId: item.sessionId });
  return documentHref({ ...item, artefact });
}

const recentWorkQuery = queryOf(['recent-work'], statisticsApi.recentWork, {});

interface Line {
  key: string;
  name: string;
  /** The rest of the line, before how long ago it was. */
  said: string;
  at: string;
  href: string;
  module: ModuleName;
}

const saidOf = ({ state, role, readerName }: Listed): string => {
  if (state === 'left') return endings.left;
  if (state === 'returned') return endings.returned(role, readerName);
  return state === 'waiting'
    ? `diubah selepas dihantar kepada ${readerName}`
    : `${deedOf(role).done} oleh ${readerName}, tidak lagi berkuat kuasa kerana diubah selepas itu`;
};

const lineOf = ({ id, title, module, rounds }: Received, said: string, href: string): Line => {
  const { endedAt = null, sentAt = '' } = rounds.at(-1) ?? {};
  return { key: id, name: title, said, at: endedAt ?? sentAt, href, module };
};

/** What waits for the user, each document once as it stands now, then what else has happened; both newest first. */
export function linesOf(
  { received, sent }: { received: readonly Received[]; sent: readonly Listed[] },
  work: readonly Item[],
): { waiting: Line[]; others: Line[] } {
  const own = sent.filter(needsOwner);
  return {
    waiting: [
      ...received
        .filter(isWaiting)
        .map((one) =>
          lineOf(
            one,
            `${receivedTitle}, daripada ${one.ownerName}`,
            paths.receivedOne.href({ module: one.module, grantId: one.id }),
          ),
        ),
      ...own.map((one) => lineOf(one, `${attentionTitle}, ${saidOf(one)}`, documentHref(one))),
    ],
    others: work.flatMap((item) => {
      const { module, sessionId, sessionName, finishedAt, colleague } = item;
      const isAbove = own.some(
        (one) =>
          one.sessionId === sessionId &&
          one.artefact === colleague?.artefact &&
          one.role === colleague.role &&
          one.readerName === colleague.name,
      );
      const key = sessionId + finishedAt;
      return isAbove
        ? []
        : [{ key, name: sessionName, said: endingOf(item), at: finishedAt, href: hrefOf(item), module }];
    }),
  };
}

/** Under which this browser keeps until when its user has seen what ended: no address, as it stays after the account. */
const seenKey = (): string => `bell ${String(token.owner())}`;
const seen = stored('');

/** What waits for the user, and what has happened since the bell was last opened in this browser. */
function useLines(work: { data: Item[] | undefined }) {
  const { data: moderation = nothing } = useQuery({ ...moderationQuery, refetchInterval: lookEvery });
  return linesOf(moderation, work.data ?? []);
}
const nothing = { received: [], sent: [] };

/** How much of it there is, over the bell's dot. */
export function BellCount() {
  const now = useStored(seen) || (localStorage.getItem(seenKey()) ?? '');
  const { waiting, others } = useLines(useQuery({ ...recentWorkQuery, refetchInterval: lookEvery }));
  const count = waiting.length + others.filter(({ at }) => at > now).length;
  return (
    <Span
      sx={{
        // The button has a name of its own: this is told as its description.
        '&::after': { content: `"${count}"` },
        display: count === 0 ? 'none' : undefined,
        position: 'absolute',
        top: 3,
        right: 2,
        minWidth: 18,
        px: 0.5,
        borderRadius: radius.chip,
        bgcolor: colours.alarm,
        color: colours.onGold,
        fontSize: 'tiny',
        fontWeight: 700,
        lineHeight: '18px',
      }}
    >
      <span id="bell-count" hidden>
        {count > 0 && `${count} perlu dilihat`}
      </span>
    </Span>
  );
}

/** What waits for the user, then work that finished or failed, and what colleagues have said of what they were sent. */
export function RecentWork({ onChosen }: { onChosen: () => void }) {
  const now = useNow();
  // The bell may have asked some time ago.
  const query = useQuery({ ...recentWorkQuery, staleTime: 0 });
  const { waiting, others } = useLines(query);
  const [newest] = query.data ?? [];
  useEffect(() => {
    if (newest === undefined) return;
    localStorage.setItem(seenKey(), newest.finishedAt);
    seen.become(newest.finishedAt);
  }, [newest]);
  const lines = [...waiting, ...others];
  return (
    <Async query={query} empty={{ when: () => lines.length === 0, title: 'Belum ada kerja yang selesai.' }}>
      {() => (
        <PlainList sx={{ maxHeight: 320, overflowY: 'auto' }}>
          {lines.map(({ key, name, said, at, href, module }, place) => (
            <li key={key}>
              <Box
                component={Link}
                to={href}
                onClick={() => {
                  // The page that it leads to may be the one that shows.
                  void refreshModeration(module);
                  onChosen();
                }}
                sx={{
                  display: 'block',
                  px: 2,
                  py: 1,
                  color: 'inherit',
                  textDecoration: 'none',
                  '&:hover': { bgcolor: 'primary.light' },
                  ...(place < waiting.length ? { borderLeft: `4px solid ${colours.gold}` } : {}),
                }}
              >
                <strong>
                  <bdi>{name}</bdi>
                </strong>
                <Span sx={{ display: 'block', fontSize: 'tiny', color: 'text.secondary' }}>
                  {modules[module].title}: {said}, {lastActivityLabel(at, now).toLowerCase()}
                </Span>
              </Box>
            </li>
          ))}
        </PlainList>
      )}
    </Async>
  );
}
