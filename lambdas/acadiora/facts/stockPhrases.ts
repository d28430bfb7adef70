import { re } from './text/patterns.ts';
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

export const stockPhrases = re.giu`(?<![\p{L}\p{N}])(?:${phrases.join('|')})`;
