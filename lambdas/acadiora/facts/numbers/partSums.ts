import type { Citation } from '../../../../shared/document/citation.ts';
import { uniqueBy } from '../../../../shared/uniqueBy.ts';
import { rubric, weakness, type Checked, type Check, type Weakness } from '../remarks/remark.ts';
import { inDigits, mainSample, sizeOf } from '../study/sample.ts';
import { numeralWords, valueInWords } from '../text/numerals.ts';
import { re } from '../text/patterns.ts';
import { cite, type StudySentence } from '../text/studyText.ts';
import { sumOf } from './figures.ts';
import { countsWithin, inSample, isNear, shrinks, sortedDigits, type Count, type Size } from './counts.ts';

/** Wholes that are not the sum of their parts. */
export const partConflicts: Check = (checked) => [
  ...sumConflicts(checked),
  ...itemSums(checked),
  ...reviewSums(checked),
  ...groupConflicts(checked),
];

/** Parts that do not make up their whole. */
const partsNotWhole = (evidence: Citation, sizes: readonly number[], whole: Size, remark: Partial<Weakness> = {}) =>
  weakness(evidence, {
    ...inSample,
    check: 'partsNotWhole',
    subject: `${whole.size} ${sumOf(sizes)}`,
    text: `Bilangan yang disenaraikan berjumlah ${sizes.join(' + ')} = ${sumOf(sizes)}, tetapi ${whole.printed ?? whole.size} dinyatakan.`,
    advice: 'Semak data asal, selaraskan setiap bilangan dengan jumlahnya dan jelaskan sebarang keciciran.',
    against: whole.evidence,
    priority: 1,
    ...remark,
  });

/** The items of an instrument that the paper counts. */
export const itemsOf = ({ study }: Checked): Count[] =>
  countsWithin(study, 'methodology', 'abstract').filter(({ thing }) => /^(?:item|soalan|question)$/u.test(thing));

/** '32 item ... pengetahuan (10 item), kemahiran (8 item) dan penggunaan (12 item)'. */
const itemSums: Check = (checked) => {
  const items = itemsOf(checked);
  return uniqueBy(items, ({ sentence }) => sentence).flatMap(({ sentence }) => {
    const parts = items.filter((one) => one.sentence === sentence && one.before.endsWith('('));
    const sizes = parts.map(({ size }) => size);
    const said = items.filter((one) => one.sentence.at === sentence.at && !sizes.includes(one.size));
    const whole = said.find(({ size }) => isNear(size, sumOf(sizes)));
    // Items of the respondents themselves, or such as were left out, stand besides.
    const isElse = checked.study.sentences.some(
      ({ at, text }) => at === sentence.at && /demografi|demographic|digugurkan|dropped|removed/iu.test(text),
    );
    if (sizes.length < 2 || !whole || isElse || said.some(({ size }) => size === sumOf(sizes))) return [];
    return partsNotWhole(whole.evidence, sizes, { ...whole, printed: `"${whole.printed}"`, evidence: cite(sentence) });
  });
};

const records = '(?:records|articles|papers|studies|rekod|artikel|kajian)';
const retrieved = re.iu`(?:gave|yielded|identified|retrieved|returned|produced|memberikan|menghasilkan|menemukan|memperoleh|mengenal pasti)\s+(?:\p{L}+\s+){0,3}(\d[\d,]*)\s+${records}|(?:records|rekod|articles|artikel) (?:identified|dikenal pasti)[^.;]{0,20}\(n = (\d[\d,]*)\)`;
const doubled =
  /(\d[\d,]*)\s+(?:\p{L}+\s+){0,2}(?:duplicates?|pendua|bertindih|pertindihan|berulang|berganda)|(?:duplicates?|pendua|bertindih)[^.;]{0,25}\(n = (\d[\d,]*)\)/iu;
