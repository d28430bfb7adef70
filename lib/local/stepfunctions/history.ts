import type { StateMachine } from 'aws-local-stepfunctions';

/** An event as the interpreter reports it. */
export type InterpreterEvent =
  ReturnType<StateMachine['run']>['eventLogs'] extends AsyncGenerator<infer Event> ? Event : never;

/** An event as GetExecutionHistory returns it; the timestamp is in seconds. */
export type HistoryEvent = {
  id: number;
  previousEventId: number;
  timestamp: number;
  type: string;
  [details: string]: unknown;
};

type Described = { type: string; [details: string]: unknown };

/** Collects the events of one execution in AWS's words. */
export function createHistory() {
  const events: HistoryEvent[] = [];
  return {
    events,
    add(event: InterpreterEvent): void {
      const described = describe(event);
      if (described)
        events.push({
          id: events.length + 1,
          previousEventId: events.length,
          timestamp: event.timestamp / 1000,
          ...described,
        });
    },
  };
}

/** Events of the interpreter without a counterpart in AWS's history (retries, catches, branches) are left out. */
function describe(event: InterpreterEvent): Described | undefined {
  switch (event.type) {
    case 'ExecutionStarted':
      return { type: event.type, executionStartedEventDetails: { input: JSON.stringify(event.input) } };
    case 'ExecutionSucceeded':
      return { type: event.type, executionSucceededEventDetails: { output: JSON.stringify(event.output) } };
    case 'ExecutionFailed':
      return { type: event.type, executionFailedEventDetails: failure(event) };
    case 'ExecutionAborted':
      return { type: event.type, executionAbortedEventDetails: {} };
    case 'ExecutionTimeout':
      return { type: 'ExecutionTimedOut', executionTimedOutEventDetails: {} };
    case 'StateEntered': {
      const { name, type, input } = event.state;
      return { type: `${type}StateEntered`, stateEnteredEventDetails: { name, input: JSON.stringify(input) } };
    }
    case 'StateExited': {
      const { name, type, output } = event.state;
      return { type: `${type}StateExited`, stateExitedEventDetails: { name, output: JSON.stringify(output) } };
    }
    case 'StateFailed':
      return describeFailedState(event.state.type, failure(event));
    case 'MapIterationStarted':
    case 'MapIterationSucceeded':
    case 'MapIterationFailed': {
      const detailsName = `m${event.type.slice(1)}EventDetails`;
      return { type: event.type, [detailsName]: { name: event.parentState.name, index: event.index } };
    }
    default:
      return undefined;
  }
}

function describeFailedState(type: string, details: { error: string; cause: string }): Described | undefined {
  if (type === 'Map' || type === 'Parallel') return { type: `${type}StateFailed` };
  if (type !== 'Task') return undefined;
  return details.error === 'States.Timeout'
    ? { type: 'LambdaFunctionTimedOut', lambdaFunctionTimedOutEventDetails: details }
    : { type: 'LambdaFunctionFailed', lambdaFunctionFailedEventDetails: details };
}

function failure({ Error: error, Cause: cause }: { Error: string; Cause: unknown }): { error: string; cause: string } {
  return { error, cause: typeof cause === 'string' ? cause : JSON.stringify(cause ?? '') };
}
