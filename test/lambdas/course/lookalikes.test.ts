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
  clos: texts,
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
    references: claims('references', 'value'),
  });
}

const cases = readFileSync(new URL('lookalikes.txt', import.meta.url), 'utf8')
  .split(/^=== /mu)
  .slice(1)
  .map((text): [name: string, document: string, told: Record<string, string>] => {
    const [document = '', ...rows] = text.trimEnd().split('\n--> ');
    const [name = '', ...lines] = document.split('\n');
    return [name, lines.join('\n'), Object.fromEntries(rows.map((row) => row.split(/: ?(.*)/su)))];
  });

test.each(cases)('of what looks alike only what is true is found: %s', (_, text, told) => {
  const { facts } = courseFromAnswer(answerOf(told), documentOf(text), 'a.pdf', null);
  const found = Object.keys(facts).filter((key) => facts[key]?.state === 'found');
  expect(found.toSorted()).toEqual((told['found'] ?? '').split(' ').filter(Boolean).toSorted());
});
