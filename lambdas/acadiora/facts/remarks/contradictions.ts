import type { SectionKind } from '../../../../shared/acadiora/facts.ts';
import type { Citation } from '../../../../shared/document/citation.ts';
import { uniqueBy } from '../../../../shared/uniqueBy.ts';
import { names } from '../lexicon.ts';
import { inWriting } from '../numbers/counts.ts';
import { numeralWords, valueOfNumeral } from '../text/numerals.ts';
import { numberIn } from '../text/paperTables.ts';
import { re } from '../text/patterns.ts';
import { cite, foundIn, type StudySentence } from '../text/studyText.ts';
import { rubric, weakness, type Check, type Where } from './remark.ts';

/** What a paper says of its design, its people, its scales and its appendices in one place, and otherwise in another. */
export const contradictions: Check = (checked) => [
  ...oneOfKind(checked),
  ...randomAssignment(checked),
  ...levelsOfPupils(checked),
  ...scalePoints(checked),
  ...absentAppendices(checked),
  ...twoExpansions(checked),
];

const contradiction = (
  evidence: Citation,
  against: Citation | null,
  text: string,
  where: Where = rubric('rekaBentuk', 2),
) =>
  weakness(evidence, {
    ...where,
    check: 'contradiction',
    subject: text,
    text,
    advice: 'Semak apa yang sebenarnya dilakukan dan nyatakannya dengan cara yang sama di seluruh kertas.',
    against,
    priority: 1,
  });

/** Of each of these a study has one; `not`: sentences that speak of something else. */
const kindsOfDesign: readonly { what: string; not?: RegExp; names: readonly (readonly [RegExp, string])[] }[] = [
  {
    what: 'Reka bentuk kaedah campuran',
    names: [
      [
        /explanatory sequential|penjelasan (?:ber)?(?:urutan|jujukan)|(?:ber)?(?:urutan|jujukan) penjelasan/iu,
        'penjelasan berurutan',
      ],
      [
        /exploratory sequential|penerokaan (?:ber)?(?:urutan|jujukan)|(?:ber)?(?:urutan|jujukan) penerokaan/iu,
        'penerokaan berurutan',
      ],
      [/\bconvergent|\bkonvergen/iu, 'konvergen'],
    ],
  },
  {
    what: 'Reka bentuk kualitatif',
    names: names.designs.filter(([, name]) => /Kajian kes|Fenomenologi|Etnografi/u.test(name)),
  },
  {
    what: 'Teknik persampelan',
    // Schools may be chosen in another way than those who are in them.
    not: /sekolah|kelas|daerah|negeri|institusi|kampus|universiti|schools?\b|class|district|state|institution|universit/iu,
    names: names.samplings,
  },
];

/** 'Explanatory sequential' in the abstract of a study whose method is convergent. */
const oneOfKind: Check = ({ study }) =>
  kindsOfDesign.flatMap(({ what, not, names: all }) => {
    const saidIn = (kind: SectionKind) =>
      all.flatMap(([pattern, name]) => {
        const at = study.uncited(kind).find(({ text }) => pattern.test(text) && not?.test(text) !== true);
        return at ? [{ name, evidence: cite(at, at.text.search(pattern)) }] : [];
      });
    const [[one, another], [other, more]] = [saidIn('abstract'), saidIn('methodology')];
    if (!one || !other || another || more || one.name === other.name) return [];
    const text = `${what} dinyatakan sebagai "${one.name}" dalam abstrak, tetapi "${other.name}" dalam metodologi.`;
    return contradiction(one.evidence, other.evidence, text);
  });

