import { describeMqfOutcome } from '../mqf.ts';
import { notFoundText } from '../texts.ts';
import { sumOf } from './apportion.ts';
import { commonLabels, examLabels, sectionNames } from './documentLabels.ts';
import { levelNames } from './levels.ts';
import { withMark } from './stated.ts';
import type { CognitiveLevel, CourseInfo, ExamQuestion, Flag } from './schemas.ts';

export const orEmpty = (text: string): string => (text.trim() === '' ? commonLabels.empty : text);
export const orNotFound = (value: string | number | null): string =>
  value === null || String(value).trim() === '' ? notFoundText : String(value);

/** One decimal, as weightage is shown (spec 2 §9): '12.5%', '40.0%'. */
export const weightageLabel = (value: number): string => `${value.toFixed(1)}%`;
/** A percentage as the document states it, never rounded: '40%', '12.5%'. */
export const percentLabel = (value: number | null): string => (value === null ? notFoundText : `${value}%`);
export const hoursLabel = (value: number | null): string => (value === null ? notFoundText : `${value} jam`);
/** Hours in a row of a test's specification: 0 where nobody states those of its topic. */
export const tsltLabel = (hours: number): string => (hours === 0 ? '-' : String(hours));
/** '120 minit (anggaran)': a paper's duration; `own`: what its lecturer may have set in its place. */
export const durationLabel = ({ duration, durationFact }: CourseInfo, own = duration): string =>
  own === duration ? withMark(orEmpty(own), durationFact) : own;
export const marksLabel = (marks: number): string => `(${marks} markah)`;
export const levelLabel = (level: CognitiveLevel): string => `${level} ${levelNames[level]}`;
export const taskTitle = ({ taskNumber, taskType }: { taskNumber: number; taskType: string }): string =>
  `${commonLabels.task} ${taskNumber}: ${taskType}`;
export const hpShareLabel = (hp: string, share: number): string => `${describeMqfOutcome(hp)}: ${share}%`;
/** 'CLO1 (HPK1)', or the code alone. */
export const cloLabel = ({ code, alternateCode }: { code: string; alternateCode: string }): string =>
  alternateCode.trim() === '' || alternateCode === code ? code : `${code} (${alternateCode})`;
export const courseTitle = ({ code, name }: Pick<CourseInfo, 'code' | 'name'>): string =>
  [code, name].filter((part) => part !== null && part.trim() !== '').join(' ') || notFoundText;

/** Items and marks of one cognitive level in a cell, a line each; a dash when there are none. */
export const levelCellLines = ({ count, marks }: { count: number; marks: number }): string =>
  count === 0 ? '-' : `${count} item\n${marks} markah`;
export const questionCountLabel = (count: number): string => `Kertas ini mengandungi ${count} soalan.`;
export const flagLabel = (item: string, { message }: Flag): string => `${item}: ${message}`;
export const questionTitle = (number: number): string => `${examLabels.question} ${number}`;
/** The sections of a paper: 'Bahagian A: Objektif (6 soalan, 12 markah)'; a paper of one kind is one, without a title. */
export function sectionsOf(questions: readonly ExamQuestion[]): { title: string; questions: ExamQuestion[] }[] {
  const kinds = [...new Set(questions.map(({ kind }) => kind))];
  return kinds.map((kind, n) => {
    const own = questions.filter((question) => question.kind === kind);
    const sums = `${own.length} soalan, ${sumOf(own, ({ marks }) => marks)} markah`;
    const letter = String.fromCodePoint(65 + n);
    return {
      title: kinds.length === 1 ? '' : `${examLabels.part} ${letter}: ${sectionNames[kind]} (${sums})`,
      questions: own,
    };
  });
}
export const hpNames = (hp: readonly string[]): string[] => hp.map(describeMqfOutcome);
// Without the schema, which the build leaves out of the page.
const isLevel = (code: string): code is CognitiveLevel => Object.hasOwn(levelNames, code);

/** 'C4 Menganalisis' of each level that is one of the cognitive ones; others as the document has them. */
export const domainNames = (domains: readonly string[]): string[] =>
  domains.map((code) => (isLevel(code) ? levelLabel(code) : code));
