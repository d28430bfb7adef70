import { wrongFigures, type Check } from '../remarks/remark.ts';
import { inDigits, isPerson, mainSample } from '../study/sample.ts';
import { numberNamed, numeralWords, valueOfNumeral } from '../text/numerals.ts';
import { citation } from '../text/sentences.ts';
import { numberIn } from '../text/paperTables.ts';
import { agrees, sumOf, valueOf } from './figures.ts';
import { cite, type StudySentence } from '../text/studyText.ts';
import { re } from '../text/patterns.ts';

const percent = String.raw`(?<said>\d{1,3}(?:[.,]\d{1,2})?)\s*(?:%|peratus|per ?cent|persen)`;
/** '152 daripada 180 (84.4%)'; 'meninjau 240 buah sekolah dan mendapati 60 buah, iaitu 25 peratus': the two only numbers before a share. */
const ofBase = [
  String.raw`(?<![\d.,\p{L}])(?<count>\d{1,5}|${numeralWords})(?:\s+\p{L}+){0,4}\s+(?:daripada|dari|out of(?: the)?|of(?: the)?)\s+(?<base>\d{1,5})(?:\s+\p{L}+){0,8}\s*(?:\(|,\s*(?:iaitu|or|atau|yaitu|a|an)\s(?:\p{L}+\s+){0,4})\s*${percent}`,
  String.raw`(?<![\d.,=])(?!(?:19|20)\d\d\b)(?<base>\d{2,4})(?![\d.,–-])(?=\s+\p{L})[^\d.;]{3,120}?(?<![\d.,=])(?<count>\d{1,4})(?:\s+\p{L}+){0,3},?\s*(?:\(|iaitu |or |atau )${percent}(?!\s+(?:daripada|of)\b)`,
].map((form) => new RegExp(form, 'giu'));
/** '45 orang (80%)', '45 (80.0 peratus) responden'. */
const ofSample = re.giu`(?<![\d.,=–-]|\b(?:daripada|dari|of(?: the)?) )(?<count>\d{1,4})(?:\s+orang)?(?:\s+\p{L}+){0,3}\s*\(\s*${percent}\s*\)`;
const rate = re.giu`(?:kadar (?:pulangan|pemulangan|pengembalian|respons|maklum balas)|(?:response|return) rate)[^\d.;]{0,25}${percent}`;
const wholeNumber = /(?<![\d.,])(?!(?:19|20)\d\d\b)\d{2,5}(?!\d|[.,]\d|\s*%)/gu;
const anyShare = re.giu`(?<![\d.,])${percent}`;
/** '83.5%' by itself, not beside a count. */
const lone = /(?<![\d.,(–-])(?<said>\d{1,3}[.,]\d{1,2})\s*(?:%|peratus|percent|persen)/giu;
/** 'Giliran ibu bapa mencakupi 31.1% daripada semua giliran', 'bahagian giliran ialah 12.7%': of what. */
const ofWhat = re.giu`(?:${percent}\s+(?:daripada|dari|of)|(?<!\p{L})(?:bahagian|share of|proportion of))(?:\s+(?:(?:ke)?semua|seluruh|keseluruhan|jumlah|bilangan|para|all|the|our|total|number|of))*\s+(?<thing>\p{L}+)`;
const levels = [/\b(?:tinggi|high)\b/iu, /\b(?:sederhana|sedang|moderate)\b/iu, /\b(?:rendah|low)\b/iu];

/** To the last printed digit, however it was rounded. */
export const isShare = (count: number, base: number, printed: string): boolean =>
  base >= count && base > 0 && agrees(printed, (count / base) * 100, 1.001);

const sharesIn = (text: string, form: RegExp) =>
  [...text.matchAll(form)].map(({ groups: { count = '', base, said = '' } = {}, index: at }) => ({
    count: valueOfNumeral(count),
    base: Number(base),
    said,
    at,
  }));
/** Whether a sentence says that its shares are of something else than people. */
const isOfThings = (text: string): boolean =>
  [...text.matchAll(ofWhat)].some(
    ({ groups: { thing = '' } = {} }) =>
      !isPerson.test(thing) && !/^(?:mereka|them|those|these)$/iu.test(thing) && numberNamed(thing) === 0,
  );
type Share = ReturnType<typeof sharesIn>[number];

/** Of so few people only some shares can be. */
const fewPeople = 30;

/** Shares that are not those of the numbers they stand with, nor of any number that the paper has for a part of its sample. */
export const shareRemarks: Check = ({ facts: { sample }, study, design }) => {
  const sizes = sample.map(({ size }) => size);
  const whole = mainSample(sample);
  const main = whole?.size ?? 0;
  const rows = study.tables.flatMap((table) => table.rows);
  const printed = [...study.sentences.filter(({ kind }) => kind !== 'references'), ...rows].flatMap(({ text }) =>
    (text.match(/(?<![\d.,])\d{1,4}(?!\d|[.,]\d)/gu) ?? []).map(Number),
  );
  const bases = [...new Set([...sizes, ...printed])];
  const wrong = (sentence: StudySentence, { count, base, said, at }: Share) => {
    const text = `Teks memberikan ${said}%, tetapi ${count} daripada ${base} ialah ${((count / base) * 100).toFixed(1)}%.`;
    const against = base === main ? whole?.evidence : null;
    return wrongFigures('shareOfItsNumbers')(cite(sentence, at), `${count} ${base} ${said}`, text, against);
  };
  const stated = study.body.flatMap((sentence, index, all) => {
    const text = inDigits(sentence.text);
    const told = ofBase
      .flatMap((form) => sharesIn(text, form))
      .filter((one) => one.count < one.base)
      .filter(({ count, base, said }) => ![base + count, ...sizes].some((other) => isShare(count, other, said)));
    // The rate of return stands behind what was sent and what came back.
    const [returned] = citation.test(text) ? [] : sharesIn(text, rate);
    const before = all[index - 1]?.at === sentence.at ? all[index - 1]?.text : '';
    const numbers = `${before} ${text.slice(0, returned?.at ?? 0)}`.match(wholeNumber) ?? [];
    const [base = 0, count = 0, another] = [...new Set(numbers.map(Number))].toSorted((a, b) => b - a);
    if (returned && count > 0 && another === undefined) told.push({ ...returned, count, base });
    return told.flatMap((one) => {
      // Far from it the share is of something else.
      const isFar = Math.abs((one.count / one.base) * 100 - valueOf(one.said)) > 10;
      return isFar || isShare(one.count, one.base, one.said) ? [] : wrong(sentence, one);
    });
  });
  if (!whole || !design.isEmpirical) return stated;
  const areFew = !design.isQuantitative && Math.max(...sizes) <= fewPeople;
  const canBe = (said: string): boolean =>
    rows.some(({ cells }) => cells.some((cell) => numberIn(cell) === valueOf(said))) ||
    bases.some((base) => base <= fewPeople && isShare(Math.round((valueOf(said) * base) / 100), base, said));
  const ofPeople = study.uncited('findings', 'abstract').flatMap((sentence) => [
    ...sharesIn(sentence.text, ofSample)
      .filter(({ count, said }) => count > 0 && count <= main && valueOf(said) > 0)
      .filter(({ count, said }) => !bases.some((base) => isShare(count, base, said)))
      .flatMap((one) => wrong(sentence, { ...one, base: main })),
    ...(areFew && !isOfThings(sentence.text) ? sharesIn(sentence.text, lone) : [])
      .filter(({ said }) => !canBe(said))
      .flatMap(({ said, at }) => {
        const text = `Peratus ${said}% tidak mungkin diperoleh daripada ${main} orang, dan tiada jadual menunjukkan asalnya.`;
        return wrongFigures('shareImpossible')(cite(sentence, at), said, text, whole.evidence);
      }),
  ]);
  return [...stated, ...ofPeople.slice(0, 3)];
};

/** The shares of three levels, each given once in a sentence, are the whole. */
export const levelShares: Check = ({ study }) =>
  study.uncited('findings', 'abstract').flatMap((sentence) => {
    const shares = sharesIn(sentence.text, anyShare).map(({ said }) => said);
    const sum = sumOf(shares.map(valueOf));
    // Far from the whole they are of several things.
    const isSlip = shares.length === 3 && Math.abs(sum - 100) > 1.5 && Math.abs(sum - 100) <= 15;
    if (!isSlip || !levels.every((level) => level.test(sentence.text))) return [];
    const text = `Peratus yang dinyatakan berjumlah ${shares.join(' + ')} = ${Number(sum.toFixed(1))}%, bukan 100%.`;
    return wrongFigures('sharesNotWhole')(cite(sentence), shares.join(' '), text);
  });
