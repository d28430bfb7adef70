import { CfnOutput, type Stack } from 'aws-cdk-lib';

/** What an operator needs to know of a stack after its deployment: `name: [value, what it is]`. README names these outputs. */
export function outputs(
  stack: Stack,
  values: Readonly<Record<string, readonly [value: string, description: string]>>,
): void {
  for (const [name, [value, description]] of Object.entries(values)) new CfnOutput(stack, name, { value, description });
}
