import { comparable } from '../text/comparable.ts';
import { cloTitle } from './resultLabels.ts';
import type { CourseAnalysis } from './schemas.ts';

type Named = Pick<CourseAnalysis, 'courseCode' | 'sourceDocument'>;

/** How a course is called in the chain: its code, or its document where no code was found; two courses may have one name. */
export const courseLabelOf = ({ courseCode, sourceDocument }: Named): string => courseCode ?? sourceDocument;

export const placesOf = ({ clos }: Pick<CourseAnalysis, 'clos'>, ids: readonly string[]): number[] =>
  clos.flatMap(({ id }, place) => (ids.includes(id) ? [place] : []));

/** The outcomes of a course as links name them, in their order: 'HPK2 (EDUP3033)'. */
export const cloLabels = (course: Named & Pick<CourseAnalysis, 'clos'>): string[] =>
  course.clos.map((clo, place) => `${cloTitle(clo, place)} (${courseLabelOf(course)})`);

/** Whether some links name an outcome, whatever their case, spaces and brackets. */
export const areLinkedTo = (links: readonly string[], cloLabel: string): boolean =>
  links.some((link) => comparable(link) === comparable(cloLabel));
