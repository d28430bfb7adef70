import { describe, expect, test } from '@jest/globals';
import type { DocumentText } from '../../../shared/evidence.ts';
import { parseDocument } from '../../../lambdas/documents/parse.ts';
import { docxOf, p, table, wordXml, type DocxParts } from './packages.ts';
import { zipOf } from './zip-writer.ts';

const read = (body: string, parts?: DocxParts): Promise<DocumentText> => parseDocument(docxOf(body, parts), 'a.docx');
const linesOf = async (body: string, parts?: DocxParts): Promise<string[]> =>
  (await read(body, parts)).pages.flatMap((page) => page.text.split('\n'));
const pagesOf = async (body: string, parts?: DocxParts): Promise<[number, string][]> =>
  (await read(body, parts)).pages.map((page) => [page.number, page.text]);
const cell = (properties: string, text: string): string => `<w:tcPr>${properties}</w:tcPr>${p(text)}`;

const level = (depth: number, format: string, text: string): string =>
  `<w:lvl w:ilvl="${depth}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
const item = (text: string, list: number, depth = 0): string =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="${list}"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
const rendered = (text: string): string => `<w:p><w:r><w:lastRenderedPageBreak/><w:t>${text}</w:t></w:r></w:p>`;
const section = (type: string): string => `<w:p><w:pPr><w:sectPr>${type}</w:sectPr></w:pPr></w:p>`;
const split = (text: string): string =>
  `<w:p><w:r><w:t>${text}</w:t><w:lastRenderedPageBreak/><w:t> bawah</w:t></w:r></w:p>`;
const reference = (kind: string): string =>
  `<w:sectPr><w:${kind}Reference r:id="${kind}1" w:type="default"/></w:sectPr>`;

describe('tables', () => {
  test('are one line a row; paragraphs of a cell are parted by <br> and a literal bar is broken', async () => {
    const rows = [
      ['CLO1', p('Menilai | menyemak') + p('sumber')],
      ['CLO2', 'Membina'],
    ];
    expect(await linesOf(table(rows))).toEqual(['| CLO1 | Menilai ¦ menyemak<br>sumber |', '| CLO2 | Membina |']);
  });

  test('keep a merged cell in its first column and leave the columns and rows it covers empty', async () => {
    const rows = [
      ['Jenis', cell('<w:gridSpan w:val="2"/>', 'Bersemuka')],
      [cell('<w:vMerge w:val="restart"/>', 'Berterusan'), 'Kuiz', '10%'],
      [cell('<w:vMerge/>', ''), 'Projek', '50%'],
    ];
    expect(await linesOf(table(rows))).toEqual([
      '| Jenis | Bersemuka |  |',
      '| Berterusan | Kuiz | 10% |',
      '|  | Projek | 50% |',
    ]);
  });

  test('drop grid columns in which no row has a cell, and rows without text', async () => {
    const wide = cell('<w:gridSpan w:val="7"/>', 'a');
    expect(
      await linesOf(
        table([
          [wide, 'b'],
          [cell('<w:gridSpan w:val="7"/>', ''), ''],
          [wide, 'c'],
        ]),
      ),
    ).toEqual(['| a | b |', '| a | c |']);
  });

  test('inside a cell become paragraphs of that cell', async () => {
    const rows = [
      [
        p('Butiran') +
          table([
            ['a', 'b'],
            ['c', 'd'],
          ]),
        '10%',
      ],
    ];
    expect(await linesOf(table(rows))).toEqual(['| Butiran<br>a ¦ b<br>c ¦ d | 10% |']);
  });

  test('that follow each other at once are parted by a blank line', async () => {
    expect(await linesOf(table([['a', 'b']]) + '<w:p/>' + table([['c', 'd']]))).toEqual(['| a | b |', '', '| c | d |']);
  });

  test('are not imitated by a paragraph that starts with a bar', async () => {
    expect(await linesOf(p('| Kuiz | 90% |'))).toEqual(['¦ Kuiz | 90% |']);
  });

  test('stand in content controls as well as in the open', async () => {
    const inner = `<w:sdt><w:sdtContent><w:tr><w:sdt><w:sdtContent><w:tc>${p('x')}</w:tc></w:sdtContent></w:sdt><w:tc>${p('y')}</w:tc></w:tr></w:sdtContent></w:sdt>`;
    expect(await linesOf(`<w:tbl>${inner}</w:tbl>`)).toEqual(['| x | y |']);
  });
});

describe('list marks', () => {
  const numbering = `<w:abstractNum w:abstractNumId="4">${level(0, 'decimal', '%1.0')}${level(1, 'lowerLetter', '(%2)')}${level(2, 'upperRoman', '%1.%3')}</w:abstractNum>
    <w:abstractNum w:abstractNumId="5">${level(0, 'bullet', '·')}</w:abstractNum>
    <w:num w:numId="1"><w:abstractNumId w:val="4"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="5"/></w:num>
    <w:num w:numId="3"><w:abstractNumId w:val="4"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="7"/></w:lvlOverride></w:num>`;

  test('are counted by level, and start again under a new parent', async () => {
    const body = [
      item('satu', 1),
      item('anak', 1, 1),
      item('anak', 1, 1),
      item('cucu', 1, 2),
      item('dua', 1),
      item('anak', 1, 1),
    ];
    expect(await linesOf(body.join(''), { numbering })).toEqual([
      '1.0 satu',
      '(a) anak',
      '(b) anak',
      '1.I cucu',
      '2.0 dua',
      '(a) anak',
    ]);
  });

  test('are bullets for bulleted lists, none for list 0, and obey a start of their own', async () => {
    const body = item('a', 2) + item('b', 0) + item('c', 3);
    expect(await linesOf(body, { numbering })).toEqual(['• a', 'b', '7.0 c']);
  });

  test('come from the paragraph style as well', async () => {
    const styles =
      '<w:style w:type="paragraph" w:styleId="Base"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>' +
      '<w:style w:type="paragraph" w:styleId="Head"><w:basedOn w:val="Base"/></w:style>';
    const body = '<w:p><w:pPr><w:pStyle w:val="Head"/></w:pPr><w:r><w:t>Sinopsis</w:t></w:r></w:p>';
    expect(await linesOf(body, { numbering, styles })).toEqual(['1.0 Sinopsis']);
  });
});

describe('pages', () => {
  const pageBreak = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';

  test('follow the breaks the author made; the mark Word leaves after one is no second page', async () => {
    expect(await pagesOf(p('satu') + pageBreak + rendered('dua') + rendered('tiga'))).toEqual([
      [1, 'satu'],
      [2, 'dua'],
      [3, 'tiga'],
    ]);
  });

  test('follow sections, except those that go on on the same page', async () => {
    const continuous = '<w:type w:val="continuous"/>';
    const body =
      p('satu') + section('') + p('dua') + section('') + p('masih dua') + `<w:sectPr>${continuous}</w:sectPr>`;
    expect(await pagesOf(body)).toEqual([
      [1, 'satu'],
      [2, 'dua\nmasih dua'],
    ]);
  });

  test('break between the rows of a table, once for a row that all cells split', async () => {
    const body = table([
      ['r1', 'x'],
      [rendered('r2'), 'x'],
      [split('r3'), split('y')],
      ['r4', 'x'],
    ]);
    expect(await pagesOf(body)).toEqual([
      [1, '| r1 | x |'],
      [2, '| r2 | x |\n| r3<br>bawah | y<br>bawah |'],
      [3, '| r4 | x |'],
    ]);
  });
});

describe('text around the body', () => {
  test('a header stands once at the top and a footer once at the end, page numbers left out', async () => {
    const sections = `<w:p><w:pPr>${reference('header')}</w:pPr></w:p>${p('dua')}<w:sectPr><w:headerReference r:id="header1"/><w:footerReference r:id="footer1"/></w:sectPr>`;
    const parts = { header1: p('EDUP1234'), footer1: p('Halaman 3 daripada 9') + p('Fakulti') };
    expect(await pagesOf(p('satu') + sections, parts)).toEqual([
      [1, 'EDUP1234\nsatu'],
      [2, 'dua\nFakulti'],
    ]);
  });

  test('a footnote follows the text of the page that refers to it', async () => {
    const noted =
      '<w:p><w:r><w:t>teks</w:t><w:footnoteReference w:id="2"/><w:br w:type="page"/><w:t>dua</w:t></w:r></w:p>';
    expect(await pagesOf(noted, { footnotes: `<w:footnote w:id="2">${p('Nota.')}</w:footnote>` })).toEqual([
      [1, 'teks\n[1] Nota.'],
      [2, 'dua'],
    ]);
  });

  test('a text box is read once though the file holds it twice', async () => {
    const box = `<w:txbxContent>${p('kotak')}</w:txbxContent>`;
    const body = `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps">${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r></w:p>`;
    expect(await linesOf(body)).toEqual(['kotak']);
  });
});

