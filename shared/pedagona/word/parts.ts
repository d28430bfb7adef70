import { modules } from '../../modules.ts';
import { disclaimerText, notFoundText } from '../../text/texts.ts';
import { note, portrait } from '../../word/blocks.ts';
import type { Block, Fact, WordDocument } from '../../word/blocks.ts';
import { listOrText, writtenPart } from '../../word/written.ts';
import type { AlignmentSource } from '../alignment.ts';
import { courseTitle } from '../../course/rules.ts';
import { chainLabels, resultLabels as labels, weightLabel } from '../labels/labels.ts';
import { dateTimeLabel } from '../../text/labels.ts';
import type { CourseAnalysis } from '../schemas.ts';

/** The session that a file of the chain belongs to, as far as it is made. */
export interface ChainContext extends AlignmentSource {
  sessionName: string;
  /** When the session was made, ISO. */
  createdAt: string;
}

/** A PEDAGONA file: its header names the product; its evidence is numbered. */
export const pedagonaDocument = (title: string, subtitle: string, blocks: readonly Block[]): WordDocument => ({
  title,
  subtitle,
  header: modules.pedagona.title,
  notesTitle: labels.notes,
  footerNote: '',
  sections: [portrait(blocks)],
});

const placedTitle = (course: CourseAnalysis): string =>
  [courseTitle(course, notFoundText), course.programme, course.institution].filter((each) => each !== '').join(', ');

export const sessionFacts = ({ sessionName, createdAt, courses }: Omit<ChainContext, 'dlo'>) =>
  [
    [labels.sessionName, sessionName],
    [labels.createdAt, dateTimeLabel(createdAt)],
    [chainLabels.courses, listOf(courses.map(placedTitle))],
  ] as const;

export const disclaimerNote = note('info', labels.disclaimer, [disclaimerText]);

export const noticeBlocks = (engineNotice: string | null): Block[] =>
  engineNotice === null ? [] : [note('info', labels.notice, [engineNotice])];

type Texts<K extends string> = Readonly<Record<NoInfer<K>, string>>;

/** Texts of a record that a page lets be edited, each under its name. `at`: the record's pointer. */
export const writtenFacts = <K extends string>(at: string, names: Texts<K>, texts: Texts<K>, keys: readonly K[]) =>
  keys.map((key): Fact => [names[key], [writtenPart(`${at}/${key}`, texts[key])]]);

/** What a course's document states, as a list; the sentence for not found when it states nothing. */
export const listOf = (texts: readonly string[], isNumbered = false) => listOrText(texts, notFoundText, isNumbered);

/** A weight from a course's document, or that it gives none. */
export const weightText = (weight: number | null): string => (weight === null ? notFoundText : weightLabel(weight));
