import type { ModuleName } from '../../../shared/modules.ts';
import type { Counted, Quantities } from './bill.ts';

/** Jobs that are waited for inside their call, and those that are asked after (`Counted`). */
const wait = (depth: number, longest: number) => ({ inCall: true, depth, longest });
const after = (depth: number, longest: number) => ({ inCall: false, depth, longest });

/** How much people work: sessions of each module and visits for one user a month. */
export const habits = { users: 100_000, pedagona: 1, acadiora: 0.5, valentra: 0.5, visits: 8 };

/** The day of the run from which the figures below are. */
export const countedOn = '2026-11-22';

/**
 * What one session of each module did, counted on a laptop by a wrapper around the AWS clients (`ReturnConsumedCapacity`, sizes of bodies). Count again
 * after a change of the pipelines. `written`: output tokens of that run, by which `longest` grows with those of a real one (`measured.ts`).
 */
export const sessions: Record<
  ModuleName,
  Omit<Counted, 'models' | 'transitions'> & { about: string; written: number }
> = {
  pedagona: {
    about: 'three course documents (10 pages), all four stages, one complete export',
    calls: 17,
    waits: [after(1, 1252), wait(1, 1683), wait(1, 2510), wait(1, 2193), wait(1, 1211), wait(0, 0)],
    askingUnits: 1.5,
    runs: [
      { memoryMb: 1769, kind: 'reader', count: 3 },
      { memoryMb: 512, kind: 'other', count: 6 },
      { memoryMb: 512, kind: 'model', count: 8 },
      { memoryMb: 1024, kind: 'other', count: 1 },
    ],
    readUnits: 188.5,
    writeUnits: 675,
    puts: 4,
    gets: 19,
    fileBytes: 62254,
    rowBytes: 91906,
    uploads: { objects: 3, bytes: 33584 },
    written: 11471,
  },
  acadiora: {
    about: 'a paper of 20 pages, one review',
    calls: 3,
    waits: [after(2, 1055)],
    askingUnits: 1.5,
    runs: [
      { memoryMb: 1769, kind: 'reader', count: 1 },
      { memoryMb: 1024, kind: 'other', count: 1 },
      { memoryMb: 512, kind: 'model', count: 13 },
      { memoryMb: 512, kind: 'other', count: 1 },
    ],
    readUnits: 103,
    writeUnits: 454,
    puts: 1,
    gets: 19,
    fileBytes: 56308,
    rowBytes: 96985,
    uploads: { objects: 1, bytes: 88771 },
    written: 7473,
  },
  valentra: {
    about: 'a course document, all five documents with an exam of 20 items, five downloads',
    calls: 14,
    waits: [wait(1, 427), wait(1, 345), wait(1, 1668), wait(1, 592), wait(1, 285), wait(2, 955)],
    askingUnits: 15.5,
    runs: [
      { memoryMb: 1769, kind: 'reader', count: 1 },
      { memoryMb: 512, kind: 'model', count: 17 },
      { memoryMb: 512, kind: 'other', count: 11 },
    ],
    readUnits: 329.5,
    writeUnits: 806,
    puts: 1,
    gets: 5,
    fileBytes: 699,
    rowBytes: 94803,
    uploads: { objects: 1, bytes: 1963 },
    written: 8712,
  },
};

/** The front page and the lists of the modules. */
export const visit: Counted = {
  calls: 5,
  waits: [],
  askingUnits: 0,
  runs: [],
  transitions: 0,
  readUnits: 10,
  writeUnits: 0,
  puts: 0,
  gets: 0,
  fileBytes: 0,
  rowBytes: 2,
  uploads: { objects: 0, bytes: 0 },
  models: {},
};

/** What the stage prod pays for by the month (its templates; `metric`: series of our own in `shared/metrics.ts`; a secret is Google's). */
export const fees: Quantities = {
  firewallList: 1,
  firewallRule: 6,
  metric: 60,
  alarmMetric: 36,
  dashboard: 1,
  secret: 2,
};
