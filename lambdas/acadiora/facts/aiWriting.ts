import type { AiDetection, Indicator } from '../../../shared/acadiora/facts.ts';
import type { Citation } from '../../../shared/document/citation.ts';
import { sumOf } from '../../../shared/values/sum.ts';
import { apart } from './structure/sections.ts';
import { isCaption } from './text/captions.ts';
import { cite, sentencesIn, type StudyText } from './text/studyText.ts';
import { countWords, grouped, re } from './text/words.ts';

/** What one sign comes to: how strongly it shows, what was measured, and where. */
type Measured = Omit<Indicator, 'id' | 'name'>;

interface Prose {
  sentences: readonly Sentence[];
  words: number;
}
interface Sentence {
  text: string;
  cited: (offset?: number) => Citation;
}

/** Shorter ones are labels. */
const fewestOfSentence = 4;

/** All that the authors argue: without front, references, appendices and thanks, headings, captions and tables. */
function proseOf({ document, sections, sectionAt }: StudyText): Prose {
  const headings = new Map(sections.map(({ at, heading }) => [at, heading]));
  const sentences = document.blocks.flatMap((block) => {
    if (block.kind === 'table' || isCaption(block.text) || apart.has(sectionAt(block)?.kind ?? 'front')) return [];
    const at = String(block.n);
    const own = block.text
      .trim()
      .replace(headings.get(at) ?? '', '')
      .replace(/^[\s:.—–-]+/u, '');
    return sentencesIn(own).flatMap(({ text }) =>
      countWords(text) < fewestOfSentence ? [] : [{ text, cited: (offset = 0) => cite(document, at, text, offset) }],
    );
  });
  return { sentences, words: lengthOf(sentences) };
}

/** 0 at `from` or before it, 100 at `to` or beyond it, in either direction. */
const ramp = (value: number, from: number, to: number): number =>
  Math.round(100 * Math.min(1, Math.max(0, (value - from) / (to - from))));

const atMost = 5;

/** A sign that its passages show, where it shows at all. */
const shown = (share: number, measured: string, passages: readonly Sentence[]): Measured => ({
  share,
  measured,
  passages: share > 0 ? passages.slice(0, atMost).map((one) => one.cited()) : [],
});

const fewestSentences = 20;
const tooFew = shown(0, 'Ayat terlalu sedikit untuk diukur', []);

const meanOf = (numbers: readonly number[]): number => sumOf(numbers) / numbers.length;
const lengthOf = (part: readonly Sentence[]): number => sumOf(part.map(({ text }) => countWords(text)));

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

const openingOf = ({ text }: Sentence): string =>
  (text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? []).slice(0, 2).join(' ');

/** Openings of two words shared by three sentences or more: at most 11% in the human prose measured; counts beyond 35%. */
function repetition({ sentences }: Prose): Measured {
  if (sentences.length < fewestSentences) return tooFew;
  const repeated = grouped(sentences, openingOf).flatMap((group) => (group.length >= 3 ? group : []));
  const part = repeated.length / sentences.length;
  const measured = `Pembuka ayat yang berulang tiga kali atau lebih: ${Math.round(part * 100)}% daripada ${sentences.length} ayat`;
  return shown(ramp(part, 0.35, 0.7), measured, repeated);
}

/**
 * Phrases that language models are fond of, in Malay and English. People write them too: only their number in a text counts for
 * anything, and phrases of ordinary academic prose ('selain itu', 'hasil kajian menunjukkan') are left out.
 */