const people = 'murid|pelajar|peserta|responden|guru|siswa|students?|pupils?|participants?|learners?|teachers?';
const assigned = re.iu`(?:${people})[^.;]{0,40}(?:(?:diagih|dibahagi|ditempat|diletak)\p{L}*[^.;]{0,30}secara rawak|randomly (?:assigned|allocated|placed))|random (?:assignment|allocation) of (?:${people})`;
const ofGroups = /kelas|sekolah|class(?:es)?\b|schools?\b/iu;
const intact =
  /kelas (?:yang )?(?:sedia ada|utuh|intak)|kumpulan (?:kawalan )?(?:sedia ada|tidak (?:setara|serupa))|intact (?:class|group)|non-?equivalent|tidak di\p{L}+[^.;]{0,30}secara rawak|not (?:be )?randomly/iu;
const denied = /tidak|bukan|tanpa|\bnot\b|without/iu;

/** Pupils who were taken in their classes were not assigned at random. */
const randomAssignment: Check = ({ study }) => {
  const told = study.uncited('abstract', 'methodology', 'findings', 'discussion', 'conclusion');
  const claim = told.find(
    ({ text }) =>
      assigned.test(text) && !denied.test(text.slice(0, text.search(/rawak|random/iu))) && !ofGroups.test(text),
  );
  const other = told.find(
    (sentence) => sentence !== claim && sentence.kind === 'methodology' && intact.test(sentence.text),
  );
  if (!claim || !other) return [];
  const text = 'Peserta dikatakan diagihkan secara rawak, sedangkan metodologi menyatakan kumpulan sedia ada.';
  return contradiction(cite(claim, claim.text.search(assigned)), cite(other, other.text.search(intact)), text);
};

const pupils = re.giu`(?:(?:murid|pelajar)(?: (?:lelaki|perempuan))? (tahun|tingkatan|darjah)|(?<!\p{L})(year|form|grade|standard)) (\d{1,2}|${numeralWords})(?= |,|\.|$)`;
const statesPeople = /peserta|responden|sampel|subjek|participants?|respondents?|sample|seramai|melibatkan|involv/iu;

const levelsIn = (sentences: readonly StudySentence[]) =>
  uniqueBy(
    foundIn(sentences, pupils).map(({ match: [printed, first = '', unit = first, n = ''], evidence }) => ({
      level: `${unit.toLowerCase()} ${valueOfNumeral(n)}`,
      printed,
      evidence,
    })),
    ({ level }) => level,
  );

/** 'Murid Tahun Tiga' in the abstract, of whom the method says 'Tahun Empat'. */
const levelsOfPupils: Check = ({ study }) => {
  const [one, another] = levelsIn(study.uncited('abstract'));
  const method = study.uncited('methodology').filter(({ text }) => !/rintis|pilot/iu.test(text));
  const inMethod = levelsIn(method);
  const [other, more] = levelsIn(method.filter(({ text }) => statesPeople.test(text)));
  if (!one || !other || another || more || inMethod.some(({ level }) => level === one.level)) return [];
  if (one.level.split(' ')[0] !== other.level.split(' ')[0]) return [];
  const text = `Abstrak menyebut "${one.printed}", tetapi metodologi menyebut "${other.printed}".`;
  return contradiction(one.evidence, other.evidence, text, rubric('persampelan', 2));
};

