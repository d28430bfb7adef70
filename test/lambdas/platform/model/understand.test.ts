import { expect, test } from '@jest/globals';
import { array, assert, boolean, constantFrom, double, option, property, record, string } from 'fast-check';
import * as z from 'zod';
import { understand } from '../../../../lambdas/platform/model/understand.ts';

const text = z.string();
const percent = z.number().min(0).max(100).nullable();
const hours = z.number().min(0).max(1000).nullable();
const domains = z.array(z.enum(['Kognitif', 'Psikomotor', 'Afektif']));
const language = z.enum(['ms', 'en', 'id']);
const fact = z.object({ value: text, at: z.array(text) }).nullable();

const row = z.object({
  number: text,
  domains,
  weight: percent,
  hours,
  at: z.array(text).max(3),
  isAbsence: z.boolean().optional(),
});
const schema = z.object({ code: fact, language, rows: z.array(row).max(4), notes: text, extra: z.record(text, hours) });

const whole = {
  code: { value: 'EDUP3153', at: ['1'] },
  language: 'ms',
  rows: [{ number: 'CLO1', domains: ['Kognitif'], weight: 10, hours: 3, at: ['12.3'] }],
  notes: '',
  extra: {},
};

/** What is understood when one value stands in a field of this schema. */
const inField = (field: z.ZodType, value: unknown): unknown =>
  (understand(z.object({ field, other: text }), { field: value, other: '' }, true).value as { field: unknown }).field;

test.each<[string, z.ZodType, unknown, unknown]>([
  ['a percentage', percent, '10%', 10],
  ['a decimal comma', percent, '10,5', 10.5],
  ['a decimal point in quotes', hours, ' 2.5 ', 2.5],
  ['a whole number for text', text, 3, '3'],
  ['a dash for no number', hours, '-', null],
  ['"tiada" for no number', percent, 'Tiada', null],
  ['an empty text for no fact', fact, '', null],
  ['a missing number that may be missing', percent, undefined, null],
  ['a missing list', z.array(text), undefined, []],
  ['a missing text of a reading', text, undefined, ''],
  ['one value for a list', z.array(text), 'satu', ['satu']],
  ['one row for a list', z.array(z.object({ a: text })), { a: 'x' }, [{ a: 'x' }]],
  ['a domain by its letter', domains, ['C', 'P', 'A'], ['Kognitif', 'Psikomotor', 'Afektif']],
  ['domains in one text', domains, 'Kognitif, Afektif dan psychomotor', ['Kognitif', 'Afektif', 'Psikomotor']],
  ['a language by name', language, 'Bahasa Melayu', 'ms'],
  ['a language with accents', language, 'Ênglish', 'en'],
  ['a fact as JSON text', fact, '{"value":"A","at":["1"]}', { value: 'A', at: ['1'] }],
  ['a list as JSON text', z.array(text), '["1","2"]', ['1', '2']],
  ['a list in a wrapper', z.array(text), { items: ['1', '2'] }, ['1', '2']],
  ['an object in a list of one', fact, [{ value: 'A', at: [] }], { value: 'A', at: [] }],
  ['an object in a wrapper', fact, { fakta: { value: 'A', at: '1' } }, { value: 'A', at: ['1'] }],
  ['a list of short texts for a text', text, ['A4', 'C5'], 'A4, C5'],
  ['a list of long texts for a text', text, ['x'.repeat(40), 'C5'], `${'x'.repeat(40)}\nC5`],
  ['a fact for a text', text, { value: 'Tugasan', at: ['3'] }, 'Tugasan'],
  ['a truth value as text', z.boolean(), 'ya', true],
  ['numbers in a record', z.record(text, hours), { a: '3', b: '' }, { a: 3, b: null }],
  ['null for what may be left out', z.object({ a: text.optional(), b: text }), { a: null, b: 'x' }, { b: 'x' }],
  ['empty entries of a list', z.array(text), ['a', null], ['a']],
  ['a choice of several shapes', z.union([z.int(), z.object({ a: hours })]), { a: '3' }, { a: 3 }],
])('a slip of form is understood: %s', (_, field, value, expected) => {
  expect(inField(field, value)).toEqual(expected);
});

