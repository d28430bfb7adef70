import { numberIn } from '../../../../lambdas/acadiora/register/tables.ts';
import { re } from '../../../../lambdas/acadiora/facts/text/words.ts';
import { excerpt } from '../../../../lambdas/acadiora/facts/text/studyText.ts';
import type { RegisterAnswer } from '../../../../lambdas/acadiora/register/schema.ts';
import type { Ref } from '../../../../shared/document/document.ts';
import { quoted } from '../language.ts';
import { plainBands } from './tables.ts';

type Answer = RegisterAnswer;
type Test = Answer['tests'][number];

export interface Said {
  text: string;
  at: Ref[];
}

/** The sentence about a figure, by which it is called: the few words before it may say the same of two. */
const nameOf = ({ text }: Said, at: number): string => quoted(excerpt(text, at));

const number = String.raw`[-–−]?(?:\d+[.,])?[.,]?\d+`;
const statistic = String.raw`(?<![\p{L}\d])(t|F|χ²|χ2|r|z|U|H)\s?(?:\(([^()]{1,30})\))?\s?=\s?(${number})`;
const test = re.gu`${statistic}(?:[,;]\s*(?:p|[Ss]ig\.?)\s*([=<>])\s*(${number}))?`;
const kinds: ReadonlySet<string> = new Set(['t', 'F', 'r', 'z', 'U', 'H']);
const freedoms: Partial<Record<Test['kind'], number>> = { t: 1, F: 2, chi2: 1, r: 1 };
const valueOf = (text = ''): number | null => numberIn(text.replace('–', '-'));

/** 't(38) = 2.1, p = .04', with as many degrees of freedom as its kind has. */
export const testsIn = (said: Said): Test[] =>
  [...said.text.matchAll(test)].flatMap((match) => {
    const [, symbol = '', within = '', figure, sign, p] = match;
    const kind = (kinds.has(symbol) ? symbol : 'chi2') as Test['kind'];
    const [freedom = '', n] = within.split(/,?\s*N\s*=\s*/u);
    const df = freedom.split(',').flatMap((one) => valueOf(one) ?? []);
    const value = valueOf(figure);
    const probability = valueOf(p);
    const isWhole = df.length === freedoms[kind] || probability !== null || kind === 'r';
    if (value === null || !isWhole || (df.length > 0 && df.length !== (freedoms[kind] ?? 1))) return [];
    if (kind === 'r' && Math.abs(value) > 1) return [];
    return [
      {
        kind,
        of: nameOf(said, match.index),
        value,
        df,
        n: valueOf(n),
        isPaired: null,
        tails: null,
        at: said.at,
        p: probability === null ? null : { sign: sign as '=', value: probability },
      },
    ];
  });

const size = /(?<![\p{L}\d]|\(\d+, )([nN])\s?=\s?(\d{1,3}(?:,\d{3})+|\d+)(?![\d/.,]*\d|\s?[/%])/gu;

/** A sentence that reports a test says before a size what was found, and not who was asked. */
const reportsTest = re.u`${statistic}|(?<!\p{L})p\s?[<>=]`;

/** 'n = 32' of a group; 'N = 142' of all. What a caption says is the whole of its table. */
export function samplesIn({ text, at }: Said): Answer['samples'] {
  if (reportsTest.test(text)) return [];
  let from = 0;
  return [...text.matchAll(size)].flatMap((match) => {
    const before = text.slice(from, match.index).replace(/^[\s,;.)]+|[\s(,;:[]+$/gu, '');
    const who = quoted(before.split(/\s+/u).slice(-12).join(' '));
    const n = numberIn(match[2] ?? '') ?? 0;
    from = match.index + match[0].length;
    return n < 1 ? [] : [{ who, role: match[1] === 'N' ? ('analysed' as const) : ('group' as const), n, at }];
  });
}

const share = /(?<![\d.,/])(\d{1,4}) (?:daripada|of|out of) (\d{1,4})(?: \p{L}+){0,5} \((\d{1,3}(?:[.,]\d+)?)\s?%\)/giu;

/** '24 daripada 32 orang murid (75.0%)': a count, its whole and its share. */
export const sharesSaid = (said: Said): Answer['splits'] =>
  [...said.text.matchAll(share)].map((match) => {
    const [n = null, whole = null, percent = null] = match.slice(1, 4).map(numberIn);
    const name = nameOf(said, match.index);
    return { of: name, whole, parts: [{ name, n, percent }], isComplete: false, at: said.at };
  });

const band = /(\p{L}{3,20}) \((\d[.,]\d\d) (?:hingga|to|-|–) (\d[.,]\d\d)\)/gu;

/** 'rendah (1.00 hingga 2.33), sederhana (2.34 hingga 3.66)'. */
export const bandsSaid = (said: Said): Answer['bands'] =>
  plainBands(
    [...said.text.matchAll(band)].map(([, label = '', from = '', to = '']) => ({
      label,
      from: numberIn(from) ?? 0,
      to: numberIn(to) ?? 0,
      at: said.at,
    })),
  );