const remaining = re.iu`(\d[\d,]*)\s+${records}\s+(?:\p{L}+\s+){0,2}(?:screened|remained|were left|disaring|tinggal|kekal|ditapis)|(?:left|leaving|meninggalkan|menjadikan)\s+(\d[\d,]*)`;
const screened = re.iu`(\d[\d,]*)\s+${records}\s+(?:\p{L}+\s+){0,2}(?:screened|disaring|ditapis)`;
const excluded = re.iu`(\d[\d,]*)\s+${records}\s+(?:(?:were|was|telah)\s+)?(?:excluded|disingkirkan|dikeluarkan|digugurkan),?\s+(?:leaving|meninggalkan|menjadikan|tinggal)\s+(\d[\d,]*)`;

/**
 * 'The databases gave 412 records. After 97 duplicates had been removed, 325 records were screened', '316 records were screened ... 241
 * records were excluded, leaving 65'.
 */
const reviewSums: Check = ({ study, design }) => {
  if (design.kind !== 'review') return [];
  const told = study.within('methodology', 'findings');
  const steps = [retrieved, doubled, remaining, screened, excluded].map((form) =>
    told.flatMap((sentence) => {
      const [size, left] = form.exec(sentence.text)?.slice(1).filter(Boolean).map(sizeOf) ?? [];
      return size === undefined ? [] : [{ size, left, at: sentence, evidence: cite(sentence) }];
    }),
  );
  const [found, twice, rest, seen, out] = steps.map(([first]) => first);
  const isSearch = found && twice && rest?.at === twice.at && found.size - twice.size !== rest.size;
  const left = out?.left;
  const isScreening = seen && out && left !== undefined && out.size <= seen.size && seen.size - out.size !== left;
  return [
    ...(isSearch
      ? partsNotWhole(rest.evidence, [twice.size, rest.size], found, {
          subject: `${found.size} ${rest.size}`,
          text: `${found.size} - ${twice.size} = ${found.size - twice.size}, tetapi ${rest.size} dinyatakan sebagai bilangan yang disaring.`,
          advice: 'Semak bilangan pada setiap peringkat carian dan selaraskannya dalam teks serta rajah aliran.',
        })
      : []),
    ...(isScreening ? partsNotWhole(out.evidence, [out.size, left], seen) : []),
  ];
};

const opensSum =
  /^[^.;:]{0,120}?(?::|,? (?:iaitu|yaitu|yakni|namely|comprising|terdiri daripada),?)\s+(.{8,400}?)\.?$/iu;
const ofMeasure =
  /%|peratus|per ?cent|tahun|years?|minggu|weeks?|minit|minutes|bulan|months?|hingga|–|RM|skala|mata|point|[.,]\d/iu;

/** 'Thirty-one were excluded: wrong setting (n = 13), no data (n = 9) ...': counts, one in each part, that make up another number. */
const sumConflicts: Check = ({ study }) =>
  study.uncited('abstract', 'methodology', 'findings', 'other').flatMap((sentence) => {
    const text = sentence.text.replace(re.iu`^${numeralWords}`, (words) => String(valueInWords(words)));
    const whole = /(?<![\d.,=–-])(\d{2,4})(?![\d.,–-]?\d)(?=\s+\p{L})/u.exec(text);
    if (!whole) return [];
    const rest = text.slice(whole.index + whole[0].length);
    const [, list = ''] =
      opensSum.exec(rest.replace(/,? (?:seperti|as shown)[^,.;]*(?:Jadual|Table) \d+/giu, '')) ?? [];
    const parts = list.split(/[,;]\s*|\s(?:dan|and|serta)\s/iu).filter((part) => part.trim() !== '');
    const numbers = parts.map((part) => part.match(/\d+/gu) ?? []);
    const isEach =
      parts.length >= 2 && numbers.every((own) => own.length === 1 && own[0] !== '0') && !ofMeasure.test(list);
    const sizes = numbers.flat().map(Number);
    const [sum, size] = [sumOf(sizes), Number(whole[1])];
    // More than the whole are several answers of each. The sexes and the groups of an experiment are held to the sample.
    const isWrong = sum < size || sortedDigits(sum) === sortedDigits(size);
    if (!isEach || sum === size || !isWrong || Math.abs(sum - size) > size / 4) return [];
    if (list.search(groupName) >= 0 || list.search(sexName) >= 0) return [];
    const evidence = cite(sentence, whole.index);
    return partsNotWhole(evidence, sizes, { size, evidence }, { ...rubric('ketepatan', 1), against: null });
  });

