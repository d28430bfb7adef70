import { type Language, noticeOf, noticeVersion } from '../../../shared/account/notice.ts';
import { uploadDays, retentionTable } from '../../../shared/account/retention.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode, useTransition } from 'react';
import { colours } from '../../app/theme.ts';
import { useSettings } from '../../app/useSettings.ts';
import { commonText, productName } from '../../text/ms.ts';
import { Strong, Card, H3, pageWidth, Row, Small, PageHeading, P, LinkButton, sectionId } from '../../ui/elements.tsx';
import { WithContents } from '../../ui/frame/Contents.tsx';
import { Logo } from '../../ui/frame/Logo.tsx';
import { Table } from '../../ui/Table.tsx';
import { accountApi } from '../../../shared/account/api.ts';
import { call, CallError, messageOf } from '../../api/client.ts';
import { keepNotice, languageKey, leave, useMe, useSignIn } from '../../auth/signIn.ts';
import { Fault } from '../../ui/Async.tsx';
import { paths } from '../../app/paths.ts';

/** What surrounds the notice of shared/account/notice.ts, in both languages (PDPA 2010, s. 7(3)); `read` is the button of its own language. */
const texts = {
  ms: {
    read: 'Baca dalam Bahasa Melayu',
    version: (version: number) => `Versi ${version}`,
    retention: 'Tempoh data disimpan',
    columns: { data: 'Data', kept: 'Tempoh simpanan' },
    points: (abroad: string) => [
      'Kami menyimpan nama, e-mel dan gambar profil anda, dokumen yang anda muat naik dan hasil yang dijana.',
      `Teks dokumen diproses oleh model AI. ${abroad} Data tidak dijual dan tidak digunakan untuk melatih model.`,
      `Hanya anda dapat membuka dokumen dan hasil anda, kecuali hasil yang anda sendiri hantar kepada rakan. Fail yang dimuat naik dipadam selepas ${uploadDays} hari; anda boleh memuat turun atau memadam data anda pada bila-bila masa.`,
      'Jangan muat naik maklumat sulit, rahsia rasmi atau data peribadi murid.',
    ],
    whole: 'Baca notis penuh',
    short: 'Tutup notis penuh',
    signedInAs: (name: string, email: string) => `Anda log masuk sebagai ${name} (${email}).`,
    changed: 'Notis ini telah dikemas kini sejak kali terakhir anda menerimanya. Sila baca semula.',
    consent:
      'Dengan menekan butang di bawah, anda mengesahkan bahawa anda telah membaca notis ini dan bersetuju data anda diproses seperti yang dinyatakan.',
    accept: 'Saya faham dan setuju',
    leave: 'Log keluar',
    failed: 'Persetujuan anda belum direkodkan',
    outdated: 'Notis ini telah dikemas kini. Muat semula halaman dan baca notis yang baharu.',
  },
  en: {
    read: 'Read in English',
    version: (version: number) => `Version ${version}`,
    retention: 'How long data is kept',
    columns: { data: 'Data', kept: 'Kept for' },
    points: (abroad: string) => [
      'We keep your name, e-mail address and profile picture, the documents that you upload and the results that are generated.',
      `The text of documents is processed by AI models. ${abroad} Data is not sold and is not used to train models.`,
      `Only you can open your documents and results, except for results that you send to a colleague yourself. Uploaded files are deleted after ${uploadDays} days; you can download or delete your data at any time.`,
      'Do not upload confidential information, official secrets or personal data of pupils.',
    ],
    whole: 'Read the whole notice',
    short: 'Close the whole notice',
    signedInAs: (name: string, email: string) => `You are signed in as ${name} (${email}).`,
    changed: 'This notice has been updated since you last accepted it. Please read it again.',
    consent:
      'By pressing the button below, you confirm that you have read this notice and agree to your data being processed as stated.',
    accept: 'I understand and agree',
    leave: 'Sign out',
    failed: 'Your consent has not been recorded yet',
    outdated: 'This notice has been updated. Reload the page and read the new notice.',
  },
};

