import type { CountedRemark } from '../../../../shared/acadiora/facts.ts';
import { citation } from '../lexicon.ts';
import { wrongFigure, type Checked } from '../remarks/remark.ts';
import { numberIn } from '../text/paperTables.ts';
import { bodySentences, cite, sentencesWithin, type StudySentence, type StudyText } from '../text/studyText.ts';
import { tablesSpokenOf } from './tablesMeant.ts';

/** Results of tests that the paper's own words or tables contradict. */
export const testResults = ({ study }: Checked): CountedRemark[] => {
  const isIndependent = bodySentences(study).some(({ text }) => independent.test(text));
  return sentencesWithin(study, 'findings', 'abstract')
    .filter(({ text }) => !citation.test(text))
    .flatMap((sentence) => [...misread(sentence), ...(isIndependent ? wrongFreedom(study, sentence) : [])]);
};

const probability = /(?<![\p{L}\p{N}])p\s*([=<>])\s*(0?[.,]\d+)/giu;
/** Names of the bound, not of a result. */
const bound = /(?:aras|tahap|nilai|level of) (?:keertian|signifikan|significance)/giu;
const denied =
  /\b(?:tidak|tiada|bukan|tanpa|not|no|without|gagal|fail(?:s|ed)? to)\b(?:\s+\p{L}+){0,6}?\s+(?:signifikan|significant|ditolak|reject(?:ed)?)|H[oO0₀]?\s?\d{0,2} diterima/iu;
/** Sentences that say two things. */
const contrast = /\b(?:manakala|tetapi|namun|walau|sedangkan|sebaliknya|malah|while|whereas|but|although|however)/iu;
const claimed = /\bsignifikan|\bsignificant|\bditolak|\brejected/iu;

/** 'p = .112, maka H02 ditolak': one p in a sentence, read against the usual .05. */
function misread(sentence: StudySentence): CountedRemark[] {
  const [found, another] = sentence.text.matchAll(probability);
  const said = sentence.text.replace(bound, '');
  if (!found || another || !claimed.test(said) || contrast.test(said)) return [];
  const [printed, sign, digits = ''] = found;
  const value = Number(digits.replace(',', '.'));
  const isSignificant = sign === '<' ? value <= 0.05 : value < 0.05;
  const isOpen = sign === '=' ? value === 0.05 : sign === '<' ? value > 0.05 : value < 0.05;
  if (isOpen || denied.test(said) !== isSignificant) return [];
  return wrongFigure(cite(sentence, found.index), {
    check: 'misreadProbability',
    subject: printed,
    text: isSignificant
      ? `Keputusan dinyatakan tidak signifikan, tetapi ${printed} kurang daripada .05.`
      : `Keputusan dinyatakan signifikan, tetapi ${printed} melebihi .05.`,
    advice: 'Semak nilai p dengan output asal, kemudian betulkan keputusan tentang hipotesis dan tafsirannya.',
  });
}

const independent = /(?:tidak|tak) (?:bersandar|berpasangan)|sampel bebas|independent[- ]samples?/iu;
const freedom = /(?<![\p{L}\p{N}])t\s?\((\d{1,4})\)/gu;

/** The freedom of a t-test of two groups is their number less two, of one group at two times one less; the table it speaks of says how many. */
const wrongFreedom = (study: StudyText, sentence: StudySentence): CountedRemark[] =>
  [...sentence.text.matchAll(freedom)].flatMap((found) =>
    tablesSpokenOf(study, sentence).flatMap(({ head, rows }) => {
      const column = head.findIndex((cell) => /^(?:n|bil\.?|bilangan)$/iu.test(cell));
      const [one, two, ...others] = rows.map(({ cells }) => numberIn(cells[column] ?? ''));
      const right = (one ?? 0) + (two ?? 0) - 2;
      const isRepeated = others.every((size, index) => size === (index % 2 === 0 ? one : two));
      const isRight = [right, (one ?? 0) - 1, (two ?? 0) - 1].includes(Number(found[1]));
      if (!one || !two || !isRepeated || others.length % 2 !== 0 || isRight) return [];
      return wrongFigure(cite(sentence, found.index), {
        check: 'wrongFreedom',
        subject: found[0],
        text: `Darjah kebebasan ${found[0]} tidak sepadan dengan jadual: ${one} + ${two} - 2 = ${right}.`,
        advice: 'Semak darjah kebebasan dan bilangan setiap kumpulan dengan output asal.',
      });
    }),
  );
