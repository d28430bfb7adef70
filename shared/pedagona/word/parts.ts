import { notFoundText } from '../../text/texts.ts';
import { type Block, type Fact, note, type Part, part } from '../../word/blocks.ts';
import { listOrText, writtenPart } from '../../word/written.ts';
import { resultLabels as labels, weightLabel } from '../labels/resultLabels.ts';

export const noticeBlocks = (engineNotice: string | null): Block[] =>
  engineNotice === null ? [] : [note('info', labels.notice, [engineNotice])];

type Texts<K extends string> = Readonly<Record<NoInfer<K>, string>>;

/** Texts of a record that a page lets be edited, each under its name. `at`: the record's pointer. */
export const writtenFacts = <K extends string>(at: string, names: Texts<K>, texts: Texts<K>, keys: readonly K[]) =>
  keys.map((key): Fact => [names[key], [writtenPart(`${at}/${key}`, texts[key])]]);

/** What a course's document states, as a list; the sentence for not found when it states nothing. */
export const listOf = (texts: readonly string[], isNumbered = false) => listOrText(texts, notFoundText, isNumbered);

/** What code has copied from a course into a row at this pointer: marked where the course says otherwise now. */
export const weightPart = (at: string, shown: string): Part => part(`${at}/weight`, shown);

/** A weight from a course's document, or that it gives none. */
export const weightText = (weight: number | null): string => (weight === null ? notFoundText : weightLabel(weight));
