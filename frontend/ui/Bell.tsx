import NotificationsIcon from '@mui/icons-material/NotificationsNone';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { modules, type ModuleName } from '../../shared/modules.ts';
import { statisticsApi, type RecentWork } from '../../shared/statistics/api.ts';
import { call } from '../api/client.ts';
import { paths } from '../app/paths.ts';
import { lastActivityLabel } from '../text/dates.ts';
import { bellText } from '../text/ms.ts';
import { Async } from './Async.tsx';
import { Popup } from './Popup.tsx';
import { PlainList } from './layout.tsx';
import { useNow } from './useNow.ts';

const workHref: Record<ModuleName, (work: RecentWork) => string> = {
  pedagona: ({ sessionId, status }) =>
    status === 'completed' ? paths.pedagonaResults.href({ sessionId }) : paths.pedagonaProcessing.href({ sessionId }),
  acadiora: ({ sessionId, status }) =>
    status === 'completed' ? paths.acadioraResults.href({ sessionId }) : paths.acadioraProcessing.href({ sessionId }),
  valentra: ({ sessionId }) => paths.valentraSession.href({ sessionId }),
};

function RecentWorkList({ onChosen }: { onChosen: () => void }) {
  const now = useNow();
  const query = useQuery({
    queryKey: ['recent-work'],
    queryFn: ({ signal }) => call(statisticsApi.recentWork, {}, { signal }),
  });
  return (
    <Async query={query} empty={{ when: (work) => work.length === 0, title: bellText.empty }}>
      {(work) => (
        <PlainList sx={{ maxHeight: 320, overflowY: 'auto' }}>
          {work.map((item) => (
            <li key={item.sessionId}>
              <Box
                component={Link}
                to={workHref[item.module](item)}
                onClick={onChosen}
                sx={{ display: 'block', px: 2, py: 1, textDecoration: 'none', '&:hover': { bgcolor: 'primary.light' } }}
              >
                <strong>
                  <bdi>{item.sessionName}</bdi>
                </strong>
                <Box component="span" sx={{ display: 'block', fontSize: '.875rem', color: 'text.secondary' }}>
                  {modules[item.module].title}: {item.status === 'failed' ? bellText.failed : bellText.completed},{' '}
                  {lastActivityLabel(item.finishedAt, now).toLowerCase()}
                </Box>
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
    label={bellText.title}
    renderTrigger={(props) => (
      <IconButton {...props} color="inherit" aria-label={bellText.open} sx={{ width: 44, height: 44 }}>
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
          {bellText.title}
        </Box>
        <RecentWorkList onChosen={close} />
      </Box>
    )}
  </Popup>
);
