import { say } from '../../text/said.ts';
import type { Flag } from '../schemas.ts';

/** How a text begins that a lecturer has to complete, by the language of the paper: rules write no item that they cannot answer for. */
export const frameMarks = { ms: 'Rangka: lengkapkan', en: 'Outline: complete' } as const;

/** Whether a text, or any text of an item, is still to be completed. */
export function isFrame(value: unknown): boolean {
  const text = JSON.stringify(value);
  return Object.values(frameMarks).some((mark) => text.includes(mark));
}

export const frameCode = 'frame';
const { ms: message, en } =
  say`Masih rangka: lengkapkan setiap bahagian yang bertanda, kemudian semak. | Still an outline: complete each marked part, then check it.`;
/** The open finding of an item, task or rubric that is still a frame. */
export const frameFlags = (value: unknown): Flag[] => (isFrame(value) ? [{ code: frameCode, message, en }] : []);

/** Stands in place of the state of a file that holds frames. */
export const frameState = 'RANGKA';

interface Items {
  questions?: readonly { number: number }[];
  tasks?: readonly { taskCode: string }[];
  rubriks?: readonly { taskCode: string }[];
}

/** The items of a document that are still frames: 'Soalan 1, 3', 'Tugasan T1'. */
export const framesIn = ({ questions = [], tasks = [], rubriks = [] }: Items): string[] =>
  [
    ['Soalan', questions.filter(isFrame).map(({ number }) => number)] as const,
    ['Tugasan', tasks.filter(isFrame).map(({ taskCode }) => taskCode)] as const,
    ['Rubrik', rubriks.filter(isFrame).map(({ taskCode }) => taskCode)] as const,
  ].flatMap(([name, items]) => (items.length === 0 ? [] : [`${name} ${items.join(', ')}`]));
