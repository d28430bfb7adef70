import * as z from 'zod';
import type { Editable } from '../session/artefact.ts';
import { acceptedAt } from '../claims/accepted.ts';
import { valueAt } from '../values/pointer.ts';
import { type Block, partsIn } from '../word/blocks.ts';
import { isCopied } from './artefacts.ts';
import { analysisOf } from './courses.ts';
import type { KeptCourse } from './schemas.ts';
import { criterionSchema, dloSchema, reportSchema, type StageName } from './stages.ts';
import { stageBlocks } from './word/chain.ts';
import { courseParts } from './word/merungkai.ts';

export type ArtefactName = 'course' | StageName;

/** What the page of an artefact shows; of a course what is suggested, for its facts have marks of their own. */
function shownOf(name: ArtefactName, artefact: unknown): Block[] {
  if (name !== 'course') return stageBlocks(name, artefact as never);
  const { outcomes, learning } = courseParts(analysisOf(artefact as KeptCourse));
  return [...outcomes.map(({ suggested }) => suggested), learning];
}

/** The pointers of all parts of it that can be edited. */
export const partsOf = (name: ArtefactName, artefact: unknown): string[] =>
  partsIn(shownOf(name, artefact)).flatMap(({ at }) => (isCopied(at) ? [] : [at]));

/** The text, list of texts or number a pointer leads to; null where the page shows no part that can be edited. */
export function editableAt(name: ArtefactName, artefact: unknown, pointer: string): Editable | null {
  if (pointer === acceptedAt) return (valueAt(artefact, pointer) ?? []) as string[];
  const isPart = partsOf(name, artefact).includes(pointer);
  return isPart ? (valueAt(artefact, pointer) as Editable) : null;
}

/** The lists whose rows are added, removed and moved. */
const growing: Partial<Record<ArtefactName, Record<string, z.ZodType>>> = {
  merangkai: { '/integratedAssessment/rubric': criterionSchema },
  dlo: {
    '/learningObjectives': dloSchema.shape.learningObjectives.element,
    '/activities': dloSchema.shape.activities.element,
    '/multimediaElements': dloSchema.shape.multimediaElements.element,
    '/assessmentMethods': dloSchema.shape.assessmentMethods.element,
    '/stimulus': dloSchema.shape.stimulus.element,
    '/answerKey': dloSchema.shape.answerKey.element,
  },
  report: { '/evidenceBase': reportSchema.shape.evidenceBase.element },
};

/** What a new row of a list is; null for a list whose rows are not added, removed or moved. */
export function blankRowOf(name: ArtefactName, list: string): object | null {
  const row = growing[name]?.[list];
  return row === undefined ? null : (blankOf(row) as object);
}

/** Empty texts and lists; 10 minutes, 10 marks. */
function blankOf(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(Object.entries(schema.shape).map(([key, part]) => [key, blankOf(part as z.ZodType)]));
  if (schema instanceof z.ZodString) return '';
  if (schema instanceof z.ZodNumber) return 10;
  return schema instanceof z.ZodNullable ? null : [];
}
