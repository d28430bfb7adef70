import Box from '@mui/material/Box';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { accountApi, type Account } from '../../../shared/account/api.ts';
import { paths } from '../../app/paths.ts';
import { call } from '../../api/client.ts';
import { signOutAfterDeletion } from '../../auth/signIn.ts';
import { Fault } from '../../ui/Async.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { Bullets, P, Section } from '../../ui/elements.tsx';
import { TextInput } from '../../ui/fields.tsx';

const text = {
  losses: (sessions: number) => [
    sessions === 0
      ? 'sejarah penggunaan anda dalam PEDAGONA, ACADIORA dan VALENTRA'
      : `semua sesi anda dalam PEDAGONA, ACADIORA dan VALENTRA (${sessions} sesi)`,
    'dokumen yang dimuat naik, hasil yang dijana dan fail eksport',
    'profil anda: nama, alamat e-mel dan gambar',
  ],
  reason: 'Taip alamat e-mel anda dengan tepat untuk mengaktifkan butang ini.',
};

const isSame = (typed: string, email: string): boolean => typed.trim().toLowerCase() === email.toLowerCase();

/** Account deletion (PDPA 2010, s. 10): lists what is lost; the user must type the own e-mail address, since it cannot be undone. */
export function RemovalSection({ account: { email, totalSessions } }: { account: Account }) {
  const [typed, setTyped] = useState('');
  /** Whether the disabled button was pressed since the address last matched, so that its reason shows. */
  const [isTold, setTold] = useState(false);
  const removal = useMutation({
    mutationFn: () => call(accountApi.removeAccount, { body: { email: typed.trim() } }),
    onSuccess: ({ logoutUrl }) => signOutAfterDeletion(logoutUrl),
  });
  return (
    <Section title="Padam akaun">
      <P sx={{ mb: 1 }}>Jika anda memadam akaun, perkara berikut akan dihapuskan:</P>
      <Bullets items={text.losses(totalSessions)} />
      <P sx={{ my: 1 }}>
        Sesetengah rekod, seperti log sistem dan sandaran, masih disimpan buat sementara selepas akaun dipadam.{' '}
        <Link to={paths.privacy.href()}>Lihat tempoh data disimpan</Link>
      </P>
      <P sx={{ fontWeight: 600 }}>
        Tindakan ini tidak boleh dibatalkan. Jika anda mahu menyimpan hasil kerja anda, muat turun data anda dahulu.
      </P>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSame(typed, email)) setTold(true);
          else if (!removal.isPending) removal.mutate();
        }}
        sx={{ mt: 2, maxWidth: 480, display: 'grid', gap: 2 }}
      >
        <TextInput
          label="Taip alamat e-mel anda untuk mengesahkan"
          value={typed}
          onChange={setTyped}
          placeholder=""
          hint={`Alamat e-mel anda: ${email}`}
          disabled={removal.isPending}
          error={isTold && !isSame(typed, email) ? text.reason : null}
        />
        {removal.error && <Fault title="Akaun anda tidak dapat dipadam" reason={removal.error} />}
        <div>
          <ReasonButton
            type="submit"
            variant="contained"
            color="error"
            loading={removal.isPending}
            reason={isSame(typed, email) ? null : text.reason}
            onRefused={() => setTold(true)}
          >
            Padam akaun saya
          </ReasonButton>
        </div>
      </Box>
    </Section>
  );
}
