import { readdirSync, readFileSync } from 'node:fs';
import { type RegisterAnswer, registerAnswerSchema } from '../../../lambdas/acadiora/register/schema.ts';
import { criterionKeys, type CriterionKey, type StudyKind } from '../../../shared/acadiora/criteria.ts';
import { type RowKind, rowKinds } from '../../../shared/acadiora/register.ts';
import type { SourceDocument } from '../../../shared/document/document.ts';
import { documentOf } from '../../support/blocks.ts';
import { bareAnswer, bareRegister } from '../../support/reviewer.ts';

/** What rows of a register have where a recording does not say it. */
const plainRows: { [K in RowKind]?: Partial<RegisterAnswer[K][number]> } = {
  aims: { kind: 'objective', answer: '', answeredAt: [] },
  instruments: { construct: '', items: null, scale: null, reliability: null, isValidated: false, isScored: false },
  measures: { kind: 'mean', group: '', level: '', scale: null, parts: [] },
  tests: { df: [], n: null, isPaired: null, tails: null },
  claims: { restsOn: [] },
};

/** A register with one more line of a recording. */
function withLine(register: RegisterAnswer, name: string, json: string): RegisterAnswer {
  const said: unknown = JSON.parse(json);
  const kind = rowKinds.find((one) => one === name);
  const value = kind
    ? [...register[kind], Object.assign({}, plainRows[kind], said)]
    : Object.assign({}, register[name as 'abstract'], said);
  return registerAnswerSchema.parse({ ...register, [name]: value });
}

/**
 * A review as a strong model wrote it, call by call, of an invented paper (`<name>.txt`), kept in a line for each thing said:
 *
 *     kind qualitative                       what the first call answered: the kind of study, and
 *     = samples {"n": 28 ...}                a row of the register
 *     counted w1 sampleToldTwice             a planted weakness that code finds: the model is told not to repeat it
 *     # methodology rekaBentuk=3 ...         a criterion and its levels
 *     + item 22,23 text                      a strength and its blocks
 *     - 1 item 22 w4 text                    a weakness with its priority; `-!` something missing; `>` an improvement
 *     ? bercanggah | text begins | 9 | why   a verdict of the look; all others are 'disokong'
 *
 * w1 to w10 are the weaknesses planted in the paper, f marks what was put into the answers afterwards and is false, with genuine places.
 */
export interface Recorded {
  name: string;
  paper: SourceDocument;
  register: RegisterAnswer;
  said: Said[];
  levels: Partial<Record<CriterionKey, Record<string, number | null>>>;
  /** Checks that count a planted weakness. */
  counted: { planted: string; check: string }[];
  verdicts: { verdict: string; begins: string; at: string[]; reason: string; of: string | undefined }[];
}

interface Said {
  criterion: CriterionKey;
  list: 'strengths' | 'weaknesses' | 'improvements';
  item: string;
  at: string[];
  isAbsence: boolean;
  priority: number;
  /** 'w1' to 'w10', 'f', or nothing of these. */
  tag: string | null;
  text: string;
}

const folder = new URL('../../eval/papers/', import.meta.url);
const textOf = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
const placesIn = (at: string): string[] => (at === '-' ? [] : at.split(','));
const lists = { '+': 'strengths', '-': 'weaknesses', '>': 'improvements' } as const;

function recordedAs(name: string): Recorded {
  const recorded: Recorded = {
    name,
    paper: documentOf(textOf(`${name}.txt`)),
    register: bareRegister,
    said: [],
    levels: {},
    counted: [],
    verdicts: [],
  };
  let criterion: CriterionKey = 'titleAbstract';
  for (const line of textOf(`${name}.review`).trim().split('\n')) {
    const [mark = '', ...words] = line.split(' ');
    const [sign, isAbsence] = [mark.charAt(0) as keyof typeof lists, mark.endsWith('!')];
    if (mark === 'kind') recorded.register = { ...bareRegister, studyKind: words[0] as StudyKind };
    else if (mark === '=') recorded.register = withLine(recorded.register, words[0] ?? '', words.slice(1).join(' '));
    else if (mark === 'counted') recorded.counted.push({ planted: words[0] ?? '', check: words[1] ?? '' });
    else if (mark === '#') {
      criterion = words[0] as CriterionKey;
      recorded.levels[criterion] = Object.fromEntries(
        words.slice(1).map((one) => {
          const [item = '', level] = one.split('=');
          return [item, level === 'null' ? null : Number(level)];
        }),
      );
    } else if (mark === '?') {
      const [verdict = '', begins = '', at = '', reason = '', of] = words.join(' ').split(' | ');
      recorded.verdicts.push({ verdict, begins, at: placesIn(at), reason, of });
    } else {
      const priority = sign === '+' ? 2 : Number(words.shift());
      const [item = '', at = ''] = words.splice(0, 2);
      const tag = /^(?:w\d+|f|-)$/.test(words[0] ?? '') ? (words.shift() ?? null) : null;
      recorded.said.push({
        criterion,
        list: lists[sign],
        item,
        at: placesIn(at),
        isAbsence,
        priority,
        tag,
        text: words.join(' '),
      });
    }
  }
  return recorded;
}

export const recordedReviews: readonly Recorded[] = readdirSync(folder)
  .filter((file) => file.endsWith('.review'))
  .map((file) => recordedAs(file.replace('.review', '')));

/** The answer to one call; `remarks`: what the look is given. */
export function answerTo(
  { register, said, levels, verdicts }: Recorded,
  about: string,
  remarks: readonly { id: string; text: string }[],
): unknown {
  if (about === 'register') return register;
  const criterion = criterionKeys.find((key) => key === about);
  if (criterion !== undefined) {
    const bare = bareAnswer(criterion);
    const own = (list: Said['list']) =>
      said
        .filter((one) => one.criterion === criterion && one.list === list)
        .map(({ text, at, item, isAbsence, priority }) => ({ text, at, item, isAbsence, priority }));
    return {
      ...bare,
      items: bare.items.map((item) => ({ ...item, level: levels[criterion]?.[item.id] ?? null })),
      strengths: own('strengths'),
      weaknesses: own('weaknesses'),
      improvements: own('improvements'),
    };
  }
  const idOf = (begins: string): string => {
    const found = remarks.filter(({ text }) => text.startsWith(begins));
    // One that fell before the look has no verdict.
    if (found.length === 0 && said.some(({ text }) => text.startsWith(begins))) return '';
    if (found.length !== 1) throw new Error(`${found.length} remarks begin with "${begins}"`);
    return found[0]?.id ?? '';
  };
  return {
    verdicts: verdicts.map(({ verdict, begins, at, reason, of }) => ({
      id: idOf(begins),
      verdict,
      at,
      reason,
      ...(of === undefined ? {} : { of: idOf(of) }),
    })),
    mainStrengths: [],
    mainWeaknesses: verdicts.slice(0, 2).map(({ begins }) => idOf(begins)),
    criticalImprovements: [],
    rewrites: [],
    summaryEvaluation: 'Kertas ini tersusun tetapi beberapa dakwaan melampaui bukti.',
    recommendation: 'Semak semula dakwaan dan angka.',
  };
}
