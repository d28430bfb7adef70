import { courseTitle } from '../../course/rules.ts';
import { emptyText, notFoundText } from '../../text/texts.ts';
import { keysOf } from '../../values/pick.ts';
import {
  cell,
  factTable,
  heading,
  headRow,
  labelCell,
  paragraph,
  part,
  table,
  tool,
  totalCell,
} from '../../word/blocks.ts';
import type { Block, CellBlock, Column, Part, Row } from '../../word/blocks.ts';
import { chainLabels, marksLabel, merangkaiLabels as labels, totalMarks } from '../labels/labels.ts';
import { performanceLevelLabels } from '../../text/labels.ts';
import { confirmedLink } from '../labels/chainLabels.ts';
import { type Courses, endsOf } from '../links.ts';
import type { Criterion, Merangkai, SharedClaim } from '../stages.ts';
import { listing, textBlocks, withFact, writtenPart } from '../../word/written.ts';
import { listOf, weightPart, weightText, writtenFacts } from './parts.ts';

const rubricAt = '/integratedAssessment/rubric';

const levelColumns = keysOf(performanceLevelLabels).map((level): Column<Criterion> => [
  16,
  performanceLevelLabels[level],
  ({ levels }, index) => [writtenPart(`${rubricAt}/${index}/levels/${level}`, levels[level])],
]);

/** The integrated task's own rubric. */
export const rubricBlocks = ({ integratedAssessment: { rubric: common } }: Merangkai): Block[] => [
  heading(1, labels.rubric),
  ...listing(
    common,
    [
      [
        18,
        labels.criterion,
        ({ criterion, marks, weight, links }, index) => [
          writtenPart(`${rubricAt}/${index}/criterion`, criterion),
          part(`${rubricAt}/${index}/marks`, marksLabel(marks, weight)),
          writtenPart(`${rubricAt}/${index}/links`, links),
        ],
      ],
      ...levelColumns,
    ],
    {
      at: rubricAt,
      grows: true,
      look: 'dense',
      totals: [[totalCell('Jumlah Markah'), totalCell(marksLabel(totalMarks(common)), 5)]],
    },
  ),
];

/** A rubric for the assessment of each course. */
export const courseRubricBlocks = ({ rubrics }: Merangkai): Block[] => [
  heading(1, labels.rubrics),
  rubrics.length === 0 ? paragraph(emptyText) : courseRubrics(rubrics),
];

/** A column for each course. */
function courseRubrics(rubrics: Merangkai['rubrics']): Block {
  const row = (name: string, show: (rubric: Merangkai['rubrics'][number], at: string) => CellBlock[]): Row => [
    labelCell(name),
    ...rubrics.map((rubric, place) => cell(show(rubric, `/rubrics/${place}`))),
  ];
  return table(
    [22, ...rubrics.map(() => 78 / rubrics.length)],
    [headRow([chainLabels.courses, ...rubrics.map((rubric) => courseTitle(rubric, notFoundText))])],
    [
      row(labels.hp, ({ hp }) => textBlocks(hp || notFoundText)),
      row(labels.assessmentType, ({ assessmentType }) => textBlocks(assessmentType || notFoundText)),
      row(labels.weight, ({ weight }, at) => [weightPart(at, weightText(weight))]),
      ...(['cognitiveLevel', 'softSkills'] as const).map((key) =>
        row(labels[key], (rubric, at) => [writtenPart(`${at}/${key}`, rubric[key])]),
      ),
      ...keysOf(performanceLevelLabels).map((level) =>
        row(performanceLevelLabels[level], ({ levels }, at) => [writtenPart(`${at}/levels/${level}`, levels[level])]),
      ),
    ],
  );
}

export const bigIdeaBlocks = ({ combinedBigIdea }: Merangkai): Block[] => [
  heading(1, labels.combinedBigIdea),
  writtenPart('/combinedBigIdea', combinedBigIdea),
];

