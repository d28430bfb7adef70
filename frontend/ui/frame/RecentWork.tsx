import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { deedOf } from '../../../shared/moderation/deeds.ts';
import { modules } from '../../../shared/modules.ts';
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
import { lookEvery, refreshModeration } from '../moderation/received.tsx';
import { useNow } from '../useNow.ts';

function endingOf({ status, colleague }: Item): string {
  if (colleague === null) return status === 'failed' ? 'gagal' : 'selesai dianalisis';
  const { name, event, role } = colleague;
  const { does, done } = deedOf(role);
  return {
    accepted: `${done} oleh ${name}`,
    returned: `${role === 'salinan' ? 'ditolak' : 'dikembalikan'} oleh ${name}`,
    left: 'tidak disemak, akaun rakan telah dipadam',
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

/** Under which this browser keeps until when its user has seen what ended: no address, as it stays after the account. */
const seenKey = (): string => `bell ${String(token.owner())}`;
const seen = stored('');

/** How much has ended since the bell was last opened in this browser, over its dot. */
export function BellCount() {
  const now = useStored(seen) || (localStorage.getItem(seenKey()) ?? '');
  const { data = [] } = useQuery({ ...recentWorkQuery, refetchInterval: lookEvery });
  const count = data.filter(({ finishedAt }) => finishedAt > now).length;
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
        {count > 0 && `${count} baharu`}
      </span>
    </Span>
  );
}

/** Work that finished or failed, newest first, and what colleagues have said of what they were sent. */
export function RecentWork({ onChosen }: { onChosen: () => void }) {
  const now = useNow();
  // The bell may have asked some time ago.
  const query = useQuery({ ...recentWorkQuery, staleTime: 0 });
  const [newest] = query.data ?? [];
  useEffect(() => {
    if (newest === undefined) return;
    localStorage.setItem(seenKey(), newest.finishedAt);
    seen.become(newest.finishedAt);
  }, [newest]);
  return (
    <Async query={query} empty={{ when: (work) => work.length === 0, title: 'Belum ada kerja yang selesai.' }}>
      {(work) => (
        <PlainList sx={{ maxHeight: 320, overflowY: 'auto' }}>
          {work.map((item) => (
            <li key={item.sessionId + item.finishedAt}>
              <Box
                component={Link}
                to={hrefOf(item)}
                onClick={() => {
                  // The page that it leads to may be the one that shows.
                  void refreshModeration(item.module);
                  onChosen();
                }}
                sx={{
                  display: 'block',
                  px: 2,
                  py: 1,
                  color: 'inherit',
                  textDecoration: 'none',
                  '&:hover': { bgcolor: 'primary.light' },
                }}
              >
                <strong>
                  <bdi>{item.sessionName}</bdi>
                </strong>
                <Span sx={{ display: 'block', fontSize: 'tiny', color: 'text.secondary' }}>
                  {modules[item.module].title}: {endingOf(item)},{' '}
                  {lastActivityLabel(item.finishedAt, now).toLowerCase()}
                </Span>
              </Box>
            </li>
          ))}
        </PlainList>
      )}
    </Async>
  );
}
