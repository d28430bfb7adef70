import { tell } from '../messages.ts';
import { claimsIn, plainText } from '../../claims/claim.ts';
import { knownOf } from '../../claims/known.ts';
import { sentencesOf } from '../../claims/names.ts';
import { numbersInWords, valueOf } from '../../claims/numbers.ts';
import { computed, operandsIn } from '../../claims/sums.ts';
import { hoursOf } from '../../fact/units.ts';
import { parseText } from '../../richText/parse.ts';
import { saysWhole } from '../../text/comparable.ts';
import type { Course } from '../course/courseView.ts';
import { asksOf } from '../counting/sections.ts';
import { follows, isConverted, isRounded, numbersIn, valuesIn, withoutPrefixes } from '../items/cites.ts';
import { type ItemText, optionsOf, textsOf, wordsOf } from '../items/flags.ts';
import { columnTotals, optionFaults, tableFaults, takenFaults, valuesOf } from '../items/taken.ts';
import { workingFaults } from '../items/working.ts';
import { captionNumber, missingMaterials } from '../items/forms.ts';
import type { ExamQuestion } from '../schemas.ts';
import { type Fault, fault } from './fault.ts';
import { type Ground, isDeclaredInvented, sourceFaults, textFaults } from './knownOfAssessment.ts';
import { askedFaults, levelFaults } from './levels.ts';

/** What items claim beyond course and notes. */

const isCount = (value: number): boolean => Number.isInteger(value) && value <= 12;

/** Numbers that a text other than the stem gives as those of a work, and that the item and its passages do not have: the work itself was not sent. */
function attributedFaults([at, text]: ItemText, works: readonly string[], given: readonly string[]): Fault[] {
  const plain = plainText(parseText(text));
  const known = given.flatMap(valuesIn);
  return sentencesOf(plain).flatMap(({ from, to }) => {
    const sentence = plain.slice(from, to);
    return works
      .filter((work) => saysWhole(sentence, work))
      .flatMap((work) =>
        numbersIn(sentence)
          .filter((number) => !isCount(valueOf(number)) && !known.includes(valueOf(number)))
          .filter((number) => !numbersIn(work).includes(number))
          .map((number) => fault(at, number, tell.notOfWork(number, work))),
      );
  });
}

const nothing: Ground = { known: knownOf([]), own: [], told: {} };
/** '18 / 6 = 12', whatever else is known; one that comes to a wrong option shows the slip behind it. */
const sumFaults = (at: Fault['at'], text: string, wrong: readonly string[] = []): Fault[] =>
  textFaults(at, text, nothing, ({ claim }) => {
    const [result = NaN] = valuesIn(claim.text.split('=').at(-1) ?? '');
    return claim.kind === 'sum' && !wrong.flatMap(valuesIn).includes(result);
  });

/** Numbers that nobody has to state: of time, of circles, of gravity, of gases, of the heat of water, of normal curves. */
const constants = [
  0.5, 60, 3600, 24, 365, 360, 180, 52, 100, 1000, 1_000_000, 9.81, 9.8, 0.0821, 4200, 1.96, 1.645, 2.58,
];
/** 22/7 is π. */
const withPi = (text: string): string => text.replace(/\b22 ?\/ ?7\b/gu, 'π');
/** Percentages as parts of one: 0.485 of '48.5 %'. */
const sharesIn = (text: string): number[] =>
  claimsIn(text).flatMap(({ unit, values }) =>
    unit === 'percent' || unit === 'share' ? values.map((value) => Number((Number(value) / 100).toPrecision(12))) : [],
  );
type Counted = Record<'given' | 'scheme' | 'lines' | 'worked', readonly string[]>;
/**
 * What a scheme counts with and neither its item and the passages that this cites (`given`), nor a step of the `scheme` has; without a passage the
 * notes count. `isLike`: whether a number follows from those of the item, though no step shows how.
 */
