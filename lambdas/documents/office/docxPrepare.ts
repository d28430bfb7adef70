import type { BlockList } from './blockList.ts';
import { isShaded, type DocxStyles } from './docxParts.ts';
import { child, childValue, makeElement as make, textOf, toggle, type XmlElement } from './officeXml.ts';
import { readSymbols } from './symbolFonts.ts';

/** What a document's parts are prepared with. */
interface Tools {
  readonly styles: DocxStyles;
  readonly markOf: (numId: string, level: string) => string;
  readonly list: BlockList;
}

/** Where an element stands: what its runs inherit, and the paragraph that they belong to. */
interface Scope extends Tools {
  /** A coloured background: white text on it can be read. */
  readonly isOnColour: boolean;
  readonly isHidden: boolean;
  /** In a content control that still shows what to type into it. */
  readonly isPlaceholder: boolean;
  readonly isInCell: boolean;
  readonly paragraph: ParagraphFinds;
}

/** What is found on the way through one paragraph; the blocks of text boxes follow it. */
interface ParagraphFinds {
  readonly properties: XmlElement | undefined;
  readonly boxes: XmlElement[];
  hiddenText: string;
  isBold: boolean;
}

/** `w:instrText` says how a field is made; its result stands in runs of its own. */
const dropped = new Set(['w:del', 'w:moveFrom', 'w:rt', 'w:pPr', 'w:tblPr', 'w:instrText', 'w:sdtPr']);
/** What mammoth reads as it stands. Of everything else only the content is kept: bookmarks would make it forget merged cells. */
const known = new Set('rPr trPr tcPr t tab br noBreakHyphen'.split(' ').map((name) => `w:${name}`));
const renamed: Readonly<Record<string, string>> = { 'w:cr': 'w:br', 'w:ptab': 'w:tab' };

/**
 * Prepares WordprocessingML for mammoth, which knows neither printed list marks nor hidden print: marks become text, hidden runs go to
 * the notices, symbols become characters, text boxes follow their paragraph. The style of a prepared paragraph names what it is:
 * 'heading1' to 'heading9', or 'bold', 'item', 'bolditem' and ''.
 */
export function preparedContent(part: XmlElement, tools: Tools): XmlElement[] {
  const paragraph = { properties: undefined, boxes: [], hiddenText: '', isBold: false };
  return contentOf(part, {
    ...tools,
    isOnColour: false,
    isHidden: false,
    isPlaceholder: false,
    isInCell: false,
    paragraph,
  });
}

const contentOf = ({ children }: XmlElement, scope: Scope): XmlElement[] =>
  children.flatMap((element) => (dropped.has(element.name) ? [] : prepared(element, scope)));

type Preparing = (element: XmlElement, scope: Scope) => XmlElement[];

const within = (element: XmlElement, scope: Scope): XmlElement[] => [
  { ...element, children: contentOf(element, scope) },
];

const preparing: Readonly<Record<string, Preparing>> = {
  'w:p': preparedParagraph,
  'w:r': preparedRun,
  'w:tr': preparedRow,
  'w:tbl': (element, scope) => {
    const isOnColour = scope.isOnColour || scope.styles.shadesTable(child(element, 'w:tblPr'));
    return within(element, { ...scope, isOnColour });
  },
  'w:tc': (element, scope) => {
    const isOnColour = scope.isOnColour || isShaded(child(element, 'w:tcPr'));
    return within(element, { ...scope, isInCell: true, isOnColour });
  },
  'w:txbxContent': (element, scope) => {
    scope.paragraph.boxes.push(...contentOf(element, { ...scope, isOnColour: true }));
    return [];
  },
  'w:sdt': (element, scope) =>
    contentOf(element, { ...scope, isPlaceholder: scope.isPlaceholder || showsPlaceholder(element) }),
  'w:fldChar': (element, scope) => {
    const value = formValueOf(element);
    // What is chosen in a form is no heading.
    if (value.length > 0) scope.paragraph.isBold = false;
    return value;
  },
  'mc:AlternateContent': (element, scope) => contentOf(chosenAlternate(element), scope),
  'm:t': (element, scope) => {
    // An equation by itself is no heading.
    scope.paragraph.isBold = false;
    return [make('w:r', {}, [{ ...element, name: 'w:t' }])];
  },
};

function prepared(element: XmlElement, scope: Scope): XmlElement[] {
  const prepare = preparing[element.name];
  if (prepare !== undefined) return prepare(element, scope);
  if (known.has(element.name)) return [element];
  const [before = [], after = []] = mathMarks[element.name]?.(element).map((text) => [mathMark(text)]) ?? [];
  return [...before, ...contentOf(element, scope), ...after];
}

const mathValue = (element: XmlElement, name: string): string | undefined =>
  childValue(child(element, `${element.name}Pr`), name);
