/** What models write in place of a choice that a schema offers, by that choice; compared without case, accents and punctuation. */
const synonyms: Record<string, readonly string[]> = {
  // Domains of learning, also by the letter of their levels (C4, P3, A2).
  Kognitif: ['cognitive', 'c'],
  Psikomotor: ['psychomotor', 'psikomotorik', 'p'],
  Afektif: ['affective', 'a'],
  // Languages.
  ms: ['malay', 'melayu', 'bahasa melayu', 'bahasa malaysia', 'bm', 'msa', 'ms-my'],
  en: ['english', 'inggeris', 'bahasa inggeris', 'bi', 'eng'],
  id: ['indonesian', 'indonesia', 'bahasa indonesia', 'ind', 'id-id'],
  // Whether a revision has answered a remark.
  selesai: ['sudah selesai', 'resolved', 'addressed'],
  separa: ['sebahagian', 'separa selesai', 'partial', 'partly', 'partially addressed'],
  belum: ['belum selesai', 'unresolved', 'not addressed'],
};

const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** The one of these choices that a text means; null when it means none, or more than one. */
export function choiceIn(choices: readonly string[], text: string): string | null {
  const meant = bare(text);
  const found = choices.filter((choice) =>
    [choice, ...(synonyms[choice] ?? [])].some((word) => bare(word) === meant && meant !== ''),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}
