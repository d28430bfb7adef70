import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { countPaper } from '../../../lambdas/acadiora/facts/index.ts';
import { registerRemarks } from '../../../lambdas/acadiora/register/checks/index.ts';
import { registerAnswerSchema } from '../../../lambdas/acadiora/register/schema.ts';
import { joinedAnswers, settledRegister } from '../../../lambdas/acadiora/register/settle.ts';
import type { SourceDocument } from '../../../shared/document/document.ts';
import { parseDocument } from '../../../shared/document/render.ts';

type Json = Record<string, unknown>;
/** Set at a path; an object joins the row there, or the list there as a new row; null takes a row away. */
type Change = readonly [path: string, value: unknown];
interface Variant {
  name: string;
  /** `old` becomes `new` in a block. */
  block: number;
  old: string;
  new: string;
  register: Change[];
}
interface Planted {
  of: string;
  old: string;
  new: string;
  register: Change[];
  finds: string;
}

/**
 * A survey without a fault, its register as a model filled it, and 16 variants with theirs: 13 with a sentence in other words, 3 with one
 * that is beside the point; faults planted in the changed sentences; other registers of the same paper.
 */
const survey = JSON.parse(readFileSync(new URL('rewordings.json', import.meta.url), 'utf8')) as {
  document: string;
  register: Json;
  variants: Variant[];
  faults: Planted[];
  answers: { name: string; of: string; register: Change[] }[];
};
const base = parseDocument(survey.document)!.document;

const changedDocument = ({ block, old, new: text }: Variant): SourceDocument => ({
  ...base,
  blocks: base.blocks.map((one) =>
    one.n === block && 'text' in one ? { ...one, text: one.text.replace(old, () => text) } : one,
  ),
});

function changedRegister(changes: readonly Change[]): Json {
  const changed = structuredClone(survey.register);
  for (const [path, value] of changes) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const holder = keys.reduce((part, key) => part[key] as Json, changed);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (isObject && Array.isArray(holder[last])) holder[last].push(value);
    else if (isObject && holder[last] !== null) Object.assign(holder[last] as Json, value);
    else if (value === null && Array.isArray(holder)) holder.splice(Number(last), 1);
    else holder[last] = value;
  }
  return changed;
}

/** What is said of the paper: by the checks of its register, and by what is counted. */
function weaknessesOf(document: SourceDocument, register: Json): string[] {
  const answer = joinedAnswers([registerAnswerSchema.parse(register)]);
  const { facts } = countPaper(document);
  const compared = registerRemarks({
    register: settledRegister(answer, document, null),
    facts,
    kind: answer.studyKind,
    document,
  });
  return compared.filter(({ kind }) => kind === 'weakness').map(({ check, text }) => `${check}: ${text}`);
}

const variantNamed = (name: string): Variant =>
  survey.variants.find((one) => one.name === name) ?? { name, block: 0, old: '', new: '', register: [] };

describe('a survey without a fault', () => {
  test('is told none', () => expect(weaknessesOf(base, survey.register)).toEqual([]));

  test.each(survey.variants.map((variant) => [variant.name, variant] as const))('is told none: %s', (_, variant) => {
    expect(weaknessesOf(changedDocument(variant), changedRegister(variant.register))).toEqual([]);
  });

  test.each(survey.answers.map((answer) => [answer.name, answer] as const))(
    'is told none, with %s',
    (_, { of, register }) => {
      const variant = variantNamed(of);
      const changed = changedRegister([...variant.register, ...register]);
      expect(weaknessesOf(changedDocument(variant), changed)).toEqual([]);
    },
  );

  test.each(survey.faults.map((fault) => [fault.new, fault] as const))(
    'is told of "%s" in the sentence that was put otherwise',
    (_, fault) => {
      const variant = variantNamed(fault.of);
      const wrong = { ...variant, new: variant.new.replace(fault.old, () => fault.new) };
      const register = changedRegister([...variant.register, ...fault.register]);
      expect(weaknessesOf(changedDocument(wrong), register)).toContainEqual(expect.stringContaining(fault.finds));
    },
  );
});
