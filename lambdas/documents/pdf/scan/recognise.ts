import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWorker, type Worker, PSM } from 'tesseract.js';
import type { Picture } from './picture.ts';

const LANGUAGES = ['msa', 'eng'];
/** Words less sure than this that hold neither letter nor digit are specks of the scanner. */
const SPECK = 60;

/** A word where it stands on the page, in points; `confidence` from 0 to 100. */
export interface SeenWord {
  text: string;
  x0: number;
  x1: number;
  baseline: number;
  /** From the top of its line's highest letters to the foot of its lowest. */
  height: number;
  confidence: number;
}

/** Reads print in pictures with Tesseract in a thread of its own; nothing is fetched or kept. */
export class Recogniser {
  private readonly worker: Worker;
  private readonly end: () => void;

  private constructor(worker: Worker, end: () => void) {
    this.worker = worker;
    this.end = end;
  }

  static async start(): Promise<Recogniser> {
    const { folder, end } = languageFolder();
    const worker = await createWorker(LANGUAGES, undefined, { langPath: folder, cacheMethod: 'none' });
    return new Recogniser(worker, end);
  }

  async stop(): Promise<void> {
    await this.worker.terminate();
    this.end();
  }

  /** `isTable`: cells hold print that stands alone, which the usual search for columns of text overlooks. */
  async read(picture: Picture, isTable: boolean): Promise<SeenWord[]> {
    const { scale, left, top } = picture;
    await this.worker.setParameters({
      tessedit_pageseg_mode: isTable ? PSM.SINGLE_BLOCK : PSM.AUTO,
      user_defined_dpi: String(Math.round(scale * 72)),
    });
    const { data } = await this.worker.recognize(greymap(picture), {}, { blocks: true, text: false });
    const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
    return lines.flatMap(({ words, baseline, rowAttributes }) =>
      words.flatMap(({ text, bbox, confidence }) => {
        if (text.trim() === '' || (!/[\p{L}\p{N}]/u.test(text) && confidence < SPECK)) return [];
        const share = ((bbox.x0 + bbox.x1) / 2 - baseline.x0) / Math.max(1, baseline.x1 - baseline.x0);
        return {
          text: percentOf(text.trim()),
          x0: left + bbox.x0 / scale,
          x1: left + bbox.x1 / scale,
          baseline: top + (baseline.y0 + share * (baseline.y1 - baseline.y0)) / scale,
          height: rowAttributes.rowHeight / scale,
          confidence,
        };
      }),
    );
  }
}

/** Small print's `%` is often taken for 96: `(4096)` is 40%, since weights come in fives. */
const percentOf = (text: string): string =>
  text.replace(/^(\(?(?:[1-9]?[05]|100))96(?=[).,;]*$)|^\(96\)$/u, (_, number?: string) =>
    number === undefined ? '(%)' : `${number}%`,
  );

/** Netpbm's form of a grey picture, which Tesseract reads as it is. */
function greymap({ width, height, grey }: Picture): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), grey]);
}

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
