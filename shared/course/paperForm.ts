/** The form of a test's paper; what nobody states is missing. */
export type Figures = Record<'questions' | 'answered' | 'sections' | 'marks', number | null>;

const listOf = (...figures: readonly (readonly [number | null, string])[]): string =>
  figures.flatMap(([figure, unit]) => (figure === null ? [] : [`${figure} ${unit}`])).join(', ');

/** '2 bahagian, 3 daripada 4 soalan, 60 markah'. */
export const formText = ({ questions, answered, sections, marks }: Figures): string =>
  listOf(
    [sections, 'bahagian'],
    [answered, answered === questions || questions === null ? 'soalan' : `daripada ${questions} soalan`],
    [marks, 'markah'],
  );
