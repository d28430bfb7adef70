import { AppError } from '../../shared/errors.ts';
import type { valentraApi } from '../../shared/valentra/api.ts';
import { type FileKind, valentraFileName, valentraFiles } from '../../shared/valentra/fileNames.ts';
import { giftText } from '../../shared/valentra/lms/gift.ts';
import { moodleXml } from '../../shared/valentra/lms/moodle.ts';
import { presentReview } from '../../shared/valentra/rules.ts';
import type { Documents, Session } from '../../shared/valentra/schemas.ts';
import { checksFor } from '../../shared/valentra/checklist.ts';
import { type Chain, chainOf } from '../../shared/valentra/alignment.ts';
import {
  examAnswersDocument,
  examQuestionsDocument,
  inLanguage,
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
type Asked = Parameters<Downloads['downloadJst']>[0];
type Of<K extends FileKind> = Documents[(typeof valentraFiles)[K]['stage']];
type Content = Pick<FileAnswer, 'type' | 'bytes'>;

/** Answers each download from what the stage holds now; a stage that is not made is 404. */
export function valentraFileHandlers(services: ModuleServices): Downloads {
  const sessions = sessionService(services, 'valentra');

  const download =
    <K extends FileKind>(
      kind: K,
      contentOf: (value: Of<K>, session: Session, chain: Chain) => Promise<Content> | Content,
    ) =>
    async ({ caller, params }: Pick<Asked, 'caller' | 'params'>): Promise<FileAnswer> => {
      const row = await sessions.find(caller.sub, params.sessionId);
      const session = await sessionOf(services, row);
      const chain = chainOf(session);
      const found = (chain?.[valentraFiles[kind].stage] ?? null) as Of<K> | null;
      if (found === null || chain === null) throw new AppError('not_found', 'Dokumen ini belum dijana.');
      return { fileName: valentraFileName(kind, row), ...(await contentOf(found, session, chain)) };
    };

  /** A Word file, with its vetting form where students do not receive it. */
  const word = <K extends FileKind>(kind: K, documentOf: (value: Of<K>) => WordDocument, hasForm = true) =>
    download(kind, async (value, session, chain) => {
      const { stage } = valentraFiles[kind];
      const checks = hasForm ? checksFor(stage, chain) : [];
      const review = presentReview(session.reviews, stage, session.versions[stage]);
      // The renderer is heavy: it is loaded with the first file that needs it.
      const { renderWordBytes, wordType } = await import('../../shared/word/render.ts');
      const paper = printed(documentOf(value), { cover: chain.course.cover, review, checks });
      return { type: wordType, bytes: await renderWordBytes(paper) };
    });

  return {
    downloadJst: word('jst', jstDocument),
    downloadJsu: word('jsu', jsuDocument),
    downloadPentaksiran: word('pentaksiran', pentaksiranDocument),
    downloadRubrik: word('rubrik', rubrikDocument),
    downloadExamQuestions: word('examQuestions', examQuestionsDocument, false),
    downloadExamAnswers: word('examAnswers', examAnswersDocument),
    downloadExamMoodle: download('examMoodle', (exam, { sessionName }, { course: { cover } }) =>
      text('application/xml', inLanguage(moodleXml(exam, sessionName), cover.language)),
    ),
    downloadExamGift: download('examGift', (exam, { sessionName }, { course: { cover } }) =>
      text('text/plain', inLanguage(giftText(exam, sessionName), cover.language)),
    ),
  };
}

const text = (type: string, content: string): Content => ({
  type: `${type}; charset=utf-8`,
  bytes: new TextEncoder().encode(content),
});
