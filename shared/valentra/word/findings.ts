import { findingNames } from '../schemas.ts';
import type { Finding } from '../vetting/findings.ts';
import { inLanguage } from './english.ts';
import { sentenceIn, sentencesIn } from './sentences.ts';

/** What is found of a document, in the files of an English course: on the page code says it in Malay. */

/** By the code of a flag. */
const kinds: Readonly<Record<string, string>> = {
  ...findingNames,
  key_disagrees: 'The key differs from that of the second look',
  wrong_level: 'The second look sees another level',
  bloom_mismatch: 'The verb speaks for another level',
  empty: 'A part is still empty',
  duplicate_option: 'Two options are the same',
  longest_option: 'The right option is easily told by its length',
  option_order: 'Options that are numbers are not in order',
  all_above: 'An option speaks of the others',
  similar_stem: 'Like another question',
  marks_changed: 'Marks were shared out again',
  still_lacks: 'Asked for once more, and something is still missing',
  not_looked: 'This version has had no second look',
};
/** Their first sentence is of code, and what follows of the second look. */
const beforeReason = ['key_disagrees', 'two_right', 'wrong_level'];

/** What a second look says of a kind is in the paper's language already. */
export function findingInEnglish<F extends Pick<Finding, 'code' | 'message' | 'doubt'>>(finding: F): F {
  const { code = '', message, doubt } = finding;
  if (doubt) {
    const reason = sentenceIn(doubt.reason) ?? doubt.reason;
    return {
      ...finding,
      message: doubt.text === '' ? reason : `“${doubt.text}”: ${reason}`,
      doubt: { ...doubt, reason },
    };
  }
  const kind = kinds[code];
  if (kind !== undefined && message.startsWith(`${kind}: `)) return finding;
  const [first = '', ...more] = message.split('. ');
  const isLook = beforeReason.includes(code);
  // 'C1 (Mengingat), bukan C2', 'memilih B ..., kunci jawapan ialah A', 'B dan C'.
  const named = isLook ? (first.match(/\b(?:[A-D]|C\d)\b/g) ?? []) : [];
  const names = named.length === 0 ? '' : ` (${named.join(code === 'two_right' ? ' and ' : ', not ')})`;
  const said = `${inLanguage(kind ?? 'To be checked', 'en')}${names}`;
  const told = [said, ...(isLook ? [more.join('. ')] : [])].filter((text) => text !== '').join(': ');
  return { ...finding, message: sentencesIn(message) ?? told };
}
