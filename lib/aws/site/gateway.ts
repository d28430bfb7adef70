import { AccessLogField, AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { Construct } from 'constructs';
import { serviceName, type Settings } from '../../settings.ts';
import { logGroup } from '../function.ts';

/** Calls a second of the whole API, far below the account's 10,000 and far above a busy day; more are answered 429. */
const throttle = { rateLimit: 2000, burstLimit: 4000 };

/** The HTTP API without its routes: CloudFront needs its address, and the routes' functions need CloudFront's address. */
export class Gateway extends Construct {
  readonly api: HttpApi;
  readonly stage: HttpStage;

  constructor(scope: Construct, id: string, settings: Settings) {
    super(scope, id);
    this.api = new HttpApi(this, 'Api', { apiName: `${serviceName}-${settings.stage}`, createDefaultStage: false });
    const log = logGroup(this);
    this.stage = new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle,
      detailedMetricsEnabled: true,
      accessLogSettings: { destination: new LogGroupLogDestination(log), format: accessLogFormat },
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
