/** Roman numbers as lists and headings are marked with them; the first is 1. */
export const romans: readonly string[] =
  'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'.split(' ');
