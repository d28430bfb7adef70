import { createContext, use } from 'react';
import type { StageState, Version } from '../../../shared/artefact.ts';

/** What a part that can be edited holds. */
export type Editable = string | string[] | number;

/** An artefact as it was just read. */
export interface Reading {
  artefact: unknown;
  version: number;
}

/** An artefact as a module knows it: where its calls go and what its parts are. */
export interface Artefact {
  /** Tells it from every other among what has been fetched. */
  key: readonly string[];
  save: (change: { pointer: string; value: Editable; version: number }) => Promise<{ version: number }>;
  versions: (signal: AbortSignal) => Promise<readonly Version[]>;
  /** `from`: the version the reader sees. @throws {AppError} conflict when it is no longer the present one */
  restore: (version: number, from: number) => Promise<unknown>;
  regenerate: (pointer: string, instruction: string) => Promise<{ status: 'processing' | 'completed' }>;
  regenerateStatus: (signal: AbortSignal) => Promise<StageState>;
  /** The part a pointer leads to in an artefact; null where there is none or it cannot be edited. */
  partIn: (artefact: unknown, pointer: string) => Promise<Editable | null>;
  /** Whether a part of what is on screen can be edited. */
  isEditable: (pointer: string) => boolean;
  /** Whether single texts can be written anew; false where only rows can. */
  regeneratesTexts: boolean;
  /** A typed number, or null when it is none; and what is said then. */
  parseNumber: (typed: string) => number | null;
  badNumber: string;
  /** A pointer in the page's own words. */
  nameOf: (pointer: string) => string;
}

/** What the editable parts of a page need to know of the artefact they belong to. */
export interface Editing {
  artefact: Artefact;
  /** Tells its parts from those of the same name on one page; '' where it is alone. */
  title: string;
  /** The version on screen. */
  version: number;
  /** Fetches the artefact anew and shows it. */
  reread: () => Promise<Reading>;
  regeneration: {
    /** The part being written anew; '' when that began before this page was opened; null when nothing is. */
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
