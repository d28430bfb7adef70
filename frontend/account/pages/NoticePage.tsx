import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { accountApi } from '../../../shared/account/api.ts';
import type { Language } from '../../../shared/account/notice.ts';
import { noticeVersion } from '../../../shared/account/notice.ts';
import { call, CallError } from '../../api/client.ts';
import { keepNotice, leave, useSignIn, useUser } from '../../auth/signIn.ts';
import { commonText } from '../../text/ms.ts';
import { Fault } from '../../ui/Async.tsx';
import { recheckNotice } from '../recheckNotice.ts';
import { NoticeHead, NoticeText } from '../parts/NoticeText.tsx';
import { PlainFrame } from '../parts/PlainFrame.tsx';
import { gateText } from '../text.ts';
import { useLanguage } from '../useLanguage.ts';

type Words = { text: (typeof gateText)[Language] };

/** This page holds an older notice than the one in force: a reload brings the new text. */
const Outdated = ({ text }: Words) => (
  <Fault message={text.outdated}>
    <Button variant="outlined" color="error" onClick={() => window.location.reload()}>
      {text.reload}
    </Button>
  </Fault>
);

/** The result of sending the acceptance; null before one. */
function Failure({ reason, text }: Words & { reason: Error | null }) {
  if (reason === null) return null;
  if (reason instanceof CallError && reason.code === 'conflict') return <Outdated text={text} />;
  return (
    <Fault
      title={text.failed}
      message={reason.message}
      reference={reason instanceof CallError && reason.status >= 500 ? reason.requestId : null}
    />
  );
}

function Answer({ text }: Words) {
  const [busy, setBusy] = useState<'accepting' | 'signingOut' | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const accept = async () => {
    setBusy('accepting');
    setFailure(null);
    try {
      keepNotice(await call(accountApi.acceptNotice, { body: { version: noticeVersion } }));
    } catch (reason) {
      setFailure(reason instanceof Error ? reason : new Error(String(reason)));
      setBusy(null);
    }
  };
  const signOut = () => {
    setBusy('signingOut');
    void leave();
  };
  return (
    <Box sx={{ mt: 1.5, display: 'grid', gap: 1.5 }}>
      <p>{text.consent}</p>
      <Failure reason={failure} text={text} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant="contained"
          size="large"
          loading={busy === 'accepting'}
          disabled={busy !== null}
          onClick={() => void accept()}
        >
          {text.accept}
        </Button>
        <Button
          variant="outlined"
          size="large"
          loading={busy === 'signingOut'}
          disabled={busy !== null}
          onClick={signOut}
        >
          {text.leave}
        </Button>
      </Box>
    </Box>
  );
}

/** The notice may have been accepted in another tab, so it is checked when this tab is shown again. */
function useOtherTabs(): void {
  useEffect(() => {
    const check = () => {
      if (document.visibilityState === 'visible') void recheckNotice();
    };
    window.addEventListener('focus', check);
    document.addEventListener('visibilitychange', check);
    return () => {
      window.removeEventListener('focus', check);
      document.removeEventListener('visibilitychange', check);
    };
  }, []);
}

/**
 * The privacy notice before the first use, and again for every new version (PDPA 2010, s. 7): what matters on one screen, the whole text a
 * click away. It shows in place of any page until it is
 * accepted; the address stays the same.
 */
export default function NoticePage() {
  useOtherTabs();
  const { name, email } = useUser();
  const [language, setLanguage] = useLanguage();
  const [isWhole, setWhole] = useState(false);
  const signIn = useSignIn();
  if (signIn.state !== 'in') return null;
  const { version, acceptedVersion } = signIn.notice;
  const text = gateText[language];
  return (
    <PlainFrame>
      <NoticeHead takesFocus language={language} onLanguage={setLanguage} />
      <div lang={language}>
        <Box component="ul" sx={{ mt: 2, pl: 2.5, display: 'grid', gap: 0.75 }}>
          {text.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Box>
        <Button sx={{ px: 0 }} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? text.short : text.whole}
        </Button>
        {isWhole && <NoticeText language={language} />}
        <Box component="p" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          {text.signedInAs(name.trim() || commonText.nameless, email)}
          {acceptedVersion !== null && ` ${text.changed}`}
        </Box>
        {version === noticeVersion ? <Answer text={text} /> : <Outdated text={text} />}
      </div>
    </PlainFrame>
  );
}