/** The frame of the privacy notice in the reader's language, Malay at first. `takesFocus`: it shows in place of the page at this address. */
function NoticeFrame({
  action,
  takesFocus = false,
  children,
}: {
  action?: ReactNode;
  takesFocus?: boolean;
  children: (language: Language) => ReactNode;
}) {
  const { controller } = useSettings();
  const [language, setLanguage] = useState<Language>(() =>
    sessionStorage.getItem(languageKey) === 'en' ? 'en' : 'ms',
  );
  const other = language === 'ms' ? 'en' : 'ms';
  const turn = () => {
    sessionStorage.setItem(languageKey, other);
    setLanguage(other);
  };
  return (
    <>
      <Box component="header" className="no-print" sx={{ bgcolor: colours.greenDeep, color: colours.onDeep }}>
        <Box
          sx={{ ...pageWidth, maxWidth, display: 'flex', alignItems: 'center', gap: 1, minHeight: { xs: 48, md: 56 } }}
        >
          <Logo />
          <Strong sx={{ mr: 'auto' }}>{productName}</Strong>
          {action}
        </Box>
        <div className="songket" />
      </Box>
      <Box component="main" sx={{ ...pageWidth, maxWidth, minHeight: 'calc(100vh - 160px)', py: 2 }}>
        <div lang={language}>
          <Row sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
            <div>
              <PageHeading takesFocus={takesFocus}>{noticeOf(language, controller).title}</PageHeading>
              <Small>{texts[language].version(noticeVersion)}</Small>
            </div>
            <Button className="no-print" size="small" variant="outlined" lang={other} onClick={turn}>
              {texts[other].read}
            </Button>
          </Row>
          {children(language)}
        </div>
      </Box>
      <Box component="footer" sx={{ p: 2, textAlign: 'center', color: 'text.secondary', fontSize: 'small' }}>
        {commonText.version}
      </Box>
    </>
  );
}

/** Wide enough for the contents beside the text. */
const maxWidth = 1040;

/** The whole text of the notice and how long each kind of data is kept, in either language (PDPA 2010, s. 7(3)). */
function NoticeText({ language }: { language: Language }) {
  const { intro, sections } = noticeOf(language, useSettings().controller);
  const { retention, columns } = texts[language];
  const parts = [...sections, { title: retention, paragraphs: [] }].map((part) => ({
    id: sectionId(part.title),
    ...part,
  }));
  return (
    <Box sx={{ mt: 2 }}>
      <WithContents parts={parts}>
        <P sx={{ maxWidth: '68ch' }}>{intro}</P>
        <Card sx={{ mt: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 68ch)', gap: 3, breakInside: 'auto' }}>
          {parts.map(({ id, title, paragraphs }) => (
            <Box component="section" key={id} id={id} sx={{ display: 'grid', gap: 1 }}>
              <H3 as="h2">{title}</H3>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {title === retention && (
                <Table
                  label={retention}
                  minWidth={0}
                  columns={[
                    { head: columns.data, cell: ([data]) => data },
                    { head: columns.kept, cell: ([, kept]) => kept },
                  ]}
                  rows={retentionTable[language]}
                />
              )}
            </Box>
          ))}
        </Card>
      </WithContents>
    </Box>
  );
}

function Answer({ text }: { text: (typeof texts)[Language] }) {
  const [isBusy, act] = useTransition();
  const [failure, setFailure] = useState<unknown>(null);
  // The server's own sentence is Malay.
  const isOutdated = failure instanceof CallError && failure.code === 'conflict';
  const send = () =>
    call(accountApi.acceptNotice, { body: { version: noticeVersion } }).then(keepNotice, (reason: unknown) =>
      setFailure(reason),
    );
  return (
    <Box sx={{ mt: 1.5, display: 'grid', gap: 1.5 }}>
      <p>{text.consent}</p>
      {failure !== null && (
        <Fault title={text.failed} reason={failure} message={isOutdated ? text.outdated : messageOf(failure)} />
      )}
      <Row>
        <Button
          variant="contained"
          size="large"
          loading={isBusy}
          onClick={() => {
            setFailure(null);
            act(send);
          }}
        >
          {text.accept}
        </Button>
        <Button variant="outlined" size="large" disabled={isBusy} onClick={() => act(leave)}>
          {text.leave}
        </Button>
      </Row>
    </Box>
  );
}

/** The privacy notice in place of any page until its present version is accepted (PDPA 2010, s. 7): what matters, the whole a click away. */
export function NoticePage() {
  const {
    user: { name, email },
    notice: { acceptedVersion },
  } = useMe();
  const { controller } = useSettings();
  const [isWhole, setWhole] = useState(false);
  return (
    <NoticeFrame takesFocus>
      {(language) => {
        const text = texts[language];
        return (
          <>
            <Box component="ul" sx={{ mt: 2, pl: 2.5, display: 'grid', gap: 0.75 }}>
              {text.points(controller.abroad[language]).map((point) => (
                <li key={point}>{point}</li>
              ))}
            </Box>
            <Button sx={{ px: 0 }} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole ? text.short : text.whole}
            </Button>
            {isWhole && <NoticeText language={language} />}
            <P sx={{ mt: 2 }}>
              {text.signedInAs(name.trim() || commonText.nameless, email)}
              {acceptedVersion !== null && ` ${text.changed}`}
            </P>
            <Answer text={text} />
          </>
        );
      }}
    </NoticeFrame>
  );
}

export function PrivacyPage() {
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
