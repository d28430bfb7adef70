import type { BlockList } from './blockList.ts';
import type { DocxNumbering } from './docxNumbering.ts';
import { isShaded, type DocxStyles } from './docxStyles.ts';
import { child, childValue, makeElement as make, textOf, toggle, type XmlElement } from './officeXml.ts';
import { readSymbols } from './symbolFonts.ts';

/** Where an element stands: what its runs inherit, and the paragraph that they belong to. */
interface Scope {
  /** A coloured background: white text on it can be read. */
  readonly isOnColour?: boolean;
  readonly isHidden?: boolean;
  readonly isInCell?: boolean;
  readonly paragraph?: ParagraphFinds;
}

/** What is found on the way through one paragraph. */
interface ParagraphFinds {
  readonly properties: XmlElement | undefined;
  /** The blocks of text boxes, which follow the paragraph. */
  readonly boxes: XmlElement[];
  hiddenText: string;
  isBold: boolean;
}

const dropped = new Set(['w:del', 'w:moveFrom', 'w:rt', 'w:pPr', 'w:tblPr']);
/** What mammoth reads as it stands. Of everything else only the content is kept: bookmarks would make it forget merged cells. */
const known = new Set([
  ...['w:rPr', 'w:trPr', 'w:tcPr', 'w:t', 'w:tab', 'w:br', 'w:noBreakHyphen', 'w:fldChar', 'w:instrText'],
  ...['w:footnoteReference', 'w:endnoteReference'],
]);
const renamed: Readonly<Record<string, string>> = { 'w:cr': 'w:br', 'w:ptab': 'w:tab' };

/**
 * Prepares WordprocessingML for mammoth, which knows neither printed list marks nor hidden print: marks become text, hidden runs go to
 * the notices, symbols become characters, text boxes follow their paragraph, and a paragraph's style names what it is (see `docx.ts`).
 */
export class DocxPreparation {
  readonly #styles: DocxStyles;
  readonly #numbering: DocxNumbering;
  readonly #list: BlockList;

  constructor(styles: DocxStyles, numbering: DocxNumbering, list: BlockList) {
    this.#styles = styles;
    this.#numbering = numbering;
    this.#list = list;
  }

  /** The children of an element, prepared. */
  childrenOf({ children }: XmlElement, scope: Scope = {}): XmlElement[] {
    return children.flatMap((found) => this.#prepare(found, scope));
  }

  #prepare(element: XmlElement, scope: Scope): XmlElement[] {
    const within = (inner: Scope): XmlElement[] => [{ ...element, children: this.childrenOf(element, inner) }];
    if (dropped.has(element.name)) return [];
    switch (element.name) {
      case 'w:p':
        return this.#paragraph(element, scope);
      case 'w:r':
        return this.#run(element, scope);
      case 'w:tbl':
        return within({
          ...scope,
          isOnColour: scope.isOnColour || this.#styles.shadesTable(child(element, 'w:tblPr')),
        });
      case 'w:tr':
        return this.#row(element, scope);
      case 'w:tc':
        return within({ ...scope, isInCell: true, isOnColour: scope.isOnColour || isShaded(child(element, 'w:tcPr')) });
      case 'w:txbxContent':
        scope.paragraph?.boxes.push(
          ...this.childrenOf(element, { isOnColour: true, isHidden: scope.isHidden ?? false }),
        );
        return [];
      case 'mc:AlternateContent':
        return this.childrenOf(chosenAlternate(element), scope);
      case 'm:t':
        return [make('w:r', {}, [{ ...element, name: 'w:t' }])];
      case 'w:footnote':
      case 'w:endnote':
        return within(scope);
      default:
        return known.has(element.name) ? [element] : this.childrenOf(element, scope);
    }
  }

