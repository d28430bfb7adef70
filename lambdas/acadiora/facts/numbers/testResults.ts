import type { CountedRemark } from '../../../../shared/acadiora/facts.ts';
import { citation } from '../text/sentences.ts';
import { wrongFigure, type Checked } from '../remarks/remark.ts';
import { mainSize } from '../study/sample.ts';
import { citeRow, numberIn } from '../text/paperTables.ts';
import { bodySentences, cite, sentencesWithin, type StudySentence, type StudyText } from '../text/studyText.ts';
import { isSlipOf, tablesSpokenOf } from './figures.ts';

/** Results of tests that the paper's own words or tables contradict. */
export const testResults = ({ facts, study }: Checked): CountedRemark[] => {
  const isIndependent = bodySentences(study).some(({ text }) => independent.test(text));
  return sentencesWithin(study, 'findings', 'abstract')
    .filter(({ text }) => !citation.test(text))
    .flatMap((sentence) => [
      ...misread(sentence),
      ...misreadRows(study, sentence),
      ...slippedFreedom(study, sentence),
      ...(isIndependent
        ? [...wrongFreedom(study, sentence), ...strayFreedom(study, sentence, mainSize(facts.sample))]
        : []),
    ])
    .concat(isIndependent ? oddFreedoms(study, mainSize(facts.sample)) : []);
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
  // What an 'although' adds behind the result says something else of it.
  const cut = sentence.text.search(contrast);
  const own = found && cut > found.index ? sentence.text.slice(0, cut) : sentence.text;
  const said = own.replace(bound, '');
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

const each = String.raw`(?<!\p{L})(?:semua|kesemua|all|every)(?!\p{L})`;
const ofAll = new RegExp(String.raw`${each}(?: \p{L}+){0,4} signifi|signifi\p{L}*(?: \p{L}+){0,3} ${each}`, 'iu');
const ofSome =
  /tidak|\bnot\b|only|hanya|kecuali|except|apart from|unlike|selain|signifi\w* values?|nilai signifikan|diuji/iu;
const ofFreedom = /^(?:dk|df|darjah kebebasan)$/iu;
const ofProbability = /^(?:p|nilai p|p-value|sig\.?(?: \(2[^)]*\))?)$/iu;

/** Rows named in a sentence that calls them significant, whose own p in the table is not. */
const misreadRows = (study: StudyText, sentence: StudySentence): CountedRemark[] => {
  const said = sentence.text.replace(bound, '');
  const isOfAll = ofAll.test(said);
  if (
    !claimed.test(said) ||
    said.search(probability) >= 0 ||
    contrast.test(said) ||
    denied.test(said) ||
    ofSome.test(said)
  )
    return [];
  return tablesSpokenOf(study, sentence).flatMap(({ caption, head, rows }) => {
    const column = /normal|levene|homogen/iu.test(caption) ? -1 : head.findIndex((cell) => ofProbability.test(cell));
    const wrong = rows.flatMap((row) => {
      const [label = ''] = row.cells;
      const printed = row.cells[column] ?? '';
      const isNamed = isOfAll || (label.length >= 4 && said.toLowerCase().includes(label.toLowerCase()));
      if (column < 1 || !isNamed || !((numberIn(printed) ?? 0) > 0.05)) return [];
      return wrongFigure(cite(sentence), {
        check: 'misreadProbability',
        subject: label,
        text: `Keputusan bagi "${label}" dinyatakan signifikan, tetapi jadual menunjukkan p = ${printed}.`,
        advice: 'Semak nilai p dengan output asal, kemudian betulkan keputusan tentang hipotesis dan tafsirannya.',
        against: citeRow(row),
      });
    });
    return wrong.slice(0, 1);
  });
};

const freedoms = /(?<![\p{L}\p{N}])F\s?\((\d{1,2}), ?(\d{1,4})\)/gu;

/** 'F(2, 279)' where the table has 2 and 297. */
const slippedFreedom = (study: StudyText, sentence: StudySentence): CountedRemark[] =>
  [...sentence.text.matchAll(freedoms)].flatMap((found) =>
    tablesSpokenOf(study, sentence).flatMap(({ head, rows }) => {
      const column = head.findIndex((cell) => ofFreedom.test(cell));
      const own = rows.map((row) => row.cells[column] ?? '');
      const [, between = '', within = ''] = found;
      const row = rows.find((_, at) => isSlipOf(within, own[at] ?? ''));
      if (column < 1 || !row || !own.includes(between) || own.includes(within)) return [];
      return wrongFigure(cite(sentence, found.index), {
        check: 'wrongFreedom',
        subject: found[0],
        text: `Darjah kebebasan ${found[0]} tidak sepadan dengan jadual, yang menunjukkan ${row.cells[column] ?? ''}.`,
        advice: 'Semak darjah kebebasan dengan output asal.',
        against: citeRow(row),
      });
    }),
  );

/** Welch's test, paired tests and missing answers have freedoms of their own. */
const isUnequal = (study: StudyText): boolean =>
  bodySentences(study).some(({ text }) =>
    /welch|paired|(?<!(?:tidak|tak) )berpasangan|missing|outlier|tidak menyatakan|terpencil/iu.test(text),
  );

/** One t-test of the two groups has the freedom of the whole sample, another near it has not. */
const strayFreedom = (study: StudyText, sentence: StudySentence, size: number | null): CountedRemark[] => {
  const right = (size ?? 0) - 2;
  const told = sentencesWithin(study, 'findings', 'abstract').flatMap(({ text }) => [...text.matchAll(freedom)]);
  if (size === null || isUnequal(study) || !told.some(([, df]) => Number(df) === right)) return [];
  return [...sentence.text.matchAll(freedom)].flatMap((found) => {
    const df = Number(found[1]);
    if (!isSlipOf(String(df), String(right))) return [];
    return wrongFigure(cite(sentence, found.index), {
      check: 'wrongFreedom',
      subject: found[0],
      text: `Darjah kebebasan ${found[0]} tidak sepadan dengan ${size} orang: ${size} - 2 = ${right}.`,
      advice: 'Semak darjah kebebasan dan bilangan setiap kumpulan dengan output asal.',
    });
  });
};

/** In one table of t-tests all have the freedom of the whole sample but one row. */
const oddFreedoms = (study: StudyText, size: number | null): CountedRemark[] =>
  study.tables.flatMap(({ head, rows }) => {
    const column = head.findIndex((cell) => ofFreedom.test(cell));
    if (
      size === null ||
      column < 1 ||
      !head.includes('t') ||
      head.some((cell) => /^n$/iu.test(cell)) ||
      isUnequal(study)
    )
      return [];
    const own = rows.filter(({ cells }) => numberIn(cells[column] ?? '') !== null);
    const odd = own.filter(({ cells }) => numberIn(cells[column] ?? '') !== size - 2);
    const [row] = odd;
    if (!row || odd.length !== 1 || own.length < 2 || /[.,]/u.test(row.cells[column] ?? '')) return [];
    return wrongFigure(citeRow(row), {
      check: 'wrongFreedom',
      subject: row.text,
      text: `Darjah kebebasan ${row.cells[column] ?? ''} bagi "${row.cells[0] ?? ''}" tidak sepadan dengan ${size} orang: ${size} - 2 = ${size - 2}.`,
      advice: 'Semak darjah kebebasan dan bilangan setiap kumpulan dengan output asal.',
    });
  });

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
