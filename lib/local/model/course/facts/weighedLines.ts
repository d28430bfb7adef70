import { codesIn } from '../../../../../shared/course/codes.ts';
import type { Ref } from '../../../../../shared/document/document.ts';
import { isSumLabel } from '../../../../../shared/document/table.ts';
import { upperFirst } from '../../language.ts';
import { withoutMark } from './ownWords.ts';
import type { Line } from './reading.ts';
import { countIn, durationIn, partsOf, plainName, unsaid, type ReadAssessment } from './weights.ts';

const unit = String.raw`(?:%|[Pp]eratus\b|[Pp]er\s?cent\b|[Mm]arkah\b|[Mm]arks?\b)`;
const number = String.raw`(\d{1,3}(?:[.,]\d+)?(?:\s*%?\s*\+\s*\d{1,3})*)`;
const nameFirst = new RegExp(
  `^(\\p{L}[^%]{1,90}?)\\s*(?:[:=–|-]|\\(|\\.{2,}|\\s)\\s*${number}\\s*${unit}\\s*\\)?\\.?$`,
  'iu',
);
const weightFirst = new RegExp(`^${number}\\s*${unit}\\s*[:–|-]?\\s*(\\p{L}[^%]{2,80})$`, 'iu');
const nextName = [
  String.raw`\s*[,;:.+/(–—]+\s*(?:dan|and|serta)?\s*`,
  String.raw`\s*\b(?:dan|and|serta|iaitu|comprising|including|merangkumi)\s+`,
  String.raw`\s+(?=\p{Lu})`,
].join('|');
/** '15% + 10%' is one weight. */
const afterWeight = new RegExp(`(?<=${unit}\\s*\\)?)(?!\\s*\\+\\s*\\d+\\s*%\\s*(?:[),;.]|$))(?:${nextName})`, 'u');

const anyOf = (words: string): string => `(?:${words.split('; ').join('|')})`;
const leadIns = anyOf(
  'melalui; berdasarkan; terdiri (?:daripada|dari|atas); (?<!yang )mengandungi; merangkumi; meliputi; ialah; iaitu; contains?; based on; consists? of; compris(?:es?|ing); includ(?:es?|ing); through; namely',
);
const leadOuts = anyOf(
  'menyumbang; membawa; bernilai; sebanyak; ialah; adalah; carr(?:y|ies); contributes?; accounts? for; makes? up; worth; is; of; pemberat(?:an)?; wajaran; weight(?:age)?',
);
const openings = anyOf('akhir sekali; seterusnya; selain itu; kemudian; finally; lastly; in addition');
const clauses = anyOf('yang; which; that; pada; sepanjang; semasa; during; of about; dijalankan');
const behindWeight = anyOf(
  'pada; bagi; untuk; yang; kertas; (?:dan )?(?:menilai|menguji|mengukur|mentaksir); for; in; on; which',
);
const endOfClause = ',|;|\\.(?:\\s|$)|\\s(?:dan|and)\\s+\\p{Lu}[\\p{L} ()]+\\d+\\s*%';
const noAssessments = anyOf(
  'lulus; sekurang; minimum; at least; pass(?:ing)?; require\\w*; daripada jumlah; of the (?:total|marks); gred; grade; late; lewat; penalt[yi]; deduct\\w*; dipotong; ditolak; denda; contoh; example',
);
const noAssessment = new RegExp(`\\b${noAssessments}\\b`, 'i');

/** What a line says around its names and weights, in the order in which it is taken away. */
const aroundLine: readonly (readonly [RegExp, string])[] = [
  // 'Latihan (3 x 10%) – 30%': the whole counts.
  [/\s*\(\d+\s*[x×]\s*\d+\s*%\)(?=.*\d\s*%)/i, ''],
  // 'Baki 40% lagi ialah Peperiksaan Bertulis'
  [/\b(?:baki|selebihnya|(?:the )?remaining)\s+(\d{1,3}\s*(?:%|peratus|per\s?cent))\s*(?:lagi\s+)?/i, 'BAKI $1 '],
  [/BAKI (\d{1,3}\s*\S+)\s+(?:(?:ialah|adalah|untuk|is|are|for|the)\s+)+([^.;,(]+)/i, '$2 $1'],
  // '60% daripada markah keseluruhan'
  [/(?<=\d\s*(?:%|peratus|per\s?cent))\s+(?:daripada|of)\s[^,;.(%\d]{3,40}(?=,)/gi, ''],
  // 'Ujian Bertulis 15% pada minggu ketujuh yang menguji HPK 1, Kajian Kes 20%'
  [new RegExp(`(?<=\\d\\s*(?:%|peratus))\\s+${behindWeight}\\s[^,;.%]*?(?=${endOfClause})`, 'giu'), ''],
];

/** What a sentence says around a name, in the order in which it is taken away. */
const aroundName: readonly (readonly [RegExp, string])[] = [
  // '(hasil (b)), dan Jurnal'
  [/^[^()]*(?:\([^()]*\)[^()]*)*\)\s*,?\s*(?:dan|and|serta)?\s+/i, ''],
  [new RegExp(`^${openings},\\s+`, 'i'), ''],
  // 'Pelan Kempen ialah tugasan terbesar,'
  [/^(\p{Lu}[\p{L} ]{2,40}?)\s+(?:ialah|adalah|is|are)\s+\p{Ll}[^,]{3,60},$/u, '$1'],
  [new RegExp(`^.*\\b${leadIns}\\s+`, 'i'), ''],
  [/^(?:an?|the|one|satu|sebuah)\s+/i, ''],
  [new RegExp(`\\s+${leadOuts}\\s*:?$`, 'i'), ''],
  [/(?:\s+yang \p{L}+)?\s+(?:pada (?:minggu|akhir)|in week|secara)\s.*$/iu, ''],
];
/** 'Esei, yang dihantar pada minggu 5, ...' */
const clause = new RegExp(`,?\\s+${clauses}\\s.*$`, 'i');

const without = (text: string, rules: readonly (readonly [RegExp, string])[]): string =>
  rules.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text);

