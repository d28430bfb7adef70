import { changesBetween } from '../../shared/changes.ts';
import { AppError } from '../../shared/errors.ts';
import { stageTitles } from '../../shared/valentra/labels.ts';
import { paperAmong, partsOfName } from '../../shared/valentra/paper/papers.ts';
import { type ArtefactName, artefactNameSchema, type StageName, stageSchemas } from '../../shared/valentra/schemas.ts';
import { chainOf } from '../../shared/valentra/vetting/alignment.ts';
import { itemsOf } from '../../shared/valentra/vetting/findings.ts';
import { areLevelsHeld, vettingOf } from '../../shared/valentra/vetting/vetting.ts';
import { onPaper } from '../../shared/word/onPaper.ts';
import type { SessionRow } from '../platform/jobs/session.ts';
import { artefactsOf } from '../platform/stages/artefacts.ts';
import type { ModeratedKind } from '../platform/stages/moderation.ts';
import type { ModuleServices } from '../platform/stages/services.ts';
import { contents } from './files.ts';
import { sessionOf } from './store.ts';

/** The files that a colleague reads a stage by. */
const readAs = {
  jst: ['jst'],
  jsu: ['jsu'],
  pentaksiran: ['pentaksiran'],
  rubrik: ['rubrik'],
  exam: ['examQuestions', 'examAnswers'],
} as const satisfies Record<StageName, readonly (keyof typeof contents)[]>;

const paperOf = (name: string): string | undefined => partsOfName(name).paper || undefined;

function nameOf(artefact: string): ArtefactName {
  const parsed = artefactNameSchema.safeParse(artefact);
  if (!parsed.success) throw new AppError('not_found', 'Dokumen ini tidak dijumpai.');
  return parsed.data;
}

/** VALENTRA's documents as colleagues check them. */
export function valentraModeration(services: ModuleServices): ModeratedKind {
  const versionOf = async (session: SessionRow, name: ArtefactName, version?: number) =>
    artefactsOf(services, session).get(name, stageSchemas[partsOfName(name).stage], version);

  return {
    async present(session, artefact) {
      const name = nameOf(artefact);
      const found = session.status === 'completed' ? await versionOf(session, name) : null;
      if (found === null) throw new AppError('not_found', 'Dokumen ini belum dijana.');
      const { stage, paper } = partsOfName(name);
      const { papers } = await sessionOf(services, session, paper || undefined);
      const test = stage === 'jsu' || stage === 'exam' ? paperAmong(papers, paper) : undefined;
      const title = [stageTitles[stage], test?.type, session.sessionName].filter((part) => part !== undefined);
      return { title: title.join(', '), version: found.version };
    },

    async view(session, artefact, version, before) {
      const name = nameOf(artefact);
      const { stage } = partsOfName(name);
      const shown = await sessionOf(services, session, paperOf(name), { name, version });
      const chain = chainOf(shown);
      const vetting = vettingOf(shown, stage, chain);
      const made = chain?.[stage] ?? null;
      if (chain === null || vetting === null || made === null || shown.versions[stage] !== version) return null;
      const of = { name: session.sessionName, unconfirmed: chain.course.unconfirmed, isHeld: areLevelsHeld(shown, chain) };
      const blocks = readAs[stage].flatMap((kind) => {
        const content = contents[kind](made as never, of);
        return 'sections' in content ? content.sections.flatMap((section) => onPaper(section.blocks)) : [];
      });
      const earlier = before === null ? null : await versionOf(session, name, before);
      return {
        blocks,
        items: itemsOf(stage, chain).map((item) => ({ at: item.at, name: item.name })),
        findings: vetting.findings.map(({ at, item, message, accepted = null }) => ({ at, item, message, accepted })),
        changes: earlier === null ? [] : changesBetween(earlier.value, made),
      };
    },

    async refusal(session, artefact, sent) {
      const name = nameOf(artefact);
      const { stage } = partsOfName(name);
      const shown = await sessionOf(services, session, paperOf(name));
      const moderation = { [stage]: sent.filter((one) => one.artefact === name) };
      return vettingOf({ ...shown, moderation }, stage)?.refusal ?? null;
    },
  };
}
