import { AppError } from '../../shared/errors.ts';
import type { valentraApi } from '../../shared/valentra/api.ts';
import { confirmedCover } from '../../shared/valentra/course/courseView.ts';
import { type FileKind, valentraFileName, valentraFiles } from '../../shared/valentra/fileNames.ts';
import { framesIn, frameState } from '../../shared/valentra/items/frameMark.ts';
import type { LevelState } from '../../shared/valentra/counting/compliance.ts';
import { reviewLabels } from '../../shared/valentra/labels.ts';
import { moodleXml } from '../../shared/valentra/moodle.ts';
import { paperAmong } from '../../shared/valentra/paper/papers.ts';
import type { Documents } from '../../shared/valentra/schemas.ts';
import { isOpen, levelStateOf, vettingOf } from '../../shared/valentra/vetting/vetting.ts';
import { chainOf } from '../../shared/valentra/vetting/alignment.ts';
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
type Asked = Pick<Parameters<Downloads['downloadJsu']>[0], 'caller' | 'params' | 'query'>;
type Of<K extends FileKind> = Documents[(typeof valentraFiles)[K]['stage']];

/** What each file holds: a Word document, or a text for a learning platform with its type. `unconfirmed`: facts of its course; `jst`: that it follows. */
export const contents: {
  [K in FileKind]: (
    made: Of<K>,
    of: { name: string; unconfirmed: string[]; levels: LevelState; jst: Documents['jst'] | null },
  ) => WordDocument | { type: string; text: string };
} = {
  jst: jstDocument,
  jsu: (jsu, { levels }) => jsuDocument(jsu, levels),
  pentaksiran: (pentaksiran, { unconfirmed, jst }) => pentaksiranDocument(pentaksiran, unconfirmed, jst?.assessments),
  rubrik: (rubrik, { jst }) => rubrikDocument(rubrik, jst),
  examQuestions: (exam, { unconfirmed }) => examQuestionsDocument(exam, unconfirmed),
  examAnswers: (exam, { levels }) => examAnswersDocument(exam, levels),
  examMoodle: (exam, { name }) => ({ type: 'application/xml; charset=utf-8', text: moodleXml(exam, name) }),
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
      const draft = vetting.findings.some(isOpen) ? inLanguage(reviewLabels.draf, cover.language).toUpperCase() : '';
      const name = [frames.length > 0 ? frameState : draft, row.sessionName].join(' ').trim();
      const content = contents[kind](made, { name, levels, jst: chain.jst, unconfirmed: chain.course.unconfirmed });
      if ('text' in content) {
        const text = inLanguage(content.text, cover.language);
        return { fileName, type: content.type, bytes: new TextEncoder().encode(text) };
      }
      // The renderer is heavy: it is loaded with the first file that needs it.
      const { renderWordBytes, wordType } = await import('../../shared/word/render.ts');
      return {
        fileName,
        type: wordType,
        bytes: await renderWordBytes(
          printed(content, { cover, vetting, frames, isForStudents, isSigned: kind !== 'examQuestions' }),
        ),
      };
    };

  return {
    downloadJst: download('jst'),
    downloadJsu: download('jsu'),
    downloadPentaksiran: download('pentaksiran'),
    downloadRubrik: download('rubrik'),
    downloadExamQuestions: download('examQuestions'),
    downloadExamAnswers: download('examAnswers'),
    downloadExamMoodle: download('examMoodle'),
  };
}
