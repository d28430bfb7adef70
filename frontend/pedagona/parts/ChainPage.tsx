import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { chainLabels as labels, stepLabels } from '../../../shared/pedagona/chainLabels.ts';
import { glossary } from '../../../shared/pedagona/glossary.ts';
import { courseTitle } from '../../../shared/course/rules.ts';
import { dateTimeLabel } from '../../../shared/text/labels.ts';
import { teachingLine } from '../../../shared/pedagona/teaching.ts';
import type { StageName } from '../../../shared/pedagona/stages.ts';
import { notFoundText } from '../../../shared/texts.ts';
import { paths } from '../../app/paths.ts';
import { wordText } from '../../text/session.ts';
import { StatedList } from '../../ui/artefact/Texts.tsx';
import { Async, CardPlaceholders } from '../../ui/Async.tsx';
import { DownloadButton } from '../../ui/DownloadButton.tsx';
import { EditingArea } from '../../ui/edit/EditingArea.tsx';
import { Versions } from '../../ui/edit/Versions.tsx';
import { useUnconfirmed } from '../../ui/course/useUnconfirmed.ts';
import { Fact, PageHeading, Soft, Value, Fold, Notice } from '../../ui/elements.tsx';
import { BackButton } from '../../ui/session/sessionActions.tsx';
import { Outdated, useEditsQuestion } from '../../ui/work/Outdated.tsx';
import { pedagonaArtefact, sourceNames } from '../artefact.ts';
import { sessions, type ArtefactQuery, type ChainReply } from '../queries.ts';
import { hrefIn } from '../steps.ts';
import { stageText, teachingText } from '../text.ts';
import { useStage } from '../useStage.ts';
import { useChainWord } from '../useWordFile.ts';
import { ActionRow, Contents, HeadRow } from './PageHead.tsx';
import { StageState, StepTracker } from './StageAction.tsx';
import { useTeaching } from './Teaching.tsx';

const Known = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
    <Soft as="dt">{label}</Soft>
    <Value sx={{ minHeight: '1.6em' }}>{children}</Value>
  </Box>
);

function SessionFacts({ artefact: { sessionId, sessionName, sessionCreatedAt } }: { artefact: ChainReply }) {
  const { data: session } = useQuery(sessions.sessionQuery(sessionId));
  const { dialog, ask } = useTeaching(sessionId);
  return (
    <Box
      component="details"
      sx={{
        '& > summary': { cursor: 'pointer', overflowWrap: 'anywhere' },
        // On a phone on one line with the table of contents.
        '&:not([open])': { flex: { xs: '1 1 0', sm: 'none' }, minWidth: 0 },
        '&:not([open]) > summary': {
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: { xs: 'nowrap', sm: 'normal' },
        },
      }}
    >
      <summary>
        {labels.sessionName}: <strong>{sessionName}</strong>
      </summary>
      <dl>
        <Known label={labels.createdAt}>
          <time dateTime={sessionCreatedAt}>{dateTimeLabel(sessionCreatedAt)}</time>
        </Known>
        <Known label={labels.courses}>
          <StatedList parts={session?.coursesAnalysis.map((course) => courseTitle(course, notFoundText)) ?? []} />
        </Known>
        {session && (
          <Known label={teachingText.name}>
            {teachingLine(session.teaching)}{' '}
            <Button
              className="no-print"
              size="small"
              aria-label={`${teachingText.change}: ${teachingText.name}`}
              sx={{ py: 0 }}
              onClick={() => void ask({ teaching: session.teaching, confirm: 'Simpan' })}
            >
              {teachingText.change}
            </Button>
            {dialog}
          </Known>
        )}
      </dl>
    </Box>
  );
}

