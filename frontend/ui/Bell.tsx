import NotificationsIcon from '@mui/icons-material/NotificationsNone';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { modules } from '../../shared/modules.ts';
import { statisticsApi } from '../../shared/statistics/api.ts';
import { call } from '../api/client.ts';
import { sessionHref } from '../app/paths.ts';
import { lastActivityLabel } from '../text/dates.ts';
import { Async } from './Async.tsx';
import { Popup } from './Popup.tsx';
import { Span, PlainList } from './elements.tsx';
import { useNow } from './useNow.ts';

const title = 'Kerja terkini';

function RecentWorkList({ onChosen }: { onChosen: () => void }) {
  const now = useNow();
  const query = useQuery({
    queryKey: ['recent-work'],
    queryFn: ({ signal }) => call(statisticsApi.recentWork, {}, { signal }),
  });
  return (
    <Async query={query} empty={{ when: (work) => work.length === 0, title: 'Belum ada kerja yang selesai.' }}>
      {(work) => (
        <PlainList sx={{ maxHeight: 320, overflowY: 'auto' }}>
          {work.map((item) => (
            <li key={item.sessionId}>
              <Box
                component={Link}
                to={sessionHref(item.module, item.sessionId, item.status)}
                onClick={onChosen}
                sx={{ display: 'block', px: 2, py: 1, textDecoration: 'none', '&:hover': { bgcolor: 'primary.light' } }}
              >
                <strong>
                  <bdi>{item.sessionName}</bdi>
                </strong>
                <Span sx={{ display: 'block', fontSize: '.875rem', color: 'text.secondary' }}>
                  {modules[item.module].title}: {item.status === 'failed' ? 'gagal' : 'selesai dianalisis'},{' '}
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

/** The bell with its red dot (always shown, spec 1 §2); it opens the user's recent sessions. */
export const Bell = () => (
  <Popup
    label={title}
    renderTrigger={(props) => (
      <IconButton {...props} color="inherit" aria-label={title} sx={{ width: 44, height: 44 }}>
        <NotificationsIcon />
        <Box
          component="span"
          sx={{
            position: 'absolute',
            top: 10,
            right: 11,
            width: 9,
            height: 9,
            borderRadius: '50%',
            bgcolor: '#e5484d',
            border: '1px solid #0a3635',
          }}
        />
      </IconButton>
    )}
  >
    {(close) => (
      <Box sx={{ py: 1, width: 'min(340px, calc(100vw - 34px))' }}>
        <Box component="h2" sx={{ px: 2, pb: 0.5, fontSize: '1rem' }}>
          {title}
        </Box>
        <RecentWorkList onChosen={close} />
      </Box>
    )}
  </Popup>
);