const phrases = [
  'memainkan peranan (?:yang )?(?:penting|amat penting|kritikal|signifikan)',
  'dalam era (?:digital|globalisasi|moden|serba) (?:yang|ini)[^.]{0,25}(?:pantas|pesat|mencabar|ini)',
  'dalam (?:landskap|lanskap) (?:pendidikan|digital)|tidak dapat dinafikan bahawa',
  'adalah penting untuk (?:diperhatikan|ditekankan|dinyatakan|diingat)|penting untuk diambil perhatian',
  '(?:membuka|membukakan) (?:jalan|pintu|ruang) (?:kepada|bagi|untuk)|menjadi (?:tunjang|tonggak|nadi|teras utama)',
  'secara (?:holistik|menyeluruh) dan (?:\\p{L}+)|bukan sahaja[^.]{5,90}(?:malah|tetapi juga|bahkan)',
  'pelbagai dimensi|menerokai (?:selok-belok|nuansa)',
  'memperkasakan (?:lagi )?(?:generasi|pendidikan|murid|pelajar|guru)|kesimpulannya, (?:jelas|adalah jelas) bahawa',
  'sebagai kesimpulan, (?:kajian|dapat|jelas)[^.]{0,20}|dalam konteks yang lebih luas|anjakan paradigma',
  'ekosistem pembelajaran yang|pemangkin (?:kepada|utama|perubahan)|menyerlahkan (?:kepentingan|keperluan|potensi)',
  'menggariskan kepentingan|memupuk (?:budaya|persekitaran) (?:\\p{L}+) yang',
  'jambatan (?:yang )?(?:penting|menghubungkan)|mampan dan (?:inklusif|berdaya tahan)',
  'delv(?:e|es|ed|ing) into|(?:rich |intricate )?tapestry of|plays? an? (?:crucial|pivotal|vital|significant) role',
  'in the (?:ever-evolving|rapidly evolving|dynamic) (?:landscape|world|realm)',
  "in today's (?:fast-paced|digital|rapidly)|it is (?:important|worth|crucial) to note that",
  '(?:underscor|highlight)(?:e|es|ing) the (?:importance|need|significance) of|a testament to',
  'paving the way for|paves the way for|foster(?:s|ing)? (?:a|an) (?:\\p{L}+ )?(?:environment|culture|sense)',
  'not only[^.]{5,90}but also|multifaceted|holistic(?:ally)? (?:approach|understanding|development)',
  'seamless(?:ly)? integrat|navigat(?:e|es|ing) the (?:complexities|challenges|landscape)|game[- ]changer',
  'transformative (?:potential|power|impact)|unlock(?:s|ing)? the (?:full )?potential|embark(?:s|ing)? on',
  'harness(?:es|ing)? the power|shed(?:s|ding)? light on|in the realm of|invaluable (?:insights|tool|resource)',
  'cornerstone of|nuanced understanding|a myriad of|a plethora of|ever-changing',
];

const stockPhrases = re.giu`(?<![\p{L}\p{N}])(?:${phrases.join('|')})`;

/** None in the human prose measured; counts from three on, beyond 4 a thousand words. */
function stockPhraseUse({ sentences, words }: Prose): Measured {
  const hits = sentences.flatMap((one) => [...one.text.matchAll(stockPhrases)].map(({ index }) => one.cited(index)));
  const rate = (hits.length * 1000) / words;
  return {
    share: hits.length < 3 ? 0 : ramp(rate, 4, 14),
    measured: `Frasa lazim penjana teks: ${hits.length} kali (${rate.toFixed(1)} bagi setiap 1000 perkataan)`,
    passages: hits.slice(0, atMost),
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

/** Below which share, how it is called, and what is said of it. */
const ratings: readonly (readonly [below: number, rating: string, verdict: string])[] = [
  [
    30,
    'Rendah (0-29%)',
    'Sedikit petunjuk penulisan AI ditemui. Ini bukan bukti bahawa teks ini ditulis oleh manusia.',
  ],
  [
    70,
    'Sederhana (30-69%)',
    'Beberapa petunjuk penulisan AI dikesan; semak petikan yang ditandai bersama-sama penulis.',
  ],
  [
    101,
    'Tinggi (70-100%)',
    'Banyak petunjuk penulisan AI dikesan; bincangkan proses penulisan dengan penulis sebelum membuat sebarang rumusan.',
  ],
];

/** Signs of machine writing in a paper's prose, counted; never proof. */
export function aiIndication(study: StudyText): AiDetection {
  const prose = proseOf(study);
  const { words } = prose;
  if (words < fewestWords) return tooShort(words);
  const indicators = signs.map(({ id, name, measure }) => ({ id, name, ...measure(prose) }));
  const aiPercentage = Math.round(sumOf(signs.map(({ weight }, index) => weight * (indicators[index]?.share ?? 0))));
  const [, turnitinEquivalent = '', verdict = ''] = ratings.find(([below]) => aiPercentage < below) ?? [];
  const strong = indicators.flatMap(({ share, name }) => (share >= strongFrom ? [name.toLowerCase()] : []));
  const told = strong.length === 0 ? 'Tiada petunjuk yang kuat.' : `Petunjuk yang kuat: ${strong.join(', ')}.`;
  return {
    isMeasured: true,
    aiPercentage,
    humanPercentage: 100 - aiPercentage,
    confidence: confidenceOf(strong.length, words),
    turnitinEquivalent,
    verdict,
    detailedAnalysis: `Sebanyak ${words} perkataan prosa diperiksa, tanpa rujukan, jadual dan lampiran. ${told} ${aiCaution}`,
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
