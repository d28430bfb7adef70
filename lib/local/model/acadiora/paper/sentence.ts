import type { Ref } from '../../../../../shared/document/document.ts';
import type { Outline } from './requestFacts.ts';

/** A sentence or a caption of the paper. */
export interface Sentence {
  text: string;
  /** The same in lower case: cues are compared in this form. */
  lower: string;
  at: Ref;
  /** The section it stands in; null before the first heading and where the outline names none. */
  heading: Outline[number] | null;
}

/** A sentence that stands by itself: it begins with a capital and ends. */
export const isWhole = ({ text }: Pick<Sentence, 'text'>): boolean =>
  text.length >= 25 && /^["“‘(]?[\p{Lu}\d]/u.test(text) && /[.!?]["”’)\]]*$/.test(text);

export const wordCount = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;
