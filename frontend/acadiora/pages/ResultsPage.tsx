import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { P, Findings, Notice } from '../../ui/elements.tsx';
import { acadioraApi } from '../../../shared/acadiora/api.ts';
import { reviewLabels as labels } from '../../../shared/acadiora/labels.ts';
import { registerLabels } from '../../../shared/acadiora/registerGroups.ts';
import type { Evaluation, Session } from '../../../shared/acadiora/schemas.ts';
import { reviewDocument, reviewFileName } from '../../../shared/acadiora/word.ts';
import { disclaimerText } from '../../../shared/texts.ts';
import { colours } from '../../app/theme.ts';
import { sessionText, wordText } from '../../text/session.ts';
import { ArtefactBlock } from '../../ui/artefact/Texts.tsx';
import { Fault } from '../../ui/Async.tsx';
import { DocumentSource } from '../../ui/document/DocumentPlace.tsx';
import { DownloadButton, wordDownload } from '../../ui/DownloadButton.tsx';
import { PageBar } from '../../ui/PageBar.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { FollowButton, ResultsPage as Page } from '../../ui/session/AnalysisPages.tsx';
import { backToList } from '../../ui/session/sessionActions.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { AiDetection, Details, LeftOut } from '../parts/Details.tsx';
import { warningLabel } from '../../../shared/text/labels.ts';
import { fetchedPart } from '../../ui/fetched.tsx';
import { drawnItem } from '../parts/items.tsx';
import { Overview } from '../parts/Overview.tsx';
import { Register } from '../parts/Register.tsx';
import { acadiora, referencesQuery, sessions } from '../queries.ts';
import { resultsText as text } from '../text.ts';

const busyReason = ({ status }: Session): string | null =>
  status === 'processing' ? 'Kertas ini sedang dianalisis semula.' : null;

/** The dialogs open by a click, so their code is fetched then. */
const ReviseDialog = fetchedPart(async () => (await import('../parts/dialogs.tsx')).ReviseDialog, null);
const CorrectDialog = fetchedPart(async () => (await import('../parts/dialogs.tsx')).CorrectDialog, null);

function Bar({ session, evaluation }: { session: Session; evaluation: Evaluation }) {
  const [opened, setOpened] = useState<'revise' | 'correct' | null>(null);
  const close = () => setOpened(null);
  const reason = busyReason(session);
  const { data: check } = useQuery(referencesQuery(session.id));
  const download = wordDownload(async (ending) => ({
    document: reviewDocument(session, check?.references),
    name: `${reviewFileName(session.sessionName)}.${ending}`,
  }));
  return (
    <>
      <PageBar
        back={backToList('acadiora')}
        title={labels.title}
        name={session.sessionName}
        primary={
          <ReasonButton variant="contained" reason={reason} onClick={() => setOpened('revise')}>
            Muat naik versi baharu
          </ReasonButton>
        }
        more={
          <>
            <DownloadButton label={wordText.download} reason={null} onDownload={download} />
            <Button variant="outlined" onClick={() => window.print()}>
              Cetak
            </Button>
            <ReasonButton variant="outlined" reason={reason} onClick={() => setOpened('correct')}>
              {text.correct}
            </ReasonButton>
          </>
        }
      />
      {opened === 'revise' && <ReviseDialog sessionId={session.id} onClose={close} />}
      {opened === 'correct' && <CorrectDialog sessionId={session.id} evaluation={evaluation} onClose={close} />}
    </>
  );
}

/** Says that the paper is reviewed again, a new version or what was left out or corrected, or that this failed. */
function RevisionState({ session }: { session: Session }) {
  if (session.status === 'processing')
    return (
      <Box role="status" sx={{ my: 2, display: 'grid', gap: 1, justifyItems: 'start' }}>
        Kertas ini sedang dianalisis semula. Ulasan di bawah ialah ulasan sebelumnya.
        <FollowButton module={acadiora} session={session} />
      </Box>
    );
  if (session.errorMessage === null) return null;
  return <Fault title={text.againFailed} message={session.errorMessage} sx={{ my: 2 }} />;
}

/** What leads the review fits one screen; a review of a six-page paper fits ten printed pages. */
const compact = {
  '& ol > li + li': { mt: 2 },
  '& ol > li::marker': { fontWeight: 700, color: colours.gold },
  '@media print': {
    '& *': { fontSize: '9.5pt !important', lineHeight: '1.25 !important' },
    '& h1': { fontSize: '14pt !important' },
    '& h2, & h3': { fontSize: '10.5pt !important', my: '2px !important' },
    '& section, & details, & summary, & details > div': {
      p: '1px 0 !important',
      m: '2px 0 0 !important',
      border: '0 !important',
    },
    '& summary > div': { display: 'inline-flex !important', m: '0 0 0 8px !important' },
    '& p, & ol, & ul, & td, & th, & dl, & dt, & dd, & li, & dl > div': {
      my: '0 !important',
      py: '0.5px !important',
      maxWidth: 'none !important',
    },
    '& dl > div, & dt, & dd, & dd div:not(.no-print), & dd p, & dd ul, & dd li': { display: 'inline !important' },
    '& dt::after': { content: '": "' },
    '& dl > div:not(:last-child) > dd::after': { content: '" · "' },
    '& ol > li > p, & ol > li > div:not(.no-print)': { display: 'inline !important', mr: '4px' },
  },
} as const;

function Review({ session, evaluation }: { session: Session; evaluation: Evaluation }) {
  /** The version that was reviewed: a later one may be under way, or have failed. */
  const n = session.documents.findLastIndex(({ status }) => status === 'analysed');
  const overview = (
    <>
      <Findings title={labels.warnings} heading="h2" items={evaluation.warnings.map(warningLabel)} />
      <Overview evaluation={evaluation} />
    </>
  );
  return (
    <DocumentSource value={n === -1 ? null : { declared: acadioraApi.getDocument, sessionId: session.id, n }}>
      <Box sx={compact}>
        <Bar session={session} evaluation={evaluation} />
        <RevisionState session={session} />
        {evaluation.engineNotice !== null && <Notice label={labels.notice}>{evaluation.engineNotice}</Notice>}
        <LeftOut session={session} leftOut={evaluation.leftOut} />
        <ArtefactBlock value={drawnItem}>
          <Tabs
            label="Bahagian ulasan"
            tabs={[
              { label: 'Ringkasan', panel: overview },
              { label: labels.details, panel: <Details session={session} evaluation={evaluation} /> },
              {
                label: registerLabels.title,
                panel: (
                  <Register
                    key={evaluation.reviewedAt}
                    sessionId={session.id}
                    evaluation={evaluation}
                    reason={busyReason(session)}
                  />
                ),
              },
              { label: 'Pengesanan AI', panel: <AiDetection detection={evaluation.aiDetection} /> },
            ]}
          />
        </ArtefactBlock>
        <P sx={{ mt: 3, display: 'none', '@media print': { display: 'block' } }}>
          <strong>{labels.disclaimer}.</strong> {disclaimerText}
        </P>
      </Box>
    </DocumentSource>
  );
}

/** Spec 2 §2, ACADIORA results. */
export default function ResultsPage() {
  const { sessionId = '' } = useParams();
  return (
    <Page
      module={acadiora}
      title={labels.title}
      query={useQuery(sessions.sessionQuery(sessionId))}
      failure={sessionText.missing}
    >
      {(session) => session.evaluation && <Review session={session} evaluation={session.evaluation} />}
    </Page>
  );
}
