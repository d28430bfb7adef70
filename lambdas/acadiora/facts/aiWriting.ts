import type { AiDetection, Facts, Indicator } from '../../../shared/acadiora/facts.ts';
import type { Citation } from '../../../shared/document/citation.ts';
import { uniqueBy } from '../../../shared/uniqueBy.ts';
import { paperYear } from './citations/citations.ts';
import { stockPhrases } from './stockPhrases.ts';
import { cite, foundIn, type StudySentence, type StudyText } from './text/studyText.ts';
import { wordsIn } from './text/words.ts';

/** What one sign comes to: how strongly it shows, what was measured, and where. */
type Measured = Omit<Indicator, 'id' | 'name'>;

/** The prose that is looked at. */
interface Prose {
  study: StudyText;
  sentences: readonly StudySentence[];
  words: number;
}

/** 0 at `from` or before it, 100 at `to` or beyond it, in either direction. */
const ramp = (value: number, from: number, to: number): number =>
  Math.round(100 * Math.min(1, Math.max(0, (value - from) / (to - from))));

const meanOf = (lengths: readonly number[]): number => lengths.reduce((a, b) => a + b, 0) / Math.max(1, lengths.length);

const atMost = 5;
const firstPassages = (sentences: readonly StudySentence[]): Citation[] =>
  sentences.slice(0, atMost).map((one) => cite(one));

/** How uniform these lengths are, from the first bound of their variation to the second. */
function uniform(
  name: string,
  lengths: readonly number[],
  [from, to]: readonly [number, number],
  usual: readonly StudySentence[],
): Measured {
  const mean = meanOf(lengths);
  const deviation = Math.sqrt(meanOf(lengths.map((one) => (one - mean) ** 2)));
  const variation = mean === 0 ? 0 : deviation / mean;
  const share = ramp(variation, from, to);
  return {
    share,
    measured: `Panjang ${name} (${lengths.length} ${name}): purata ${mean.toFixed(1)} perkataan, sisihan piawai ${deviation.toFixed(1)}, pekali ubahan ${variation.toFixed(2)}`,
    passages: share > 0 ? firstPassages(usual) : [],
  };
}

const tooFew = (what: string): Measured => ({
  share: 0,
  measured: `${what} terlalu sedikit untuk diukur`,
  passages: [],
});

/** Lengths in the human prose measured vary by .36 to .66 of their mean; only prose below .32 counts at all. */
function uniformSentences({ sentences }: Prose): Measured {
  if (sentences.length < 20) return tooFew('Ayat');
  const lengths = sentences.map(({ text }) => wordsIn(text));
  const mean = meanOf(lengths);
  const usual = sentences.filter((_, index) => Math.abs((lengths[index] ?? 0) - mean) <= 1.5);
  return uniform('ayat', lengths, [0.32, 0.15], usual);
}

const tokens = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? [];

/** Openings of two words shared by three sentences or more: at most 11% in the human prose measured; counts beyond 35%. */
function repetition({ sentences }: Prose): Measured {
  if (sentences.length < 20) return tooFew('Ayat');
  const openings = new Map<string, StudySentence[]>();
  for (const sentence of sentences) {
    const opening = tokens(sentence.text).slice(0, 2).join(' ');
    openings.set(opening, [...(openings.get(opening) ?? []), sentence]);
  }
  const repeated = [...openings.values()].filter((group) => group.length >= 3).flat();
  const part = repeated.length / sentences.length;
  const share = ramp(part, 0.35, 0.7);
  return {
    share,
    measured: `Pembuka ayat yang berulang tiga kali atau lebih: ${Math.round(part * 100)}% daripada ${sentences.length} ayat`,
    passages: share > 0 ? firstPassages(repeated) : [],
  };
}

/** None in the human prose measured; counts from three on, beyond 4 a thousand words. */
function stockPhraseUse({ sentences, words }: Prose): Measured {
  const hits = foundIn(sentences, stockPhrases);
  const rate = (hits.length * 1000) / Math.max(1, words);
  return {
    share: hits.length < 3 ? 0 : ramp(rate, 4, 14),
    measured: `Frasa lazim penjana teks: ${hits.length} kali (${rate.toFixed(1)} bagi setiap 1000 perkataan)`,
    passages: hits.slice(0, atMost).map(({ evidence }) => evidence),
  };
}

/** Careless people leave sources out too (half of them in one paper measured): counts from 30%, and never alone. */
export function citationAnomalies({ study }: Prose, { citations }: Pick<Facts, 'citations'>): Measured {
  const own = paperYear(study);
  const beyond = own === null ? [] : citations.years.filter(({ year }) => year > own + 1);
  const part = citations.notListed.length / Math.max(1, citations.inText);
  const isEnough = citations.notListed.length >= 3 && citations.references >= 3;
  return {
    share: Math.max(isEnough ? ramp(part, 0.3, 0.9) : 0, ramp(beyond.length, 0, 3)),
    measured: `Petikan yang tiada dalam senarai rujukan: ${citations.notListed.length} daripada ${citations.inText}; ${
      own === null
        ? 'tahun kertas tidak ditemui untuk dibandingkan'
        : `tahun rujukan yang melepasi tahun kertas: ${beyond.length}`
    }`,
    passages: citations.notListed.slice(0, atMost).map(({ evidence }) => evidence),
  };
}

/** Human prose measured: .32 to .48. Counts below .25, from eight paragraphs on. */
function uniformParagraphs({ sentences }: Prose): Measured {
  const paragraphs = uniqueBy(sentences, ({ at }) => at)
    .map((first) => sentences.filter(({ at }) => at === first.at))
    .filter((group) => lengthOf(group) >= 25);
  if (paragraphs.length < 8) return tooFew('Perenggan');
  const first = paragraphs.flatMap((group) => group.slice(0, 1));
  return uniform('perenggan', paragraphs.map(lengthOf), [0.25, 0.08], first);
}

const lengthOf = (group: readonly StudySentence[]): number => group.reduce((sum, { text }) => sum + wordsIn(text), 0);

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
  const sentences = study.body.filter(({ text }) => wordsIn(text) >= 4);
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
