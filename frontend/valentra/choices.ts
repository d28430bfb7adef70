import { levelLabel } from '../../shared/valentra/labels.ts';
import { cognitiveLevels, optionKeys } from '../../shared/valentra/schemas.ts';

/** What a cognitive level may be, in an editor. */
export const levelChoices = cognitiveLevels.map((level) => ({ value: level, label: levelLabel(level) }));

/** What a key may be. */
export const keyChoices = optionKeys.map((key) => ({ value: key, label: key }));
