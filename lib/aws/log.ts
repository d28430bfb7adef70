import { RemovalPolicy } from 'aws-cdk-lib';
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

/** A log group that keeps lines for the stage's number of days and is removed with its stack. */
export const logGroup = (scope: Construct, id: string, settings: Settings): LogGroup =>
  new LogGroup(scope, id, {
    retention: retention[settings.retention.logDays],
    removalPolicy: RemovalPolicy.DESTROY,
  });
