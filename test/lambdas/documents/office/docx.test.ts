import { expect, test } from '@jest/globals';
import { sourceDocumentSchema } from '../../../../shared/document/document.ts';
import { parseDocument } from '../../../../lambdas/documents/parse.ts';
import { docxOf, p, table, wordXml, type DocxParts, zipOf } from '../packages.ts';
import { shown } from '../shown.ts';

const linesOf = async (body: string, parts?: DocxParts): Promise<string[]> =>
  shown(sourceDocumentSchema.parse(await parseDocument(docxOf(body, parts))));
const wide = (text: string): string => cell('<w:gridSpan w:val="7"/>', text);
const cell = (properties: string, text: string): string => `<w:tcPr>${properties}</w:tcPr>${p(text)}`;
const item = (text: string, list: number, depth = 0): string =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="${list}"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
const styled = (style: string, text: string): string =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;

const level = (depth: number, format: string, text: string): string =>
  `<w:lvl w:ilvl="${depth}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
const numbering = `<w:abstractNum w:abstractNumId="4">${level(0, 'decimal', '%1.0')}${level(1, 'lowerLetter', '(%2)')}${level(2, 'upperRoman', '%1.%3')}</w:abstractNum>
  <w:abstractNum w:abstractNumId="5">${level(0, 'bullet', '·')}</w:abstractNum><w:abstractNum w:abstractNumId="6">${level(0, 'decimal', 'HPK %1')}</w:abstractNum>
  <w:num w:numId="1"><w:abstractNumId w:val="4"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="5"/></w:num>
  <w:num w:numId="3"><w:abstractNumId w:val="4"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="7"/></w:lvlOverride></w:num>
  <w:num w:numId="6"><w:abstractNumId w:val="6"/></w:num>`;

const inner = table([
  ['a', 'b'],
  ['c', 'd'],
]);
const controlled = `<w:sdt><w:sdtContent><w:tr><w:sdt><w:sdtContent><w:tc>${p('x')}</w:tc></w:sdtContent></w:sdt><w:tc>${p('y')}</w:tc></w:tr></w:sdtContent></w:sdt>`;

test.each<[string, string, string[]]>([
  [
    'keep rows, the lines of their cells, and cells merged across and down',
    table([
      ['CLO', cell('<w:gridSpan w:val="2"/>', 'Pentaksiran')],
      [cell('<w:vMerge w:val="restart"/>', 'CLO1'), p('Kuiz | ringkas') + p('dalam talian'), '10%'],
      [cell('<w:vMerge/>', ''), 'Projek', '50%'],
    ]),
    ['| CLO | Pentaksiran | < |', '| CLO1 | Kuiz | ringkas / dalam talian | 10% |', '| ^ | Projek | 50% |'],
  ],
  [
    'keep merged cells where a bookmark stands between rows, and columns where a row begins late',
    `<w:tbl><w:tr><w:tc>${cell('<w:vMerge w:val="restart"/>', 'Berterusan')}</w:tc><w:tc>${p('Kuiz')}</w:tc></w:tr>
      <w:bookmarkStart w:id="1" w:name="sini"/><w:tr><w:tc>${cell('<w:vMerge/>', '')}</w:tc><w:tc>${p('Ujian')}</w:tc></w:tr>
      <w:tr><w:trPr><w:gridBefore w:val="1"/></w:trPr><w:tc>${p('Projek')}</w:tc></w:tr></w:tbl>`,
    ['| Berterusan | Kuiz |', '| ^ | Ujian |', '|  | Projek |'],
  ],
  [
    'lose columns and rows in which no text begins',
    table([
      [wide('a'), 'b'],
      [wide(''), ''],
      [wide('c'), 'd'],
    ]),
    ['| a | b |', '| c | d |'],
  ],
  [
    'of one column are a frame around their content, and those with columns inside a cell stand behind their table',
    table([[p('BAHAGIAN A: MAKLUMAT') + table([[p('Butiran') + inner, '10%']])]]),
    ['h1 BAHAGIAN A: MAKLUMAT', '| Butiran | 10% |', '| a | b |', '| c | d |'],
  ],
  [
    'inside a frame in a cell stand behind the table too',
    table([[p('Butiran') + table([[p('Rangka') + inner]]), '10%']]),
    ['| Butiran / Rangka | 10% |', '| a | b |', '| c | d |'],
  ],
  [
    'of one row, or of ticks, inside a cell are lines of it',
    table([
      ['Kuiz', table([['T 10%', 'A 5%']])],
      [
        table([
          ['✓', 'Haba'],
          ['✓', 'Gas'],
        ]),
        '2',
      ],
    ]),
    ['| Kuiz | T 10% ¦ A 5% |', '| ✓ Haba / ✓ Gas | 2 |'],
  ],
  ['stand in content controls as well as in the open', `<w:tbl>${controlled}</w:tbl>`, ['| x | y |']],
  [
    'are made of lines whose words stand in columns by tabs, also where one has its first column only',
    ['Nama: Siti\tNo: 4', 'Kuiz\t10%\tCLO1', 'Kehadiran', 'Projek\t90%\tCLO2', 'Selesai']
      .map((text) => p(text).replaceAll('\t', '</w:t><w:tab/><w:t>'))
      .join(''),
    ['Nama: Siti\tNo: 4', '| Kuiz | 10% | CLO1 |', '| Kehadiran |  |  |', '| Projek | 90% | CLO2 |', 'Selesai'],
  ],
])('tables %s', async (_, xml, lines) => {
  expect(await linesOf(xml)).toEqual(lines);
});

test('printed list marks are part of the text, counted by level, bullets and own starts included, also in empty cells', async () => {
  const counted = [item('satu', 1), item('anak', 1, 1), item('anak', 1, 1), item('cucu', 1, 2), item('dua', 1)];
  const others = [item('anak', 1, 1), item('a', 2), item('b', 0), item('c', 3), item('Menilai sumber.', 6)];
  const cells = table([[item('', 3), 'Kuiz']]);
  expect((await linesOf([...counted, ...others, cells].join(''), { numbering })).join('; ')).toBe(
    '- 1.0 satu; - (a) anak; - (b) anak; - 1.I cucu; - 2.0 dua; - (a) anak; - • a; b; - 7.0 c; - HPK 1 Menilai sumber.; | 8.0 | Kuiz |',
  );
});

test('headings come from styles in any language, outline levels and bold print, with the numbers of their style', async () => {
  const styles =
    '<w:style w:type="paragraph" w:styleId="Tajuk2"><w:name w:val="heading 2"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>' +
    '<w:style w:type="paragraph" w:styleId="Sub"><w:basedOn w:val="Tajuk2"/></w:style>' +
    '<w:style w:type="paragraph" w:styleId="Tebal"><w:rPr><w:b/></w:rPr></w:style>';
  const outlined = '<w:p><w:pPr><w:outlineLvl w:val="2"/></w:pPr><w:r><w:t>Skop</w:t></w:r></w:p>';
  const body =
    styled('Sub', 'Sinopsis') + outlined + p('Rujukan utama', '<w:b/>') + styled('Tebal', 'Kod: EDUP1234') + p('biasa');
  expect((await linesOf(body, { numbering, styles })).join('; ')).toBe(
    'h2 1.0 Sinopsis; h3 Skop; h2 Rujukan utama; Kod: EDUP1234; biasa',
  );
});

test('text around the body stands once: headers first, notes and footers last; repeats and page numbers are counted as left out', async () => {
  const parts = {
    header1: p('EDUP1234') + p('EDUP1234', '<w:b/>'),
    footer1: p('Halaman 3 daripada 9') + p('Fakulti'),
    footnotes: `<w:footnote w:id="0" w:type="separator">${p('---')}</w:footnote><w:footnote w:id="2">${p('Nota.')}</w:footnote>`,
  };
  const document = await parseDocument(
    docxOf('<w:p><w:r><w:t>teks</w:t><w:footnoteReference w:id="2"/></w:r></w:p>', parts),
  );
  expect(shown(document)).toEqual(['EDUP1234', 'teks', '[1] Nota.', 'Fakulti']);
  expect(document.omittedWords).toBe(5);
});

test.each([
  ['hidden print', p('rahsia', '<w:vanish/>')],
  ['white print on white', p('rahsia', '<w:color w:val="FFFFFF"/>')],
  ['print of one point', p('rahsia', '<w:sz w:val="2"/>')],
  ['a hidden row', `<w:tbl><w:tr><w:trPr><w:hidden/></w:trPr><w:tc>${p('rahsia')}</w:tc></w:tr></w:tbl>`],
])('%s is named in a notice and left out of the blocks', async (_, hidden) => {
  const document = await parseDocument(docxOf(p('Kursus') + hidden));
  expect(shown(document)).toEqual(['Kursus']);
  expect(document.notices).toEqual(['Teks tersembunyi dalam dokumen tidak diambil kira: “rahsia”']);
});

test.each([
  [
    'white print in a dark cell',
    table([[`<w:tcPr><w:shd w:val="clear" w:fill="1F3864"/></w:tcPr>${p('Kepala', '<w:color w:val="FFFFFF"/>')}`]]),
  ],
  ['white print on its own shading', p('Kepala', '<w:color w:val="FFFFFF"/><w:shd w:val="clear" w:fill="000000"/>')],
  ['print with hiding switched off', p('Kepala', '<w:vanish w:val="0"/>')],
])('%s is text that a reader of the page sees', async (_, body) => {
  const document = await parseDocument(docxOf(body));
  expect([shown(document), document.notices]).toEqual([['Kepala'], []]);
});

test('deleted words are dropped; inserted words, fields, equations, symbols and boxes to tick are read', async () => {
  const body = `<w:p><w:r><w:t>A</w:t></w:r><w:del><w:r><w:delText>B</w:delText></w:r></w:del><w:ins><w:r><w:t>C</w:t></w:r></w:ins>
    <w:r><w:instrText>PAGE</w:instrText></w:r><w:fldSimple w:instr="DATE"><w:r><w:t>2026</w:t></w:r></w:fldSimple></w:p>
    <w:p><m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:r><m:t>x=1</m:t></m:r></m:oMath></w:p>
    ${p('\u00fc', '<w:rFonts w:ascii="Wingdings"/>')}<w:p><w:r><w:sym w:font="Symbol" w:char="F0D6"/></w:r></w:p>
    <w:p><w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:checkBox><w:default w:val="1"/></w:checkBox></w:ffData></w:fldChar></w:r>
    <w:r><w:instrText>FORMCHECKBOX</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`;
  expect(await linesOf(body)).toEqual(['AC2026', 'x=1', '✓', '√', '☑']);
});

const mathRun = (text: string) => `<m:r><m:t xml:space="preserve">${text}</m:t></m:r>`;
const raised = (text: string) =>
  `<w:p><w:r><w:t>P</w:t></w:r><w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:t>${text}</w:t></w:r></w:p>`;

test('fractions, exponents, roots, sums and brackets of an equation are told from what stands beside them, and an equation is no heading', async () => {
  const body = `<w:p><m:oMathPara xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:oMath>${mathRun('TFR = ')}
    <m:f><m:num>${mathRun('5 × Σ ASFR')}</m:num><m:den>${mathRun('1,000')}</m:den></m:f>
    <m:sSup><m:e>${mathRun(' × r')}</m:e><m:sup>${mathRun('1/t')}</m:sup></m:sSup><m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr>
    <m:e><m:d><m:e><m:rad><m:e>${mathRun('k')}</m:e></m:rad></m:e></m:d></m:e></m:nary></m:oMath></m:oMathPara></w:p>`;
  const document = await parseDocument(docxOf(body));
  expect(document.blocks.map(({ kind }) => kind)).toEqual(['paragraph']);
  expect(await linesOf(['1/t', '0.1', '2', '1,2', 'th'].map(raised).join(''))).toEqual([
    'P^(1/t)',
    'P^(0.1)',
    'P²',
    'P¹,²',
    'Pth',
  ]);
  expect(await linesOf(body)).toEqual(['TFR = (5 × Σ ASFR)/(1,000) × r^(1/t)∑(√(k))']);
});

test('characters that no one sees neither part words nor carry messages', async () => {
  const smuggled = String.fromCodePoint(0xe0041, 0xe0042);
  expect(await linesOf(p('Kanak\u2011kanak'))).toEqual(['Kanak-kanak']);
  expect(await linesOf(p(`pem\u00adbe\u200blajaran${smuggled} \u202eaktif`))).toEqual(['pembelajaran aktif']);
});

test('strict documents, other prefixes, a main part of another name and more blocks than are read at once', async () => {
  const many = Array.from({ length: 1_200 }, (_, index) => p(`perenggan ${index}`)).join('');
  const strict = wordXml('document', `<w:body>${many}</w:body>`)
    .replaceAll('w:', 'ns0:')
    .replace('xmlns:w=', 'xmlns:ns0=')
    .replace(
      'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
      'http://purl.oclc.org/ooxml/wordprocessingml/main',
    );
  const document = await parseDocument(zipOf([{ name: 'word/document2.xml', content: strict }]));
  expect([document.blocks.length, document.blocks.at(-1)]).toEqual([
    1_200,
    { n: 1_200, kind: 'paragraph', text: 'perenggan 1199' },
  ]);
});

const mainPart = { name: 'word/document.xml', content: wordXml('document', `<w:body>${p('Kursus')}</w:body>`) };
const declared = (declaration: string): string => mainPart.content.replace('?>', `?>${declaration}`);
const claimedSize = 5 * 1024 * 1024;
const lying = Array.from({ length: 50 }, (_, index) => ({ name: `a${index}`, content: 'x', claimedSize }));

test.each([
  [
    'a document type that reads a file',
    zipOf([{ ...mainPart, content: declared('<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>') }]),
    'external_entity',
  ],
  [
    'one hidden in UTF-16',
    zipOf([{ ...mainPart, content: Buffer.from(`\ufeff${declared('<!DOCTYPE x>')}`, 'utf16le') }]),
    'external_entity',
  ],
  [
    'more entries than a document has',
    zipOf(Array.from({ length: 2_001 }, (_, index) => ({ name: `a${index}`, content: '' }))),
    'bomb',
  ],
  [
    'an entry far larger than what it was packed into',
    zipOf([mainPart, { name: 'word/media/a.bmp', content: Buffer.alloc(2 * 1024 * 1024) }]),
    'bomb',
  ],
  ['sizes beyond reason in its directory', zipOf([mainPart, ...lying]), 'bomb'],
  ['an entry that unpacks to more than it claims', zipOf([{ ...mainPart, claimedSize: 40 }]), 'damaged'],
  ['XML that is not well-formed', docxOf('<w:p>'), 'damaged'],
  ['nesting beyond any document', docxOf('<w:sdt>'.repeat(2000) + '</w:sdt>'.repeat(2000)), 'damaged'],
  ['half of its bytes', docxOf(p('Kursus')).subarray(0, 400), 'damaged'],
  ['nothing but pictures', docxOf('<w:p><w:r><w:drawing/></w:r></w:p>'), 'no_text_layer'],
  ['no words', docxOf('<w:p/>'), 'empty'],
])('a package with %s is refused for what is wrong with it', async (_, bytes, fault) => {
  await expect(parseDocument(bytes)).rejects.toMatchObject({ name: 'ReadError', fault });
});

/** Namespaces of Word's later versions, as it declares and uses them in ordinary files. */
const later = [
  'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"',
  'xmlns:w15="http://schemas.microsoft.com/office/word/2012/wordml"',
  'xmlns:w16du="http://schemas.microsoft.com/office/word/2023/wordml/word16du"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
].join(' ');
const ligatures = '<w14:ligatures w14:val="standardContextual"/>';
/** A paragraph as Word saves it today: foreign attributes, and foreign properties of its mark and its run. */
const saved = (text: string): string =>
  `<w:p ${later} w14:paraId="4C9A2F10" w14:textId="77777777"><w:pPr><w:rPr><w:kern w:val="2"/>${ligatures}</w:rPr></w:pPr>
  <w:proofErr w:type="spellStart"/><w:r><w:rPr>${ligatures}<w14:glow><w14:srgbClr w14:val="000000"/></w14:glow></w:rPr><w:t>${text}</w:t></w:r></w:p>`;
const savedTable = `<w:tbl ${later}><w:tblPr><w15:x/></w:tblPr><w:tr w14:paraId="1"><w:trPr><w14:y/></w:trPr>
  <w:tc><w:tcPr><w14:z/></w:tcPr>${saved('CLO1')}</w:tc><w:tc>${saved('Kuiz')}</w:tc></w:tr></w:tbl>`;
const field = (code: string, result: string): string =>
  `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${code}</w:instrText></w:r>
  <w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>${result}</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`;
const control = (properties: string, text: string): string =>
  `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${p(text)}</w:sdtContent></w:sdt>`;
const twice = `<w:p ${later}><w:r><w:t>sebelum</w:t><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:wsp><wps:txbx><w:txbxContent>${p('kotak')}
  </w:txbxContent></wps:txbx></wps:wsp></w:drawing></mc:Choice><mc:Fallback><w:pict><w:txbxContent>${p('kotak')}</w:txbxContent></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;

