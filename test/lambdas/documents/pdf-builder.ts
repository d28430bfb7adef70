/** A sheet of a made-up PDF: paint operations in PDF's own language, origin at the lower left, points. */
export interface Sheet {
  paint: string;
  width?: number;
  height?: number;
  /** The page's own rotation, in degrees clockwise. */
  rotate?: number;
}

/** A picture in shades of grey, one byte a pixel. */
export interface Picture {
  width: number;
  height: number;
  grey: Uint8Array;
}

/** A small valid PDF with Helvetica as /F1, Helvetica-Bold as /F2 and a picture, of one pixel unless told otherwise, as /P1. */
export function buildPdf(
  sheets: readonly Sheet[],
  picture: Picture = { width: 1, height: 1, grey: Uint8Array.of(65) },
): Uint8Array {
  const fixed = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${sheets.length} /Kids [${sheets.map((_, index) => `${6 + index * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    stream(
      `/Type /XObject /Subtype /Image /Width ${picture.width} /Height ${picture.height} /ColorSpace /DeviceGray /BitsPerComponent 8`,
      Buffer.from(picture.grey).toString('latin1'),
    ),
  ];
  const pages = sheets.flatMap(({ paint, width = 595, height = 842, rotate = 0 }, index) => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Rotate ${rotate} /Contents ${7 + index * 2} 0 R ` +
      '/Resources << /Font << /F1 3 0 R /F2 4 0 R >> /XObject << /P1 5 0 R >> >> >>',
    stream('', paint),
  ]);
  const objects = [...fixed, ...pages];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.indexOf('xref\n0')}\n%%EOF\n`;
  return Uint8Array.from(file, (character) => character.charCodeAt(0));
}

const stream = (entries: string, body: string): string =>
  `<< ${entries} /Length ${body.length} >>\nstream\n${body}\nendstream`;

/** One line of print with its baseline's start at (x, y). */
export function print(x: number, y: number, text: string, size = 10, font: 'F1' | 'F2' = 'F1'): string {
  return `BT /${font} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text.replace(/[\\()]/g, (mark) => `\\${mark}`)}) Tj ET\n`;
}

/** A stroked line. */
export const line = (x0: number, y0: number, x1: number, y1: number): string => `0.5 w ${x0} ${y0} m ${x1} ${y1} l S\n`;

/**
 * A ruled table whose top left corner is (xs[0], top): a row is as high as its longest cell, and a cell's lines are parted by a newline.
 * A null cell is covered by the one to its left.
 */
export function ruledTable(xs: readonly number[], top: number, rows: readonly (readonly (string | null)[])[]): string {
  const left = xs[0] ?? 0;
  const right = xs.at(-1) ?? 0;
  let y = top;
  let paint = line(left, y, right, y);
  for (const row of rows) {
    const height = Math.max(...row.map((cell) => (cell ?? '').split('\n').length)) * 12 + 6;
    for (const [column, cell] of row.entries()) {
      const x = xs[column] ?? 0;
      if (cell !== null) paint += line(x, y, x, y - height);
      for (const [index, text] of (cell ?? '').split('\n').entries()) {
        if (text !== '') paint += print(x + 4, y - 12 - index * 12, text);
      }
    }
    paint += line(right, y, right, y - height);
    y -= height;
    paint += line(left, y, right, y);
  }
  return paint;
}
