import { keysOf } from '../../values/pick.ts';
import { factTable, heading, part, recordTable, totalCell } from '../../word/blocks.ts';
import type { Block, Column, Part, Table } from '../../word/blocks.ts';
import { plainOf } from '../../richText/blocks.ts';
import { parseInline } from '../../richText/parse.ts';
import { sumOf } from '../../values/sum.ts';
import { emptyText } from '../../text/texts.ts';
import { type ListColumn, listing, type ListOptions, textBlocks, writtenPart } from '../../word/written.ts';
import {
  chainLabels,
  dloLabels as labels,
  methodWeightLabel,
  merangkaiLabels,
  minutesLabel,
  reportLabels,
  resultLabels,
  type ScriptName,
  type ScriptSection,
  scriptPlanLabels as planLabels,
  type ScriptType,
  scriptTypes,
  sixCLabels,
  threeELabels,
  threeRLabels,
} from '../labels/labels.ts';
import type { Courses } from '../links.ts';
import type { Artefacts, Dlo, Report, ScriptPlanRow, Scripts, StageName } from '../stages.ts';
import {
  bigIdeaBlocks,
  comparisonBlocks,
  courseRubricBlocks,
  linkBlocks,
  rubricBlocks,
  taskBlocks,
} from './merangkai.ts';
import { weightPart, writtenFacts } from './parts.ts';

const blocksOf: { [N in StageName]: (artefact: Artefacts[N], courses: Courses) => Block[] } = {
  merangkai: (merangkai, courses) => [
    ...bigIdeaBlocks(merangkai),
    ...comparisonBlocks(merangkai),
    ...linkBlocks(merangkai, courses),
    ...taskBlocks(merangkai),
    ...rubricBlocks(merangkai),
    ...courseRubricBlocks(merangkai),
  ],
  scripts: (scripts) => scriptTypes.flatMap((type) => [heading(1, type.title), ...typeBlocks(type, scripts)]),
  dlo: (dlo) => dloBlocks(dlo),
  report: (report) => reportBlocks(report),
};

/** What the page of each stage shows (spec 1 §2). `courses`: for a file, whose links name their rows. */
export const stageBlocks = <N extends StageName>(stage: N, artefact: Artefacts[N], courses: Courses = []): Block[] =>
  blocksOf[stage](artefact, courses);

/** What is done minute by minute, and the sections of one type, each with the outcomes that it serves. */
const typeBlocks = (type: ScriptType, scripts: Scripts): Block[] => [
  heading(2, planLabels.plan),
  ...planOf(type.name, scripts),
  ...Object.entries(type.sections).flatMap(([name, section]) => sectionBlocks(name as ScriptName, section, scripts)),
];

function sectionBlocks(name: ScriptName, section: ScriptSection, scripts: Scripts): Block[] {
  const { title, minutes, elements = {} } = section;
  const content = scripts[name];
  const links = scripts.links[name];
  const linkFacts = links === undefined ? [] : [[chainLabels.links, [writtenPart(`/links/${name}`, links)]] as const];
  // Before the text: behind it they might fall on a page alone.
  const blocks =
    typeof content !== 'string'
      ? [factTable([...linkFacts, ...writtenFacts(`/${name}`, elements, content, keysOf(elements))])]
      : [
          ...linkFacts.map((fact) => factTable([fact], { isShort: true, isLeading: true })),
          writtenPart(`/${name}`, content),
        ];
  return [heading(2, minutes === null ? title : `${title} (${minutesLabel(minutes)})`), ...blocks];
}

/** Steps one after the other, each with when it is: '10–25 minit'; one without minutes runs through the others. */
function alongTime<T extends { minutes: number }>(steps: readonly T[]): (T & { when: string })[] {
  let end = 0;
  return steps.map((step) => {
    const start = end;
    end += step.minutes;
    return { ...step, when: step.minutes === 0 ? 'Merentas sesi' : `${start}–${minutesLabel(end)}` };
  });
}

