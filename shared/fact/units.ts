import { numeralRun, wholeNumeral } from '../text/numerals.ts';
import { sumOf } from '../values/sum.ts';

export const number = String.raw`\d+(?:[.,]\d+)?`;
const anyNumber = new RegExp(number, 'g');

/** '½' and '3/4' as numbers; 0 for ''. */
function fractionOf(text: string): number {
  const [part = 0, whole = 1] = text.normalize('NFKC').split(/[/⁄]/).map(Number);
  return part / whole;
}
const fraction = String.raw`[½¼¾]|(?<!\d)[13]/[24](?!\d)`;
const hourUnit = String.raw`jam|hours?|hrs?|[jh]`;
const minuteUnit = String.raw`minit|menit|minutes?|mins?|m`;
const hourForm = String.raw`(?:(${number})\s*(${fraction})?|(${fraction}))\s*(?:${hourUnit})(?!\p{L})`;
const minuteForm = String.raw`(\d+)\s*(?:${minuteUnit})(?!\p{L})`;
const wholeForm = String.raw`${hourForm}(?:\s*(?:(?:dan|and)\s+)?${minuteForm})?|${minuteForm}`;
const duration = new RegExp(String.raw`(?<![\p{L}\d.,])(?:(\d{1,2})\s*[x×]\s*)?(?:${wholeForm})`, 'giu');

const beforeUnit = new RegExp(
  String.raw`(${numeralRun})[\s-]+(?:(?<=\p{L}\s+)(?:dan|and)\s+(?=½))?(?=½|jam|hour|minit|minute|kredit|credit)`,
  'giu',
);
/** 'two-hour', 'dua jam', 'dua dan setengah jam' and 'dua jam setengah' in digits. */
const inDigits = (text: string): string =>
  text
    .replace(/(?<!\p{L})(?:setengah|half an)(?=\s)/giu, '½')
    // Of 'two to 3 hours' nothing is read.
    .replace(beforeUnit, (_, run: string) =>
      /\p{L}/u.test(run) ? `${wholeNumeral(run) ?? run.replaceAll(/\d+/g, '…')} ` : `${run} `,
    )
    .replace(/(\d)(\s*(?:jam|hours?))\s+(?:½|setengah(?!\p{L}))/giu, '$1½$2');

/** '( 06L : 03P )': hours of lectures, tutorials and practicals, which '9 hours' behind it tells again. */
const ofKinds = /\(\s*\d{1,2}\s*L(?:\s*:\s*\d{1,2}\s*[TP])+\s*\)/g;

/** Each duration that a text states, whole: '2j 30min' is 2.5 and never 2, '4 x 30 minit' 2. '5 m' within other words may be a length. */
export function durationsIn(text: string): { form: string; hours: number }[] {
  const kinds = (text.match(ofKinds) ?? []).map((form) => ({ form, hours: sumOfParts(form) }));
  const stated = [...inDigits(text).matchAll(duration)].flatMap((match) => {
    const [form, times = '1', whole = '0', part = '', alone = '', minutes = '0', minutesAlone = minutes] = match;
    const isLength = /^\d+\s*m$/i.test(form) && form !== text.trim();
    const parts = [asNumber(whole), fractionOf(part), fractionOf(alone), Number(minutesAlone) / 60];
    return isLength ? [] : [{ form, hours: sumOf(parts.map((hours) => hours * Number(times))) }];
  });
  return [...kinds.filter((kind) => stated.every(({ hours }) => hours !== kind.hours)), ...stated];
}

/** A text without its durations: '(Minggu 2, 8 jam)' tells of week 2 alone. */
export const withoutDurations = (text: string): string =>
  durationsIn(text).reduce((rest, { form }) => rest.replace(form, ' '), inDigits(text));

/** The hours of a text that states a duration and nothing else: '5h30m' is 5.5, '30 m' and 'setengah jam' half, '1½ jam' 1.5, '02:30' 2.5; null for other texts. */
export function hoursOf(text: string): number | null {
  const plain = inDigits(text.trim());
  const [, clock, past] = /^(\d{1,2}):([0-5]\d)$/.exec(plain) ?? [];
  if (clock !== undefined) return Number(clock) + Number(past) / 60;
  const [stated] = durationsIn(plain);
  return stated?.form === plain && stated.hours > 0 ? stated.hours : null;
}
/** The units of each kind, those that others give way to first: 'Peperiksaan (40%): Bahagian A 30 markah' weighs 40. */
const units = {
  weight: [String.raw`%|peratus\b|per ?cent\b`, String.raw`markah\b|marks?\b`],
  hours: [],
  slt: [],
  credit: [String.raw`-?(?:(?:jam )?kredit|credits?|sks|units?)\b`],
} as const;
export type NumberKind = keyof typeof units;

export const asNumber = (text: string): number => Number(text.replace(',', '.'));

/** Brackets are detail: '15 (10+5)' is 15; where the only digits stand in brackets, they are not: 'dua puluh peratus (20)'. */
export const withoutDetail = (text: string): string => {
  const bare = text.replace(/\([^)]*\)/g, ' ').trim();
  return /\d/.test(bare) ? bare : text;
};

/** 'Peperiksaan (40%)', not 'Kuiz (lulus 50%)'. */
const percentAlone = new RegExp(String.raw`\(\s*${number}\s*%\s*\)`, 'g');

/** '15% + 10%' and '10 + 10%': one weight in parts. */
const inParts = String.raw`${number}(?:\s*%?\s*\+\s*${number})*`;

/** The numbers of a text that stand before a unit of their kind; those in brackets only where there are no others, but for a percentage by itself. */
export function unitNumbers(kind: NumberKind, whole: string): number[] {
  const text = kind === 'credit' ? inDigits(whole) : whole;
  const forms = units[kind].map((unit) => new RegExp(`(${kind === 'weight' ? inParts : number})\\s*(?:${unit})`, 'gi'));
  const bare = withoutDetail(text);
  const alone = text.match(percentAlone)?.join(' ') ?? '';
  const stated =
    forms.length === 0
      ? [bare, text].map((each) => durationsIn(each).map(({ hours }) => hours))
      : [
          ...forms.flatMap((form) => [bare, alone].map((each) => numbersIn(form, each))),
          ...forms.map((form) => numbersIn(form, text)),
        ];
  return stated.find(({ length }) => length > 0) ?? [];
}
export const sumOfParts = (digits: string): number => sumOf((digits.match(anyNumber) ?? []).map(asNumber));
const numbersIn = (form: RegExp, text: string): number[] =>
  [...text.matchAll(form)].map(([, digits = '']) => sumOfParts(digits));
