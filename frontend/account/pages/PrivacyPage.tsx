import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useSignIn } from '../../auth/signIn.ts';
import { NoticeText } from '../parts/NoticeText.tsx';
import { PlainFrame } from '../parts/PlainFrame.tsx';
import { noticeText } from '../text.ts';

/** The privacy notice for anybody, signed in or not. */
export default function PrivacyPage() {
  const isSignedIn = useSignIn().state === 'in';
  const back = isSignedIn
    ? { to: paths.home.href(), text: noticeText.home }
    : { to: paths.login.href(), text: noticeText.login };
  return (
    <PlainFrame
      action={
        <Button component={Link} to={back.to} color="inherit" variant="outlined" size="small">
          {back.text}
        </Button>
      }
    >
      <NoticeText />
    </PlainFrame>
  );
}
