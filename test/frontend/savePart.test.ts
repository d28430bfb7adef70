import { describe, expect, test } from '@jest/globals';
import { parseMinutes } from '../../frontend/pedagona/artefact.ts';
import { parsePart, savePart, typedPart, type PartReading } from '../../frontend/ui/edit/savePart.ts';
import { AppError } from '../../shared/errors.ts';

/** A stored part and its artefact's version; takes a save of the newest version only, as the server does. */
function store(part: PartReading['part'], version: number) {
  const stored = { part, version };
  return {
    stored,
    reads: 0,
    put(text: string) {
      return (from: number) => {
        if (from !== stored.version) return Promise.reject(new AppError('conflict', 'Teks ini telah diubah.'));
        stored.part = text;
        stored.version += 1;
        return Promise.resolve({ version: stored.version });
      };
    },
    reread() {
      this.reads += 1;
      return Promise.resolve({ ...stored });
    },
  };
}

const refusing = (reason: Error) => () => Promise.reject(reason);

describe('a save of one part', () => {
  test('succeeds at once when nothing has changed', async () => {
    const server = store('lama', 3);
    const saved = await savePart({ part: 'lama', version: 3 }, server.put('baharu'), () => server.reread());
    expect(saved).toEqual({ kind: 'saved', version: 4, before: 3 });
    expect(server.reads).toBe(0);
  });

  test('is repeated on a newer version in which another part was changed', async () => {
    const server = store('lama', 5);
    const saved = await savePart({ part: 'lama', version: 3 }, server.put('baharu'), () => server.reread());
    expect(saved).toEqual({ kind: 'saved', version: 6, before: 5 });
    expect(server.stored.part).toBe('baharu');
  });

  test('never overwrites another change of this part', async () => {
    const server = store('kata orang lain', 4);
    const saved = await savePart({ part: 'lama', version: 3 }, server.put('baharu'), () => server.reread());
    expect(saved).toEqual({ kind: 'conflict', theirs: { part: 'kata orang lain', version: 4 } });
    expect(server.stored.part).toBe('kata orang lain');
  });

  test('fails with the refusal when other parts keep changing', async () => {
    const busy = refusing(new AppError('conflict', 'Teks ini telah diubah.'));
    const server = store('lama', 9);
    await expect(savePart({ part: 'lama', version: 1 }, busy, () => server.reread())).rejects.toThrow(
      'Teks ini telah diubah.',
    );
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
