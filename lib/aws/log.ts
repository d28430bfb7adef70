import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Settings } from '../settings.ts';

const retention: Record<Settings['retention']['logDays'], RetentionDays> = {
  7: RetentionDays.ONE_WEEK,
  14: RetentionDays.TWO_WEEKS,
  30: RetentionDays.ONE_MONTH,
  60: RetentionDays.TWO_MONTHS,
  90: RetentionDays.THREE_MONTHS,
  180: RetentionDays.SIX_MONTHS,
  365: RetentionDays.ONE_YEAR,
};

/**
 * The one log group of a stack: it keeps lines for the stage's number of days and is removed with its stack. The names of its streams tell
 * functions and state machines apart.
 */
export function logGroup(scope: Construct, { retention: { logDays } }: Settings): LogGroup {
  const stack = Stack.of(scope);
  const made = stack.node.tryFindChild('Log') as LogGroup | undefined;
  return made ?? new LogGroup(stack, 'Log', { retention: retention[logDays], removalPolicy: RemovalPolicy.DESTROY });
}
