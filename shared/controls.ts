import * as z from 'zod';
import { type ModuleName, moduleNames, modules, perModule } from './modules.ts';

/** What administrators set while the suite runs, for everybody and from the next request on. */
export const controlsSchema = z.object({
  /** How often they have been set; a change names the one that it was made from. */
  version: z.int().nonnegative().default(0),
  /** Generations that a user may start on a Malaysian day; null: as deployed. */
  userDaily: z.int().min(1).max(1000).nullable(),
  /** What the models may cost on a Malaysian day, in USD, by the estimate; null: as deployed. */
  dailyUsd: z.number().min(1).max(100_000).nullable(),
  /** How many people a Sah takes. 1: the owner alone, or a colleague; 2: a penyemak and another pengesah, neither of them the owner. */
  approvers: z.int().min(1).max(2).default(1),
  modules: z.record(
    z.enum(moduleNames),
    z.object({
      /** Nothing new is generated; what is there can be read, edited and downloaded. */
      isOff: z.boolean(),
      /** Jobs that ask models at once; further ones wait in line. */
      atOnce: z.int().min(1).max(200),
    }),
  ),
});
export type Controls = z.infer<typeof controlsSchema>;

/** Until an administrator has set anything. Thirty jobs of all modules ask some 400 models' answers at once. */
const open = { isOff: false, atOnce: 30 };
export const initialControls: Controls = {
  version: 0,
  userDaily: null,
  dailyUsd: null,
  approvers: 1,
  modules: perModule(() => open),
};

/** Each control in words. */
const controlsInWords = ({ userDaily, dailyUsd, approvers, modules: each }: Controls): string[] => [
  `penjanaan sehari ${userDaily ?? 'had asal'}`,
  `kos AI sehari ${dailyUsd === null ? 'had asal' : `USD ${dailyUsd}`}`,
  `pengesahan dokumen ${approvers} orang`,
  ...moduleNames.flatMap((module: ModuleName) => [
    `${modules[module].title} ${each[module].isOff ? 'ditutup' : 'dibuka'}`,
    `kerja serentak ${modules[module].title} ${each[module].atOnce}`,
  ]),
];

/** What stands otherwise now than an administrator wants it. */
export const differencesIn = (now: Controls, wanted: Controls): string[] => {
  const others = controlsInWords(wanted);
  return controlsInWords(now).filter((each, place) => each !== others[place]);
};
