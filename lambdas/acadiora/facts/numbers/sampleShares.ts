import type { CountedRemark } from '../../../../shared/acadiora/facts.ts';
import { citation } from '../remarks/claimRemarks.ts';
import { weakness, type Checked } from '../remarks/remark.ts';
import { cite, sentencesWithin } from '../text/studyText.ts';

/** '45 orang (80%)', '45 (80.0 peratus) responden'. */
const countAndShare =
  /(?<![\d.,=–-])(\d{1,4})(?:\s+orang)?(?:\s+\p{L}+){0,3}\s*\(\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:%|peratus|percent|persen)\s*\)/giu;

/**
 * A count with its share of the sample that is the share of something else. Only where the paper states one size of the sample and has
 * no number that the share could be of: a part of the sample is named with its size.
 */
export function shareMismatches({ facts: { sample }, study }: Checked): CountedRemark[] {
  const [whole] = sample;
  if (whole === undefined || sample.some(({ size }) => size !== whole.size)) return [];
  const printed = new Set(
    [...study.sentences.filter(({ kind }) => kind !== 'references'), ...study.tables.flatMap(({ rows }) => rows)]
      .flatMap(({ text }) => text.match(/(?<![\d.,])\d{1,4}(?![\d]|[.,]\d)/gu) ?? [])
      .map(Number),
  );
  return sentencesWithin(study, 'findings', 'abstract')
    .filter(({ text }) => !citation.test(text))
    .flatMap((sentence) =>
      [...sentence.text.matchAll(countAndShare)].flatMap((match) => {
        const [, count = '', share = ''] = match;
        const number = Number(count);
        const percent = Number(share.replace(',', '.'));
        if (number === 0 || number > whole.size || percent === 0) return [];
        const isPossible = [whole.size, ...printed].some((base) => isShare(number, base, percent, share));
        return isPossible
          ? []
          : weakness(cite(sentence, match.index), {
              check: 'shareAgainstSample',
              subject: `${count} ${share}`,
              criterion: 'findings',
              text: `Teks menyatakan ${count} orang bersamaan ${share}%, tetapi ${count} daripada ${whole.size} ialah ${((number / whole.size) * 100).toFixed(1)}%.`,
              advice:
                'Semak bilangan dan peratus dengan data asal, kemudian samakan kedua-duanya dalam teks dan jadual.',
              against: whole.evidence,
              priority: 2,
              cap: { item: 'ketepatan', level: 2 },
            });
      }),
    )
    .slice(0, 3);
}

/** To the last printed digit, however it was rounded. */
const isShare = (count: number, base: number, percent: number, printed: string): boolean => {
  const digits = /[.,](\d+)/u.exec(printed)?.[1]?.length ?? 0;
  return base >= count && base > 0 && Math.abs((count / base) * 100 - percent) <= 1.001 / 10 ** digits;
};
