import type * as z from 'zod';
import { courseLabels } from '../../shared/course/fields.ts';
import { dloLabels, merangkaiLabels, reportLabels, stageTitles } from '../../shared/pedagona/chainLabels.ts';
import { analysisOf, courseLabelOf } from '../../shared/pedagona/courses.ts';
import { keptCourseSchema } from '../../shared/pedagona/schemas.ts';
import { type StageName, stageNames, stageSchemas } from '../../shared/pedagona/stages.ts';
import { stageBlocks } from '../../shared/pedagona/word/chain.ts';
import { courseBlocks } from '../../shared/pedagona/word/merungkaiDocument.ts';
import type { Block } from '../../shared/word/blocks.ts';
import { onPaper } from '../../shared/word/onPaper.ts';
import { artefactsOf, type Versioned } from '../platform/stages/artefacts.ts';
import type { OpenDocument } from '../platform/stages/moderation.ts';
import type { ModuleServices } from '../platform/stages/services.ts';

const names = { ...merangkaiLabels, ...reportLabels, ...dloLabels, ...courseLabels };

/** PEDAGONA's courses and stages as colleagues read them: their parts are named by headings, and they have no state. */
export const openDocument =
  (services: ModuleServices): OpenDocument =>
  async (session, artefact, version) => {
    const get = async <S extends z.ZodType>(schema: S) => {
      const artefacts = artefactsOf(services, session);
      const now = await artefacts.get(artefact, schema);
      return version === undefined || now?.version === version ? now : artefacts.get(artefact, schema, version);
    };
    const documentOf = (found: Versioned<unknown>, title: string, shown: readonly Block[]) => {
      const blocks = onPaper(shown);
      const items = blocks.flatMap((block, n) =>
        block.kind === 'heading' && block.level < 3 ? [{ at: `/${n}`, name: block.text }] : [],
      );
      return {
        ...found,
        title: `${title}, ${session.sessionName}`,
        blocks,
        items,
        findings: [],
        folded: [],
        names,
        refusal: () => null,
      };
    };
    if (/^course#\d+$/.test(artefact)) {
      const course = await get(keptCourseSchema);
      return course && documentOf(course, courseLabelOf(course.value), courseBlocks(analysisOf(course.value)));
    }
    const stage = stageNames.find((name) => name === artefact);
    const made = stage === undefined ? null : await get<(typeof stageSchemas)[StageName]>(stageSchemas[stage]);
    return made && stage ? documentOf(made, stageTitles[stage], stageBlocks<StageName>(stage, made.value)) : null;
  };
