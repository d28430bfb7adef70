import { DescribeExecutionCommand, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { clientFor } from '../clients.ts';

/** The state of an execution; `missing` when it was never started or Step Functions has forgotten it. */
export type JobState = 'running' | 'succeeded' | 'dead' | 'missing';

export type Jobs = ReturnType<typeof openJobs>;

/** The executions of one state machine. */
export function openJobs(stateMachineArn: string, client = clientFor('executions', () => new SFNClient({}))) {
  const executionArn = (name: string): string => `${stateMachineArn.replace(':stateMachine:', ':execution:')}:${name}`;
  return {
    /** Starts the execution, or does nothing when one of this name was started before. */
    async start(name: string, input: Record<string, unknown>): Promise<void> {
      try {
        await client.send(new StartExecutionCommand({ stateMachineArn, name, input: JSON.stringify(input) }));
      } catch (error) {
        if (!(error instanceof Error && error.name === 'ExecutionAlreadyExists')) throw error;
      }
    },
    async stateOf(name: string): Promise<JobState> {
      try {
        const { status } = await client.send(new DescribeExecutionCommand({ executionArn: executionArn(name) }));
        if (status === 'RUNNING' || status === 'PENDING_REDRIVE') return 'running';
        return status === 'SUCCEEDED' ? 'succeeded' : 'dead';
      } catch (error) {
        if (error instanceof Error && error.name === 'ExecutionDoesNotExist') return 'missing';
        throw error;
      }
    },
  };
}
