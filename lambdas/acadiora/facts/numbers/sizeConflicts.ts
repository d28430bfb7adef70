import type { CountedRemark } from '../../../../shared/acadiora/facts.ts';
import { rubric, weakness, type Checked } from '../remarks/remark.ts';
import { inDigits, mainSize, numeralWords, valueInWords, valueOfNumeral } from '../study/sample.ts';
import { citeRow, studyRows } from '../text/paperTables.ts';
import { bodySentences, cite, ownSentences, sentencesWithin, type StudyText } from '../text/studyText.ts';
import { conflict, inSample, isExchanged, shrinks, statedIn, type Size } from './stated.ts';
import { isNear } from './tablesMeant.ts';

type Sample = Checked['facts']['sample'];
/** Teachers may be interviewed beside their pupils. */
const adults = /guru|pensyarah|pentadbir|ibu bapa|teacher|lecturer|parent|dosen|orang tua/iu;
const interviewed = /informan|temu ?bual|wawancara|interview/iu;

export function sizeConflicts(checked: Checked): CountedRemark[] {
  const sample = checked.design.kind === 'review' ? studiesIncluded(checked) : checked.facts.sample;
  const main = mainSize(sample);
  const isOfInterviews = ({ size, evidence }: Sample[number]): boolean =>
    checked.design.kind === 'mixed' && !isNear(main ?? 0, size) && interviewed.test(evidence.quote);
  return [true, false].flatMap((areInterviewed) => {
    const sizes = [...sample, ...allInterviewed(checked.study)].filter((one) => isOfInterviews(one) === areInterviewed);
    return sampleConflict(sizes, checked, areInterviewed);
  });
}

const allOf = new RegExp(
  String.raw`(?<!\p{L})(?:ke(${numeralWords})-\1 (?:orang )?\p{L}+ yang|all (${numeralWords}) \p{L}+(?: who were)?) (?:ditemu ?bual|interviewed)`,
  'iu',
);

/** 'Keenam-enam pelajar yang ditemu bual': there are no more. */
const allInterviewed = (study: StudyText): Sample =>
  sentencesWithin(study, 'findings', 'discussion').flatMap((sentence) => {
    const said = allOf.exec(sentence.text);
    const size = said ? valueInWords(said[1] ?? said[2] ?? '') : 0;
    return size >= 3 ? [{ size, evidence: cite(sentence, said?.index) }] : [];
  });

function sampleConflict(sample: readonly Size[], checked: Checked, areInterviewed: boolean): CountedRemark[] {
  const { design } = checked;
  const size = mainSize([...sample]);
  const one = sample.find((stated) => stated.size === size);
  const other = sample.find(
    (stated) =>
      one && stated.size !== size && isNear(one.size, stated.size) && stated.evidence.quote !== one.evidence.quote,
  );
  if (!one || !other) return [];
  if (areInterviewed && adults.test(one.evidence.quote) !== adults.test(other.evidence.quote)) return [];
  const isMeasured = design.isQuantitative && !design.isActionResearch && !areInterviewed;
  if (isMeasured && Math.min(one.size, other.size) < 10) return [];
  // Two groups that make up a whole.
  if (sample.some((stated) => stated.size === one.size + other.size)) return [];
  if (explainsSizes(checked, [one.size, other.size], isMeasured)) return [];
  return design.kind === 'review'
    ? conflict(inSample, 'Bilangan kajian yang disorot', { ...one, family: 'kajian' }, other)
    : conflict(inSample, 'Saiz sampel', one, other);
}

const works = '(?:studies|articles|papers|kajian|artikel)';
const number = String.raw`(?<![\p{L}\d.,])(\d{1,4}|${numeralWords})`;
const included = new RegExp(
  String.raw`${number} ${works}\b(?:[^.;\d]|(?:19|20)\d\d){0,60}\b(?:included|disertakan|dimasukkan|read in full|dibaca sepenuhnya)\b|${number} included ${works}|\bof which (\d{1,4}) were (?:included|read in full)`,
  'giu',
);

const studiesIncluded = ({ study }: Checked): Size[] => {
  const listed = study.tables.filter(({ rows }) => rows.length >= 5 && studyRows(rows).length === rows.length);
  return [
    ...bodySentences(study).flatMap((sentence) =>
      [...sentence.text.matchAll(included)].map((match) => {
        const said = match[1] ?? match[2] ?? match[3] ?? '';
        const size = valueOfNumeral(said);
        return { size, printed: `${size} kajian`, evidence: cite(sentence, match.index) };
      }),
    ),
    ...listed.flatMap(({ rows }) =>
      rows
        .slice(-1)
        .map((row) => ({ size: rows.length, printed: `${rows.length} kajian dalam jadual`, evidence: citeRow(row) })),
    ),
  ];
};

/** Words of another sample, or of a part: they explain only the sizes beside them. */
const otherGroups = String.raw`fasa|phase|kumpulan rawatan|kumpulan eksperimen|kumpulan kawalan|experimental group|control group`;
const otherSample = new RegExp(`${otherGroups}|temu ?bual|wawancara|interview`, 'iu');
const otherGroup = new RegExp(otherGroups, 'iu');

