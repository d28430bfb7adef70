import * as z from 'zod';
import { valueAt } from '../../../shared/pointer.ts';
import { withChange } from '../../../shared/valentra/change.ts';
import { lookAgain } from '../../../shared/valentra/items.ts';
import { recomputed } from '../../../shared/valentra/recompute.ts';
import { type StageName, stageNames } from '../../../shared/valentra/schemas.ts';
import { withValueAt } from '../../platform/stages/edit.ts';
import { regenerateStage, type Target } from '../../platform/stages/regenerate.ts';
import { stageSchemas, type StageValue } from '../store.ts';
import type { DocumentStage, Row } from './documentStage.ts';
import { documentStages } from './index.ts';
import { askOf, sourceOf } from './running.ts';

/** A document's kind is its stage's name. */
const stageSchema = z.enum(stageNames);
const stageOfKind = (kind: string): DocumentStage<StageName> => documentStages[stageSchema.parse(kind)];

const rowOf = ({ pointer, instruction }: Target, artefact: unknown): Row<StageName> => ({
  artefact: artefact as StageValue<StageName>,
  pointer,
  places: (pointer.match(/\d+/g) ?? []).map(Number),
  again: { semasa: valueAt(artefact, pointer), permintaan: instruction },
});

const answerSchema = z.object({ answer: z.unknown() });

/** One row of a document written again; totals are computed again. */
export const rewriteStage = regenerateStage({
  schemaOf: (kind) => stageSchemas[stageSchema.parse(kind)],

  async write(context, target, artefact) {
    const stage = stageOfKind(target.kind);
    const row = rowOf(target, artefact);
    if (stage.recheck !== undefined && target.instruction === lookAgain) return row.again.semasa;
    const source = await sourceOf(context);
    return stage.rewrite(source, row, askOf(context, source));
  },

  check: {
    isWanted: ({ kind }) => stageOfKind(kind).recheck !== undefined,
    async write(context, target, part) {
      const source = await sourceOf(context);
      return stageOfKind(target.kind).recheck?.ask(part, askOf(context, source));
    },
  },

  replaced({ kind, pointer }, artefact, part, check) {
    const stage = stageSchema.parse(kind);
    const { recheck } = documentStages[stage];
    const row =
      check === null || recheck === undefined ? part : recheck.applied(part, answerSchema.parse(check).answer);
    const replaced = withChange(stage, withValueAt(artefact, pointer, row), pointer);
    return stageSchemas[stage].parse(recomputed(stage, replaced));
  },
});
