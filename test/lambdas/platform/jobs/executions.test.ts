import { DescribeExecutionCommand, type ExecutionStatus, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { expect, test } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { type FailureReason, failureOf, failureTexts } from '../../../../lambdas/platform/jobs/failure.ts';
import { openJobs } from '../../../../lambdas/platform/jobs/job.ts';

const client = new SFNClient({ region: 'ap-southeast-5' });
const sfn = mockClient(client);
const stateMachineArn = 'arn:aws:states:ap-southeast-5:000000000000:stateMachine:pedagona';
const jobs = openJobs(stateMachineArn, client);
const fault = (name: string): Error => Object.assign(new Error(name), { name });

test('An execution is started with its input once under its name, and fails to start when Step Functions is throttled', async () => {
  sfn.on(StartExecutionCommand).rejects(fault('ExecutionAlreadyExists'));
  await expect(jobs.start('satu', { attempt: 1 })).resolves.toBeUndefined();
  const [call] = sfn.commandCalls(StartExecutionCommand);
  expect(call?.args[0].input).toEqual({ stateMachineArn, name: 'satu', input: '{"attempt":1}' });
  sfn.on(StartExecutionCommand).rejects(fault('ThrottlingException'));
  await expect(jobs.start('satu', {})).rejects.toThrow('ThrottlingException');
});

test('The state of an execution is what Step Functions calls it, missing when there is none, and not known when the call fails', async () => {
  const states: Partial<Record<ExecutionStatus, string>> = {
    RUNNING: 'running',
    PENDING_REDRIVE: 'running',
    SUCCEEDED: 'succeeded',
    FAILED: 'dead',
    TIMED_OUT: 'dead',
    ABORTED: 'dead',
  };
  for (const [status, state] of Object.entries(states)) {
    sfn.on(DescribeExecutionCommand).resolves({ status: status as ExecutionStatus });
    expect([status, await jobs.stateOf('satu')]).toEqual([status, state]);
  }
  const executionArn = 'arn:aws:states:ap-southeast-5:000000000000:execution:pedagona:satu';
  expect(sfn.commandCalls(DescribeExecutionCommand)[0]?.args[0].input).toEqual({ executionArn });
  sfn.on(DescribeExecutionCommand).rejects(fault('ExecutionDoesNotExist'));
  expect(await jobs.stateOf('satu')).toBe('missing');
  // Nobody's page fails because many look.
  sfn.on(DescribeExecutionCommand).rejects(fault('ThrottlingException'));
  expect(await jobs.stateOf('satu')).toBe('running');
  sfn.on(DescribeExecutionCommand).rejects(fault('AccessDeniedException'));
  await expect(jobs.stateOf('satu')).rejects.toThrow('AccessDeniedException');
});

const lambda = (errorMessage: string): string => JSON.stringify({ errorType: 'x', errorMessage, trace: [] });

test.each<[string, string, FailureReason]>([
  ['ModelAnswerError', lambda('fault=cut_off stop reason max_tokens'), 'cutOff'],
  ['ModelAnswerError', lambda('fault=too_long stop reason'), 'document'],
  ['ModelAnswerError', 'fault=refused x', 'refused'],
  ['ModelAnswerError', lambda('fault=constructor'), 'noAnswer'],
  ['ThrottlingException', '', 'busy'],
  ['Lambda.TooManyRequestsException', '', 'busy'],
  ['States.Timeout', '', 'busy'],
  ['ServiceQuotaExceededException', '', 'quota'],
  ['AccessDeniedException', lambda('arn:aws:secret'), 'ours'],
  ['constructor', '', 'ours'],
])('the reason of a failed pipeline: %s %s: %s', (Error, Cause, reason) => {
  expect(failureOf({ Error, Cause })).toEqual({ reason, errorMessage: failureTexts[reason] });
});
