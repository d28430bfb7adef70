import { AppError } from '../../../shared/errors.ts';
import type { valentraFilesApi } from '../../../shared/valentra/api.ts';
import type { Handlers } from '../../platform/http.ts';
import type { ModuleServices } from '../../platform/services.ts';

export function valentraFileHandlers(_services: ModuleServices): Handlers<typeof valentraFilesApi> {
  const absent = async (): Promise<never> => {
    throw new AppError('not_found', 'Dokumen ini belum dijana.');
  };
  return {
    downloadJst: absent,
    downloadJsu: absent,
    downloadPentaksiran: absent,
    downloadRubrik: absent,
    downloadExamQuestions: absent,
    downloadExamAnswers: absent,
    downloadExamMoodle: absent,
    downloadExamGift: absent,
  };
}
