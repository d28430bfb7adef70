import { type App, CfnOutput, Stack, type StackProps, Tags, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import type { Construct } from 'constructs';
import { moduleNames } from '../../shared/modules.ts';
import type { Variable } from '../functions/step.ts';
import { serviceName, type Settings } from '../settings.ts';
import { Api, Gateway } from './api.ts';
import { Identity } from './identity.ts';
import { Alarms } from './monitoring/alarms.ts';
import { dashboard } from './monitoring/dashboard.ts';
import { Pipelines } from './pipelines.ts';
import { checkReadiness } from './readiness.ts';
import { AccessLog, Budget, Firewall } from './site/edge.ts';
import { Page } from './site/page.ts';
import { Website } from './site/website.ts';
import { filesUrl, Storage } from './storage.ts';
import { NightlyRecount, Sweeper } from './upkeep.ts';

/**
 * The whole suite in AWS, checked by cdk-nag's AwsSolutions rules while it is synthesized. Regions are fixed; the
 * account is that of the deploying credentials.
 * @param pageFolder the built page
 * @returns the stacks in the order in which they are deployed
 */
export function buildStacks(app: App, settings: Settings, pageFolder: string) {
  const edgeEnv = { region: 'us-east-1' };
  const env = { region: settings.dataRegion };
  const common = { settings, crossRegionReferences: true, terminationProtection: settings.protection === 'on' };
  const name = (part: string): string => `${serviceName}-${settings.stage}-${part}`;

  const edge = new EdgeStack(app, name('edge'), { ...common, env: edgeEnv, pageFolder });
  const data = new DataStack(app, name('data'), { ...common, env, firewallArn: edge.firewallArn });
  const { distributionArn } = data.website.distribution;
  const accessLog = new AccessLogStack(app, name('access-log'), { ...common, env: edgeEnv, distributionArn });
  const appStack = new AppStack(app, name('app'), { ...common, env, data, pageFolder });

  Tags.of(app).add('service', serviceName);
  Tags.of(app).add('stage', settings.stage);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  return { edge, data, accessLog, app: appStack };
}

type StageProps = StackProps & { settings: Settings };

/** us-east-1: what CloudFront only takes from there, and the budget, which AWS keeps there. */
class EdgeStack extends Stack {
  readonly firewallArn: string;

  constructor(scope: Construct, id: string, { settings, pageFolder, ...props }: StageProps & { pageFolder: string }) {
    super(scope, id, props);
    checkReadiness(this, settings, pageFolder);
    this.firewallArn = new Firewall(this, 'Firewall').arn;
    new Budget(this, 'Budget', settings);
  }
}

/**
 * What has an address or keeps data: the site's and the API's addresses, table, files, users. It outlives every version of the code and
 * holds no route. Addresses and data are one stack because they name each other: sign-in returns to the site, the bucket trusts the
 * site's scripts, the site's policy trusts the bucket.
 */
class DataStack extends Stack {
  readonly gateway: Gateway;
  readonly website: Website;
  readonly storage: Storage;
  readonly identity: Identity;

  constructor(scope: Construct, id: string, { settings, firewallArn, ...props }: StageProps & { firewallArn: string }) {
    super(scope, id, props);
    this.gateway = new Gateway(this, 'Gateway', settings);
    this.website = new Website(this, 'Website', {
      settings,
      api: this.gateway.api,
      filesUrl: filesUrl(settings),
      firewallArn,
    });
    const siteUrl = this.website.url;
    this.storage = new Storage(this, 'Storage', { settings, siteUrl });
    this.identity = new Identity(this, 'Identity', { settings, storage: this.storage, siteUrl });
    // Last: it writes a file of its own into the bucket, which a first deployment that fails could then not remove.
    this.storage.malwareScan.node.addDependency(this.gateway, this.website, this.identity, this.storage.table);
    outputs(this, {
      SiteUrl: [siteUrl, 'Where the site is'],
      DnsTarget: [this.website.distribution.distributionDomainName, "Where an own domain's CNAME points"],
      GoogleRedirectUri: [`${this.identity.authBaseUrl}/oauth2/idpresponse`, "Redirect URI of Google's OAuth client"],
    });
  }
}

/** us-east-1 again, after the distribution: where CloudFront's access log is set up. */
class AccessLogStack extends Stack {
  constructor(scope: Construct, id: string, props: StageProps & { distributionArn: string }) {
    const { settings, distributionArn, ...stackProps } = props;
    super(scope, id, stackProps);
    new AccessLog(this, 'AccessLog', settings, distributionArn);
  }
}

/** The code: functions, routes, pipelines, the page, and their monitoring. It can be removed and deployed again without loss. */
class AppStack extends Stack {
  constructor(scope: Construct, id: string, props: StageProps & { data: DataStack; pageFolder: string }) {
    const { settings, data, pageFolder, ...stackProps } = props;
    super(scope, id, stackProps);
    const { storage, identity, website } = data;
    const { apiId } = data.gateway.api;
    const context = { settings, storage, values: sharedValues(settings, data) };
    const pipelines = new Pipelines(this, 'Pipelines', { ...context, userPoolArn: identity.pool.userPoolArn });
    const { stateMachines } = pipelines;
    const api = new Api(this, 'Api', { ...context, apiId, identity, stateMachines });
    const ofModules = moduleNames.map((name) => stateMachines[name]);
    const sweeper = new Sweeper(this, 'Sweeper', { ...context, stateMachines: ofModules });
    new NightlyRecount(this, 'Reconciliation', stateMachines.admin);
    const page = new Page(this, 'Page', { settings, distribution: website.distribution, folder: pageFolder });
    page.node.addDependency(api, pipelines);

    const watched = {
      settings,
      apiId,
      triggers: identity.triggers,
      stateMachines,
      table: storage.table,
      deadLetters: sweeper.deadLetters,
    };
    const alarms = new Alarms(this, 'Alarms', watched).all;
    const functions = { ...api.functions, ...identity.triggers, ...pipelines.functions, sweeper: sweeper.handler };
    const { dashboardName } = dashboard(this, { ...watched, functions, alarms });

    const console = `https://${settings.dataRegion}.console.aws.amazon.com/cloudwatch/home?region=${settings.dataRegion}`;
    outputs(this, {
      Models: [Object.values(settings.models).join(' '), `Models to activate in ${settings.bedrockRegion}`],
      DashboardUrl: [`${console}#dashboards/dashboard/${dashboardName}`, 'The dashboard'],
    });
  }
}

/** Every setting of the functions that does not come from the stack itself. */
function sharedValues(settings: Settings, data: DataStack): Partial<Record<Variable, string>> {
  const { storage, identity, website } = data;
  return {
    TABLE_NAME: storage.table.tableName,
    BUCKET_NAME: storage.bucket.bucketName,
    EMAIL_DOMAINS: settings.emailDomains.join(','),
    ADMIN_EMAILS: settings.adminEmails.join(','),
    ISSUER: identity.issuer,
    JWKS_URI: identity.jwksUri,
    CLIENT_ID: identity.client.userPoolClientId,
    AUTH_BASE_URL: identity.authBaseUrl,
    USER_POOL_ID: identity.pool.userPoolId,
    SITE_URL: website.url,
    // A reference that CloudFormation resolves: the template does not hold the secret.
    ORIGIN_SECRET: website.originSecretValue.unsafeUnwrap(),
    MODEL_REASONING: settings.models.reasoning,
    MODEL_EXTRACTION: settings.models.extraction,
    BEDROCK_REGION: settings.bedrockRegion,
    DAILY_QUOTA: String(settings.dailyQuota),
  };
}

/** What an operator needs to know of a stack after its deployment: `name: [value, what it is]`. `OPERATIONS.md` names these outputs. */
function outputs(stack: Stack, values: Readonly<Record<string, readonly [value: string, description: string]>>): void {
  for (const [name, [value, description]] of Object.entries(values)) new CfnOutput(stack, name, { value, description });
}
