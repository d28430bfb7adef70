import { opensWithVerb } from '../fact/statement.ts';
import type { Fact } from '../fact/fact.ts';
import type { Resolution } from '../fact/resolve.ts';
import { similarity, tokens } from '../fact/score.ts';
import { codeFamily, keyOf, labelKind } from './vocabulary.ts';

/** A fact that was found, but is not plausible: unconfirmed, with the reason first. */
export const doubted = (fact: Fact, reason: string | null): Fact =>
  reason === null || fact.state !== 'found'
    ? fact
    : { ...fact, state: 'unconfirmed', note: fact.note === undefined ? reason : `${reason} ${fact.note}` };

const isLabel = (text: string): boolean => labelKind(text) !== null;
const person =
  /^(?:dr|prof|profesor|encik|puan|cik|en|pn|ts|ir|dato|datuk|tuan|mr|mrs|ms|assoc)\b\.?|\b(?:bin|binti|a\/l|a\/p|anak lelaki|anak perempuan)\b|,\s*(?:S|M)\.\s?(?:Pd|Si|Kom|T|Hum)\b/i;

/**
 * Why a text is no code of a course; null where it may be one. A form's number has several parts or stands for
 * pages and versions; a competency unit of NOSS has parts too: 'HT-017-3:2021-C04'.
 */
export function codeDoubt(code: string): string | null {
  const text = code.trim();
  const isUnit = /^[A-Z]{1,3}-?\d{3}-\d:\d{4}-[CE]\d{2}$/.test(text);
  const isForm =
    (!isUnit && (text.match(/[/_-]/g) ?? []).length > 1) ||
    /^(?:PK|BK|FORM|BORANG|ISO|REV|PINDAAN|JADUAL)\b/i.test(text);
  if (isForm) return 'Ini kelihatan seperti nombor borang, bukan kod kursus.';
  if (codeFamily(text) !== null) return 'Ini ialah kod hasil pembelajaran, bukan kod kursus.';
  return /\d/.test(text) && /\p{L}/u.test(text) && text.length <= 24 ? null : 'Ini tidak kelihatan seperti kod kursus.';
}

/** Why a text is no name of a course. */
export function nameDoubt(name: string): string | null {
  if (person.test(name.trim())) return 'Ini kelihatan seperti nama orang, bukan nama kursus.';
  const isWords = (name.match(/\p{L}/gu) ?? []).length >= 4;
  return isWords && !isLabel(name) && codeFamily(name) === null ? null : 'Ini tidak kelihatan seperti nama kursus.';
}

const untaught =
  /^(?:cuti\b|libur\b|mid-?\s?(?:semester|trimester|sem|term)?\s*(?:break|exam)|study (?:week|leave)|public holiday|minggu (?:ulang ?kaji|peperiksaan|penilaian|pentaksiran|suai)|ulang ?kaji\b|(?:minum (?:pagi|petang)|makan (?:pagi|tengah ?hari|malam)|rehat|bersurai)(?:$| ?\/)|pendaftaran peserta$|catch-?up\b|revision(?: (?:weeks?|and)\b.*)?$|examinations?(?: weeks?\b.*)?$|exam week|uts\b|uas\b|(?:ujian|evaluasi) (?:per)?(?:tengah|tengahan|akhir) semester|pspm\b|final exam|peperiksaan(?:$| (?:akhir|pertengahan|semester))|[\p{L}’' ]{3,25} (?:break|holidays?|birthday)$)|\b(?:no (?:class|lecture)(?:es|s)?|tiada (?:kuliah|kelas))\b/iu;

/** Why a topic is none: a week of holiday, revision or examination. */
export const topicDoubt = (title: string): string | null =>
  untaught.test(title.trim()) ? 'Minggu cuti, ulang kaji atau peperiksaan bukan topik.' : titleDoubt(title);

/** Why a text is no topic or assessment: a code, a label, a number or a person's name. */
export function titleDoubt(title: string): string | null {
  const text = title.trim();
  if (codeFamily(text) !== null || (keyOf(text) !== undefined && tokens(text).length <= 2))
    return 'Ini ialah kod, bukan tajuk.';
  if (/^(?:minggu|weeks?|pertemuan)?[\s\d.,–-]*$/i.test(text) || /^(?:jumlah|total|sub[- ]?total)\b/i.test(text))
    return 'Ini bukan tajuk.';
  return person.test(text) ? 'Ini kelihatan seperti nama orang.' : null;
}

/** Why a text states no outcome. */
export const statementDoubt = (statement: string): string | null =>
  tokens(statement).length >= 3 && opensWithVerb(statement)
    ? null
    : 'Pernyataan hasil pembelajaran bermula dengan kata kerja.';

/** The items of a list that share the row and words of an earlier one: one row is one item. Their places in the list. */
export function repeated(resolutions: readonly Resolution[]): Set<number> {
  const taken: { row: unknown; text: string }[] = [];
  const again = new Set<number>();
  for (const [index, { matches }] of resolutions.entries()) {
    const [match] = matches;
    if (match === undefined) continue;
    const isTaken = taken.some(
      ({ row, text }) => row === match.row && (text === match.text || text === '' || match.text === ''),
    );
    if (isTaken) again.add(index);
    else taken.push(match);
  }
  return again;
}

/** The outcomes that repeat the key of an earlier one with other words; their places in the list. */
export const rekeyed = (clos: readonly { number: string; statement: string }[]): Set<number> =>
  new Set(
    clos.flatMap((clo, index) => {
      const first = clos.findIndex(({ number }) => number !== '' && number === clo.number);
      const other = first < 0 || first === index ? undefined : clos[first];
      return other !== undefined && similarity(other.statement, clo.statement) < 0.6 ? [index] : [];
    }),
  );
