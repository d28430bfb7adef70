import { child, childValue, toggle, type XmlElement } from '../office/officeXml.ts';

/** A style chain longer than this loops. */
const maxChain = 30;

/** What a reader needs of `word/styles.xml`: properties inherited along `basedOn`. */
export class DocxStyles {
  readonly #styles = new Map<string, XmlElement>();
  readonly #defaultParagraph: string | undefined;

  constructor(part: XmlElement | null) {
    for (const style of part?.children ?? []) {
      const id = style.attributes['styleId'];
      if (style.name !== 'w:style' || id === undefined) continue;
      this.#styles.set(id, style);
      const isDefault = ['1', 'true', 'on'].includes(style.attributes['default'] ?? '');
      if (isDefault && style.attributes['type'] === 'paragraph') this.#defaultParagraph = id;
    }
  }

  /** The numbering a paragraph gets from its style, when it has none of its own. */
  numbering(paragraphStyle: string | undefined): XmlElement | undefined {
    return this.#inherited(paragraphStyle ?? this.#defaultParagraph, (style) =>
      child(child(style, 'w:pPr'), 'w:numPr'),
    );
  }

  /** Whether the style breaks the page before each of its paragraphs. */
  breaksPage(paragraphStyle: string | undefined): boolean {
    return (
      this.#inherited(paragraphStyle ?? this.#defaultParagraph, (style) =>
        toggle(child(style, 'w:pPr'), 'w:pageBreakBefore'),
      ) ?? false
    );
  }

  /** The value of a run property as the paragraph's and the run's styles give it, the run's own properties first. */
  runProperty(
    runProperties: XmlElement | undefined,
    paragraphStyle: string | undefined,
    read: (properties: XmlElement | undefined) => string | undefined,
  ): string | undefined {
    const fromStyle = (style: XmlElement): string | undefined => read(child(style, 'w:rPr'));
    return (
      read(runProperties) ??
      this.#inherited(childValue(runProperties, 'w:rStyle'), fromStyle) ??
      this.#inherited(paragraphStyle ?? this.#defaultParagraph, fromStyle)
    );
  }

  /** Whether a table style colours any background, so that white text on it can be read. */
  shadesTable(tableStyle: string | undefined): boolean {
    return this.#inherited(tableStyle, (style) => (containsShading(style) ? true : undefined)) ?? false;
  }

  #inherited<Value>(id: string | undefined, read: (style: XmlElement) => Value | undefined): Value | undefined {
    let next = id;
    for (let step = 0; next !== undefined && step < maxChain; step += 1) {
      const style = this.#styles.get(next);
      if (!style) return undefined;
      const value = read(style);
      if (value !== undefined) return value;
      next = childValue(style, 'w:basedOn');
    }
    return undefined;
  }
}

/** Whether properties hold a `w:shd` that puts a colour other than white behind the text. */
export function isShaded(properties: XmlElement | undefined): boolean {
  const shading = child(properties, 'w:shd')?.attributes;
  if (!shading) return false;
  const fill = (shading['fill'] ?? 'auto').toUpperCase();
  const patterned = !['clear', 'nil'].includes(shading['val'] ?? 'clear');
  return patterned || shading['themeFill'] !== undefined || !['AUTO', 'FFFFFF'].includes(fill);
}

function containsShading(element: XmlElement): boolean {
  return isShaded(element) || element.children.some(containsShading);
}
