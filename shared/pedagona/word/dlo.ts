import { cell, factTable, heading } from '../../word/blocks.ts';
import type { Block, Cell, Section, WordDocument } from '../../word/blocks.ts';
import {
  chainLabels,
  dloLabels as labels,
  minutesLabel,
  orEmpty,
  sixCLabels,
  threeELabels,
  threeRLabels,
} from '../labels.ts';
import type { Dlo } from '../stages.ts';
import {
  joinSections,
  listing,
  listOf,
  openingBlocks,
  pedagonaDocument,
  textBlocks,
  textTable,
  weightText,
} from './parts.ts';
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
    [labels.dloTitle, orEmpty(dlo.dloTitle)],
    [labels.dloDescription, textBlocks(dlo.dloDescription)],
    [labels.durationMinutes, minutesLabel(dlo.durationMinutes)],
    [labels.targetAudience, orEmpty(dlo.targetAudience)],
    [labels.kppbModel, orEmpty(dlo.kppbModel)],
  ]);

const objectiveBlocks = (objectives: Dlo['learningObjectives']): Block[] => [
  heading(1, labels.learningObjectives),
  listing(
    [52, 18, 16, 14],
    [labels.objective, labels.domain, labels.level, labels.hp],
    objectives.map(({ objective, domain, level, hp }) => [
      cell(textBlocks(objective)),
      cell(orEmpty(domain)),
      cell(orEmpty(level)),
      cell(orEmpty(hp)),
    ]),
  ),
];

const activityBlocks = ({ activities, durationMinutes }: Dlo): Block[] => [
  heading(1, labels.activities),
  listing(
    [18, 32, 9, 15, 13, 13],
    [
      labels.activityName,
      chainLabels.description,
      labels.duration,
      labels.assessmentMethod,
      labels.tools,
      labels.kppbElements,
    ],
    activities.length === 0 ? [] : [...activities.map(activityRow), totalRow(durationMinutes)],
  ),
];

const activityRow = (activity: Dlo['activities'][number]): Cell[] => [
  cell(orEmpty(activity.activityName)),
  cell(textBlocks(activity.description)),
  cell(minutesLabel(activity.duration)),
  cell(textBlocks(activity.assessmentMethod)),
  cell(listOf(activity.tools, { none: chainLabels.empty })),
  cell(listOf(activity.kppbElements, { none: chainLabels.empty })),
];

const totalRow = (minutes: number): Cell[] => [
  cell(labels.totalDuration, { style: 'total', colspan: 2 }),
  cell(minutesLabel(minutes), { style: 'total', colspan: 4 }),
];

const multimediaBlocks = (elements: Dlo['multimediaElements']): Block[] => [
  heading(1, labels.multimediaElements),
  listing(
    [14, 22, 36, 28],
    [labels.multimediaType, labels.multimediaTitle, chainLabels.description, labels.purpose],
    elements.map(({ type, title, description, purpose }) => [
      cell(orEmpty(type)),
      cell(orEmpty(title)),
      cell(textBlocks(description)),
      cell(textBlocks(purpose)),
    ]),
  ),
];

const methodBlocks = (methods: Dlo['assessmentMethods']): Block[] => [
  heading(1, labels.assessmentMethods),
  listing(
    [26, 16, 44, 14],
    [labels.method, labels.methodType, chainLabels.description, chainLabels.weight],
    methods.map(({ method, type, weight, description }) => [
      cell(orEmpty(method)),
      cell(orEmpty(type)),
      cell(textBlocks(description)),
      cell(weightText(weight)),
    ]),
  ),
];
