import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import { Construct } from 'constructs';
import { serviceName, type Settings } from '../settings.ts';

/** What the app stack needs to know of the data stack. */
const names = [
  'ApiId',
  'TableName',
  'UserPoolId',
  'ClientId',
  'OriginSecretArn',
  'DistributionId',
  'SiteHost',
  'preSignUp',
  'preTokenGeneration',
] as const;
export type Published = Record<(typeof names)[number], string>;

const parameterName = ({ stage }: Settings, name: string): string => `/${serviceName}/${stage}/${name}`;

/**
 * Stores the values as SSM parameters. A direct reference is a call of DescribeStacks wherever it occurs, 250 times in the app stack, and
 * an account may make one a second.
 */
export function publish(scope: Construct, settings: Settings, values: Published): Construct {
  const published = new Construct(scope, 'Published');
  for (const name of names)
    new StringParameter(published, name, { parameterName: parameterName(settings, name), stringValue: values[name] });
  return published;
}

/** The values, which CloudFormation reads once at each deployment. CDK never skips a stack that has such parameters as unchanged. */
export const published = (scope: Construct, settings: Settings): Published =>
  Object.fromEntries(
    names.map((name) => [name, StringParameter.valueForStringParameter(scope, parameterName(settings, name))]),
  ) as Published;
