import { courseLabels } from '../../shared/course/fields.ts';
import { acceptedOf, endedText } from '../../shared/moderation/signatures.ts';
import { valentraApi } from '../../shared/valentra/api.ts';
import { editableAt } from '../../shared/valentra/editing/editable.ts';
import { fieldLabels } from '../../shared/valentra/labels.ts';
import { partsOfName } from '../../shared/valentra/paper/names.ts';
import { documentsOf } from '../../shared/valentra/workflow.ts';
import type { Session, StageName } from '../../shared/valentra/schemas.ts';
import { nameIn } from '../../shared/valentra/board.ts';
import { stageNoun } from './text.ts';
import { pathWords } from '../../shared/text/changeLines.ts';
import type { SourceNames } from '../text/origin.ts';
import { callsAt, type Artefact } from '../ui/edit/artefact.ts';

/** A pointer in words: '/rubriks/0/criteria/1/levels/lemah/descriptor' is 'Rubrik 1, Kriteria 2, Lemah'. */
export const partName = (pointer: string): string => pathWords(pointer, fieldLabels);

export const sourceNames: SourceNames = {
  nameOf: (kind) =>
    kind === 'course' ? 'Kursus' : kind === 'bahan' ? 'Bahan kuliah' : stageNoun[partsOfName(kind).stage],
  fieldsOf: (kind) => (kind === 'course' ? courseLabels : fieldLabels),
};

/** '12', '12.5' or '12,5'; null for anything else. */
export function parseNumber(typed: string): number | null {
  const value = Number(typed.trim().replace(',', '.'));
  return typed.trim() === '' || !Number.isFinite(value) ? null : value;
}

export function stageArtefact(session: Session, stage: StageName): Artefact {
  const shown = documentsOf(session)[stage];
  const name = nameIn(session, stage);
  return {
    ...callsAt(valentraApi, { sessionId: session.id, stage: name }),
    voted: { calls: valentraApi, sessionId: session.id, artefact: name },
    key: ['valentra', 'artefact', session.id, name],
    shown,
    isEditable: (pointer) => editableAt(stage, shown, pointer) !== null,
    regeneratesTexts: false,
    parseNumber,
    badNumber: 'Masukkan nombor, contohnya 20 atau 2.5.',
    nameOf: partName,
    ending: (version) => endedText(acceptedOf(session.moderation[stage] ?? [], version)),
  };
}
