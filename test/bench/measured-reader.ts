/** The reader's own program, which first leaves behind how much memory it held at most: kB in a file named after its parent's pid. */
import '../../lambdas/documents/readerProcess.ts';
import { writeFileSync } from 'node:fs';
import { peakFile } from './peak-file.ts';

// The parent ends a reader as soon as it has answered, so the last moment to tell is before that.
const send = process.send?.bind(process) as ((...message: unknown[]) => boolean) | undefined;
process.send = (...message: unknown[]) => {
  writeFileSync(peakFile(process.ppid), String(process.resourceUsage().maxRSS));
  return send?.(...message) ?? false;
};
