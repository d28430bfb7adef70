import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import type { Settings } from '../settings.ts';

/** Amazon's own rule groups, and those of their rules that only count here. */
const managedGroups: Record<string, readonly string[]> = {
  AWSManagedRulesAmazonIpReputationList: [],
  AWSManagedRulesKnownBadInputsRuleSet: [],
  // The spec's form carries whole documents: more than 8 KB, and any text at all. The reader judges them.
  AWSManagedRulesCommonRuleSet: [
    'SizeRestrictions_BODY',
    'CrossSiteScripting_BODY',
    'GenericLFI_BODY',
    'GenericRFI_BODY',
    'EC2MetaDataSSRF_BODY',
  ],
};

/** Samples would keep query strings, and with them sign-in codes, for three hours. */
const visibility = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
  metricName,
});

/** The web firewall in front of CloudFront; it has to live in us-east-1. */
export class Firewall extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string, settings: Settings) {
    super(scope, id);
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
        rateBasedStatement: {
          aggregateKeyType: 'IP',
          limit: settings.requestsPer5Minutes,
          evaluationWindowSec: 300,
        },
      },
      visibilityConfig: visibility('RatePerAddress'),
    };
    const acl = new CfnWebACL(this, 'Acl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      rules: [rate, ...groups],
      visibilityConfig: visibility('Site'),
    });
    this.arn = acl.attrArn;
  }
}
