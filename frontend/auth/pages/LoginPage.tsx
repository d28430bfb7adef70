import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { Fault } from '../../ui/Async.tsx';
import { Attention, PlainList, PageHeading, H2 } from '../../ui/elements.tsx';
import { authApi } from '../../../shared/auth/api.ts';
import { loginErrorText } from '../../../shared/auth/rules.ts';
import { moduleNames, modules, type ModuleName } from '../../../shared/modules.ts';
import { addressOf } from '../../api/client.ts';
import { paths } from '../../app/paths.ts';
import { colours } from '../../app/theme.ts';
import { useSettings } from '../../app/useSettings.ts';
import { commonText, productName } from '../../text/ms.ts';
import { Logo } from '../../ui/frame/Logo.tsx';
import { removal, useSignIn } from '../signIn.ts';
import { token } from '../token.ts';

const title = 'Log Masuk';
const features = {
  pedagona: 'Kapasiti pedagogi pembelajaran bermakna',
  acadiora: 'Penasihat penyelidikan',
  valentra: 'Pentaksiran dan penilaian',
} satisfies Record<ModuleName, string>;

const Closing = ({ label, onClose }: { label: string; onClose: () => void }) => (
  <Button size="small" color="inherit" aria-label={label} onClick={onClose}>
    {commonText.close}
  </Button>
);

/** The box 'Login Ditolak'; closing it also removes the reason from the address, so that a reload does not show it again. */
function Rejected() {
  const { domain } = useSettings();
  const [search, setSearch] = useSearchParams();
  const error = search.get('error');
  if (error === null) return null;
  return (
    <Fault
      title="Login Ditolak"
      message={loginErrorText(error === 'invalid_domain' ? 'invalid_domain' : 'auth_failed', domain)}
      sx={{ mb: 3 }}
    >
      <Closing label="Tutup makluman login ditolak" onClose={() => setSearch({}, { replace: true })} />
    </Fault>
  );
}

const reasons = [
  {
    isSo: removal.isUnderWay,
    forget: removal.forget,
    text: 'Akaun anda sedang dipadam.',
    closing: 'Tutup makluman pemadaman akaun',
  },
  {
    isSo: token.hasExpired,
    forget: token.forgetExpiry,
    text: 'Sesi log masuk anda telah tamat. Log masuk semula untuk kembali ke halaman tadi.',
    closing: 'Tutup makluman sesi tamat',
  },
] as const;

/** Why somebody is here who did not sign out. A screen drawn by the build, without a tab, cannot know of it. */
function Reason({ isSo, forget, text, closing }: (typeof reasons)[number]) {
  const [isShown, setShown] = useState(() => typeof sessionStorage !== 'undefined' && isSo());
  if (!isShown) return null;
  const close = () => {
    forget();
    setShown(false);
  };
  return (
    <Attention role="status" title={text}>
      <Closing label={closing} onClose={close} />
    </Attention>
  );
}

function Entrance() {
  const { domain } = useSettings();
  return (
    <Box sx={{ width: '100%', maxWidth: 520, mr: 'auto', px: { xs: 2, sm: 4, md: 6 }, py: { xs: 3, md: 8 } }}>
      <Rejected />
      {reasons.map((reason) => (
        <Reason key={reason.text} {...reason} />
      ))}
      <H2 sx={{ mb: 2 }}>{title}</H2>
      <Button href={addressOf(authApi.start, {})} variant="contained" size="large" fullWidth>
        Log masuk dengan akaun pendidikan kebangsaan
      </Button>
      <Box sx={{ mt: 3, p: 2, border: `1px solid ${colours.line}`, borderRadius: 1, bgcolor: colours.goldPale }}>
        <strong>Akses Terhad</strong>
        <p>Hanya e-mel rasmi dengan domain berikut dibenarkan:</p>
        <strong data-late>@{domain}</strong>
      </Box>
    </Box>
  );
}

/** Sign-in (spec 1 §2); a signed-in user goes on to /. The button is a plain link: the server starts the provider's flow. */
export default function LoginPage() {
  if (useSignIn().state === 'in') return <Navigate to={paths.home.href()} replace />;
  return (
    <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
      <Box
        component="main"
        sx={{ flex: 1, display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, alignItems: { md: 'stretch' } }}
      >
        <Box
          sx={{
            bgcolor: colours.greenDeep,
            color: colours.onDeep,
            px: { xs: 2, sm: 4, md: 6 },
            py: { xs: 3, md: 8 },
            display: 'grid',
            alignItems: 'center',
          }}
        >
          <Box sx={{ maxWidth: 460, width: '100%', ml: { md: 'auto' }, mr: { md: 4 } }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
              <Logo size={44} />
              <PageHeading title={title}>{productName}</PageHeading>
            </Box>
            <Typography sx={{ mt: 2 }}>Alat AI untuk pendidikan: rancang, teliti dan taksir dengan yakin.</Typography>
            <PlainList sx={{ display: 'grid', gap: { xs: 1, md: 2 }, mt: { xs: 2, md: 4 } }}>
              {moduleNames.map((name) => (
                <Box component="li" key={name} sx={{ pl: 1.5, borderLeft: `4px solid ${colours.goldBright}` }}>
                  <strong>{modules[name].title}</strong>
                  <br />
                  {features[name]}
                </Box>
              ))}
            </PlainList>
          </Box>
        </Box>
        <Box sx={{ alignSelf: { md: 'center' } }}>
          <Entrance />
        </Box>
      </Box>
      <div className="songket" />
      <Box component="footer" sx={{ p: 2, textAlign: 'center', color: 'text.secondary', fontSize: 'small' }}>
        <Link to={paths.privacy.href()}>{commonText.notice}</Link>
        <span> · {commonText.version}</span>
      </Box>
    </Box>
  );
}
