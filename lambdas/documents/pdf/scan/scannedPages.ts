import { holds, median, type Box, type Glyph } from '../pdfGeometry.ts';
import type { Ink } from '../drawing/pdfInk.ts';
import { openPdf } from '../pdfOpen.ts';
import { gridsOf } from '../tables/pdfGrid.ts';
import { cropped, inkOf, pictureOf, type Picture, takeRules } from './picture.ts';
import { Recogniser, type SeenWord } from './recognise.ts';

/** A page read from its picture. */
interface ScannedPage {
  number: number;
  ink: Ink;
  /** From 0 to 100. */
  confidence: number;
}

/** A cell with a word less sure than this is read again by itself. */
const SURE = 80;
/** Fewer pixels of ink in a cell are specks. */
const SPECKS = 40;

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
      const cells = gridsOf(rules).flatMap((grid) => grid.cells);
      const words = await recogniser.read(picture, cells.length > 0);
      const settled = await withDoubtsReadAgain(recogniser, picture, words, cells);
      const letters = settled.reduce((sum, { text }) => sum + text.length, 0);
      const sure = settled.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0);
      yield {
        number,
        confidence: Math.round(sure / Math.max(1, letters)),
        ink: { width, height, glyphs: glyphsOf(settled), rules, painted: true, pictured: 1 },
      };
    }
  } finally {
    await recogniser.stop();
    await close();
  }
}

/** Lines of neighbouring cells at different heights disturb one another: cells with doubtful words, or with ink but no word, are cut out. */
async function withDoubtsReadAgain(
  recogniser: Recogniser,
  picture: Picture,
  words: readonly SeenWord[],
  cells: readonly Box[],
): Promise<SeenWord[]> {
  let settled = [...words];
  for (const cell of cells) {
    const known = settled.filter((word) => holds(cell, boxOf(word)));
    if (known.length > 0 && known.every(({ confidence }) => confidence >= SURE)) continue;
    const cutOut = cropped(picture, cell);
    if (inkOf(cutOut) < SPECKS) continue;
    const again = await recogniser.read(cutOut, true);
    if (meanOf(again) <= meanOf(known)) continue;
    settled = [...settled.filter((word) => !known.includes(word)), ...again];
  }
  return settled;
}

const meanOf = (words: readonly SeenWord[]): number =>
  words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, words.length);

const boxOf = ({ x0, x1, baseline, height }: SeenWord): Box => ({
  x0,
  x1,
  y0: baseline - 0.8 * height,
  y1: baseline + 0.2 * height,
});

/** Each word as one glyph, with the space behind it; sizes near the usual one are that one. */
function glyphsOf(words: readonly SeenWord[]): Glyph[] {
  const usual = median(words.map(({ height }) => height));
  return words.flatMap((word) => {
    const size = Math.abs(word.height - usual) < usual * 0.3 ? usual : word.height;
    const glyph: Glyph = {
      text: word.text,
      blank: false,
      ...boxOf({ ...word, height: size }),
      baseline: word.baseline,
      size,
      font: 'scan',
      isBold: false,
      turn: 0,
    };
    return [glyph, { ...glyph, text: ' ', blank: true, x0: word.x1 }];
  });
}
