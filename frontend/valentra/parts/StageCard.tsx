import Box from '@mui/material/Box';
import StepIcon from '@mui/material/StepIcon';
import { type ReactNode, useState } from 'react';
import { H2, Card, Row, Soft, Section, Strong } from '../../ui/elements.tsx';
import { colours } from '../../app/theme.ts';
import Button from '@mui/material/Button';
import { courseGap } from '../../../shared/course/rules.ts';
import { reviewLabels, stageTitles } from '../../../shared/valentra/labels.ts';
import { isOfPaper } from '../../../shared/valentra/paper/papers.ts';
import { cardNumber, isGenerated } from '../../../shared/valentra/workflow.ts';
import { courseNeeds } from '../../../shared/valentra/figures.ts';
import type { Session, StageName } from '../../../shared/valentra/schemas.ts';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { Outdated, askEdits, askUnconfirmed } from '../../ui/work/Outdated.tsx';
import { WorkState } from '../../ui/work/useWork.tsx';
import { partName, sourceNames } from '../artefact.ts';
import { startedAtOf } from '../stages.ts';
import { stageCardText as text, stageNoun, stageText, withReason } from '../text.ts';
import { type Generation, type JsuSettings, jsuSettings } from '../useGeneration.ts';
import { Downloads } from './Downloads.tsx';
import type { PanelName } from './Panel.tsx';
import { fetchedPart } from '../../ui/fetched.tsx';

/** A step of the session as a card with its number (spec 2 §2). `state`: its state in words. */
export const NumberedCard = ({
  number,
  title,
  state,
  isDone,
  children,
}: {
  number: number;
  title: string;
  state: string;
  isDone: boolean;
  children: ReactNode;
}) => (
  <Card as="section" sx={{ mt: 2, breakInside: 'auto' }}>
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'start', mb: 1 }}>
      <StepIcon
        aria-hidden
        icon={number}
        completed={isDone}
        sx={{ fontSize: 'figure', '&&': { color: isDone ? colours.green : colours.gold } }}
      />
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
        <H2 sx={{ flex: '1 1 200px', mt: '4px' }}>
          <span className="hidden-text">{number}. </span>
          {title}
        </H2>
        <Strong sx={{ color: isDone ? colours.green : 'text.secondary', fontSize: 'small' }}>{state}</Strong>
      </Box>
    </Box>
    {children}
  </Card>
);

interface Props {
  session: Session;
  stage: StageName;
  generation: Generation;
}

function stateOf({ session, stage, generation }: Props): string {
  if (generation.isWorking(stage)) return 'Sedang dijana';
  if (!isGenerated(session, stage)) return 'Belum dijana';
  const open = session.openFindings[stage] ?? 0;
  return [text.done, reviewLabels[session.states[stage] ?? 'draf'], ...(open === 0 ? [] : [`${open} dapatan`])].join(
    ', ',
  );
}

/** The forms open by a click, so their code is fetched then. */
const PaperForm = fetchedPart(async () => (await import('./PaperForm.tsx')).PaperForm);
const ExamForm = fetchedPart(async () => (await import('./ExamForm.tsx')).ExamForm);