describe('what a reader of the page would not see', () => {
  test.each([
    ['hidden print', p('rahsia', '<w:vanish/>')],
    ['white print on white', p('rahsia', '<w:color w:val="FFFFFF"/>')],
    ['print of one point', p('rahsia', '<w:sz w:val="2"/>')],
  ])('%s is named in a notice and left out of the text', async (_, hidden) => {
    const document = await read(p('Kursus') + hidden);
    expect(document.pages.map((page) => page.text)).toEqual(['Kursus']);
    expect(document.notices).toEqual(['Teks tersembunyi pada halaman 1 tidak diambil kira: “rahsia”']);
  });

  test.each([
    [
      'white print in a dark cell',
      table([[`<w:tcPr><w:shd w:val="clear" w:fill="1F3864"/></w:tcPr>${p('Kepala', '<w:color w:val="FFFFFF"/>')}`]]),
    ],
    ['white print on its own shading', p('Kepala', '<w:color w:val="FFFFFF"/><w:shd w:val="clear" w:fill="000000"/>')],
    ['print with hiding switched off', p('Kepala', '<w:vanish w:val="0"/>')],
  ])('%s is text', async (_, body) => {
    const document = await read(body);
    expect(document.pages[0]?.text).toContain('Kepala');
    expect(document.notices).toEqual([]);
  });

  test('deleted words are dropped, inserted ones kept, field codes left out', async () => {
    const body = `<w:p><w:r><w:t>A</w:t></w:r><w:del><w:r><w:delText>B</w:delText></w:r></w:del><w:ins><w:r><w:t>C</w:t></w:r></w:ins>
      <w:r><w:instrText>PAGE</w:instrText></w:r></w:p>`;
    expect(await linesOf(body)).toEqual(['AC']);
  });
});

