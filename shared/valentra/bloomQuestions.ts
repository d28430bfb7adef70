import type { Spoken } from './bloomVerbs.ts';
import type { CognitiveLevel } from './schemas.ts';

/**
 * Question words. `bare` ones speak for their level only in a question without a scene: 'Apakah takrif ...?' recalls, but 'Berdasarkan
 * situasi itu, apakah ...?' may ask for anything. First match decides; rules from the clearest to the plainest.
 */
interface QuestionRule {
  pattern: RegExp;
  levels: CognitiveLevel[];
  bare?: boolean;
}

const rules: readonly QuestionRule[] = [
  { pattern: /\bsejauh ?mana(?:kah)?\b|\bto what extent\b/iu, levels: ['C5'] },
  {
    pattern: /\b(?:wajarkah|patutkah|(?:ber)?setujukah|adakah (?:wajar|patut|anda (?:ber)?setuju)|do you agree)\b/iu,
    levels: ['C5'],
  },
  {
    pattern:
      /\bbagaimana(?:kah)?\b.*\b(?:digunakan|diaplikasikan|diterapkan|dilaksanakan|menggunakan|mengaplikasikan|menerapkan|melaksanakan|menyelesaikan|diselesaikan)\b/iu,
    levels: ['C3'],
  },
  {
    pattern:
      /\b(?:apa(?:kah)?|manakah?|siapa(?:kah)?|bagaimana(?:kah)?|what|which|how)\b.*\b(?:paling (?:wajar|sesuai|berkesan|utama)|(?:paling baik|terbaik)(?! me)|sepatutnya|seharusnya|patut|wajar|should|best(?! (?:describes|defines|explains)))\b/iu,
    levels: ['C3', 'C4', 'C5'],
  },
  {
    pattern: /\bapa(?:kah)?\b.*\b(?:perbezaan|persamaan|hubung ?kait|hubungan|kaitan|punca)\b/iu,
    levels: ['C2', 'C4'],
  },
  {
    pattern: /\bapa(?:kah)?\b.*\b(?:kesimpulan|rumusan|kesan|akibat|implikasi|inferens)\b/iu,
    levels: ['C2', 'C4', 'C5'],
  },
  { pattern: /\b(?:apa(?:kah)?|berapa(?:kah)?)\b.*\b(?:jika|sekiranya|andai)\b/iu, levels: ['C3'] },
  { pattern: /\b(?:mengapa(?:kah)?|kenapa(?:kah)?|apakah sebab|why)\b/iu, levels: ['C2'], bare: true },
  { pattern: /\b(?:mengapa(?:kah)?|kenapa(?:kah)?|apakah sebab|why)\b/iu, levels: ['C2', 'C4'] },
  { pattern: /\bbagaimana(?:kah)?\b|^how\b/iu, levels: ['C2', 'C3'] },
  { pattern: /\b(?:berapa(?:kah)?|how (?:many|much))\b/iu, levels: ['C1', 'C3'], bare: true },
  {
    pattern: /\b(?:apakah|apa|siapakah|siapa|bilakah|bila|di ?manakah|di mana|what is|what are|who|when|where)\b/iu,
    levels: ['C1'],
    bare: true,
  },
];

const asks = /\?["”')\]]*$|\b(?:apa|siapa|bila|mana|mengapa|kenapa|bagaimana|berapa|wajar|patut|setuju|ada)kah\b/iu;

/** What a sentence's question words speak for; a sentence that asks nothing ('Jelaskan bagaimana ...') has none. */
export function spokenByQuestion(sentence: string, hasScene: boolean): Spoken[] {
  if (!asks.test(sentence)) return [];
  for (const { pattern, levels, bare } of rules) {
    const [word] = (bare === true && hasScene ? null : pattern.exec(sentence)) ?? [];
    if (word !== undefined) return [{ word: shortened(word), levels }];
  }
  return [];
}

/** 'Bagaimanakah ... digunakan' of a match that runs over the words between. */
const shortened = (match: string): string => {
  const words = match.split(/\s+/u);
  return words.length <= 3 ? match : `${words[0]} ... ${words.at(-1)}`;
};
