import * as z from 'zod';
import { valueAt } from '../../../shared/pointer.ts';
import { lookAgain } from '../../../shared/valentra/items.ts';
import type { StageName } from '../../../shared/valentra/schemas.ts';
import { withValueAt } from '../../platform/stages/edit.ts';
import { regenerateStage } from '../../platform/stages/regenerate.ts';
import { kindOf } from '../editing.ts';
import { stageSchemas, type StageValue } from '../store.ts';
import type { DocumentStage } from './documentStage.ts';
import { askOf, documentStages, sourceOf } from './running.ts';

/** A document's kind is its stage's name. */
const stageOf = (kind: string): DocumentStage<StageName> => documentStages[kind as StageName];

const answerSchema = z.object({ answer: z.unknown() });

/** One row of a document written again; totals are computed again. */
export const rewriteStage = regenerateStage({
  schemaOf: (kind) => stageSchemas[kind as StageName],

  async write(context, { kind, pointer, instruction }, artefact) {
    const stage = stageOf(kind);
    const present = valueAt(artefact, pointer);
    if (stage.look !== undefined && instruction === lookAgain) return present;
    const source = await sourceOf(context);
    const row = {
      artefact: artefact as StageValue<StageName>,
      places: (pointer.match(/\d+/g) ?? []).map(Number),
      again: { semasa: present, permintaan: instruction },
    };
    return stage.rewrite(source, row, askOf(context, source));
  },

  check: {
    isWanted: ({ kind }) => stageOf(kind).look !== undefined,
    write: async (context, { kind }, part) =>
      stageOf(kind).look?.rewrite(part, askOf(context, await sourceOf(context))),
  },

  replaced({ kind, pointer }, artefact, part, check) {
    const { look } = stageOf(kind);
    const row = check === null || look === undefined ? part : look.applied(part, answerSchema.parse(check).answer);
    const changed = withValueAt(artefact as StageValue<StageName>, pointer, row);
    return kindOf(kind as StageName).counted(changed, pointer);
  },
});
