import { Duration, RemovalPolicy, Size, Stack, Validations } from 'aws-cdk-lib';
import { Alias, Architecture, type Code, Function as LambdaFunction, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { flattenCfnReference } from 'cdk-nag/lib/utils/flatten-cfn-reference.js';
import type { Construct } from 'constructs';
import { serviceName, type Settings } from '../settings.ts';
import type { Grant } from './grants.ts';
import { logGroup } from './log.ts';
import { OwnRole } from './role.ts';

export interface SuiteFunctionProps {
  settings: Settings;
  code: Code;
  /** File and export: `index.handler`. */
  handler: string;
  description: string;
  environment: Record<string, string>;
  memoryMb: number;
  /** Room for files; 512 MB without it. */
  diskMb?: number;
  timeoutSeconds: number;
}

/** CloudWatch's namespace for the functions' own figures (`shared/metrics.ts`): one for each stage. */
export const metricsNamespace = ({ stage }: Pick<Settings, 'stage'>): string => `${serviceName}/${stage}`;

/**
 * A Lambda function as the suite runs it: Node 24 on arm64, traced by X-Ray, with its own role without managed policies. It has no permissions until `allow` adds some.
 */
export class SuiteFunction extends LambdaFunction {
  readonly #role: OwnRole;
  #live: Alias | undefined;

  constructor(scope: Construct, id: string, props: SuiteFunctionProps) {
    const log = logGroup(scope, props.settings);
    const role = new OwnRole(scope, `${id}Role`, 'lambda');
    log.grantWrite(role);
    super(scope, id, {
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: props.code,
      handler: props.handler,
      description: props.description,
      environment: {
        POWERTOOLS_SERVICE_NAME: serviceName,
        POWERTOOLS_LOG_LEVEL: 'INFO',
        POWERTOOLS_METRICS_NAMESPACE: metricsNamespace(props.settings),
        ...props.environment,
      },
      memorySize: props.memoryMb,
      ...(props.diskMb === undefined ? {} : { ephemeralStorageSize: Size.mebibytes(props.diskMb) }),
      timeout: Duration.seconds(props.timeoutSeconds),
      tracing: Tracing.ACTIVE,
      logGroup: log,
      role,
      // Versions are what a rollback goes back to.
      currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE },
    });
    this.#role = role;
    Validations.of(role).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'X-Ray accepts no narrower resource than *; no other statement of this role has it.',
    });
  }

  /** The alias that callers use in place of the function: a deployment moves it to the new version, a rollback to a former one. */
  get live(): Alias {
    return (this.#live ??= new Alias(this, 'Live', { aliasName: 'live', version: this.currentVersion }));
  }

  /** Adds the grants to the function's role, and tells cdk-nag the reasons for their wildcards. */
  allow(grants: readonly Grant[]): void {
    for (const { statement, because } of grants) {
      this.#role.addToPolicy(statement);
      if (because === undefined) continue;
      for (const resource of statement.resources) {
        const id = `AwsSolutions-IAM5[Resource::${flattenCfnReference(Stack.of(this).resolve(resource))}]`;
        Validations.of(this.#role).acknowledge({ id, reason: because });
      }
    }
  }
}
