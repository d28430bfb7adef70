import type { Section } from './course.ts';

/** '20 soalan', '3 daripada 4 soalan'. */
export const sectionText = ({ questions, answered }: Pick<Section, 'questions' | 'answered'>): string =>
  answered === questions ? `${questions} soalan` : `${answered} daripada ${questions} soalan`;
