import type { Citation } from '../../../../shared/document/citation.ts';
import { uniqueBy } from '../../../../shared/uniqueBy.ts';
import { wrongFigures, type Check } from '../remarks/remark.ts';
import { mainSample } from '../study/sample.ts';
import { numbersUnder } from '../text/paperTables.ts';
import { cite, foundIn, type StudySentence, type StudyText } from '../text/studyText.ts';
import { countsWithin, isNear, type Size } from './counts.ts';
import { isSlipOf, tablesSpokenOf, valueOf } from './figures.ts';
import { re } from '../text/patterns.ts';

/** Results of tests that the paper's own words or tables contradict. */
export const testResults: Check = (checked) => {
  const told = checked.study.uncited('findings', 'abstract');
  return [
    ...told.flatMap((sentence) => [...misread(sentence), ...misreadRows(checked.study, sentence)]),
    ...varianceRemarks(told),
    ...ratiosOfFit(checked.study, told),
    ...uniqueBy(
      [
        ...slippedFreedoms(checked.study, told),
        ...freedomsOfItems(checked.study, told),
        ...wrongFreedoms(checked),
        ...freedomsOfAll(checked),
      ],
      ({ subject }) => subject,
    ),
  ];
};

const probability = /(?<![\p{L}\p{N}])p\s*([=<>])\s*(0?[.,]\d+)/giu;
/** Names of the bound, not of a result. */
const bound = /(?:aras|tahap|nilai|level of) (?:keertian|signifikan|significance)/giu;
const denied =
  /\b(?:tidak|tiada|bukan|tanpa|not|no|without|gagal|fail(?:s|ed)? to)\b(?:\s+\p{L}+){0,6}?\s+(?:signifikan|significant|ditolak|reject(?:ed)?)|H[oO0₀]?\s?\d{0,2} diterima/iu;
/** Sentences that say two things. */
const contrast = /\b(?:manakala|tetapi|namun|walau|sedangkan|sebaliknya|malah|while|whereas|but|although|however)/iu;
const claimed = /\bsignifikan|\bsignificant|\bditolak|\brejected/iu;

const misreading = wrongFigures('misreadProbability');

/** 'p = .112, maka H02 ditolak': one p in a sentence, read against the usual .05. */
function misread(sentence: StudySentence) {
  const [found, another] = sentence.text.matchAll(probability);
  // What an 'although' adds behind the result says something else of it.
  const cut = sentence.text.search(contrast);
  const said = (found && cut > found.index ? sentence.text.slice(0, cut) : sentence.text).replace(bound, '');
  if (!found || another || !claimed.test(said) || contrast.test(said)) return [];
  const [printed, sign, digits = ''] = found;
  const value = valueOf(digits);
  const isSignificant = sign === '<' ? value <= 0.05 : value < 0.05;
  const isOpen = sign === '=' ? value === 0.05 : sign === '<' ? value > 0.05 : value < 0.05;
  if (isOpen || denied.test(said) !== isSignificant) return [];
  const text = isSignificant
    ? `Keputusan dinyatakan tidak signifikan, tetapi ${printed} kurang daripada .05.`
    : `Keputusan dinyatakan signifikan, tetapi ${printed} melebihi .05.`;
  return misreading(cite(sentence, found.index), printed, text);
}

const each = String.raw`(?<!\p{L})(?:semua|kesemua|all|every)(?!\p{L})`;
const ofAll = re.iu`${each}(?: \p{L}+){0,4} signifi|signifi\p{L}*(?: \p{L}+){0,3} ${each}`;
const ofSome =
  /tidak|\bnot\b|only|hanya|kecuali|except|apart from|unlike|selain|signifi\w* values?|nilai signifikan|diuji/iu;
const ofProbability = /^(?:p|nilai p|p-value|sig\.?(?: \(2[^)]*\))?)$/iu;

/** Rows named in a sentence that calls them significant, whose own p in the table is not. */
function misreadRows(study: StudyText, sentence: StudySentence) {
  const said = sentence.text.replace(bound, '');
  if (!claimed.test(said) || [contrast, denied, ofSome].some((other) => other.test(said))) return [];
  if (said.search(probability) >= 0) return [];
  return tablesSpokenOf(study, sentence).flatMap((table) => {
    const wrong = numbersUnder(table, ofProbability).find(({ row, value }) => {
      const label = row.name.toLowerCase();
      return value > 0.05 && (ofAll.test(said) || (label.length >= 4 && said.toLowerCase().includes(label)));
    });
    if (!wrong || /normal|levene|homogen/iu.test(table.caption)) return [];
    const [label = ''] = wrong.row.cells;
    const text = `Keputusan bagi "${label}" dinyatakan signifikan, tetapi jadual menunjukkan p = ${wrong.text}.`;
    return misreading(cite(sentence), label, text, cite(wrong.row));
  });
}

