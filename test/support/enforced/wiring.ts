import { routeKeyOf } from '../../../shared/contract.ts';
import { apiFunctions } from '../../../lib/aws/entries.ts';
import { readPipeline } from '../../../lib/aws/pipelines.ts';
import type { GatewayRoute } from '../../../lib/local/gateway/match.ts';
import type { LambdaHandler } from '../../../lib/local/gateway/server.ts';
import type { StateMachineSource } from '../../../lib/local/stepfunctions/server.ts';

/** Runs a call of the function of this name. */
export type Around = <T>(name: string, run: () => Promise<T>) => Promise<T>;

/** The gateway's routes, each run as the function that the tables of `lib/aws/entries.ts` give its call to. */
export function namedRoutes(
  routes: readonly GatewayRoute<LambdaHandler>[],
  around: Around,
): GatewayRoute<LambdaHandler>[] {
  const names = new Map(
    Object.entries(apiFunctions).flatMap(([name, { calls }]) =>
      Object.values(calls).map((call) => [routeKeyOf(call), `Api${name}`] as const),
    ),
  );
  return routes.map((route) => {
    const name = names.get(route.routeKey) ?? `no function for ${route.routeKey}`;
    return { ...route, handler: (event) => around(name, () => route.handler(event)) };
  });
}

/** What each Task state of a definition calls, as the definition says it, by the state's name. */
function resourcesOf(value: unknown, found: Record<string, string> = {}): Record<string, string> {
  if (typeof value !== 'object' || value === null) return found;
  for (const [name, inner] of Object.entries(value)) {
    const step = /^\$\{(\w+)\}$/.exec(String((inner as { Resource?: unknown } | null)?.Resource))?.[1];
    if (step !== undefined) found[name] = step;
    resourcesOf(inner, found);
  }
  return found;
}

/**
 * The state machines, each state run as the function that its deployed definition names.
 * @param around is told the machine, and the name in its definition that stands for the function
 */
export function namedPipelines(
  machines: Record<string, StateMachineSource>,
  around: <T>(machine: string, step: string, run: () => Promise<T>) => Promise<T>,
): Record<string, StateMachineSource> {
  return Object.fromEntries(
    Object.entries(machines).map(([arn, { definition, tasks }]) => {
      const machine = arn.split(':').at(-1) as Parameters<typeof readPipeline>[0];
      const resources = resourcesOf(JSON.parse(readPipeline(machine)));
      const named = Object.entries(tasks).map(([state, task]): [string, typeof task] => [
        state,
        (input) => around(machine, resources[state] ?? state, () => task(input)),
      ]);
      return [arn, { definition, tasks: Object.fromEntries(named) }];
    }),
  );
}
