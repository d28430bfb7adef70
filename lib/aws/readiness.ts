import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Annotations, CfnParameter, CfnRule, Fn } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { isUnnamed } from '../controller.ts';
import { type Settings, unnamedAdministrator, unregisteredGoogleClientId } from '../settings.ts';

/** Whether a folder holds the built page (`frontend/build.ts`). */
export const hasPage = (folder: string): boolean => existsSync(join(folder, 'index.html'));

/** What a stage still lacks before people can use it: a sentence for each. */
function missing(
  { stage, googleClientId, controller, adminEmails, alarmEmails }: Settings,
  pageFolder: string,
): Record<string, string> {
  return {
    ...(googleClientId === unregisteredGoogleClientId && {
      GoogleClient: `The Google client id of stage ${stage} is a stand-in and nobody can sign in: register a client with Google and write its id into lib/settings.ts, or give it with -c googleClientId=.`,
    }),
    ...(isUnnamed(controller) && {
      Controller: `The controller of stage ${stage} is a stand-in and the privacy notice names nobody who answers for the data: write a name and an address into lib/settings.ts.`,
    }),
    ...([...adminEmails, ...alarmEmails].includes(unnamedAdministrator) && {
      Administrator: `The administrator ${unnamedAdministrator} of stage ${stage} is a stand-in in a real domain: give your own with -c adminEmails= and -c alarmEmails=, or write them into lib/settings.ts.`,
    }),
    ...(!hasPage(pageFolder) && {
      BuiltPage: `There is no built page for stage ${stage}: run npm run build before it is deployed.`,
    }),
  };
}

/**
 * Warns of what a stage lacks when it is synthesized. Dev can be deployed all the same; a stage for people cannot: CloudFormation checks a
 * template's rules before it creates anything, and answers with the sentence. A rule can only compare a parameter, hence one that takes no
 * value but the wrong one. To be called in the stack that is deployed first.
 * @param pageFolder where the built page should be
 */
export function checkReadiness(stack: Construct, settings: Settings, pageFolder: string): void {
  if (settings.stage !== 'dev' && settings.protection === 'off')
    Annotations.of(stack).addWarningV2(
      'suite:Unprotected',
      `Table, users and stacks of ${settings.stage} can be deleted: deploy again without -c protection=off once the first deployment has succeeded.`,
    );
  for (const [id, sentence] of Object.entries(missing(settings, pageFolder))) {
    Annotations.of(stack).addWarningV2(`suite:${id}`, sentence);
    if (settings.stage === 'dev') continue;
    const isReady = new CfnParameter(stack, `${id}IsReady`, {
      description: sentence,
      default: 'no',
      allowedValues: ['no'],
    });
    const assertion = { assert: Fn.conditionEquals(isReady.valueAsString, 'yes'), assertDescription: sentence };
    new CfnRule(stack, id, { assertions: [assertion] });
  }
}
