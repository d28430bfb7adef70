import {
  type AddToPrincipalPolicyResult,
  PolicyDocument,
  type PolicyStatement,
  Role,
  ServicePrincipal,
} from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';

/**
 * The role of a function, a state machine or a deployment that holds all it may do in itself, with no policy beside it: CloudFormation counts one
 * resource in place of two (of 500 that a stack may have), and what waits for the role waits for its rights too. What the CDK adds of its
 * own accord (traces, a dead-letter queue) lands here as well. IAM takes 10,240 characters of it (`roles.test.ts`).
 */
export class OwnRole extends Role {
  readonly #rights: PolicyDocument;

  /** @param service that takes the role: `lambda`, `states`, `codedeploy` */
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
