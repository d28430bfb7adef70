import { CfnOutput, type Stack } from 'aws-cdk-lib';

/** What an operator needs to know of a stack after its deployment: `name: [value, what it is]`. README names these outputs. */
export const outputs = (
  stack: Stack,
  values: Readonly<Record<string, readonly [value: string, description: string]>>,
): CfnOutput[] =>
  Object.entries(values).map(([name, [value, description]]) => new CfnOutput(stack, name, { value, description }));
