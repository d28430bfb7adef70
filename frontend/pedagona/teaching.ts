import { opened } from '../ui/fetched.tsx';

/** Asks how the course is taught; the form is fetched when it is asked for. Resolves to whether it was confirmed. */
export const askTeaching: typeof import('./parts/Teaching.tsx').askTeaching = async (asked) =>
  (await opened(() => import('./parts/Teaching.tsx'))).askTeaching(asked);
