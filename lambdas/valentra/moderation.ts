import type { Fact } from '../../shared/fact/fact.ts';
import { quotesOf } from '../../shared/text/labels.ts';
import { keysOf, pick } from '../../shared/values/pick.ts';
import { valentraFiles } from '../../shared/valentra/fileNames.ts';
import type { Moderated } from '../../shared/moderation/schemas.ts';
import { fieldLabels, questionTitle, stageTitles } from '../../shared/valentra/labels.ts';
import { specificationLine } from '../../shared/valentra/word/examAnswers.ts';
import { isFrame } from '../../shared/valentra/items/frameMark.ts';
import { partsOfName } from '../../shared/valentra/paper/names.ts';
import { isOfPaper, paperAmong } from '../../shared/valentra/paper/papers.ts';
import { artefactNameSchema, type ExamQuestion, type StageName } from '../../shared/valentra/schemas.ts';
import type { LevelState } from '../../shared/valentra/counting/compliance.ts';
import { type Chain, chainOf } from '../../shared/valentra/vetting/alignment.ts';
import { isUnseen, itemsOf } from '../../shared/valentra/vetting/findings.ts';
import { levelStateOf, vettingOf } from '../../shared/valentra/vetting/vetting.ts';
import { type Block, cellBlockTexts, heading, headingsIn, paragraph } from '../../shared/word/blocks.ts';
import { onPaper } from '../../shared/word/onPaper.ts';
import type { OpenDocument } from '../platform/stages/moderation.ts';
import type { ModuleServices } from '../platform/stages/services.ts';
import { contents } from './files.ts';
import { sessionOf } from './store.ts';

interface Row {
  facts?: Record<string, Fact>;
  sources?: Pick<Fact, 'quote' | 'place'>[];
}
const quotesIn = ({ facts = {}, sources = [] }: Row): string[] => quotesOf([...Object.values(facts), ...sources]);

/** A question of a printed paper begins a part of its own, with its row of the plan: its first cell is its number, '7.'. */
function headOf(block: Block, questions: readonly ExamQuestion[]): Block[] {
  const first = block.kind === 'table' && block.look === 'plain' ? block.rows[0]?.[0] : undefined;
  const number = first?.blocks.flatMap(cellBlockTexts).join('') ?? '';
  return questions.flatMap((one) =>
    `${one.number}.` === number
      ? [heading(2, questionTitle(one.number)), paragraph([{ text: `JSU: ${specificationLine(one)}`, italic: true }])]
      : [],
  );
}

/** Rows and parts of a document, each once: a row with a part of its own is named as that, 'Soalan 7 (11 markah)'. */
export function placesOf(rows: readonly Moderated['items'][number][], headings: readonly string[]): Moderated['items'] {
  const headingOf = ({ name: own }: { name: string }) => headings.findLast((part) => `${part} `.startsWith(`${own} `));
  const named = rows.map((row) => ({ ...row, name: headingOf(row) ?? row.name }));
  const others = headings.filter((part) => !named.some(({ name }) => `${name} `.startsWith(`${part} `)));
  return [...named, ...others.map((part) => ({ at: part.slice(0, 120), name: part, sources: [] }))];
}

/** What each Word file of a document holds; above each question of an exam stands what its JSU asks. */
function filesOf(stage: StageName, chain: Chain, levels: LevelState): Moderated['files'] {
  const { jst, course, exam } = chain;
  const of = { name: '', unconfirmed: course.unconfirmed, levels, jst };
  const questions = stage === 'exam' && exam ? exam.questions : [];
  return keysOf(contents).flatMap((kind) => {
    if (valentraFiles[kind].stage !== stage) return [];
    const content = contents[kind](chain[stage] as never, of);
    if (!('sections' in content)) return [];
    const blocks = content.sections.flatMap((section) => onPaper(section.blocks));
    return [
      { title: valentraFiles[kind].label, blocks: blocks.flatMap((block) => [...headOf(block, questions), block]) },
    ];
  });
}

/** VALENTRA's documents as colleagues check them. */
export const openDocument =
  (services: ModuleServices): OpenDocument =>
  async (session, artefact, version) => {
    const name = artefactNameSchema.safeParse(artefact).data;
    if (name === undefined) return null;
    const { stage, paper } = partsOfName(name);
    const pinned = version === undefined ? undefined : { name, version };
    const shown = await sessionOf(services, session, paper || undefined, pinned);
    const chain = chainOf(shown);
    const vetting = vettingOf(shown, stage, chain);
    const value = chain?.[stage] ?? null;
    const [present, first] = [shown.versions[stage], shown.contents[stage]];
    if (chain === null || vetting === null || value === null || present === null || first === null) return null;
    const test = isOfPaper(stage) ? paperAmong(shown.papers, paper)?.type : undefined;
    const rows = itemsOf(stage, chain);
    const files = filesOf(stage, chain, levelStateOf(shown, chain));
    return {
      title: [stageTitles[stage], test].filter((part) => part !== undefined).join(', '),
      version: present,
      content: first,
      value,
      files,
      isFrame: isFrame(value),
      items: placesOf(
        rows.map(({ row, ...item }) => ({ ...item, sources: quotesIn(row) })),
        headingsIn(files.flatMap(({ blocks }) => blocks)),
      ),
      findings: vetting.findings.map(({ accepted = null, ...one }) => ({
        ...pick(one, 'at', 'item', 'message'),
        accepted,
        isUnseen: isUnseen(one),
      })),
      names: fieldLabels,
      refusal: vetting.missing,
    };
  };
