import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { StageName } from '../../../shared/pedagona/stages.ts';
import { chainLabels as labels } from '../../../shared/pedagona/chain-labels.ts';
import { courseTitle, dateTimeLabel } from '../../../shared/pedagona/result-labels.ts';
import { notFoundText } from '../../../shared/texts.ts';
import { paths } from '../../app/paths.ts';
import { colours } from '../../app/theme.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import type { ChainReply } from '../chainQueries.ts';
import { chainText } from '../chainText.ts';
import { EditingArea } from '../edit/EditingArea.tsx';
import { Versions } from '../../ui/edit/Versions.tsx';
import { useSession } from '../queries.ts';
import { StatedList } from './Facts.tsx';
import { StepTracker } from './StepTracker.tsx';

/** Back to the session list; also the way out of a page whose artefact is not there. */
export const BackToList = () => (
  <Button component={Link} to={paths.pedagona.href()} variant="outlined">
    {chainText.back}
  </Button>
);

export const BackToMerangkai = ({ merangkaiId }: { merangkaiId: string }) => (
  <Button component={Link} to={paths.pedagonaMerangkai.href({ merangkaiId })} variant="outlined">
    {chainText.backToMerangkai}
  </Button>
);

export const BackToDlo = ({ dloId }: { dloId: string }) => (
  <Button component={Link} to={paths.pedagonaDlo.href({ dloId })} variant="outlined">
    {chainText.backToDlo}
  </Button>
);

/** The export centre of a session that has a merangkai. */
export const ExportLink = ({ merangkaiId }: { merangkaiId: string | null }) =>
  merangkaiId !== null && (
    <Button component={Link} to={paths.pedagonaExport.href({ merangkaiId })} variant="outlined">
      {chainText.exports}
    </Button>
  );

/** What the page belongs to: the same facts that open its Word file. */
function SessionFacts({ artefact: { sessionId, sessionName, sessionCreatedAt } }: { artefact: ChainReply }) {
  const { data: session } = useSession(sessionId);
  return (
    <Box component="dl" sx={{ m: 0, mt: 1, '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: 1 } }}>
      <div>
        <Box component="dt" sx={{ color: 'text.secondary' }}>
          {labels.sessionName}
        </Box>
        <Box component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{sessionName}</bdi>
        </Box>
      </div>
      <div>
        <Box component="dt" sx={{ color: 'text.secondary' }}>
          {labels.createdAt}
        </Box>
        <Box component="dd" sx={{ m: 0 }}>
          <time dateTime={sessionCreatedAt}>{dateTimeLabel(sessionCreatedAt)}</time>
        </Box>
      </div>
      <div>
        <Box component="dt" sx={{ color: 'text.secondary' }}>
          {labels.courses}
        </Box>
        <Box component="dd" sx={{ m: 0, minHeight: '1.6em' }}>
          <StatedList parts={session?.coursesAnalysis.map((course) => courseTitle(course, notFoundText)) ?? []} />
        </Box>
      </div>
    </Box>
  );
}

/**
 * What the four pages of the chain share: heading, session, step tracker, how it was made, actions, and that its texts can be edited.
 */
export function ChainFrame({
  stage,
  title,
  artefact,
  reread,
  actions,
  children,
}: {
  stage: StageName;
  title: string;
  artefact: ChainReply;
  reread: () => Promise<ChainReply>;
  actions: ReactNode;
  children: ReactNode;
}) {
  const { id, version, sessionId, sessionName, checks, engineNotice } = artefact;
  return (
    <>
      <PageHeading title={`${title}: ${sessionName}`}>{title}</PageHeading>
      <SessionFacts artefact={artefact} />
      <StepTracker current={stage} sessionId={sessionId} checks={checks} />
      {engineNotice !== null && (
        <Box component="p" role="note" sx={{ p: 1.5, bgcolor: colours.goldPale, borderRadius: 1 }}>
          <strong>{labels.notice}</strong>
          <br />
          {engineNotice}
        </Box>
      )}
      <EditingArea
        artefactId={id}
        name={stage}
        version={version}
        reread={async () => {
          const fresh = await reread();
          return { artefact: fresh, version: fresh.version };
        }}
      >
        <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          {actions}
          <Versions />
        </Box>
        {children}
      </EditingArea>
    </>
  );
}
