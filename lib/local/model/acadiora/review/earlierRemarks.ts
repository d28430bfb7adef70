import { blockText } from '../../../../../shared/document/citation.ts';
import type { Ref } from '../../../../../shared/document/document.ts';
import { comparable } from '../../../../../shared/text/comparable.ts';
import { stemsOf } from '../../language/lexicon.ts';
import type { EarlierRemark, Paper } from '../paper/paper.ts';
import type { Sentence } from '../paper/sentence.ts';

/** Words that any remark may hold: they do not tell what this one asks for. */
const remarkWords = stemsOf(
  'bahagian belum menyatakan tidak nyatakan kajian tentang kertas ditemui tetapi supaya dapat ayat segi dari namun kukuh sertakan pastikan walaupun disertai menyebut lengkapkan jelas kerana menunjukkan laporkan dilaporkan jelaskan penulis perlu wajar yang mesti hanya sahaja mengandungi tambahkan gunakan petikan nilai dengan bukan tulis semula tiada pembaca dinilai',
);

/** The share of a remark's telling words that a sentence must hold to speak of it wholly, or partly. */
const wholly = 0.6;
const partly = 0.5;

/** The schema's limit. */
const mostEarlier = 60;

interface Answer {
  id: string;
  status: 'selesai' | 'separa' | 'belum';
  reason: string;
  at: Ref[];
}

interface Candidate {
  sentence: Sentence;
  stems: ReadonlySet<string>;
}

/** What the remark asks for: its words without those of any remark and without those it quotes. */
const askedBy = ({ text, quote }: EarlierRemark): string[] => {
  const ignored = stemsOf(quote);
  // What was already there stands before the 'tetapi': it asks for nothing. Nor do what the
  // paper is about and what the change is for.
  const lacking = (text.split(/(?:tetapi|namun) belum|belum menyebut/).at(-1) ?? text).replace(
    /(?: dalam kajian (?:ini|tentang)| supaya ).*$/,
    ' ',
  );
  const telling = [...stemsOf(lacking.replace(/“[^”]*”/g, ' '))].filter((stem) => !remarkWords.has(stem));
  const own = telling.filter((stem) => !ignored.has(stem));
  return own.length >= 2 ? own : telling;
};

/** The sentence that holds most of these words. */
function nearestSentence(candidates: readonly Candidate[], asked: readonly string[], quote: string) {
  let best: { sentence: Sentence; share: number } | null = null;
  for (const { sentence, stems } of candidates) {
    const held = asked.filter((stem) => stems.has(stem)).length;
    const share = asked.length === 0 ? 0 : held / asked.length;
    if (held >= Math.min(2, asked.length) && share > (best?.share ?? 0) && comparable(sentence.text) !== quote)
      best = { sentence, share };
  }
  return best;
}

function answerTo(remark: EarlierRemark, paper: Paper, text: string, candidates: readonly Candidate[]): Answer {
  const quote = comparable(remark.quote);
  const stands = quote !== '' && text.includes(quote);
  const section = paper.outline.find(({ heading }) => heading !== '' && comparable(heading) === quote);
  // What a section lacks is mended in that part of the paper, not by a word elsewhere.
  const near = section ? candidates.filter(({ sentence }) => sentence.heading?.kind === section.kind) : candidates;
  const best = nearestSentence(near, askedBy(remark), quote);
  const share = best?.share ?? 0;
  const answer = (status: Answer['status'], reason: string, isShown: boolean): Answer => ({
    id: remark.id,
    status,
    reason,
    at: isShown && best ? [best.sentence.at] : [],
  });
  // A heading stays when the text under it is mended: it tells nothing by itself.
  if (share >= wholly && (!stands || section !== undefined))
    return answer('selesai', 'Versi ini sudah menyatakan perkara yang diminta.', true);
  if (stands && share < (section ? partly : wholly))
    return answer('belum', 'Bahagian yang diulas masih sama seperti versi sebelumnya.', false);
  if (share >= partly) return answer('separa', 'Perkara yang diminta disentuh, tetapi belum lengkap.', true);
  return answer('separa', 'Ayat yang diulas sudah diubah, tetapi pembetulannya tidak dapat dikesan.', false);
}

/** How far each remark on the version before is answered, as far as this part of the paper tells. */
export function earlierOf(paper: Paper): Answer[] {
  if (paper.earlier.length === 0) return [];
  const text = paper.document.blocks.map((block) => comparable(blockText(block))).join('');
  const candidates = paper.sentences.map((sentence) => ({ sentence, stems: stemsOf(sentence.text) }));
  return paper.earlier.slice(0, mostEarlier).map((remark) => answerTo(remark, paper, text, candidates));
}
