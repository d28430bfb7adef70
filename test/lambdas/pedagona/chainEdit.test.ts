import { expect, test } from '@jest/globals';
import { addressedArtefact, kindOf } from '../../../lambdas/pedagona/store.ts';
import { partAt, withPart } from '../../../lambdas/platform/stages/editableKind.ts';
import type { Editable } from '../../../shared/session/artefact.ts';
import { type ArtefactName, editableAt } from '../../../shared/pedagona/editable.ts';
import { confirmedLink } from '../../../shared/pedagona/labels/chainLabels.ts';
import { stepsOf } from '../../../shared/values/pointer.ts';
import { dlo, merangkai, report, scripts } from '../../shared/pedagona/fixtures/chain.ts';
import { session } from '../../shared/pedagona/fixtures/session.ts';

const id = '01JD3Q8Y6V9XK2M4N7P0R5T8WA';
const [course] = session.coursesAnalysis;
const kinds: Record<ArtefactName, { artefactId: string; artefact: object }> = {
  course: { artefactId: `crs_${id}_0`, artefact: course ?? {} },
  merangkai: { artefactId: `mrk_${id}`, artefact: merangkai },
  scripts: { artefactId: `skr_${id}`, artefact: scripts },
  dlo: { artefactId: `dlo_${id}`, artefact: dlo },
  report: { artefactId: `lpr_${id}`, artefact: report },
};
const names = Object.keys(kinds) as ArtefactName[];

const isText = (item: unknown): boolean => typeof item === 'string';

/** Every place of a value and the JSON that stands there, in their order; lists of texts are one place. */
function places(value: unknown, at = ''): [pointer: string, json: string][] {
  if (typeof value !== 'object' || value === null || (Array.isArray(value) && value.every(isText)))
    return [[at, JSON.stringify(value)]];
  return Object.entries(value).flatMap(([key, part]) => places(part, `${at}/${key}`));
}

const change = (name: ArtefactName, pointer: string, part: Editable, artefact = kinds[name].artefact) => {
  const kind = kindOf(addressedArtefact(kinds[name].artefactId).kind);
  return withPart(kind, kind.schema.parse(artefact), pointer, part);
};
const editablePlaces = (name: ArtefactName): string[] =>
  places(kinds[name].artefact)
    .map(([pointer]) => pointer)
    .filter((pointer) => editableAt(name, kinds[name].artefact, pointer) !== null);

/** Places that are not edited, whatever their number. */
const fixedPlaces = (name: ArtefactName) =>
  places(kinds[name].artefact).flatMap(([pointer]) =>
    editablePlaces(name).includes(pointer) ? [] : [pointer.replaceAll(/\d+/g, 'n')],
  );

const otherThan = (old: Editable, pointer: string): Editable => {
  if (pointer.endsWith('/confirmation')) return confirmedLink;
  if (typeof old === 'number') return 45;
  return Array.isArray(old) ? ['satu "baris"\n', 'dua'] : 'Teks “lain”\n\\';
};

test.each(names)(
  'an edit of any part of %s changes that part and nothing else, byte for byte, and can be taken back',
  (name) => {
    const [first = ''] = editablePlaces(name);
    const same = change(name, first, partAt(kindOf(name), kinds[name].artefact, first));
    const before = kindOf(name).counted(same, first);
    for (const pointer of editablePlaces(name)) {
      const old = partAt(kindOf(name), before, pointer);
      const part = otherThan(old, pointer);
      const after = change(name, pointer, part);
      const expected = places(before).map(([place, json]) => [
        place,
        place === pointer ? JSON.stringify(part) : place === '/durationMinutes' ? minutesIn(after) : json,
      ]);
      expect(places(after)).toEqual(expected);
      expect(JSON.stringify(change(name, pointer, old, after))).toBe(JSON.stringify(before));
    }
  },
);

