import type { DocumentText } from '../../../shared/evidence.ts';
import { DocxNumbering } from './docxNumbering.ts';
import { DocxStyles } from './docxStyles.ts';
import { DocxWalker } from './docxWalk.ts';
import { ReadError } from '../fault.ts';
import { hiddenTextNotices } from '../office/hiddenText.ts';
import { isPageNumberLine, PageLines } from '../office/pageLines.ts';
import { child, parseXml, type XmlElement } from '../office/officeXml.ts';
import type { OfficePackage } from '../office/officePackage.ts';

/**
 * Reads a Word package (DOCX, DOCM, DOTX; transitional or strict). Headers stand once at the top of page 1, footers once at the end.
 * Pages follow the author's breaks and those noted at the last printing; without any, all text is on page 1.
 * @throws {ReadError} empty, no_text_layer (nothing but pictures), damaged, bomb or external_entity
 */
export async function readDocx(office: OfficePackage): Promise<DocumentText> {
  const main = await mainPart(office);
  const body = child(await required(office, main), 'w:body');
  if (!body) throw new ReadError('damaged');
  const relations = await readRelations(office, main);
  const part = async (type: string): Promise<XmlElement | null> => {
    const name = relations.find((relation) => relation.type === type)?.target;
    return name === undefined ? null : optional(office, name);
  };
  const pages = new PageLines();
  const walker = new DocxWalker({
    pages,
    styles: new DocxStyles(await part('styles')),
    numbering: new DocxNumbering(await part('numbering')),
    footnotes: await part('footnotes'),
    endnotes: await part('endnotes'),
  });
  const marginal = async (reference: string): Promise<string[]> => {
    const names = descendants(body, reference).flatMap((element) => {
      const relation = relations.find((candidate) => candidate.id === element.attributes['id']);
      return relation ? [relation.target] : [];
    });
    const lines: string[] = [];
    for (const name of new Set(names)) {
      const element = await optional(office, name);
      if (element) lines.push(...walker.linesOf(element));
    }
    return [...new Set(lines)].filter((line) => !isPageNumberLine(line));
  };
  for (const line of await marginal('w:headerReference')) pages.line(line);
  walker.walkBody(body);
  for (const line of await marginal('w:footerReference')) pages.line(line);
  const found = pages.toPages();
  if (found.length === 0)
    throw new ReadError(office.names.some((name) => name.includes('/media/')) ? 'no_text_layer' : 'empty');
  return { kind: 'docx', pages: found, notices: hiddenTextNotices(walker.hidden) };
}

interface Relation {
  readonly id: string;
  /** The last step of the relation's type address: `styles`, `header`, `officeDocument`. */
  readonly type: string;
  /** The part's name in the package, without a leading slash. */
  readonly target: string;
}

async function mainPart(office: OfficePackage): Promise<string> {
  const relations = await readRelations(office, '');
  const named = relations.find((relation) => relation.type === 'officeDocument')?.target;
  const found = [named, 'word/document.xml'].find((name) => name !== undefined && office.has(name));
  const any = found ?? office.names.find((name) => /^word\/document\d*\.xml$/u.test(name));
  if (any === undefined) throw new ReadError('damaged');
  return any;
}

/** The relations of a part that stay inside the package; external ones are left alone. */
async function readRelations(office: OfficePackage, part: string): Promise<Relation[]> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const element = await optional(office, `${folder}_rels/${part.slice(folder.length)}.rels`);
  return (element?.children ?? [])
    .filter((relation) => relation.attributes['TargetMode'] !== 'External')
    .map(({ attributes }) => {
      const target = attributes['Target'] ?? '';
      return {
        id: attributes['Id'] ?? '',
        type: (attributes['Type'] ?? '').split('/').at(-1) ?? '',
        target: new URL(target.replaceAll('\\', '/'), `part:/${folder}`).pathname.slice(1),
      };
    });
}

async function required(office: OfficePackage, name: string): Promise<XmlElement> {
  const element = await optional(office, name);
  if (!element) throw new ReadError('damaged');
  return element;
}

async function optional(office: OfficePackage, name: string): Promise<XmlElement | null> {
  const xml = await office.xml(name);
  return xml === null ? null : parseXml(xml);
}

function descendants(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((found) => [...(found.name === name ? [found] : []), ...descendants(found, name)]);
}
