import { type LabelKind, withoutKey } from '../../../../../shared/course/labels.ts';
import type { Ref } from '../../../../../shared/document/document.ts';
import { oneLine, withoutMark } from './ownWords.ts';

/** A course learning outcome as the document gives it. */
export interface Outcome {
  /** 'HPK1', 'CLO2'; a number alone where the document gives no code. */
  number: string;
  statement: string;
  level: string;
  /** What stands about programme outcomes, skills, methods and assessments. */
  programme: string;
  skill: string;
  method: string;
  assessment: string;
  at: Ref[];
}

export const details = ['level', 'programme', 'skill', 'method', 'assessment'] as const;
export type Detail = (typeof details)[number];
/** What a label says about an outcome. */
export const detailOf: Partial<Record<LabelKind, Detail>> = {
  level: 'level',
  plo: 'programme',
  skill: 'skill',
  method: 'method',
  assessment: 'assessment',
};

export const programmeCode =
  /\b(?:HPP|HP|PLO|PO|CPL(?:-(?:S|P|KU|KK))?|PEO|MQF\s?LO|MQF|GA)[\s-]*\d{1,2}[a-d]?\b(?!\.\d)/gi;

export const outcomeOf = (number: string, statement: string, at: Ref): Outcome => ({
  number,
  statement,
  level: '',
  programme: '',
  skill: '',
  method: '',
  assessment: '',
  at: [at],
});

/** A sentence, not a name or a code: what an outcome at least is. */
export const isStatement = (text: string): boolean => {
  const words = oneLine(text).split(' ');
  return (
    words.length >= 3 && oneLine(text).length >= 15 && !/^(?:jumlah|total|catatan|nota|note|petunjuk)\b/i.test(text)
  );
};

/** A statement without the code and the number before it. */
export const withoutCode = (text: string): string => withoutKey(withoutMark(text));
