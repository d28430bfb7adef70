import { levelLabel } from '../../../shared/valentra/labels.ts';
import { cognitiveLevels, optionKeys } from '../../../shared/valentra/schemas.ts';

/** The cognitive levels and the keys of options, as an editor offers them. */
export const levelChoices = cognitiveLevels.map((level) => ({ value: level, label: levelLabel(level) }));
export const keyChoices = optionKeys.map((key) => ({ value: key, label: key }));