const weightAlone = /^(?:pemberat(?:an)?|wajaran|weight(?:age|ing)?|markah|marks?|bobot)\s*[:=]?\s*(\d{1,3})(?!\d)/i;

/** ReadAssessment names on lines: 'Kuiz (10%)', '10% Kuiz', 'Kuiz 10%, Projek 30%', or 'Pemberat: 10' below the name. */
export function weighedIn(lines: readonly Line[]): ReadAssessment[] {
  return lines.flatMap(({ at, text }, index) => {
    const alone = weightAlone.exec(text)?.[1];
    const above = lines[index - 1];
    if (alone !== undefined)
      return above === undefined
        ? []
        : weighed(above.text, alone, above.at).map((draft) => ({ ...draft, stated: text, at: [above.at, at] }));
    return withOutcomesBehind(piecesOf(without(text, aroundLine)).flatMap(inPiece(at)), text);
  });
}

/** 'Nilai Akhir = 10% Kehadiran + 20% Tugas': each weight stands before its name; elsewhere a weight ends a piece. */
function piecesOf(text: string): string[] {
  const [, formula] = /(?:^|=)\s*(\d{1,3}\s*%\s*\p{L}[^%]*\+.*)$/su.exec(text) ?? [];
  return formula?.split('+') ?? text.split(afterWeight).flatMap((piece) => piece.split(/\.\s+(?=\p{Lu})/u));
}

const inPiece =
  (at: Ref) =>
  (piece: string): ReadAssessment[] => {
    // '• 2 kuiz (10%)'
    const bare = withoutMark(withoutMark(piece.trim()));
    const [, first = '', after = ''] = nameFirst.exec(bare) ?? [];
    const [, before = '', last = ''] = first === '' ? (weightFirst.exec(bare) ?? []) : [];
    return weighed(first || last, after || before, at);
  };

/** '(hasil 2 dan 3)' */
const numbersOfOutcomes = /\b(?:hasil|outcomes?|HP)(?: pembelajaran)? (\d(?:\s*(?:,|dan|and|&)\s*\d)*)(?!\d)/i;

/** 'Kuiz membawa 15% dan menguji CLO1. Jurnal bernilai 20%, juga untuk CLO1': outcomes behind every name count, behind some they may be of others. */
function withOutcomesBehind(all: ReadAssessment[], text: string): ReadAssessment[] {
  const drafts = all.filter(({ type }) => !isSumLabel(type));
  const names = drafts.map(({ type }) => text.toLowerCase().indexOf(type.toLowerCase()));
  const outcomes = names.map((at, index) => {
    const own = text.slice(at, names[index + 1]);
    return codesIn('clo', own).join(', ') || (numbersOfOutcomes.exec(own)?.[1] ?? '').replace(/dan|and/, ',');
  });
  return outcomes.includes('') ? all : drafts.map((draft, index) => ({ ...draft, stated: outcomes[index] ?? '' }));
}

/** An assessment of this name and weight, where both can be one. */
export function weighed(name: string, weightText: string, at: Ref): ReadAssessment[] {
  const weight = partsOf(weightText);
  const said = without(name, aroundName);
  const type = upperFirst(plainName(said.split(' ').length > 5 ? said.replace(clause, '') : said));
  const isName = type.split(/\s+/).length <= 9 && /\p{L}{2}/u.test(type) && !noAssessment.test(type);
  if (weight.length === 0 || !isName) return [];
  return [{ ...unsaid, type, weight, duration: durationIn(name), count: countIn(name), at: [at] }];
}