const minutes = z.int().describe('Minit, bilangan bulat; 10 hingga 40');
const marks = z.int().min(1).describe('Markah penuh kriteria');
const share = z.number().describe('Peratus daripada jumlah');
const spent = z.number().nullable().describe('Jam pembelajaran');
test.each<[z.ZodType, string, number]>([
  [minutes, '35 minit', 35],
  [minutes, '1 jam 30 minit', 90],
  [minutes, '35', 35],
  [marks, '3 markah', 3],
  [share, '30%', 30],
  [share, '12.5 peratus', 12.5],
  [spent, '2 jam', 2],
  [spent, '90 minit', 1.5],
  [hours, '2 jam', 2],
  [z.int().describe('Minggu'), '3 minggu', 3],
])('a number with the unit of its field is understood: %#, %j', (field, value, expected) => {
  expect(inField(field, value)).toBe(expected);
});

test.each<[z.ZodType, string]>([
  [minutes, '30%'],
  [minutes, '3 markah'],
  [minutes, '20-30 minit'],
  [share, '3 markah'],
])('a number with the unit of another field stays as it is: %#, %j', (field, value) => {
  expect(inField(field, value)).toBe(value);
});

test.each<[string, unknown]>([
  ['in a wrapper', { answer: whole }],
  ['as text', JSON.stringify(whole)],
  ['as text in a wrapper', { jawapan: JSON.stringify(whole) }],
  ['in a list', [whole]],
  ['with fields that nobody asked for', { ...whole, confidence: 0.9 }],
  ['without fields that may be empty', { code: whole.code, language: 'ms', rows: whole.rows, extra: {} }],
])('a slip of form is understood in a whole answer: %s', (_, answer) => {
  expect(schema.parse(understand(schema, answer, true).value)).toEqual(whole);
});

test.each<[string, z.ZodType, unknown]>([
  ['an unknown choice', language, 'Tamil'],
  ['an unknown domain', domains.element, 'Rohani'],
  ['a number with a unit', hours, '90 minit'],
  ['a range', percent, '10-20'],
  ['thousands, or thousandths', hours, '1,000'],
  ['a number out of bounds', percent, 400],
  ['a fraction for a whole number', z.int(), '2.5'],
  // The place 12.10 is the number 12.1 in JSON.
  ['a fraction for a place', text, 12.1],
  ['a truth value for a text', text, true],
  ['a text for an object', z.object({ a: text }), 'x'],
  ['an object without what was asked', z.object({ a: text, b: text }), { c: 1, d: 2 }],
  ['too few items', z.array(text).min(1), undefined],
])('what may be false stays as it is, so that it is asked for again: %s', (_, field, value) => {
  expect(field.safeParse(inField(field, value)).success).toBe(false);
});

test('what may be false stays as it is: a text that was left out of what is written, and most of what was asked', () => {
  const written = z.object({ stem: text, marks: hours });
  expect(understand(written, { marks: '3' }, false).value).toEqual({ marks: 3 });
  const { value } = understand(schema, { rows: [] }, true);
  expect(schema.safeParse(value).error?.issues.map(({ path }) => path[0])).toContain('code');
  expect(understand(schema, {}, true).value).toEqual({});
});

test('an answer that fits already is not touched', () => {
  const texts = string();
  const numbers = option(double({ min: 0, max: 100, noNaN: true }));
  const refs = array(texts, { maxLength: 3 });
  const answers = record({
    code: option(record({ value: texts, at: refs })),
    language: constantFrom('ms', 'en', 'id'),
    rows: array(
      record(
        {
          number: texts,
          domains: array(constantFrom('Kognitif', 'Psikomotor', 'Afektif')),
          weight: numbers,
          hours: numbers,
          at: refs,
          isAbsence: boolean(),
        },
        { requiredKeys: ['number', 'domains', 'weight', 'hours', 'at'] },
      ),
      { maxLength: 4 },
    ),
    notes: texts,
    extra: record({ a: numbers }),
  });
  assert(
    property(answers, boolean(), (answer, fillsTexts) => {
      const { value, notices } = understand(schema, answer, fillsTexts);
      expect(value).toEqual(answer);
      expect(notices).toEqual([]);
      // Beside one slip all else is what it was.
      const slipped = understand(schema, { ...answer, language: 'English' }, fillsTexts).value;
      expect(slipped).toEqual({ ...answer, language: 'en' });
    }),
  );
});
