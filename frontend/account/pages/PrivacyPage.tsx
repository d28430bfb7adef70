import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useSignIn } from '../../auth/signIn.ts';
import { NoticeHead, NoticeText } from '../parts/NoticeText.tsx';
import { PlainFrame } from '../parts/PlainFrame.tsx';
import { privacyText } from '../text.ts';
import { useLanguage } from '../useLanguage.ts';

/** The privacy notice for anybody, signed in or not. */
export default function PrivacyPage() {
  const [language, setLanguage] = useLanguage();
  const isSignedIn = useSignIn().state === 'in';
  const back = isSignedIn
    ? { to: paths.home.href(), text: privacyText.home }
    : { to: paths.login.href(), text: privacyText.login };
  return (
    <PlainFrame
      action={
        <Button component={Link} to={back.to} color="inherit" variant="outlined" size="small">
          {back.text}
        </Button>
      }
    >
      <NoticeHead language={language} onLanguage={setLanguage} />
      <NoticeText language={language} />
    </PlainFrame>
  );
}
