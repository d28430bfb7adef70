import { createHash } from 'node:crypto';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Construct } from 'constructs';
import { serviceName, type Settings } from '../settings.ts';

/**
 * A monthly limit on what the account costs, with letters to the operators. The whole account's, not by tag: calls of a model bear no
 * tags, and they are the greater part.
 */
export class Budget extends Construct {
  readonly monthly: CfnBudget;

  constructor(scope: Construct, id: string, { stage, monthlyBudgetUsd, alarmEmails }: Settings) {
    super(scope, id);
    const subscribers = alarmEmails.map((address) => ({ subscriptionType: 'EMAIL', address }));
    const notification = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
      notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold, thresholdType: 'PERCENTAGE' },
      subscribers,
    });
    // A notification to nobody is refused.
    const notifications =
      subscribers.length === 0
        ? []
        : [notification('ACTUAL', 80), notification('ACTUAL', 100), notification('FORECASTED', 100)];
    this.monthly = new CfnBudget(this, 'Monthly', {
      budget: {
        budgetName: `${serviceName}-${stage}-${digest(notifications)}`,
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: monthlyBudgetUsd, unit: 'USD' },
      },
      ...(notifications.length === 0 ? {} : { notificationsWithSubscribers: notifications }),
    });
  }
}

/** CloudFormation makes a new budget when notifications change, beside the old one: the two need two names. */
const digest = (notifications: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(notifications)).digest('hex').slice(0, 8);
