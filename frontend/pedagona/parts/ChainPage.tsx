import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { chainLabels, stageTitles, stepLabels } from '../../../shared/pedagona/labels/chainLabels.ts';
import { courseTitle } from '../../../shared/course/rules.ts';
import { dateTimeLabel } from '../../../shared/text/labels.ts';
import { teachingLine } from '../../../shared/pedagona/courses.ts';
import { notFoundText } from '../../../shared/text/texts.ts';
import { Listed } from '../../ui/artefact/Texts.tsx';
import { teachingText } from '../text.ts';
import { resultLabels as labels } from '../../../shared/pedagona/labels/resultLabels.ts';
import { frameState, isFrame } from '../../../shared/pedagona/frames.ts';
import { chainArtefacts, type StageName } from '../../../shared/pedagona/artefacts.ts';
import { paths } from '../../app/paths.ts';
import { wordText } from '../../text/session.ts';
import { Marked } from '../../ui/artefact/Blocks.tsx';
import { type PagePart, WithContents } from '../../ui/frame/Contents.tsx';
import { DownloadButton } from '../../ui/work/DownloadButton.tsx';
import { Sending } from '../../ui/moderation/parts.tsx';
import { Versions } from '../../ui/edit/EditablePart.tsx';
import { EditingArea } from '../../ui/edit/EditingArea.tsx';
import { Fold, LinkButton, Notice, ShortFact, ShortFacts } from '../../ui/elements.tsx';
import { CardPlaceholders } from '../../ui/Async.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { NamedButton } from '../../ui/ReasonButton.tsx';
import { fetchedPart } from '../../ui/fetched.tsx';
import { backToList, OfSession, SampleNotice } from '../../ui/session/sessionActions.tsx';
import { NoticeLine } from '../../ui/frame/NoticeLine.tsx';
import { PageBar } from '../../ui/frame/PageBar.tsx';
import { pedagonaArtefact, sessionIn } from '../artefact.ts';
import { artefactQuery, sessions, type ArtefactOf, type ChainReply, type SessionReply } from '../queries.ts';
import { hrefIn } from '../steps.ts';
import { chainWord } from '../wordFiles.ts';
import { askTeaching, StepTracker, UpdateAll } from './Stages.tsx';
import { queryClient } from '../../api/queries.ts';

const Glossary = fetchedPart(
  async () => (await import('./Glossary.tsx')).Glossary,
  <CardPlaceholders count={1} height={56} />,
);

interface Props<S extends StageName> {
  stage: S;
  /** What leads to the next stage; after the report that is the export. */
  primary?: (artefact: ArtefactOf<S>) => ReactNode;
  contents?: readonly PagePart[];
  children: (artefact: ArtefactOf<S>, session: SessionReply) => ReactNode;
}

interface Made {
  artefact: ChainReply;
  session: SessionReply;
}

/** The session that the page's artefact is of. */
const SessionFacts = ({ session: { id: sessionId, createdAt, coursesAnalysis, teaching } }: Pick<Made, 'session'>) => (
  <Fold title="Maklumat sesi">
    <ShortFacts>
      <ShortFact label={labels.createdAt}>
        <time dateTime={createdAt}>{dateTimeLabel(createdAt)}</time>
      </ShortFact>
      <ShortFact label={chainLabels.courses}>
        <Listed parts={coursesAnalysis.map((course) => courseTitle(course, notFoundText))} />
      </ShortFact>
      <ShortFact label={teachingText.name}>
        {teachingLine(teaching)}{' '}
        <NamedButton
          className="no-print"
          text={teachingText.change}
          of={teachingText.name}
          onClick={() => void askTeaching({ sessionId, teaching, confirm: 'Simpan' })}
        />
      </ShortFact>
    </ShortFacts>
  </Fold>
);

function Shown({ stage, primary, contents, artefact, session, children }: Props<StageName> & Made) {
  const { id, version, sessionId, sessionName, checks, engineNotice, origins } = artefact;

  const { after } = chainArtefacts[stage];
  const reread = () => queryClient.fetchQuery({ ...artefactQuery(stage, id), staleTime: 0 });
  const content = children(artefact, session);
  const exports = checks.merangkaiId !== null && (
    <LinkButton
      to={paths.pedagonaExport.href({ merangkaiId: checks.merangkaiId })}
      variant={stage === 'report' ? 'contained' : 'outlined'}
    >
      Pusat Eksport
    </LinkButton>
  );
  return (
    <>
      <EditingArea artefact={pedagonaArtefact(id, stage, artefact)} version={version} reread={reread}>
        <PageBar
          back={
            after === null
              ? backToList('pedagona')
              : { to: hrefIn(checks, after) ?? '', label: `Kembali ke ${stepLabels[after]}` }
          }
          title={stageTitles[stage]}
          name={sessionName}
          onRename={(name) => sessions.rename(sessionId, name)}
          state={isFrame(artefact) && <Badge tone="orange">{frameState}</Badge>}
          primary={stage === 'report' ? exports : primary?.(artefact)}
          {...(contents && { contents })}
          download={
            <>
              <DownloadButton label={wordText.download} reason={null} onDownload={chainWord(stage, artefact)} />
              {stage !== 'report' && exports}
            </>
          }
          more={<Versions isComparable={origins[stage]?.isComparable ?? false} />}
        />
        <StepTracker at={[stage, sessionId, checks, origins]} />
        <SampleNotice module="pedagona" session={session} copy={sessions.copySession} />
        <NoticeLine>
          <UpdateAll sessionId={sessionId} origins={origins} shown={stage} />
          {engineNotice !== null && <Notice label={labels.notice}>{engineNotice}</Notice>}
        </NoticeLine>
        <Marked of={artefact}>{contents ? <WithContents parts={contents}>{content}</WithContents> : content}</Marked>
      </EditingArea>
      {stage === 'report' && <Sending module="pedagona" sessionId={sessionId} artefact={stage} version={version} />}
      <SessionFacts session={session} />
      <Glossary />
    </>
  );
}

/** The page of an artefact of the chain: its session, steps, actions and editable texts (spec 1 §2). */
export function ChainPage<S extends StageName>(props: Props<S>) {
  const { stage } = props;
  const { [`${stage}Id`]: id = '' } = useParams();
  const session = useQuery(sessions.sessionQuery(sessionIn(id)));
  const frame = { module: 'pedagona', heading: stageTitles[stage], count: 3, height: 220 } as const;
  return (
    <OfSession {...frame} query={useQuery(artefactQuery<StageName>(stage, id))} missing={chainArtefacts[stage].missing}>
      {(artefact) => (
        <OfSession {...frame} query={session}>
          {(found) => <Shown {...(props as unknown as Props<StageName>)} artefact={artefact} session={found} />}
        </OfSession>
      )}
    </OfSession>
  );
}
