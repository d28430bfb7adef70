/** Faults that end a call; each is explained in {@link parseFaults}. */
const ENDS = ['throttle', 'unavailable', 'internal', 'modelerror', 'streamerror', 'hang', 'disconnect'] as const;
export type End = (typeof ENDS)[number];

/** Faults that come in the middle of the answer. */
const MID = 'mid-';

/** All faults that the embedded model can be told to have. */
const FAULT_KINDS = [
  'slow',
  'cutoff',
  'malformed',
  'invalid',
  'plaintext',
  'refusal',
  ...ENDS,
  ...ENDS.map((end) => `${MID}${end}` as const),
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

/** The error by which a fault ends its call, and whether in the middle of the answer; null for a fault that does not end it. */
export function endOf(kind: FaultKind | undefined): { end: End; isMid: boolean } | null {
  const isMid = kind?.startsWith(MID) ?? false;
  const end = ENDS.find((one) => kind === (isMid ? `${MID}${one}` : one));
  return end === undefined ? null : { end, isMid };
}

/** `calls`: the number of matching calls that go wrong, from the first on. */
export type Fault = { kind: FaultKind; promptId?: string; calls: number; delayMs: number };

/** The faults in force, in the order they were written; none is an empty list. */
export type FaultSettings = Fault[];

const SYNTAX = /^(?<kind>[a-z0-9-]+)(?::(?<first>\d+))?(?::(?<second>\d+))?(?:@(?<promptId>[\w./-]+))?$/;

const isKind = (text: string): text is FaultKind => (FAULT_KINDS as readonly string[]).includes(text);

function faultOf(text: string): Fault {
  const { kind = '', first, second, promptId } = SYNTAX.exec(text)?.groups ?? {};
  const isSlow = kind === 'slow';
  if (!isKind(kind) || (isSlow ? first === undefined : second !== undefined))
    throw new Error(`'${text}' is not a fault; write kind[:count][@promptId], kind one of ${FAULT_KINDS.join(', ')}`);
  const calls = Number((isSlow ? second : first) ?? Infinity);
  return { kind, calls, delayMs: isSlow ? Number(first) : 0, ...(promptId && { promptId }) };
}

/**
 * Reads `MODEL_FAULTS`: faults separated by commas, each `kind[:count][@promptId]`.
 *
 * With a count only so many calls go wrong (`throttle:2` = the first two). `@promptId` limits a fault to calls whose
 * `requestMetadata.promptId` is the same; each fault counts its own matching calls.
 *
 * - `slow:2000` waits 2,000 ms first; a count may follow (`slow:2000:3`). It may go together with one of the others:
 * - `throttle` 429 ThrottlingException; `unavailable` 503 ServiceUnavailableException; `internal` 500 InternalServerException; `modelerror` 424
 *   ModelErrorException; `streamerror` 424 ModelStreamErrorException; `hang` says no more; `disconnect` drops the connection: before the answer, or in
 *   the middle of it with `mid-` before the name (`mid-hang`)
 * - `cutoff` ends with `max_tokens` in the middle of the answer; `malformed` ends with `malformed_model_output`
 * - `invalid` breaks the schema at one property; `plaintext` puts the JSON into prose; `refusal` ends with `refusal`
 * @throws {Error} naming the part that cannot be read
 */
export function parseFaults(text: string): FaultSettings {
  const parts = text.split(',').map((part) => part.trim());
  return parts.filter((part) => part !== '').map(faultOf);
}

/** What happens to one call: a wait, and at most one fault. */
type Misbehaviour = { delayMs: number; kind?: Exclude<FaultKind, 'slow'> };

/** Counts calls per fault and says what goes wrong with the next one; the first fault written wins. */
export function createFaultPlan(settings: FaultSettings): (promptId: string | undefined) => Misbehaviour {
  const left = new Map(settings.map((fault) => [fault, fault.calls]));
  return (promptId) => {
    const matching = settings.filter((fault) => fault.promptId === undefined || fault.promptId === promptId);
    const due = matching.filter((fault) => (left.get(fault) ?? 0) > 0);
    for (const fault of due) left.set(fault, (left.get(fault) ?? 0) - 1);
    const kind = due.map((fault) => fault.kind).find((name) => name !== 'slow');
    return { delayMs: due.reduce((sum, { delayMs }) => sum + delayMs, 0), ...(kind && { kind }) };
  };
}
