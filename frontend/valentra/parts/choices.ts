import { levelLabel } from '../../../shared/valentra/labels.ts';
import { cognitiveLevels, optionKeys } from '../../../shared/valentra/schemas.ts';

/** The cognitive levels and option keys that an editor offers. */
export const levelChoices = cognitiveLevels.map((level) => ({ value: level, label: levelLabel(level) }));
export const keyChoices = optionKeys.map((key) => ({ value: key, label: key }));
