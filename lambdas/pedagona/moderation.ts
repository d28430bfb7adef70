import { changesBetween } from '../../shared/changes.ts';
import { AppError } from '../../shared/errors.ts';
import { stageTitles } from '../../shared/pedagona/chainLabels.ts';
import { analysisOf, courseLabelOf } from '../../shared/pedagona/courses.ts';
import { keptCourseSchema } from '../../shared/pedagona/schemas.ts';
import { type StageName, stageNames, stageSchemas } from '../../shared/pedagona/stages.ts';
import { stageBlocks } from '../../shared/pedagona/word/chain.ts';
import { courseBlocks } from '../../shared/pedagona/word/merungkaiDocument.ts';
import { onPaper } from '../../shared/word/onPaper.ts';
import type { SessionRow } from '../platform/jobs/session.ts';
import { artefactsOf } from '../platform/stages/artefacts.ts';
import type { ModeratedKind } from '../platform/stages/moderation.ts';
import type { ModuleServices } from '../platform/stages/services.ts';
import { courseKind } from './store.ts';

const isCourse = (artefact: string): boolean => /^course#\d+$/.test(artefact) && artefact.startsWith(courseKind);

/** PEDAGONA's courses and stages as colleagues read them; its parts are named by their headings. */
export function pedagonaModeration(services: ModuleServices): ModeratedKind {
  const found = async (session: SessionRow, artefact: string, version?: number) => {
    const artefacts = artefactsOf(services, session);
    if (isCourse(artefact)) {
      const course = await artefacts.get(artefact, keptCourseSchema, version);
      return course && { ...course, title: courseLabelOf(course.value), blocks: onPaper(courseBlocks(analysisOf(course.value))) };
    }
    const stage = stageNames.find((name) => name === artefact);
    const made = stage && (await artefacts.get<(typeof stageSchemas)[StageName]>(stage, stageSchemas[stage], version));
    if (stage === undefined || !made) return null;
    return { ...made, title: stageTitles[stage], blocks: onPaper(stageBlocks<StageName>(stage, made.value)) };
  };
  const at = async (session: SessionRow, artefact: string, version: number) => {
    const now = await found(session, artefact);
    return now?.version === version ? now : found(session, artefact, version);
  };

  return {
    async present(session, artefact) {
      const now = session.status === 'completed' ? await found(session, artefact) : null;
      if (now === null) throw new AppError('not_found', 'Dokumen ini belum dijana.');
      return { title: `${now.title}, ${session.sessionName}`, version: now.version };
    },

    async view(session, artefact, version, before) {
      const shown = await at(session, artefact, version);
      if (shown === null) return null;
      const earlier = before === null ? null : await at(session, artefact, before);
      return {
        blocks: shown.blocks,
        items: shown.blocks.flatMap((block, n) =>
          block.kind === 'heading' && block.level < 3 ? [{ at: `/${n}`, name: block.text }] : [],
        ),
        findings: [],
        changes: earlier === null ? [] : changesBetween(earlier.value, shown.value),
      };
    },

    // Its documents have no state.
    refusal: async () => null,
  };
}
