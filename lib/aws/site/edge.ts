import { createHash } from 'node:crypto';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { serviceName, type Settings } from '../../settings.ts';
import { logGroup } from '../function.ts';

/** Requests one address may send in 5 minutes. High: a whole school may share one address, and each open page polls every 3 s. */
const requestsPer5Minutes = 30_000;

/** Amazon's own rule groups, and those of their rules that only count here. */
const managedGroups: Record<string, readonly string[]> = {
  AWSManagedRulesAmazonIpReputationList: [],
  AWSManagedRulesKnownBadInputsRuleSet: [],
  // The spec's form carries whole documents: more than 8 KB, and any text at all. The document reader checks them.
  AWSManagedRulesCommonRuleSet: [
    'SizeRestrictions_BODY',
    'CrossSiteScripting_BODY',
    'GenericLFI_BODY',
    'GenericRFI_BODY',
    'EC2MetaDataSSRF_BODY',
  ],
};

/** Without samples: they would keep query strings, and with them sign-in codes, for three hours. */
const visibility = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
  metricName,
});

/** The web firewall in front of CloudFront; AWS wants it in us-east-1. */
export function firewall(scope: Construct): { arn: string } {
  const groups = Object.entries(managedGroups).map(([name, counted], i): CfnWebACL.RuleProperty => ({
    name,
    priority: i + 1,
    overrideAction: { none: {} },
    statement: {
      managedRuleGroupStatement: {
        vendorName: 'AWS',
        name,
        ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
      },
    },
    visibilityConfig: visibility(name),
  }));
  const rate: CfnWebACL.RuleProperty = {
    name: 'RatePerAddress',
    priority: 0,
    action: { block: { customResponse: { responseCode: 429 } } },
    statement: {
      rateBasedStatement: { aggregateKeyType: 'IP', limit: requestsPer5Minutes, evaluationWindowSec: 300 },
    },
    visibilityConfig: visibility('RatePerAddress'),
  };
  const acl = new CfnWebACL(scope, 'Acl', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    rules: [rate, ...groups],
    visibilityConfig: visibility('Site'),
  });
  return { arn: acl.attrArn };
}

/**
 * A monthly budget for the whole account, with e-mails to the operators. Not by tag: calls of a model carry no tags, and they are most of
 * the cost.
 */
export function budget(scope: Construct, { stage, monthlyBudgetUsd, alarmEmails }: Settings): void {
  const subscribers = alarmEmails.map((address) => ({ subscriptionType: 'EMAIL', address }));
  const notification = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
    notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold, thresholdType: 'PERCENTAGE' },
    subscribers,
  });
  // AWS refuses a notification without subscribers.
  const notifications =
    subscribers.length === 0
      ? []
      : [notification('ACTUAL', 80), notification('ACTUAL', 100), notification('FORECASTED', 100)];
  // CloudFormation replaces the budget when its notifications change and makes the new one first: the two need two names.
  const digest = createHash('sha256').update(JSON.stringify(notifications)).digest('hex').slice(0, 8);
  const monthly = new CfnBudget(scope, 'Monthly', {
    budget: {
      budgetName: `${serviceName}-${stage}-${digest}`,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyBudgetUsd, unit: 'USD' },
    },
  });
  if (notifications.length > 0) monthly.notificationsWithSubscribers = notifications;
}

/** What is logged of a request. Neither query, cookie nor referrer: the return from sign-in carries a token in its query. */
export const accessLogFields = [
  'timestamp(ms)',
  'x-edge-location',
  'x-edge-request-id',
  'c-ip',
  'cs-method',
  'cs-uri-stem',
  'cs-protocol',
  'ssl-protocol',
  'cs(User-Agent)',
  'sc-status',
  'sc-bytes',
  'time-taken',
  'x-edge-result-type',
];

/** CloudFront's access log. Its delivery is set up in us-east-1, after the distribution. */
export function accessLog(scope: Construct, settings: Settings, distributionArn: string): void {
  const name = `${serviceName}-${settings.stage}-site`;
  const group = logGroup(scope);
  group.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
      actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      resources: [group.logGroupArn],
    }),
  );
  const source = new CfnDeliverySource(scope, 'Source', {
    name,
    logType: 'ACCESS_LOGS',
    resourceArn: distributionArn,
  });
  const destination = new CfnDeliveryDestination(scope, 'Destination', {
    name,
    destinationResourceArn: group.logGroupArn,
    outputFormat: 'json',
  });
  const delivery = new CfnDelivery(scope, 'Delivery', {
    deliverySourceName: name,
    deliveryDestinationArn: destination.attrArn,
    recordFields: accessLogFields,
  });
  delivery.addResourceDependency(source);
}