function operandFaults(
  at: Fault['at'],
  operands: readonly string[],
  { given, scheme, lines, worked }: Counted,
  isLike = follows,
): Fault[] {
  // Of something with figures: 'σ = 0.020' is no result.
  const steps = [...scheme.join('\n').matchAll(/\d[^=≈\n]*[=≈]\s*[-−]?\D{0,3}(?=(\d[\d.,]*\d|\d))/gu)];
  const results = steps.map(([, digits = '']) => digits);
  const own = [...given.flatMap(numbersIn), ...results];
  const rounded = results.map(valueOf).flatMap((one) => [Math.ceil(one), Math.floor(one)]);
  const known = [
    ...constants,
    ...rounded,
    ...own.map(valueOf),
    ...columnTotals(given),
    ...given.flatMap(numbersInWords),
    ...withoutPrefixes(given.join('\n')),
    ...given.flatMap(sharesIn),
    ...lines.flatMap(valuesIn),
  ];
  return [...new Set(operands)].flatMap((number) =>
    isCount(valueOf(number)) ||
    [Math.PI, Math.E].some((one) => isRounded(number, one)) ||
    known.includes(valueOf(number)) ||
    isLike(number, own) ||
    worked.flatMap(computed).some((value) => isRounded(number, value))
      ? []
      : [fault(at, number, tell.unknownOperand(number))],
  );
}

/** Values of a formula that neither the item with its passages, nor a step before has; of the name that it is worked out for the value is its result. `told`: numbers that are told already. */
const valueFaults = (
  { working = [] }: ExamQuestion,
  of: Pick<Counted, 'given' | 'lines'>,
  told: readonly string[],
): Fault[] =>
  working.flatMap(({ formula = '', values = [] }, i) => {
    const before = working.slice(0, i);
    const steps = before.map(({ expression, result }) => `${expression} = ${result}`);
    const counted = { ...of, scheme: steps, worked: before.map(({ expression }) => expression) };
    const sides = formula.split('=').map((side) => side.trim());
    return valuesOf(values).flatMap(({ name, value }) => {
      const numbers = numbersIn(value).filter((number) => !told.includes(number));
      return sides.includes(name) || operandFaults(['stem'], numbers, counted, isConverted).length === 0
        ? []
        : [fault(['stem'], '', tell.unknownOperand(`${name} = ${value}`))];
    });
  });

/**
 * 'Rajah 1', or words that point at one, where the item has neither a caption nor a table; of the notes' figures a candidate has none. Beside a
 * table of its own a number that neither the item nor the notes have. `lines`: of the notes.
 */
function figureFaults(asked: readonly ItemText[], pointers: readonly string[], lines: readonly string[]): Fault[] {
  const whole = asked.map(([, text]) => text).join('\n\n');
  const tables = parseText(whole).filter(({ kind }) => kind === 'table').length;
  const ofNotes = lines.flatMap((line) => captionNumber(line) ?? []);
  const known = [
    ...ofNotes,
    ...whole.split('\n').flatMap((line) => captionNumber(line) ?? []),
    ...Array.from({ length: tables }, (_, i) => `${i + 1}`),
  ];
  const isKnown = (number: string): boolean => tables > 0 && (ofNotes.length === 0 || known.includes(number));
  const numbered = asked.flatMap(([at, text]) =>
    textFaults(at, text, nothing, ({ claim }) => claim.kind === 'figure' && !isKnown(claim.text.split(' ')[1] ?? '')),
  );
  if (numbered.length > 0) return numbered.map((one) => ({ ...one, reason: tell.notInItem(one.text) }));
  return missingMaterials(whole, pointers).map((words) => {
    const [at] = asked.find(([, text]) => text.includes(words)) ?? [];
    return fault(at ?? ['stem'], at ? words : '', tell.notInItem(words));
  });
}

/** What asks may show a slip that is to be found, and a wrong option is one. */
const isOfAnswer = (question: ExamQuestion, [field, place, part]: Fault['at']): boolean =>
  question.kind === 'aneka-pilihan' && field === 'options'
    ? question.options[Number(place)]?.key === question.answer
    : field !== 'stem' && part !== 'text';

/** The one percentage of a stem, which nothing of its item uses: a finding that the writer tells of the world; several are data. `used`: all other texts. */
function idleFaults({ stem }: ExamQuestion, used: readonly string[], ground: Ground): Fault[] {
  const isData = claimsIn(stem).filter(({ unit }) => unit === 'percent').length > 1;
  return textFaults(['stem'], stem, ground, ({ claim, sentence }) => {
    const isUsed = claim.values.every((value) => used.flatMap(valuesIn).includes(Number(value)));
    // A label counts for the sentences behind it, which go on with the situation, and for the one before it.
    const [before = '', after = ''] = stem.split(sentence);
    const next = sentencesOf(after).slice(0, 1);
    const around = before + sentence + next.map(({ from, to }) => after.slice(from, to)).join('');
    return claim.unit === 'percent' && !isData && !isUsed && !isDeclaredInvented(around);
  });
}

