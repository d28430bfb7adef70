import { readFileSync } from 'node:fs';

/**
 * Cases of `held.txt`, a paragraph each: the stage and a name, then what changes in the answer of a careful model, by paths: `criteria.*.hp` of
 * each criterion. `{stem}` is what the answer says there, null takes a row out; `where` names the row of a JSU, `unprinted` words that a document
 * is free of which does not print the falsehood.
 */
export interface HeldCase {
  stage: string;
  what: string;
  unprinted: string | undefined;
  bend: <T>(answer: T) => T;
}

const paragraphs = readFileSync(new URL('held.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n\n')
  .map((text) => text.split('\n').map((line) => line.split(/: (.*)/u) as [path: string, value: string]));
const words = Object.fromEntries(paragraphs[0] ?? []);

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce((inner, step) => (inner as Record<string, unknown> | undefined)?.[step], value);

function changed(value: unknown, [step, ...rest]: readonly string[], to: unknown): unknown {
  if (step === undefined) return to;
  if (!Array.isArray(value)) return { ...(value as object), [step]: changed(at(value, step), rest, to) };
  return value.flatMap((one, i) => {
    if (step !== '*' && step !== String(i)) return [one];
    return rest.length === 0 && to === null ? [] : [changed(one, rest, to)];
  });
}

/** The value of a line, in JSON where it is no text. */
function valueOf(line: string, answer: unknown, isNumber: boolean): unknown {
  const text = line.replace(/\{([\w.]+)\}/gu, (_, path: string) => words[path] ?? String(at(answer, path)));
  return isNumber || /^(?:\[|null$|true$)/u.test(line) ? JSON.parse(text) : text.replaceAll(String.raw`\n`, '\n');
}

export const heldCases = paragraphs.slice(1).map(([[stage, what] = ['', ''], ...lines]): HeldCase => {
  const { where = '', unprinted } = Object.fromEntries(lines);
  const changes = lines.filter(([path]) => !['where', 'unprinted'].includes(path));
  const [field = '', meant] = where.split('=');
  return {
    stage,
    what,
    unprinted,
    bend(answer) {
      const rows = Array.isArray(answer) ? answer : null;
      const place = where === '' ? 0 : (rows ?? []).findIndex((row) => at(row, field) === meant);
      const of = rows === null ? answer : (rows[place] as unknown);
      return changes.reduce<unknown>((bent, [path, line]) => {
        const steps = path.split('.').filter(Boolean);
        const value = valueOf(line, of, path.endsWith('marks'));
        return changed(bent, rows === null ? steps : [String(place), ...steps], value);
      }, answer) as typeof answer;
    },
  };
});
