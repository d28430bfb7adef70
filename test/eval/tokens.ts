import { writeFile } from 'node:fs/promises';
import { StateMachine } from 'aws-local-stepfunctions';
import { modelClient } from '../../lib/local/app.ts';
import type { Rules } from '../../lib/local/bedrock/client.ts';
import { answer } from '../../lib/local/model/index.ts';
import { localSettings } from '../../lib/local/settings.ts';
import { moduleNames } from '../../shared/modules.ts';
import { type Measured, measuredFile, type MeasuredSession, sumOfUse } from '../bench/cost/measured.ts';
import { startPipeline } from '../support/pipeline.ts';
import { makers, recordedAnswers } from './sessions.ts';

/** Counts the states that executions enter, which AWS bills. */
function transitionsCounted(): { readonly count: number; end: () => void } {
  // oxlint-disable-next-line typescript/unbound-method -- called with its own machine below
  const { run } = StateMachine.prototype;
  const counted = { count: 0, end: () => void (StateMachine.prototype.run = run) };
  StateMachine.prototype.run = function counting(...given) {
    const execution = run.apply(this, given);
    void (async () => {
      for await (const { type } of execution.eventLogs) if (type.endsWith('StateEntered')) counted.count += 1;
    })().catch(() => undefined);
    return execution;
  };
  return counted;
}

/** The recorded answer; where there is none for what is asked today, the embedded model's. */
function standingIn(recorded: Rules, missed: () => void): Rules {
  return async (request) => {
    try {
      return await recorded(request);
    } catch {
      missed();
      return answer(request);
    }
  };
}

/**
 * Makes a whole session of each module, with recorded answers or with the models that the environment names for `MODEL=bedrock`, and keeps what was
 * used by prompt.
 */
export async function measureTokens(): Promise<void> {
  const settings = localSettings(process.env);
  const isReal = settings.MODEL === 'bedrock';
  const modelIds = { reasoning: settings.MODEL_REASONING, extraction: settings.MODEL_EXTRACTION };
  const sessions: Partial<Measured['sessions']> = {};
  for (const module of moduleNames) {
    let standIns = 0;
    const transitions = transitionsCounted();
    const pipeline = await startPipeline(module);
    try {
      if (isReal) pipeline.useClient(modelClient(settings), modelIds);
      else
        await pipeline.useModel(
          '',
          standingIn(recordedAnswers(module), () => void (standIns += 1)),
        );
      await makers[module](pipeline);
      const prompts: MeasuredSession['prompts'] = {};
      for (const { promptId, tier, ...use } of pipeline.attempts) {
        prompts[promptId] = { tier, ...sumOfUse([...(prompts[promptId] ? [prompts[promptId]] : []), use]) };
      }
      sessions[module] = { transitions: transitions.count, standIns, prompts };
    } finally {
      transitions.end();
      await pipeline.stop();
    }
  }
  const measured = {
    measuredOn: new Date().toISOString().slice(0, 10),
    answers: isReal ? 'bedrock' : 'recorded',
    sessions,
  };
  await writeFile(measuredFile, `${JSON.stringify(measured, null, 2)}\n`);
  console.log(`Tokens by prompt: ${measuredFile.pathname}`);
}
