import { courseLabels } from '../../shared/course/fields.ts';
import { endingText, openAt, roleLabels } from '../../shared/moderation/signatures.ts';
import { valentraApi } from '../../shared/valentra/api.ts';
import { editableAt, textFault } from '../../shared/valentra/editing/editable.ts';
import { keptKey } from '../../shared/valentra/editing/keptKey.ts';
import { fieldLabels, reviewLabels } from '../../shared/valentra/labels.ts';
import { partsOfName } from '../../shared/valentra/paper/names.ts';
import { isFrame } from '../../shared/valentra/items/frameMark.ts';
import { documentsOf } from '../../shared/valentra/workflow.ts';
import type { Session, StageName } from '../../shared/valentra/schemas.ts';
import { nameIn } from '../../shared/valentra/board.ts';
import { frameNote } from '../app/useSettings.ts';
import { ownPaper } from './queries.ts';
import { stageNoun } from './text.ts';
import { pathWords } from '../../shared/text/changeLines.ts';
import type { SourceNames } from '../text/origin.ts';
import { callsAt, type Artefact } from '../ui/edit/artefact.ts';
import { confirmed } from '../ui/Modal.tsx';
import { notify } from '../ui/Notices.tsx';

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

/** Of a document that is more than a draft; else ''. */
const stateIn = ({ states }: Session, stage: StageName): string => {
  const state = states[stage] ?? 'draf';
  return state === 'draf' ? '' : reviewLabels[state];
};

const openOf = ({ moderation }: Session, stage: StageName, version: number) => openAt(moderation[stage] ?? [], version);

/** A document of a session, which shows its paper. */
export interface MadeDocument {
  of: Session;
  stage: StageName;
}

/** Asks before the present version of these documents gives way, where colleagues have accepted it or it is Sah; false: it stays. */
export async function askEnding(documents: readonly MadeDocument[]): Promise<boolean> {
  const lost = documents
    .map(({ of, stage }) =>
      endingText(stageNoun[stage], openOf(of, stage, of.versions[stage] ?? 0), stateIn(of, stage)),
    )
    .filter((text) => text !== '');
  const detail = `${lost.join(' ')} Versi sekarang boleh dipulihkan melalui Versi.`;
  return lost.length === 0 || confirmed({ text: 'Ubah dokumen ini?', detail, confirm: 'Teruskan' });
}

/** Of what an engine that gives frames writes no text. */
const isFramed = (stage: StageName): boolean => stage === 'pentaksiran' || stage === 'rubrik' || stage === 'exam';

/** Whether the engine at work would put a frame where this document has text. */
export const becomesFrame = async ({ of, stage }: MadeDocument): Promise<boolean> =>
  isFramed(stage) &&
  (stage !== 'exam' || of.documents.length < 2) &&
  !isFrame(documentsOf(of)[stage] ?? '') &&
  (await frameNote()) !== '';

const namesOf = (documents: readonly MadeDocument[]): string =>
  documents
    .map(({ of, stage }) => {
      const paper = ownPaper(of, stage);
      return paper ? `${stageNoun[stage]} ${paper.code}` : stageNoun[stage];
    })
    .join(', ');

/** Asks before documents are made again, and says what becomes of those that there are, and which of them are `kept`. */
export async function askAgain(documents: readonly MadeDocument[], kept: readonly MadeDocument[]): Promise<boolean> {
  const keeping =
    kept.length === 0
      ? ''
      : `Dikekalkan: ${namesOf(kept)}, kerana model terbina dalam hanya memberi rangka. Jana semula pada kadnya jika anda tetap mahu.`;
  if (documents.length === 0) {
    notify('info', keeping);
    return false;
  }
  const framed = (await Promise.all(documents.map(becomesFrame))).includes(true) ? await frameNote() : '';
  return confirmed({
    text: `Jana semula ${namesOf(documents)}?`,
    detail: `Dokumen yang ada sekarang disimpan sebagai versi terdahulu. ${framed || keeping}`.trim(),
    confirm: 'Jana semula',
  });
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
    isFramed: isFramed(stage),
    rowNoun: 'soalan',
    parseNumber,
    textFault,
    badNumber: 'Masukkan nombor, contohnya 20 atau 2.5.',
    fields: fieldLabels,
    mayChange: () => askEnding([{ of: session, stage }]),
    // What colleagues said of the version of before is told where it is sent again.
    ending: (version) =>
      [
        stateIn(session, stage) && 'Status kembali ke Draf.',
        openOf(session, stage, version).length > 0 && 'Hantar semula kepada rakan.',
      ]
        .filter(Boolean)
        .join(' '),
    ...((session.reviews[stage]?.checked.length ?? 0) > 0 &&
      session.reviews[stage]?.version === session.versions[stage] && {
        beforeEdit:
          'Suntingan mengosongkan tanda pada borang status: sunting semua yang perlu, kemudian tandakan sekali sahaja.',
      }),
    ...(stage === 'exam' && {
      toHeed: (typed) => keptKey(documentsOf(session).exam?.questions ?? [], typed),
      isReplaced: (pointer) => /\/(?:stem|text|answer|truth|explanation|sampleAnswer|point)$/.test(pointer),
    }),
    restoring: async ({ content }, present) => {
      // Large, and seldom asked.
      const { vettingOf } = await import('../../shared/valentra/vetting/vetting.ts');
      // What was accepted of the present content is told of its present version.
      const at = content === present.content ? present.version : content;
      const then = vettingOf({ ...session, versions: { ...session.versions, [stage]: at } }, stage);
      const { given = 'draf', signatures = [], review = null, checks = [] } = then ?? {};
      const isTicked = checks.every(({ manual }) => manual === null || review?.checked.includes(manual) === true);
      const isDraft = given === 'draf' || (given === 'sah' && !isTicked);
      const names = signatures.flatMap(({ role, name: by }) =>
        role === 'penyedia' ? [] : `${by} (${roleLabels[role]})`,
      );
      return [
        `Status menjadi ${reviewLabels[isDraft ? 'draf' : given]}.`,
        names.length > 0 &&
          `Penerimaan ${names.join(' dan ')} berkuat kuasa semula: diberi kepada versi ${content}, yang sama kandungannya.`,
        given !== 'draf' && isDraft && 'Tandakan semula senarai semak pada borang status.',
      ]
        .filter(Boolean)
        .join(' ');
    },
    example: 'Contoh: kekalkan aras dan markahnya, tetapi gunakan situasi yang lain.',
  };
}