/** What is printed before and behind a part of an equation. */
const mathMarks: Readonly<Record<string, (part: XmlElement) => [string, string]>> = {
  'm:num': () => ['(', ')/'],
  'm:den': () => ['(', ')'],
  'm:sup': () => ['^(', ')'],
  'm:rad': () => ['√(', ')'],
  'm:d': (part) => [mathValue(part, 'm:begChr') ?? '(', mathValue(part, 'm:endChr') ?? ')'],
  'm:nary': (part) => [mathValue(part, 'm:chr') ?? '∫', ''],
};
const mathMark = (text: string): XmlElement => make('w:r', {}, [make('w:t', {}, [], text)]);

const showsPlaceholder = (control: XmlElement): boolean =>
  toggle(child(control, 'w:sdtPr'), 'w:showingPlcHdr') === true;

/** The box of a form, ticked or not, or the choice from its list, where a field begins with one. */
function formValueOf(field: XmlElement): XmlElement[] {
  const form = child(field, 'w:ffData');
  const [box, list] = [child(form, 'w:checkBox'), child(form, 'w:ddList')];
  const entries = list?.children
    .filter(({ name }) => name === 'w:listEntry')
    .map(({ attributes }) => attributes['val']);
  const chosen = entries?.[Number(childValue(list, 'w:result') ?? 0)];
  const isTicked = toggle(box, 'w:checked') ?? toggle(box, 'w:default') ?? false;
  const text = box ? (isTicked ? '☑' : '☐') : chosen;
  return text === undefined ? [] : [make('w:t', {}, [], text)];
}

function preparedParagraph(element: XmlElement, scope: Scope): XmlElement[] {
  const properties = child(element, 'w:pPr');
  const numbering = (name: string): string =>
    scope.styles.paragraphValue(properties, (found) => childValue(child(found, 'w:numPr'), name)) ?? '';
  // An empty list paragraph is counted too; in a cell its number is all that a reader sees.
  const mark = scope.markOf(numbering('w:numId'), numbering('w:ilvl'));
  const paragraph: ParagraphFinds = { properties, boxes: [], hiddenText: '', isBold: true };
  const isOnColour = scope.isOnColour || isShaded(properties);
  const children = contentOf(element, { ...scope, isOnColour, paragraph });
  scope.list.hidden(paragraph.hiddenText);
  const isEmpty = !children.some((found) => textOf(found).trim() !== '');
  const isMarked = mark !== '' && (!isEmpty || (scope.isInCell && mark !== '• '));
  const level = scope.styles.headingLevel(properties);
  const role = level ? `heading${level}` : (paragraph.isBold ? 'bold' : '') + (isMarked ? 'item' : '');
  const deletion = (properties?.children ?? []).filter(({ name }) => name === 'w:rPr');
  const marked = isMarked ? [make('w:r', {}, [make('w:t', {}, [], mark)])] : [];
  const inside = [make('w:pPr', {}, [make('w:pStyle', { val: role }), ...deletion]), ...marked, ...children];
  return [{ ...element, children: inside }, ...paragraph.boxes];
}

function preparedRun(element: XmlElement, scope: Scope): XmlElement[] {
  const { paragraph } = scope;
  if (scope.isPlaceholder) return [];
  const run = child(element, 'w:rPr');
  const value = <Value>(read: (properties: XmlElement | undefined) => Value | undefined): Value | undefined =>
    scope.styles.runValue(run, paragraph.properties, read);
  const font = value((found) => child(found, 'w:rFonts')?.attributes['ascii']);
  const children = element.children.map((found): XmlElement => {
    if (found.name === 'w:t') return { ...found, text: readSymbols(found.text, font) };
    if (found.name === 'w:sym') return make('w:t', {}, [], symbolOf(found));
    return { ...found, name: renamed[found.name] ?? found.name };
  });
  const text = textOf({ ...element, children });
  if (scope.isHidden || scope.styles.hidesRun(run, paragraph.properties, scope.isOnColour)) {
    paragraph.hiddenText += text;
    return [];
  }
  if (text.trim() !== '') paragraph.isBold &&= value((found) => toggle(found, 'w:b')) === true;
  return [{ ...element, children: contentOf({ ...element, children }, scope) }];
}

function preparedRow(element: XmlElement, scope: Scope): XmlElement[] {
  const properties = child(element, 'w:trPr');
  const isHidden = scope.isHidden || (toggle(properties, 'w:hidden') ?? false);
  const before = childValue(properties, 'w:gridBefore');
  const gap = make('w:tc', {}, [make('w:tcPr', {}, [make('w:gridSpan', { val: before ?? '1' })])]);
  const cells = contentOf(element, { ...scope, isHidden });
  return [{ ...element, children: before === undefined ? cells : [gap, ...cells] }];
}

/** Word writes the same thing twice for older readers: the newer choice is read, the fallback only where that holds no text. */
function chosenAlternate(alternate: XmlElement): XmlElement {
  const choice = child(alternate, 'mc:Choice');
  return choice && textOf(choice) !== '' ? choice : (child(alternate, 'mc:Fallback') ?? alternate);
}

function symbolOf({ attributes }: XmlElement): string {
  const code = Number.parseInt(attributes['char'] ?? '', 16);
  return Number.isNaN(code) ? '' : readSymbols(String.fromCodePoint(code & 0xffff), attributes['font']);
}
