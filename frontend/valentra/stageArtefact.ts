import { valentraApi } from '../../shared/valentra/api.ts';
import { badMarks, editableAt } from '../../shared/valentra/editable.ts';
import type { Session, StageName } from '../../shared/valentra/schemas.ts';
import { call } from '../api/client.ts';
import type { Artefact } from '../ui/edit/editing.ts';
import { partName } from './partName.ts';

/** A stage's document in a session; null: not made yet. */
export const documentOf = (session: Session, stage: StageName): object | null =>
  ({
    jst: session.jst,
    jsu: session.jsu,
    pentaksiran: session.pentaksiranQuestions,
    rubrik: session.rubrik,
    exam: session.examQuestions,
  })[stage];

/** '12', '12.5' or '12,5'; null for anything else. */
export function parseNumber(typed: string): number | null {
  const value = Number(typed.trim().replace(',', '.'));
  return typed.trim() === '' || !Number.isFinite(value) ? null : value;
}

/** A stage's document as something whose texts can be edited and whose rows can be written anew. */
export function stageArtefact(session: Session, stage: StageName): Artefact {
  const params = { sessionId: session.id, stage };
  const shown = documentOf(session, stage);
  return {
    key: ['valentra', 'artefact', session.id, stage],
    save: (change) => call(valentraApi.editArtefact, { params, body: change }),
    versions: (signal) => call(valentraApi.listVersions, { params }, { signal }),
    restore: (version, from) => call(valentraApi.restoreVersion, { params, body: { version, from } }),
    regenerate: (pointer, instruction) => call(valentraApi.regenerate, { params, body: { pointer, instruction } }),
    regenerateStatus: (signal) => call(valentraApi.regenerateStatus, { params }, { signal }),
    partIn: (artefact, pointer) => Promise.resolve(editableAt(stage, artefact, pointer)),
    isEditable: (pointer) => editableAt(stage, shown, pointer) !== null,
    regeneratesTexts: false,
    parseNumber,
    badNumber: badMarks(stage),
    nameOf: partName,
  };
}
