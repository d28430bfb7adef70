import {
  type AddToPrincipalPolicyResult,
  PolicyDocument,
  type PolicyStatement,
  Role,
  ServicePrincipal,
} from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';

/**
 * A role with one inline policy and none attached: CloudFormation counts one resource in place of two (of 500 in a stack), and whatever
 * depends on the role depends on its rights too. What the CDK adds by itself (traces, a dead-letter queue) lands here as well. IAM accepts
 * 10,240 characters of inline policy.
 */
export class OwnRole extends Role {
  readonly #rights: PolicyDocument;

  /** @param service that assumes the role: `lambda`, `states`, `codedeploy` */
  constructor(scope: Construct, id: string, service: string) {
    const rights = new PolicyDocument();
    super(scope, id, { assumedBy: new ServicePrincipal(`${service}.amazonaws.com`), inlinePolicies: { rights } });
    this.#rights = rights;
  }

  override addToPrincipalPolicy(statement: PolicyStatement): AddToPrincipalPolicyResult {
    this.#rights.addStatements(statement);
    return { statementAdded: true, policyDependable: this };
  }
}
