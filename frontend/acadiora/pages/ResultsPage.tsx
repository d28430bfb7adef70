import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { linksOf } from '../../app/paths.ts';
import { Notice, sectionId } from '../../ui/elements.tsx';
import type { PagePart } from '../../ui/frame/Contents.tsx';
import { acadioraApi } from '../../../shared/acadiora/api.ts';
import { criterionKeys } from '../../../shared/acadiora/criteria.ts';
import {
  aiLabels,
  numberedTitle,
  referenceCheckText,
  reviewLabels as labels,
  revisionLabels,
} from '../../../shared/acadiora/labels.ts';
import type { ReferenceCheck } from '../../../shared/acadiora/facts.ts';
import { registerLabels } from '../../../shared/acadiora/registerGroups.ts';
import type { Evaluation, Session } from '../../../shared/acadiora/schemas.ts';
import { reviewDocument, reviewFileName } from '../../../shared/acadiora/word.ts';
import { sessionText, wordText } from '../../text/session.ts';
import { ArtefactBlock } from '../../ui/artefact/Texts.tsx';
import { Fault } from '../../ui/Async.tsx';
import { DocumentSource } from '../../ui/document/DocumentPlace.tsx';
import { DownloadButton, wordDownload } from '../../ui/work/DownloadButton.tsx';
import { PageBar } from '../../ui/frame/PageBar.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { FollowButton, backToList, OfSession, RemoveButton, SampleNotice } from '../../ui/session/sessionActions.tsx';
import { reveal, Tabs } from '../../ui/Tabs.tsx';
import { VotedContext } from '../../ui/vote/voted.ts';
import { opened } from '../../ui/fetched.tsx';
import { drawnItem } from '../parts/items.tsx';
import { AiDetection, Details, LeftOut, Overview, Verdict } from '../parts/Review.tsx';
import { References } from '../parts/References.tsx';
import { Register } from '../parts/Register.tsx';
import { Versions } from '../parts/Versions.tsx';
import { acadiora, followedQuery, referencesQuery, sessions } from '../queries.ts';
import { resultsText as text } from '../text.ts';

/** The parts of a review that have a place of their own. */
const contentsOf = ({ revision }: Evaluation): PagePart[] => [
  ...(revision === null ? [] : [{ id: 'versi', title: revisionLabels.title }]),
  { id: 'bacaan', title: registerLabels.title },
  { id: sectionId(aiLabels.title), title: aiLabels.title },
  ...criterionKeys.map((id) => ({ id, title: numberedTitle(id), of: labels.details })),
];

/** A print has the facts of a remark in one line. */
const dense = {
  '& details h2': { typography: 'h3' },
  '@media print': {
    '& dl > div, & dt, & dd, & dd :not(.no-print)': { display: 'inline !important', p: '0 !important', border: 0 },
    '& dt::after': { content: '": "' },
    '& dl > div:not(:last-child) > dd::after': { content: '" · "' },
  },
} as const;

/** The parts of a review. Whether references are checked is known after the others, so it is the last. */
function tabsOf(sessionId: string, evaluation: Evaluation, check: ReferenceCheck | undefined, reason: string | null) {
  const { revision, aiDetection } = evaluation;
  const register = <Register sessionId={sessionId} evaluation={evaluation} reason={reason} />;
  const tabs = [
    { label: 'Ringkasan', panel: <Overview evaluation={evaluation} /> },
    { label: labels.details, panel: <Details evaluation={evaluation} /> },
    { label: registerLabels.title, panel: register },
    { label: 'Pengesanan AI', panel: <AiDetection detection={aiDetection} /> },
  ];
  if (revision) tabs.push({ label: 'Versi', panel: <Versions evaluation={evaluation} revision={revision} /> });
  if (check?.isOn || check?.references) {
    const references = <References sessionId={sessionId} check={check} isBusy={reason !== null} />;
    tabs.push({ label: referenceCheckText.title, panel: references });
  }
  return tabs;
}

function Review({ session, evaluation }: { session: Session; evaluation: Evaluation }) {
  const { id, documents, errorMessage } = session;
  const { data: check } = useQuery(referencesQuery(id));
  /** The version that was reviewed: a later one may be under way, or have failed. */
  const n = documents.findLastIndex(({ status }) => status === 'analysed');
  const reason = session.status === 'processing' ? referenceCheckText.busy : null;
  const download = wordDownload(async (ending) => ({
    document: reviewDocument(session, check?.references),
    name: `${reviewFileName(session.sessionName)}.${ending}`,
  }));
  return (
    <DocumentSource value={n === -1 ? null : { declared: acadioraApi.getDocument, sessionId: id, n }}>
      <Box sx={dense}>
        <PageBar
          back={backToList('acadiora')}
          title={labels.title}
          name={session.sessionName}
          onRename={(name) => sessions.rename(id, name)}
          contents={contentsOf(evaluation)}
          download={<DownloadButton label={wordText.download} reason={null} onDownload={download} />}
          primary={
            <ReasonButton
              variant="contained"
              reason={reason}
              onClick={() =>
                void opened(() => import('../parts/ReviseDialog.tsx')).then(({ askRevision }) => askRevision(id))
              }
            >
              Muat naik versi baharu
            </ReasonButton>
          }
          more={
            <>
              <Button onClick={() => window.print()}>Cetak</Button>
              <Button onClick={() => reveal('bacaan')}>{text.correct}</Button>
              <RemoveButton module="acadiora" session={session} deleteSession={sessions.deleteSession} />
            </>
          }
        />
        <SampleNotice module="acadiora" session={session} copy={sessions.copySession} />
        {reason !== null && (
          <Notice>
            {reason} Ulasan di bawah ialah ulasan sebelumnya. <FollowButton module={acadiora} session={session} />
          </Notice>
        )}
        {reason === null && errorMessage !== null && <Fault title={text.againFailed} message={errorMessage} />}
        <Verdict evaluation={evaluation} />
        {evaluation.engineNotice !== null && <Notice label={labels.notice}>{evaluation.engineNotice}</Notice>}
        <LeftOut session={session} leftOut={evaluation.leftOut} />
        <VotedContext value={{ calls: acadioraApi, sessionId: id, artefact: 'evaluation' }}>
          <ArtefactBlock value={drawnItem}>
            <Tabs label="Bahagian ulasan" tabs={tabsOf(id, evaluation, check, reason)} />
          </ArtefactBlock>
        </VotedContext>
      </Box>
    </DocumentSource>
  );
}

/** Spec 2 §2, ACADIORA results. */
export default function ResultsPage() {
  const { sessionId = '' } = useParams();
  return (
    <OfSession
      module="acadiora"
      query={useQuery(followedQuery(sessionId))}
      heading={labels.title}
      failure={sessionText.missing}
      height={300}
    >
      {(session) =>
        session.evaluation ? (
          <Review session={session} evaluation={session.evaluation} />
        ) : (
          <Navigate to={linksOf('acadiora').processing(sessionId)} replace />
        )
      }
    </OfSession>
  );
}
