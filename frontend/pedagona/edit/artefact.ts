import { pedagonaApi } from '../../../shared/pedagona/api.ts';
import type { ArtefactName } from '../../../shared/pedagona/editable.ts';
import { call } from '../../api/client.ts';
import type { Artefact } from '../../ui/edit/editing.ts';
import { partLabel } from './partLabel.ts';

/** The numbers among the texts are minutes of a lesson: whole, 1 to 600. */
export function parseMinutes(typed: string): number | null {
  const minutes = Number(typed);
  return Number.isInteger(minutes) && minutes >= 1 && minutes <= 600 ? minutes : null;
}

/** An artefact of the chain, or a course of a result, as something whose texts can be edited and written anew. */
export function pedagonaArtefact(artefactId: string, name: ArtefactName): Artefact {
  const params = { artefactId };
  return {
    key: ['pedagona', 'editing', artefactId],
    save: (change) => call(pedagonaApi.editArtefact, { params, body: change }),
    versions: (signal) => call(pedagonaApi.listVersions, { params }, { signal }),
    restore: (version, from) => call(pedagonaApi.restoreVersion, { params, body: { version, from } }),
    regenerate: (pointer, instruction) => call(pedagonaApi.regenerate, { params, body: { pointer, instruction } }),
    regenerateStatus: (signal) => call(pedagonaApi.regenerateStatus, { params }, { signal }),
    async partIn(artefact, pointer) {
      const { editableAt } = await import('../../../shared/pedagona/editable.ts');
      return editableAt(name, artefact, pointer);
    },
    isEditable: () => true,
    regeneratesTexts: true,
    parseNumber: parseMinutes,
    badNumber: 'Masukkan bilangan minit yang bulat, 1 hingga 600.',
    nameOf: (pointer) => partLabel(name, pointer),
  };
}
