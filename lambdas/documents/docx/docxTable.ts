import { isShaded } from './docxStyles.ts';
import type { BlockWalker, Scope } from './docxScope.ts';
import { CellLines, withoutPhantomColumns, type LineSink } from '../office/pageLines.ts';
import { child, childValue, toggle, type XmlElement } from '../office/officeXml.ts';

/** Word allows 63 columns; a span beyond that is nonsense. */
const maxColumns = 63;
/** Wrappers that may stand between a table and its rows, or a row and its cells. */
const wrappers = new Set(['w:sdt', 'w:sdtContent', 'w:customXml', 'w:ins', 'w:moveTo', 'w:smartTag']);

interface Row {
  /** The cells by grid column; null where a merged neighbour covers the column. */
  readonly cells: (string | null)[];
  readonly breaksBefore: number;
  readonly breaksWithin: number;
}

/** One table of the document, written row by row. */
export class DocxTable {
  readonly #walker: BlockWalker;
  readonly #element: XmlElement;
  readonly #scope: Scope;

  constructor(walker: BlockWalker, element: XmlElement, scope: Scope) {
    this.#walker = walker;
    this.#element = element;
    const properties = child(element, 'w:tblPr');
    const shaded = isShaded(properties) || walker.styles.shadesTable(childValue(properties, 'w:tblStyle'));
    this.#scope = { ...scope, shaded: scope.shaded || shaded };
  }

  write(sink: LineSink): void {
    const rows = unwrapped(this.#element, 'w:tr')
      .filter((row) => !child(child(row, 'w:trPr'), 'w:del'))
      .map((row) => this.#readRow(row));
    const cells = withoutPhantomColumns(rows.map((row) => row.cells));
    for (const [index, row] of rows.entries()) {
      for (let count = 0; count < row.breaksBefore; count += 1) sink.breakRenderedPage();
      sink.rows([cells[index] ?? []]);
      for (let count = 0; count < row.breaksWithin; count += 1) sink.breakRenderedPage();
    }
    sink.endTable();
  }

  #readRow(row: XmlElement): Row {
    const properties = child(row, 'w:trPr');
    const scope = { ...this.#scope, hidden: this.#scope.hidden || (toggle(properties, 'w:hidden') ?? false) };
    const cells: (string | null)[] = covered(childValue(properties, 'w:gridBefore'));
    const read = unwrapped(row, 'w:tc').map((cell) => {
      const { lines, span, isCovered } = this.#readCell(cell, scope);
      cells.push(isCovered ? null : lines.toText(), ...covered(String(span - 1)));
      return lines;
    });
    // Each cell of a row split over two pages notes the same break.
    const breaksBefore = read[0]?.breaksBefore ?? 0;
    const breaks = Math.max(0, ...read.map((lines) => lines.breaksBefore + lines.breaksAfter));
    return { cells: cells.slice(0, maxColumns), breaksBefore, breaksWithin: Math.max(0, breaks - breaksBefore) };
  }

  #readCell(cell: XmlElement, rowScope: Scope): { lines: CellLines; span: number; isCovered: boolean } {
    const properties = child(cell, 'w:tcPr');
    const scope = { ...rowScope, shaded: rowScope.shaded || isShaded(properties) };
    const vertical = child(properties, 'w:vMerge');
    const horizontal = child(properties, 'w:hMerge');
    const isCovered = [vertical, horizontal].some((merge) => merge && merge.attributes['val'] !== 'restart');
    const lines = new CellLines();
    const isDeleted = child(properties, 'w:cellDel') !== undefined;
    if (!isCovered && !isDeleted) this.#walker.walkBlocks(cell, lines, scope);
    const span = Math.min(maxColumns, Math.max(1, Number(childValue(properties, 'w:gridSpan') ?? 1) || 1));
    return { lines, span, isCovered };
  }
}

function covered(count: string | undefined): null[] {
  const columns = Math.min(maxColumns, Math.max(0, Number(count ?? 0) || 0));
  return Array.from({ length: columns }, () => null);
}

function unwrapped(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((found) =>
    found.name === name ? [found] : wrappers.has(found.name) ? unwrapped(found, name) : [],
  );
}