/** A paper as candidates are told of it; 0 marks: not known. */
interface Paper {
  duration: string;
  marks: number;
}

/** Our own rule: a question may take so many times its share of the paper's time. */
const longestShare = 3;

/**
 * Time that candidates are told to have and that is not their paper's: more than that, or too much for one question where it may be its own.
 * Beside the paper's any shorter one is a part of it.
 */
function timeFaults({ time = '', marks }: ExamQuestion, asked: readonly ItemText[], paper: Paper): Fault[] {
  const hours = hoursOf(paper.duration);
  const times = claimsIn(time).filter(({ unit }) => unit === 'time');
  const longest = Math.max(...times.flatMap(({ values }) => values.map(Number)));
  if (hours === null || times.length === 0) return [];
  const minutes = hours * 60;
  const isOwn = longest <= (minutes * longestShare * marks) / paper.marks;
  if (longest === minutes || (longest < minutes && isOwn)) return [];
  return times.flatMap(({ values, text }) => {
    const place = values.map(Number).includes(longest) ? asked.find(([, words]) => words.includes(text)) : undefined;
    const reason =
      longest > minutes ? tell.otherDuration(minutes, text) : tell.longTime(text, minutes, marks, paper.marks);
    return place ? [fault(place[0], text, reason)] : [];
  });
}

/** `ground`: course and notes. */
export function itemFaults(
  question: ExamQuestion,
  course: Course,
  ground: Ground,
  paper: Paper = { duration: '', marks: 0 },
): Fault[] {
  const texts = textsOf(question);
  const whole = wordsOf(question).join('\n');
  const asked = texts.filter(([at]) => !isOfAnswer(question, at) && at[0] !== 'options');
  const askedTexts = asked.map(([, text]) => text);
  const given = [...askedTexts, ...question.sources.map(({ quote }) => quote)];
  const passages = question.sources.filter(({ n }) => n > 0).map(({ quote }) => quote);
  const ofScheme = texts.filter(([at]) => question.kind !== 'aneka-pilihan' && isOfAnswer(question, at));
  const scheme = ofScheme.map(([, text]) => text);
  const wrong = question.kind === 'aneka-pilihan' ? optionsOf(question).distractors : [];
  const { working = [] } = question;
  const worked = working.map(({ expression }) => expression);
  const lines = passages.length > 0 ? [] : (ground.told.lines ?? []);
  // What a step of the working comes to may stand in the scheme without its equals sign.
  const steps = working.map(({ expression, result }) => `${expression} = ${result}`);
  const told = [...scheme, ...steps];
  const unknown = operandFaults(
    ['stem'],
    worked.flatMap((one) => numbersIn(withPi(one))),
    { given, scheme: told, lines, worked },
  );
  return [
    ...asksOf(question).flatMap((one) => levelFaults(['cognitiveLevel'], one.cognitiveLevel, one.clo, course.clos)),
    ...asked.flatMap(([[, place], text]) => {
      const { aim = question } = (question.kind === 'struktur' && question.parts[Number(place)]) || {};
      return askedFaults(['cognitiveLevel'], text, aim, course.clos);
    }),
    ...ofScheme.flatMap(([at, text]) =>
      operandFaults(at, operandsIn(withPi(text)), { given, scheme: told, lines, worked }),
    ),
    ...unknown.map((one) => ({ ...one, text: '' })),
    ...valueFaults(
      question,
      { given, lines },
      unknown.map(({ text }) => text),
    ),
    ...[
      ...workingFaults(question),
      ...(question.kind === 'aneka-pilihan' ? optionFaults(question) : []),
      ...takenFaults(question, { given, passages }),
      ...(question.hasDeliberateError ? [] : tableFaults(askedTexts)),
    ].map((reason) => fault(['stem'], '', reason)),
    ...texts.flatMap(([at, text]) => sourceFaults(at, text, ground, whole, question.works ?? [])),
    ...texts
      .filter(([at]) => isOfAnswer(question, at))
      .flatMap((text) => attributedFaults(text, question.works ?? [], [...given, ...steps])),
    ...texts.flatMap(([at, text]) => (isOfAnswer(question, at) ? sumFaults(at, text, wrong) : [])),
    ...idleFaults(question, [...told, ...texts.filter(([at]) => at[0] !== 'stem').map(([, text]) => text)], ground),
    ...timeFaults(question, asked, paper),
    ...figureFaults(asked, question.pointers ?? [], ground.told.lines ?? []),
  ];
}