const chiSquared = '(?:χ²|χ2|chi-square|khi kuasa dua|CMIN)';
const fit = re.giu`${chiSquared}\s*\(\s*(?:df\s*=\s*)?(\d{1,4})[^)]*\)\s*=\s*(\d+[.,]?\d*)`;
const ratioOfFit = re.giu`${chiSquared}\s*\/\s*(?:df|dk)\s*(?:=|of|was|ialah|bernilai)\s*(\d+[.,]\d+)`;

/** 'χ²/df = 2.16' where neither the text nor a table of fit has such a χ² and df. */
function ratiosOfFit(study: StudyText, told: readonly StudySentence[]) {
  const inTables = study.tables.flatMap((table) => {
    const freedoms = numbersUnder(table, freedomHead);
    return numbersUnder(table, re.iu`^${chiSquared}$`).map(({ row, value, text }) => {
      const df = freedoms.find((freedom) => freedom.row === row)?.value ?? 0;
      return { value: text, df, ratio: value / df };
    });
  });
  const inText = foundIn(told, fit).map(({ match: [, df = '', value = ''] }) => ({
    value,
    df: Number(df),
    ratio: valueOf(value) / Number(df),
  }));
  return foundIn(told, ratioOfFit).flatMap(({ match: [, said = ''], evidence }) => {
    const away = ({ ratio }: { ratio: number }): number => Math.abs(ratio - valueOf(said));
    const [model] = [...inText, ...inTables].filter(({ df }) => df > 0).toSorted((a, b) => away(a) - away(b));
    if (!model || away(model) <= 0.02 || away(model) > 1) return [];
    const text = `χ²/df dinyatakan ${said}, tetapi ${model.value} / ${model.df} = ${model.ratio.toFixed(2)}.`;
    return wrongFigures('wrongRatio')(evidence, said, text);
  });
}

const wrongFreedom = (evidence: Citation, printed: string, because: string, against?: Citation) => {
  const text = `Darjah kebebasan ${printed} tidak sepadan dengan ${because}.`;
  return wrongFigures('wrongFreedom')(evidence, printed, text, against);
};

const explained =
  /(\d{1,2}(?:[.,]\d{1,2})?)\s*(?:%|peratus|per ?cent)\s+(?:(?:daripada|of|the|perubahan|dalam)\s+)*(?:varian|variance)/iu;
const squared = /(?<!adjusted |terlaras )(?<![\p{L}\p{N}])R\s?(?:²|2)\s*=\s*(0?[.,]\d{2,3})/gu;

/** '64.1% of the variance' beside R² = .411. */
function varianceRemarks(told: readonly StudySentence[]) {
  const values = foundIn(told, squared);
  return told.flatMap((sentence) => {
    const [, said = ''] = explained.exec(sentence.text) ?? [];
    const [one, another] = values.filter(({ line }) => line.section === sentence.section);
    const share = valueOf(one?.match[1] ?? '') * 100;
    if (said === '' || !one || another || Math.abs(share - valueOf(said)) < 1) return [];
    const text = `Teks menyatakan ${said}% varians, tetapi ${one.match[0]} bermakna ${share.toFixed(1)}%.`;
    return wrongFigures('varianceExplained')(cite(sentence), said, text, cite(one.line));
  });
}

const freedomsOfF = /(?<![\p{L}\p{N}])F\s?\((\d{1,2}), ?(\d{1,4})\)/gu;
const freedomHead = /^(?:dk|df|darjah kebebasan)$/iu;

/** 'F(2, 279)' where the table has 2 and 297. */
const slippedFreedoms = (study: StudyText, told: readonly StudySentence[]) =>
  foundIn(told, freedomsOfF).flatMap(({ line, match: [printed, between, within = ''], evidence }) =>
    tablesSpokenOf(study, line).flatMap((table) => {
      const own = numbersUnder(table, freedomHead);
      const has = (said: string | undefined): boolean => own.some(({ text }) => text === said);
      const meant = own.find(({ text }) => isSlipOf(within, text));
      if (!meant || !has(between) || has(within)) return [];
      return wrongFreedom(evidence, printed, `jadual, yang menunjukkan ${meant.text}`, cite(meant.row));
    }),
  );

const ofSphericity = /bartlett[^.]*?(?:χ²|χ2|x²|khi kuasa dua|chi-square)\s?\((?:df\s?=\s?)?(\d{1,4})\)/giu;
const freedom = ({ size }: Size): number => (size * (size - 1)) / 2;
const sheds =
  /gugur|singkir|dikeluarkan|buang|tolak|ketepi|mansuh|tidak (?:di)?masuk|drop|remov|delet|exclud|elimin|discard|omit/iu;

