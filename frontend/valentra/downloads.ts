import { valentraFilesApi } from '../../shared/valentra/api.ts';
import type { FileKind } from '../../shared/valentra/fileNames.ts';
import { downloadLabels } from '../../shared/valentra/labels.ts';
import type { StageName } from '../../shared/valentra/schemas.ts';

/** A file of a session: its call, its button and its kind, which names it (spec 2 §7). */
export interface Download {
  call: (typeof valentraFilesApi)[keyof typeof valentraFilesApi];
  label: string;
  kind: FileKind;
}

export const downloads: Record<StageName, readonly Download[]> = {
  jst: [{ call: valentraFilesApi.downloadJst, label: downloadLabels.jst, kind: 'jst' }],
  jsu: [{ call: valentraFilesApi.downloadJsu, label: downloadLabels.jsu, kind: 'jsu' }],
  pentaksiran: [{ call: valentraFilesApi.downloadPentaksiran, label: downloadLabels.pentaksiran, kind: 'pentaksiran' }],
  rubrik: [{ call: valentraFilesApi.downloadRubrik, label: downloadLabels.rubrik, kind: 'rubrik' }],
  exam: [
    { call: valentraFilesApi.downloadExamQuestions, label: downloadLabels.examQuestions, kind: 'examQuestions' },
    { call: valentraFilesApi.downloadExamAnswers, label: downloadLabels.examAnswers, kind: 'examAnswers' },
    { call: valentraFilesApi.downloadExamMoodle, label: downloadLabels.examMoodle, kind: 'examMoodle' },
    { call: valentraFilesApi.downloadExamGift, label: downloadLabels.examGift, kind: 'examGift' },
  ],
};