test.each<[string, string, string[]]>([
  ['runs and marks of paragraphs', saved('Pengenalan'), ['Pengenalan']],
  ['tables, rows and cells', savedTable, ['| CLO1 | Kuiz |']],
  ['text boxes, said twice', twice, ['sebelum', 'kotak']],
  ['what only the fallback says', twice.replace(/<w:txbxContent>[\s\S]*?<\/w:txbxContent>/, ''), ['sebelum', 'kotak']],
  [
    'the choice from a list of a form',
    '<w:p><w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:ddList><w:result w:val="1"/><w:listEntry w:val="Elektif"/><w:listEntry w:val="Wajib"/></w:ddList></w:ffData></w:fldChar></w:r></w:p>',
    ['Wajib'],
  ],
  ['smart tags', `<w:p><w:smartTag w:element="x"><w:r><w:t>Ipoh</w:t></w:r></w:smartTag></w:p>`, ['Ipoh']],
  ['content controls, filled or not', control('', 'Diisi') + control('<w:showingPlcHdr/>', 'Click here'), ['Diisi']],
  ['fields', field('REF a \\h', 'Jadual 2') + field('TOC \\o', 'Isi'), ['Jadual 2', 'Isi']],
  [
    'a field whose beginning was deleted',
    `<w:p><w:del><w:r><w:fldChar w:fldCharType="begin"/></w:r></w:del><w:r><w:t>Semester 1</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`,
    ['Semester 1'],
  ],
  [
    'moved and commented words',
    `<w:p><w:moveFrom><w:r><w:t>lama</w:t></w:r></w:moveFrom><w:moveTo><w:r><w:t>baharu</w:t></w:r></w:moveTo>
    <w:commentRangeStart w:id="0"/><w:r><w:commentReference w:id="0"/></w:r></w:p>`,
    ['baharu'],
  ],
])('what Word writes today is read: %s', async (_, body, lines) => {
  expect(await linesOf(body)).toEqual(lines);
});

test('a header of Word today is read, and one that is not well-formed is left out with a notice', async () => {
  expect(await linesOf(p('Isi'), { header1: saved('Fakulti Pendidikan') })).toEqual(['Fakulti Pendidikan', 'Isi']);
  const document = await parseDocument(docxOf(p('Isi'), { header1: '<w:p><w:r>' }));
  expect(shown(document)).toEqual(['Isi']);
  expect(document.notices).toEqual([expect.stringContaining('ditinggalkan')]);
});

test('a part that another program put in as HTML is left out with a notice', async () => {
  const document = await parseDocument(docxOf(`${p('Isi')}<w:altChunk r:id="rId9"/>`));
  expect([shown(document), document.notices]).toEqual([['Isi'], [expect.stringContaining('ditinggalkan')]]);
});
