import { testVirus } from '../../lib/local/s3/client.ts';
import type { TestFile } from './documents.ts';

/** The same PDF with that text behind its end, where no reader of PDFs looks. */
export const infected = ({ name, type, bytes }: TestFile, as = name): TestFile => ({
  name: as,
  type,
  bytes: Buffer.concat([bytes, Buffer.from(`\n%${testVirus}\n`)]),
});