test('ticks of symbol fonts are read as ticks', async () => {
  const body =
    p('\u00fc', '<w:rFonts w:ascii="Wingdings"/>') + '<w:p><w:r><w:sym w:font="Symbol" w:char="F0D6"/></w:r></w:p>';
  expect(await linesOf(body)).toEqual(['✓', '√']);
});

test('characters that no one sees neither part words nor carry messages', async () => {
  const smuggled = String.fromCodePoint(0xe0041, 0xe0042);
  expect(await linesOf(p(`pem\u00adbe\u200blajaran${smuggled} \u202eaktif`))).toEqual(['pembelajaran aktif']);
});

test('strict documents, other prefixes and a main part of another name are read', async () => {
  const strict = wordXml('document', `<w:body>${p('Kursus')}</w:body>`)
    .replaceAll('w:', 'ns0:')
    .replace('xmlns:w=', 'xmlns:ns0=')
    .replace(
      'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
      'http://purl.oclc.org/ooxml/wordprocessingml/main',
    );
  const relations =
    '<Relationships><Relationship Id="a" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument" Target="/word/document2.xml"/></Relationships>';
  const bytes = zipOf([
    { name: '_rels/.rels', content: relations },
    { name: 'word/document2.xml', content: strict },
  ]);
  expect((await parseDocument(bytes, 'a.docx')).pages).toEqual([{ number: 1, text: 'Kursus' }]);
});

test('references outside the package are not followed', async () => {
  const relations =
    '<Relationships><Relationship Id="header1" Type="x/header" TargetMode="External" Target="file:///etc/passwd"/></Relationships>';
  const bytes = zipOf([
    {
      name: 'word/document.xml',
      content: wordXml(
        'document',
        `<w:body>${p('Kursus')}<w:sectPr><w:headerReference r:id="header1"/></w:sectPr></w:body>`,
      ),
    },
    { name: 'word/_rels/document.xml.rels', content: relations },
  ]);
  expect((await parseDocument(bytes, 'a.docx')).pages).toEqual([{ number: 1, text: 'Kursus' }]);
});
