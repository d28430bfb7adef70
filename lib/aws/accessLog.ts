import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { serviceName, type Settings } from '../settings.ts';
import { logGroup } from './log.ts';

/** What is kept of a request. Neither query, cookie nor referrer: the sign-in return carries a token in its query. */
export const recordFields = [
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

/** CloudFront's access log. Its delivery has to be set up in us-east-1, after the distribution. */
export class AccessLog extends Construct {
  constructor(scope: Construct, id: string, settings: Settings, distributionArn: string) {
    super(scope, id);
    const name = `${serviceName}-${settings.stage}-site`;
    const group = logGroup(this, 'Log', settings);
    group.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
        actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
        resources: [group.logGroupArn],
      }),
    );
    const source = new CfnDeliverySource(this, 'Source', {
      name,
      logType: 'ACCESS_LOGS',
      resourceArn: distributionArn,
    });
    const destination = new CfnDeliveryDestination(this, 'Destination', {
      name,
      destinationResourceArn: group.logGroupArn,
      outputFormat: 'json',
    });
    const delivery = new CfnDelivery(this, 'Delivery', {
      deliverySourceName: name,
      deliveryDestinationArn: destination.attrArn,
      recordFields,
    });
    delivery.addResourceDependency(source);
  }
}
