import { ArnFormat, Stack, Validations } from 'aws-cdk-lib';
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import {
  type ILambdaDeploymentConfig,
  LambdaApplication,
  LambdaDeploymentConfig,
  LambdaDeploymentGroup,
} from 'aws-cdk-lib/aws-codedeploy';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { flattenCfnReference } from 'cdk-nag/lib/utils/flatten-cfn-reference.js';
import { Construct } from 'constructs';
import type { Settings } from '../settings.ts';
import type { HouseFunction } from './function.ts';

/** A function, and the alarms that speak against its new version. */
export interface RolledOut {
  handler: HouseFunction;
  alarms: readonly Alarm[];
}

const configs: Record<Settings['rollout'], ILambdaDeploymentConfig> = {
  canary: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
  allAtOnce: LambdaDeploymentConfig.ALL_AT_ONCE,
};

/**
 * How new versions come in: each function's alias gives a tenth of its calls to the new version for five minutes; when one of its alarms
 * goes off the alias goes back, and CloudFormation takes the whole deployment back with it. Old and new versions thus work side by side on
 * the same rows: a change of their shape must be readable by the version before.
 */
export class Rollout extends Construct {
  constructor(scope: Construct, id: string, { rollout }: Settings, functions: Readonly<Record<string, RolledOut>>) {
    super(scope, id);
    const application = new LambdaApplication(this, 'Application');
    const role = this.#role();
    for (const [name, { handler, alarms }] of Object.entries(functions)) {
      const group = new LambdaDeploymentGroup(this, name, {
        application,
        // CDK would add a policy that AWS manages.
        role: role.withoutPolicyUpdates(),
        alias: handler.live,
        deploymentConfig: configs[rollout],
        alarms: [...alarms],
        ignoreAlarmConfiguration: rollout === 'allAtOnce',
        autoRollback: { failedDeployment: true, stoppedDeployment: true, deploymentInAlarm: rollout === 'canary' },
      });
      group.node.addDependency(role);
    }
  }

  /** One for all groups: CodeDeploy moves the aliases of this stack's functions and asks after alarms, nothing else. */
  #role(): Role {
    const stack = Stack.of(this);
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
      description: 'Moves the aliases of the functions from version to version',
    });
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
        reason: 'CloudFormation ends the names of functions; those that begin with the name of this stack are its own.',
      },
      {
        id: 'AwsSolutions-IAM5[Resource::*]',
        reason: 'CodeDeploy asks after the alarms of a group in one call that names no resource; it reads only.',
      },
    );
    return role;
  }
}
