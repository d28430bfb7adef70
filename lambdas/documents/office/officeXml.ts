import { SaxesParser } from 'saxes';
import { escapeHtml } from '../../../shared/richText/html.ts';
import { ReadError } from '../fault.ts';

/**
 * An element of an Office XML part. `name` is the short name used here (`w:p`), whatever prefix the part itself uses and whether it is
 * transitional or strict; elements of other vocabularies keep their local name behind `:`. Attribute names lose their prefix.
 */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  /** Character data directly inside the element. */
  text: string;
}

const prefixes: Readonly<Record<string, string>> = {
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main': 'w',
  'http://purl.oclc.org/ooxml/wordprocessingml/main': 'w',
  'http://schemas.openxmlformats.org/officeDocument/2006/math': 'm',
  'http://purl.oclc.org/ooxml/officeDocument/math': 'm',
  'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc',
};

/** Elements deeper than this are no document a person wrote. */
const maxDepth = 500;

/**
 * Parses one XML part without a document type; nothing is fetched or expanded.
 * @throws {ReadError} damaged when it is nested too deep; the parser's own error when it is not well-formed
 */
export function parseXml(xml: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open: XmlElement[] = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', (tag) => {
    const attributes: Record<string, string> = {};
    for (const attribute of Object.values(tag.attributes)) attributes[attribute.local] = attribute.value;
    const element = { name: `${prefixes[tag.uri] ?? ''}:${tag.local}`, attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
    if (open.length > maxDepth) throw new ReadError('damaged');
  });
  parser.on('closetag', () => open.pop());
  const addText = (text: string): void => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(xml).close();
  const document = root.children[0];
  if (!document) throw new ReadError('damaged');
  return document;
}

/** An element of our own making. */
export function makeElement(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  children: XmlElement[] = [],
  text = '',
): XmlElement {
  return { name, attributes, children, text };
}

/** The text that an element holds in its runs. */
export const textOf = ({ name, text, children }: XmlElement): string =>
  (name === 'w:t' ? text : name === 'w:tab' ? '\t' : '') + children.map(textOf).join('');

/** Elements as WordprocessingML again, in the prefix `w`; those of other vocabularies are left out. */
export const toXml = (elements: readonly XmlElement[]): string =>
  elements
    .filter(({ name }) => name.startsWith('w:'))
    .map(({ name, attributes, children, text }) => {
      const pairs = Object.entries(attributes).map(([key, value]) => ` w:${key}="${escapeHtml(value)}"`);
      const own = name === 'w:t' || name === 'w:instrText' ? escapeHtml(text) : '';
      return `<${name}${pairs.join('')}>${own}${toXml(children)}</${name}>`;
    })
    .join('');

/** The first child of that name. */
export const child = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((candidate) => candidate.name === name);

/** The `val` of the first child of that name. */
export const childValue = (element: XmlElement | undefined, name: string): string | undefined =>
  child(element, name)?.attributes['val'];

/** Whether an on/off property such as `w:vanish` is present and not switched off; undefined when it is absent. */
export function toggle(element: XmlElement | undefined, name: string): boolean | undefined {
  const property = child(element, name);
  return property && !['0', 'false', 'off'].includes(property.attributes['val'] ?? '1');
}