/** Bartlett's test of 25 items has 25 × 24 / 2 freedoms; no number of items that the paper names has the printed ones, and none has left since. */
const freedomsOfItems = (study: StudyText, told: readonly StudySentence[]) =>
  foundIn(told, ofSphericity).flatMap(({ line, match: [, df = ''], evidence }) => {
    const items = countsWithin(study, 'abstract', 'methodology', 'findings').filter(({ thing }) => thing === 'item');
    const last = items.findLast(({ sentence }) => sentence.at === line.at);
    if (!last || !isNear(freedom(last), +df) || items.some((count) => freedom(count) === +df)) return [];
    const since = study.sentences.slice(study.sentences.indexOf(last.sentence), study.sentences.indexOf(line) + 1);
    if (since.some(({ text }) => sheds.test(text))) return [];
    return wrongFreedom(evidence, df, `${last.printed}: ${last.size} × ${last.size - 1} / 2 = ${freedom(last)}`);
  });

/** Tests whose freedoms do not make up the sample less one. */
const otherModel =
  /berulang|repeated|MANOVA|ANCOVA|kovarian|covaria|Wilks|Pillai|dua hala|two-way|interaksi|interaction|hierar|langkah|stepwise|welch|missing|outlier|terpencil|tidak lengkap|tidak menyatakan/iu;

/** Farther away it is the freedom of another test, though the table has the right one. */
const nearFreedom = 9;

/** 'F(3, 145)' of an analysis of variance or a regression over a sample of 148: its freedoms are the sample's less one. */
const freedomsOfAll: Check = ({ facts, study }) => {
  const size = mainSample(facts.sample)?.size ?? 0;
  if (study.within('methodology', 'findings').some(({ text }) => otherModel.test(text))) return [];
  return foundIn(study.uncited('findings'), freedomsOfF).flatMap(({ match: [printed, one, two], evidence }) => {
    const [between, within] = [Number(one), Number(two)];
    const right = size - 1 - between;
    if (right < 10 || within === right) return [];
    const isInTable = study.tables.some((table) =>
      numbersUnder(table, freedomHead).some(({ value }) => value === right),
    );
    const isMeant =
      isSlipOf(String(within), String(right)) || Math.abs(within - right) <= (isInTable ? nearFreedom : 1);
    if (!isMeant) return [];
    const because = `sampel ${size} orang: ${between} + ${within} + 1 = ${between + within + 1}`;
    return wrongFreedom(evidence, printed, because, mainSample(facts.sample)?.evidence);
  });
};

const independent = /(?:tidak|tak) (?:bersandar|berpasangan)|sampel bebas|independent[- ]samples?/iu;
/** Welch's test, paired tests and missing answers have freedoms of their own. */
const unequal = /welch|paired|(?<!(?:tidak|tak) )berpasangan|missing|outlier|tidak menyatakan|terpencil/iu;

/** t-tests of two groups have the freedom of all in them less two: of the two groups that a table gives, or of the sample where one test has it. */
const wrongFreedoms: Check = ({ facts, study }) => {
  const body = study.body;
  if (!body.some(({ text }) => independent.test(text))) return [];
  const told = foundIn(study.uncited('findings', 'abstract'), /(?<![\p{L}\p{N}])t\s?\((\d{1,4})\)/gu).map(
    ({ line, match: [printed, df], evidence }) => ({ line, printed, df: Number(df), evidence }),
  );
  const againstGroups = told.flatMap(({ line, printed, df, evidence }) =>
    tablesSpokenOf(study, line).flatMap((table) => {
      const sizes = numbersUnder(table, /^(?:n|bil\.?|bilangan)$/iu).map(({ value }) => value);
      const [one = 0, two = 0] = sizes;
      const isRepeated = sizes.length % 2 === 0 && sizes.every((size, index) => size === sizes[index % 2]);
      // Of one group at two times it is one less.
      if (two === 0 || !isRepeated || [one + two - 2, one - 1, two - 1].includes(df)) return [];
      return wrongFreedom(evidence, printed, `jadual: ${one} + ${two} - 2 = ${one + two - 2}`);
    }),
  );
  const size = mainSample(facts.sample)?.size;
  if (size === undefined || body.some(({ text }) => unequal.test(text))) return againstGroups;
  const right = size - 2;
  const because = `${size} orang: ${size} - 2 = ${right}`;
  const strays = told.filter(({ df }) => isSlipOf(String(df), String(right)) && told.some((one) => one.df === right));
  // In one table of t-tests all have it but one row.
  const rows = study.tables
    .filter(({ head }) => head.includes('t') && !head.some((cell) => /^n$/iu.test(cell)))
    .flatMap((table) => {
      const freedoms = numbersUnder(table, freedomHead);
      const odd = freedoms.filter(({ value }) => value !== right);
      return odd.length === 1 && freedoms.length > 1 ? odd : [];
    })
    .filter(({ value }) => Number.isInteger(value));
  return [
    ...againstGroups,
    ...strays.flatMap(({ printed, evidence }) => wrongFreedom(evidence, printed, because)),
    ...rows.flatMap(({ row, text }) => wrongFreedom(cite(row), `${text} bagi "${row.name}"`, because)),
  ];
};
