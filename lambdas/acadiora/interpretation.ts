/** How the usual figures are read; constants of the field, never the model's (spec 2 §3, interpretationGuide). */
export const interpretationGuide = {
  cronbachAlpha:
    'α ≥ .90 cemerlang; .80 hingga .89 baik; .70 hingga .79 boleh diterima; .60 hingga .69 dipersoalkan; .50 hingga .59 lemah; bawah .50 tidak boleh diterima (George & Mallery, 2003).',
  correlationStrength: '|r| sekitar .10 lemah; .30 sederhana; .50 atau lebih kuat (Cohen, 1988).',
  rSquared: 'R² sekitar .02 kesan kecil; .13 sederhana; .26 atau lebih besar (Cohen, 1988).',
} as const;

/** George and Mallery's words for one alpha value. */
export function alphaWord(alpha: number): string {
  if (alpha >= 0.9) return 'cemerlang';
  if (alpha >= 0.8) return 'baik';
  if (alpha >= 0.7) return 'boleh diterima';
  if (alpha >= 0.6) return 'dipersoalkan';
  return alpha >= 0.5 ? 'lemah' : 'tidak boleh diterima';
}
