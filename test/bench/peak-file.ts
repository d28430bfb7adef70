import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where {@link file://./measured-reader.ts} tells its parent the most memory it held. */
export const peakFile = (parentPid: number): string => join(tmpdir(), `suite-reader-peak-${parentPid}`);
