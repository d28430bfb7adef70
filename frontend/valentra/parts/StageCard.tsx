import Box from '@mui/material/Box';
import StepIcon from '@mui/material/StepIcon';
import type { ReactNode } from 'react';
import { H2, Card, Row, Small } from '../../ui/elements.tsx';
import { colours } from '../../app/theme.ts';
import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { valentraApi } from '../../../shared/valentra/api.ts';
import { type FileKind, valentraFileName, valentraFiles } from '../../../shared/valentra/fileNames.ts';
import { fetchFile, saveBlob } from '../../api/client.ts';
import { notify } from '../../ui/Notices.tsx';
import { chosenIn, ownPaper } from '../queries.ts';
import { isLapsedAt } from '../../../shared/moderation/signatures.ts';
import { stageTitles } from '../../../shared/valentra/labels.ts';
import { isOfPaper } from '../../../shared/valentra/paper/papers.ts';
import { cardNumber, isGenerated } from '../../../shared/valentra/workflow.ts';
import type { Session, StageName } from '../../../shared/valentra/schemas.ts';
import { Badge } from '../../ui/Badge.tsx';
import { MoreMenu } from '../../ui/frame/MoreMenu.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { SendButton } from '../../ui/moderation/parts.tsx';
import { SentBadge } from '../../ui/moderation/received.tsx';
import { Outdated } from '../../ui/work/Outdated.tsx';
import { WorkState } from '../../ui/work/useWork.tsx';
import { sourceNames } from '../artefact.ts';
import { nameIn, paperIn, type State, stageState } from '../../../shared/valentra/board.ts';
import { commonText } from '../../text/ms.ts';
import { busyText, stageNoun, stageText, withReason } from '../text.ts';
import type { Generation } from '../useGeneration.ts';
import { fetchedPart } from '../../ui/fetched.tsx';

