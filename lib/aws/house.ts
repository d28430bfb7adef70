import { type App, Tags, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { serviceName, type Settings } from '../settings.ts';
import { AccessLogStack, AppStack, DataStack, EdgeStack } from './stacks.ts';

/** The stacks of one stage, in the order in which they are deployed. */
export interface House {
  edge: EdgeStack;
  data: DataStack;
  accessLog: AccessLogStack;
  app: AppStack;
}

/**
 * The whole suite in AWS, checked by cdk-nag's AwsSolutions rules while it is synthesised. Regions are fixed, the account is whichever
 * deploys.
 * @param pageFolder the built page
 */
export function buildHouse(app: App, settings: Settings, pageFolder: string): House {
  const edgeEnv = { region: 'us-east-1' };
  const env = { region: settings.dataRegion };
  const common = { settings, pageFolder, crossRegionReferences: true, terminationProtection: settings.stage !== 'dev' };
  const name = (part: string): string => `${serviceName}-${settings.stage}-${part}`;

  const edge = new EdgeStack(app, name('edge'), { ...common, env: edgeEnv });
  const data = new DataStack(app, name('data'), { ...common, env, firewallArn: edge.firewallArn });
  const accessLog = new AccessLogStack(app, name('access-log'), {
    ...common,
    env: edgeEnv,
    distributionArn: data.website.distribution.distributionArn,
  });
  const appStack = new AppStack(app, name('app'), { ...common, env, data });

  Tags.of(app).add('service', serviceName);
  Tags.of(app).add('stage', settings.stage);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  return { edge, data, accessLog, app: appStack };
}
