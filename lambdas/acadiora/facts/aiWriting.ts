import type { AiDetection, Indicator } from '../../../shared/acadiora/facts.ts';
import { sumOf } from '../../../shared/sum.ts';
import { grouped } from './text/collections.ts';
import { stockPhrases } from './stockPhrases.ts';
import { cite, foundIn, type StudySentence, type StudyText } from './text/studyText.ts';
import { countWords } from './text/words.ts';

/** What one sign comes to: how strongly it shows, what was measured, and where. */
type Measured = Omit<Indicator, 'id' | 'name'>;

/** The prose that is looked at. */
interface Prose {
  sentences: readonly StudySentence[];
  words: number;
}

/** 0 at `from` or before it, 100 at `to` or beyond it, in either direction. */
const ramp = (value: number, from: number, to: number): number =>
  Math.round(100 * Math.min(1, Math.max(0, (value - from) / (to - from))));

const atMost = 5;

/** A sign that its passages show, where it shows at all. */
const shown = (share: number, measured: string, passages: readonly StudySentence[]): Measured => ({
  share,
  measured,
  passages: share > 0 ? passages.slice(0, atMost).map((one) => cite(one)) : [],
});

const fewestSentences = 20;
const tooFew = shown(0, 'Ayat terlalu sedikit untuk diukur', []);

const meanOf = (numbers: readonly number[]): number => sumOf(numbers) / numbers.length;
const lengthOf = (part: readonly StudySentence[]): number => sumOf(part.map(({ text }) => countWords(text)));

/** Lengths in the human prose measured vary by .36 to .66 of their mean; only prose below .32 counts at all. */
function uniformSentences({ sentences }: Prose): Measured {
  if (sentences.length < fewestSentences) return tooFew;
  const lengths = sentences.map(({ text }) => countWords(text));
  const mean = meanOf(lengths);
  const deviation = Math.sqrt(meanOf(lengths.map((one) => (one - mean) ** 2)));
  const variation = deviation / mean;
  const usual = sentences.filter((_, index) => Math.abs((lengths[index] ?? 0) - mean) <= 1.5);
  const measured = `Panjang ayat (${lengths.length} ayat): purata ${mean.toFixed(1)} perkataan, sisihan piawai ${deviation.toFixed(1)}, pekali ubahan ${variation.toFixed(2)}`;
  return shown(ramp(variation, 0.32, 0.15), measured, usual);
}

const openingOf = ({ text }: StudySentence): string =>
  (text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? []).slice(0, 2).join(' ');

/** Openings of two words shared by three sentences or more: at most 11% in the human prose measured; counts beyond 35%. */
function repetition({ sentences }: Prose): Measured {
  if (sentences.length < fewestSentences) return tooFew;
  const repeated = grouped(sentences, openingOf).flatMap((group) => (group.length >= 3 ? group : []));
  const part = repeated.length / sentences.length;
  const measured = `Pembuka ayat yang berulang tiga kali atau lebih: ${Math.round(part * 100)}% daripada ${sentences.length} ayat`;
  return shown(ramp(part, 0.35, 0.7), measured, repeated);
}

/** None in the human prose measured; counts from three on, beyond 4 a thousand words. */
function stockPhraseUse({ sentences, words }: Prose): Measured {
  const hits = foundIn(sentences, stockPhrases);
  const rate = (hits.length * 1000) / words;
  return {
    share: hits.length < 3 ? 0 : ramp(rate, 4, 14),
    measured: `Frasa lazim penjana teks: ${hits.length} kali (${rate.toFixed(1)} bagi setiap 1000 perkataan)`,
    passages: hits.slice(0, atMost).map(({ evidence }) => evidence),
  };
}

/**
 * The one table of signs and weights (sum 1). Where each begins to count stands beside its measure: thresholds are this project's own
 * measurements of human papers in Malay and English and of model-like text written for the tests, set well beyond what people wrote.
 * They are no published norm. Stock phrases weigh most because formal writing by itself does not raise them; an even style is common
 * among people, so it cannot make a high figure alone.
 */
const signs = [
  { id: 'uniformSentences', name: 'Keseragaman panjang ayat', weight: 0.3, measure: uniformSentences },
  { id: 'repetition', name: 'Pengulangan pembuka ayat', weight: 0.2, measure: repetition },
  { id: 'stockPhrases', name: 'Frasa lazim penjana teks', weight: 0.5, measure: stockPhraseUse },
] as const;

/** Shorter prose says nothing either way. */
const fewestWords = 300;
/** A sign that shows at least this much is strong. */
const strongFrom = 60;

const aiCaution = 'Petunjuk ini bukan bukti dan tidak boleh digunakan sendiri untuk menuduh penulis.';

const ratings = [
  {
    below: 30,
    rating: 'Rendah (0-29%)',
    verdict: 'Sedikit petunjuk penulisan AI: gaya teks ini lazim bagi penulisan manusia.',
  },
  {
    below: 70,
    rating: 'Sederhana (30-69%)',
    verdict: 'Beberapa petunjuk penulisan AI dikesan; semak petikan yang ditandai bersama-sama penulis.',
  },
  {
    below: 101,
    rating: 'Tinggi (70-100%)',
    verdict:
      'Banyak petunjuk penulisan AI dikesan; bincangkan proses penulisan dengan penulis sebelum membuat sebarang rumusan.',
  },
] as const;

/** Signs of machine writing in a paper's prose, counted; never proof. */
export function aiIndication(study: StudyText): AiDetection {
  const sentences = study.body.filter(({ text }) => countWords(text) >= 4);
  const words = lengthOf(sentences);
  if (words < fewestWords) return tooShort(words);
  const prose: Prose = { sentences, words };
  const indicators = signs.map(({ id, name, measure }) => ({ id, name, ...measure(prose) }));
  const aiPercentage = Math.round(sumOf(signs.map(({ weight }, index) => weight * (indicators[index]?.share ?? 0))));
  const { rating, verdict } = ratings.find(({ below }) => aiPercentage < below) ?? ratings[2];
  const strong = indicators.filter(({ share }) => share >= strongFrom);
  return {
    isMeasured: true,
    aiPercentage,
    humanPercentage: 100 - aiPercentage,
    confidence: confidenceOf(strong.length, words),
    turnitinEquivalent: rating,
    verdict,
    detailedAnalysis: [
      `Sebanyak ${words} perkataan prosa diperiksa, tanpa rujukan, jadual dan lampiran.`,
      strong.length === 0
        ? 'Tiada petunjuk yang kuat.'
        : `Petunjuk yang kuat: ${strong.map(({ name }) => name.toLowerCase()).join(', ')}.`,
      aiCaution,
    ].join(' '),
    indicators,
  };
}

function confidenceOf(strong: number, words: number): AiDetection['confidence'] {
  if (strong < signs.length || words < 1500) return 'Rendah';
  return words >= 3000 ? 'Tinggi' : 'Sederhana';
}

const tooShort = (words: number): AiDetection => ({
  isMeasured: false,
  aiPercentage: 0,
  humanPercentage: 0,
  confidence: 'Rendah',
  turnitinEquivalent: '',
  verdict: `Teks terlalu pendek untuk dinilai (${words} perkataan prosa; sekurang-kurangnya ${fewestWords} diperlukan).`,
  detailedAnalysis: `Hanya ${words} perkataan prosa ditemui, maka tiada petunjuk diukur. ${aiCaution}`,
  indicators: [],
});
