import { CfnParameter, CfnRule, Fn } from 'aws-cdk-lib';
import type { Construct } from 'constructs';

/**
 * Lets a template be made that must not be deployed: CloudFormation looks at a template's rules before it touches anything, and answers
 * with the sentence. A rule can only speak of a parameter, hence one that takes no other value than the wrong one.
 */
export function refuseDeployment(scope: Construct, id: string, sentence: string): CfnRule {
  const isReady = new CfnParameter(scope, `${id}IsReady`, {
    description: sentence,
    default: 'no',
    allowedValues: ['no'],
  });
  return new CfnRule(scope, id, {
    assertions: [{ assert: Fn.conditionEquals(isReady.valueAsString, 'yes'), assertDescription: sentence }],
  });
}
