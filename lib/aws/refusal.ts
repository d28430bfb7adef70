import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CfnParameter, CfnRule, Fn } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { isUnnamed } from '../controller.ts';
import { type Settings, unregisteredGoogleClientId } from '../settings.ts';

/** The built page (`frontend/build.ts`) in a folder. */
export const hasPage = (folder: string): boolean => existsSync(join(folder, 'index.html'));

/**
 * Lets a template be made that must not be deployed: CloudFormation looks at a template's rules before it touches anything, and answers
 * with the sentence. A rule can only speak of a parameter, hence one that takes no other value than the wrong one.
 */
function refuseDeployment(scope: Construct, id: string, sentence: string): CfnRule {
  const isReady = new CfnParameter(scope, `${id}IsReady`, {
    description: sentence,
    default: 'no',
    allowedValues: ['no'],
  });
  return new CfnRule(scope, id, {
    assertions: [{ assert: Fn.conditionEquals(isReady.valueAsString, 'yes'), assertDescription: sentence }],
  });
}

/**
 * Lets a stage for people be synthesised without what it lacks, for trying out and comparing, but not be deployed: one rule a thing. Dev
 * may lack them all. To be called in the stacks that come first, so that nothing is made, and in the one that carries the page.
 * @param pageFolder where the built page should be
 */
export function refuseUnready(scope: Construct, settings: Settings, pageFolder: string): void {
  const { stage, googleClientId, controller } = settings;
  if (stage === 'dev') return;
  if (googleClientId === unregisteredGoogleClientId)
    refuseDeployment(
      scope,
      'GoogleClient',
      `The Google client id of stage ${stage} is a stand-in and nobody could sign in: register a client with Google and write its id into lib/settings.ts, or give it with -c googleClientId=.`,
    );
  if (isUnnamed(controller))
    refuseDeployment(
      scope,
      'Controller',
      `The controller of stage ${stage} is a stand-in and the privacy notice would name nobody who answers for the data: write a name and an address into lib/settings.ts.`,
    );
  if (!hasPage(pageFolder))
    refuseDeployment(
      scope,
      'BuiltPage',
      `There is no built page for stage ${stage}: run npm run build before it is deployed.`,
    );
}
