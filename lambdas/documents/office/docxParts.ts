import { child, childValue, toggle, type XmlElement } from './officeXml.ts';
import { listCounter, type ListLevel } from './listMarks.ts';

type Properties = XmlElement | undefined;
type Read<Value> = (properties: Properties) => Value | undefined;

/** A style chain longer than this loops. */
const maxChain = 30;
const tinyHalfPoints = 4;

/** What a reader needs of `word/styles.xml`: properties inherited along `basedOn`. */
export class DocxStyles {
  readonly #styles = new Map<string, XmlElement>();
  readonly #defaultParagraph: string | undefined;

  constructor(part: Properties) {
    for (const style of part?.children ?? []) {
      const { styleId, type, default: byDefault } = style.attributes;
      if (style.name !== 'w:style' || styleId === undefined) continue;
      this.#styles.set(styleId, style);
      if (type === 'paragraph' && ['1', 'true', 'on'].includes(byDefault ?? '')) this.#defaultParagraph = styleId;
    }
  }

  /** The value of a paragraph's property as its own properties or its style give it. */
  paragraphValue<Value>(paragraph: Properties, read: Read<Value>): Value | undefined {
    return read(paragraph) ?? this.#inherited(this.#styleOf(paragraph), (style) => read(child(style, 'w:pPr')));
  }

  /** The value of a run's property as the run's own properties, its style or its paragraph's style give it. */
  runValue<Value>(run: Properties, paragraph: Properties, read: Read<Value>): Value | undefined {
    const fromStyle: Read<Value> = (style) => read(child(style, 'w:rPr'));
    return (
      read(run) ??
      this.#inherited(childValue(run, 'w:rStyle'), fromStyle) ??
      this.#inherited(this.#styleOf(paragraph), fromStyle)
    );
  }

  /** The level of a heading, by its style's name (the same in every language of Word) or its outline level. */
  headingLevel(paragraph: Properties): number | undefined {
    const named = this.#inherited(childValue(paragraph, 'w:pStyle'), (style) => {
      const name = childValue(style, 'w:name')?.toLowerCase() ?? '';
      return name === 'title' ? '1' : /^heading ([1-9])$/u.exec(name)?.[1];
    });
    const outline = this.paragraphValue(paragraph, (found) => childValue(found, 'w:outlineLvl')) ?? '9';
    const level = Number(named ?? Number(outline) + 1);
    return level < 10 ? level : undefined;
  }

  /** Whether a run's print cannot be seen: hidden, of 2 points or less, or white where nothing colours the background. */
  hidesRun(run: Properties, paragraph: Properties, isOnColour: boolean): boolean {
    const value = (name: string): string | undefined =>
      this.runValue(run, paragraph, (found) => childValue(found, name));
    if (this.runValue(run, paragraph, (found) => toggle(found, 'w:vanish')) === true) return true;
    if (Number(value('w:sz') ?? 24) <= tinyHalfPoints) return true;
    const isMarked = !['none', 'white'].includes(childValue(run, 'w:highlight') ?? 'none');
    // Nearly white is as unreadable on paper as white.
    return !isOnColour && !isMarked && !isShaded(run) && /^(?:F[A-F]){3}$/iu.test(value('w:color') ?? '');
  }

  /** Whether a table or its style colours any background, so that white text on it can be read. */
  shadesTable(table: Properties): boolean {
    const style = childValue(table, 'w:tblStyle');
    return isShaded(table) || this.#inherited(style, (found) => containsShading(found) || undefined) === true;
  }

  #styleOf(paragraph: Properties): string | undefined {
    return childValue(paragraph, 'w:pStyle') ?? this.#defaultParagraph;
  }

  #inherited<Value>(id: string | undefined, read: Read<Value>): Value | undefined {
    let next = id;
    for (let step = 0; next !== undefined && step < maxChain; step += 1) {
      const style = this.#styles.get(next);
      const value = style && read(style);
      if (value !== undefined) return value;
      next = childValue(style, 'w:basedOn');
    }
    return undefined;
  }
}

/** Whether properties put a colour other than white behind the text. */
export function isShaded(properties: Properties): boolean {
  const shading = child(properties, 'w:shd')?.attributes;
  if (!shading) return false;
  const isPatterned = !['clear', 'nil'].includes(shading['val'] ?? 'clear');
  const isFilled = !['AUTO', 'FFFFFF'].includes((shading['fill'] ?? 'auto').toUpperCase());
  return isPatterned || isFilled || shading['themeFill'] !== undefined;
}

const containsShading = (element: Properties): boolean =>
  isShaded(element) || (element?.children ?? []).some(containsShading);

/** The marks that Word draws before list paragraphs, from `word/numbering.xml`: counts one paragraph of a list, '' where it has none. */
export function docxMarks(part: XmlElement | undefined): (numId: string, level: string) => string {
  const named = (name: string): XmlElement[] => (part?.children ?? []).filter((found) => found.name === name);
  const abstracts = new Map(named('w:abstractNum').map((found) => [found.attributes['abstractNumId'], found]));
  const lists = new Map(
    named('w:num').map((list) => {
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
      // Lists that share an abstract definition go on counting together.
      return [numId, { counterKey: overrides.length > 0 ? `num ${numId}` : abstractId, levels }];
    }),
  );
  const markOf = listCounter();
  return (numId, level) => {
    const list = lists.get(numId);
    const depth = Math.min(8, Math.max(0, Number(level) || 0));
    return list ? markOf(list.counterKey, list.levels, depth) : '';
  };
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
