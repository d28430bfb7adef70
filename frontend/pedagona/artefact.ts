import { courseLabels } from '../../shared/course/fields.ts';
import type { Sent } from '../../shared/moderation/schemas.ts';
import { lapsedText, openAt } from '../../shared/moderation/signatures.ts';
import { badNumber, pedagonaApi } from '../../shared/pedagona/api.ts';
import {
  chainLabels,
  dloLabels,
  learningModelLabels,
  merangkaiLabels,
  reportLabels,
  scriptPlanLabels,
  scriptTypes,
  stepLabels,
  sixCLabels,
  threeELabels,
  threeRLabels,
} from '../../shared/pedagona/labels/chainLabels.ts';
import type { ArtefactName } from '../../shared/pedagona/editable.ts';
import { kppbKeyLabels, resultLabels } from '../../shared/pedagona/labels/resultLabels.ts';
import { isCopied } from '../../shared/pedagona/artefacts.ts';
import type { StageName } from '../../shared/pedagona/stages.ts';
import { dloColumns, sourceColumns } from '../../shared/pedagona/word/chain.ts';
import { performanceLevelLabels } from '../../shared/text/labels.ts';
import { queryClient } from '../api/queries.ts';
import type { SourceNames } from '../text/origin.ts';
import { callsAt, type Artefact } from '../ui/edit/artefact.ts';
import { teachingText } from './text.ts';

const frameworks = { ...sixCLabels, ...threeELabels, ...threeRLabels };

/** By field. */
const headsOf = (columns: readonly (readonly [width: number, field: string, head: unknown])[]) =>
  Object.fromEntries(columns.flatMap(([, field, head]) => (typeof head === 'string' ? [[field, head]] : [])));

/** Malay names of each artefact's keys; of a key with two meanings in an artefact, the more common one. */
const names: Record<ArtefactName, Record<string, string>> = {
  course: { ...courseLabels, ...resultLabels, ...kppbKeyLabels },
  merangkai: {
    ...merangkaiLabels,
    ...performanceLevelLabels,
    'rubric/links': chainLabels.links,
    confirmation: 'Pengesahan',
  },
  scripts: {
    links: chainLabels.links,
    // Both types have sections of the same titles.
    ...Object.fromEntries(
      scriptTypes.flatMap((type) =>
        Object.entries(type.sections).map(([name, { title }]) => [name, `${type.title}, ${title}`]),
      ),
    ),
    ...frameworks,
    ...learningModelLabels,
    ...scriptPlanLabels,
    ...Object.fromEntries(
      scriptTypes.flatMap(({ name, title }) => [
        [`${name}Plan`, `${title}, ${scriptPlanLabels.plan}`],
        [`${name}Differentiation`, `${title}, ${scriptPlanLabels.differentiation}`],
      ]),
    ),
  },
  dlo: {
    ...dloLabels,
    ...headsOf(Object.values(dloColumns).flat()),
    duration: 'Tempoh (minit)',
    'stimulus/title': 'Bahan',
    content: 'Kandungan',
    activity: 'Aktiviti',
    answer: 'Jawapan',
    ...frameworks,
    sixCMapping: chainLabels.sixC,
    threeEFramework: chainLabels.threeE,
    threeRFramework: chainLabels.threeR,
  },
  report: { ...reportLabels, ...headsOf(sourceColumns) },
};

export const sourceNames: SourceNames = {
  nameOf: (kind, name) => {
    if (kind === 'course') return name;
    return kind === 'teaching' ? teachingText.name : stepLabels[kind as StageName];
  },
  fieldsOf: (kind) => {
    if (kind === 'course') return { ...names.course, ...courseLabels };
    return kind === 'teaching' ? teachingText : names[kind as StageName];
  },
};

/** The numbers among the texts are minutes of a lesson and marks: whole, 1 to 600. */
export function parseMinutes(typed: string): number | null {
  const minutes = Number(typed);
  return Number.isInteger(minutes) && minutes >= 1 && minutes <= 600 ? minutes : null;
}

/** The session of an artefact, by its id. */
export const sessionIn = (artefactId: string): string => artefactId.split('_')[1] ?? '';

/** What the page shows of requests to colleagues (`Sending`), fetched without a call of its own (spec 1 §7). */
export const sentIn = (sessionId: string): readonly Sent[] =>
  queryClient.getQueryData<{ sent: readonly Sent[] }>(['pedagona', 'sent', sessionId])?.sent ?? [];

export function pedagonaArtefact(artefactId: string, name: ArtefactName, shown: unknown): Artefact {
  const [, sessionId = '', n] = artefactId.split('_');
  const of = name === 'course' ? `course#${n}` : name;
  return {
    ...callsAt(pedagonaApi, { artefactId }),
    voted: { calls: pedagonaApi, sessionId, artefact: artefactId },
    key: ['pedagona', 'editing', artefactId],
    shown,
    isEditable: (pointer) => !isCopied(pointer),
    regeneratesTexts: true,
    parseNumber: parseMinutes,
    badNumber,
    fields: { ...names[name], accepted: 'Tanda yang diterima' },
    ending: (version) => lapsedText(openAt(sentIn(sessionId), version).filter((one) => one.artefact === of)),
  };
}
