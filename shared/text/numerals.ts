/** Words as numbers, each a step more than the one before. */
export const counted = (words: string, from: number, step = 1): [string, number][] =>
  words.split('/').map((word, i) => [word, from + i * step]);

/** Numbers in words, each by itself; `numberAt` puts them together with 'belas' and 'puluh'. */
export const numerals: ReadonlyMap<string, number> = new Map([
  ...counted('satu/dua/tiga/empat/lima/enam/tujuh/lapan/sembilan/sepuluh/sebelas', 1),
  ...counted('one/two/three/four/five/six/seven/eight/nine/ten/eleven/twelve/thirteen/fourteen/fifteen', 1),
  ...counted('sixteen/seventeen/eighteen/nineteen', 16),
  ...counted('twenty/thirty/forty/fifty/sixty/seventy/eighty/ninety', 20, 10),
  ...counted('seratus/hundred', 100),
]);
