import { setTimeout as pause } from 'node:timers/promises';
import type * as z from 'zod';

/** Why a service gave no answer, as the lecturer is told. */
export const unavailableTexts = {
  silent: 'Perkhidmatan tidak menjawab',
  busy: 'Perkhidmatan terlalu sibuk',
  odd: 'Jawapan perkhidmatan tidak dapat dibaca',
  late: 'Masa semakan tamat',
} as const;

/** A service that did not answer; its message is the Malay reason. */
export class Unavailable extends Error {
  override name = 'Unavailable';
  constructor(reason: keyof typeof unavailableTexts) {
    super(unavailableTexts[reason]);
  }
}

/** An answer is a description of a work with its own references; what is larger is not read. */
const mostBytes = 2_000_000;
const longestAnswerMs = 10_000;
const lookEveryMs = 20;
/** Whatever a service allows: the whole account asks no more at once, and no more in an interval. */
const most = { atOnce: 3, calls: 10 };
/** A service that says that it is busy, but not how long. */
const busySeconds = 2;

/** Calls of one kind, as `x-rate-limit-limit` and `x-rate-limit-interval` allow them. */
interface Rate {
  calls: number;
  intervalMs: number;
  begun: number[];
}

const wholeIn = (headers: Headers, name: string): number | null => {
  const value = Number.parseInt(headers.get(name) ?? '', 10);
  return value > 0 ? value : null;
};

/** The seconds of `Retry-After`, which may be a date. */
function secondsToWait(headers: Headers, now: number): number {
  const after = headers.get('retry-after') ?? '';
  const seconds = /^\d+$/u.test(after) ? Number(after) : (Date.parse(after) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : busySeconds;
}

async function bodyOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > mostBytes) throw new Unavailable('odd');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** What is asked of a service. `kind`: services limit each kind of call by itself. */
export interface Question<S extends z.ZodType> {
  kind: string;
  /** From the host on, with its query. */
  path: string;
  answer: S;
}

/**
 * Asks one service on one host, never another one, as often and as much at once as its own headers allow; before the first answer one call at a
 * time. One job of the account asks at a time (`line` of its start), so that what is counted here is what the account asks.
 */
export function politeClient(host: string, agent: string, now: () => number = Date.now) {
  const rates = new Map<string, Rate>();
  let atOnce = 1;
  let running = 0;
  let closedUntil = 0;

  /** @throws {Unavailable} when the turn does not come in time */
  async function turn(kind: string, until: number): Promise<Rate> {
    const rate = rates.get(kind) ?? { calls: 1, intervalMs: 1000, begun: [] };
    rates.set(kind, rate);
    for (;;) {
      const at = now();
      if (Math.max(at, closedUntil) >= until) throw new Unavailable(at < closedUntil ? 'busy' : 'late');
      rate.begun = rate.begun.filter((begun) => begun > at - rate.intervalMs);
      if (at >= closedUntil && running < atOnce && rate.begun.length < rate.calls) break;
      await pause(lookEveryMs);
    }
    running++;
    rate.begun.push(now());
    return rate;
  }

  /** What a service allows from now on. */
  function obey(rate: Rate, headers: Headers): void {
    rate.calls = Math.min(wholeIn(headers, 'x-rate-limit-limit') ?? rate.calls, most.calls);
    rate.intervalMs = (wholeIn(headers, 'x-rate-limit-interval') ?? rate.intervalMs / 1000) * 1000;
    atOnce = Math.min(wholeIn(headers, 'x-concurrency-limit') ?? atOnce, most.atOnce);
  }

  /**
   * @param until the end of the job's patience
   * @returns null when the service has no such thing
   * @throws {Unavailable}
   */
  async function ask<S extends z.ZodType>(question: Question<S>, until: number): Promise<z.output<S> | null> {
    const rate = await turn(question.kind, until);
    try {
      const signal = AbortSignal.timeout(Math.max(1, Math.min(longestAnswerMs, until - now())));
      const accepted = { accept: 'application/json', 'user-agent': agent };
      const response = await fetch(host + question.path, { redirect: 'error', signal, headers: accepted });
      const { headers, status } = response;
      obey(rate, headers);
      if (response.ok) return parsed(question.answer, await bodyOf(response));
      await response.body?.cancel();
      if (status === 404) return null;
      if (status !== 429 && status !== 503) throw new Unavailable('silent');
      closedUntil = now() + secondsToWait(headers, now()) * 1000;
    } catch (error) {
      throw error instanceof Unavailable ? error : new Unavailable('silent');
    } finally {
      running--;
    }
    return ask(question, until);
  }

  return { ask };
}

function parsed<S extends z.ZodType>(answer: S, body: string): z.output<S> {
  try {
    return answer.parse(JSON.parse(body));
  } catch {
    throw new Unavailable('odd');
  }
}
