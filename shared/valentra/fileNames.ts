import { isOfPaper } from './paper/papers.ts';
import type { Paper } from './schemas.ts';
import { fileNamePart } from '../word/fileName.ts';

/**
 * The files of a session: the document that each is of, how its name starts and ends (spec 2 §7), and what its button names. Moodle's
 * holds the same questions for a learning platform.
 */
export const valentraFiles = {
  jst: { stage: 'jst', prefix: 'JST', ending: 'docx', label: 'JST' },
  jsu: { stage: 'jsu', prefix: 'JSU', ending: 'docx', label: 'JSU' },
  pentaksiran: { stage: 'pentaksiran', prefix: 'SOALAN_PB', ending: 'docx', label: 'Soalan Pentaksiran' },
  rubrik: { stage: 'rubrik', prefix: 'RUBRIK', ending: 'docx', label: 'Rubrik' },
  examQuestions: { stage: 'exam', prefix: 'SOALAN_UJIAN', ending: 'docx', label: 'Soalan Ujian' },
  examAnswers: { stage: 'exam', prefix: 'SKEMA_JAWAPAN', ending: 'docx', label: 'Skema Jawapan' },
  examMoodle: { stage: 'exam', prefix: 'SOALAN_UJIAN', ending: 'xml', label: 'untuk Moodle (XML)' },
} as const;
export type FileKind = keyof typeof valentraFiles;

/**
 * `JST_<session name>.docx`; the id's first 8 characters stand in for a name without a character safe in a file name. Files of a paper that
 * is not the main one say whose they are: `JSU_<session name>_U1_Kuiz.docx`.
 */
export function valentraFileName(
  kind: FileKind,
  session: { id: string; sessionName: string },
  paper?: Pick<Paper, 'code' | 'type' | 'isMain'>,
): string {
  const { prefix, ending, stage } = valentraFiles[kind];
  const own =
    paper === undefined || paper.isMain || !isOfPaper(stage) ? '' : `_${fileNamePart(`${paper.code} ${paper.type}`)}`;
  return `${prefix}_${fileNamePart(session.sessionName) || session.id.slice(0, 8)}${own}.${ending}`;
}