/**
 * The sections of one type along its time, each with the rows of the plan that belong to it. `minutes`: of those rows, or else of the section;
 * 0 for one that runs through the others. `others`: what holds for all.
 */
export function scriptSteps(type: ScriptType, scripts: Scripts) {
  const rows = scripts[`${type.name}Plan`];
  const [plan, ...others] = planOf(type.name, scripts);
  const steps = Object.entries(type.sections).map(([id, section]) => {
    const isOwn = (_: unknown, place: number): boolean => rows[place]?.part === id;
    const planned = plan.rows.filter(isOwn);
    return {
      id,
      name: section.title,
      minutes: sumOf(rows.filter(isOwn).map(({ minutes }) => minutes)) || (section.minutes ?? 0),
      blocks: [
        ...sectionBlocks(id as ScriptName, section, scripts),
        ...(planned.length > 0 ? [{ ...plan, rows: planned }] : []),
      ],
    };
  });
  return { steps: alongTime(steps), minutes: sumOf(steps.map(({ minutes }) => minutes)), others };
}

/** The plan of a type, and what is done otherwise in it. */
function planOf(type: ScriptType['name'], scripts: Scripts): [plan: Table, other: Table] {
  const [at, other] = [`${type}Plan`, `${type}Differentiation`] as const;
  const rows = scripts[at];
  const total = sumOf(rows.map(({ minutes }) => minutes));
  return [
    recordTable(rows, planColumns(at), { totals: [[totalCell('Jumlah'), totalCell(minutesLabel(total), 4)]] }),
    factTable([[planLabels.differentiation, [writtenPart(`/${other}`, scripts[other])]]]),
  ];
}

const planColumns = (at: string): readonly Column<ScriptPlanRow>[] => [
  [24, planLabels.activity, ({ activity }, index) => [writtenPart(`/${at}/${index}/activity`, activity)]],
  [10, planLabels.minutes, ({ minutes }, index) => [part(`/${at}/${index}/minutes`, minutesLabel(minutes))]],
  [18, planLabels.materials, ({ materials }, index) => [writtenPart(`/${at}/${index}/materials`, materials)]],
  [26, planLabels.board, ({ board }, index) => [optionalPart(`/${at}/${index}/board`, board)]],
  [22, planLabels.answer, ({ answer }, index) => [optionalPart(`/${at}/${index}/answer`, answer)]],
];

/** An activity without a board or an expected answer has none in a file. */
const optionalPart = (at: string, text: string): Part =>
  part(at, textBlocks(text), { isBlank: ['', emptyText.toLowerCase(), '-'].includes(text.trim().toLowerCase()) });

/** A list whose rows a page lets be added, moved and removed. */
const grown = <T>(
  at: string,
  records: readonly T[],
  shown: readonly ListColumn<NoInfer<T>>[],
  totals: ListOptions['totals'] = [],
): Block[] => listing(records, shown, { at, grows: true, totals });

type DloLists = Pick<Dlo, 'learningObjectives' | 'activities' | 'multimediaElements' | 'assessmentMethods'>;
/** The lists of the DLO as tables. */
export const dloColumns: { [K in keyof DloLists]: readonly ListColumn<DloLists[K][number]>[] } = {
  learningObjectives: [
    [40, 'objective', 'Objektif'],
    [14, 'domain', resultLabels.domain],
    [14, 'level', resultLabels.level],
    [14, 'hp', merangkaiLabels.hp],
    [18, 'links', chainLabels.links],
  ],
  activities: [
    [50, 'activityName', 'Aktiviti'],
    [0, 'Tempoh', ({ duration }, index) => [part(`/activities/${index}/duration`, minutesLabel(duration))]],
    [0, 'links', chainLabels.links],
    [100, 'description', chainLabels.description],
    [50, 'assessmentMethod', 'Kaedah Pentaksiran'],
    [0, 'tools', 'Alat'],
    [0, 'kppbElements', 'Elemen KPPB'],
  ],
  multimediaElements: [
    [28, 'title', 'Tajuk'],
    [0, 'type', 'Jenis'],
    [0, 'links', chainLabels.links],
    [42, 'description', chainLabels.description],
    [30, 'purpose', 'Tujuan'],
  ],
  assessmentMethods: [
    [32, 'method', 'Kaedah'],
    [0, 'type', 'Jenis'],
    [0, 'links', chainLabels.links],
    [46, 'description', chainLabels.description],
    [22, resultLabels.weight, (method, n) => [weightPart(`/assessmentMethods/${n}`, methodWeightLabel(method))]],
  ],
};

