import type { Course } from '../../shared/course/course.ts';
import { courseLabels, fieldAt } from '../../shared/course/fields.ts';
import { courseTitle } from '../../shared/course/rules.ts';
import { reportLabels, stageTitles } from '../../shared/pedagona/labels/chainLabels.ts';
import { analysisOf } from '../../shared/pedagona/courses.ts';
import { resultLabels } from '../../shared/pedagona/labels/resultLabels.ts';
import { keptCourseSchema } from '../../shared/pedagona/schemas.ts';
import { reportSchema } from '../../shared/pedagona/stages.ts';
import { quotesOf } from '../../shared/text/labels.ts';
import { pick } from '../../shared/values/pick.ts';
import { stageBlocks } from '../../shared/pedagona/word/chain.ts';
import { courseBlocks } from '../../shared/pedagona/word/merungkai.ts';
import { type Block, partsIn } from '../../shared/word/blocks.ts';
import { marked } from '../../shared/word/marks.ts';
import { onPaper } from '../../shared/word/onPaper.ts';
import { artefactsOf } from '../platform/stages/artefacts.ts';
import type { OpenDocument } from '../platform/stages/moderation.ts';
import type { ModuleServices } from '../platform/stages/services.ts';
import { doubtsIn } from './doubts.ts';
import { courseKind, presentIn } from './store.ts';

/** The sections of a document, with the fields that each shows: what a colleague comments on. */
function sectionsOf(blocks: readonly Block[]): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  for (const block of blocks)
    if (block.kind === 'heading') sections.set(block.text, []);
    else [...sections.values()].at(-1)?.push(...partsIn([block]).map(({ at }) => at));
  return sections;
}

/** The document's table of topics: in the course's own there is no room for what each rests on. */
const topicQuotes = (facts: Course['facts']): string[] =>
  quotesOf(Object.entries(facts).flatMap(([key, fact]) => (fieldAt(key)?.list === 'topics' ? [fact] : [])));

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
    const shown = version === undefined ? now : ((await artefacts.get(artefact, schema, version)) ?? now);
    if (now === null || shown === null) return null;
    const { value } = shown;
    const { ofStage, ofCourses } = doubtsIn(await presentIn(artefacts, session));
    const held = isReport ? ofStage('report') : ofCourses()[Number(artefact.split('#')[1])];
    // They are of what it says now.
    const doubts = shown.content === now.content ? (held ?? []) : [];
    const blocks = 'courseCode' in value ? courseBlocks(analysisOf(value)) : stageBlocks('report', value);
    const sections = [...sectionsOf(blocks)];
    const itemOf = (at: string): string =>
      sections.find(([, fields]) => fields.some((field) => `${at}/`.startsWith(`${field}/`)))?.[0] ?? '';
    return {
      title: 'courseCode' in value ? courseTitle(value, session.sessionName) : stageTitles.report,
      ...pick(shown, 'version', 'content'),
      value,
      files: [{ title: 'Dokumen', blocks: onPaper(marked(blocks, { doubts })) }],
      isFrame: false,
      items: sections.map(([name]) => ({
        at: name.slice(0, 120),
        name,
        sources: name === resultLabels.topics && 'facts' in value ? topicQuotes(value.facts) : [],
      })),
      findings: doubts.map(({ at, text, reason }) => ({
        at,
        item: itemOf(at),
        message: `“${text}”: ${reason}`,
        accepted: null,
        isUnseen: false,
      })),
      names: isReport ? reportLabels : { ...resultLabels, ...courseLabels },
      refusal: null,
    };
  };
