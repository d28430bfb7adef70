import AdminIcon from '@mui/icons-material/ShieldOutlined';
import SchemeIcon from '@mui/icons-material/Contrast';
import LeaveIcon from '@mui/icons-material/Logout';
import NotificationsIcon from '@mui/icons-material/NotificationsNone';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import Box from '@mui/material/Box';
import { useIsFetching } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { modules, moduleNames, type ModuleName } from '../../../shared/modules.ts';
import { paths } from '../../app/paths.ts';
import { disclaimerText, privacyText } from '../../../shared/text/texts.ts';
import { fetched, fetchedPart, retried } from '../fetched.tsx';
import { ReceivedLink } from '../moderation/received.tsx';
import { Popup } from '../Popup.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { Span, LinkButton, P, pageWidth, unseen } from '../elements.tsx';
import { Suspense, useEffect, useTransition, type ReactNode } from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useColorScheme } from '@mui/material/styles';
import { colours, radius } from '../../app/theme.ts';
import { leave, useMe } from '../../auth/signIn.ts';
import { commonText, productName } from '../../text/ms.ts';
import { Avatar } from './Avatar.tsx';
import { Logo } from './Logo.tsx';
import { Dialogs } from '../Modal.tsx';
import { Notices } from '../Notices.tsx';

const bellTitle = 'Pemberitahuan';
const adminPanel = 'Admin Panel';

/** Fetched after the page. */
const BellCount = fetched(
  async () => (await import('./RecentWork.tsx')).BellCount,
  () => null,
);
/** Opened by a click, so its code is fetched then. */
const RecentWork = fetchedPart(async () => (await import('./RecentWork.tsx')).RecentWork);

/** Fetched after the page, which has to be there before anything leaves it. */
function useKeptFocus(): void {
  useEffect(() => {
    const kept = retried(() => import('./keptFocus.ts')).then(({ keepFocus }) => keepFocus());
    return () =>
      void kept.then(
        (end) => end(),
        () => undefined,
      );
  }, []);
}

