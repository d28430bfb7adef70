import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

/** The one log group of a stack, which is removed with it. The names of its streams tell functions and state machines apart. */
export function logGroup(scope: Construct): LogGroup {
  const stack = Stack.of(scope);
  const made = stack.node.tryFindChild('Log') as LogGroup | undefined;
  // As long as the privacy notice says (`shared/account/retention.ts`).
  const retention = RetentionDays.THREE_MONTHS;
  return made ?? new LogGroup(stack, 'Log', { retention, removalPolicy: RemovalPolicy.DESTROY });
}