export const comparisonBlocks = ({ courseComparison: compared }: Merangkai): Block[] => [
  heading(1, labels.courseComparison),
  factTable([
    [labels.commonHP, compared.commonHP.join(', ') || 'Tiada HP/PLO sepunya antara kursus'],
    [labels.commonDomains, compared.commonDomains.join(', ') || 'Tiada domain sepunya antara kursus'],
    ...writtenFacts('/courseComparison', labels, compared, ['rationale']),
  ]),
];

export const basisLabel = 'Asas';

export const linkBlocks = ({ courseComparison: { links } }: Merangkai, courses: Courses): Block[] => [
  heading(2, labels.links),
  ...quotedBlocks(links),
  ...listing(
    links,
    [
      [54, 'text', 'Kaitan'],
      [
        46,
        basisLabel,
        (link, index) =>
          cell(
            [...confirmation(link, index), ...basisBlocks(link, courses)],
            link.isSuggestion ? { style: 'warning' } : {},
          ),
      ],
    ],
    { at: linksAt },
  ),
];

export const linkText = (link: SharedClaim, index: number): Part => writtenPart(`${linksAt}/${index}/text`, link.text);

/** What holds for all links that are cited and not confirmed. */
export const quotedBlocks = (links: readonly SharedClaim[]): Block[] =>
  links.every((link) => link.isSuggestion || link.confirmation !== '') ? [] : [paragraph(quotedText)];

const selectedAt = '/integratedAssessment/selectedAssessments';

export const taskBlocks = ({ integratedAssessment: integrated }: Merangkai): Block[] => [
  heading(1, labels.integratedAssessment),
  heading(2, labels.integratedQuestion),
  writtenPart('/integratedAssessment/integratedQuestion', integrated.integratedQuestion),
  heading(2, labels.selectedAssessments),
  ...listing(
    integrated.selectedAssessments,
    [
      [36, chainLabels.courses, (selected) => courseTitle(selected, notFoundText)],
      [0, labels.assessmentType, ({ assessmentType }) => assessmentType || notFoundText],
      [0, chainLabels.links, ({ links }) => listOf(links)],
      [10, labels.hp, ({ hp }) => hp || notFoundText],
      [14, labels.weight, ({ weight }, index) => [weightPart(`${selectedAt}/${index}`, weightText(weight))]],
      [40, 'rationale', labels.rationale],
    ],
    { at: selectedAt },
  ),
];

const linksAt = '/courseComparison/links';

/** Of every link but a suggestion: said once, above them. */
const quotedText = `Kedua-dua hujung dipetik; kaitannya belum disahkan, kecuali yang bertanda “${confirmedLink}”`;
const unconfirmedLink = 'Belum disahkan';

/** Whether the lecturer has confirmed a cited link, which is one click on its page; of a suggestion, that it is one. */
export function confirmation({ isSuggestion, confirmation: said }: SharedClaim, index: number): CellBlock[] {
  if (isSuggestion) return [paragraph([{ text: 'Cadangan; belum dipetik daripada dua kursus', bold: true }])];
  const at = `${linksAt}/${index}/confirmation`;
  return [
    part(at, [{ kind: 'paragraph', text: [{ text: said || unconfirmedLink, bold: true }] }], {
      isBlank: said === '',
      choices: [
        { value: '', label: unconfirmedLink },
        { value: confirmedLink, label: confirmedLink },
      ],
    }),
    ...(said === '' ? [tool('confirm', at, confirmedLink)] : []),
  ];
}

/** The rows that it cites by their names; their words are evidence. */
const basisBlocks = (link: SharedClaim, courses: Courses): CellBlock[] =>
  endsOf(link, courses).flatMap(({ courseCode, name, at, quote, place }) => {
    const label = `${courseCode} ${name}`;
    return withFact(label, { state: 'found', at, quote, place: courseCode + (place && `, ${place}`) }, label);
  });