/** Opens everything that is folded while the page is printed, on white paper, and folds it again afterwards. */
export function useOpenForPrint(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let opened: HTMLDetailsElement[] = [];
    let scheme = dataset['scheme'];
    const open = () => {
      scheme = dataset['scheme'];
      dataset['scheme'] = 'light';
      opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
      for (const details of opened) details.open = true;
    };
    const close = () => {
      if (scheme !== undefined) dataset['scheme'] = scheme;
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

/** Name and address, on one line each. */
const WhoAmI = () => {
  const { name, email } = useMe().user;
  return (
    <>
      <span className="hidden-text">Log masuk sebagai </span>
      <strong>{name.trim() || commonText.nameless}</strong>
      <Span sx={{ display: 'block', fontSize: 'tiny', opacity: 0.85 }}>{email}</Span>
    </>
  );
};

/** The user's picture opens the menu of the account. */
function AccountMenu({ signOut }: { signOut: ReactNode }) {
  const { user } = useMe();
  const { mode, systemMode, setMode } = useColorScheme();
  const next = (mode === 'system' ? systemMode : mode) === 'dark' ? 'light' : 'dark';
  return (
    <MoreMenu
      keepMounted={false}
      label={`Akaun: ${user.name.trim() || commonText.nameless}`}
      icon={<Avatar name={user.name} picture={user.picture} />}
      sx={{ p: 0.5 }}
    >
      <Box sx={{ px: 1.5, py: 1, maxWidth: 300 }}>
        <WhoAmI />
      </Box>
      <LinkButton to={paths.account.href()} startIcon={<PersonIcon />}>
        Akaun saya
      </LinkButton>
      {user.isAdmin && (
        <LinkButton to={paths.admin.href()} startIcon={<AdminIcon />}>
          {adminPanel}
        </LinkButton>
      )}
      {/* Where the other scheme is the system's own, the page follows the system again. */}
      <Button startIcon={<SchemeIcon />} onClick={() => setMode(next === systemMode ? 'system' : next)}>
        {next === 'dark' ? 'Paparan gelap' : 'Paparan cerah'}
      </Button>
      {signOut}
    </MoreMenu>
  );
}

const brandSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  color: 'inherit',
  fontWeight: 700,
  textDecoration: 'none',
} as const;

const moduleSx = {
  px: 1.25,
  py: 0.375,
  border: `1px solid ${colours.onDeepLine}`,
  borderRadius: radius.chip,
  color: 'inherit',
  fontSize: 'small',
  fontWeight: 700,
  letterSpacing: '.04em',
  textDecoration: 'none',
} as const;

const dotSx = {
  position: 'absolute',
  top: 10,
  right: 11,
  width: 9,
  height: 9,
  borderRadius: '50%',
  bgcolor: colours.alarm,
  border: `2px solid ${colours.greenDeep}`,
} as const;

/** The bell with its red dot (always shown, spec 1 §2), in it how much waits or is new; it opens that and the user's recent sessions. */
const Bell = () => (
  <Popup
    label={bellTitle}
    aria-describedby="bell-count"
    color="inherit"
    icon={
      <>
        <NotificationsIcon />
        <Box component="span" sx={dotSx} />
        <Suspense>
          <BellCount />
        </Suspense>
      </>
    }
  >
    {(close) => (
      <Box sx={{ py: 1, width: 'min(340px, calc(100vw - 34px))' }}>
        <Box component="h2" sx={{ px: 2, pb: 0.5, typography: 'h4' }}>
          {bellTitle}
        </Box>
        <Box sx={{ px: 2, pb: 1 }}>
          <ReceivedLink isAlways onClick={close} />
        </Box>
        <RecentWork onChosen={close} />
      </Box>
    )}
  </Popup>
);

/** Logo, present module, bell, admin button, user and sign-out (spec 1 §2, Home). On a phone the last three are in the account's menu. */
function Header({ module }: { module: ModuleName | null }) {
  const { isAdmin } = useMe().user;
  const isFetching = useIsFetching({ predicate: ({ state }) => state.data === undefined }) > 0;
  const [isLeaving, leaveNow] = useTransition();
  const signOut = (button: ButtonProps) => (
    <Button color="inherit" size="small" onClick={() => leaveNow(leave)} disabled={isLeaving} {...button}>
      Log Keluar
    </Button>
  );
  const onWide = { display: { xs: 'none', md: 'inline-flex' }, borderColor: colours.onDeepLine } as const;
  return (
    // Also where the page makes room for the scroll bar that a dialog takes away.
    <Box
      component="header"
      className="no-print"
      sx={{ bgcolor: colours.greenDeep, color: colours.onDeep, boxShadow: `24px 0 ${colours.greenDeep}` }}
    >
      <Box sx={{ ...pageWidth, display: 'flex', alignItems: 'center', gap: 1, minHeight: { xs: 48, md: 56 } }}>
        <Box component={Link} to={paths.home.href()} sx={brandSx}>
          <Logo size={30} />
          <Span sx={module === null ? {} : { '@media (max-width: 599.95px)': unseen }}>{productName}</Span>
        </Box>
        {module && (
          <Box component={Link} to={paths[module].href()} sx={moduleSx}>
            {modules[module].title}
          </Box>
        )}
        <Box sx={{ ml: 'auto' }} />
        <Bell />
        {isAdmin && (
          <LinkButton to={paths.admin.href()} color="inherit" size="small" sx={onWide}>
            {adminPanel}
          </LinkButton>
        )}
        <Box data-late sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Box
            sx={{
              display: { xs: 'none', md: 'block' },
              maxWidth: 260,
              typography: 'body2',
            }}
          >
            <WhoAmI />
          </Box>
          <AccountMenu signOut={signOut({ size: 'medium', startIcon: <LeaveIcon /> })} />
          {signOut({ variant: 'outlined', sx: onWide })}
        </Box>
      </Box>
      <div className="songket" data-busy={isFetching || undefined} />
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
      <Box component="footer" sx={{ mt: 6, borderTop: `1px solid ${colours.line}` }}>
        <Box sx={{ ...pageWidth, py: 2.5, fontSize: 'small', color: 'text.secondary' }}>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            <Declarations />
          </Box>
          <P sx={{ mt: 2 }}>
            <Link to={paths.privacy.href()} className="no-print">
              {commonText.notice}
            </Link>
            <span className="no-print"> · </span>
            {commonText.version}
          </P>
        </Box>
      </Box>
      <Notices />
      <Dialogs key={key} />
    </>
  );
}
