import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWorker, type Worker, PSM } from 'tesseract.js';
import { glyphBox, holds, median, type Box, type Glyph } from '../pdfGeometry.ts';
import type { Ink } from '../drawing/pdfInk.ts';
import { openPdf } from '../pdfOpen.ts';
import { gridsOf, wholeRules } from '../tables/pdfGrid.ts';
import { cropped, inkOf, pictureOf, type Picture, takeRules } from './picture.ts';

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
  // Tesseract runs in a thread of its own; nothing is fetched or kept.
  const { folder, end } = languageFolder();
  const worker = await createWorker(LANGUAGES, undefined, { langPath: folder, cacheMethod: 'none' });
  try {
    for (const number of numbers) {
      const page = await pdf.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const picture = await pictureOf(pdf, page);
      page.cleanup();
      const rules = wholeRules(takeRules(picture));
      const cells = gridsOf(rules).flatMap((grid) => grid.cells);
      const words = await wordsIn(worker, picture, cells.length > 0);
      const settled = await withDoubtsReadAgain(worker, picture, words, cells);
      const letters = settled.reduce((sum, { text }) => sum + text.length, 0);
      const sure = settled.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0);
      yield {
        number,
        confidence: Math.round(sure / Math.max(1, letters)),
        ink: { width, height, glyphs: glyphsOf(settled), rules, painted: true, pictured: 1 },
      };
    }
  } finally {
    await worker.terminate();
    end();
    await close();
  }
}

/** Lines of neighbouring cells at different heights disturb one another: cells with doubtful words, or with ink but no word, are cut out. */
async function withDoubtsReadAgain(
  worker: Worker,
  picture: Picture,
  words: readonly SeenWord[],
  cells: readonly Box[],
): Promise<SeenWord[]> {
  let settled = [...words];
  for (const cell of cells) {
    const known = settled.filter((word) => holds(cell, word));
    if (known.length > 0 && known.every(({ confidence }) => confidence >= SURE)) continue;
    const cutOut = cropped(picture, cell);
    if (inkOf(cutOut) < SPECKS) continue;
    const again = await wordsIn(worker, cutOut, true);
    if (meanOf(again) <= meanOf(known)) continue;
    settled = [...settled.filter((word) => !known.includes(word)), ...again];
  }
  return settled;
}

const meanOf = (words: readonly SeenWord[]): number =>
  words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, words.length);

/** Each word with the space behind it; sizes near the usual one are that one. */
function glyphsOf(words: readonly SeenWord[]): Glyph[] {
  const usual = median(words.map(({ size }) => size));
  return words.flatMap((word) => {
    const glyph = seenWord({ ...word, size: Math.abs(word.size - usual) < usual * 0.3 ? usual : word.size });
    return [glyph, { ...glyph, text: ' ', blank: true, x0: word.x1 }];
  });
}

const LANGUAGES = ['msa', 'eng'];
/** Words less sure than this that hold neither letter nor digit are specks of the scanner. */
const SPECK = 60;

/** A word where it stands on the page, as one glyph: its size is from the top of its line's highest letters to the foot of its lowest. */
interface SeenWord extends Glyph {
  /** From 0 to 100. */
  confidence: number;
}

const seenWord = (seen: Pick<SeenWord, 'text' | 'x0' | 'x1' | 'baseline' | 'size' | 'confidence'>): SeenWord => ({
  ...seen,
  ...glyphBox(0, [seen.x0, seen.baseline], [seen.x1, seen.baseline], seen.size),
  blank: false,
  font: 'scan',
  isBold: false,
  turn: 0,
});

/** `isTable`: cells hold print that stands alone, which the usual search for columns of text overlooks. */
async function wordsIn(worker: Worker, picture: Picture, isTable: boolean): Promise<SeenWord[]> {
  const { scale, left, top } = picture;
  await worker.setParameters({
    tessedit_pageseg_mode: isTable ? PSM.SINGLE_BLOCK : PSM.AUTO,
    user_defined_dpi: String(Math.round(scale * 72)),
  });
  const { data } = await worker.recognize(greymap(picture), {}, { blocks: true, text: false });
  const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
  return lines.flatMap(({ words, baseline, rowAttributes }) =>
    words.flatMap(({ text, bbox, confidence }) => {
      if (text.trim() === '' || (!/[\p{L}\p{N}]/u.test(text) && confidence < SPECK)) return [];
      const share = ((bbox.x0 + bbox.x1) / 2 - baseline.x0) / Math.max(1, baseline.x1 - baseline.x0);
      return seenWord({
        text: percentOf(text.trim()),
        x0: left + bbox.x0 / scale,
        x1: left + bbox.x1 / scale,
        baseline: top + (baseline.y0 + share * (baseline.y1 - baseline.y0)) / scale,
        size: rowAttributes.rowHeight / scale,
        confidence,
      });
    }),
  );
}

/** Small print's `%` is often taken for 96: `(4096)` is 40%, since weights come in fives. */
const percentOf = (text: string): string =>
  text.replace(/^(\(?(?:[1-9]?[05]|100))96(?=[).,;]*$)|^\(96\)$/u, (_, number?: string) =>
    number === undefined ? '(%)' : `${number}%`,
  );

/** Netpbm's form of a grey picture, which Tesseract reads as it is. */
const greymap = ({ width, height, grey }: Picture): Buffer =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), grey]);

/** A folder that holds both languages' data, which come in a package each, for the time of reading. */
function languageFolder(): { folder: string; end: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'tessdata-'));
  const { resolve } = createRequire(import.meta.url);
  for (const language of LANGUAGES) {
    const file = `${language}.traineddata.gz`;
    copyFileSync(resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${file}`), join(folder, file));
  }
  return { folder, end: () => rmSync(folder, { recursive: true }) };
}
