import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { paths } from '../../app/paths.ts';
import { usePageTitle } from '../../ui/elements.tsx';
import { Redirect } from '../../ui/frame/Redirect.tsx';
import { enter } from '../signIn.ts';
import { token } from '../token.ts';

/** Milliseconds before a failed sign-in goes to /login (spec 1 §9). */
const redirectAfter = 3000;

async function enterByAddress(): Promise<void> {
  const bearer = new URLSearchParams(window.location.search).get('token') ?? '';
  // At once, so that neither history nor a copied link contains the token.
  window.history.replaceState(window.history.state, '', window.location.pathname);
  if (bearer === '') {
    token.drop();
    throw new Error('Token tidak dijumpai');
  }
  await enter(bearer).catch((cause: unknown) => {
    throw new Error('Gagal mendapatkan maklumat pengguna', { cause });
  });
}

/** The page to which the provider returns (spec 1 §2, Auth callback). */
export default function CallbackPage() {
  const [failure, setFailure] = useState<string | null>(null);
  const [to, setTo] = useState<string | null>(null);
  const title = failure === null ? 'Mengesahkan...' : 'Login Gagal';
  usePageTitle(title);
  useEffect(() => {
    enterByAddress().then(
      () => setTo(token.placeBefore() ?? paths.home.href()),
      (reason: Error) => {
        setFailure(reason.message);
        setTo(paths.login.href());
      },
    );
  }, []);
  return (
    <Box component="main" className="starting">
      <Box role={failure === null ? 'status' : 'alert'} sx={{ textAlign: 'center' }}>
        <Typography component="h1" variant="h1">
          {title}
        </Typography>
        <p>{failure ?? 'Sila tunggu sebentar'}</p>
        {failure !== null && <p>Mengalihkan ke halaman login...</p>}
      </Box>
      {to !== null && <Redirect to={to} delay={failure === null ? 0 : redirectAfter} />}
    </Box>
  );
}
