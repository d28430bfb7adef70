import { type App, CfnOutput, SecretValue, Stack, Tags, Validations } from 'aws-cdk-lib';
import { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { UserPool } from 'aws-cdk-lib/aws-cognito';
import { Table } from 'aws-cdk-lib/aws-dynamodb';
import { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { AwsSolutionsChecks } from 'cdk-nag';
import { Construct } from 'constructs';
import { moduleNames } from '../../shared/modules.ts';
import type { Variable } from '../functions/definition.ts';
import { mailtoOf } from '../controller.ts';
import { openAlexSecretName, serviceName, type Settings } from '../settings.ts';
import { QueryDefinition, QueryString } from 'aws-cdk-lib/aws-logs';
import { logGroup } from './function.ts';
import { Api, Gateway } from './api.ts';
import { authBaseUrl, Identity } from './identity.ts';
import { alarms, outsideAlarms } from './monitoring/alarms.ts';
import { dashboard } from './monitoring/dashboard.ts';
import { Pipelines } from './pipelines.ts';
import { Published } from './published.ts';
import { checkReadiness } from './readiness.ts';
import { accessLog, budget, firewall } from './site/edge.ts';
import { Page } from './site/page.ts';
import { Website } from './site/website.ts';
import { bucketArn, bucketName, filesUrl, Storage } from './storage.ts';
import { scheduleRecount, Sweeper } from './upkeep.ts';

/**
 * The whole suite in AWS, checked by cdk-nag's AwsSolutions rules while it is synthesized. Regions are fixed; the
 * account is that of the deploying credentials.
 * @param pageFolder the built page
 * @returns the stacks in the order in which they are deployed
 */
export function buildStacks(app: App, settings: Settings, pageFolder: string) {
  const stack = (part: string, region: string): Stack =>
    new Stack(app, `${serviceName}-${settings.stage}-${part}`, {
      env: { region },
      crossRegionReferences: true,
      terminationProtection: settings.protection === 'on',
    });

  // us-east-1: what CloudFront only takes from there, and the budget, which AWS keeps there.
  const edge = stack('edge', 'us-east-1');
  checkReadiness(edge, settings, pageFolder);
  const { arn } = firewall(new Construct(edge, 'Firewall'), settings);
  budget(new Construct(edge, 'Budget'), settings);

  const data = stack('data', settings.dataRegion);
  const { website, values } = fillDataStack(data, settings, arn);

  // us-east-1 again, after the distribution: where CloudFront's access log is set up.
  const log = stack('access-log', 'us-east-1');
  accessLog(new Construct(log, 'AccessLog'), settings, website.distribution.distributionArn);
  if (settings.stage === 'prod') outsideAlarms(new Construct(log, 'Outside'), settings, website.host);

  const code = stack('app', settings.dataRegion);
  code.addStackDependency(data);
  fillAppStack(code, settings, values.readIn(code), pageFolder);

  Tags.of(app).add('service', serviceName);
  Tags.of(app).add('stage', settings.stage);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  return { edge, data, accessLog: log, app: code };
}

/**
 * What has an address or keeps data: the site's and the API's addresses, table, files, users. It outlives every version of the code and
 * holds no route. Addresses and data are one stack because they name each other: sign-in returns to the site, the bucket trusts the
 * site's scripts, the site's policy trusts the bucket.
 */
function fillDataStack(stack: Stack, settings: Settings, firewallArn: string) {
  const gateway = new Gateway(stack, 'Gateway', settings);
  const { api } = gateway;
  const website = new Website(stack, 'Website', { settings, api, filesUrl: filesUrl(settings), firewallArn });
  const siteUrl = website.url;
  const storage = new Storage(stack, 'Storage', settings, siteUrl);
  const identity = new Identity(stack, 'Identity', settings, storage, siteUrl);
  const { preSignUp, preTokenGeneration } = identity.triggers;
  const values = new Published(stack, 'Published', settings, {
    ApiId: api.apiId,
    TableName: storage.table.tableName,
    UserPoolId: identity.pool.userPoolId,
    ClientId: identity.client.userPoolClientId,
    OriginSecretArn: website.originSecretArn,
    DistributionId: website.distribution.distributionId,
    SiteHost: website.host,
    preSignUp: preSignUp.functionName,
    preTokenGeneration: preTokenGeneration.functionName,
  });
  // Last: it writes a file of its own into the bucket, which a first deployment that fails could then not remove.
  storage.malwareScan.node.addDependency(gateway, website, identity, storage.table, values);
  outputs(stack, {
    SiteUrl: [siteUrl, 'Where the site is'],
    DnsTarget: [website.distribution.distributionDomainName, "Where an own domain's CNAME points"],
    GoogleRedirectUri: [`${authBaseUrl(settings)}/oauth2/idpresponse`, "Redirect URI of Google's OAuth client"],
  });
  return { website, values };
}
type DataValues = ReturnType<ReturnType<typeof fillDataStack>['values']['readIn']>;

/** The code: functions, routes, pipelines, the page, and their monitoring. It can be removed and deployed again without loss. */
function fillAppStack(stack: Stack, settings: Settings, data: DataValues, pageFolder: string): void {
  const { ApiId: apiId, ClientId: clientId, DistributionId: distributionId, SiteHost: domainName } = data;
  const table = Table.fromTableName(stack, 'Table', data.TableName);
  const values = sharedValues(settings, data);
  const context = { settings, storage: { table, bucketArn: bucketArn(settings) }, values };
  const { userPoolArn } = UserPool.fromUserPoolId(stack, 'Pool', data.UserPoolId);
  const pipelines = new Pipelines(stack, 'Pipelines', { ...context, userPoolArn });
  const { stateMachines } = pipelines;
  const api = new Api(stack, 'Api', { ...context, apiId, issuer: values.ISSUER, clientId, stateMachines });
  const ofModules = moduleNames.map((name) => stateMachines[name]);
  const sweeper = new Sweeper(stack, 'Sweeper', { ...context, stateMachines: ofModules });
  scheduleRecount(new Construct(stack, 'Reconciliation'), stateMachines.admin);
  const distribution = Distribution.fromDistributionAttributes(stack, 'Site', { distributionId, domainName });
  const page = new Page(stack, 'Page', settings, distribution, pageFolder);
  page.node.addDependency(api, pipelines);

  const triggers = {
    preSignUp: LambdaFunction.fromFunctionName(stack, 'PreSignUp', data.preSignUp),
    preTokenGeneration: LambdaFunction.fromFunctionName(stack, 'PreTokenGeneration', data.preTokenGeneration),
  };
  const watched = {
    settings,
    apiId,
    triggers,
    stateMachines,
    table,
    deadLetters: sweeper.deadLetters,
  };
  const functions = { ...api.functions, ...triggers, ...pipelines.functions, sweeper: sweeper.handler };
  const { dashboardName } = dashboard(stack, {
    ...watched,
    functions,
    alarms: alarms(new Construct(stack, 'Alarms'), watched),
  });

  new QueryDefinition(stack, 'OneSession', {
    queryDefinitionName: `${serviceName}/${settings.stage}/session`,
    logGroups: [logGroup(stack)],
    queryString: new QueryString({
      fields: [
        '@timestamp',
        'coalesce(message, type, @message) as what',
        'coalesce(fault.message, error, code) as why',
        'coalesce(execution, execution_arn, requestId) as its',
        '@logStream',
        'fault.stack as stack',
      ],
      filterStatements: ['@message like "SESSION"'],
      sort: '@timestamp asc',
      limit: 1000,
    }),
  });
  const console = `https://${settings.dataRegion}.console.aws.amazon.com/cloudwatch/home?region=${settings.dataRegion}`;
  outputs(stack, {
    Models: [Object.values(settings.models).join(' '), `Models to activate in ${settings.bedrockRegion}`],
    DashboardUrl: [`${console}#dashboards/dashboard/${dashboardName}`, 'The dashboard'],
  });
}

/** Every setting of the functions that does not come from the stack itself. */
function sharedValues(settings: Settings, data: DataValues) {
  const versionId = settings.openAlexSecretVersion;
  const issuer = `https://cognito-idp.${settings.dataRegion}.amazonaws.com/${data.UserPoolId}`;
  return {
    TABLE_NAME: data.TableName,
    BUCKET_NAME: bucketName(settings),
    EMAIL_DOMAINS: settings.emailDomains.join(','),
    ADMIN_EMAILS: settings.adminEmails.join(','),
    ISSUER: issuer,
    JWKS_URI: `${issuer}/.well-known/jwks.json`,
    CLIENT_ID: data.ClientId,
    AUTH_BASE_URL: authBaseUrl(settings),
    USER_POOL_ID: data.UserPoolId,
    SITE_URL: `https://${data.SiteHost}`,
    // A reference that CloudFormation resolves: the template does not hold the secret.
    ORIGIN_SECRET: SecretValue.secretsManager(data.OriginSecretArn).unsafeUnwrap(),
    MODEL_REASONING: settings.models.reasoning,
    MODEL_EXTRACTION: settings.models.extraction,
    BEDROCK_REGION: settings.bedrockRegion,
    DAILY_QUOTA: String(settings.dailyQuota),
    DAILY_USD: String(2 * settings.dailyModelUsd),
    MAIL_FROM: settings.mailFrom ?? '',
    REFERENCE_CHECK: settings.referenceCheck,
    REFERENCE_MAILTO: mailtoOf(settings.controller),
    // For the one function that has the setting, as a reference too.
    OPENALEX_KEY:
      versionId === null ? '' : SecretValue.secretsManager(openAlexSecretName(settings), { versionId }).unsafeUnwrap(),
  } satisfies Partial<Record<Variable, string>>;
}

/** What an operator needs to know of a stack after its deployment: `name: [value, what it is]`. `OPERATIONS.md` names these outputs. */
function outputs(stack: Stack, values: Readonly<Record<string, readonly [value: string, description: string]>>): void {
  for (const [name, [value, description]] of Object.entries(values)) new CfnOutput(stack, name, { value, description });
}
