import { AppError } from '../../shared/errors.ts';
import type { valentraApi } from '../../shared/valentra/api.ts';
import { type FileKind, valentraFileName } from '../../shared/valentra/fileNames.ts';
import { notGeneratedText } from '../../shared/valentra/labels.ts';
import { giftText } from '../../shared/valentra/lms/gift.ts';
import { moodleXml } from '../../shared/valentra/lms/moodle.ts';
import type { StageName } from '../../shared/valentra/schemas.ts';
import {
  examAnswersDocument,
  examQuestionsDocument,
  jstDocument,
  jsuDocument,
  pentaksiranDocument,
  rubrikDocument,
} from '../../shared/valentra/word.ts';
import type { WordDocument } from '../../shared/word/blocks.ts';
import { sessionService } from '../platform/jobs/sessionService.ts';
import type { FileAnswer, Handlers } from '../platform/http/router.ts';
import type { ModuleServices } from '../platform/jobs/services.ts';
import type { SessionRow } from '../platform/jobs/session.ts';
import { stageOf, type StageValue } from './store.ts';

type Api = typeof valentraApi;
type Downloads = Handlers<Pick<Api, Extract<keyof Api, `download${string}`>>>;
/** What every download is asked with. */
type Asked = Parameters<Downloads['downloadJst']>[0];
type Content = Pick<FileAnswer, 'type' | 'bytes'>;

/** Answers each download from what the stage holds now; a stage that is not made is 404. */
export function valentraFileHandlers(services: ModuleServices): Downloads {
  const sessions = sessionService(services, 'valentra');

  const download =
    <N extends StageName>(
      kind: FileKind,
      stage: N,
      contentOf: (value: StageValue<N>, row: SessionRow) => Promise<Content> | Content,
    ) =>
    async ({ caller, params }: Pick<Asked, 'caller' | 'params'>): Promise<FileAnswer> => {
      const row = await sessions.find(caller.sub, params.sessionId);
      const found = row.status === 'completed' ? await stageOf(services, row, stage) : null;
      if (found === null) throw new AppError('not_found', notGeneratedText);
      return { fileName: valentraFileName(kind, row), ...(await contentOf(found.value, row)) };
    };

  return {
    downloadJst: download('jst', 'jst', (jst) => word(jstDocument(jst))),
    downloadJsu: download('jsu', 'jsu', (jsu) => word(jsuDocument(jsu))),
    downloadPentaksiran: download('pentaksiran', 'pentaksiran', (value) => word(pentaksiranDocument(value))),
    downloadRubrik: download('rubrik', 'rubrik', (rubrik) => word(rubrikDocument(rubrik))),
    downloadExamQuestions: download('examQuestions', 'exam', (exam) => word(examQuestionsDocument(exam))),
    downloadExamAnswers: download('examAnswers', 'exam', (exam) => word(examAnswersDocument(exam))),
    downloadExamMoodle: download('examMoodle', 'exam', (exam, { sessionName }) =>
      text('application/xml', moodleXml(exam, sessionName)),
    ),
    downloadExamGift: download('examGift', 'exam', (exam, { sessionName }) =>
      text('text/plain', giftText(exam, sessionName)),
    ),
  };
}

/** The renderer is heavy: it is loaded with the first file that needs it. */
async function word(document: WordDocument): Promise<Content> {
  const { renderWordBytes, wordType } = await import('../../shared/word/render.ts');
  return { type: wordType, bytes: await renderWordBytes(document) };
}

const text = (type: string, content: string): Content => ({
  type: `${type}; charset=utf-8`,
  bytes: new TextEncoder().encode(content),
});
