import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useSignIn } from '../../auth/signIn.ts';
import { NoticeFrame, NoticeText } from '../parts/Notice.tsx';

export default function PrivacyPage() {
  const isSignedIn = useSignIn().state === 'in';
  const back = isSignedIn ? paths.home.href() : paths.login.href();
  return (
    <NoticeFrame
      action={
        <Button component={Link} to={back} color="inherit" variant="outlined" size="small">
          {isSignedIn ? 'Laman Utama' : 'Log Masuk'}
        </Button>
      }
    >
      {(language) => <NoticeText language={language} />}
    </NoticeFrame>
  );
}