  #paragraph(element: XmlElement, scope: Scope): XmlElement[] {
    const properties = child(element, 'w:pPr');
    // An empty list paragraph is counted too.
    const mark = this.#numbering.mark(this.#numberingOf(properties));
    const paragraph: ParagraphFinds = { properties, boxes: [], hiddenText: '', isBold: true };
    const isOnColour = (scope.isOnColour ?? false) || isShaded(properties);
    const children = this.childrenOf(element, { ...scope, isOnColour, paragraph });
    this.#list.hidden(paragraph.hiddenText);
    const hasText = children.some((found) => textOf(found).trim() !== '');
    // The number in an empty cell is all that a reader sees there.
    const isMarked = mark !== '' && (hasText || (scope.isInCell === true && mark !== '• '));
    const level = this.#styles.headingLevel(properties);
    const role = level !== undefined ? `heading${level}` : `${paragraph.isBold ? 'bold' : ''}${isMarked ? 'item' : ''}`;
    const kept = [
      make('w:pStyle', { val: role }),
      ...(properties?.children ?? []).filter(({ name }) => name === 'w:rPr'),
    ];
    const marked = isMarked ? [make('w:r', {}, [make('w:t', {}, [], mark)])] : [];
    return [{ ...element, children: [make('w:pPr', {}, kept), ...marked, ...children] }, ...paragraph.boxes];
  }

  #run(element: XmlElement, scope: Scope): XmlElement[] {
    const { paragraph } = scope;
    const run = child(element, 'w:rPr');
    const property = <Value>(read: (properties: XmlElement | undefined) => Value | undefined): Value | undefined =>
      this.#styles.runProperty(run, paragraph?.properties, read);
    const font = property((found) => child(found, 'w:rFonts')?.attributes['ascii']);
    const children = element.children.map((found): XmlElement => {
      if (found.name === 'w:t') return { ...found, text: readSymbols(found.text, font) };
      return found.name === 'w:sym'
        ? make('w:t', {}, [], symbolOf(found))
        : { ...found, name: renamed[found.name] ?? found.name };
    });
    const text = textOf({ ...element, children });
    if (scope.isHidden || this.#styles.hidesRun(run, paragraph?.properties, scope.isOnColour ?? false)) {
      if (paragraph) paragraph.hiddenText += text;
      return [];
    }
    if (paragraph && text.trim() !== '') paragraph.isBold &&= property((found) => toggle(found, 'w:b')) === true;
    return [{ ...element, children: this.childrenOf({ ...element, children }, scope) }];
  }

  #row(element: XmlElement, scope: Scope): XmlElement[] {
    const properties = child(element, 'w:trPr');
    const isHidden = (scope.isHidden ?? false) || (toggle(properties, 'w:hidden') ?? false);
    const before = childValue(properties, 'w:gridBefore');
    const gap =
      before === undefined ? [] : [make('w:tc', {}, [make('w:tcPr', {}, [make('w:gridSpan', { val: before })])])];
    return [{ ...element, children: [...gap, ...this.childrenOf(element, { ...scope, isHidden })] }];
  }

  /** A paragraph may name only its list or only its level; the style gives the other. */
  #numberingOf(properties: XmlElement | undefined): XmlElement | undefined {
    const own = child(properties, 'w:numPr');
    const style = childValue(properties, 'w:pStyle');
    const fromStyle = this.#styles.paragraphProperty(
      style === undefined ? undefined : make('w:pPr', {}, [make('w:pStyle', { val: style })]),
      'w:numPr',
    );
    if (!own || !fromStyle) return own ?? fromStyle;
    return { ...own, children: [...own.children, ...fromStyle.children.filter(({ name }) => !child(own, name))] };
  }
}

/** Word writes the same thing twice for older readers: the newer choice is read, the fallback only where that holds nothing. */
function chosenAlternate(alternate: XmlElement): XmlElement {
  const choice = child(alternate, 'mc:Choice');
  return choice && choice.children.length > 0 ? choice : (child(alternate, 'mc:Fallback') ?? alternate);
}

function symbolOf({ attributes }: XmlElement): string {
  const code = Number.parseInt(attributes['char'] ?? '', 16);
  return Number.isNaN(code) ? '' : readSymbols(String.fromCodePoint(code & 0xffff), attributes['font']);
}
