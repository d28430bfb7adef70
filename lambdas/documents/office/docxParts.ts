import { ReadError } from '../fault.ts';
import { parseXml, type XmlElement } from './officeXml.ts';
import { unpack, xmlText } from './zipPackage.ts';

interface Relation {
  readonly id: string;
  /** The last step of the relation's type address: `styles`, `header`, `officeDocument`. */
  readonly type: string;
  /** The part's name in the package, in lower case and without a leading slash. */
  readonly target: string;
}

/** The XML parts of a Word package, by what the main part calls them. */
export class DocxParts {
  /** @throws {ReadError} damaged, bomb or external_entity */
  readonly main: XmlElement;
  readonly #xml = new Map<string, Uint8Array>();
  readonly #relations: readonly Relation[];

  constructor(bytes: Uint8Array) {
    for (const [name, part] of Object.entries(unpack(bytes, /\.(?:xml|rels)$/iu)))
      this.#xml.set(name.toLowerCase(), part);
    const named = this.#relationsOf('').find(({ type }) => type === 'officeDocument')?.target;
    const candidates = [named ?? '', ...[...this.#xml.keys()].filter((name) => /^word\/document\d*\.xml$/u.test(name))];
    const name = candidates.find((candidate) => this.#xml.has(candidate)) ?? '';
    const main = this.#part(name);
    if (main === null) throw new ReadError('damaged');
    this.main = main;
    this.#relations = this.#relationsOf(name);
  }

  /** The part that the main part names as its styles, its numbering or its notes. */
  ofType(wanted: string): XmlElement | null {
    return this.#part(this.#relations.find(({ type }) => type === wanted)?.target ?? '');
  }

  /** The parts that elements of this name refer to, each once. */
  referredBy(elementName: string): XmlElement[] {
    const ids = new Set(descendants(this.main, elementName).map(({ attributes }) => attributes['id']));
    const names = new Set(this.#relations.flatMap(({ id, target }) => (ids.has(id) ? [target] : [])));
    return [...names].flatMap((name) => this.#part(name) ?? []);
  }

  #part(name: string): XmlElement | null {
    const bytes = this.#xml.get(name);
    return bytes === undefined ? null : parseXml(xmlText(bytes));
  }

  /** The relations of a part that stay inside the package; external ones are left alone. */
  #relationsOf(part: string): Relation[] {
    const folder = part.slice(0, part.lastIndexOf('/') + 1);
    return (this.#part(`${folder}_rels/${part.slice(folder.length)}.rels`)?.children ?? [])
      .filter(({ attributes }) => attributes['TargetMode'] !== 'External')
      .map(({ attributes }) => ({
        id: attributes['Id'] ?? '',
        type: (attributes['Type'] ?? '').split('/').at(-1) ?? '',
        target: new URL((attributes['Target'] ?? '').replaceAll('\\', '/'), `part:/${folder}`).pathname
          .slice(1)
          .toLowerCase(),
      }));
  }
}

function descendants(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((found) => [...(found.name === name ? [found] : []), ...descendants(found, name)]);
}
