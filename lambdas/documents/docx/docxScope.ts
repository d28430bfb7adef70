import type { LineSink } from '../office/pageLines.ts';
import type { XmlElement } from '../office/officeXml.ts';
import type { DocxStyles } from './docxStyles.ts';

/** Where a block stands: what its runs inherit. */
export interface Scope {
  /** A coloured background: white text on it can be read. */
  readonly shaded: boolean;
  readonly hidden: boolean;
}

/** What a table needs of the walker that reads its cells. */
export interface BlockWalker {
  readonly styles: DocxStyles;
  walkBlocks(container: XmlElement, sink: LineSink, scope: Scope): void;
}
