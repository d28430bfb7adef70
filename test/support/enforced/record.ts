import { appendFileSync, readFileSync } from 'node:fs';
import * as z from 'zod';

const useSchema = z.object({ action: z.string(), resource: z.string(), value: z.string().optional() });
const denialSchema = z.object({ action: z.string(), resource: z.string(), keys: z.array(z.string()) });
const entrySchema = z.object({
  /** Of the function. */
  name: z.string(),
  uses: z.array(useSchema).default([]),
  denied: denialSchema.optional(),
  /** A setting that it read and is not given. */
  unset: z.string().optional(),
});
/** What happened in a function: that it ran, what it was allowed, what it was not. */
export type Entry = z.input<typeof entrySchema>;
export type SeenEntry = z.output<typeof entrySchema>;

/** Writes to a file, a line for each thing that happens the first time. Another process reads it while this one runs. */
export function recorder(file: string): (entry: Entry) => void {
  const seen = new Set<string>();
  return (entry) => {
    const line = JSON.stringify(entry);
    if (seen.has(line)) return;
    seen.add(line);
    appendFileSync(file, `${line}\n`);
  };
}

export const entriesIn = (file: string): SeenEntry[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => entrySchema.parse(JSON.parse(line)));
