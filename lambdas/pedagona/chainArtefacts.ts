import { AppError } from '../../shared/errors.ts';
import { type ArtefactName, blankRowOf, editableAt } from '../../shared/pedagona/editable.ts';
import { courseLabelOf } from '../../shared/pedagona/links.ts';
import { keptCourseSchema } from '../../shared/pedagona/schemas.ts';
import {
  type Artefacts,
  type Dlo,
  dloSchema,
  type Merangkai,
  merangkaiSchema,
  reportSchema,
  scriptsSchema,
  type StageName,
  stageNames,
} from '../../shared/pedagona/stages.ts';
import type { SessionRow } from '../platform/jobs/session.ts';
import type { Artefacts as Kept } from '../platform/stages/artefacts.ts';
import type { EditableKind } from '../platform/stages/edit.ts';
import { originsOf, type Present, presentOf } from '../platform/stages/origin.ts';
import { totalMinutes, withWeights } from './chainChecks.ts';
import { courseKind, sessionDataSchema, teachingKind } from './store.ts';

/**
 * The chain's artefacts: the prefix of their ids (one of each a session, so the id is the prefix and the session's id), the sentence of
 * their 404 (spec 1 §2), their schema, and the stage whose id asks for them; null: the session's.
 */
export const chainArtefacts = {
  merangkai: { prefix: 'mrk', missing: 'Merangkai tidak dijumpai', schema: merangkaiSchema, after: null },
  scripts: { prefix: 'skr', missing: 'Skrip tidak dijumpai', schema: scriptsSchema, after: 'merangkai' },
  dlo: { prefix: 'dlo', missing: 'DLO tidak dijumpai', schema: dloSchema, after: 'merangkai' },
  report: { prefix: 'lpr', missing: 'Laporan tidak dijumpai', schema: reportSchema, after: 'dlo' },
} as const;

export const stageArtefactId = (stage: StageName, sessionId: string): string =>
  `${chainArtefacts[stage].prefix}_${sessionId}`;

/** The session behind an id such as `mrk_<session id>`, or its own. */
export const sessionIdIn = (id: string): string => id.split('_')[1] ?? id;

/** What an editable artefact's id addresses, and under which name it is kept. @throws {AppError} not_found for an id of no artefact. */
export function addressedArtefact(artefactId: string): { kind: ArtefactName; name: string; n: number } {
  const [prefix, , n = '0'] = artefactId.split('_');
  if (prefix === 'crs') return { kind: 'course', name: `${courseKind}#${n}`, n: Number(n) };
  const stage = (Object.keys(chainArtefacts) as StageName[]).find((name) => chainArtefacts[name].prefix === prefix);
  if (stage === undefined) throw new AppError('not_found', 'Data tidak dijumpai');
  return { kind: stage, name: stage, n: 0 };
}

/** A stage's artefact; null when it is not made. */
export function valueIn<N extends StageName>(present: Present, stage: N): Artefacts[N] | null {
  const found = present.get(stage);
  return found === undefined ? null : (chainArtefacts[stage].schema.parse(found.value) as Artefacts[N]);
}

/** What each stage is made from (`MadeFrom`). Scripts name the DLO where there is one. */
export const madeFrom = {
  merangkai: ['course#', teachingKind],
  scripts: ['course#', teachingKind, 'merangkai', 'dlo'],
  dlo: ['course#', teachingKind, 'merangkai'],
  report: ['course#', teachingKind, 'merangkai', 'dlo'],
} as const satisfies Record<StageName, readonly string[]>;

export const presentIn = (artefacts: Kept, { data }: Pick<SessionRow, 'data'>): Promise<Present> => {
  const { checks } = sessionDataSchema.parse(data);
  return presentOf(artefacts, ['course#', teachingKind, ...stageNames.filter((stage) => checks[stage])]);
};

export const originsIn = (artefacts: Kept, present: Present) =>
  originsOf(artefacts, present, madeFrom, (source, value) =>
    source.startsWith('course#') ? courseLabelOf(keptCourseSchema.parse(value)) : '',
  );

/** An artefact that can be edited. Its kind as it is kept is its name. */
export const kindOf = (name: ArtefactName): EditableKind => ({
  schema: name === 'course' ? keptCourseSchema : chainArtefacts[name].schema,
  editableAt: (artefact, pointer) => editableAt(name, artefact, pointer),
  blankRowOf: (list) => blankRowOf(name, list),
  counted: (artefact) => ({ ...artefact, ...countedIn(name, artefact) }),
});

/** What is counted follows every edit (design law 5): a DLO's minutes, the weights of the integrated rubric. */
function countedIn(name: ArtefactName, artefact: object): object {
  if (name === 'dlo') return { durationMinutes: totalMinutes((artefact as Dlo).activities) };
  if (name !== 'merangkai') return {};
  const { integratedAssessment } = artefact as Merangkai;
  return { integratedAssessment: { ...integratedAssessment, rubric: withWeights(integratedAssessment.rubric) } };
}
