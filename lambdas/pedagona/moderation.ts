import { courseLabels } from '../../shared/course/fields.ts';
import { courseTitle } from '../../shared/course/rules.ts';
import { reportLabels, stageTitles } from '../../shared/pedagona/chainLabels.ts';
import { analysisOf } from '../../shared/pedagona/courses.ts';
import { resultLabels } from '../../shared/pedagona/resultLabels.ts';
import { keptCourseSchema } from '../../shared/pedagona/schemas.ts';
import { reportSchema } from '../../shared/pedagona/stages.ts';
import { stageBlocks } from '../../shared/pedagona/word/chain.ts';
import { courseBlocks } from '../../shared/pedagona/word/merungkaiDocument.ts';
import { type Block, partsIn } from '../../shared/word/blocks.ts';
import { marked } from '../../shared/word/marks.ts';
import { onPaper } from '../../shared/word/onPaper.ts';
import { artefactsOf } from '../platform/stages/artefacts.ts';
import type { OpenDocument } from '../platform/stages/moderation.ts';
import type { ModuleServices } from '../platform/stages/services.ts';
import { courseDoubtsIn, doubtsIn } from './doubts.ts';
import { courseKind, presentIn } from './store.ts';

/** Fields under their headings: what a colleague comments on. */
function itemsOf(blocks: readonly Block[]): { at: string; name: string }[] {
  const items = new Map<string, string>();
  let name = '';
  for (const block of blocks) {
    if (block.kind === 'heading') name = block.text;
    for (const { at } of partsIn([block])) {
      const field = /^\/[^/]+/.exec(at)?.[0] ?? at;
      if (!items.has(field)) items.set(field, name);
    }
  }
  return [...items].map(([at, each]) => ({ at, name: each }));
}

/** PEDAGONA's courses and report as colleagues check them; they have no state of their own. */
export const openDocument =
  (services: ModuleServices): OpenDocument =>
  async (session, artefact, version) => {
    const isReport = artefact === 'report';
    const isCourse = artefact.startsWith(`${courseKind}#`);
    if (session.status !== 'completed' || !(isReport || isCourse)) return null;
    const artefacts = artefactsOf(services, session);
    const schema = isReport ? reportSchema : keptCourseSchema;
    const now = await artefacts.get(artefact, schema);
    const before =
      version === undefined || version === now?.version ? null : await artefacts.get(artefact, schema, version);
    const shown = before ?? now;
    if (shown === null) return null;
    const { value } = shown;
    const present = await presentIn(artefacts, session);
    const held = isReport ? doubtsIn(present, 'report') : courseDoubtsIn(present)[Number(artefact.split('#')[1])];
    // They are of the present version.
    const doubts = before === null ? (held ?? []) : [];
    const blocks = 'courseCode' in value ? courseBlocks(analysisOf(value)) : stageBlocks('report', value);
    const items = itemsOf(blocks);
    const itemOf = (at: string): string => items.find((item) => `${at}/`.startsWith(`${item.at}/`))?.name ?? '';
    return {
      title: `${'courseCode' in value ? courseTitle(value, session.sessionName) : stageTitles.report}, ${session.sessionName}`,
      version: shown.version,
      value,
      blocks: onPaper(marked(blocks, { doubts })),
      items,
      findings: doubts.map(({ at, text, reason }) => ({
        at,
        item: itemOf(at),
        message: `“${text}”: ${reason}`,
        accepted: null,
      })),
      folded: [],
      names: isReport ? reportLabels : { ...resultLabels, ...courseLabels },
      refusal: () => null,
    };
  };
