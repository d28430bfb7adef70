import { uploadUses, type UploadUse } from '../modules.ts';

/** 20 MB a file (spec 1 §9). */
export const maxFileBytes = 20 * 1024 * 1024;

/** Bodies of the spec's multipart form go through Lambda, which takes 6 MB with base64; larger ones go straight to S3. */
export const maxFormBytes = 4 * 1024 * 1024;

export interface ChosenFile {
  name: string;
  size: number;
  type: string;
}

export const mimeTypes: Record<string, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The ending of a file's name, lower case, without the dot; '' when it has none. */
export const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Spec 1 §5: "by mime type or extension". */
const isAllowed = (use: UploadUse, file: ChosenFile): boolean =>
  uploadUses[use].accept.some((ending) => endingOf(file.name) === ending || mimeTypes[ending] === file.type);

/** What is said of files that are not taken (spec 1 §5, spec 2 §5). */
const refusals: Record<
  UploadUse,
  { wrongType: (names: string) => string; tooLarge: (name: string, size: string) => string }
> = {
  pedagona: {
    wrongType: (names) => `Fail tidak sah: ${names}. Hanya PDF, Word dan Excel dibenarkan.`,
    tooLarge: (name, size) => `Fail terlalu besar: ${name} (${size}MB). Maximum 20MB per fail.`,
  },
  bahan: {
    wrongType: (names) => `Fail tidak sah: ${names}. Hanya PDF, Word dan Excel dibenarkan.`,
    tooLarge: (name, size) => `Fail terlalu besar: ${name} (${size}MB). Maksimum 20MB setiap fail.`,
  },
  acadiora: {
    wrongType: () => 'Sila muat naik dokumen PDF atau Word sahaja',
    tooLarge: () => 'Saiz fail mestilah kurang daripada 20MB',
  },
  valentra: {
    wrongType: () => 'Sila muat naik fail PDF sahaja',
    tooLarge: (name, size) => `Fail terlalu besar: ${name} (${size}MB). Maksimum 20MB.`,
  },
};

const megabytes = (bytes: number): string => {
  const rounded = (bytes / 1024 / 1024).toFixed(1);
  return rounded === '20.0' && bytes > maxFileBytes ? '20.1' : rounded;
};

interface SelectionFault {
  code: 'invalid' | 'too_large' | 'unsupported_type';
  /** The spec's sentence; names every bad file. */
  message: string;
}

/**
 * Why a whole selection is refused, or null when it is good. Rules, order and wording: spec 1 §5 and spec 2 §5. `already` are the files chosen
 * before. The same check runs in the page and on the server.
 */
export function checkSelection(
  use: UploadUse,
  chosen: readonly ChosenFile[],
  already: readonly ChosenFile[] = [],
): SelectionFault | null {
  const { maxFiles } = uploadUses[use];
  if (already.length + chosen.length > maxFiles) {
    return {
      code: 'invalid',
      message: `Maksimum ${maxFiles} dokumen sahaja dibenarkan. Anda sudah ada ${already.length} fail, cuba tambah ${chosen.length} fail lagi.`,
    };
  }
  const wrong = chosen.filter((file) => !isAllowed(use, file));
  const wrongNames = wrong.map((file) => file.name);
  if (wrong.length > 0) return { code: 'unsupported_type', message: wrongTypeText(use, wrongNames) };
  const large = chosen.filter((file) => file.size > maxFileBytes);
  if (large.length > 0) {
    const sentences = large.map((file) => refusals[use].tooLarge(file.name, megabytes(file.size)));
    return { code: 'too_large', message: sentences.join(' ') };
  }
  const empty = chosen.filter((file) => file.size === 0).map((file) => file.name);
  if (empty.length > 0)
    return { code: 'invalid', message: `Fail kosong: ${empty.join(', ')}. Pilih fail yang mempunyai kandungan.` };

  const twice = repeatedNames(chosen, already);
  return twice.length > 0 ? { code: 'invalid', message: `Fail sudah wujud: ${twice.join(', ')}` } : null;
}

/** What is said where there is no file. */
export const noFileText = (use: UploadUse): string =>
  use === 'acadiora' ? 'Sila pilih fail dokumen' : 'Sila muat naik sekurang-kurangnya 1 dokumen';

/** What is said of files of a kind that is not taken. */
export const wrongTypeText = (use: UploadUse, names: readonly string[]): string =>
  refusals[use].wrongType(names.join(', '));

function repeatedNames(chosen: readonly ChosenFile[], already: readonly ChosenFile[]): string[] {
  const seen = new Set(already.map((file) => file.name.toLowerCase()));
  return chosen.flatMap(({ name }) => {
    const isRepeated = seen.has(name.toLowerCase());
    seen.add(name.toLowerCase());
    return isRepeated ? [name] : [];
  });
}

/** The first bytes, in hexadecimal, of Word 2 to 5, of Write and of Excel 2 to 4, which wrote no compound file. */
export const oldOfficeMarks = ['dba52d00', 'fe370023', '31be0000', '09000400', '09020600', '09040600'];

/** A file's name without marks of control and direction, which would show it as another one. */
export const visibleName = (name: string): string => name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim();
