import type { Ink } from '../drawing/pdfInk.ts';
import { openPdf } from '../pdfOpen.ts';
import { pictureOf } from './picture.ts';
import { takeRules } from './pictureRules.ts';
import { Recogniser } from './recognise.ts';

/** A page read from its picture. */
export interface ScannedPage {
  number: number;
  ink: Ink;
  confidence: number;
}

/** Reads these pages of a PDF from their pictures, one at a time, since each takes some 100 MB. */
export async function* scannedPages(bytes: Uint8Array, numbers: readonly number[]): AsyncGenerator<ScannedPage> {
  const { pdf, close } = await openPdf(bytes, { withPictures: true });
  const recogniser = await Recogniser.start();
  try {
    for (const number of numbers) {
      const page = await pdf.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const picture = await pictureOf(pdf, page);
      page.cleanup();
      const rules = takeRules(picture);
      const isTable = rules.some(({ across }) => across) && rules.some(({ across }) => !across);
      const { glyphs, confidence } = await recogniser.read(picture, isTable);
      yield { number, confidence, ink: { width, height, glyphs, rules, painted: true, pictured: 1 } };
    }
  } finally {
    await recogniser.stop();
    await close();
  }
}
