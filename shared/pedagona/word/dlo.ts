import { cell, factTable, heading, paragraph, totalCell } from '../../word/blocks.ts';
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
import { listing, listOrText, textBlocks } from '../../word/written.ts';
import type { Dlo } from '../stages.ts';
import { textTable } from './parts.ts';

/** The content of the DLO page (spec 1 §2). */
export const dloBlocks = (dlo: Dlo): Block[] => [
  factTable([
    [labels.dloTitle, textBlocks(dlo.dloTitle)],
    [labels.dloDescription, textBlocks(dlo.dloDescription)],
    [labels.durationMinutes, minutesLabel(dlo.durationMinutes)],
    [labels.targetAudience, textBlocks(dlo.targetAudience)],
    [labels.kppbModel, textBlocks(dlo.kppbModel)],
  ]),
  heading(1, labels.learningObjectives),
  ...listing(dlo.learningObjectives, [
    [40, labels.objective, ({ objective }) => textBlocks(objective)],
    ...(['domain', 'level', 'hp'] as const).map(
      (key) => [14, labels[key], (row: Dlo['learningObjectives'][number]) => textBlocks(row[key])] as const,
    ),
    [18, chainLabels.links, ({ links }) => listOrText(links)],
  ]),
  heading(1, labels.activities),
  ...listing(
    dlo.activities,
    [
      [
        20,
        labels.activityName,
        ({ activityName, duration, links }) =>
          cell([...textBlocks(activityName), paragraph(minutesLabel(duration)), ...listOrText(links)]),
      ],
      [38, chainLabels.description, ({ description }) => textBlocks(description)],
      [14, labels.assessmentMethod, ({ assessmentMethod }) => textBlocks(assessmentMethod)],
      [14, labels.tools, ({ tools }) => listOrText(tools)],
      [14, labels.kppbElements, ({ kppbElements }) => listOrText(kppbElements)],
    ],
    { totals: [[totalCell(labels.totalDuration), totalCell(minutesLabel(dlo.durationMinutes), 4)]] },
  ),
  heading(1, labels.multimediaElements),
  ...listing(dlo.multimediaElements, [
    [
      28,
      labels.multimediaTitle,
      ({ type, title, links }) => cell([...textBlocks(title), ...textBlocks(type), ...listOrText(links)]),
    ],
    [42, chainLabels.description, ({ description }) => textBlocks(description)],
    [30, labels.purpose, ({ purpose }) => textBlocks(purpose)],
  ]),
  heading(1, labels.assessmentMethods),
  ...listing(dlo.assessmentMethods, [
    [
      32,
      labels.method,
      ({ method, type, links }) => cell([...textBlocks(method), ...textBlocks(type), ...listOrText(links)]),
    ],
    [46, chainLabels.description, ({ description }) => textBlocks(description)],
    [22, chainLabels.weight, methodWeightLabel],
  ]),
  heading(1, chainLabels.sixC),
  textTable(sixCLabels, dlo.sixCMapping),
  heading(1, chainLabels.threeE),
  textTable(threeELabels, dlo.threeEFramework),
  heading(1, chainLabels.threeR),
  textTable(threeRLabels, dlo.threeRFramework),
];
