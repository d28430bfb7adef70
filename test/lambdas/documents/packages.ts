import { zipSync } from 'fflate';

/** One entry of a zip made for a test; `claimedSize` is the unpacked size its directory states, when that lies. */
interface ZipPart {
  readonly name: string;
  readonly content: string | Uint8Array;
  readonly claimedSize?: number;
}

export function zipOf(parts: readonly ZipPart[]): Buffer {
  const bytes = Buffer.from(
    zipSync(Object.fromEntries(parts.map(({ name, content }) => [name, Buffer.from(content)]))),
  );
  let at = 0;
  for (const { claimedSize } of parts) {
    at = bytes.indexOf('PK\u0001\u0002', at + 1);
    if (claimedSize !== undefined) bytes.writeUInt32LE(claimedSize, at + 24);
  }
  return bytes;
}

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const sheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const alternate = 'http://schemas.openxmlformats.org/markup-compatibility/2006';

/** The root of each part; its relation is named like the part, without number. */
const roots = { styles: 'styles', numbering: 'numbering', footnotes: 'footnotes', header1: 'hdr', footer1: 'ftr' };
const partNames = Object.keys(roots) as (keyof typeof roots)[];
/** The parts of a DOCX besides its body, by their name in `word/` without `.xml`. */
export type DocxParts = Partial<Record<keyof typeof roots, string>>;

/** A DOCX with this WordprocessingML in its body; relations are named after their parts. */
export function docxOf(body: string, parts: DocxParts = {}): Buffer {
  const names = partNames.filter((name) => parts[name] !== undefined);
  return zipOf([
    { name: '_rels/.rels', content: relations([{ id: 'main', type: 'officeDocument', target: 'word/document.xml' }]) },
    { name: 'word/document.xml', content: wordXml('document', `<w:body>${body}</w:body>`) },
    {
      name: 'word/_rels/document.xml.rels',
      content: relations(names.map((name) => ({ id: name, type: name.replace('1', ''), target: `${name}.xml` }))),
    },
    ...names.map((name) => ({ name: `word/${name}.xml`, content: wordXml(roots[name], parts[name] ?? '') })),
  ]);
}

export function wordXml(root: string, content: string): string {
  return `<?xml version="1.0"?><w:${root} xmlns:w="${word}" xmlns:r="${office}" xmlns:mc="${alternate}">${content}</w:${root}>`;
}

function relations(list: readonly { id: string; type: string; target: string }[]): string {
  const items = list.map(
    ({ id, type, target }) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${packageRelations}">${items.join('')}</Relationships>`;
}

/** An XLSX whose one sheet has this SpreadsheetML after its root's start. */
export function xlsxOf(sheetXml: string): Buffer {
  return zipOf([
    {
      name: '[Content_Types].xml',
      content:
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
    },
    { name: '_rels/.rels', content: relations([{ id: 'main', type: 'officeDocument', target: 'xl/workbook.xml' }]) },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${sheet}" xmlns:r="${office}"><sheets><sheet name="Satu" sheetId="1" r:id="s1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations([{ id: 's1', type: 'worksheet', target: 'worksheets/sheet1.xml' }]),
    },
    { name: 'xl/worksheets/sheet1.xml', content: `<worksheet xmlns="${sheet}">${sheetXml}</worksheet>` },
  ]);
}

/** A paragraph of one run; `run` are its properties. */
export function p(text: string, run = ''): string {
  return `<w:p><w:r>${run && `<w:rPr>${run}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

const cell = (content: string): string => `<w:tc>${content.startsWith('<') ? content : p(content)}</w:tc>`;

/** A table of rows of cells; a cell is its text or its whole `w:tc` content. */
export function table(rows: readonly (readonly string[])[]): string {
  return `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`;
}
