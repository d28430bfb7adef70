import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isNativeError } from 'node:util/types';
import * as z from 'zod';

const portSchema = z.int().min(0).max(65_535);

/** `table`: where DynamoDB listened last, for those who look at the data with the AWS CLI; it is not asked for again. */
const portsSchema = z.object({ identity: portSchema, files: portSchema, table: portSchema.default(0) });
export type Ports = z.infer<typeof portsSchema>;

const fileOf = (dataDir: string): string => join(dataDir, 'ports.json');

/**
 * The ports the browser was given last time. They are asked for again, since the sign-in's address stands in tokens that should outlive
 * a restart; new ones follow the site's port.
 */
export async function rememberedPorts(dataDir: string, sitePort: number): Promise<Ports> {
  try {
    return portsSchema.parse(JSON.parse(await readFile(fileOf(dataDir), 'utf8')));
  } catch {
    // The first start in this folder.
    return { identity: beside(sitePort, 1), files: beside(sitePort, 2), table: 0 };
  }
}

/** 0, any free port, where the numbers end. */
const beside = (sitePort: number, step: number): number => (sitePort + step > 65_535 ? 0 : sitePort + step);

export const rememberPorts = (dataDir: string, ports: Ports): Promise<void> =>
  writeFile(fileOf(dataDir), JSON.stringify(ports));

export const isPortTaken = (error: unknown): boolean =>
  isNativeError(error) && 'code' in error && error.code === 'EADDRINUSE';

/** Starts a service on the wished port, or on any free one when that is taken. */
export const onPort = <T>(port: number, start: (port: number) => Promise<T>): Promise<T> =>
  start(port).catch((error: unknown) => {
    if (isPortTaken(error)) return start(0);
    throw error;
  });
