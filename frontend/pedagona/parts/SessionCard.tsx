import CheckIcon from '@mui/icons-material/Check';
import Chip from '@mui/material/Chip';
import { LinkButton, PlainList, Small } from '../../ui/elements.tsx';
import { pedagonaApi } from '../../../shared/pedagona/api.ts';
import { merangkaiFault } from '../../../shared/pedagona/rules.ts';
import type { SessionSummary, StageChecks } from '../../../shared/pedagona/schemas.ts';
import { call } from '../../api/client.ts';
import { colours } from '../../app/theme.ts';
import { sessionText } from '../../text/session.ts';
import { DownloadButton } from '../../ui/DownloadButton.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { FollowButton } from '../../ui/session/ResultsPage.tsx';
import { AnalysisState, SessionCard as Card } from '../../ui/session/SessionCard.tsx';
import { StatusBadge } from '../../ui/Badge.tsx';
import { pedagona } from '../queries.ts';
import { hrefIn } from '../steps.ts';
import { analysisText, listText, reasonText, stageText } from '../text.ts';
import { useStage } from '../useStage.ts';
import { analysisWord } from '../wordFiles.ts';
import { StageButton, StageState } from './PageHead.tsx';
import { linksOf } from '../../app/paths.ts';

const stages = ['merangkai', 'scripts', 'dlo', 'report'] as const;

/** The four progress chips of a completed session, ticked or not (spec 1 §2). */
const StageChips = ({ checks }: { checks: StageChecks }) => (
  <PlainList aria-label="Kemajuan" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
    {stages.map((stage) => (
      <Chip
        key={stage}
        component="li"
        size="small"
        variant="outlined"
        {...(checks[stage] ? { icon: <CheckIcon /> } : {})}
        label={
          <>
            {listText.chips[stage]}
            <span className="hidden-text">: {checks[stage] ? 'selesai' : 'belum ada'}</span>
          </>
        }
        sx={
          checks[stage]
            ? { borderColor: colours.green, bgcolor: colours.greenPale, '&, & .MuiChip-icon': { color: colours.green } }
            : { border: '1px dashed #8b8471', color: 'text.secondary' }
        }
      />
    ))}
  </PlainList>
);

const shortcuts = [
  ['scripts', 'Lihat Skrip'],
  ['dlo', 'Lihat DLO'],
  ['report', 'Lihat Laporan'],
] as const;

const Shortcuts = ({ checks }: { checks: StageChecks }) =>
  shortcuts.map(([stage, label]) => {
    const href = hrefIn(checks, stage);
    return (
      href !== null && (
        <LinkButton key={stage} to={href}>
          {label}
        </LinkButton>
      )
    );
  });

const merangkaiReason = ({ status, coursesCount }: SessionSummary): string | null =>
  status === 'completed' ? merangkaiFault(coursesCount, false) : reasonText.notCompleted;

/** A session in the list (spec 1 §2, session list). */
export function SessionCard({ session, onDelete }: { session: SessionSummary; onDelete: () => void }) {
  const { id: sessionId, status, checks, coursesCount, documents } = session;
  const isCompleted = status === 'completed';
  const unready = isCompleted ? null : reasonText.notCompleted;
  const reason = merangkaiReason(session);
  const canLink = reason === null && !checks.merangkai;
  const work = useStage('merangkai', { sessionId, parentId: sessionId, enabled: canLink });
  const download = analysisWord('merungkai', () =>
    call(pedagonaApi.getSession, { params: { sessionId } }, { fallback: analysisText.fetchFailed }),
  );
  return (
    <Card
      session={session}
      badge={<StatusBadge status={status} />}
      facts={{ after: `${coursesCount} kursus, ${documents.length} dokumen` }}
      onDelete={onDelete}
      buttons={
        <>
          {!isCompleted && <FollowButton module={pedagona} session={session} />}
          {isCompleted ? (
            <LinkButton variant="contained" to={linksOf('pedagona').results(sessionId)}>
              {sessionText.view}
            </LinkButton>
          ) : (
            <ReasonButton variant="outlined" reason={unready}>
              {sessionText.view}
            </ReasonButton>
          )}
          <DownloadButton label="Merungkai" reason={unready} onDownload={download} />
          <StageButton
            stage="merangkai"
            variant="outlined"
            work={work}
            href={hrefIn(checks, 'merangkai')}
            reason={reason}
          />
          <Shortcuts checks={checks} />
        </>
      }
      note={canLink && !work.isWaiting && <Small>{stageText.merangkai.duration}</Small>}
    >
      <AnalysisState session={session} failed={analysisText.failed} steps={analysisText.steps} />
      {isCompleted && <StageChips checks={checks} />}
      <StageState stage="merangkai" work={work} />
    </Card>
  );
}
