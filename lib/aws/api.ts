import { ArnFormat, Stack, Validations } from 'aws-cdk-lib';
import {
  HttpApi,
  HttpMethod,
  HttpNoneAuthorizer,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
  type IHttpApi,
  type IHttpRouteAuthorizer,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import type { Call } from '../../shared/contract.ts';
import { type ApiFunction, apiFunctions } from '../functions/api.ts';
import { exportOf, type Variable } from '../functions/definition.ts';
import { type FunctionContext, logGroup, SuiteFunction } from './function.ts';
import { grant, type Grant } from './grants.ts';
import type { PipelineName } from '../pipelines/index.ts';
import { AccessLogField, AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { serviceName, type Settings } from '../settings.ts';

interface ApiProps extends FunctionContext {
  /** Of the HTTP API that was made without routes (`site/gateway.ts`). */
  apiId: string;
  issuer: string;
  clientId: string;
  stateMachines: Readonly<Record<PipelineName, StateMachine>>;
}

/** One function for each module, and one route for every call it declares (design law 1). */
export class Api extends Construct {
  readonly functions: Record<string, SuiteFunction> = {};

  constructor(scope: Construct, id: string, props: ApiProps) {
    super(scope, id);
    // By its id, so that routes and integrations belong to this stack and not to the API's.
    const api = HttpApi.fromHttpApiAttributes(this, 'Api', { httpApiId: props.apiId });
    const signedIn = new HttpJwtAuthorizer('SignedIn', props.issuer, {
      jwtAudience: [props.clientId],
    });
    for (const [name, definition] of Object.entries(apiFunctions)) {
      const handler = this.#function(name, definition, props);
      this.functions[name] = handler;
      this.#routes(api, name, definition.calls, handler, signedIn);
    }
  }

  #function(
    name: string,
    { starts, variables, data }: ApiFunction,
    { stateMachines, values, settings, storage }: ApiProps,
  ): SuiteFunction {
    const machine = starts && { [`${starts.toUpperCase()}_STATE_MACHINE_ARN`]: stateMachines[starts].stateMachineArn };
    const definition = {
      ...exportOf(`lambdas/${name}/routes.ts`, 'handler'),
      description: `Answers the calls of ${name}`,
      variables: [...variables, ...(Object.keys(machine ?? {}) as Variable[])],
      data,
      memoryMb: 512,
      // The gateway waits 30 s.
      timeoutSeconds: 29,
    };
    const context = { settings, storage, values: { ...values, ...machine }, reserved: settings.concurrency?.api };
    const handler = new SuiteFunction(this, name, definition, context);
    if (starts) handler.allow(jobGrants(stateMachines[starts]));
    if (settings.mailFrom !== null && variables.includes('MAIL_FROM'))
      handler.allow(mailGrants(this, settings.mailFrom));
    return handler;
  }

  #routes(
    api: IHttpApi,
    name: string,
    calls: Record<string, Call>,
    handler: SuiteFunction,
    signedIn: IHttpRouteAuthorizer,
  ): void {
    // One permission for each function: one for each route would exceed the 20 KB of a function's resource policy.
    const integration = new HttpLambdaIntegration(`${name}Integration`, handler.live, {
      scopePermissionToRoute: false,
    });
    for (const [call, { method, path, access }] of Object.entries(calls)) {
      // Calls of one path share a route: a stack has few resources, and the router knows the methods.
      const [first, ...others] = Object.entries(calls).filter(([, one]) => one.path === path);
      if (first?.[0] !== call) continue;
      const route = new HttpRoute(this, `${name}-${call}`, {
        httpApi: api,
        routeKey: HttpRouteKey.with(`/api${path}`, others.length > 0 ? HttpMethod.ANY : HttpMethod[method]),
        integration,
        authorizer: access === 'public' ? new HttpNoneAuthorizer() : signedIn,
      });
      if (access === 'public')
        Validations.of(route).acknowledge({
          id: 'AwsSolutions-APIG4',
          reason: 'Declared public in its contract: a call of the sign-in.',
        });
    }
  }
}

/** To send e-mails from one address, which SES knows by itself or by its domain. */
const mailGrants = (scope: Construct, from: string): readonly Grant[] => {
  const arnOf = (resourceName: string): string =>
    Stack.of(scope).formatArn({ service: 'ses', resource: 'identity', resourceName });
  const conditions = { StringEquals: { 'ses:FromAddress': from } };
  return [grant(['ses:SendEmail'], [arnOf(from), arnOf(from.slice(from.indexOf('@') + 1))], { conditions })];
};

/** To start executions of one state machine and to read their status. */
function jobGrants(machine: StateMachine): readonly Grant[] {
  const executions = Stack.of(machine).formatArn({
    service: 'states',
    resource: 'execution',
    resourceName: `${machine.stateMachineName}:*`,
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  });
  const because = 'Executions are named by session and attempt; only those of this one state machine can be read.';
  return [
    grant(['states:StartExecution'], [machine.stateMachineArn]),
    grant(['states:DescribeExecution'], [executions], { because }),
  ];
}

/** Calls a second of the whole API, far below the account's 10,000 and far above a busy day; more are answered 429. */
const throttle = { rateLimit: 2000, burstLimit: 4000 };

/** The HTTP API without its routes: CloudFront needs its address, and the routes' functions need CloudFront's address. */
export class Gateway extends Construct {
  readonly api: HttpApi;

  constructor(scope: Construct, id: string, settings: Settings) {
    super(scope, id);
    this.api = new HttpApi(this, 'Api', { apiName: `${serviceName}-${settings.stage}`, createDefaultStage: false });
    new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle,
      accessLogSettings: { destination: new LogGroupLogDestination(logGroup(this)), format: accessLogFormat },
    });
  }
}

/** Ids and numbers, but neither query strings nor headers, which carry codes and tokens. */
const accessLogFormat = AccessLogFormat.custom(
  JSON.stringify({
    requestId: AccessLogField.contextRequestId(),
    time: AccessLogField.contextRequestTimeEpoch(),
    routeKey: '$context.routeKey',
    status: AccessLogField.contextStatus(),
    latencyMs: '$context.responseLatency',
    functionMs: '$context.integrationLatency',
    functionError: '$context.integrationErrorMessage',
    authorizerError: '$context.authorizer.error',
    bytes: AccessLogField.contextResponseLength(),
  }),
);
