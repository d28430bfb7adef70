import { createContext, use } from 'react';
import type { RowAction } from '../../../shared/session/rows.ts';
import type { ArtefactCalls, Editable, ListedVersion } from '../../../shared/session/artefact.ts';
import { type FieldNames, pathWords } from '../../../shared/text/changeLines.ts';
import { call } from '../../api/client.ts';
import type { Voted } from '../vote/voted.ts';

interface EditedPart {
  value: Editable;
  was?: Editable;
}

export const callsAt = (calls: ArtefactCalls, params: Record<string, string>) => ({
  /** A part's new value in place of what it was, those of several parts of a row, or an action on a row. @throws {AppError} conflict when that has changed */
  save: (
    body: { pointer: string; version: number } & (
      EditedPart | { parts: (Required<EditedPart> & { pointer: string })[] } | { action: RowAction }
    ),
  ) => call(calls.editArtefact, { params, body }),
  versions: (signal: AbortSignal) => call(calls.listVersions, { params }, { signal }),
  compare: (signal: AbortSignal) => call(calls.compareVersions, { params }, { signal }),
  /** `from`: the version the reader sees. @throws {AppError} conflict when it is no longer the latest one */
  restore: (version: number, from: number) => call(calls.restoreVersion, { params, body: { version, from } }),
  regenerate: (pointer: string, instruction: string) =>
    call(calls.regenerate, { params, body: { pointer, instruction } }),
  regenerateStatus: (signal: AbortSignal) => call(calls.regenerateStatus, { params }, { signal }),
});

/** A module's artefact: its calls and its parts. */
export interface Artefact extends ReturnType<typeof callsAt> {
  voted: Voted;
  key: readonly string[];
  shown: unknown;
  /** Whether a part of what is on screen can be edited. */
  isEditable: (pointer: string) => boolean;
  /** Whether single texts can be regenerated; false where only rows can. */
  regeneratesTexts: boolean;
  /** Whether an engine that gives frames cannot write its rows either: they are edited alone. */
  isFramed?: boolean;
  /** What a row is called on the buttons that edit it as a whole. */
  rowNoun?: string;
  /** Parses a typed number; null when it is not one, with the message to show then. */
  parseNumber: (typed: string) => number | null;
  badNumber: string;
  /** Why a text cannot be kept at this pointer; null: it can. */
  textFault?: (pointer: string, text: string) => string | null;
  /** What its fields are called. */
  fields: FieldNames;
  /** Asks before an edit that ends something, as what colleagues have accepted; false: the edit is not made. */
  mayChange?: () => Promise<boolean>;
  /** Said of the next version after this one: what colleagues have accepted ends with it; '' where nothing does. */
  ending: (version: number) => string;
  /** Said where it is edited: what the next version takes again; '' where nothing does. */
  beforeEdit?: string;
  /** Said of what is typed before it is saved, by pointer; '' where nothing is. */
  toHeed?: (typed: Readonly<Record<string, string>>) => string;
  /** Said before an earlier version is put back: the state that its content has, and by whom. */
  restoring?: (version: ListedVersion, present: ListedVersion) => Promise<string>;
  /** Whether a part is written anew where another row is put in place of this one; the rest of it stays. */
  isReplaced?: (pointer: string) => boolean;
  /** What may be asked of a part that is written again. */
  example?: string;
}

/** What the editable parts of a page know of their artefact. */
export interface Editing {
  artefact: Artefact;
  /** Added to the names of its parts where a page has several artefacts; '' where it has one. */
  title: string;
  version: number;
  /** Fetches the artefact again, with its versions, and shows it. */
  reread: () => Promise<{ version: number }>;
  /** On a screen that is touched, the buttons of single texts show only while it is on. */
  editMode: { isOn: boolean; set: (isOn: boolean) => void };
  regeneration: {
    /** The part being regenerated; '' when that started before this page was opened; null when none is. */
    at: string | null;
    /** The last failed regeneration: its part and reason. */
    failure: { at: string; message: string } | null;
    /** `said`: told at its end of what changes no text. */
    start: (pointer: string, instruction: string, said?: string) => Promise<void>;
  };
}

export const versionsKey = ({ key }: Artefact): readonly string[] => [...key, 'versions'];

export const EditingContext = createContext<Editing | null>(null);

export function useEditing(): Editing {
  const editing = use(EditingContext);
  if (editing === null) throw new Error('EditingArea is missing');
  return editing;
}

/** A part by its pointer: 'Rubrik 1, Lemah'. */
export const nameOf = ({ fields }: Pick<Artefact, 'fields'>, pointer: string): string => pathWords(pointer, fields);

export const partName = ({ artefact, title }: Editing, pointer: string): string =>
  [title, nameOf(artefact, pointer)].filter((name) => name !== '').join(', ');

export const editText = {
  edit: (label: string) => `Sunting: ${label}`,
  failed: (message: string) => `Ralat: ${message}`,
  regenerating: 'Bahagian ini sedang dijana semula',
};
