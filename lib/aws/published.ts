import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import { Construct } from 'constructs';
import { serviceName, type Settings } from '../settings.ts';

/**
 * Values of one stack that another one needs, as SSM parameters. A direct reference is a call of DescribeStacks wherever it occurs, 250
 * times in the app stack, and an account may make one a second.
 */
export class Published<T extends Readonly<Record<string, string>>> extends Construct {
  readonly #values: T;
  readonly #prefix: string;

  constructor(scope: Construct, id: string, { stage }: Settings, values: T) {
    super(scope, id);
    this.#values = values;
    this.#prefix = `/${serviceName}/${stage}/`;
    for (const [name, stringValue] of Object.entries(values))
      new StringParameter(this, name, { parameterName: this.#prefix + name, stringValue });
  }

  /** CloudFormation reads them once at each deployment, and CDK never skips a stack that has such parameters as unchanged. */
  readIn(scope: Construct): T {
    const read = (name: string): string => StringParameter.valueForStringParameter(scope, this.#prefix + name);
    return Object.fromEntries(Object.keys(this.#values).map((name) => [name, read(name)])) as T;
  }
}
