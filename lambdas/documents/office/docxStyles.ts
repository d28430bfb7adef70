import { child, childValue, toggle, type XmlElement } from './officeXml.ts';

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

  /** A paragraph's own property, else its style's. */
  paragraphProperty(properties: XmlElement | undefined, name: string): XmlElement | undefined {
    const style = childValue(properties, 'w:pStyle') ?? this.#defaultParagraph;
    return child(properties, name) ?? this.#inherited(style, (found) => child(child(found, 'w:pPr'), name));
  }

  /** The level of a heading, by its style's name (the same in every language of Word) or its outline level. */
  headingLevel(properties: XmlElement | undefined): number | undefined {
    const named = this.#inherited(childValue(properties, 'w:pStyle'), (style) => {
      const name = childValue(style, 'w:name')?.toLowerCase() ?? '';
      return name === 'title' ? 1 : Number(/^heading ([1-9])$/u.exec(name)?.[1] ?? 0) || undefined;
    });
    if (named !== undefined) return named;
    const outline = Number(this.paragraphProperty(properties, 'w:outlineLvl')?.attributes['val'] ?? 9);
    return outline < 9 ? outline + 1 : undefined;
  }

  /** The value of a run property as the run's own properties, its style or its paragraph's style give it. */
  runProperty<Value>(
    run: XmlElement | undefined,
    paragraph: XmlElement | undefined,
    read: (properties: XmlElement | undefined) => Value | undefined,
  ): Value | undefined {
    const fromStyle = (style: XmlElement): Value | undefined => read(child(style, 'w:rPr'));
    return (
      read(run) ??
      this.#inherited(childValue(run, 'w:rStyle'), fromStyle) ??
      this.#inherited(childValue(paragraph, 'w:pStyle') ?? this.#defaultParagraph, fromStyle)
    );
  }

  /** Whether a table or its style colours any background, so that white text on it can be read. */
  shadesTable(properties: XmlElement | undefined): boolean {
    const shades = (style: XmlElement): true | undefined => containsShading(style) || undefined;
    return isShaded(properties) || this.#inherited(childValue(properties, 'w:tblStyle'), shades) === true;
  }

  #inherited<Value>(id: string | undefined, read: (style: XmlElement) => Value | undefined): Value | undefined {
    let next = id;
    for (let step = 0; next !== undefined && step < maxChain; step += 1) {
      const style = this.#styles.get(next);
      const value = style && read(style);
      if (value !== undefined) return value;
      next = childValue(style, 'w:basedOn');
    }
    return undefined;
  }

  /** Whether a run's print cannot be seen: hidden, of 2 points or less, or white where nothing colours the background. */
  hidesRun(run: XmlElement | undefined, paragraph: XmlElement | undefined, isOnColour: boolean): boolean {
    const value = (name: string): string | undefined =>
      this.runProperty(run, paragraph, (found) => childValue(found, name));
    if (this.runProperty(run, paragraph, (found) => toggle(found, 'w:vanish')) === true) return true;
    if (Number(value('w:sz') ?? 24) <= tinyHalfPoints) return true;
    const isMarked = !['none', 'white'].includes(childValue(run, 'w:highlight') ?? 'none');
    // Nearly white is as unreadable on paper as white.
    return !isOnColour && !isMarked && !isShaded(run) && /^(?:F[A-F]){3}$/iu.test(value('w:color') ?? '');
  }
}

const tinyHalfPoints = 4;

/** Whether properties hold a `w:shd` that puts a colour other than white behind the text. */
export function isShaded(properties: XmlElement | undefined): boolean {
  const shading = child(properties, 'w:shd')?.attributes;
  if (!shading) return false;
  const fill = (shading['fill'] ?? 'auto').toUpperCase();
  const isPatterned = !['clear', 'nil'].includes(shading['val'] ?? 'clear');
  return isPatterned || shading['themeFill'] !== undefined || !['AUTO', 'FFFFFF'].includes(fill);
}

function containsShading(element: XmlElement): boolean {
  return isShaded(element) || element.children.some(containsShading);
}
