import { factTable, heading, totalCell } from '../../word/blocks.ts';
import type { Block, Section, WordDocument } from '../../word/blocks.ts';
import { chainLabels, dloLabels as labels, minutesLabel, sixCLabels, threeELabels, threeRLabels } from '../labels.ts';
import { listing, listOrText, textBlocks } from '../../word/written.ts';
import type { Dlo } from '../stages.ts';
import { joinSections, openingBlocks, pedagonaDocument, textTable, weightText } from './parts.ts';
import type { ChainContext } from './parts.ts';

/** The DLO page as a document (spec 1 §2); its activities stand on pages laid across. */
export const dloDocument = (dlo: Dlo, context: ChainContext): WordDocument => {
  const [first, ...rest] = dloSections(dlo);
  const blocks = [...openingBlocks(context, dlo.engineNotice), ...(first?.blocks ?? [])];
  return pedagonaDocument(
    labels.title,
    context.sessionName,
    joinSections([{ orientation: 'portrait', blocks }, ...rest]),
  );
};

/** The content without the opening. */
export const dloSections = (dlo: Dlo): Section[] => [
  { orientation: 'portrait', blocks: [factsTable(dlo), ...objectiveBlocks(dlo.learningObjectives)] },
  {
    orientation: 'landscape',
    blocks: [
      ...activityBlocks(dlo),
      ...multimediaBlocks(dlo.multimediaElements),
      ...methodBlocks(dlo.assessmentMethods),
    ],
  },
  {
    orientation: 'portrait',
    blocks: [
      heading(1, chainLabels.sixC),
      textTable(sixCLabels, dlo.sixCMapping),
      heading(1, chainLabels.threeE),
      textTable(threeELabels, dlo.threeEFramework),
      heading(1, chainLabels.threeR),
      textTable(threeRLabels, dlo.threeRFramework),
    ],
  },
];

const factsTable = (dlo: Dlo): Block =>
  factTable([
    [labels.dloTitle, textBlocks(dlo.dloTitle)],
    [labels.dloDescription, textBlocks(dlo.dloDescription)],
    [labels.durationMinutes, minutesLabel(dlo.durationMinutes)],
    [labels.targetAudience, textBlocks(dlo.targetAudience)],
    [labels.kppbModel, textBlocks(dlo.kppbModel)],
  ]);

const objectiveBlocks = (objectives: Dlo['learningObjectives']): Block[] => [
  heading(1, labels.learningObjectives),
  ...listing(objectives, [
    [40, labels.objective, ({ objective }) => textBlocks(objective)],
    [15, labels.domain, ({ domain }) => textBlocks(domain)],
    [16, labels.level, ({ level }) => textBlocks(level)],
    [12, labels.hp, ({ hp }) => textBlocks(hp)],
    [17, chainLabels.links, ({ links }) => listOrText(links)],
  ]),
];

const activityBlocks = ({ activities, durationMinutes }: Dlo): Block[] => [
  heading(1, labels.activities),
  ...listing(
    activities,
    [
      [15, labels.activityName, ({ activityName }) => textBlocks(activityName)],
      [27, chainLabels.description, ({ description }) => textBlocks(description)],
      [9, labels.duration, ({ duration }) => minutesLabel(duration)],
      [13, labels.assessmentMethod, ({ assessmentMethod }) => textBlocks(assessmentMethod)],
      [13, labels.tools, ({ tools }) => listOrText(tools)],
      [12, labels.kppbElements, ({ kppbElements }) => listOrText(kppbElements)],
      [11, chainLabels.links, ({ links }) => listOrText(links)],
    ],
    { totals: [[totalCell(labels.totalDuration, 2), totalCell(minutesLabel(durationMinutes), 5)]] },
  ),
];

const multimediaBlocks = (elements: Dlo['multimediaElements']): Block[] => [
  heading(1, labels.multimediaElements),
  ...listing(elements, [
    [12, labels.multimediaType, ({ type }) => textBlocks(type)],
    [20, labels.multimediaTitle, ({ title }) => textBlocks(title)],
    [32, chainLabels.description, ({ description }) => textBlocks(description)],
    [23, labels.purpose, ({ purpose }) => textBlocks(purpose)],
    [13, chainLabels.links, ({ links }) => listOrText(links)],
  ]),
];

const methodBlocks = (methods: Dlo['assessmentMethods']): Block[] => [
  heading(1, labels.assessmentMethods),
  ...listing(methods, [
    [24, labels.method, ({ method }) => textBlocks(method)],
    [14, labels.methodType, ({ type }) => textBlocks(type)],
    [36, chainLabels.description, ({ description }) => textBlocks(description)],
    [13, chainLabels.links, ({ links }) => listOrText(links)],
    [13, chainLabels.weight, ({ weight }) => weightText(weight)],
  ]),
];