const under = (at: string, fields: string): string[] => fields.split(' ').map((field) => `${at}/${field}`);
const linkAt = '/courseComparison/links/n';
const selected = '/integratedAssessment/selectedAssessments/n';
test.each<[ArtefactName, string[]]>([
  ['scripts', under('', 'id merangkaiId scriptTypenPlan/n/part illustrations engineNotice')],
  ['report', under('', 'id dloId unconfirmedSources engineNotice')],
  [
    'dlo',
    [
      ...under('', 'id dloId merangkaiId durationMinutes illustrations engineNotice'),
      ...under('/assessmentMethods/n', 'weight courseAssessment'),
    ],
  ],
  [
    'merangkai',
    [
      ...under('', 'id engineNotice integratedAssessment/rubric/n/weight'),
      ...under('/courseComparison', 'commonHP commonDomains'),
      // Only a link whose ends are cited is confirmed.
      ...under(linkAt, 'courses isSuggestion evidence confirmation'),
      ...under(`${linkAt}/evidence/n`, 'courseCode row at place quote'),
      ...[selected, '/rubrics/n'].flatMap((row) => under(row, 'courseCode courseName assessmentType hp weight')),
      `${selected}/links`,
    ],
  ],
])('an edit reaches every text and list of %s but ids, names of the courses and what is computed', (name, fixed) => {
  expect(new Set(fixedPlaces(name))).toEqual(new Set(fixed));
});

test.each<[string, ArtefactName, string[]]>([
  ['what has ids and quotes', 'course', ['/sourceDocument', '/facts/clo_1/quote', '/clos/0/cloNumber']],
  ['warnings and numbers of the document', 'course', ['/warnings/0/message', '/credit', '/assessments/0/weight']],
  ['not a text, a list of texts or minutes', 'dlo', ['/activities', '/activities/0', '/activities/length', '', '/']],
])('an edit is refused at %s of %s: %j', (_, name, pointers) => {
  for (const pointer of pointers)
    for (const part of ['teks', ['teks'], 7] as Editable[])
      expect(() => change(name, pointer, part)).toThrow(expect.objectContaining({ code: 'invalid' }));
});

test.each<[ArtefactName, string, Editable]>([
  ['dlo', '/dloTitle', ['senarai']],
  ['merangkai', '/courseComparison/links/0/confirmation', 'Disahkan oleh dekan'],
  ['dlo', '/activities/0/tools', 'teks'],
  ['dlo', '/activities/0/duration', 0],
])('an edit of %s at %j with %j, which is of another kind, is refused', (name, pointer, part) => {
  expect(() => change(name, pointer, part)).toThrow(
    expect.objectContaining({ code: 'invalid', message: expect.stringMatching(/^Bentuk teks ini tidak sepadan/) }),
  );
});

test('an edit is refused where an empty list is one of rows, not of texts', () => {
  const empty = { ...report, evidenceBase: [] };
  expect(() => change('report', '/evidenceBase', ['Buku'], empty)).toThrow(
    expect.objectContaining({ code: 'invalid' }),
  );
});

test.each([
  ['/a/b', ['a', 'b']],
  ['/a~1b/~0', ['a/b', '~']],
  ['/~01', ['~1']],
  ['', []],
])('the pointer %j has the steps %j', (pointer, steps) => {
  expect(stepsOf(pointer)).toEqual(steps);
});

function minutesIn(value: unknown): string {
  const { activities } = value as typeof dlo;
  return JSON.stringify(activities.reduce((sum, { duration }) => sum + duration, 0));
}

test('a link whose sentence is written anew is confirmed no more, and the others are', () => {
  const links = merangkai.courseComparison.links.map((link) => ({ ...link, confirmation: confirmedLink }));
  const confirmed = { ...merangkai, courseComparison: { ...merangkai.courseComparison, links } };
  const { courseComparison } = change(
    'merangkai',
    '/courseComparison/links/0/text',
    'Lain.',
    confirmed,
  ) as typeof confirmed;
  expect(courseComparison.links.map(({ confirmation }) => confirmation)).toEqual(['', confirmedLink]);
});
