import { seenText } from '../../../shared/text/clean.ts';
import type { Heard } from './stream.ts';

/** Why a model's answer cannot be used. */
export type AnswerFault = 'cut_off' | 'refused' | 'too_long' | 'malformed' | 'invalid';

/** The answer could not be used, also when it was asked for again. `name` is what the pipelines' Retry must not match. */
export class ModelAnswerError extends Error {
  readonly fault: AnswerFault;
  constructor(fault: AnswerFault, detail: string) {
    // The state machine passes on name and message only, so the message carries the fault.
    super(`fault=${fault} ${detail}`);
    this.name = 'ModelAnswerError';
    this.fault = fault;
  }
}

/** Sentences for the reader one after the other, each once; null for none. */
export function joinNotices(...notices: readonly (string | null)[]): string | null {
  const [first, ...more] = new Set(notices.filter((notice) => notice !== null));
  return first === undefined ? null : [more.length === 0 ? first : first.replace(/[^.]$/, '$&.'), ...more].join(' ');
}

export type Answer = { value: unknown } | { fault: AnswerFault; detail: string };

/**
 * The JSON a model answered, wherever it put it: in the tool asked for, else in its text. The stop reason is looked at first: half an
 * answer is no answer.
 */
export function readAnswer({ stopReason = '', blocks }: Heard, toolName: string): Answer {
  const stopped = stopFaults[stopReason];
  if (stopped !== undefined) return { fault: stopped, detail: `stop reason ${stopReason}` };
  const asked = blocks.find(({ tool }) => tool === toolName);
  if (asked === undefined && blocks.some(({ tool }) => tool !== undefined))
    return { fault: 'malformed', detail: 'called a tool that was not offered' };
  // A tool that is called with nothing has no text.
  const value = jsonIn(asked === undefined ? blocks.map(({ text }) => text).join('\n') : asked.text || '{}');
  if (value !== undefined) return { value };
  return { fault: 'malformed', detail: blocks.length === 0 ? 'empty answer' : 'no JSON in the answer' };
}

/** By the reasons for which a model stops before its end. */
const stopFaults: Readonly<Record<string, AnswerFault>> = {
  max_tokens: 'cut_off',
  model_context_window_exceeded: 'too_long',
  guardrail_intervened: 'refused',
  content_filtered: 'refused',
  refusal: 'refused',
  malformed_tool_use: 'malformed',
  malformed_model_output: 'malformed',
};

/** The largest JSON object in a text, fenced or amid prose; undefined when there is none. */
function jsonIn(text: string): unknown {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  if (start === -1 || end <= start) return undefined;
  try {
    return JSON.parse(text.slice(start, end + 1), seenText);
  } catch {
    // Not JSON: the caller reports a malformed answer.
    return undefined;
  }
}
