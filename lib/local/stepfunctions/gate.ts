import { setImmediate } from 'node:timers/promises';
import type { StateMachine } from 'aws-local-stepfunctions';
import { listStates, type Machine } from './states.ts';

/** An event as the interpreter reports it. */
export type InterpreterEvent =
  ReturnType<StateMachine['run']>['eventLogs'] extends AsyncGenerator<infer Event> ? Event : never;

/** Ends a branch that must not go on; its own Retry and Catch do not see it. */
class TaskNotStarted extends Error {
  override readonly name = 'States.Runtime';
  readonly isRetryable = false;
  readonly isCatchable = false;
}

/**
 * Prevents tasks from starting that AWS would not start. The interpreter goes on with waiting items of a Map, and with branches
 * that are waiting for a retry, after the Map or Parallel state has failed or the execution was stopped.
 */
export function createTaskGate(machine: Machine) {
  const containersOf = new Map(
    listStates(machine).map(({ name, within }) => {
      // Inside a Map the same state runs many times at once and its name does not tell which of them failed.
      const firstMap = within.findIndex(({ type }) => type === 'Map');
      const reliable = firstMap === -1 ? within : within.slice(0, firstMap + 1);
      return [name, reliable.map((container) => container.name)];
    }),
  );
  const failed = new Set<string>();
  let isShut = false;

  return {
    /** Takes note of which Map and Parallel states have failed. */
    watch(event: InterpreterEvent): void {
      if (event.type === 'MapIterationFailed' || event.type === 'ParallelBranchFailed')
        failed.add(event.parentState.name);
      if (event.type === 'StateEntered') failed.delete(event.state.name);
    },
    shut(): void {
      isShut = true;
    },
    /** Resolves when the task may start. Events arrive in microtasks, so a turn of the event loop makes sure they have been seen. */
    async pass(taskName: string): Promise<void> {
      await setImmediate();
      if (isShut) throw new TaskNotStarted('The execution has been stopped.');
      const container = containersOf.get(taskName)?.find((name) => failed.has(name));
      if (container !== undefined) throw new TaskNotStarted(`${container} has already failed.`);
    },
  };
}
