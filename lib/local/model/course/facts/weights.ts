import type { Ref } from '../../../../../shared/document/document.ts';
import { upperFirst } from '../../language/lexicon.ts';
import { durationIn } from './hours.ts';
import { withoutNote } from '../../../../../shared/fact/score.ts';
import { inOneLanguage, linesOf, oneLine, withoutMark } from './ownWords.ts';
import type { Line } from './reading.ts';

/** An assessment as the document gives it; its outcomes as they are written. */
export interface ReadAssessment {
  type: string;
  weight: number;
  slt: number | null;
  duration: string;
  outcomes: string;
  description: string;
  at: Ref[];
}

/** A weight in percent; null where the text gives none. */
export const weightOf = (text: string): number | null => {
  const inWords = /^\D+(?:peratus|per ?cent)\s*\(\s*(\d{1,3})\s*%?\s*\)/i.exec(oneLine(text))?.[1];
  const found =
    inWords ?? /^\D{0,3}(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:%|\/\s*100|markah|marks)?\)?(?:\s|$)/i.exec(oneLine(text))?.[1];
  const weight = found === undefined ? NaN : Number(found.replace(',', '.'));
  return weight > 0 && weight <= 100 ? weight : null;
};

/** Without ordinal and bracketed detail: '1. Kuiz (minimum 2)' -> 'Kuiz'. */
export const plainName = (name: string, isBilingual = false): string =>
  withoutMark(inOneLanguage(linesOf(name).map(withoutNote).join('\n'), isBilingual))
    .replace(/\s*\((?=[^()]*\p{L})(?=[^()]*\d)[^()]*\)\s*$/iu, '')
    .replace(/[\s:.–-]+$/, '')
    .trim();

const unit = String.raw`(?:%|[Pp]eratus\b|[Pp]er\s?cent\b|[Mm]arkah\b|[Mm]arks?\b)`;
const number = String.raw`(\d{1,3}(?:[.,]\d+)?)`;
const nameFirst = new RegExp(
  `^(\\p{L}[^%]{1,90}?)\\s*(?:[:=–|-]|\\(|\\.{2,}|\\s)\\s*${number}\\s*${unit}\\s*\\)?\\.?$`,
  'iu',
);
const weightFirst = new RegExp(`^${number}\\s*${unit}\\s*[:–|-]?\\s*(\\p{L}[^%]{2,80})$`, 'iu');
const afterWeight = new RegExp(
  `(?<=${unit}\\s*\\)?)(?:\\s*[,;:.+/(]+\\s*(?:dan|and|serta)?\\s*|\\s*\\b(?:dan|and|serta|iaitu|comprising|including|merangkumi)\\s+|\\s+(?=\\p{Lu}))`,
  'u',
);
const leadIn =
  /^.*\b(?:melalui|berdasarkan|terdiri (?:daripada|dari|atas)|iaitu|meliputi|merangkumi|based on|consists? of|compris(?:es?|ing)|through|includ(?:es?|ing)|namely)\s+/i;
const article = /^(?:an?|the|one|satu|sebuah)\s+/i;
const leadOut =
  /\s+(?:menyumbang|membawa|bernilai|sebanyak|ialah|adalah|carr(?:y|ies)|contributes?|accounts? for|makes? up|worth|is|of|pemberat(?:an)?|wajaran|weightage|weight)\s*:?$/i;
/** What a sentence says of an assessment behind its name: 'Esei, yang dihantar pada minggu 5, ...'. */
const clause = /,?\s+(?:yang|which|that|pada|sepanjang|semasa|during|of about|dijalankan)\s.*$/i;
const occasion = /(?:\s+yang \p{L}+)?\s+(?:pada (?:minggu|akhir)|in week|secara)\s.*$/iu;
/** '(hasil (b)), dan Jurnal' */
const bracketBefore = /^[^()]*(?:\([^()]*\)[^()]*)*\)\s*,?\s*(?:dan|and|serta)?\s+/i;
const noAssessment =
  /\b(?:lulus|sekurang|minimum|at least|pass(?:ing)?|require\w*|daripada jumlah|of the (?:total|marks)|gred|grade|late|lewat|penalt[yi]|deduct\w*|dipotong|ditolak|denda)\b/i;

/** 'Baki 40% lagi ialah Peperiksaan Bertulis' */
const remaining =
  /\b(?:baki|selebihnya|the remaining|remaining)\s+(\d{1,3}\s*(?:%|peratus|per\s?cent))\s*(?:lagi\s+)?(?:(?:ialah|adalah|untuk|is|are|for|the)\s+)+([^.;,(]+)/i;
/** '60% daripada markah keseluruhan' */
const ofWhole = /(?<=\d\s*(?:%|peratus|per\s?cent))\s+(?:daripada|of)\s[^,;.(%\d]{3,40}(?=,)/gi;
const weightAlone = /^(?:pemberat(?:an)?|wajaran|weight(?:age|ing)?|markah|marks?|bobot)\s*[:=]?\s*(\d{1,3})(?!\d)/i;

/** Weighed names on lines: 'Kuiz (10%)', '10% Kuiz', 'Kuiz 10%, Projek 30%', or 'Pemberat: 10' below the name. */
export function weighedIn(lines: readonly Line[]): ReadAssessment[] {
  return lines.flatMap(({ at, text }, index) => {
    const alone = weightAlone.exec(text)?.[1];
    const above = lines[index - 1];
    if (alone !== undefined) return above === undefined ? [] : weighed(above.text, alone, above.at);
    // 'Nilai Akhir = 10% Kehadiran + 20% Tugas': each weight stands before its name.
    // 'Latihan (3 x 10%) – 30%': the whole counts.
    const whole = text
      .replace(/\s*\(\d+\s*[x×]\s*\d+\s*%\)(?=.*\d\s*%)/i, '')
      .replace(remaining, '$2 $1')
      .replace(ofWhole, '');
    const [, formula] = /=\s*(\d{1,3}\s*%.*\+.*)$/s.exec(whole) ?? [];
    const pieces = formula?.split('+') ?? whole.split(afterWeight).flatMap((piece) => piece.split(/\.\s+(?=\p{Lu})/u));
    return pieces.flatMap((piece) => {
      const bare = withoutMark(piece.trim());
      const [, first = '', after = ''] = nameFirst.exec(bare) ?? [];
      const [, before = '', last = ''] = first === '' ? (weightFirst.exec(bare) ?? []) : [];
      return weighed(first || last, after || before, at);
    });
  });
}

/** An assessment of this name and weight, where both can be one. */
export function weighed(name: string, weightText: string, at: Ref): ReadAssessment[] {
  const weight = Number(weightText.replace(',', '.') || NaN);
  const said = name
    .replace(bracketBefore, '')
    .replace(leadIn, '')
    .replace(article, '')
    .replace(leadOut, '')
    .replace(occasion, '');
  const type = upperFirst(plainName(said.split(' ').length > 5 ? said.replace(clause, '') : said));
  const isName = type.split(/\s+/).length <= 9 && /\p{L}{2}/u.test(type) && !noAssessment.test(type);
  if (!(weight > 0 && weight <= 100) || !isName) return [];
  return [{ type, weight, slt: null, duration: durationIn(name), outcomes: '', description: '', at: [at] }];
}
