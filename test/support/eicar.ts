import type { TestFile } from './documents.ts';

/** The harmless text that every virus scanner finds. In two parts, so that none takes this file for a virus. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** The same PDF with that text behind its end, where no reader of PDFs looks. */
export const infected = ({ name, type, bytes }: TestFile, as = name): TestFile => ({
  name: as,
  type,
  bytes: Buffer.concat([bytes, Buffer.from(`\n%${eicar}\n`)]),
});
