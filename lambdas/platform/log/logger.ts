import { Logger } from '@aws-lambda-powertools/logger';

/** The one log. It is given ids, codes and counts; never document text, names, addresses or tokens. */
export const log = new Logger();

/** What a fault may say in the log: its name, message and stack, whatever was thrown. */
export const faultOf = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
