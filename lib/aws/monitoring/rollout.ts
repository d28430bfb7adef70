import { ArnFormat, Stack, Validations } from 'aws-cdk-lib';
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { flattenCfnReference } from 'cdk-nag/lib/utils/flatten-cfn-reference.js';
import { Construct } from 'constructs';
import type { Settings } from '../../settings.ts';
import type { SuiteFunction } from '../function.ts';
import { OwnRole } from '../role.ts';

/**
 * How new versions of the API's functions are deployed: each alias gives a tenth of its calls to the new version for five minutes. When an
 * alarm goes off the aliases go back and CloudFormation rolls back the whole deployment. Old and new versions thus work side by side on the
 * same rows: the version before must be able to read what the new one writes.
 *
 * Steps change at once: a step that fails is retried, its job fails with a message, and most runs are longer than such a trial.
 */
export class Rollout extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { rollout }: Settings,
    functions: Readonly<Record<string, SuiteFunction>>,
    alarms: readonly Alarm[],
  ) {
    super(scope, id);
    const isGradual = rollout === 'canary';
    const application = new LambdaApplication(this, 'Application');
    const role = this.#role();
    for (const [name, { live }] of Object.entries(functions)) {
      const group = new LambdaDeploymentGroup(this, name, {
        application,
        // Otherwise CDK attaches a policy that AWS manages.
        role: role.withoutPolicyUpdates(),
        alias: live,
        deploymentConfig: isGradual
          ? LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES
          : LambdaDeploymentConfig.ALL_AT_ONCE,
        alarms: [...alarms],
        ignoreAlarmConfiguration: !isGradual,
        autoRollback: { failedDeployment: true, stoppedDeployment: true, deploymentInAlarm: isGradual },
      });
      group.node.addDependency(role);
    }
  }

  /** CodeDeploy moves the aliases of this stack's functions and reads alarms, nothing else. */
  #role(): OwnRole {
    const stack = Stack.of(this);
    const role = new OwnRole(this, 'Role', 'codedeploy');
    const functions = stack.formatArn({
      service: 'lambda',
      resource: 'function',
      resourceName: `${stack.stackName}-*`,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
    role.addToPolicy(
      new PolicyStatement({
        actions: ['lambda:GetAlias', 'lambda:UpdateAlias', 'lambda:GetProvisionedConcurrencyConfig'],
        resources: [functions],
      }),
    );
    role.addToPolicy(new PolicyStatement({ actions: ['cloudwatch:DescribeAlarms'], resources: ['*'] }));
    Validations.of(role).acknowledge(
      {
        id: `AwsSolutions-IAM5[Resource::${flattenCfnReference(stack.resolve(functions))}]`,
        reason:
          'CloudFormation chooses the end of function names; those that begin with the name of this stack are its own.',
      },
      {
        id: 'AwsSolutions-IAM5[Resource::*]',
        reason: 'CodeDeploy reads the alarms of a group in one call that names no resource.',
      },
    );
    return role;
  }
}
