import { createHash } from 'node:crypto';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { ArnFormat, Stack } from 'aws-cdk-lib';
import { type LogGroup, CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { serviceName, type Settings } from '../../settings.ts';
import { logGroup } from '../function.ts';

/**
 * Limits of requests in 5 minutes. `user`: one person who is signed in, whose open pages each poll every 3 s; `visitor`: one address, without a sign-in;
 * `address`: one address in all, behind which a ministry may have 300 people at work.
 */
const requestsPer5Minutes = { user: 3_000, visitor: 10_000, address: 150_000 };

/** Amazon's own rule groups; the rules listed with a group only count here and block nothing. */
const managedGroups: Record<string, readonly string[]> = {
  AWSManagedRulesAmazonIpReputationList: [],
  // A course on security may name `${jndi:` and the like.
  AWSManagedRulesKnownBadInputsRuleSet: ['Log4JRCE_BODY', 'JavaDeserializationRCE_BODY'],
  // The spec's form carries whole documents: more than 8 KB, and any text at all. The document reader checks them.
  AWSManagedRulesCommonRuleSet: [
    'SizeRestrictions_BODY',
    'CrossSiteScripting_BODY',
    'GenericLFI_BODY',
    'GenericRFI_BODY',
    'EC2MetaDataSSRF_BODY',
  ],
};

/** No requests are sampled: samples would keep query strings, and with them sign-in codes, for three hours. */
const visibility = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
  metricName,
});

const asItIs = [{ priority: 0, type: 'NONE' }];

const isSignedIn: CfnWebACL.StatementProperty = {
  sizeConstraintStatement: {
    fieldToMatch: { singleHeader: { Name: 'authorization' } },
    comparisonOperator: 'GT',
    size: 0,
    textTransformations: asItIs,
  },
};

const rate = (
  name: string,
  counted: CfnWebACL.RateBasedStatementProperty,
): Omit<CfnWebACL.RuleProperty, 'priority'> => ({
  name,
  action: { block: { customResponse: { responseCode: 429 } } },
  statement: { rateBasedStatement: { evaluationWindowSec: 300, ...counted } },
  visibilityConfig: visibility(name),
});

/** The web firewall in front of CloudFront; AWS wants it in us-east-1. */
export function firewall(scope: Construct, { stage }: Settings): { arn: string } {
  const { user, visitor, address } = requestsPer5Minutes;
  const rates = [
    rate('RatePerUser', {
      limit: user,
      aggregateKeyType: 'CUSTOM_KEYS',
      customKeys: [{ header: { name: 'authorization', textTransformations: asItIs } }],
      scopeDownStatement: isSignedIn,
    }),
    rate('RatePerVisitor', {
      limit: visitor,
      aggregateKeyType: 'IP',
      scopeDownStatement: { notStatement: { statement: isSignedIn } },
    }),
    rate('RatePerAddress', { limit: address, aggregateKeyType: 'IP' }),
  ];
  const groups = Object.entries(managedGroups).map(([name, counted], i): CfnWebACL.RuleProperty => ({
    name,
    priority: rates.length + i,
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
  const acl = new CfnWebACL(scope, 'Acl', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    rules: [...rates.map((rule, priority) => ({ ...rule, priority })), ...groups],
    visibilityConfig: visibility('Site'),
  });
  blockedLog(scope, `aws-waf-logs-${serviceName}-${stage}`, acl.attrArn);
  return { arn: acl.attrArn };
}

/** Logs what the firewall has blocked, and nothing else: without query strings, cookies and tokens; bodies are never logged. */
function blockedLog(scope: Construct, name: string, resourceArn: string): void {
  const group = logGroup(scope, name);
  allowDelivery(group);
  const logging = new CfnLoggingConfiguration(scope, 'Blocked', {
    resourceArn,
    // WAF takes the ARN without the ':*' at its end.
    logDestinationConfigs: [
      Stack.of(scope).formatArn({
        service: 'logs',
        resource: 'log-group',
        resourceName: name,
        arnFormat: ArnFormat.COLON_RESOURCE_NAME,
      }),
    ],
    redactedFields: [
      { queryString: {} },
      { singleHeader: { Name: 'authorization' } },
      { singleHeader: { Name: 'cookie' } },
      { singleHeader: { Name: 'referer' } },
    ],
    loggingFilter: {
      DefaultBehavior: 'DROP',
      Filters: [{ Behavior: 'KEEP', Requirement: 'MEETS_ANY', Conditions: [{ ActionCondition: { Action: 'BLOCK' } }] }],
    },
  });
  logging.node.addDependency(group);
}

/** AWS's own log delivery may write there. */
const allowDelivery = (group: LogGroup): unknown =>
  group.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
      actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      resources: [group.logGroupArn],
    }),
  );

/**
 * A monthly budget for the whole account, with e-mails to the operators. It does not go by tags, since calls of a model carry none, and they are most
 * of the cost.
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

/** Fields of a request that are logged. The query, cookies and referrer are not: the return from sign-in carries a token in its query. */
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
  allowDelivery(group);
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
