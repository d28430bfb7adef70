import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { moduleNames } from '../../shared/modules.ts';
import { serviceName, type Settings } from '../settings.ts';
import { AccessLog } from './accessLog.ts';
import { Api } from './api.ts';
import { Budget } from './budget.ts';
import { Firewall } from './firewall.ts';
import { Gateway } from './gateway.ts';
import { Identity } from './identity.ts';
import { Monitoring } from './monitoring.ts';
import { outputs } from './outputs.ts';
import { Page } from './page.ts';
import { Pipelines } from './pipelines.ts';
import { Reconciliation } from './reconciliation.ts';
import { refuseUnready } from './refusal.ts';
import { Rollout } from './rollout.ts';
import { filesUrl, Storage } from './storage.ts';
import { Sweeper } from './sweeper.ts';
import type { Variable } from './variables.ts';
import { pageBucketName, Website } from './website.ts';

/** @property pageFolder the built page */
type HouseStackProps = StackProps & { settings: Settings; pageFolder: string };

/** us-east-1: what CloudFront only takes from there, and budgets, which are kept there. */
export class EdgeStack extends Stack {
  readonly firewallArn: string;
  readonly budget: Budget;

  constructor(scope: Construct, id: string, { settings, pageFolder, ...props }: HouseStackProps) {
    super(scope, id, props);
    refuseUnready(this, settings, pageFolder);
    this.firewallArn = new Firewall(this, 'Firewall', settings).arn;
    this.budget = new Budget(this, 'Budget', settings);
  }
}

/**
 * What has an address or a memory: the site's and the API's addresses, table, files, users. It outlives every version of the code and
 * holds no route. Addresses and data are one stack because they name each other: sign-in returns to the site, the bucket trusts the
 * site's scripts, the site's policy trusts the bucket.
 */
export class DataStack extends Stack {
  readonly gateway: Gateway;
  readonly website: Website;
  readonly storage: Storage;
  readonly identity: Identity;

  constructor(scope: Construct, id: string, props: HouseStackProps & { firewallArn: string }) {
    const { settings, pageFolder, firewallArn, ...stackProps } = props;
    super(scope, id, stackProps);
    refuseUnready(this, settings, pageFolder);
    this.gateway = new Gateway(this, 'Gateway', settings);
    this.website = new Website(this, 'Website', {
      settings,
      api: this.gateway.api,
      filesUrl: filesUrl(settings),
      firewallArn,
    });
    const siteUrl = this.website.url;
    this.storage = new Storage(this, 'Storage', { settings, siteUrl });
    this.identity = new Identity(this, 'Identity', { settings, siteUrl });
    outputs(this, {
      SiteUrl: [siteUrl, 'Where the site is'],
      GoogleRedirectUri: [`${this.identity.authBaseUrl}/oauth2/idpresponse`, "Redirect URI of Google's OAuth client"],
      UserPoolId: [this.identity.pool.userPoolId, 'Cognito user pool'],
      TableName: [this.storage.table.tableName, 'DynamoDB table'],
      FilesBucket: [this.storage.bucket.bucketName, 'Uploads, texts, results and exports'],
      PageBucket: [pageBucketName(settings), 'The built page'],
      OriginSecretArn: [this.website.originSecret.secretArn, 'Secret between CloudFront and the API'],
    });
  }
}

/** us-east-1 again, after the distribution: where CloudFront's access log is set up. */
export class AccessLogStack extends Stack {
  readonly accessLog: AccessLog;

  constructor(scope: Construct, id: string, props: HouseStackProps & { distributionArn: string }) {
    const { settings, distributionArn, ...stackProps } = props;
    super(scope, id, stackProps);
    this.accessLog = new AccessLog(this, 'AccessLog', settings, distributionArn);
  }
}

export type AppStackProps = HouseStackProps & { data: DataStack };

/** The code: functions, routes, pipelines, the page, and what watches them. It can be taken down and put up again without loss. */
export class AppStack extends Stack {
  readonly monitoring: Monitoring;
  readonly rollout: Rollout;
  readonly reconciliation: Reconciliation | undefined;
  readonly sweeper: Sweeper;

  constructor(scope: Construct, id: string, { settings, data, pageFolder, ...props }: AppStackProps) {
    super(scope, id, props);
    refuseUnready(this, settings, pageFolder);
    const { storage, identity, website } = data;
    const { apiId } = data.gateway.api;
    const values = sharedValues(settings, data);
    const pipelines = new Pipelines(this, 'Pipelines', {
      settings,
      storage,
      userPoolArn: identity.pool.userPoolArn,
      values,
    });
    const { stateMachines } = pipelines;
    const api = new Api(this, 'Api', {
      settings,
      apiId,
      identity,
      storage,
      stateMachines,
      values: {
        ...values,
        PEDAGONA_STATE_MACHINE_ARN: stateMachines.pedagona?.stateMachineArn ?? '',
        ACADIORA_STATE_MACHINE_ARN: stateMachines.acadiora?.stateMachineArn ?? '',
        VALENTRA_STATE_MACHINE_ARN: stateMachines.valentra?.stateMachineArn ?? '',
        ADMIN_STATE_MACHINE_ARN: stateMachines.admin?.stateMachineArn ?? '',
        ACCOUNT_STATE_MACHINE_ARN: stateMachines.account?.stateMachineArn ?? '',
      },
    });
    this.sweeper = new Sweeper(this, 'Sweeper', {
      settings,
      storage,
      values,
      stateMachines: moduleNames.flatMap((name) => stateMachines[name] ?? []),
    });
    this.reconciliation = stateMachines.admin && new Reconciliation(this, 'Reconciliation', stateMachines.admin);
    const page = new Page(this, 'Page', { settings, distribution: website.distribution, folder: pageFolder });
    page.node.addDependency(api, pipelines);
    this.monitoring = new Monitoring(this, 'Monitoring', {
      settings,
      apiId,
      apiFunctions: api.functions,
      stepFunctions: pipelines.functions,
      eventFunctions: { sweeper: this.sweeper.handler },
      triggers: identity.triggers,
      stateMachines,
      table: storage.table,
      deadLetters: this.sweeper.deadLetters,
    });
    this.rollout = new Rollout(this, 'Rollout', settings, this.monitoring.rolledOut);
    const dashboard = `${serviceName}-${settings.stage}`;
    const consoleUrl = `https://${settings.dataRegion}.console.aws.amazon.com`;
    outputs(this, {
      DashboardUrl: [
        `${consoleUrl}/cloudwatch/home?region=${settings.dataRegion}#dashboards/dashboard/${dashboard}`,
        'The dashboard',
      ],
      AccountMachineArn: [
        stateMachines.account?.stateMachineArn ?? '',
        'State machine that removes accounts and builds archives of own data',
      ],
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
    // Resolved at deployment; the template holds a reference only.
    ORIGIN_SECRET: website.originSecretValue.unsafeUnwrap(),
    MODEL_REASONING: settings.models.reasoning,
    MODEL_EXTRACTION: settings.models.extraction,
    BEDROCK_REGION: settings.bedrockRegion,
    DAILY_QUOTA: String(settings.dailyQuota),
    MODEL_PRICES: JSON.stringify(settings.modelPrices),
  };
}
