import { localEngineText } from '../text/texts.ts';

/** What stands in a text that the rules have left for the lecturer to write, by the language of the course. */
export const frameMarks = { ms: 'lengkapkan', en: 'complete' } as const;

/** Whether something that the rules have made still holds such a text. */
export const isFrame = (made: { engineNotice: string | null }): boolean =>
  made.engineNotice?.includes(localEngineText) === true &&
  Object.values(frameMarks).some((mark) => JSON.stringify(made).includes(`: ${mark} `));

export const frameState = 'Rangka, belum lengkap';
