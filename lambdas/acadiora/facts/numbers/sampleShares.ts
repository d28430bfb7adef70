import type { CountedRemark } from '../../../../shared/acadiora/facts.ts';
import { citation } from '../lexicon.ts';
import { wrongFigure, type Checked } from '../remarks/remark.ts';
import { inDigits, mainSize } from '../study/sample.ts';
import { bodySentences, cite, sentencesWithin } from '../text/studyText.ts';

/** '45 orang (80%)', '45 (80.0 peratus) responden'. */
const countAndShare =
  /(?<![\d.,=–-]|\b(?:daripada|dari|of(?: the)?) )(\d{1,4})(?:\s+orang)?(?:\s+\p{L}+){0,3}\s*\(\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:%|peratus|percent|persen)\s*\)/giu;

/** '83.5%' by itself, not beside a count and not a share of time or marks. */
const share = /(?<![\d.,(–-])(\d{1,3}[.,]\d{1,2})\s*(?:%|peratus|percent|persen)/giu;
const anyShare = /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:%|peratus|percent|persen)/giu;
const levels = [/\b(?:tinggi|high)\b/iu, /\b(?:sederhana|sedang|moderate)\b/iu, /\b(?:rendah|low)\b/iu];

/** The shares of three levels, each given once in a sentence, are the whole. */
export const levelShares = ({ study }: Checked): CountedRemark[] =>
  sentencesWithin(study, 'findings', 'abstract').flatMap((sentence) => {
    const shares = [...sentence.text.matchAll(anyShare)].map(([, printed = '']) => printed);
    const sum = shares.reduce((whole, printed) => whole + numberOf(printed), 0);
    // Far from the whole they are of several things.
    const isSlip = shares.length === 3 && Math.abs(sum - 100) > 1.5 && Math.abs(sum - 100) <= 15;
    if (!isSlip || citation.test(sentence.text) || !levels.every((level) => level.test(sentence.text))) return [];
    return wrongFigure(cite(sentence), {
      check: 'sharesNotWhole',
      subject: shares.join(' '),
      text: `Peratus yang dinyatakan berjumlah ${shares.join(' + ')} = ${Number(sum.toFixed(1))}%, bukan 100%.`,
      advice: 'Semak peratus setiap tahap dengan data asal dan dengan jadual.',
    });
  });

/** '152 daripada 180 (84.4%)'. */
const shareOfBase =
  /(?<![\d.,])(\d{1,5})(?:\s+\p{L}+){0,4}\s+(?:daripada|dari|out of(?: the)?|of(?: the)?)\s+(\d{1,5})(?:\s+\p{L}+){0,4}\s*(?:\(|,\s*(?:iaitu|or|atau)\s)\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:%|peratus|per ?cent|persen)/giu;
const rate =
  /(?:kadar (?:pulangan|pemulangan|pengembalian|respons|maklum balas)|(?:response|return) rate)[^\d.;]{0,25}(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:%|peratus|percent|persen)/iu;

