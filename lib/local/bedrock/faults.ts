import * as z from 'zod';

/** What the embedded model can be told to do wrong; each is explained in {@link parseFaults}. */
const FAULT_KINDS = [
  'slow',
  'throttle',
  'cutoff',
  'malformed',
  'wrongtool',
  'empty',
  'refusal',
  'filtered',
  'plaintext',
  'invalid',
  'error500',
  'unavailable',
  'hang',
  'disconnect',
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

/** Which of the matching calls go wrong: all, the first `calls`, or `percent` of them spread evenly. */
type Share = { all: true } | { calls: number } | { percent: number };

export type Fault = { kind: FaultKind; promptId?: string; share: Share; delayMs: number };

/** The faults in force, in the order they were written; none is an empty list. */
export type FaultSettings = Fault[];

const SYNTAX = /^(?<kind>[a-z0-9]+)(?::(?<first>\d+%?))?(?::(?<second>\d+%?))?(?:@(?<promptId>[\w./-]+))?$/;

const fault = z
  .string()
  .trim()
  .transform((text, context): Fault => {
    const { kind, first, second, promptId } = SYNTAX.exec(text)?.groups ?? {};
    const known = z.enum(FAULT_KINDS).safeParse(kind);
    const isSlow = known.data === 'slow';
    const wellFormed = known.success && (isSlow ? first !== undefined && !first.endsWith('%') : second === undefined);
    const share = readShare(isSlow ? second : first);
    if (!wellFormed || !share) {
      context.addIssue({
        code: 'custom',
        message: `'${text}' is not a fault; write kind[:count|:percent%][@promptId], kind one of ${FAULT_KINDS.join(', ')}`,
      });
      return z.NEVER;
    }
    return { kind: known.data, share, delayMs: isSlow ? Number(first) : 0, ...(promptId && { promptId }) };
  });

const faults = z
  .string()
  .transform((text) => text.split(',').filter((part) => part.trim() !== ''))
  .pipe(z.array(fault));

/**
 * Reads `MODEL_FAULTS`: faults separated by commas, each `kind[:share][@promptId]`.
 *
 * The share is a count (`throttle:2` = the first two calls), a percentage (`throttle:30%`, spread evenly by counting, the same at
 * every run) or left out (every call). `@promptId` limits a fault to calls whose `requestMetadata.promptId` is the same; each fault
 * counts its own matching calls.
 *
 * - `slow:2000` waits 2,000 ms first; a share may follow (`slow:2000:30%`). It may go together with one of the others:
 * - `throttle` 429 ThrottlingException; `error500` 500 InternalServerException; `unavailable` 503 ServiceUnavailableException
 * - `hang` never answers; `disconnect` drops the connection
 * - `cutoff` ends with `max_tokens` in the middle of the answer; `malformed` ends with `malformed_tool_use` or `malformed_model_output`
 * - `wrongtool` calls a tool that was not offered; `invalid` breaks the schema at one property; `plaintext` puts the JSON into prose
 * - `empty` has no content; `refusal` and `filtered` end with `refusal` and `content_filtered`
 * @throws ZodError naming the part that cannot be read
 */
export function parseFaults(text: string): FaultSettings {
  return faults.parse(text);
}

/** What happens to one call: a wait, and at most one fault. */
type Misbehaviour = { delayMs: number; kind?: Exclude<FaultKind, 'slow'> };

/** Counts calls per fault and says what goes wrong with the next one; the first fault written wins. */
export function createFaultPlan(settings: FaultSettings): (promptId: string | undefined) => Misbehaviour {
  const counters = settings.map((setting) => ({ setting, calls: 0 }));
  return (promptId) => {
    const due: Fault[] = [];
    for (const counter of counters) {
      if (counter.setting.promptId !== undefined && counter.setting.promptId !== promptId) continue;
      counter.calls += 1;
      if (isDue(counter.setting.share, counter.calls)) due.push(counter.setting);
    }
    const kind = due.map((setting) => setting.kind).find((name) => name !== 'slow');
    return { delayMs: due.reduce((sum, { delayMs }) => sum + delayMs, 0), ...(kind && { kind }) };
  };
}

function isDue(share: Share, call: number): boolean {
  if ('calls' in share) return call <= share.calls;
  if ('percent' in share)
    return Math.floor((call * share.percent) / 100) > Math.floor(((call - 1) * share.percent) / 100);
  return true;
}

function readShare(text: string | undefined): Share | undefined {
  if (text === undefined) return { all: true };
  if (!text.endsWith('%')) return { calls: Number(text) };
  const percent = Number(text.slice(0, -1));
  return percent <= 100 ? { percent } : undefined;
}
