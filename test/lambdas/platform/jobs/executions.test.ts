import { DescribeExecutionCommand, type ExecutionStatus, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { openJobs } from '../../../../lambdas/platform/jobs/job.ts';

const client = new SFNClient({ region: 'ap-southeast-5' });
const sfn = mockClient(client);
const stateMachineArn = 'arn:aws:states:ap-southeast-5:000000000000:stateMachine:pedagona';
const jobs = openJobs(stateMachineArn, client);
const fault = (name: string): Error => Object.assign(new Error(name), { name });

beforeEach(() => void sfn.reset());

describe('starting an execution', () => {
  test('sends its name and its input as JSON', async () => {
    sfn.on(StartExecutionCommand).resolves({});
    await jobs.start('satu', { attempt: 1 });
    expect(sfn.commandCalls(StartExecutionCommand)[0]?.args[0].input).toEqual({
      stateMachineArn,
      name: 'satu',
      input: '{"attempt":1}',
    });
  });

  test('does nothing when one of the name was started before, and fails when Step Functions is throttled', async () => {
    sfn.on(StartExecutionCommand).rejects(fault('ExecutionAlreadyExists'));
    await expect(jobs.start('satu', {})).resolves.toBeUndefined();
    sfn.on(StartExecutionCommand).rejects(fault('ThrottlingException'));
    await expect(jobs.start('satu', {})).rejects.toThrow('ThrottlingException');
  });
});

describe('the state of an execution', () => {
  test.each<[ExecutionStatus, string]>([
    ['RUNNING', 'running'],
    ['PENDING_REDRIVE', 'running'],
    ['SUCCEEDED', 'succeeded'],
    ['FAILED', 'dead'],
    ['TIMED_OUT', 'dead'],
    ['ABORTED', 'dead'],
  ])('that Step Functions calls %s is %s', async (status, state) => {
    sfn.on(DescribeExecutionCommand).resolves({ status });
    expect(await jobs.stateOf('satu')).toBe(state);
    expect(sfn.commandCalls(DescribeExecutionCommand)[0]?.args[0].input).toEqual({
      executionArn: 'arn:aws:states:ap-southeast-5:000000000000:execution:pedagona:satu',
    });
  });

  test('is missing when there is none, and not known when the call fails', async () => {
    sfn.on(DescribeExecutionCommand).rejects(fault('ExecutionDoesNotExist'));
    expect(await jobs.stateOf('satu')).toBe('missing');
    sfn.on(DescribeExecutionCommand).rejects(fault('ThrottlingException'));
    await expect(jobs.stateOf('satu')).rejects.toThrow('ThrottlingException');
  });
});