/** Whether the paper says why its sample has two sizes. Where all are interviewed, an interview explains nothing. */
function explainsSizes({ study, design }: Checked, sizes: readonly number[], isMeasured: boolean): boolean {
  const size = new RegExp(`(?<![\\d.,])(?:${sizes.join('|')})(?![\\d]|[.,]\\d)`, 'u');
  // The numbers of a search shrink from step to step.
  if (design.kind === 'review') return false;
  if (isExchanged(study, sizes)) return false;
  const other = isMeasured ? otherSample : otherGroup;
  return ownSentences(study).some(({ text }) => shrinks.test(text) || (other.test(text) && size.test(text)));
}

export const groupName =
  /(?:kumpulan|kelompok|kelas) (?:rawatan|eksperimen|kawalan|kontrol|perbandingan)|(?:treatment|experimental|control|comparison) (?:group|class)/giu;
export const sexName = /laki-laki|lelaki|perempuan|\b(?:fe)?males?\b|\bboys\b|\bgirls\b/giu;
const isSecond = (name: string): boolean =>
  /kawalan|kontrol|perbandingan|control|comparison|perempuan|female|girls/iu.test(name);
const aside = /perbandingan|comparison/iu;
/** The size of a group behind its name: '(n = 24)', 'terdiri daripada 24 orang', 'of 24 pupils'. */
const groupSize =
  /^[^.;]{0,60}?(?:n\s*=\s*(\d{1,4})|(?<![\d.,])(\d{1,4})(?=\s+(?:orang|murid|pelajar|siswa|mahasiswa|peserta|responden|pupils|students|participants|learners|teachers|guru)\b))/iu;

/** ... or right before it: '24 orang murid lelaki'. */
const sizeBefore =
  /(?<![\d.,])(\d{1,4})(?:\s+orang)?(?:\s+(?:murid|pelajar|siswa|mahasiswa|peserta|responden|guru|pupils|students|teachers))?(?:\s+daripada mereka ialah)?\s+$/iu;

/** The sizes, in digits, that a sentence gives its two groups or the two sexes, with where they stand; none where it does not give both. */
function groupsIn(text: string, parts: RegExp): { sizes: [number, number]; at: number }[] {
  const names = [...text.matchAll(parts)];
  const sizes = names.flatMap((name, i) => {
    const found =
      sizeBefore.exec(text.slice(0, name.index)) ??
      // A number right before the next name is that one's.
      groupSize.exec(
        text.slice(name.index + name[0].length, names[i + 1]?.index).replace(names[i + 1] ? sizeBefore : '', ''),
      );
    return found ? [{ isSecond: isSecond(name[0]), size: Number(found[1] ?? found[2]), at: name.index }] : [];
  });
  const [first, second] = sizes;
  if (!first || !second || sizes.length > 2 || first.isSecond === second.isSecond) return [];
  return [{ sizes: [first.size, second.size], at: first.at }];
}

/** Two groups, or the two sexes, that do not make up the sample that is stated, in a paper that does not mention anyone who left. */
export function groupConflicts({ facts: { sample }, study }: Checked): CountedRemark[] {
  const size = mainSize(sample);
  const stated =
    sample.find((one) => one.size === size) ??
    statedIn(study, ['abstract'])
      .filter(({ family }) => family === 'orang')
      .toSorted((a, b) => b.size - a.size)[0];
  const told = bodySentences(study).filter(({ kind }) => ['methodology', 'abstract', 'findings'].includes(kind));
  const [first] = [groupName, sexName].flatMap((parts) => {
    // In the findings the sexes are often those of a part.
    const where = told.filter(({ kind }) => parts === groupName || kind !== 'findings');
    const groups = where.flatMap((sentence) =>
      groupsIn(inDigits(sentence.text), parts).map(({ sizes, at }) => ({
        sizes,
        sum: sizes[0] + sizes[1],
        evidence: cite(sentence, at),
      })),
    );
    return sample.some((one) => groups.some(({ sum }) => sum === one.size)) ? [] : groups;
  });
  const own = ownSentences(study);
  const others = own.flatMap(({ text }) => text.match(groupName) ?? []);
  // A group to compare with beside one of control: there are more than two.
  const hasMore = others.some((name) => aside.test(name)) && others.some((name) => isSecond(name) && !aside.test(name));
  // Far from the whole they are of a part.
  if (hasMore || !stated || !first || Math.abs(first.sum - stated.size) > stated.size / 4) return [];
  if (own.some(({ text }) => shrinks.test(text))) return [];
  return weakness(first.evidence, {
    check: 'groupsNotSample',
    subject: `${first.sum} ${stated.size}`,
    text: `Bilangan dalam pecahan sampel berjumlah ${first.sizes.join(' + ')} = ${first.sum} orang, tetapi sampel dinyatakan ${stated.size} orang.`,
    advice: 'Semak data asal, selaraskan bilangan setiap kumpulan dengan saiz sampel dan jelaskan sebarang keciciran.',
    against: stated.evidence,
    priority: 1,
    ...rubric('persampelan', 2),
  });
}
