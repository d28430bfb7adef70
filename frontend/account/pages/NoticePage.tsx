import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState, useTransition } from 'react';
import { accountApi } from '../../../shared/account/api.ts';
import { noticeVersion, type Language } from '../../../shared/account/notice.ts';
import { call, CallError } from '../../api/client.ts';
import { keepNotice, leave, recheckNotice, useSignIn, useUser } from '../../auth/signIn.ts';
import { commonText } from '../../text/ms.ts';
import { Fault } from '../../ui/Async.tsx';
import { P, Row } from '../../ui/elements.tsx';
import { NoticeFrame, NoticeText } from '../parts/Notice.tsx';
import { gateText } from '../text.ts';

type Words = { text: (typeof gateText)[Language] };

/** This page holds an older notice than the one in force: a reload brings the new text. */
const Outdated = ({ text }: Words) => (
  <Fault message={text.outdated}>
    <Button variant="outlined" color="error" onClick={() => window.location.reload()}>
      {text.reload}
    </Button>
  </Fault>
);

function Answer({ text }: Words) {
  const [isAccepting, accept] = useTransition();
  const [isLeaving, signOut] = useTransition();
  const [failure, setFailure] = useState<unknown>(null);
  const isBusy = isAccepting || isLeaving;
  const send = () =>
    call(accountApi.acceptNotice, { body: { version: noticeVersion } }).then(keepNotice, (reason: unknown) =>
      setFailure(reason),
    );
  return (
    <Box sx={{ mt: 1.5, display: 'grid', gap: 1.5 }}>
      <p>{text.consent}</p>
      {failure instanceof CallError && failure.code === 'conflict' ? (
        <Outdated text={text} />
      ) : (
        failure !== null && <Fault title={text.failed} reason={failure} />
      )}
      <Row>
        <Button
          variant="contained"
          size="large"
          loading={isAccepting}
          disabled={isBusy}
          onClick={() => {
            setFailure(null);
            accept(send);
          }}
        >
          {text.accept}
        </Button>
        <Button variant="outlined" size="large" loading={isLeaving} disabled={isBusy} onClick={() => signOut(leave)}>
          {text.leave}
        </Button>
      </Row>
    </Box>
  );
}

/** The privacy notice in place of any page until its present version is accepted (PDPA 2010, s. 7): what matters, the whole a click away. */
export default function NoticePage() {
  const { name, email } = useUser();
  const [isWhole, setWhole] = useState(false);
  const signIn = useSignIn();
  // The notice may have been accepted in another tab, so it is checked when this tab is looked at again.
  useEffect(() => {
    const check = () => void recheckNotice();
    window.addEventListener('focus', check);
    return () => window.removeEventListener('focus', check);
  }, []);
  if (signIn.state !== 'in') return null;
  const { version, acceptedVersion } = signIn.notice;
  return (
    <NoticeFrame takesFocus>
      {(language) => {
        const text = gateText[language];
        return (
          <>
            <Box component="ul" sx={{ mt: 2, pl: 2.5, display: 'grid', gap: 0.75 }}>
              {text.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </Box>
            <Button sx={{ px: 0 }} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole ? text.short : text.whole}
            </Button>
            {isWhole && <NoticeText language={language} />}
            <P sx={{ mt: 2, overflowWrap: 'anywhere' }}>
              {text.signedInAs(name.trim() || commonText.nameless, email)}
              {acceptedVersion !== null && ` ${text.changed}`}
            </P>
            {version === noticeVersion ? <Answer text={text} /> : <Outdated text={text} />}
          </>
        );
      }}
    </NoticeFrame>
  );
}
