/** Longest name of a session, in characters. */
export const maxNameLength = 120;

/** A name as it is kept: line breaks and control characters are blanks. */
export const keptName = (name: string): string => name.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** Why a name is refused, or null (spec 1 §5); characters that show nothing make no name. */
export function nameFault(name: string): string | null {
  if (name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim() === '') return 'Sila masukkan nama sesi';
  const isTooLong = keptName(name).length > maxNameLength;
  return isTooLong ? `Nama sesi terlalu panjang. Maksimum ${maxNameLength} aksara.` : null;
}
