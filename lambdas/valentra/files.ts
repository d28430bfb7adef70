import { AppError } from '../../shared/errors.ts';
import type { valentraApi } from '../../shared/valentra/api.ts';
import { confirmedCover } from '../../shared/valentra/course/courseView.ts';
import { type FileKind, valentraFileName, valentraFiles } from '../../shared/valentra/fileNames.ts';
import { framesIn } from '../../shared/valentra/items/frames.ts';
import type { LevelState } from '../../shared/valentra/counting/compliance.ts';
import { paperAmong } from '../../shared/valentra/paper/papers.ts';
import type { Documents } from '../../shared/valentra/schemas.ts';
import { levelStateOf, vettingOf } from '../../shared/valentra/vetting/vetting.ts';
import { chainOf } from '../../shared/valentra/vetting/alignment.ts';
import {
  examAnswersDocument,
  examQuestionsDocument,
  jstDocument,
  jsuDocument,
  pentaksiranDocument,
  printed,
  rubrikDocument,
} from '../../shared/valentra/word.ts';
import type { WordDocument } from '../../shared/word/blocks.ts';
import { sessionService } from '../platform/jobs/sessionService.ts';
import type { FileAnswer, Handlers } from '../platform/http/router.ts';
import type { ModuleServices } from '../platform/stages/services.ts';
import { sessionOf } from './store.ts';

type Api = typeof valentraApi;
type Downloads = Handlers<Pick<Api, Extract<keyof Api, `download${string}`>>>;
type Asked = Pick<Parameters<Downloads['downloadJsu']>[0], 'caller' | 'params' | 'query'>;
type Of<K extends FileKind> = Documents[(typeof valentraFiles)[K]['stage']];

/** What each file holds. `unconfirmed`: facts of its course; `jst`: that it follows. */
export const contents: {
  [K in FileKind]: (
    made: Of<K>,
    of: { unconfirmed: string[]; levels: LevelState; jst: Documents['jst'] | null },
  ) => WordDocument;
} = {
  jst: jstDocument,
  jsu: (jsu, { levels }) => jsuDocument(jsu, levels),
  pentaksiran: (pentaksiran, { unconfirmed, jst }) => pentaksiranDocument(pentaksiran, unconfirmed, jst?.assessments),
  rubrik: (rubrik, { jst }) => rubrikDocument(rubrik, jst),
  examQuestions: (exam, { unconfirmed }) => examQuestionsDocument(exam, unconfirmed),
  examAnswers: (exam, { levels }) => examAnswersDocument(exam, levels),
};

/** Answers each download from what the stage holds now; a stage that is not made is 404. */
export function valentraFileHandlers(services: ModuleServices): Downloads {
  const sessions = sessionService(services, 'valentra');

  const download =
    <K extends FileKind>(kind: K) =>
    async ({ caller, params, query }: Asked): Promise<FileAnswer> => {
      const row = await sessions.find(caller.sub, params.sessionId);
      const session = await sessionOf(services, row, query.assessmentId);
      const chain = chainOf(session);
      const { stage } = valentraFiles[kind];
      const made = (chain?.[stage] ?? null) as Of<K> | null;
      const vetting = vettingOf(session, stage, chain);
      if (made === null || chain === null || vetting === null)
        throw new AppError('not_found', 'Dokumen ini belum dijana.');
      const fileName = valentraFileName(kind, row, paperAmong(session.papers, session.assessmentId));
      const isForStudents = kind === 'examQuestions' || kind === 'pentaksiran';
      const cover = isForStudents ? confirmedCover(chain.course) : chain.course.cover;
      const levels = levelStateOf(session, chain);
      const frames = framesIn(made);
      const content = contents[kind](made, { levels, jst: chain.jst, unconfirmed: chain.course.unconfirmed });
      // The renderer is heavy: it is loaded with the first file that needs it.
      const { renderWordBytes, wordType } = await import('../../shared/word/render.ts');
      return {
        fileName,
        type: wordType,
        bytes: await renderWordBytes(printed(content, { cover, vetting, frames, isForStudents })),
      };
    };

  return {
    downloadJst: download('jst'),
    downloadJsu: download('jsu'),
    downloadPentaksiran: download('pentaksiran'),
    downloadRubrik: download('rubrik'),
    downloadExamQuestions: download('examQuestions'),
    downloadExamAnswers: download('examAnswers'),
  };
}
