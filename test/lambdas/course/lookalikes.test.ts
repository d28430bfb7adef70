import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { type CourseAnswer, courseAnswerSchema } from '../../../lambdas/course/prompt.ts';
import { courseFromAnswer } from '../../../lambdas/course/settle.ts';
import { bareOf } from '../../support/bare.ts';
import { documentOf } from '../../support/blocks.ts';

const { assessments, topics, clos } = courseAnswerSchema.shape;
const numbers = (text: string): number[] => text.split(', ').map(Number);
const texts = (text: string): string[] => text.split(', ');
const valueOf: Record<string, (text: string) => unknown> = {
  at: (text) => text.split(' '),
  weight: (text) => (text === '-' ? [] : numbers(text)),
  hours: numbers,
  slt: numbers,
  count: Number,
  questions: numbers,
  marks: numbers,
  clos: texts,
  outcomes: texts,
  subtopics: texts,
};

/** 'Kuiz | 20 | 1.2 | week 5' with the names of its first cells. */
function claimIn(line: string, ...names: string[]): Record<string, unknown> {
  const pairs = line.split(' | ').map((cell, i): [string, string] => {
    const [field = '', ...words] = cell.split(' ');
    return i < names.length ? [names[i] ?? '', cell] : [field, words.join(' ')];
  });
  return Object.fromEntries(pairs.map(([field, text]) => [field, valueOf[field]?.(text) ?? text]));
}

/** The answer that makes these claims, by their kinds. */
function answerOf(told: Readonly<Record<string, string>>): CourseAnswer {
  const claims = (kind: string, ...names: string[]) =>
    (told[kind]?.split('; ') ?? []).map((line) => claimIn(line, ...names, 'at'));
  const fields = ['code', 'name', 'institution', 'faculty', 'programme', 'semester', 'credit', 'synopsis'] as const;
  return courseAnswerSchema.parse({
    ...bareOf(courseAnswerSchema),
    ...Object.fromEntries(fields.flatMap((field) => claims(field, 'value').map((claim) => [field, claim]))),
    ...(told['credit'] && { credit: { ...claims('credit', 'value')[0], value: Number.parseInt(told['credit'], 10) } }),
    assessments: claims('tasks', 'type', 'weight').map((claim) => ({ ...bareOf(assessments.element), ...claim })),
    topics: claims('topics', 'title').map((claim) => ({ ...bareOf(topics.element), ...claim })),
    clos: claims('clos', 'statement').map((claim, i) => ({
      ...bareOf(clos.element),
      number: `CLO${i + 1}`,
      ...claim,
    })),
    methods: claims('methods', 'value'),
    skills: claims('skills', 'value'),
    references: claims('references', 'value'),
  });
}

type Told = Record<string, string>;

/** The answers of a case, each up to what comes of it. */
function answersIn(rows: readonly string[]): Told[] {
  const all: Told[] = [];
  let told: Told = {};
  for (const [, kind = '', text = ''] of rows.map((row) => row.split(/^(\w+): ?/u))) {
    told[kind] = text;
    if (kind !== 'found' && kind !== 'open') continue;
    all.push(told);
    told = {};
  }
  return all;
}

const cases = readFileSync(new URL('lookalikes.txt', import.meta.url), 'utf8')
  .split(/^=== /mu)
  .slice(1)
  .map((text): [name: string, document: string, answers: Told[]] => {
    const [document = '', ...rows] = text.trimEnd().split('\n--> ');
    const [name = '', ...lines] = document.split('\n');
    return [name, lines.join('\n'), answersIn(rows)];
  });

const words = (text = ''): string[] => text.split(' ').filter(Boolean).toSorted();

test.each(cases)('of what looks alike only what is true is found: %s', (_, text, answers) => {
  for (const told of answers) {
    const course = courseFromAnswer(answerOf(told), documentOf(text), 'a.pdf', null);
    const keysOf = (...states: string[]) =>
      Object.entries(course.facts).flatMap(([key, { state }]) => (states.includes(state) ? key : []));
    const names = [...course.assessments.map(({ type }) => type), ...course.topics.map(({ title }) => title)];
    const shown = {
      found: keysOf('found').toSorted(),
      open: keysOf('unconfirmed', 'suggestion', 'unreadable').toSorted(),
      names: names.join('; '),
    };
    const { found, open, names: expected = shown.names } = told;
    expect(shown).toMatchObject(
      found === undefined ? { open: words(open), names: expected } : { found: words(found), names: expected },
    );
  }
});
