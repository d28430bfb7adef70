import type { Facts } from '../../../../shared/acadiora/facts.ts';
import { uniqueBy } from '../../../../shared/uniqueBy.ts';
import { englishNumeral, malayNumeral, valueInWords } from '../text/numerals.ts';
import { cite, type StudySentence, type StudyText } from '../text/studyText.ts';
import { re } from '../text/patterns.ts';

const people =
  /(?:siswa guru|murid|pelajar|guru|responden|peserta|mahasiswa|siswa|pensyarah|dosen|kanak-kanak|ibu bapa|pentadbir|informan|subjek|sampel|orang|students?|pupils?|teachers?|respondents?|participants?|lecturers?|undergraduates?|children|learners?|educators?|parents?|principals?)/;
/** '186', '1,250', 'dua puluh tiga (23)'. */
const number =
  /(?<![\d=–-]\s?|[.,]|\d[.,]\s)(?<!(?:jadual|rajah|tables?|tabel|figure|gambar|bab|versi|version|form|grade|standard|semester|tingkatan|darjah|kelas)\s)(\d{1,3}(?:,\d{3})+|\d{1,5})(?![\d%]|[.,–-]\d|\s*(?:%|peratus|percent|persen))/;
const english =
  /(?:\s+(?:(?:year|form|grade|standard|primary)\s+\d{1,2}|(?!(?:of|and|the|out|by|from|with|dan|dengan|yang|serta|daripada|pakar|experts?|tidak|bukan|not|artikel|articles|kajian|studies)\b)[a-z-]+)){0,3}?/;

const counted = re.giu`${number}\)?(?:\s+orang)?${english}\s+${people}(?![\p{L}-])`;
const nEquals = /(?<![\p{L}\p{N}])[nN]\s*=\s*(\d{1,3}(?:,\d{3})+|\d{1,5})(?![\d%]|[.,]\d)/gu;

const statesSample =
  /sampel|responden|melibatkan|terlibat|dipilih|peserta kajian|subjek|menjawab|partisipan|respondent|participant|involv|survey|recruited|\baged\b|berumur|berusia|took part|selected|sample|consist|were drawn|chosen|evaluated with|informan|ditemu bual|kumpulan sasaran|experiences? of|mengambil bahagian|interviewed|came from|(?:used|conducted|held|carried out|administered) (?:with|on|among|to)\b|(?:digunakan|dijalankan|dilaksanakan|dilakukan|ditadbir\p{L}*) (?:dengan|terhadap|ke atas|kepada|dalam kalangan)/iu;
/** Said shortly before a number that is not the sample's size. */
const notBefore =
  /(?:populasi|population|rintis|pilot|uji coba|(?<!terdiri )daripada|out of|antara|hingga|minimum|sekurang-kurangnya|at least|setiap|each|diperlukan|required|mencadangkan|recommends?|pakar|kumpulan(?! sasaran)|kelompok|expert|(?:control|treatment|experimental|comparison) (?:group|class)|kelas (?:eksperimen|kontrol|kawalan|rawatan))(?:[^.;]{0,25}?)$/i;
const notAfter =
  /^\s*(?:pengekod|penilai|juri|coders?|raters?)\b|^\s*(?:rated|scored|coded|menilai|menyemak|mengekod)|^\s*\(\s*\d+(?:[.,]\d+)?\s*(?:%|peratus)|^[^.;,]{0,20}?(?:lelaki|perempuan|\bmale|female|laki-laki)|^\s*(?:pakar|expert|panel|populasi)|^[^.;,]{0,30}?(?:kawalan|rawatan|(?<!(?:kuasi|pra|pre)[\s-]?)eksperimen|control|(?<!(?:quasi|pre)[\s-]?)experimental|setiap kumpulan|rintis|pilot|(?:dalam|bagi|sebagai|in) (?:\p{L}+ )?(?:kumpulan|kelompok|group))/iu;
const aside = /rintis|pilot|uji coba|populasi\s+(?:kajian\s+)?(?:ialah|adalah|terdiri|seramai)|kajian (?:oleh|lepas)/i;
const citedYear = /\((?:19|20)\d\d[a-z]?\)|,\s(?:19|20)\d\d[a-z]?\)/;

