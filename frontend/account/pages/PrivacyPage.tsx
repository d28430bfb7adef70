import { paths } from '../../app/paths.ts';
import { useSignIn } from '../../auth/signIn.ts';
import { NoticeFrame, NoticeText } from '../parts/Notice.tsx';
import { LinkButton } from '../../ui/elements.tsx';

export default function PrivacyPage() {
  const isSignedIn = useSignIn().state === 'in';
  const back = isSignedIn ? paths.home.href() : paths.login.href();
  return (
    <NoticeFrame
      action={
        <LinkButton to={back} color="inherit" size="small">
          {isSignedIn ? 'Laman Utama' : 'Log Masuk'}
        </LinkButton>
      }
    >
      {(language) => <NoticeText language={language} />}
    </NoticeFrame>
  );
}
