import { findingNames } from '../schemas.ts';
import type { Finding } from '../vetting/findings.ts';
import { inLanguage } from './english.ts';

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

/** Sentences of code, and their English. */
const sentences: readonly (readonly [said: RegExp, inEnglish: string])[] = [
  [/^Yang diketahui(?: bagi .+?)? ialah (.+), bukan (.+)\.$/, '$1 is known, not $2.'],
  [/^Nama (.+) tiada dalam bahan yang digunakan\.$/, 'The name $1 is in none of the material.'],
  [/^(.+) tiada dalam fakta kursus.*$/, '$1 is in no confirmed fact of the course.'],
  [/^(.+) di luar dokumen: .+$/, '$1 is in no reference of the course and not in the notes.'],
  [/^(.+) tiada dalam soalan.*$/, '$1 is not in the question.'],
  [/^Kiraan ini sepatutnya (.+)$/, 'This should be $1'],
  [/^Kiraan (".+") memberi ([\d.]+).*$/, '$1 comes to $2.'],
  [/^Aras (\w\d) melebihi aras (\w\d) bagi (.+)$/, 'Level $1 is above level $2 of $3'],
  [/^Aras (\w\d) lebih rendah daripada aras (\w\d) bagi (.+)$/, 'Level $1 is below level $2 of $3'],
  [/^Kata (?:kerja|tugas) (".+?") (?:lazimnya|menuntut) aras (C\d).+$/, 'The verb $1 is usually of level $2.'],
  [/^Tugasan menyatakan (".+")\.$/, 'The task says $1.'],
  [/^Tugasan tidak menyatakan (?:bilangan )?(.+)\.$/, 'The task does not say $1.'],
  [/^Subtopik ini milik topik (".+"), bukan (".+")\.$/, 'This subtopic is of $1, not of $2.'],
  [/^(\w+): (\S+) jam dalam JST, (\S+) jam dalam dokumen\.$/, '$1: $2 hours in the JST, $3 in the document.'],
  [/^(\w+): SLT tidak dinyatakan dalam dokumen; .+$/, '$1: the document states no SLT.'],
  [/^(\w+): (\S+) jam \(belum disahkan\)\.$/, '$1: $2 hours, unconfirmed.'],
  [/^(\d+) nilai belum disahkan oleh dokumen\.$/, 'Values that the document does not confirm: $1.'],
  [/^Topik (".+") tiada soalan dalam JSU\.$/, 'No question of the JSU is about $1.'],
  [/^(CLO\d+): (\S+) markah kertas, (\S+) dalam dokumen\.$/, '$1: $2 of the marks, $3 in the document.'],
  [/^Bahagian (\(\w\)) (\d+) markah, tetapi skemanya menanda (\d+)\.$/, 'Part $1 has $2 marks, its scheme $3.'],
  [/^Berbeza daripada JSU: kertas ini (\d+) item, (\d+) markah.+$/, 'This paper: $1 items, $2 marks; the JSU differs.'],
  [/^Kertas ini selama (.+), bukan (.+)\.$/, 'This paper lasts $1, not $2.'],
  [/^Nama ini juga diberi kepada (\w+)\.$/, 'This name is given to $1, too.'],
  [
    /^(CLO\d+) bukan CLO topik (".+") dalam ujian ini; guna (.+)\.$/,
    '$1 is no CLO of the topic $2 in this test; use $3.',
  ],
  [/^Kata-kata bukti (".+") tiada dalam petikan yang dinamakan\.$/, 'The words $1 are not in the cited passages.'],
  [
    /^(?:Kata-kata bukti|Petikan.+) memuatkan pilihan (".+"), bukan.+$/,
    'What is cited has option $1, not this answer.',
  ],
  [/^Kata-kata bukti (".+") tidak memuatkan jawapan (".+")\.$/, 'The words $1 do not have the answer $2.'],
  [/^Kata-kata bukti menyebut (.+), jawapan menyebut (.+)\.$/, 'The words given as ground say $1, the answer $2.'],
  [/^Kata-kata bukti bukan tentang yang ditanya: (".+")\.$/, 'The words given as ground are of another matter: $1.'],
  [/^Dibuat daripada .+ yang telah berubah\.$/, 'What it was made from has changed.'],
];
const units = {
  jam: 'hours',
  minit: 'minutes',
  halaman: 'pages',
  markah: 'marks',
  minggu: 'weeks',
  soalan: 'questions',
};
const unitForm = new RegExp(`(?<=\\d )(?:${Object.keys(units).join('|')})\\b`, 'g');

function sentenceIn(message: string): string | undefined {
  const [said, inEnglish = ''] = sentences.find(([form]) => form.test(message)) ?? [];
  return said && message.replace(said, inEnglish).replace(unitForm, (unit) => units[unit as keyof typeof units]);
}

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
  return { ...finding, message: sentenceIn(message) ?? told };
}
