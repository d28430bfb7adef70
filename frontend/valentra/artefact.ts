import { courseLabels } from '../../shared/course/fields.ts';
import { endedText, endingText, openAt } from '../../shared/moderation/signatures.ts';
import { valentraApi } from '../../shared/valentra/api.ts';
import { editableAt } from '../../shared/valentra/editing/editable.ts';
import { fieldLabels } from '../../shared/valentra/labels.ts';
import { partsOfName } from '../../shared/valentra/paper/names.ts';
import { documentsOf } from '../../shared/valentra/workflow.ts';
import type { Session, StageName } from '../../shared/valentra/schemas.ts';
import { nameIn } from '../../shared/valentra/board.ts';
import { frameNote } from '../app/useSettings.ts';
import { stageNoun } from './text.ts';
import { pathWords } from '../../shared/text/changeLines.ts';
import type { SourceNames } from '../text/origin.ts';
import { callsAt, type Artefact } from '../ui/edit/artefact.ts';
import { confirmed } from '../ui/Modal.tsx';

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

const openOf = ({ moderation }: Session, stage: StageName, version: number) => openAt(moderation[stage] ?? [], version);

/** Asks before the present version of these documents gives way, where colleagues have accepted it or it is Sah; false: it stays. */
export async function askEnding(session: Session, stages: readonly StageName[]): Promise<boolean> {
  const lost = stages
    .map((stage) => {
      const open = openOf(session, stage, session.versions[stage] ?? 0);
      return endingText(stageNoun[stage], open, session.states[stage] === 'sah');
    })
    .filter((text) => text !== '');
  const detail = `${lost.join(' ')} Versi sekarang boleh dipulihkan melalui Versi.`;
  return lost.length === 0 || confirmed({ text: 'Ubah dokumen ini?', detail, confirm: 'Teruskan' });
}

/** Asks before documents are made again, and says what becomes of those that there are. */
export const askAgain = async (names: readonly string[]): Promise<boolean> =>
  confirmed({
    text: `Jana semula ${names.join(', ')}?`,
    detail: [
      'Dokumen yang ada sekarang disimpan sebagai versi terdahulu.',
      names.length > 1 ? 'Dokumen lain yang dibuat daripadanya turut dijana semula.' : '',
      await frameNote(),
    ].join(' '),
    confirm: 'Jana semula',
  });

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
    fields: fieldLabels,
    ending: (version) => endedText(openOf(session, stage, version)),
  };
}
