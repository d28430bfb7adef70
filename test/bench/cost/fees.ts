import type { Template } from 'aws-cdk-lib/assertions';
import type { StageName } from '../../../lib/settings.ts';
import { templatesOf } from '../../lib/aws/templates.ts';
import type { Quantities } from './bill.ts';

/** What a stage pays for by the month, counted in its synthesised templates. @param ownMetrics metrics that the code writes */
export function monthlyFees(stage: StageName, ownMetrics: number): Quantities {
  const { edge, data, app } = templatesOf(stage);
  const stacks = [edge, data, app];
  const all = (type: string): Record<string, unknown>[] => stacks.flatMap((stack) => propertiesOf(stack, type));
  const rules = all('AWS::WAFv2::WebACL').map(({ Rules }) => (Array.isArray(Rules) ? Rules.length : 0));
  return {
    firewallList: rules.length,
    firewallRule: rules.reduce((sum, count) => sum + count, 0),
    metric: ownMetrics,
    alarmMetric: all('AWS::CloudWatch::Alarm').reduce((sum, alarm) => sum + metricsOf(alarm), 0),
    dashboard: all('AWS::CloudWatch::Dashboard').length,
    // And the one the operator makes for Google.
    secret: all('AWS::SecretsManager::Secret').length + 1,
  };
}

const propertiesOf = (template: Template, type: string): Record<string, unknown>[] =>
  Object.values(template.findResources(type)).map(({ Properties }) => Properties as Record<string, unknown>);

/** An alarm on a formula is charged for every metric in it. */
export function metricsOf({ Metrics }: Record<string, unknown>): number {
  if (!Array.isArray(Metrics)) return 1;
  return Metrics.filter((metric: unknown) => typeof metric === 'object' && metric !== null && 'MetricStat' in metric)
    .length;
}
