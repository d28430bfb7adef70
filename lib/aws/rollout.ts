import { ArnFormat, Stack, Validations } from 'aws-cdk-lib';
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import {
  type ILambdaDeploymentConfig,
  LambdaApplication,
  LambdaDeploymentConfig,
  LambdaDeploymentGroup,
} from 'aws-cdk-lib/aws-codedeploy';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { flattenCfnReference } from 'cdk-nag/lib/utils/flatten-cfn-reference.js';
import { Construct } from 'constructs';
import type { Settings } from '../settings.ts';
import type { HouseFunction } from './function.ts';
import { OwnRole } from './role.ts';

/** A function, and the alarms that speak against its new version. */
export interface RolledOut {
  handler: HouseFunction;
  alarms: readonly Alarm[];
  pace: Pace;
}

/** How long a new version is tried: one that answers calls has shown itself soon; a run of a step takes up to fifteen minutes. */
type Pace = 'short' | 'long';

const configs: Record<Settings['rollout'], Record<Pace, ILambdaDeploymentConfig>> = {
  canary: {
    short: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
    long: LambdaDeploymentConfig.CANARY_10PERCENT_30MINUTES,
  },
  allAtOnce: { short: LambdaDeploymentConfig.ALL_AT_ONCE, long: LambdaDeploymentConfig.ALL_AT_ONCE },
};

const roleCount = 3;
/** So many groups are made side by side. */
const batch = 10;

/**
 * How new versions come in: each function's alias gives a tenth of its calls to the new version for five minutes, a step's for thirty; when
 * one of its alarms goes off the alias goes back, and CloudFormation takes the whole deployment back with it. Old and new versions thus work
 * side by side on the same rows: a change of their shape must be readable by the version before.
 *
 * The steps' aliases move side by side, for one batch after the other would take hours; the API's follow, since its functions name the state
 * machines. Lambda takes some calls a second and not more, seen by others to be counted by role, hence the roles; CodeDeploy makes some
 * groups a second, hence the batches.
 */
export class Rollout extends Construct {
  constructor(scope: Construct, id: string, { rollout }: Settings, functions: Readonly<Record<string, RolledOut>>) {
    super(scope, id);
    const application = new LambdaApplication(this, 'Application');
    const roles: OwnRole[] = [];
    const made: Record<Pace, LambdaDeploymentGroup[]> = { short: [], long: [] };
    for (const [n, [name, { handler, alarms, pace }]] of Object.entries(functions).entries()) {
      const role = (roles[n % roleCount] ??= this.#role(`Role${(n % roleCount) + 1}`));
      const group = new LambdaDeploymentGroup(this, name, {
        application,
        // CDK would add a policy that AWS manages.
        role: role.withoutPolicyUpdates(),
        alias: handler.live,
        deploymentConfig: configs[rollout][pace],
        alarms: [...alarms],
        ignoreAlarmConfiguration: rollout === 'allAtOnce',
        autoRollback: { failedDeployment: true, stoppedDeployment: true, deploymentInAlarm: rollout === 'canary' },
      });
      group.node.addDependency(role);
      const before = made[pace].at(-batch);
      if (before !== undefined) group.node.addDependency(before);
      made[pace].push(group);
    }
  }

  /** CodeDeploy moves the aliases of this stack's functions and asks after alarms, nothing else. */
  #role(id: string): OwnRole {
    const stack = Stack.of(this);
    const role = new OwnRole(this, id, 'codedeploy');
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
