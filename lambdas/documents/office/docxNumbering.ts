import { ListCounters, type ListLevel } from './listMarks.ts';
import { child, childValue, type XmlElement } from './officeXml.ts';

interface List {
  /** Lists that share an abstract definition go on counting together. */
  readonly counterKey: string;
  readonly levels: ReadonlyMap<number, ListLevel>;
}

/** The marks that Word draws before list paragraphs, from `word/numbering.xml`. */
export class DocxNumbering {
  readonly #lists = new Map<string, List>();
  readonly #counters = new ListCounters();

  constructor(part: XmlElement | undefined) {
    const named = (name: string): XmlElement[] => (part?.children ?? []).filter((found) => found.name === name);
    const abstracts = new Map(named('w:abstractNum').map((found) => [found.attributes['abstractNumId'], found]));
    for (const list of named('w:num')) {
      const abstractId = childValue(list, 'w:abstractNumId') ?? '';
      const levels = readLevels(abstracts.get(abstractId)?.children ?? []);
      const overrides = list.children.filter(({ name }) => name === 'w:lvlOverride');
      for (const override of overrides) {
        const start = childValue(override, 'w:startOverride');
        const depth = Number(override.attributes['ilvl']);
        for (const [at, level] of readLevels(override.children)) levels.set(at, level);
        const level = levels.get(depth);
        if (level && start !== undefined) levels.set(depth, { ...level, start: Number(start) || 0 });
      }
      const numId = list.attributes['numId'] ?? '';
      this.#lists.set(numId, { counterKey: overrides.length > 0 ? `num ${numId}` : abstractId, levels });
    }
  }

  /** Counts one paragraph of the list and gives its mark with a space behind, or '' when it has none. */
  mark(numId: string, level: string): string {
    const list = this.#lists.get(numId);
    const depth = Math.min(8, Math.max(0, Number(level) || 0));
    return list ? this.#counters.mark(list.counterKey, list.levels, depth) : '';
  }
}

function readLevels(elements: readonly XmlElement[]): Map<number, ListLevel> {
  const levels = elements.filter(({ name }) => name === 'w:lvl');
  return new Map(
    levels.map((level) => [
      Number(level.attributes['ilvl']),
      {
        format: childValue(level, 'w:numFmt') ?? 'decimal',
        text: childValue(level, 'w:lvlText') ?? '',
        start: Number(child(level, 'w:start')?.attributes['val'] ?? 1) || 0,
      },
    ]),
  );
}