/** A step of the session as a card with its number (spec 2 §2). `note`: what else is to be known of it. */
export const NumberedCard = ({
  id,
  number,
  title,
  state,
  isDone,
  isPrinted = false,
  paper,
  note,
  actions,
  children,
}: {
  id: string;
  number: number;
  title: string;
  state: State | null;
  isDone: boolean;
  /** Whether it shows what is worth its paper. */
  isPrinted?: boolean;
  /** That the document is of, where there are several. */
  paper?: string | undefined;
  note?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) => (
  <Card
    as="section"
    id={id}
    className={isPrinted ? '' : 'no-print'}
    sx={{ mt: 1.5, py: { xs: 1.5, sm: 1.5 }, breakInside: 'auto', '& > * + *': { mt: 1 } }}
  >
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px 12px', alignItems: 'center' }}>
      <StepIcon
        aria-hidden
        icon={number}
        completed={isDone}
        sx={{ fontSize: 'figure', '&&': { color: isDone ? colours.green : colours.gold } }}
      />
      <H2 tabIndex={-1} sx={{ flex: '1 1 220px', minWidth: 0, typography: 'h3' }}>
        <span className="hidden-text">{number}. </span>
        {title}
        {paper !== undefined && (
          <Small as="span" sx={{ display: 'block', fontWeight: 450 }}>
            {paper}
          </Small>
        )}
      </H2>
      <Row sx={{ alignItems: 'center', fontSize: 'small' }}>
        {state && <Badge tone={state.tone}>{state.text}</Badge>}
        {note}
      </Row>
      <Row className="no-print" sx={{ ml: 'auto', alignItems: 'center', flexWrap: 'nowrap' }}>
        {actions}
      </Row>
    </Box>
    {children}
  </Card>
);

const kinds = Object.keys(valentraFiles) as FileKind[];

const callOf = (kind: FileKind) =>
  valentraApi[`download${kind.charAt(0).toUpperCase()}${kind.slice(1)}` as `download${Capitalize<FileKind>}`];

/** The files of a document that is made. */
export function Downloads({ session, stage }: { session: Session; stage: StageName }) {
  const download = useMutation({
    mutationFn: async (kind: FileKind) =>
      saveBlob(
        await fetchFile(callOf(kind), {
          params: { sessionId: session.id },
          query: { assessmentId: chosenIn(session) ?? undefined },
        }),
        valentraFileName(kind, session, paperIn(session)),
      ),
    // The menu with the button closes by the click.
    onMutate: () => notify('info', 'Sedang memuat turun…'),
    onSuccess: () => notify('success', 'Fail Word telah dimuat turun.'),
    onError: () => notify('error', 'Gagal memuat turun dokumen. Sila cuba lagi.'),
  });
  const paper = ownPaper(session, stage);
  return kinds
    .filter((kind) => valentraFiles[kind].stage === stage)
    .map((kind) => (
      <Button
        key={kind}
        size="small"
        startIcon={<DownloadIcon />}
        loading={download.isPending && download.variables === kind}
        disabled={download.isPending}
        onClick={() => download.mutate(kind)}
      >
        Muat Turun {valentraFiles[kind].label}
        {paper && `: ${paper.type}`}
      </Button>
    ));
}

/** Opens by a click, so its code is fetched then. */
const PaperForm = fetchedPart(async () => (await import('./PaperForm.tsx')).PaperForm);

/** A document of the session: generation, preview and downloads (spec 2 §2). */
export function StageCard({
  session,
  stage,
  generation,
}: {
  session: Session;
  stage: StageName;
  generation: Generation;
}) {
  const { shown, show, generate, reason } = generation;
  const work = generation.workOf(stage);
  const isDone = isGenerated(session, stage);
  const isOpen = isDone && shown?.stage === stage && !shown.asks;
  const asks = shown?.stage === stage && shown.asks;
  const sent = session.moderation[stage] ?? [];
  const open = session.openFindings[stage] ?? 0;
  const paper = ownPaper(session, stage);
  const settings = (text: string) => (
    <ReasonButton variant="outlined" reason={reason} aria-expanded={asks} onClick={() => show(stage, true)}>
      {text}
    </ReasonButton>
  );
  const close = () => show(null);
  return (
    <NumberedCard
      id={stage}
      number={cardNumber(session, stage)}
      title={stageTitles[stage]}
      isDone={isDone}
      isPrinted={isOpen}
      state={work.isWaiting ? { text: 'Sedang dijana', tone: 'blue' } : stageState(session, stage)}
      paper={paper && `${paper.code} ${paper.type}`}
      note={
        isDone && (
          <>
            {open > 0 && `${open} dapatan`}
            <SentBadge sent={sent.map((one) => ({ ...one, isLapsed: isLapsedAt(one, session.versions[stage]) }))} />
          </>
        )
      }
      actions={
        <>
          {isDone ? (
            <Button
              size="small"
              variant="outlined"
              aria-label={isOpen ? stageText[stage].hide : stageText[stage].view}
              aria-expanded={isOpen}
              onClick={() => (isOpen ? close() : show(stage))}
            >
              {isOpen ? 'Tutup' : 'Papar'}
            </Button>
          ) : (
            !asks && (
              <ReasonButton
                size="small"
                variant="outlined"
                reason={reason}
                aria-expanded={stage === 'exam' ? false : undefined}
                onClick={() => generation.start(stage)}
              >
                {stageText[stage].generate}
              </ReasonButton>
            )
          )}
          {(isDone || stage === 'jsu') && (
            // Closed again when the form opens.
            <MoreMenu key={String(asks)} label={`Tindakan lain: ${stageNoun[stage]}`}>
              {stage === 'jsu' && settings('Tetapan Kertas')}
              {stage === 'exam' && settings(stageText.exam.generate)}
              {isDone && (
                <>
                  <SendButton
                    module="valentra"
                    sessionId={session.id}
                    artefact={nameIn(session, stage)}
                    version={session.versions[stage] ?? 1}
                    before={<Needs stage={stage} session={session} />}
                  >
                    Hantar untuk semakan
                  </SendButton>
                  <Downloads session={session} stage={stage} />
                </>
              )}
            </MoreMenu>
          )}
        </>
      }
    >
      {!isDone && <Small>{stageText[stage].intro}</Small>}
      <WorkState
        work={work}
        working={stageText[stage].working}
        duration="Penjanaan biasanya mengambil masa 1 hingga 2 minit."
        failed={(failure) => withReason(stageText[stage].failed, failure)}
        retryReason={reason}
        onRetry={() => generation.start(stage)}
      />
      {!work.isWaiting && (
        <Outdated
          name={stageNoun[stage]}
          stage={stage}
          origins={session.origins}
          names={sourceNames}
          reason={generation.isBusy ? busyText : null}
          onAgain={work.failure === null ? () => void generation.again(stage) : null}
        />
      )}
      {asks && isOfPaper(stage) && (
        <PaperForm
          session={session}
          stage={stage}
          reason={reason}
          onSubmit={(chosen, withJsu) => void generate(withJsu ? ['jsu', 'exam'] : [stage], chosen)}
          onCancel={close}
        />
      )}
      {isOpen && (
        <Box sx={{ pt: 1.5, borderTop: `2px solid ${colours.goldBright}` }}>
          <Panel name={stage} session={session} />
        </Box>
      )}
    </NumberedCard>
  );
}

/** The panels are large, so their code is fetched when the first is opened. What is below them stays out of view meanwhile. */
const Panel = fetchedPart(
  async () => (await import('./Panel.tsx')).default,
  <Box sx={{ minHeight: '90vh' }}>{commonText.loading}</Box>,
);

const Needs = fetchedPart(async () => (await import('./Panel.tsx')).Needs);
