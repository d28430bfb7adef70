import { AppError } from '../../shared/errors.ts';
import { valueAt } from '../../shared/values/pointer.ts';
import type { valentraApi } from '../../shared/valentra/api.ts';
import { blankRowOf, editableAt, textFault } from '../../shared/valentra/editing/editable.ts';
import { recomputed, vouchedJst, withChange } from '../../shared/valentra/editing/recompute.ts';
import { partsOfName } from '../../shared/valentra/paper/names.ts';
import { isOfPaper } from '../../shared/valentra/paper/papers.ts';
import {
  type ArtefactName,
  type Documents,
  type Jst,
  type StageName,
  stageSchemas,
} from '../../shared/valentra/schemas.ts';
import { reasonFault, stateFault, vettingOf } from '../../shared/valentra/vetting/vetting.ts';
import type { Handlers } from '../platform/http/router.ts';
import type { ModuleServices } from '../platform/stages/services.ts';
import { readControls } from '../platform/controls.ts';
import { sessionDataWrite, type SessionRow } from '../platform/jobs/session.ts';
import { artefactsOf } from '../platform/stages/artefacts.ts';
import { is, isAbsent } from '../platform/storage/writes.ts';
import { type EditableKind, withValueAt } from '../platform/stages/editableKind.ts';
import { artefactHandlers, type EditableArtefact, editedElsewhere, refused } from '../platform/stages/editing.ts';
import { rowPointers } from './stages/documentStage.ts';
import { dataOf, sessionOf } from './store.ts';

/** A session's document as an artefact that can be edited. */
export function kindOf<N extends StageName>(stage: N): EditableKind<Documents[N]> {
  const schema = stageSchemas[stage] as unknown as EditableKind<Documents[N]>['schema'];
  return {
    schema,
    editableAt: (document, pointer) => editableAt(stage, document, pointer),
    blankRowOf: (list) => blankRowOf(stage, list),
    hasForm: (row) => isOfPaper(stage) && /^\/questions\/\d+$/.test(row),
    faultOf(document, pointer, part) {
      const empty = typeof part === 'string' ? textFault(pointer, part) : null;
      const unknown = empty ?? unknownIn(document, pointer, [part].flat());
      if (unknown !== null || typeof editableAt(stage, document, pointer) !== 'number') return unknown;
      // The schema says in words what a number may be.
      return schema.safeParse(withValueAt(document, pointer, part)).error?.issues[0]?.message ?? null;
    },
    counted: (changed, pointer) => recomputed(stage, withChange(stage, changed, pointer)),
    vouched: (document, pointer) => (stage === 'jst' ? vouchedJst(document as Jst, pointer) : document) as Documents[N],
  };
}

/** What a value is chosen from, by the end of its pointer: a course's outcomes, a test's topics, a task's HPs. */
const chosenFrom: Readonly<Record<string, (document: unknown, pointer: string) => [of: string, known: string[]]>> = {
  clo: (document) => ['CLO ini tiada dalam kursus', (document as Documents['jst']).cloList.map(({ code }) => code)],
  topic: (document) => ['Topik ini tiada dalam JSU', (document as Documents['jsu']).topics.map(({ title }) => title)],
  hp: (document, pointer) => [
    'HP ini tiada dalam tugasan',
    valueAt(document, pointer.replace(/\/criteria\/.*/, '/summary/hpInvolved')) as string[],
  ],
};

/** Values that are none of those, in words; null where there are none. */
function unknownIn(document: unknown, pointer: string, values: readonly (string | number)[]): string | null {
  const [fault, known] = chosenFrom[pointer.slice(pointer.lastIndexOf('/') + 1)]?.(document, pointer) ?? ['', null];
  const unknown = values.filter((value) => known?.includes(String(value)) === false);
  return known === null || unknown.length === 0 ? null : `${fault}: ${unknown.join(', ')}. Guna ${known.join(', ')}.`;
}

type EditCalls = Pick<typeof valentraApi, 'reviewArtefact' | keyof ReturnType<typeof artefactHandlers>>;

/** What the lecturer changes in a document. `find`: the caller's session, healed; 404. */
export function editHandlers(
  services: ModuleServices,
  find: (sub: string, sessionId: string) => Promise<SessionRow>,
): Handlers<EditCalls> {
  const made = async (
    sub: string,
    { sessionId, stage: name }: { sessionId: string; stage: ArtefactName },
  ): Promise<EditableArtefact> => {
    const { stage } = partsOfName(name);
    const session = await find(sub, sessionId);
    const isThere = session.status === 'completed';
    const found = isThere ? await artefactsOf(services, session).get(name, stageSchemas[stage]) : null;
    if (found === null) throw new AppError('not_found', 'Dokumen ini belum dijana.');
    return {
      session,
      found,
      name,
      kind: kindOf(stage) as EditableKind,
      assertRegenerable(pointer) {
        if (!rowPointers[stage].test(pointer) || valueAt(found.value, pointer) === undefined)
          throw new AppError('invalid', 'Bahagian ini tidak wujud.');
      },
    };
  };

  return {
    ...artefactHandlers(services, made),
    async reviewArtefact({ caller, params, body }) {
      const { session, found, name } = await made(caller.sub, params);
      const { table, now } = services;
      const { stage, paper } = partsOfName(params.stage);
      if (found.version !== body.version) throw editedElsewhere();
      const { reviews } = dataOf(session);
      // What is not named stays accepted: another tab may have accepted it.
      const others = reviews[params.stage]?.accepted.filter(({ key }) => body.accepted.every((one) => one.key !== key));
      const given = body.accepted.flatMap(({ key, reason }) => (reason === null ? [] : [{ key, reason }]));
      const kept = reviews[params.stage];
      const isOthers = body.state !== 'draf' && (await readControls(table)).approvers > 1;
      // Under two people a state comes from their acceptances, or from before that was asked for.
      const state = !isOthers ? body.state : kept?.version === found.content ? kept.state : 'draf';
      const said = {
        ...body,
        state,
        accepted: [...(others ?? []), ...given],
        by: caller.name,
        at: now().toISOString(),
      };
      const shown = await sessionOf(services, session, paper === '' ? undefined : paper);
      if (isOthers && shown.states[stage] !== body.state)
        throw new AppError(
          'unprocessable',
          'Institusi anda memerlukan penyemak dan pengesah lain. Hantar dokumen ini kepada rakan untuk disemak dan disahkan.',
        );
      const vetting = vettingOf({ ...shown, reviews: { ...shown.reviews, [stage]: said } }, stage);
      const refusals = given.flatMap(({ key, reason }) => {
        const finding = vetting?.findings.find((one) => one.key === key);
        return (finding && reasonFault(finding, reason)) ?? [];
      });
      const fault = refusals[0] ?? (vetting && stateFault(vetting, body.state));
      if (fault !== null) throw new AppError('unprocessable', fault);
      const present = new Set(vetting?.findings.map(({ key }) => key));
      const accepted = said.accepted.filter(({ key }) => present.has(key));
      const review = { ...said, version: found.content, accepted };
      const decided = Number(session.data['decided'] ?? 0);
      const changed = { reviews: { ...reviews, [params.stage]: review }, decided: decided + 1 };
      // Another tab may have decided since they were read.
      const unchanged = decided === 0 ? isAbsent('data.decided') : is('data.decided', decided);
      const isSame = artefactsOf(services, session).stillAt(name, body.version);
      await table.transact([sessionDataWrite(session, changed, now(), [], unchanged), isSame]).catch(refused);
      return { review };
    },
  };
}
