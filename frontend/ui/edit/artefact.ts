import { createContext, use } from 'react';
import type { StageState, Version } from '../../../shared/artefact.ts';
import { stepsOf } from '../../../shared/pointer.ts';

/** What an editable part holds. */
export type Editable = string | string[] | number;

/** An artefact as it was just read. */
export interface Reading {
  artefact: unknown;
  version: number;
}

/** An artefact as a module knows it: where its calls go and what its parts are. */
export interface Artefact {
  /** The query key of all that is fetched of it. */
  key: readonly string[];
  save: (change: { pointer: string; value: Editable; version: number }) => Promise<{ version: number }>;
  versions: (signal: AbortSignal) => Promise<readonly Version[]>;
  /** `from`: the version the reader sees. @throws {AppError} conflict when it is no longer the latest one */
  restore: (version: number, from: number) => Promise<unknown>;
  regenerate: (pointer: string, instruction: string) => Promise<{ status: 'processing' | 'completed' }>;
  regenerateStatus: (signal: AbortSignal) => Promise<StageState>;
  /** The part a pointer leads to in an artefact; null where there is none or it cannot be edited. */
  partIn: (artefact: unknown, pointer: string) => Promise<Editable | null>;
  /** Whether a part of what is on screen can be edited. */
  isEditable: (pointer: string) => boolean;
  /** Whether single texts can be regenerated; false where only rows can. */
  regeneratesTexts: boolean;
  /** A typed number, or null when it is none; and what is said then. */
  parseNumber: (typed: string) => number | null;
  badNumber: string;
  /** A number as it is shown. */
  numberLabel: (value: number) => string;
  /** Whether an empty list means that the document does not state it. */
  isStated: boolean;
  /** A pointer in the page's own words. */
  nameOf: (pointer: string) => string;
}

/** What the editable parts of a page need to know of the artefact they belong to. */
export interface Editing {
  artefact: Artefact;
  /** Tells its parts from parts of the same name on one page; '' where it is alone. */
  title: string;
  /** The version on screen. */
  version: number;
  /** Fetches the artefact again and shows it. */
  reread: () => Promise<Reading>;
  regeneration: {
    /** The part being regenerated; '' when that began before this page was opened; null when nothing is. */
    at: string | null;
    /** Why the last one failed, and which part it was. */
    failure: { at: string; message: string } | null;
    start: (pointer: string, instruction: string) => void;
  };
}

export const versionsKey = ({ key }: Artefact): readonly string[] => [...key, 'versions'];

export const EditingContext = createContext<Editing | null>(null);

/** Null where texts are only read. */
export const useEditing = (): Editing | null => use(EditingContext);

/** A pointer in words: '/rubrics/0/levels/lemah' is 'Rubrik 1, Lemah'. `names`: what the keys are called; a key without a name is left out. */
export function pointerName(pointer: string, names: Readonly<Record<string, string>>): string {
  const words: string[] = [];
  for (const step of stepsOf(pointer)) {
    const last = words.length - 1;
    if (/^\d+$/.test(step) && last >= 0) words[last] = `${words[last] ?? ''} ${Number(step) + 1}`;
    else words.push(names[step] ?? '');
  }
  return words.filter((word) => word.trim() !== '').join(', ');
}
