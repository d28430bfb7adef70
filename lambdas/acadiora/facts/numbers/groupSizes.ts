import type { CountedRemark } from '../../../../shared/acadiora/facts.ts';
import { weakness, type Checked } from '../remarks/remark.ts';
import { mainSize } from '../study/sample.ts';
import { bodySentences, cite, ownKinds, ownSentences } from '../text/studyText.ts';

/** Words of a sample that shrank: then two sizes need not disagree, wherever it is said. */
export const shrinks =
  /diedarkan|(?:borang|soal selidik|questionnaires?|forms?) [^.]{0,60}(?:dihantar|returned)|dijemput|dikembalikan|gugur|keciciran|tercicir|menarik diri|disingkirkan|dikeluarkan daripada|tidak lengkap|distributed|invited|response rate|kadar (?:respons|maklum balas)|dropped|dropout|withdrew|excluded|disebarkan/iu;

const groupName =
  /(?:kumpulan|kelompok|kelas) (?:rawatan|eksperimen|kawalan|kontrol|perbandingan)|(?:treatment|experimental|control|comparison) (?:group|class)/giu;
const isControl = (name: string): boolean => /kawalan|kontrol|perbandingan|control|comparison/iu.test(name);
const aside = /perbandingan|comparison/iu;
/** The size of a group behind its name: '(n = 24)', 'terdiri daripada 24 orang', 'of 24 pupils'. */
const groupSize =
  /^[^.;]{0,60}?(?:n\s*=\s*(\d{1,4})|(?<![\d.,])(\d{1,4})(?=\s+(?:orang|murid|pelajar|siswa|mahasiswa|peserta|responden|pupils|students|participants|learners|teachers|guru)\b))/iu;

/** The sizes that a sentence gives its one treated and its one control group, with where they stand; null where it does not give both. */
function groupsIn(text: string): { sum: number; at: number } | null {
  const names = [...text.matchAll(groupName)];
  const sizes = names.flatMap((name, i) => {
    const after = text.slice(name.index + name[0].length, names[i + 1]?.index);
    const found = groupSize.exec(after);
    return found ? [{ isControl: isControl(name[0]), size: Number(found[1] ?? found[2]), at: name.index }] : [];
  });
  const [first, second] = sizes;
  if (!first || !second || sizes.length > 2 || first.isControl === second.isControl) return null;
  return { sum: first.size + second.size, at: first.at };
}

/** Two groups that do not make up the sample that is stated, in a paper that does not mention anyone who left. */
export function groupConflicts({ facts: { sample }, study }: Checked): CountedRemark[] {
  const size = mainSize(sample);
  const stated = sample.find((one) => one.size === size);
  const groups = bodySentences(study)
    .filter(({ kind }) => kind === 'methodology' || kind === 'abstract' || kind === 'findings')
    .flatMap((sentence) => {
      const found = groupsIn(sentence.text);
      return found ? [{ ...found, evidence: cite(sentence, found.at) }] : [];
    });
  const others = bodySentences(study).flatMap(({ kind, text }) =>
    ownKinds.has(kind) ? (text.match(groupName) ?? []) : [],
  );
  // A group to compare with beside one of control: there are more than two.
  const hasMore =
    others.some((name) => aside.test(name)) && others.some((name) => isControl(name) && !aside.test(name));
  const [first] = groups;
  if (hasMore) return [];
  if (!stated || !first || sample.some((one) => groups.some(({ sum }) => sum === one.size))) return [];
  const own = ownSentences(study);
  if (own.some(({ text }) => shrinks.test(text))) return [];
  return weakness(first.evidence, {
    check: 'groupsNotSample',
    subject: `${first.sum} ${stated.size}`,
    criterion: 'methodology',
    text: `Bilangan dalam kumpulan berjumlah ${first.sum} orang, tetapi sampel dinyatakan ${stated.size} orang.`,
    advice: 'Semak data asal, selaraskan bilangan setiap kumpulan dengan saiz sampel dan jelaskan sebarang keciciran.',
    against: stated.evidence,
    priority: 1,
    cap: { item: 'persampelan', level: 2 },
  });
}
