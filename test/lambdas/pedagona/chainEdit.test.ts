import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { addressedArtefact, kindOf } from '../../../lambdas/pedagona/store.ts';
import { partAt, withPart } from '../../../lambdas/platform/stages/edit.ts';
import type { Editable } from '../../../shared/artefact.ts';
import { type ArtefactName, editableAt } from '../../../shared/pedagona/editable.ts';
import { stepsOf } from '../../../shared/pointer.ts';
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

describe('an edit', () => {
  test.each(names)(
    'of a part of %s changes that part and nothing else, byte for byte, and can be taken back',
    (name) => {
      const before = change(name, ...unchanged(name));
      const pointers = fc.constantFrom(...editablePlaces(name));
      fc.assert(
        fc.property(pointers, fc.string(), fc.integer({ min: 1, max: 600 }), (pointer, text, minutes) => {
          const old = partAt(kindOf(name), before, pointer);
          const part = Array.isArray(old) ? [text, 'dua'] : typeof old === 'number' ? minutes : text;
          const after = change(name, pointer, part);
          const expected = places(before).map(([place, json]) => [
            place,
            place === pointer ? JSON.stringify(part) : place === '/durationMinutes' ? minutesIn(after) : json,
          ]);
          expect(places(after)).toEqual(expected);
          expect(JSON.stringify(change(name, pointer, old, after))).toBe(JSON.stringify(before));
        }),
        { numRuns: 60 },
      );
    },
  );

  test('leaves the artefact it was made from as it was', () => {
    const before = JSON.stringify(dlo);
    change('dlo', '/activities/0/description', 'Baharu');
    expect(JSON.stringify(dlo)).toBe(before);
  });

  test('of an activity’s minutes sets the whole duration', () => {
    expect(change('dlo', '/activities/1/duration', 45)).toMatchObject({ durationMinutes: 30 + 45 + 15 });
  });

  test('reaches every text and list of a stage but ids, names of the courses and what is computed', () => {
    expect([...new Set(fixedPlaces('scripts'))]).toEqual(['/id', '/merangkaiId', '/engineNotice']);
    expect([...new Set(fixedPlaces('report'))]).toEqual(['/id', '/dloId', '/unconfirmedSources', '/engineNotice']);
    expect(new Set(fixedPlaces('dlo'))).toEqual(
      new Set([
        '/id',
        '/dloId',
        '/merangkaiId',
        '/durationMinutes',
        '/engineNotice',
        '/assessmentMethods/n/weight',
        '/assessmentMethods/n/courseAssessment',
      ]),
    );
    expect(new Set(fixedPlaces('merangkai'))).toEqual(
      new Set([
        '/id',
        '/engineNotice',
        '/integratedAssessment/rubric/n/weight',
        ...['commonHP', 'commonDomains', 'links/n/courses', 'links/n/isSuggestion'].map(
          (part) => `/courseComparison/${part}`,
        ),
        ...['', '/n/courseCode', '/n/row', '/n/at', '/n/place', '/n/quote'].map(
          (part) => `/courseComparison/links/n/evidence${part}`,
        ),
        ...['courseCode', 'courseName', 'assessmentType', 'hp', 'weight'].flatMap((part) => [
          `/integratedAssessment/selectedAssessments/n/${part}`,
          `/rubrics/n/${part}`,
        ]),
        '/integratedAssessment/selectedAssessments/n/links',
      ]),
    );
  });
});

describe('an edit is refused', () => {
  test.each<[ArtefactName, string]>([
    ['merangkai', '/id'],
    ['course', '/sourceDocument'],
    ['course', '/facts/clo_1/quote'],
    ['course', '/clos/0/cloNumber'],
    ['course', '/warnings/0/message'],
    // Numbers of the document are its own.
    ['course', '/credit'],
    ['course', '/assessments/0/weight'],
    // Not a text, a list of texts or minutes.
    ['dlo', '/activities'],
    ['dlo', '/activities/0'],
    ['dlo', '/activities/length'],
    ['dlo', '/dloTitle/0'],
    ['dlo', '/dloTitle/length'],
    ['dlo', '/activities/00/description'],
    ['dlo', '/activities/-1/description'],
    ['dlo', '/activities/99/description'],
    ['dlo', '/tiada'],
    ['dlo', ''],
    ['dlo', '/'],
    // What every object has and no artefact holds.
    ['dlo', '/__proto__'],
    ['dlo', '/__proto__/polluted'],
    ['dlo', '/constructor'],
    ['dlo', '/constructor/name'],
    ['dlo', '/activities/__proto__/length'],
    ['dlo', '/activities/0/__proto__'],
    ['dlo', '/sixCMapping/constructor/prototype'],
    ['dlo', '/toString'],
  ])('of %s at %j', (name, pointer) => {
    for (const part of ['teks', ['teks'], 7] as Editable[])
      expect(() => change(name, pointer, part)).toThrow(expect.objectContaining({ code: 'invalid' }));
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test.each<[ArtefactName, string, Editable]>([
    ['dlo', '/dloTitle', ['senarai']],
    ['dlo', '/dloTitle', 7],
    ['dlo', '/activities/0/tools', 'teks'],
    ['dlo', '/activities/0/duration', '30'],
    ['dlo', '/activities/0/duration', 0],
    ['dlo', '/activities/0/duration', 1.5],
    ['report', '/background', ['senarai']],
  ])('of %s at %j with %j, which is of another kind', (name, pointer, part) => {
    expect(() => change(name, pointer, part)).toThrow(
      expect.objectContaining({ code: 'invalid', message: expect.stringMatching(/^Bentuk teks ini tidak sepadan/) }),
    );
  });

  test('where an empty list is one of rows, not of texts', () => {
    const empty = { ...report, evidenceBase: [] };
    expect(() => change('report', '/evidenceBase', ['Buku'], empty)).toThrow(
      expect.objectContaining({ code: 'invalid' }),
    );
  });
});

test.each([
  ['/a/b', ['a', 'b']],
  ['/a~1b/~0', ['a/b', '~']],
  ['/~01', ['~1']],
  ['', []],
])('the pointer %j has the steps %j', (pointer, steps) => {
  expect(stepsOf(pointer)).toEqual(steps);
});

/** An edit that changes nothing. */
function unchanged(name: ArtefactName): [string, Editable] {
  const [pointer = ''] = editablePlaces(name);
  return [pointer, partAt(kindOf(name), kinds[name].artefact, pointer)];
}

function minutesIn(value: unknown): string {
  const { activities } = value as typeof dlo;
  return JSON.stringify(activities.reduce((sum, { duration }) => sum + duration, 0));
}
