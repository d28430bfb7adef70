import { randomUUID } from 'node:crypto';
import type { ExecutionRecord } from './records.ts';

/** The event that Step Functions sends to EventBridge when an execution has ended. */
export type StatusChange = ReturnType<typeof statusChange>;

/** The event of an execution, in the shape of EventBridge's "Step Functions Execution Status Change"; dates in it are milliseconds. */
export function statusChange(record: ExecutionRecord) {
  const { executionArn, stateMachineArn, name, status, startDate, stopDate = startDate, input } = record;
  const [, , , region = '', account = ''] = executionArn.split(':');
  return {
    version: '0',
    id: randomUUID(),
    'detail-type': 'Step Functions Execution Status Change',
    source: 'aws.states',
    account,
    time: new Date(stopDate).toISOString(),
    region,
    resources: [executionArn],
    detail: {
      executionArn,
      stateMachineArn,
      name,
      status,
      startDate,
      stopDate,
      input,
      inputDetails: { included: true },
      output: record.output ?? null,
      outputDetails: record.output === undefined ? null : { included: true },
      error: record.error ?? null,
      cause: record.cause ?? null,
    },
  };
}
