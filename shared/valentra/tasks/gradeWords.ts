import { wordsIn } from '../../text/comparable.ts';

/** Words that grade a work without saying what is seen in it, and what joins them. */
const gradeWords = new Set(
  `sangat amat paling lebih agak kurang cukup begitu sungguh terlalu sepenuhnya sebahagiannya hampir tahap
  cemerlang baik terbaik memuaskan sederhana lemah kepujian bagus hebat teruk tinggi rendah mantap
  jelas tepat lengkap menyeluruh mendalam terperinci konsisten kreatif kritis berkesan sesuai kemas teratur tersusun
  very highly extremely fairly somewhat quite less more most excellent outstanding good satisfactory moderate average fair
  weak poor limited adequate clear clearly accurate accurately complete thorough thoroughly detailed consistent effective
  effectively appropriate dan serta yang dengan secara dan and with in`.split(/\s+/u),
);

const withoutGrades = (text: string): string =>
  wordsIn(text)
    .filter((word) => !gradeWords.has(word))
    .join(' ');

/** Whether two descriptors say the same but for their grades: 'Hujah sangat jelas', 'Hujah jelas'. */
export const differInGradeAlone = (one: string, other: string): boolean => withoutGrades(one) === withoutGrades(other);
