/** One line of a page: a table row, or running text as a single cell. */
export interface Row {
  page: number;
  /** True for the rows of an Excel sheet: a sheet's end is a table's end. */
  isSheet: boolean;
  isTable: boolean;
  /** After an empty line: a table that starts here is another one than the table before. */
  isFresh: boolean;
  cells: string[];
}
