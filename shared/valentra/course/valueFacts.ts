import type { Fact, FactState } from '../../fact/fact.ts';
import { isBorneOut } from '../../fact/labels.ts';
import type { JstAssessment } from '../schemas.ts';

const plain = (state: FactState): Fact => ({ state, at: [], quote: '', place: '' });

/** The fact of a value that neither document nor lecturer states: code computed it. */
export const defaultFact = plain('notFound');
/** The fact of a value that the model chose where the document states none. */
export const suggestionFact = plain('suggestion');
/** The fact of a value that the document states at no known place. */
export const statedFact = plain('found');
export const lecturerFact = plain('lecturer');

const marks: Partial<Record<FactState, string>> = {
  notFound: 'anggaran',
  suggestion: 'cadangan',
  unconfirmed: 'belum disahkan',
};

/** A value with the word for how it is known, where neither document nor lecturer bears it out: '12 jam (anggaran)'. */
export const withMark = (text: string, fact: Fact | undefined): string => {
  const mark = fact && marks[fact.state];
  return mark === undefined || text === '' ? text : `${text} (${mark})`;
};

/** Duration and weeks of an assessment as far as document or lecturer state them. */
export const statedTimes = (row: JstAssessment) =>
  (['duration', 'startDate', 'dueDate'] as const).flatMap((field) =>
    row[field] !== '' && isBorneOut(row.facts[field]) ? [[field, row[field]] as const] : [],
  );
