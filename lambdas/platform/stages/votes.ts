import * as z from 'zod';
import { AppError } from '../../../shared/errors.ts';
import type { ModuleName } from '../../../shared/modules.ts';
import { valueAt } from '../../../shared/values/pointer.ts';
import type { voteCalls, VotedPart } from '../../../shared/votes/api.ts';
import type { Handlers } from '../http/router.ts';
import { sessionKey, type SessionRow } from '../jobs/session.ts';
import { sessionService } from '../jobs/sessionService.ts';
import { voteKey, type VoteRow, voteRowSchema, voteWrites } from '../statistics/votes.ts';
import { keys } from '../storage/keys.ts';
import { is, isAbsent, isThere } from '../storage/writes.ts';
import { artefactsOf } from './artefacts.ts';
import { refused } from './editing.ts';
import type { ModuleServices } from './services.ts';

/** Characters of a part that are kept with a vote. */
const mostText = 4_000;

function textsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  return typeof value === 'string' && value !== '' ? [value] : [];
}

/**
 * @param nameOf the artefact that a page calls so; null for none
 * @param writtenIn what of a part a model wrote, where that is not all of it
 */
export function voteHandlers<M extends ModuleName>(
  services: ModuleServices,
  module: M,
  nameOf: (session: SessionRow, artefact: string) => string | null,
  writtenIn: (part: unknown, at: VotedPart) => unknown = (part) => part,
): Handlers<ReturnType<typeof voteCalls<M>>> {
  const { table, now, newId } = services;
  const { find } = sessionService(services, module);

  /** What a model made, with the version and the prompts of its last generation. */
  const generated = async (session: SessionRow, artefact: string) => {
    const name = nameOf(session, artefact);
    const found = name === null ? null : await artefactsOf(services, session).get(name, z.unknown());
    return name === null || found?.made === undefined ? null : { name, value: found.value, ...found.made };
  };

  return {
    async listVotes({ caller, params }) {
      const session = await find(caller.sub, params.sessionId);
      const { items: rows } = await table.query(keys.votesOf(caller.sub, session.id), voteRowSchema);
      const artefacts = [...new Set(rows.map(({ artefact }) => artefact))];
      const present = await Promise.all(artefacts.map((artefact) => generated(session, artefact)));
      const isPresent = (row: VoteRow): boolean =>
        present.some((one) => one?.name === row.name && one.version === row.version);
      return { isOpen: session.isSample !== true, votes: rows.filter(isPresent) };
    },

    async vote({ caller, params, body: { vote, ...at } }) {
      const session = await find(caller.sub, params.sessionId);
      if (session.isSample === true) throw new AppError('conflict', 'Contoh tidak dinilai.');
      const found = await generated(session, at.artefact);
      const part = valueAt(found?.value, at.pointer);
      if (found === null || part === undefined) throw new AppError('not_found', 'Bahagian ini tidak dijumpai.');
      const { name, version, prompt } = found;
      const place = { ...at, module, sessionId: session.id, name, version, prompt };
      const key = voteKey(caller.sub, place);
      const before = await table.get(key, voteRowSchema);
      if (vote === null && before === null) return { vote };
      const row = { id: newId(), at: now().toISOString(), ...before, ...place, rev: newId() };
      const isSeen = before === null ? isAbsent() : is('rev', before.rev);
      const text = vote?.withText === true ? textsIn(writtenIn(part, at)).join('\n').slice(0, mostText) : null;
      await table
        .transact([
          { check: sessionKey(session), if: isThere() },
          vote === null ? { remove: key, if: isSeen } : { put: { ...key, ...row, ...vote }, if: isSeen },
          ...voteWrites(row, before, vote && { ...vote, text }, now()),
        ])
        .catch(refused);
      return { vote };
    },
  };
}
