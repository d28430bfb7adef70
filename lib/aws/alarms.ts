import { ArnFormat, Aws, Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { serviceName, type Settings } from '../settings.ts';

/** What an alarm says: `means` in a sentence, and what to look at first. */
export interface Watched {
  metric: IMetric;
  threshold: number;
  means: string;
  lookFirstAt: string;
}

/** Alarms that write to the operators. */
export class Alarms extends Construct {
  readonly all: Alarm[] = [];
  readonly #topic: Topic;

  constructor(scope: Construct, id: string, { stage, alarmEmails }: Settings) {
    super(scope, id);
    this.#topic = new Topic(this, 'Operators', { displayName: `${serviceName} ${stage}`, enforceSSL: true });
    this.#topic.addToResourcePolicy(this.#alarmsMayWrite());
    for (const address of alarmEmails) this.#topic.addSubscription(new EmailSubscription(address));
  }

  /** Said outright: the policy that refuses what is not TLS takes the place of the one SNS gives a topic, which lets alarms in. */
  #alarmsMayWrite(): PolicyStatement {
    const alarms = Stack.of(this).formatArn({
      service: 'cloudwatch',
      resource: 'alarm',
      resourceName: '*',
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
    return new PolicyStatement({
      sid: 'OwnAlarms',
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [this.#topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID }, ArnLike: { 'aws:SourceArn': alarms } },
    });
  }

  /** Goes off when the figure reaches the threshold within one period; no figure is good news. */
  add(id: string, { metric, threshold, means, lookFirstAt }: Watched): Alarm {
    const alarm = new Alarm(this, id, {
      metric,
      threshold,
      alarmDescription: `${means}. Look first at ${lookFirstAt}.`,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(this.#topic));
    this.all.push(alarm);
    return alarm;
  }
}
