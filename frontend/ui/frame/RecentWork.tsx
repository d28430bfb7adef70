import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { deedOf } from '../../../shared/moderation/deeds.ts';
import { modules } from '../../../shared/modules.ts';
import type { RecentWork as Item } from '../../../shared/statistics/api.ts';
import { paths } from '../../app/paths.ts';
import { lastActivityLabel } from '../../text/dates.ts';
import { Async } from '../Async.tsx';
import { PlainList, Span } from '../elements.tsx';
import { documentHref } from '../moderation/document.ts';
import { recentWorkQuery, refreshModeration } from '../moderation/received.tsx';
import { useNow } from '../useNow.ts';

function endingOf({ status, colleague }: Item): string {
  if (colleague === null) return status === 'failed' ? 'gagal' : 'selesai dianalisis';
  const { name, event, role } = colleague;
  const { does, done } = deedOf(role);
  return {
    accepted: `${done} oleh ${name}`,
    returned: `${role === 'salinan' ? 'ditolak' : 'dikembalikan'} oleh ${name}`,
    left: 'tidak disemak, akaun rakan telah dipadam',
    ended: `diubah oleh ${name} selepas anda ${does}nya`,
    withdrawn: `ditarik balik oleh ${name}`,
  }[event];
}

function hrefOf(item: Item): string {
  const { event, artefact = '' } = item.colleague ?? {};
  if (event === 'withdrawn') return paths.received.href();
  if (event === 'ended') return paths.receivedOne.href({ module: item.module, grantId: item.sessionId });
  return documentHref({ ...item, artefact });
}

/** Work that finished or failed, newest first, and what colleagues have said of what they were sent. */
export function RecentWork({ onChosen, see }: { onChosen: () => void; see: (until: string) => void }) {
  const now = useNow();
  // The bell may have asked some time ago.
  const query = useQuery({ ...recentWorkQuery, staleTime: 0 });
  const [newest] = query.data ?? [];
  useEffect(() => {
    if (newest !== undefined) see(newest.finishedAt);
  }, [newest, see]);
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
