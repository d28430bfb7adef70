import { useEffect, useEffectEvent, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Edits } from '../../../shared/session/origin.ts';
import { stepLabels } from '../../../shared/pedagona/labels/chainLabels.ts';
import type { StageName } from '../../../shared/pedagona/artefacts.ts';
import type { Origins } from '../../text/origin.ts';
import { Attention } from '../../ui/elements.tsx';
import { opened } from '../../ui/fetched.tsx';
import { Outdated } from '../../ui/work/Outdated.tsx';
import { sourceNames } from '../artefact.ts';
import { useStage } from '../useStage.ts';
import { outdatedStages } from '../steps.ts';
import { StageState } from './PageHead.tsx';

/** Under which the browser keeps, over a reload, that all is being brought up to date, and what becomes of the lecturer's edits. */
const keyOf = (sessionId: string): string => `pedagona.update.${sessionId}`;

const runOf = (sessionId: string): Edits | null => localStorage.getItem(keyOf(sessionId)) as Edits | null;

/**
 * One click makes again, in order, all that was made from what has changed since. On the page of the only one (`shown`) it is said there how
 * its sources have changed, with the button; among others that is said below.
 */
export function UpdateAll({ sessionId, origins, shown }: { sessionId: string; origins: Origins; shown?: StageName }) {
  const [edits, setEdits] = useState(() => runOf(sessionId));
  const outdated = outdatedStages(origins);
  const [next] = outdated;
  useEffect(() => {
    if (next === undefined) localStorage.removeItem(keyOf(sessionId));
  }, [next, sessionId]);
  if (next === undefined) return null;
  const start = async () => {
    const { askAgain } = await opened(() => import('../asking.ts'));
    const answer = await askAgain(sessionId, origins);
    if (answer === null) return;
    localStorage.setItem(keyOf(sessionId), answer);
    setEdits(answer);
  };
  const isAlone = next === shown && outdated.length === 1;
  const changed = shown !== undefined && edits === null && (
    <Outdated
      name={stepLabels[shown]}
      stage={shown}
      origins={origins}
      names={sourceNames}
      reason={null}
      // With others, it is made again in their order.
      onAgain={isAlone ? () => void start() : null}
    />
  );
  if (changed !== false && isAlone) return changed;
  return (
    <>
      <Attention role="note" title={`Belum dikemas kini: ${outdated.map((stage) => stepLabels[stage]).join(', ')}`}>
        <Box sx={{ mt: 1, display: 'grid', gap: 1, justifyItems: 'start' }}>
          {edits === null ? (
            <Button variant="contained" className="no-print" onClick={() => void start()}>
              Kemas kini semua
            </Button>
          ) : (
            <Step key={next} stage={next} sessionId={sessionId} edits={edits} />
          )}
        </Box>
      </Attention>
      {changed}
    </>
  );
}

/** Makes one of them again; where that is under way, as after a reload, it waits for it. A failure ends the run. */
function Step({ stage, sessionId, edits }: { stage: StageName; sessionId: string; edits: Edits }) {
  const work = useStage(stage, { sessionId, enabled: true, isShown: true });
  const start = () => work.start({ again: true, edits });
  const onShown = useEffectEvent(start);
  useEffect(() => onShown(), []);
  const { failure } = work;
  useEffect(() => {
    if (failure !== null) localStorage.removeItem(keyOf(sessionId));
  }, [failure, sessionId]);
  return <StageState stage={stage} work={{ ...work, start }} />;
}