const points = re.iu`skala[^.;]{0,40}?(?<!\p{L})(\d{1,2}|${numeralWords}) (?:mata|poin|tahap)(?!\p{L})|(\d{1,2}|${numeralWords})[- ]point`;
/** Behind the name of the same scale. */
const lastPoint =
  /^(?:(?!\b(?:dan|manakala|serta|and|while)\b)[^.;]){0,60}\b1\s*[(=–-][^.;]{3,40}?(?:hingga|to|sehingga)\s+(\d{1,2})\s*[(=–-]/u;

/** 'Skala tujuh mata', whose table or ends are those of five. */
const scalePoints: Check = ({ study }) =>
  study.uncited('methodology').flatMap((sentence) => {
    const [printed, malay = '', number = malay] = points.exec(sentence.text) ?? [];
    const said = valueOfNumeral(number);
    if (printed === undefined || said < 3) return [];
    const place = sentence.text.indexOf(printed);
    const end = Number(lastPoint.exec(sentence.text.slice(place + printed.length))?.[1] ?? said);
    const named = study.sentences.filter(({ at, text }) => at === sentence.at && /jadual|table/iu.test(text));
    const scale = study.tables.find(
      ({ head, section, caption }) =>
        named.length > 0 && section === sentence.section && /skala|scale/iu.test(`${head[0]} ${caption}`),
    );
    const values = (scale?.rows ?? []).map(({ cells: [first = ''] }) => numberIn(first) ?? Number.NaN);
    const isScale = values.length >= 3 && values.toSorted((a, b) => a - b).every((value, index) => value === index + 1);
    const shown = isScale ? values.length : end;
    const against = isScale && scale?.rows[0] ? cite(scale.rows[0]) : null;
    if (shown === said) return [];
    const text = `Teks menyatakan "${printed}", tetapi skala yang ditunjukkan mempunyai ${shown} tahap.`;
    return contradiction(cite(sentence, place), against, text, rubric('kesahan', 2));
  });

const appendix =
  /(?<!\p{L})(?:Lampiran|LAMPIRAN|Appendix|APPENDIX)\s+([A-Z]|\d{1,2})(?![\p{L}\d])(?!\s+(?:laporan|dokumen|pekeliling|surat|akta|buku|dalam|of|to|in)\b)/gu;

/** An appendix that is spoken of, where another one is there. */
const absentAppendices: Check = ({ study }) => {
  const lines = [...study.headings, ...study.captions, ...study.within('appendix')];
  const present = lines.flatMap(({ text }) =>
    [...text.matchAll(appendix)].flatMap(({ index, 1: name = '' }) => (index < 4 ? [name] : [])),
  );
  const spoken = foundIn(study.body, appendix).map(({ match: [, name = ''], evidence }) => ({ name, evidence }));
  const areNumbered = present.some((name) => /\d/u.test(name));
  const absent = uniqueBy(spoken, ({ name }) => name).find(
    ({ name }) => !present.includes(name) && /\d/u.test(name) === areNumbered,
  );
  if (!absent || present.length === 0) return [];
  return weakness(absent.evidence, {
    ...inWriting,
    check: 'appendixAbsent',
    text: `Lampiran ${absent.name} dirujuk dalam teks tetapi tidak disertakan.`,
    advice: 'Sertakan lampiran itu, atau betulkan rujukan kepadanya.',
    priority: 2,
  });
};

/** 'Pedagogi Responsif Budaya Digital (PRBD)' */
const expanded = /((?:\p{Lu}[\p{L}-]+(?: (?:dan|of|and|for|dalam|dengan|berasaskan))? ){2,7})\(([A-Z]{3,6})\)/gu;
const small = /^(?:dan|of|and|for|dalam|dengan)$/u;

/** One acronym whose letters begin the words of two different things. */
const twoExpansions: Check = ({ study }) => {
  const all = foundIn(
    study.sentences.filter(({ kind }) => kind !== 'references'),
    expanded,
  ).flatMap(({ match: [, before = '', letters = ''], evidence }) => {
    const words = before
      .trim()
      .split(' ')
      .filter((word) => !small.test(word))
      .slice(-letters.length);
    const isOwn = words.map((word) => word[0]?.toUpperCase()).join('') === letters;
    return isOwn ? [{ letters, words, evidence }] : [];
  });
  return uniqueBy(all, ({ letters }) => letters).flatMap((one) => {
    const other = all.find(
      ({ letters, words }) =>
        letters === one.letters &&
        words.filter((word, at) => word.toLowerCase() !== one.words[at]?.toLowerCase()).length > 1,
    );
    if (!other) return [];
    const text = `${one.letters} dihuraikan sebagai "${one.words.join(' ')}" di satu tempat dan "${other.words.join(' ')}" di tempat lain.`;
    return contradiction(one.evidence, other.evidence, text, inWriting);
  });
};
