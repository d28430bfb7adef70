import { ListCounters, type ListLevel } from './listMarks.ts';
import { child, childValue, type XmlElement } from './officeXml.ts';

interface List {
  /** Lists that share an abstract definition go on counting together. */
  readonly counterKey: string;
  readonly levels: ReadonlyMap<number, ListLevel>;
}

/** The marks that Word draws before list paragraphs: `1.`, `(a)`, `2.1`, `•`. They are not in the text itself. */
export class DocxNumbering {
  readonly #lists = new Map<string, List>();
  readonly #counters = new ListCounters();

  constructor(part: XmlElement | null) {
    const abstracts = new Map<string, XmlElement>();
    for (const element of part?.children ?? []) {
      if (element.name === 'w:abstractNum') abstracts.set(element.attributes['abstractNumId'] ?? '', element);
    }
    for (const element of part?.children ?? []) {
      if (element.name !== 'w:num') continue;
      const abstractId = childValue(element, 'w:abstractNumId') ?? '';
      const overrides = element.children.filter((override) => override.name === 'w:lvlOverride');
      const levels = readLevels(abstracts.get(abstractId));
      for (const override of overrides) applyOverride(levels, override);
      const numId = element.attributes['numId'] ?? '';
      this.#lists.set(numId, { counterKey: overrides.length > 0 ? `num ${numId}` : abstractId, levels });
    }
  }

  /** Counts one paragraph of the list and gives its mark with a space behind, or '' when it has none. */
  mark(numPr: XmlElement | undefined): string {
    const list = this.#lists.get(childValue(numPr, 'w:numId') ?? '');
    const depth = Math.min(8, Math.max(0, Number(childValue(numPr, 'w:ilvl') ?? 0) || 0));
    return list ? this.#counters.mark(list.counterKey, list.levels, depth) : '';
  }
}

function readLevels(abstract: XmlElement | undefined): Map<number, ListLevel> {
  const levels = new Map<number, ListLevel>();
  for (const element of abstract?.children ?? []) {
    if (element.name === 'w:lvl') levels.set(Number(element.attributes['ilvl']), readLevel(element));
  }
  return levels;
}

function readLevel(element: XmlElement): ListLevel {
  return {
    format: childValue(element, 'w:numFmt') ?? 'decimal',
    text: childValue(element, 'w:lvlText') ?? '',
    start: Number(childValue(element, 'w:start') ?? 1) || 0,
  };
}

function applyOverride(levels: Map<number, ListLevel>, override: XmlElement): void {
  const depth = Number(override.attributes['ilvl']);
  const replaced = child(override, 'w:lvl');
  const level = replaced ? readLevel(replaced) : levels.get(depth);
  const start = childValue(override, 'w:startOverride');
  if (level) levels.set(depth, start === undefined ? level : { ...level, start: Number(start) || 0 });
}
