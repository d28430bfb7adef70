import { ArnFormat, Stack, Validations } from 'aws-cdk-lib';
import {
  HttpApi,
  HttpMethod,
  HttpNoneAuthorizer,
  HttpRoute,
  HttpRouteKey,
  type IHttpApi,
  type IHttpRouteAuthorizer,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import type { Call } from '../../shared/contract.ts';
import type { Settings } from '../settings.ts';
import { bundle } from './bundle.ts';
import { type ApiFunction, apiFunctions } from './entries.ts';
import { HouseFunction } from './function.ts';
import { dataGrants, type Grant } from './grants.ts';
import type { Identity } from './identity.ts';
import type { PipelineName } from './steps/step.ts';
import type { Storage } from './storage.ts';
import { pick, type Variable } from './variables.ts';

export interface ApiProps {
  settings: Settings;
  /** Of the HTTP API made without routes (`gateway.ts`). */
  apiId: string;
  identity: Identity;
  storage: Storage;
  stateMachines: Partial<Record<PipelineName, StateMachine>>;
  values: Partial<Record<Variable, string>>;
}

/** One function a module, and one route for every call it declares (design law 1). */
export class Api extends Construct {
  readonly functions: Record<string, HouseFunction> = {};

  constructor(scope: Construct, id: string, props: ApiProps) {
    super(scope, id);
    // By its id, so that routes and integrations belong to this stack and not to the API's.
    const api = HttpApi.fromHttpApiAttributes(this, 'Api', { httpApiId: props.apiId });
    const signedIn = new HttpJwtAuthorizer('SignedIn', props.identity.issuer, {
      jwtAudience: [props.identity.client.userPoolClientId],
    });
    for (const [name, definition] of Object.entries(apiFunctions)) {
      const handler = this.#function(name, definition, props);
      this.functions[name] = handler;
      this.#routes(api, name, definition.calls, handler, signedIn);
    }
  }

  #function(name: string, definition: ApiFunction, props: ApiProps): HouseFunction {
    const handler = new HouseFunction(this, name, {
      settings: props.settings,
      code: bundle({ entries: { index: definition.entry } }),
      handler: 'index.handler',
      description: `Answers the calls of ${name}`,
      environment: pick(definition.variables, props.values),
      memoryMb: 512,
      // The gateway waits 30 s.
      timeoutSeconds: 29,
    });
    handler.allow(dataGrants(definition.data, props.storage));
    const machine = definition.starts && props.stateMachines[definition.starts];
    if (machine) handler.allow(jobGrants(machine));
    return handler;
  }

  #routes(
    api: IHttpApi,
    name: string,
    calls: Record<string, Call>,
    handler: HouseFunction,
    signedIn: IHttpRouteAuthorizer,
  ): void {
    // One permission a function: one a route would outgrow the 20 KB of a function's resource policy.
    const integration = new HttpLambdaIntegration(`${name}Integration`, handler.live, {
      scopePermissionToRoute: false,
    });
    for (const [call, { method, path, access }] of Object.entries(calls)) {
      const route = new HttpRoute(this, `${name}-${call}`, {
        httpApi: api,
        routeKey: HttpRouteKey.with(`/api${path}`, HttpMethod[method]),
        integration,
        authorizer: access === 'public' ? new HttpNoneAuthorizer() : signedIn,
      });
      if (access === 'public')
        Validations.of(route).acknowledge({
          id: 'AwsSolutions-APIG4',
          reason: 'Declared public in its contract: a call of the sign-in itself.',
        });
    }
  }
}

/** To start executions of one state machine and ask after them. */
function jobGrants(machine: StateMachine): readonly Grant[] {
  const executions = Stack.of(machine).formatArn({
    service: 'states',
    resource: 'execution',
    resourceName: `${machine.stateMachineName}:*`,
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  });
  return [
    {
      statement: new PolicyStatement({
        actions: ['states:StartExecution'],
        resources: [machine.stateMachineArn],
      }),
    },
    {
      statement: new PolicyStatement({ actions: ['states:DescribeExecution'], resources: [executions] }),
      because: 'Executions are named by session and attempt; those of this one state machine may be asked after.',
    },
  ];
}
