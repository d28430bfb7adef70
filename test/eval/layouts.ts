import { readdirSync, readFileSync } from 'node:fs';
import type { SourceDocument } from '../../shared/document/document.ts';
import { documentOf } from '../support/blocks.ts';

/**
 * A course document in the layout of one kind of institution (`courses/<layout>.txt`), with what a careful reader finds in it
 * (`courses/<layout>.json`). People and courses are invented.
 */
export interface Layout {
  name: string;
  /** In the form of `documentOf`; the last cell of a short row reaches to the table's edge. */
  document: string;
  truth: Truth;
}

export interface Truth {
  code: string | null;
  name: string | null;
  credit: number | null;
  language: 'ms' | 'en' | 'id';
  clos: [number: string, statement: string, level: string, outcomes: string][];
  assessments: [type: string, weight: number][];
  topics: string[];
  /** How many there are. */
  references: number;
}

const folder = new URL('courses/', import.meta.url);

export function layoutOf(layout: string): Layout {
  const { name, truth } = JSON.parse(readFileSync(new URL(`${layout}.json`, folder), 'utf8')) as Omit<
    Layout,
    'document'
  >;
  return { name, truth, document: readFileSync(new URL(`${layout}.txt`, folder), 'utf8') };
}

export const allLayouts = (): Layout[] =>
  readdirSync(folder).flatMap((file) => (file.endsWith('.txt') ? [layoutOf(file.replace('.txt', ''))] : []));

const widthOf = (row: string): number => row.split('|').length;
/** The blocks that a reader of files gives for such a layout. */
export function documentOfLayout({ document }: Pick<Layout, 'document'>): SourceDocument {
  const lines = document.trim().split('\n');
  const tableOf = (index: number): string[] => {
    let from = index;
    let to = index;
    while (lines[from - 1]?.startsWith('|') === true) from -= 1;
    while (lines[to + 1]?.startsWith('|') === true) to += 1;
    return lines.slice(from, to + 1);
  };
  const full = lines.map((line, index) =>
    line.startsWith('|') ? line + '<|'.repeat(Math.max(...tableOf(index).map(widthOf)) - widthOf(line)) : line,
  );
  return documentOf(full.join('\n').replaceAll(/\| *([<^]) *(?=\|)/g, '|$1'));
}
