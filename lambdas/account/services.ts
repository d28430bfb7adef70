import { readSettings } from '../platform/config.ts';
import { openPeople, type People } from '../platform/users/userPool.ts';

export const people = (): People => openPeople(readSettings(process.env, 'USER_POOL_ID').USER_POOL_ID);
