import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { logDays } from '../../shared/account/retention.ts';

/** The one log group of a stack, which is removed with it. The names of its streams tell functions and state machines apart. */
export function logGroup(scope: Construct): LogGroup {
  const stack = Stack.of(scope);
  const made = stack.node.tryFindChild('Log') as LogGroup | undefined;
  return made ?? new LogGroup(stack, 'Log', { retention: logDays, removalPolicy: RemovalPolicy.DESTROY });
}
