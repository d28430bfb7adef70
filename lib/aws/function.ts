import { Duration, RemovalPolicy, Size, Stack, Validations } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { Alias, Architecture, Function as LambdaFunction, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { serviceName, type Settings } from '../settings.ts';
import type { FunctionDefinition, Variable } from '../functions/definition.ts';
import { bundle } from './bundle.ts';
import { dataGrants, type Grant, OwnRole } from './grants.ts';

/** The one log group of a stack, which outlives it. The names of its streams tell functions and state machines apart. */
export function logGroup(scope: Construct, logGroupName?: string): LogGroup {
  const stack = Stack.of(scope);
  const made = stack.node.tryFindChild('Log') as LogGroup | undefined;
  // As long as the privacy notice says (`logDays`); a test holds them together, since the CDK takes its own enum.
  const retention = RetentionDays.THREE_MONTHS;
  const removalPolicy = RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE;
  return made ?? new LogGroup(stack, 'Log', { retention, removalPolicy, ...(logGroupName && { logGroupName }) });
}

export interface FunctionContext {
  settings: Settings;
  storage: { table: ITable; bucketArn: string };
  values: Partial<Record<Variable, string>>;
  /** Executions set aside for it, and no more. */
  reserved?: number | undefined;
}

const pick = (names: readonly Variable[], values: FunctionContext['values']): Record<string, string> =>
  Object.fromEntries(
    names.map((name) => {
      const value = values[name];
      if (value === undefined) throw new Error(`The setting ${name} has no value`);
      return [name, value];
    }),
  );

/** CloudWatch's namespace for the functions' own figures (`shared/metrics.ts`): one for each stage. */
export const metricsNamespace = ({ stage }: Pick<Settings, 'stage'>): string => `${serviceName}/${stage}`;

/**
 * A function of `lib/functions` as the suite runs it: Node 24 on arm64, traced by X-Ray, with its own role without managed policies. It may
 * write its log and do what its definition says of rows and files, nothing else until `allow` adds more.
 */
export class SuiteFunction extends LambdaFunction {
  readonly #role: OwnRole;
  #live: Alias | undefined;

  constructor(
    scope: Construct,
    id: string,
    definition: FunctionDefinition,
    { settings, storage, values, reserved }: FunctionContext,
  ) {
    const log = logGroup(scope);
    const role = new OwnRole(scope, `${id}Role`, 'lambda');
    log.grantWrite(role);
    const { package: contents, handler, description, variables, data, memoryMb, diskMb, timeoutSeconds } = definition;
    super(scope, id, {
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: bundle(contents),
      handler,
      description,
      environment: {
        POWERTOOLS_SERVICE_NAME: serviceName,
        POWERTOOLS_LOG_LEVEL: 'INFO',
        POWERTOOLS_METRICS_NAMESPACE: metricsNamespace(settings),
        ...pick(variables, values),
      },
      memorySize: memoryMb,
      ...(diskMb === undefined ? {} : { ephemeralStorageSize: Size.mebibytes(diskMb) }),
      timeout: Duration.seconds(timeoutSeconds),
      ...(reserved === undefined ? {} : { reservedConcurrentExecutions: reserved }),
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
    if (data) this.allow(dataGrants(data, storage));
  }

  /** The alias that callers use in place of the function: a deployment moves it to the new version, a rollback to a former one. */
  get live(): Alias {
    return (this.#live ??= new Alias(this, 'Live', { aliasName: 'live', version: this.currentVersion }));
  }

  /** Adds the grants to the function's role. */
  allow(grants: readonly Grant[]): void {
    this.#role.allow(grants);
  }
}
