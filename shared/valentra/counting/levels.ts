import { type Said, say } from '../../text/said.ts';
import { namesIn } from '../../terms/bilingual.ts';
import { recordOf } from '../../values/pick.ts';
import { roundedTo, sumOf, toTenth } from './apportion.ts';
import { asksOf, countedMarks } from './sections.ts';
import { type Clo, type CognitiveLevel, type JsuQuestion, type JsuSummary, cognitiveLevels } from '../schemas.ts';

/** HOTS compliance holds from this percentage (spec 2 §4, §9). */
export const hotsThreshold = 40;

/** Spec 2 §4, §9: HOTS are C3 to C6. */
export const orderOf = (level: CognitiveLevel): 'LOTS' | 'HOTS' => (level === 'C1' || level === 'C2' ? 'LOTS' : 'HOTS');

/**
 * Names of levels in Malay and in English: the cognitive ones, with the affective (Krathwohl 1964) and psychomotor (Simpson 1972) ones as
 * Malaysian course documents print them.
 */
const names = {
  C1: ['Mengingat', 'Remember'],
  C2: ['Memahami', 'Understand'],
  C3: ['Mengaplikasi', 'Apply'],
  C4: ['Menganalisis', 'Analyse'],
  C5: ['Menilai', 'Evaluate'],
  C6: ['Mencipta', 'Create'],
  A1: ['Menerima', 'Receive'],
  A2: ['Memberi respons', 'Respond'],
  A3: ['Menilai', 'Value'],
  A4: ['Mengorganisasi', 'Organise'],
  A5: ['Menghayati nilai', 'Internalise'],
  P1: ['Persepsi', 'Perception'],
  P2: ['Set', 'Set'],
  P3: ['Respons berpandu', 'Guided response'],
  P4: ['Respons mekanistik', 'Mechanism'],
  P5: ['Respons kompleks', 'Complex response'],
  P6: ['Adaptasi', 'Adaptation'],
  P7: ['Lakuan tulen', 'Origination'],
} as const;

/** A level that is none of these has no name. */
type LevelNames = Readonly<Record<string, string> & Record<keyof typeof names, string>>;
export const levelNames: LevelNames = namesIn(names, 0);
export const levelNamesEnglish: LevelNames = namesIn(names, 1);

/** 'C4' of 'C4 Menganalisis'; '' of a text that begins with no level. */
export const levelCode = (text: string): string => /^\s*([CAP][1-7])\b/iu.exec(text)?.[1]?.toUpperCase() ?? '';
export const nameOfLevel = (level: CognitiveLevel): Said => ({ ms: levelNames[level], en: levelNamesEnglish[level] });
export const levelSaid = (level: CognitiveLevel): Said => say`${level} ${nameOfLevel(level)}`;

/** The highest level that outcomes have on a ladder: C, P and A each have their own. Null: they name none on it. */
export function highestLevel(
  ladder: string,
  codes: readonly string[],
  clos: readonly Pick<Clo, 'code' | 'domains'>[],
): string | null {
  const own = clos.filter(({ code }) => codes.includes(code)).flatMap(({ domains }) => domains);
  return (
    own
      .filter((level) => level.startsWith(ladder))
      .toSorted()
      .at(-1) ?? null
  );
}

/** How many levels lie between two. */
export const distanceOf = (a: CognitiveLevel, b: CognitiveLevel): number =>
  Math.abs(cognitiveLevels.indexOf(a) - cognitiveLevels.indexOf(b));

export const percent = (part: number, whole: number): number => (whole === 0 ? 0 : toTenth((part / whole) * 100));

type Item = Pick<JsuQuestion, 'cognitiveLevel' | 'marks' | 'section'> & Parameters<typeof asksOf>[0];

const marksOf = (some: readonly Item[]): number => sumOf(some, countedMarks);

/**
 * The counts of a test specification table; computed, never asked (design law 5). It complies where HOTS carry the threshold of its marks
 * or more, as spec 2 §4 counts, and of a choice what is answered; a paper is planned by the number of its questions too (`withHots`).
 */
export function jsuSummary(questions: readonly Item[]): JsuSummary {
  const totalMarks = Math.round(marksOf(questions));
  const asked = questions.flatMap(asksOf);
  const itemsOf = (isOf: (level: CognitiveLevel) => boolean) =>
    asked.filter(({ cognitiveLevel }) => isOf(cognitiveLevel));
  const lots = itemsOf((level) => orderOf(level) === 'LOTS');
  const hots = itemsOf((level) => orderOf(level) === 'HOTS');
  const hotsMarks = marksOf(hots);
  const hotsPercentage = percent(hotsMarks, totalMarks);
  const lotsPercentage = totalMarks === 0 ? 0 : toTenth(100 - hotsPercentage);
  // Levels come to the share of their order.
  const shares = [lotsPercentage, hotsPercentage].flatMap((share, n) => {
    const levels = cognitiveLevels.filter((level) => orderOf(level) === (n === 0 ? 'LOTS' : 'HOTS'));
    const tenths = levels.map((level) => {
      const own = marksOf(itemsOf((one) => one === level));
      return totalMarks === 0 ? 0 : (1000 * own) / totalMarks;
    });
    return roundedTo(Math.round(10 * share), tenths);
  });
  return {
    lots: lots.length,
    lotsMarks: toTenth(marksOf(lots)),
    lotsPercentage,
    hots: hots.length,
    hotsMarks: toTenth(hotsMarks),
    hotsPercentage,
    distribution: recordOf(cognitiveLevels, (level, i) => {
      const own = itemsOf((one) => one === level);
      return { count: own.length, marks: toTenth(marksOf(own)), percentage: (shares[i] ?? 0) / 10 };
    }),
    totalQuestions: questions.length,
    totalMarks,
    // From the marks, never from a rounded share: 1199 of 3000 marks print as 40 % and are less; parts of marks may miss by a binary fraction.
    kbatCompliance: totalMarks > 0 && hotsMarks * 100 + 1e-6 >= totalMarks * hotsThreshold ? 'YES' : 'NO',
  };
}