const groupName =
  /(?:kumpulan|kelompok|kelas) (?:rawatan|eksperimen|kawalan|kontrol|perbandingan)|(?:treatment|experimental|control|comparison) (?:group|class)/giu;
const sexName = /laki-laki|lelaki|perempuan|\b(?:fe)?males?\b|\bboys\b|\bgirls\b/giu;
const secondName = /kawalan|kontrol|perbandingan|control|comparison|perempuan|female|girls/iu;
const aside = /perbandingan|comparison/iu;
/** The size of a group behind its name: '(n = 24)', 'terdiri daripada 24 orang', 'of 24 pupils'. */
const groupSize =
  /^[^.;]{0,60}?(?:n\s*=\s*(\d{1,4})|(?<![\d.,])(\d{1,4})(?=\s+(?:orang|murid|pelajar|siswa|mahasiswa|peserta|responden|pupils|students|participants|learners|teachers|guru)\b))/iu;

/** ... or right before it: '24 orang murid lelaki'. */
const sizeBefore =
  /(?<![\d.,])(\d{1,4})(?:\s+orang)?(?:\s+(?:murid|pelajar|siswa|mahasiswa|peserta|responden|guru|pupils|students|teachers))?(?:\s+daripada mereka ialah)?\s+$/iu;

/** The sizes that a sentence, its numbers in digits, gives its two groups or the two sexes; none where it does not give both. */
function groupsIn(text: string, parts: RegExp, sentence: StudySentence) {
  const names = [...text.matchAll(parts)];
  const found = names.flatMap((name, i) => {
    const next = names[i + 1]?.index;
    // A number right before the next name is that one's.
    const behind = text.slice(name.index + name[0].length, next).replace(next === undefined ? '' : sizeBefore, '');
    const size = sizeBefore.exec(text.slice(0, name.index)) ?? groupSize.exec(behind);
    return size ? [{ isSecond: secondName.test(name[0]), size: Number(size[1] ?? size[2]), at: name.index }] : [];
  });
  const isBoth = found.length === 2 && found[0]?.isSecond !== found[1]?.isSecond;
  return isBoth ? [{ sizes: found.map(({ size }) => size), evidence: cite(sentence, found[0]?.at) }] : [];
}

/** Two groups, or the two sexes, that do not make up the sample that is stated, in a paper that does not mention anyone who left. */
const groupConflicts: Check = ({ facts: { sample }, study }) => {
  const stated =
    mainSample(sample) ??
    countsWithin(study, 'abstract')
      .filter(({ family }) => family === 'orang')
      .toSorted((a, b) => b.size - a.size)[0];
  const [first] = [groupName, sexName].flatMap((parts) => {
    // In the findings the sexes are often those of a part.
    const told = study.within('methodology', 'abstract', parts === groupName ? 'findings' : 'abstract');
    const groups = told.flatMap((sentence) => groupsIn(inDigits(sentence.text), parts, sentence));
    return sample.some((one) => groups.some(({ sizes }) => sumOf(sizes) === one.size)) ? [] : groups;
  });
  const own = study.own;
  const others = own.flatMap(({ text }) => text.match(groupName) ?? []);
  // A group to compare with beside one of control: there are more than two.
  const hasMore =
    others.some((name) => aside.test(name)) && others.some((name) => secondName.test(name) && !aside.test(name));
  // Far from the whole they are of a part.
  if (hasMore || !stated || !first || Math.abs(sumOf(first.sizes) - stated.size) > stated.size / 4) return [];
  if (own.some(({ text }) => shrinks.test(text))) return [];
  const whole = { ...stated, printed: `sampel ${stated.size} orang` };
  return partsNotWhole(first.evidence, first.sizes, whole, { check: 'groupsNotSample' });
};
