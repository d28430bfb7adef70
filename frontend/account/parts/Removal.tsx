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
import { Section } from '../../ui/layout.tsx';
import { TextInput } from '../../ui/fields.tsx';
import { removalText as text } from '../text.ts';

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
    <Section title={text.title}>
      <p>{text.intro}</p>
      <Box component="ul" sx={{ pl: 3, my: 1 }}>
        {text.losses(totalSessions).map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </Box>
      <Box component="p" sx={{ my: 1 }}>
        {text.remains} <Link to={paths.privacy.href()}>{text.remainsFor}</Link>
      </Box>
      <Box component="p" sx={{ fontWeight: 600 }}>
        {text.final}
      </Box>
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
          label={text.label}
          value={typed}
          onChange={setTyped}
          placeholder=""
          hint={text.hint(email)}
          disabled={removal.isPending}
          error={isTold && !isSame(typed, email) ? text.reason : null}
        />
        {removal.error && <Fault title={text.failed} reason={removal.error} />}
        <div>
          <ReasonButton
            type="submit"
            variant="contained"
            color="error"
            loading={removal.isPending}
            reason={isSame(typed, email) ? null : text.reason}
            onRefused={() => setTold(true)}
          >
            {text.button}
          </ReasonButton>
        </div>
      </Box>
    </Section>
  );
}
