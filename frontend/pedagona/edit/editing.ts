import { createContext, use } from 'react';
import type { ArtefactName } from '../../../shared/pedagona/editable.ts';

/** An artefact as it was just read. */
export interface Reading {
  artefact: unknown;
  version: number;
}

/** What the editable parts of a page need to know of the artefact they belong to. */
export interface Editing {
  artefactId: string;
  /** Tells its parts from those of the same name on one page; '' where it is alone. */
  title: string;
  name: ArtefactName;
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

export const EditingContext = createContext<Editing | null>(null);

/** Null where texts are only read. */
export const useEditing = (): Editing | null => use(EditingContext);
