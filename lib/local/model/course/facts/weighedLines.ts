import type { Ref } from '../../../../../shared/document/document.ts';
import { weighedParts } from '../../../../../shared/fact/rows.ts';
import { asNumber } from '../../../../../shared/fact/units.ts';
import { sumOf } from '../../../../../shared/sum.ts';
import { upperFirst } from '../../language.ts';
import { withoutMark } from './ownWords.ts';
import type { Line } from './reading.ts';
import { countIn, durationIn, isPart, plainName, sum, unsaid, type ReadAssessment } from './weights.ts';

const unit = String.raw`(?:%|[Pp]eratus\b|[Pp]er\s?cent\b|[Mm]arkah\b|[Mm]arks?\b)`;
const number = String.raw`(\d{1,3}(?:[.,]\d+)?(?:\s*%?\s*\+\s*\d{1,3})*)`;
const nameFirst = new RegExp(
  `^(\\p{L}[^%]{1,90}?)\\s*(?:[:=–|-]|\\(|\\.{2,}|\\s)\\s*${number}\\s*${unit}\\s*\\)?(?:\\s*[–—;:([,.-]\\s*[^%]*)?$`,
  'iu',
);
const weightFirst = new RegExp(`^${number}\\s*${unit}\\s*[:–|-]?\\s*(\\p{L}[^%]{2,80})$`, 'iu');
const anyOf = (words: string): string => `(?:${words.split('; ').join('|')})`;
const noAssessments = anyOf(
  'ialah; adalah; membawa; bernilai; is; carries; lulus; sekurang; minimum; at least; pass(?:ing)?; require\\w*; daripada jumlah; of the (?:total|marks); gred; grade; late; lewat; penalt[yi]; deduct\\w*; dipotong; ditolak; denda; contoh; example',
);
const noAssessment = new RegExp(`\\b${noAssessments}\\b`, 'i');

const weightAlone = /^(?:pemberat(?:an)?|wajaran|weight(?:age|ing)?|markah|marks?|bobot)\s*[:=]?\s*(\d{1,3})(?!\d)/i;

/** ReadAssessment names on lines: 'Kuiz (10%)', '10% Kuiz', 'Kuiz 10%, Projek 30%', or 'Pemberat: 10' below the name. */
export function weighedIn(lines: readonly Line[]): ReadAssessment[] {
  return lines.flatMap(({ at, text }, index) => {
    const alone = weightAlone.exec(text)?.[1];
    const above = lines[index - 1];
    // 'Kuiz (2 × 5%) 10%'
    const shown = text.replace(/\((\d{1,2}\s*[x×])\s*\d{1,3}\s*%\)(?=.*\d\s*%)/i, '($1)');
    if (alone !== undefined)
      return above === undefined
        ? []
        : weighed(above.text, alone, above.at).map((draft) => ({ ...draft, at: [above.at, at] }));
    const parts = weighedParts(shown);
    if (isOfAbove(parts, text, above)) return [];
    return (parts.length > 0 ? parts : [shown]).flatMap(inPiece(at));
  });
}

/** 'Projek (35%)' over 'Markah individu 20% dan markah kumpulan 15%.': sentences that say of what the weight above is made up. */
function isOfAbove(parts: readonly string[], text: string, above: Line | undefined): boolean {
  if (above === undefined || parts.length < 2 || !/\p{Ll}\.(?:\s|$)/u.test(text)) return false;
  const [own, ...more] = inPiece(above.at)(above.text);
  return own !== undefined && more.length === 0 && !isPart(own) && sum(parts.flatMap(inPiece(above.at))) === sum([own]);
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

/** An assessment of this name and weight, where both can be one. */
function weighed(name: string, weightText: string, at: Ref): ReadAssessment[] {
  const weight = sumOf((weightText.match(/\d+(?:[.,]\d+)?/g) ?? []).map(asNumber));
  const type = upperFirst(plainName(name));
  const isName = type.split(/\s+/).length <= 9 && /\p{L}{2}/u.test(type) && !noAssessment.test(type);
  if (weight === 0 || weight > 100 || !isName) return [];
  return [{ ...unsaid, type, weight: [weight], duration: durationIn(name), count: countIn(name), at: [at] }];
}