export const isPerson = re.iu`^${people}$`;
const numeral = re.giu`(?<![\p{L}-]|\b(?:form|year|grade|standard|level|semester|phase|cycle)\s)(?:${malayNumeral}(?=\s+(?:orang|siswa|informan|peserta|responden)\b)|${englishNumeral}(?=(?: [a-z-]+){0,3} ${people}(?!\p{L})))`;

/** 'dua puluh tiga orang' as '23 orang', 'sixty-four students' as '64 students'. */
export const inDigits = (text: string): string => text.replace(numeral, (words) => String(valueInWords(words)));

/** '1,250' is 1250. */
export const sizeOf = (digits: string): number => Number(digits.replaceAll(',', ''));

/** Sizes of the sample a sentence states; none where several counts leave open which is the whole. */
function sizesIn({ text, kind }: StudySentence, isCaption: boolean): { size: number; at: number }[] {
  if (!['methodology', 'abstract', 'other'].includes(kind) && citedYear.test(text)) return [];
  const stated = [...text.matchAll(nEquals)]
    .map(({ 1: digits = '', index: at }) => ({ size: sizeOf(digits), at }))
    .filter(({ at }) => isWhole(text.slice(Math.max(0, at - 40), at), isCaption));
  if (isCaption) return stated.length === 1 ? stated : [];
  const found = [...(statesSample.test(text) ? text.matchAll(counted) : [])]
    .filter(({ 0: whole, index: at }) => {
      return !notBefore.test(text.slice(Math.max(0, at - 45), at)) && !notAfter.test(text.slice(at + whole.length));
    })
    .map(({ 1: digits = '', index: at }) => ({ size: sizeOf(digits), at }))
    .filter(({ size }) => size > 0 && !(size >= 1900 && size <= 2100));
  const every = [...found, ...stated];
  const whole = wholeOf(uniqueBy(every, ({ size }) => size));
  // Two groups of the same size are parts too.
  return whole.length > 0 ? whole : wholeOf(every);
}

const ofOthers = /rintis|pilot|populasi|population|studies|articles|artikel|kawalan|control|rawatan/iu;
const ofPart = /pakar|expert|lelaki|perempuan|male|kumpulan|group|\bkelas|class|\bother\b|yang lain/iu;
/** '(n = 52)' behind a name of a group is a part's size; a caption may name groups and give the whole. */
const isWhole = (before: string, isCaption: boolean): boolean =>
  !ofOthers.test(before) && (isCaption || !ofPart.test(before));

function wholeOf<T extends { size: number }>(all: readonly T[]): T[] {
  const [largest, ...others] = all.toSorted((a, b) => b.size - a.size);
  if (largest === undefined) return [];
  const rest = others.reduce((sum, { size }) => sum + size, 0);
  // A few of many are those who were also interviewed.
  return rest === largest.size || rest * 5 <= largest.size ? [largest] : [];
}

/** Every size of the sample the paper states, each size once a sentence; not of the population, a pilot study or a part of the sample. */
export function countSample(study: StudyText): Facts['sample'] {
  const captions = study.captions.filter(({ kind }) => kind === 'methodology' || kind === 'findings');
  const told = [...study.own, ...captions].flatMap((line) => {
    const isCaption = captions.includes(line);
    const text = isCaption ? line.text : inDigits(line.text);
    if (!isCaption && aside.test(text)) return [];
    return sizesIn({ ...line, text }, isCaption).map(({ size, at }) => ({ size, evidence: cite(line, at) }));
  });
  return told.slice(0, 20);
}

/** Those who were interviewed, or asked in another phase, beside many times as many. */
const ofPhase = /fasa|phase|temu ?bual|interview|wawancara|informan/iu;

/** The size stated most often, where it is stated first; of two stated as often, the one stated first. A phase's only where far larger ones are stated less often. */
export function mainSample<Stated extends Facts['sample'][number]>(sample: readonly Stated[]): Stated | undefined {
  const times = ({ size }: Stated): number => sample.filter((one) => one.size === size).length;
  const larger = ({ size }: Stated): number => sample.filter((one) => one.size >= size * 5).length;
  const asked = sample.filter((one) => larger(one) < times(one) || !ofPhase.test(one.evidence.quote));
  return asked.toSorted((a, b) => times(b) - times(a))[0];
}