/** A document of the session: generation, preview and downloads (spec 2 §2). */
export function StageCard(props: Props) {
  const { session, stage, generation } = props;
  const isDone = isGenerated(session, stage);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [asksSettings, setAsksSettings] = useState(false);
  // A document that was just generated opens by itself; then the user decides.
  const isOpen = isDone && (chosen ?? generation.latest === stage);
  const { course } = session;
  const gap = course === null ? null : courseGap([course], courseNeeds);
  const busyReason = generation.isBusy ? text.busy : gap;
  const generate = async (settings?: JsuSettings, withJsu = false) => {
    if (stage === 'jst' && course !== null && !(await askUnconfirmed([course]))) return;
    const remade = withJsu ? (['jsu', stage] as const) : [stage];
    const edits = await askEdits(remade.flatMap((one) => (session.origins[one]?.edited ?? []).map(partName)));
    if (edits === null) return;
    setAsksSettings(false);
    if (withJsu) generation.generateBoth({ edits, ...settings });
    else generation.generate(stage, { edits, ...settings });
  };
  const exam = session.examQuestions;
  const presentSettings = exam && { questionType: exam.examInfo.type, numberOfQuestions: exam.questions.length };
  // What is outdated is made again as it is; another exam is asked for by its own button.
  const asItIs = { exam: presentSettings ?? undefined, jsu: jsuSettings(session.jsu) };
  const startAgain = () => void generate(isOfPaper(stage) ? asItIs[stage] : undefined);
  const start = () => (stage === 'exam' ? setAsksSettings(true) : void generate());
  return (
    <NumberedCard number={cardNumber(session, stage)} title={stageTitles[stage]} isDone={isDone} state={stateOf(props)}>
      <Soft sx={{ mb: 1.5 }}>{stageText[stage].intro}</Soft>
      <WorkState
        work={{
          isWaiting: generation.isWorking(stage),
          startedAt: startedAtOf(session, stage),
          failure: generation.failureOf(stage),
          isLineLost: false,
          place: session.place,
        }}
        working={stageText[stage].working}
        duration="Penjanaan biasanya mengambil masa 1 hingga 2 minit."
        failed={(failure) => withReason(stageText[stage].failed, failure)}
        retryReason={busyReason}
        onRetry={start}
      />
      {!generation.isWorking(stage) && (
        <Outdated
          name={stageNoun[stage]}
          stage={stage}
          origins={session.origins}
          names={sourceNames}
          reason={generation.isBusy ? text.busy : null}
          onAgain={generation.failureOf(stage) === null ? startAgain : null}
        />
      )}
      <Row className="no-print" sx={{ mt: 1.5 }}>
        {isDone && (
          <Button variant="contained" aria-expanded={isOpen} onClick={() => setChosen(!isOpen)}>
            {isOpen ? stageText[stage].hide : stageText[stage].view}
          </Button>
        )}
        {(!isDone || stage === 'exam') && !asksSettings && (
          <ReasonButton
            variant={isDone ? 'outlined' : 'contained'}
            reason={busyReason}
            aria-expanded={stage === 'exam' ? false : undefined}
            onClick={start}
          >
            {stageText[stage].generate}
          </ReasonButton>
        )}
        {stage === 'jsu' && !asksSettings && (
          <ReasonButton
            variant="outlined"
            reason={busyReason}
            aria-expanded={false}
            onClick={() => setAsksSettings(true)}
          >
            Tetapan Kertas
          </ReasonButton>
        )}
        {isDone && <Downloads session={session} stage={stage} />}
      </Row>
      {asksSettings && stage === 'jsu' && (
        <PaperForm
          session={session}
          reason={busyReason}
          onSubmit={(settings) => void generate(settings)}
          onCancel={() => setAsksSettings(false)}
        />
      )}
      {asksSettings && stage === 'exam' && (
        <ExamForm
          jsu={session.jsu}
          clos={session.jst?.cloList ?? []}
          present={presentSettings}
          reason={busyReason}
          onSubmit={(settings, withJsu) => void generate(settings, withJsu)}
          onCancel={() => setAsksSettings(false)}
        />
      )}
      {isOpen && <OpenPanel name={stage} session={session} />}
    </NumberedCard>
  );
}

/** What is against the documents and how far they have come; computed when it is opened. */
export function VettingCard({ session }: { session: Session }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section
      title="Semakan"
      note="Dapatan setiap item dengan tindakannya, status setiap dokumen, dan matriks CLO, topik dan HP. Status dicetak pada fail Word."
    >
      <Button variant="outlined" className="no-print" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Tutup Semakan' : 'Papar Semakan'}
      </Button>
      {isOpen && <OpenPanel name="vetting" session={session} />}
    </Section>
  );
}

/** The panels are large, so their code is fetched when the first is opened. */
const Panel = fetchedPart(async () => (await import('./Panel.tsx')).default);

/** Smaller text in print, since paper is narrower than the screen. */
const onPaper = {
  fontSize: '8.5pt',
  '& table': { fontSize: '7.5pt', tableLayout: 'auto' },
  '& th, & td': { padding: '3px' },
  '& th *, & td *, & dt, & dd *': { fontSize: 'inherit' },
  '& details': { border: 0 },
  '& details > *': { paddingInline: 0 },
} as const;

const OpenPanel = ({ name, session }: { name: PanelName; session: Session }) => (
  <Box sx={{ mt: 2.5, pt: 2, borderTop: `2px solid ${colours.goldBright}`, '@media print': onPaper }}>
    <Panel name={name} session={session} />
  </Box>
);
