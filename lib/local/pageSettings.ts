import type { InBoth, PageSettings } from '../../shared/pageSettings.ts';
import { bedrockIn } from '../controller.ts';
import { region } from './names.ts';
import type { LocalSettings } from './settings.ts';

const here: InBoth = {
  ms: 'folder data komputer tempat suite ini dijalankan',
  en: 'the data folder of the computer on which this suite runs',
};
const rules: InBoth = { ms: 'enjin peraturan pada komputer yang sama', en: 'a rule engine on the same computer' };

/** What the page is told on this machine. */
export const pageSettings = (settings: LocalSettings): PageSettings => ({
  domain: settings.EMAIL_DOMAINS.split(',')[0]?.trim() ?? '',
  version: '1.0',
  controller: {
    name: settings.CONTROLLER_NAME,
    email: settings.CONTROLLER_EMAIL,
    dataPlace: here,
    modelPlace:
      settings.MODEL === 'bedrock'
        ? bedrockIn(settings.BEDROCK_REGION ?? settings.AWS_REGION ?? region, [
            settings.MODEL_REASONING,
            settings.MODEL_EXTRACTION,
          ])
        : rules,
  },
});
