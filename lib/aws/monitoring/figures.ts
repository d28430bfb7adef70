import { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Metric, type MetricOptions } from 'aws-cdk-lib/aws-cloudwatch';
import { type DimensionValues, type Fact, type FactName, facts } from '../../../shared/metrics.ts';
import { serviceName, type Settings } from '../../settings.ts';
import { metricsNamespace } from '../function.ts';

/** Over which figures are taken unless said otherwise. */
export const period = Duration.minutes(5);

/**
 * A figure that the functions write (`shared/metrics.ts`), summed unless said otherwise.
 * @throws {Error} when it is not counted by these dimensions: a graph or alarm of it would stay empty
 */
export function figure<F extends FactName>(
  settings: Settings,
  fact: F,
  metricName: keyof (typeof facts)[F]['figures'] & string,
  dimensions: Partial<DimensionValues<F>>,
  options: MetricOptions = {},
): Metric {
  const { dimensions: sets }: Fact = facts[fact];
  const names = Object.keys(dimensions);
  if (!sets.some((set) => set.length === names.length && set.every((name) => names.includes(name))))
    throw new Error(`${metricName} is not counted by ${names.join(' and ') || 'the service alone'}`);
  return new Metric({
    namespace: metricsNamespace(settings),
    metricName,
    dimensionsMap: { service: serviceName, ...dimensions },
    period,
    statistic: 'Sum',
    ...options,
  });
}

/** A figure of API Gateway's about the one API. */
export const apiMetric = (apiId: string, metricName: string, statistic: string): Metric =>
  new Metric({ namespace: 'AWS/ApiGateway', metricName, dimensionsMap: { ApiId: apiId }, statistic, period });

/**
 * The sum; a figure without data counts as 0, where `+` would leave the sum without data too.
 * @param letter begins the figures' names; two sums in one expression need two
 */
export function sumMetric(metrics: readonly IMetric[], label: string, over: Duration = period, letter = 'm'): IMetric {
  const usingMetrics = Object.fromEntries(metrics.map((metric, n) => [`${letter}${n}`, metric]));
  const addends = Object.keys(usingMetrics).map((name) => `FILL(${name}, 0)`);
  return new MathExpression({ expression: `SUM([${addends.join(', ')}])`, usingMetrics, period: over, label });
}

/** Server errors in a hundred calls, from three on: at night one would be a large share. */
export const serverErrors = (apiId: string): MathExpression =>
  new MathExpression({
    expression: 'IF(faults >= 3, 100 * faults / calls, 0)',
    usingMetrics: { faults: apiMetric(apiId, '5xx', 'Sum'), calls: apiMetric(apiId, 'Count', 'Sum') },
    period,
    label: 'Server errors, % of calls',
  });
