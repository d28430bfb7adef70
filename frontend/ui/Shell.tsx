import NotificationsIcon from '@mui/icons-material/NotificationsNone';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { modules, moduleNames, type ModuleName } from '../../shared/modules.ts';
import { statisticsApi } from '../../shared/statistics/api.ts';
import { queryOf } from '../api/queries.ts';
import { sessionHref, paths } from '../app/paths.ts';
import { disclaimerText, privacyText } from '../../shared/texts.ts';
import { lastActivityLabel } from '../text/dates.ts';
import { Async } from './Async.tsx';
import { Popup } from './Popup.tsx';
import { Span, PlainList, LinkButton, P, pageWidth } from './elements.tsx';
import { useNow } from './useNow.ts';
import { useEffect, useTransition, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { colours, moduleColours } from '../app/theme.ts';
import { leave, useMe } from '../auth/signIn.ts';
import { commonText, productName } from '../text/ms.ts';
import { Avatar } from './Avatar.tsx';
import { Logo } from './Logo.tsx';
import { Dialogs } from './Modal.tsx';
import { Notices } from './Notices.tsx';
import { useKeptFocus } from './useKeptFocus.ts';

const bellTitle = 'Kerja terkini';

function RecentWorkList({ onChosen }: { onChosen: () => void }) {
  const now = useNow();
  const query = useQuery(queryOf(['recent-work'], statisticsApi.recentWork, {}));
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
const Bell = () => (
  <Popup
    label={bellTitle}
    color="inherit"
    sx={{ width: 44, height: 44 }}
    icon={
      <>
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
      </>
    }
  >
    {(close) => (
      <Box sx={{ py: 1, width: 'min(340px, calc(100vw - 34px))' }}>
        <Box component="h2" sx={{ px: 2, pb: 0.5, fontSize: '1rem' }}>
          {bellTitle}
        </Box>
        <RecentWorkList onChosen={close} />
      </Box>
    )}
  </Popup>
);

/** Opens everything that is folded while the page is printed, and folds it again afterwards. */
export function useOpenForPrint(): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
      for (const details of opened) details.open = true;
    };
    const close = () => {
      for (const details of opened) details.open = false;
      opened = [];
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, []);
}

/** Name and address beside the picture; on a narrow screen both are on a line below the rest. */
const nameSx = {
  order: { xs: 1, md: 0 },
  flexBasis: { xs: 'calc(100% - 48px)', md: 'auto' },
  maxWidth: { md: 260 },
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  fontSize: '.8rem',
  lineHeight: 1.4,
  '& > *:not(.hidden-text)': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > strong': { fontSize: { md: '1rem' } },
} as const;

function UserPart() {
  const { user } = useMe();
  const [isLeaving, signOut] = useTransition();
  return (
    <Box data-late sx={{ display: { xs: 'contents', md: 'flex' }, alignItems: 'center', gap: 1.5 }}>
      {/* Forces the second line, since the picture alone would fit on the first. */}
      <Box sx={{ order: 1, flexBasis: '100%', display: { md: 'none' } }} />
      <Box
        component={Link}
        to={paths.account.href()}
        aria-label={commonText.account}
        title={commonText.account}
        sx={{ order: { xs: 1, md: 0 }, textDecoration: 'none' }}
      >
        <Avatar name={user.name} picture={user.picture} />
      </Box>
      <Box sx={nameSx}>
        <span className="hidden-text">Log masuk sebagai </span>
        <strong>{user.name.trim() || commonText.nameless}</strong> <span>{user.email}</span>
      </Box>
      <Button color="inherit" variant="outlined" size="small" onClick={() => signOut(leave)} disabled={isLeaving}>
        Log Keluar
      </Button>
    </Box>
  );
}

/** Logo, bell, admin button, user and sign-out; below it the name of the present module (spec 1 §2, Home). */
function Header({ module }: { module: ModuleName | null }) {
  const { isAdmin } = useMe().user;
  return (
    <Box component="header" className="no-print" sx={{ bgcolor: colours.greenDeep, color: '#fff' }}>
      <Box
        sx={{
          ...pageWidth,
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 0.5, sm: 1.5 },
          minHeight: 64,
          py: 0.75,
          flexWrap: { xs: 'wrap', md: 'nowrap' },
        }}
      >
        <Box
          component={Link}
          to={paths.home.href()}
          sx={{ display: 'flex', alignItems: 'center', gap: 1, mr: 'auto', color: 'inherit', textDecoration: 'none' }}
        >
          <Logo />
          <Span sx={{ display: { xs: 'none', sm: 'inline' }, fontWeight: 700 }}>{productName}</Span>
          <Box component="span" className="hidden-text" sx={{ display: { sm: 'none' } }}>
            {productName}
          </Box>
        </Box>
        <Bell />
        {isAdmin && (
          <LinkButton to={paths.admin.href()} color="inherit" size="small">
            Admin Panel
          </LinkButton>
        )}
        <UserPart />
      </Box>
      {module && (
        <Box sx={{ bgcolor: moduleColours[module] }}>
          <Box sx={{ ...pageWidth, py: 0.5 }}>
            <Box
              component={Link}
              to={paths[module].href()}
              sx={{ color: '#fff', fontWeight: 700, letterSpacing: '.06em' }}
            >
              {modules[module].title}
            </Box>
          </Box>
        </Box>
      )}
      <div className="songket" />
    </Box>
  );
}

/** What the AI's work is worth, and what becomes of data. */
export const Declarations = () => (
  <>
    <p>
      <strong>Penafian.</strong> {disclaimerText}
    </p>
    <p>
      <strong>Privasi Data.</strong> {privacyText}
    </p>
  </>
);

const Footer = () => (
  <Box component="footer" sx={{ mt: 6, borderTop: `1px solid ${colours.line}`, bgcolor: colours.sheet }}>
    <Box sx={{ ...pageWidth, py: 3, fontSize: '.875rem', color: 'text.secondary' }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <Declarations />
      </Box>
      <P sx={{ mt: 2 }}>
        <Link to={paths.privacy.href()} className="no-print">
          {commonText.notice}
        </Link>
        <span> · {commonText.version}</span>
      </P>
    </Box>
  </Box>
);

/** Header, content and footer of every signed-in screen (spec 1 §1, §2). The footer starts below the first screen, so it never moves in view. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname, key } = useLocation();
  useKeptFocus();
  useOpenForPrint();
  const module = moduleNames.find((name) => pathname === `/${name}` || pathname.startsWith(`/${name}/`)) ?? null;
  return (
    <>
      <a className="skip-link no-print" href="#content">
        Langkau ke kandungan utama
      </a>
      <Header module={module} />
      <Box
        component="main"
        id="content"
        tabIndex={-1}
        sx={{ ...pageWidth, minHeight: 'calc(100vh - 72px)', pt: 2, outline: 'none' }}
      >
        {children}
      </Box>
      <Footer />
      <Notices />
      <Dialogs key={key} />
    </>
  );
}