/** Makes the stage again when what it was made from has changed; the wait for that, or its failure. */
function Again({ stage, artefact }: { stage: StageName; artefact: ChainReply }) {
  const { id, sessionId, checks, origins } = artefact;
  const origin = origins[stage];
  const parentId = { merangkai: sessionId, scripts: checks.merangkaiId, dlo: checks.merangkaiId, report: checks.dloId };
  const work = useStage(stage, { sessionId, parentId: parentId[stage] ?? '', enabled: true, isShown: true });
  const { dialog, ask } = useEditsQuestion();
  const unconfirmed = useUnconfirmed();
  const queries = useQueryClient();
  const { nameOf } = pedagonaArtefact(id, stage, artefact);
  const start = async () => {
    if (stage === 'merangkai') {
      const session = await queries.fetchQuery(sessions.sessionQuery(sessionId));
      if (!(await unconfirmed.ask(session.coursesAnalysis))) return;
    }
    const edits = await ask((origin?.edited ?? []).map(nameOf));
    if (edits !== null) work.start({ again: true, edits });
  };
  return (
    <>
      <StageState stage={stage} work={{ ...work, start: () => void start() }} />
      {!work.isWaiting && (
        <Outdated
          name={stepLabels[stage]}
          stage={stage}
          origins={origins}
          names={sourceNames}
          reason={null}
          onAgain={work.failure === null ? () => void start() : null}
        />
      )}
      {unconfirmed.dialog}
      {dialog}
    </>
  );
}

/** The stage that each is made from, where its page leads back to. */
const before = { scripts: 'merangkai', dlo: 'merangkai', report: 'dlo' } as const;
const backTo = { merangkai: 'Kembali ke Merangkai', dlo: 'Kembali ke DLO' };

interface Props<A extends ChainReply> {
  stage: StageName;
  title: string;
  query: (id: string) => ArtefactQuery<A>;
  /** What leads to the next stage; after the report that is the export. */
  primary?: (artefact: A) => ReactNode;
  children: (artefact: A) => ReactNode;
}

function Shown<A extends ChainReply>({ stage, title, query, primary, artefact, children }: Props<A> & { artefact: A }) {
  const queries = useQueryClient();
  const download = useChainWord(stage, artefact);
  const { id, version, sessionId, sessionName, checks, engineNotice, origins } = artefact;
  const reread = async () => {
    const fresh = await queries.fetchQuery({ ...query(id), staleTime: 0 });
    return { artefact: fresh, version: fresh.version };
  };
  const exports = checks.merangkaiId !== null && (
    <Button
      component={Link}
      to={paths.pedagonaExport.href({ merangkaiId: checks.merangkaiId })}
      variant={stage === 'report' ? 'contained' : 'outlined'}
    >
      Pusat Eksport
    </Button>
  );
  return (
    <>
      <HeadRow>
        <PageHeading title={`${title}: ${sessionName}`}>{title}</PageHeading>
        <SessionFacts artefact={artefact} />
        <Contents />
      </HeadRow>
      <StepTracker current={stage} sessionId={sessionId} checks={checks} origins={origins} />
      <Again stage={stage} artefact={artefact} />
      <EditingArea artefact={pedagonaArtefact(id, stage, artefact)} version={version} reread={reread}>
        <ActionRow
          further={
            <>
              {stage === 'merangkai' ? (
                <BackButton module="pedagona" />
              ) : (
                <Button component={Link} to={hrefIn(checks, before[stage]) ?? ''} variant="outlined">
                  {backTo[before[stage]]}
                </Button>
              )}
              <DownloadButton label={wordText.download} reason={null} onDownload={download} />
              {stage !== 'report' && exports}
              <Versions isComparable={origins[stage]?.isComparable ?? false} />
            </>
          }
        >
          {stage === 'report' ? exports : primary?.(artefact)}
        </ActionRow>
        {engineNotice !== null && <Notice label={labels.notice}>{engineNotice}</Notice>}
        {children(artefact)}
      </EditingArea>
      <Box className="no-print">
        <Fold title={labels.glossary}>
          <dl>
            {Object.entries(glossary).map(([term, meaning]) => (
              <Fact key={term} label={term}>
                {meaning}
              </Fact>
            ))}
          </dl>
        </Fold>
      </Box>
    </>
  );
}

/** The page of an artefact of the chain: its session, steps, actions and editable texts (spec 1 §2). */
export function ChainPage<A extends ChainReply>(props: Props<A>) {
  const { stage, title, query } = props;
  const { [`${stage}Id`]: id = '' } = useParams();
  return (
    <Async
      query={useQuery(query(id))}
      waiting={<CardPlaceholders count={3} height={220} />}
      heading={title}
      missing={{ message: stageText[stage].missing, action: <BackButton module="pedagona" /> }}
    >
      {(artefact) => <Shown {...props} artefact={artefact} />}
    </Async>
  );
}