/** 'meninjau 240 buah sekolah dan mendapati 60 buah, iaitu 25 peratus': the two only numbers before a share. */
const shareOfTwo =
  /(?<![\d.,=])(?!(?:19|20)\d\d\b)(\d{2,4})(?![\d.,–-])(?=\s+\p{L})[^\d.;]{3,120}?(?<![\d.,=])(\d{1,4})(?:\s+\p{L}+){0,3},?\s*(?:\(|iaitu |or |atau )(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:%|peratus|per ?cent|persen)(?!\s+(?:daripada|of)\b)/giu;

/** A share whose two numbers stand beside it: 'X of Y (Z%)', or the rate of return behind what was sent and what came back. */
export const statedShares = ({ facts, study }: Checked): CountedRemark[] => {
  const others = facts.sample.map(({ size }) => size);
  return bodySentences(study).flatMap((sentence, index, all) => {
    const text = inDigits(sentence.text);
    const ofBase = [
      ...[...text.matchAll(shareOfBase)].map(([, count, base, printed = '']) => [count, base, printed] as const),
      ...[...text.matchAll(shareOfTwo)].map(([, base, count, printed = '']) => [count, base, printed] as const),
    ]
      .map(([count, base, printed]) => ({ count: Number(count), base: Number(base), said: printed }))
      .filter(
        (one) =>
          one.count < one.base &&
          !isShare(one.count, one.base + one.count, numberOf(one.said), one.said) &&
          !others.some((other) => isShare(one.count, other, numberOf(one.said), one.said)),
      );
    const said = citation.test(text) ? null : rate.exec(text);
    const before = all[index - 1]?.at === sentence.at ? `${all[index - 1]?.text} ` : '';
    const counts = said
      ? [
          ...`${before}${text.slice(0, said.index)}`.matchAll(
            /(?<![\d.,])(?!(?:19|20)\d\d\b)\d{2,5}(?![\d]|[.,]\d|\s*%)/gu,
          ),
        ].map(Number)
      : [];
    const [base = 0, count = 0, another] = [...new Set(counts)].toSorted((a, b) => b - a);
    const returned = said && count > 0 && another === undefined ? [{ count, base, said: said[1] ?? '' }] : [];
    return [...ofBase, ...returned].flatMap((one) =>
      isShare(one.count, one.base, numberOf(one.said), one.said) ||
      // Far from it the share is of something else.
      Math.abs((one.count / one.base) * 100 - numberOf(one.said)) > 10
        ? []
        : wrongFigure(cite(sentence), {
            check: 'shareOfItsNumbers',
            subject: `${one.count} ${one.base} ${one.said}`,
            text: `Teks memberikan ${one.said}%, tetapi ${one.count} daripada ${one.base} ialah ${((one.count / one.base) * 100).toFixed(1)}%.`,
            advice: 'Kira semula peratus itu daripada bilangannya.',
          }),
    );
  });
};

/** Of so few people only some shares can be. */
const fewPeople = 30;

/**
 * Shares of the sample that it cannot have: a count with a share of something else, or a share that no count of so few people makes. Not
 * where the paper has a number that the share could be of: a part of the sample is named with its size.
 */
export function shareMismatches({ facts: { sample }, study, design }: Checked): CountedRemark[] {
  const size = mainSize(sample);
  const whole = sample.find((one) => one.size === size);
  if (whole === undefined || !design.isEmpirical) return [];
  const printed = [
    ...sample.map((one) => one.size),
    ...[...study.sentences.filter(({ kind }) => kind !== 'references'), ...study.tables.flatMap(({ rows }) => rows)]
      .flatMap(({ text }) => text.match(/(?<![\d.,])\d{1,4}(?![\d]|[.,]\d)/gu) ?? [])
      .map(Number),
  ];
  const bases = [...new Set(printed)];
  const remark = {
    advice: 'Semak bilangan dan peratus dengan data asal, kemudian samakan kedua-duanya dalam teks dan jadual.',
    against: whole.evidence,
  };
  return sentencesWithin(study, 'findings', 'abstract')
    .filter(({ text }) => !citation.test(text))
    .flatMap((sentence) => [
      ...[...sentence.text.matchAll(countAndShare)].flatMap((match) => {
        const [, count = '', said = ''] = match;
        const number = Number(count);
        const percent = numberOf(said);
        if (number === 0 || number > whole.size || percent === 0) return [];
        if (bases.some((base) => isShare(number, base, percent, said))) return [];
        return wrongFigure(cite(sentence, match.index), {
          ...remark,
          check: 'shareAgainstSample',
          subject: `${count} ${said}`,
          text: `Teks menyatakan ${count} orang bersamaan ${said}%, tetapi ${count} daripada ${whole.size} ialah ${((number / whole.size) * 100).toFixed(1)}%.`,
        });
      }),
      ...(design.isQuantitative || Math.max(...sample.map((one) => one.size)) > fewPeople
        ? []
        : [...sentence.text.matchAll(share)].flatMap((match) => {
            const said = match[1] ?? '';
            const isPossible = bases.some(
              (base) =>
                base <= fewPeople && isShare(Math.round((numberOf(said) * base) / 100), base, numberOf(said), said),
            );
            if (isPossible) return [];
            return wrongFigure(cite(sentence, match.index), {
              ...remark,
              check: 'shareImpossible',
              subject: said,
              text: `Peratus ${said}% tidak mungkin diperoleh daripada ${whole.size} orang, dan tiada jadual menunjukkan asalnya.`,
            });
          })),
    ])
    .slice(0, 3);
}

const numberOf = (printed: string): number => Number(printed.replace(',', '.'));

/** To the last printed digit, however it was rounded. */
export const isShare = (count: number, base: number, percent: number, printed: string): boolean => {
  const digits = /[.,](\d+)/u.exec(printed)?.[1]?.length ?? 0;
  return base >= count && base > 0 && Math.abs((count / base) * 100 - percent) <= 1.001 / 10 ** digits;
};
