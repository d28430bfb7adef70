import type { AiDetection, Facts, Indicator } from '../../../../shared/acadiora/facts.ts';
import {
  citationAnomalies,
  repetition,
  stockPhraseUse,
  uniformParagraphs,
  uniformSentences,
  type Measured,
  type Prose,
} from './aiMeasures.ts';
import { bodySentences, type StudyText } from '../text/studyText.ts';
import { wordsIn } from '../text/wordCount.ts';

/**
 * The one table of signs and weights (sum 1). Where each begins to count stands beside its measure: thresholds are this project's own
 * measurements of human papers in Malay and English and of model-like text written for the tests, set well beyond what people wrote.
 * They are no published norm. Stock phrases weigh most because formal writing by itself does not raise them; careless citations and
 * an even style are common among people, so neither can make a high figure alone.
 */
const signs: readonly {
  id: Indicator['id'];
  name: string;
  weight: number;
  measure: (prose: Prose, facts: Facts) => Measured;
}[] = [
  { id: 'uniformSentences', name: 'Keseragaman panjang ayat', weight: 0.25, measure: uniformSentences },
  { id: 'repetition', name: 'Pengulangan pembuka ayat', weight: 0.15, measure: repetition },
  { id: 'stockPhrases', name: 'Frasa lazim penjana teks', weight: 0.35, measure: stockPhraseUse },
  { id: 'citationAnomalies', name: 'Kejanggalan petikan', weight: 0.1, measure: citationAnomalies },
  { id: 'uniformParagraphs', name: 'Keseragaman perenggan', weight: 0.15, measure: uniformParagraphs },
];

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
export function aiIndication(facts: Facts, study: StudyText): AiDetection {
  const sentences = bodySentences(study).filter(({ text }) => wordsIn(text) >= 4);
  const words = sentences.reduce((sum, { text }) => sum + wordsIn(text), 0);
  if (words < fewestWords) return tooShort(words);
  const prose: Prose = { study, sentences, words };
  const indicators = signs.map(({ id, name, measure }) => ({ id, name, ...measure(prose, facts) }));
  const aiPercentage = Math.round(
    signs.reduce((sum, { weight }, index) => sum + weight * (indicators[index]?.share ?? 0), 0),
  );
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
  if (strong >= 4 && words >= 3000) return 'Tinggi';
  return strong >= 3 && words >= 1500 ? 'Sederhana' : 'Rendah';
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
