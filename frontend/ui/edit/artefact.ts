import { createContext, use } from 'react';
import type { StageState, Version } from '../../../shared/artefact.ts';
import { stepsOf } from '../../../shared/pointer.ts';

/** The value of an editable part. */
export type Editable = string | string[] | number;

/** An artefact as read from the server. */
export interface Reading {
  artefact: unknown;
  version: number;
}

/** A module's artefact: its calls and its parts. */
export interface Artefact {
  /** The query key of everything fetched about it. */
  key: readonly string[];
  save: (change: { pointer: string; value: Editable; version: number }) => Promise<{ version: number }>;
  versions: (signal: AbortSignal) => Promise<readonly Version[]>;
  /** `from`: the version the reader sees. @throws {AppError} conflict when it is no longer the latest one */
  restore: (version: number, from: number) => Promise<unknown>;
  regenerate: (pointer: string, instruction: string) => Promise<{ status: 'processing' | 'completed' }>;
  regenerateStatus: (signal: AbortSignal) => Promise<StageState>;
  /** The part at a pointer of an artefact; null when there is none or it cannot be edited. */
  partIn: (artefact: unknown, pointer: string) => Promise<Editable | null>;
  /** Whether a part of what is on screen can be edited. */
  isEditable: (pointer: string) => boolean;
  /** Whether single texts can be regenerated; false where only rows can. */
  regeneratesTexts: boolean;
  /** Parses a typed number; null when it is not one, with the message to show then. */
  parseNumber: (typed: string) => number | null;
  badNumber: string;
  /** A number as it is shown. */
  numberLabel: (value: number) => string;
  /** Whether an empty list means that the document does not state it. */
  isStated: boolean;
  /** A pointer in words, for labels. */
  nameOf: (pointer: string) => string;
}

/** What the editable parts of a page know of their artefact. */
export interface Editing {
  artefact: Artefact;
  /** Added to the names of its parts where a page has several artefacts; '' where it has one. */
  title: string;
  /** The version on screen. */
  version: number;
  /** Fetches the artefact again and shows it. */
  reread: () => Promise<Reading>;
  regeneration: {
    /** The part being regenerated; '' when that started before this page was opened; null when none is. */
    at: string | null;
    /** The last failed regeneration: its part and reason. */
    failure: { at: string; message: string } | null;
    start: (pointer: string, instruction: string) => void;
  };
}

export const versionsKey = ({ key }: Artefact): readonly string[] => [...key, 'versions'];

export const EditingContext = createContext<Editing | null>(null);

/** Null where texts cannot be edited. */
export const useEditing = (): Editing | null => use(EditingContext);

/** A pointer in words: '/rubrics/0/levels/lemah' is 'Rubrik 1, Lemah'. `names`: names of keys; a key without a name is left out. */
export function pointerName(pointer: string, names: Readonly<Record<string, string>>): string {
  const words: string[] = [];
  for (const step of stepsOf(pointer)) {
    const last = words.length - 1;
    if (/^\d+$/.test(step) && last >= 0) words[last] = `${words[last] ?? ''} ${Number(step) + 1}`;
    else words.push(names[step] ?? '');
  }
  return words.filter((word) => word.trim() !== '').join(', ');
}
