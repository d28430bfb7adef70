import { Duration } from 'aws-cdk-lib';
import { type Alarm, MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import type { Alarms } from './alarms.ts';
import { mostAddends, period, sumOf } from './figures.ts';
import type { HouseFunction } from './function.ts';
import type { RolledOut } from './rollout.ts';

type Functions = Readonly<Record<string, HouseFunction>>;

/** All functions, by what it means when one of them fails. */
export interface Watching {
  /** They answer refusals as they answer anything: one that fails has crashed or run out of time. */
  apiFunctions: Functions;
  /** They tell the state machine by failing, also of a document that cannot be read or of a busy model. */
  stepFunctions: Functions;
  /** What events start: nobody waits, so one that fails has crashed or run out of time. */
  eventFunctions: Functions;
  /** They refuse outsiders by failing. */
  triggers: Functions;
}

/** @returns the functions whose versions come in gradually, with the alarms that take a version back */
export function functionAlarms(
  alarms: Alarms,
  { apiFunctions, eventFunctions, stepFunctions, triggers }: Watching,
  apiErrors: Alarm,
): Record<string, RolledOut> {
  const rolledOut: Record<string, RolledOut> = {};
  const crashes = (name: string, handler: HouseFunction): Alarm =>
    alarms.add(`${name}Errors`, {
      metric: handler.live.metricErrors({ period }),
      threshold: 3,
      means: `The function ${name} crashed or ran out of time`,
      lookFirstAt: 'the last lines of its log group, then at what was deployed last',
    });
  for (const [name, handler] of Object.entries(apiFunctions))
    rolledOut[name] = { handler, alarms: [crashes(name, handler), apiErrors], pace: 'short' };
  for (const [name, handler] of Object.entries(eventFunctions))
    rolledOut[name] = { handler, alarms: [crashes(name, handler)], pace: 'short' };
  for (const [name, handler] of Object.entries(stepFunctions)) {
    const alarm = alarms.add(`${name}Errors`, {
      metric: stepFailingShare(handler),
      threshold: 50,
      means: `Half of the runs of ${name} fail, or of its newest version while that comes in`,
      lookFirstAt: 'the errors in its log group: one name again and again is a fault of the version deployed last',
    });
    rolledOut[name] = { handler, alarms: [alarm], pace: 'long' };
  }
  for (const [name, handler] of Object.entries(triggers))
    alarms.add(`${name}Errors`, {
      metric: failingShare(handler),
      threshold: 50,
      means: `Half of the sign-ins end in the trigger ${name}`,
      lookFirstAt: 'its log group: invalid_domain is an outsider, anything else a fault',
    });
  return rolledOut;
}

/** Runs that were refused; one alarm for as many functions as an alarm can add up. */
export function throttleAlarms(alarms: Alarms, functions: Functions): void {
  const all = Object.entries(functions);
  for (let from = 0; from < all.length; from += mostAddends) {
    const group = all.slice(from, from + mostAddends);
    alarms.add(`FunctionThrottles${from / mostAddends + 1}`, {
      metric: sumOf(
        group.map(([, handler]) => handler.metricThrottles({ period })),
        'Refused runs',
      ),
      threshold: 1,
      means: `One of ${group.map(([name]) => name).join(', ')} was refused a run`,
      lookFirstAt: "the throttles of functions on the dashboard, then at the account's limit of concurrent runs",
    });
  }
}

/** Every function there is, by name. */
export const allFunctions = ({ apiFunctions, stepFunctions, eventFunctions, triggers }: Watching): Functions => ({
  ...apiFunctions,
  ...stepFunctions,
  ...eventFunctions,
  ...triggers,
});

/** Failed runs in a hundred, from so many failed ones on; Lambda counts both of every run, so neither is there without the other. */
const share = (errors: string, runs: string, least: number): string =>
  `IF(${errors} >= ${least}, 100 * ${errors} / ${runs}, 0)`;

/** Failed runs in a hundred; below ten failed ones one outsider would be a large share. */
const failingShare = (handler: HouseFunction): MathExpression =>
  new MathExpression({
    expression: share('errors', 'runs', 10),
    usingMetrics: { errors: handler.metricErrors({ period }), runs: handler.metricInvocations({ period }) },
    period,
    label: 'Failed runs, %',
  });

/** A tenth of the runs are few: counted over a quarter of an hour, twice in the time that a new version of a step is tried. */
const stepPeriod = Duration.minutes(15);

/**
 * Failed runs of a step in a hundred, from three failed ones on: of the version that comes in, and of all. Fewer say nothing of a version,
 * for a step also ends a job by failing: a document that cannot be read, a session deleted meanwhile, a model that is busy. Lambda counts
 * runs by version only while an alias has two of them, which is when a version comes in.
 */
function stepFailingShare({ live, functionName, currentVersion }: HouseFunction): MathExpression {
  const dimensionsMap = {
    FunctionName: functionName,
    Resource: `${functionName}:${live.aliasName}`,
    ExecutedVersion: currentVersion.version,
  };
  return new MathExpression({
    // Of an array, for then one of which there is nothing is left out.
    expression: `MAX([${share('newErrors', 'newRuns', 3)}, ${share('errors', 'runs', 3)}])`,
    usingMetrics: {
      newErrors: live.metricErrors({ period: stepPeriod, dimensionsMap }),
      newRuns: live.metricInvocations({ period: stepPeriod, dimensionsMap }),
      errors: live.metricErrors({ period: stepPeriod }),
      runs: live.metricInvocations({ period: stepPeriod }),
    },
    period: stepPeriod,
    label: 'Failed runs, %',
  });
}
