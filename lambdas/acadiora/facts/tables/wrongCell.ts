import type { Citation } from '../../../../shared/document/citation.ts';
import { illustrationsIn } from '../structure/illustrations.ts';
import { cite } from '../text/studyText.ts';
import type { Row, Table } from './paperTables.ts';

/** A figure that the other cells of its table contradict. */
export interface WrongCell {
  subject: string;
  text: string;
  evidence: Citation;
  against?: Citation;
}

const captionOf = ({ caption }: Table): string => caption?.quote ?? '';

/** 'Jadual 2', as its caption begins. */
export const labelOf = (table: Table): string => illustrationsIn(captionOf(table))[0]?.label ?? 'Jadual ini';

/** `of`: what tells the cell from others of its table; `right`: what it should say. */
export const wrongCell = (table: Table, row: Row, of: string, right: string, against?: Citation): WrongCell[] => [
  {
    subject: `${captionOf(table)} ${of}`,
    text: `${labelOf(table)}: ${right}.`,
    evidence: cite(row),
    ...(against && { against }),
  },
];
