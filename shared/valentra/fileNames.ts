import { fileNamePart } from '../word/fileName.ts';

/** How the files of a session start and end (spec 2 §7); Moodle and GIFT hold the same questions for a learning platform. */
const files = {
  jst: { prefix: 'JST', ending: 'docx' },
  jsu: { prefix: 'JSU', ending: 'docx' },
  pentaksiran: { prefix: 'SOALAN_PB', ending: 'docx' },
  rubrik: { prefix: 'RUBRIK', ending: 'docx' },
  examQuestions: { prefix: 'SOALAN_UJIAN', ending: 'docx' },
  examAnswers: { prefix: 'SKEMA_JAWAPAN', ending: 'docx' },
  examMoodle: { prefix: 'SOALAN_UJIAN', ending: 'xml' },
  examGift: { prefix: 'SOALAN_UJIAN', ending: 'gift.txt' },
} as const;
export type FileKind = keyof typeof files;

/** `JST_<session name>.docx`; the id's first 8 characters stand in for a name without a character safe in a file name. */
export const valentraFileName = (kind: FileKind, session: { id: string; sessionName: string }): string =>
  `${files[kind].prefix}_${fileNamePart(session.sessionName) || session.id.slice(0, 8)}.${files[kind].ending}`;
