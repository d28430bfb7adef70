import { describe, expect, test } from '@jest/globals';
import { parseMinutes } from '../../frontend/pedagona/artefact.ts';
import { parsePart, savePart, typedPart, type PartReading } from '../../frontend/ui/edit/savePart.ts';
import { AppError } from '../../shared/errors.ts';

/** A store that holds `part` at `version` and takes a save of the newest version only, as the server does; what came of a save from version 3. */
async function saving(part: PartReading['part'], version: number, isBusy = false) {
  const stored = { part, version };
  const put = (from: number) => {
    if (isBusy || from !== stored.version) return Promise.reject(new AppError('conflict', 'Teks ini telah diubah.'));
    stored.part = 'baharu';
    stored.version += 1;
    return Promise.resolve({ version: stored.version });
  };
  let reads = 0;
  const reread = () => Promise.resolve({ ...stored, reads: (reads += 1) });
  const saved = await savePart({ part: 'lama', version: 3 }, put, reread).catch(({ message }: Error) => message);
  return { saved, part: stored.part, reads };
}

describe('a save of one part', () => {
  test('succeeds at once when nothing has changed, and is repeated where another part was changed', async () => {
    const saved = { version: 4, before: 3 };
    expect(await saving('lama', 3)).toEqual({ saved, part: 'baharu', reads: 0 });
    expect(await saving('lama', 5)).toMatchObject({ saved: { ...saved, version: 6, before: 5 }, part: 'baharu' });
  });

  test('never overwrites another change of this part, and fails with the refusal when other parts keep changing', async () => {
    const refused = { saved: 'Teks ini telah diubah.' };
    expect(await saving('kata orang lain', 4)).toMatchObject({ ...refused, part: 'kata orang lain', reads: 1 });
    expect(await saving('lama', 9, true)).toMatchObject({ ...refused, part: 'lama', reads: 3 });
  });
});

describe('what is typed', () => {
  test('for a list is an item a line, without empty ones', () => {
    expect(parsePart(' satu \n\n dua\n', [], parseMinutes)).toEqual(['satu', 'dua']);
    expect(parsePart('', ['satu'], parseMinutes)).toEqual([]);
  });

  test.each(['0', '601', '12.5', 'abc', ''])('for minutes is refused when it is "%s"', (typed) => {
    expect(parsePart(typed, 30, parseMinutes)).toBeNull();
  });

  test.each([30, 'satu\ndua', ['satu', 'dua']])('goes to the field and back unchanged: %j', (part) => {
    expect(parsePart(typedPart(part), part, parseMinutes)).toEqual(part);
  });
});
