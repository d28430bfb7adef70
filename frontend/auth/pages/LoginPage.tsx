import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { authApi } from '../../../shared/auth/api.ts';
import { loginErrorText } from '../../../shared/auth/rules.ts';
import { addressOf } from '../../api/client.ts';
import { colours, moduleColours } from '../../app/theme.ts';
import type { ModuleName } from '../../../shared/modules.ts';
import { useSettings } from '../../app/useSettings.ts';
import { commonText, productName } from '../../text/ms.ts';
import { Logo } from '../../ui/Logo.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { loginText } from '../text.ts';

/** The box 'Login Ditolak'; closing it also takes the reason out of the address, so that a reload does not bring it back. */
function Rejected() {
  const { domain } = useSettings();
  const [search, setSearch] = useSearchParams();
  const error = search.get('error');
  if (error === null) return null;
  return (
    <Box
      role="alert"
      sx={{ p: 2, mb: 3, borderLeft: `4px solid ${colours.red}`, borderRadius: 1, bgcolor: colours.redPale }}
    >
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
        <Box sx={{ mr: 'auto' }}>
          <strong>{loginText.rejected}</strong>
          <p>{loginErrorText(error === 'invalid_domain' ? 'invalid_domain' : 'auth_failed', domain)}</p>
        </Box>
        <Button
          size="small"
          color="error"
          aria-label={loginText.closeRejected}
          onClick={() => setSearch({}, { replace: true })}
        >
          {commonText.close}
        </Button>
      </Box>
    </Box>
  );
}

function Features() {
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, display: 'grid', gap: 1.5, mt: 3 }}>
      {loginText.features.map(({ name, text }) => (
        <Box
          component="li"
          key={name}
          sx={{ pl: 1.5, borderLeft: `4px solid ${moduleColours[name.toLowerCase() as ModuleName]}` }}
        >
          <strong>{name}</strong>
          <br />
          {text}
        </Box>
      ))}
    </Box>
  );
}

/** Sign-in (spec 1 §2). The button is a plain link: the server starts the provider's flow. */
export default function LoginPage() {
  const { domain, version } = useSettings();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
      <div className="songket" />
      <Box component="main" sx={{ flex: 1, width: '100%', maxWidth: 480, mx: 'auto', px: 2, py: { xs: 3, sm: 6 } }}>
        <Rejected />
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Logo size={44} />
          <PageHeading title={loginText.title}>{productName}</PageHeading>
        </Box>
        <Typography sx={{ mt: 1.5 }}>{loginText.tagline}</Typography>
        <Features />
        <Button
          href={addressOf(authApi.start, {})}
          variant="contained"
          size="large"
          fullWidth
          sx={{ mt: 4 }}
          aria-busy={isLeaving}
          onClick={() => setLeaving(true)}
        >
          {loginText.button}
        </Button>
        <Box sx={{ mt: 3, p: 2, border: `1px solid ${colours.line}`, borderRadius: 1, bgcolor: colours.goldPale }}>
          <strong>{loginText.restricted}</strong>
          <p>{loginText.onlyDomain}</p>
          <strong>@{domain}</strong>
        </Box>
      </Box>
      <Box component="footer" sx={{ p: 2, textAlign: 'center', color: 'text.secondary', fontSize: '.875rem' }}>
        {commonText.version(version)}
      </Box>
    </Box>
  );
}