/** The activities of a DLO along its time. */
export const dloScenes = ({ activities }: Dlo) =>
  alongTime(
    activities.map(({ activityName, duration }, place) => ({
      id: `babak-${place}`,
      name: plainOf(parseInline(activityName)),
      minutes: duration,
    })),
  );

/** The content of the DLO page (spec 1 §2). */
const dloBlocks = (dlo: Dlo): Block[] => [
  factTable([
    ...writtenFacts('', labels, dlo, ['dloTitle', 'dloDescription']),
    // Code adds the minutes of the activities up, so they are not edited.
    [labels.durationMinutes, minutesLabel(dlo.durationMinutes)],
    ...writtenFacts('', labels, dlo, ['targetAudience', 'kppbModel']),
  ]),
  ...listed('learningObjectives', dlo.learningObjectives),
  ...appendix('stimulus', dlo.stimulus, [
    [24, 'title', 'Bahan'],
    [76, 'content', 'Kandungan'],
  ]),
  ...listed('activities', dlo.activities, [
    [totalCell('Jumlah Tempoh'), totalCell(minutesLabel(dlo.durationMinutes), 6)],
  ]),
  ...listed('multimediaElements', dlo.multimediaElements),
  ...listed('assessmentMethods', dlo.assessmentMethods),
  heading(1, chainLabels.sixC),
  factTable(writtenFacts('/sixCMapping', sixCLabels, dlo.sixCMapping, keysOf(sixCLabels))),
  heading(1, chainLabels.threeE),
  factTable(writtenFacts('/threeEFramework', threeELabels, dlo.threeEFramework, keysOf(threeELabels))),
  heading(1, chainLabels.threeR),
  factTable(writtenFacts('/threeRFramework', threeRLabels, dlo.threeRFramework, keysOf(threeRLabels))),
  ...appendix('answerKey', dlo.answerKey, [
    [30, 'activity', 'Aktiviti'],
    [70, 'answer', 'Jawapan'],
  ]),
];

const listed = <K extends keyof DloLists>(at: K, rows: DloLists[K], totals: ListOptions['totals'] = []): Block[] => [
  heading(1, labels[at]),
  ...grown<DloLists[K][number]>(`/${at}`, rows, dloColumns[at], totals),
];

/** What only some DLOs have. */
const appendix = <T>(
  at: 'stimulus' | 'answerKey',
  records: readonly T[],
  columns: readonly ListColumn<T>[],
): Block[] => (records.length === 0 ? [] : [heading(1, labels[at]), ...grown(`/${at}`, records, columns)]);

/** The 13 sections of the report page (spec 1 §2). */
const reportBlocks = (report: Report): Block[] =>
  keysOf(reportLabels).flatMap((key) => [
    heading(1, reportLabels[key]),
    ...(key === 'evidenceBase' ? sourceBlocks(report) : [writtenPart(`/${key}`, report[key])]),
  ]);

export const sourceColumns: readonly ListColumn<Report['evidenceBase'][number]>[] = [
  [38, 'source', 'Sumber'],
  [20, 'type', 'Jenis'],
  [42, 'relevance', 'Kerelevanan'],
];

const sourceBlocks = ({ evidenceBase, unconfirmedSources }: Report): Block[] => [
  ...grown('/evidenceBase', evidenceBase, sourceColumns),
  ...(unconfirmedSources.length === 0
    ? []
    : [
        heading(2, 'Sumber yang belum disahkan: semak sebelum digunakan'),
        ...listing(unconfirmedSources, sourceColumns),
      ]),
];
