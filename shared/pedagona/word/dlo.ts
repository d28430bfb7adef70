import { factTable, heading, part, totalCell } from '../../word/blocks.ts';
import type { Block } from '../../word/blocks.ts';
import {
  chainLabels,
  dloLabels as labels,
  methodWeightLabel,
  minutesLabel,
  sixCLabels,
  threeELabels,
  threeRLabels,
} from '../labels.ts';
import { editedColumns, listing, writtenPart } from '../../word/written.ts';
import type { Dlo } from '../stages.ts';
import { textTable } from './parts.ts';

type Activity = Dlo['activities'][number];
type Method = Dlo['assessmentMethods'][number];

/** The content of the DLO page (spec 1 §2). */
export const dloBlocks = (dlo: Dlo): Block[] => [
  factTable([
    ...(['dloTitle', 'dloDescription'] as const).map((key) => written(dlo, key)),
    // Code adds the minutes of the activities up, so they are not edited.
    [labels.durationMinutes, minutesLabel(dlo.durationMinutes)],
    ...(['targetAudience', 'kppbModel'] as const).map((key) => written(dlo, key)),
  ]),
  heading(1, labels.learningObjectives),
  ...listing(
    dlo.learningObjectives,
    editedColumns(
      '/learningObjectives',
      [40, 'objective', labels.objective],
      [14, 'domain', labels.domain],
      [14, 'level', labels.level],
      [14, 'hp', labels.hp],
      [18, 'links', chainLabels.links],
    ),
    { list: '/learningObjectives' },
  ),
  heading(1, labels.activities),
  ...listing<Activity>(
    dlo.activities,
    [
      ...editedColumns('/activities', [20, 'activityName', labels.activityName]),
      [0, labels.duration, ({ duration }, index) => [part(`/activities/${index}/duration`, minutesLabel(duration))]],
      ...editedColumns(
        '/activities',
        [0, 'links', chainLabels.links],
        [38, 'description', chainLabels.description],
        [14, 'assessmentMethod', labels.assessmentMethod],
        [14, 'tools', labels.tools],
        [14, 'kppbElements', labels.kppbElements],
      ),
    ],
    {
      list: '/activities',
      totals: [[totalCell(labels.totalDuration), totalCell(minutesLabel(dlo.durationMinutes), 6)]],
    },
  ),
  heading(1, labels.multimediaElements),
  ...listing(
    dlo.multimediaElements,
    editedColumns(
      '/multimediaElements',
      [28, 'title', labels.multimediaTitle],
      [0, 'type', labels.multimediaType],
      [0, 'links', chainLabels.links],
      [42, 'description', chainLabels.description],
      [30, 'purpose', labels.purpose],
    ),
    { list: '/multimediaElements' },
  ),
  heading(1, labels.assessmentMethods),
  ...listing<Method>(
    dlo.assessmentMethods,
    [
      ...editedColumns(
        '/assessmentMethods',
        [32, 'method', labels.method],
        [0, 'type', labels.methodType],
        [0, 'links', chainLabels.links],
        [46, 'description', chainLabels.description],
      ),
      [22, chainLabels.weight, methodWeightLabel],
    ],
    { list: '/assessmentMethods' },
  ),
  heading(1, chainLabels.sixC),
  textTable('/sixCMapping', sixCLabels, dlo.sixCMapping),
  heading(1, chainLabels.threeE),
  textTable('/threeEFramework', threeELabels, dlo.threeEFramework),
  heading(1, chainLabels.threeR),
  textTable('/threeRFramework', threeRLabels, dlo.threeRFramework),
];

const written = (dlo: Dlo, key: 'dloTitle' | 'dloDescription' | 'targetAudience' | 'kppbModel') =>
  [labels[key], [writtenPart(`/${key}`, dlo[key])]] as const;
