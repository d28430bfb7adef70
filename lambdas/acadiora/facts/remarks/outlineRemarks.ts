import type { CountedRemark } from '../../../../shared/acadiora/facts.ts';
import { purposeLabel } from '../study/objectives.ts';
import { absence, shortList, weakness, type Checked } from './remark.ts';
import { mainSize } from '../study/sample.ts';
import {
  bodySentences,
  cite,
  sectionPlace,
  sentencesWithin,
  wordsUnder,
  type StudySentence,
  type StudyText,
} from '../text/studyText.ts';

/** Remarks on title, abstract, objectives, theory, literature and conclusion. */
export function outlineRemarks(checked: Checked): CountedRemark[] {
  if (!checked.design.isEmpirical) return [];
  return [
    ...titleRemarks(checked),
    ...abstractOutlineRemarks(checked),
    ...objectiveRemarks(checked),
    ...theoryRemarks(checked),
    ...reviewRemarks(checked),
    ...conclusionRemarks(checked),
  ];
}

const wide =
  /\bdi (?:seluruh )?(?:Malaysia|Indonesia|Sabah|Sarawak)\b|\bin Malaysia\b|\bseluruh\b|\bnationwide\b|\bsemua\b|\bnegara\b|across Malaysia/iu;
const notTitle =
  /universiti|institut|kolej|sekolah kebangsaan|sekolah menengah|kementerian|university|college|jurnal|journal|prosiding|proceeding|jabatan|fakulti|faculty|department|@|issn|doi|\bsmk\b|\bsk\b|vol\.|bil\./iu;

function titleRemarks({ facts, study, design }: Checked): CountedRemark[] {
  const size = mainSize(facts.sample);
  if (!design.isSingleSite || (size !== null && size >= 300)) return [];
  const title = study.sentences.find(
    ({ kind, text }) => kind === 'front' && text.split(/\s+/u).length >= 5 && wide.test(text) && !notTitle.test(text),
  );
  if (title === undefined || /kajian kes|sebuah|case study/iu.test(title.text)) return [];
  const of = size === null ? 'satu kelas atau institusi' : `${size} orang di satu tempat`;
  return weakness(cite(title), {
    check: 'titleTooWide',
    criterion: 'titleAbstract',
    text: `Tajuk merujuk populasi yang luas, sedangkan kajian melibatkan ${of} sahaja.`,
    advice:
      'Hadkan tajuk kepada konteks sebenar, misalnya dengan menyebut sebuah sekolah, kelas atau daerah yang dikaji.',
    priority: 2,
    cap: { item: 'tajuk', level: 2 },
  });
}

const designWords =
  /tinjauan|reka bentuk|kaedah (?:tinjauan|kajian|kuantitatif|kualitatif|campuran|gabungan|eksperimen|kuasi|temu ?bual|deskriptif)|kuantitatif|kualitatif|eksperimen|kajian kes|survey|design|temu ?bual|metode|kajian tindakan|korelasi|quantitative|qualitative|experiment|interview|case study|action research|ujian pra|wawancara|penelitian|mixed/iu;
const sampleWords =
  /\d+\s*\)?\s*(?:orang|\p{L}+ ){0,3}(?:murid|pelajar|guru|responden|peserta|siswa|mahasiswa|pensyarah|students?|teachers?|respondents|participants|pupils|lecturers|undergraduates|children|learners)|n\s*=\s*\d+|(?:orang|lima|tiga|empat|enam|tujuh|lapan|sembilan|sepuluh|three|four|five|six|seven|eight|nine|ten|twelve) (?:\p{L}+ ){0,2}(?:guru|murid|peserta|pelajar|teachers|students|participants)/iu;
const figures = /[=<>]\s*-?\d*[.,]\d+|\d+(?:[.,]\d+)?\s*(?:%|peratus|percent|persen)|\b\d+[.,]\d{2}\b/u;

interface AbstractParts {
  sentences: StudySentence[];
  missing: string[];
}

/** What an abstract of such a study must state and does not; null without an abstract. */
export function abstractParts({ study, design }: Checked): AbstractParts | null {
  const sentences = sentencesWithin(study, 'abstract');
  const text = sentences.map((sentence) => sentence.text).join(' ');
  if (text.split(/\s+/u).length < 25) return null;
  const missing = [
    ...(designWords.test(text) ? [] : ['reka bentuk kajian']),
    ...(sampleWords.test(text) ? [] : ['sampel']),
    ...(figures.test(text) || !design.isQuantitative ? [] : ['dapatan bernombor']),
  ];
  return { sentences, missing };
}

function abstractOutlineRemarks(checked: Checked): CountedRemark[] {
  const parts = abstractParts(checked);
  if (parts === null || parts.missing.length === 0) return [];
  if (parts.missing.length === 1 && !checked.design.isQuantitative) return [];
  const [first] = parts.sentences;
  const isLittle = parts.missing.length === 1;
  return absence(first && cite(first), {
    check: 'abstractIncomplete',
    criterion: 'titleAbstract',
    text: `Abstrak tidak menyatakan ${shortList(parts.missing)}.`,
    advice:
      'Tulis semula abstrak supaya memuatkan tujuan, reka bentuk, sampel (bilangan dan teknik), dapatan utama dengan nilainya dan implikasi.',
    priority: isLittle ? 3 : 2,
    measure: { value: parts.missing.length, better: 'fewer' },
    cap: { item: 'abstrak', level: isLittle ? 3 : 2 },
  });
}

function objectiveRemarks({ facts: { objectives }, study }: Checked): CountedRemark[] {
  if (objectives.some(({ label }) => label !== purposeLabel)) return [];
  const [aim] = objectives;
  // An aim that itself says what is measured or related is specific enough not to be called missing.
  const isVague =
    aim === undefined || /^(?:untuk )?(?:melihat|mengetahui|meninjau|mengkaji|look at|see)\b/iu.test(aim.text);
  const hasWords = /objektif (?:kajian|khusus)|soalan kajian|persoalan kajian|research question|hipotesis|objectives/iu;
  if (!isVague || bodySentences(study).some(({ text, kind }) => kind !== 'literature' && hasWords.test(text)))
    return [];
  if (
    study.sections.some(({ heading }) =>
      /objektif|persoalan|soalan kajian|hipotesis|objective|question/iu.test(heading),
    )
  )
    return [];
  return absence(aim?.evidence ?? sectionPlace(study, 'introduction'), {
    check: 'noSpecificObjectives',
    criterion: 'objectivesQuestions',
    text: 'Tiada objektif khusus, soalan kajian atau hipotesis dinyatakan; tujuan kajian hanya disebut secara umum.',
    advice:
      'Senaraikan objektif yang boleh diukur (pemboleh ubah, sampel dan perubahan atau hubungan yang dikaji) dan soalan atau hipotesis yang selari dengan setiap satu.',
    priority: 1,
    cap: { item: 'objektif', level: 1 },
  });
}

const theory =
  /\bteori|\btheor(?:y|ies|etical)|\bmodel\b|kerangka (?:teori|konsep|kajian|kerja)|framework|konstruktivis|constructivis|behavioris|kognitivis|vygotsky|piaget|bandura|taksonomi|taxonomy|\bTPACK\b|\bTAM\b|\bUTAUT\b|konektivis|humanis/iu;

function theoryRemarks({ study }: Checked): CountedRemark[] {
  const body = bodySentences(study);
  if (body.some(({ text }) => theory.test(text)) || study.sections.some(({ heading }) => theory.test(heading)))
    return [];
  return absence(sectionPlace(study, 'theory', 'literature', 'introduction'), {
    check: 'noTheory',
    criterion: 'theoryFramework',
    text: 'Tiada teori, model atau kerangka konseptual dinamakan dalam kajian ini.',
    advice:
      'Pilih teori yang menjelaskan hubungan antara pemboleh ubah, huraikan konstruknya dan tunjukkan kaitannya dengan objektif melalui kerangka konseptual.',
    priority: 1,
    cap: { item: 'teori', level: 0 },
  });
}

const authorYear = /(\p{Lu}[\p{L}'’-]+)(?:[^.()\d]|(?<=et al)\.|(?<=dkk)\.){0,60}?[,(]\s*((?:19|20)\d\d[a-z]?)\b/gu;
const opensWithAuthor =
  /^(?:(?:kajian|menurut|dapatan|according to|the study by|kajian oleh|penelitian|hasil kajian)\s+(?:oleh\s+)?)?\p{Lu}[\p{L}'’-]+[^.]{0,50}\((?:19|20)\d\d[a-z]?\)/u;
const relates =
  /sebaliknya|manakala|berbeza|selari|bercanggah|walau ?bagaimanapun|namun|kedua-dua|jurang|sintesis|keseluruhan|rumusan|however|whereas|in contrast|similarly|gap|both|while|taken together|berbanding|bersesuaian|menyokong|belum/iu;

/** Fewer sources than these cannot show where a field stands. */
const fewSources = 6;

const distinctCitations = (study: StudyText): number => {
  const text = sentencesWithin(study, 'literature', 'theory')
    .map((sentence) => sentence.text)
    .join(' ');
  const named = [...text.matchAll(authorYear)].map(([, name = '', year = '']) => `${name} ${year}`);
  const numbered = [...text.matchAll(/\[(\d{1,3})/gu)].map(([, number = '']) => number);
  return new Set([...named, ...numbered]).size;
};

function reviewRemarks({ study }: Checked): CountedRemark[] {
  const literature = sentencesWithin(study, 'literature');
  if (wordsUnder(study, 'literature') < 40) return [];
  const cited = distinctCitations(study);
  if (cited < fewSources) {
    return weakness(sectionPlace(study, 'literature'), {
      check: 'thinLiterature',
      measure: { value: cited, better: 'more' },
      criterion: 'literatureReview',
      text: `Sorotan literatur sangat nipis: hanya ${cited} sumber dipetik dalam bahagian ini.`,
      advice:
        'Luaskan sorotan dengan artikel jurnal berwasit yang terkini, termasuk kajian yang dapatannya bercanggah, dan tunjukkan jurang yang ingin diisi.',
      priority: 2,
      cap: { item: 'liputan', level: 1 },
    });
  }
  const listed = literature.filter(({ text }) => opensWithAuthor.test(text));
  const [first] = listed;
  if (!first || listed.length < 5 || listed.length < literature.length * 0.6) return [];
  if (literature.some(({ text }) => relates.test(text))) return [];
  return weakness(cite(first), {
    check: 'literatureListed',
    measure: { value: listed.length / literature.length, better: 'fewer' },
    criterion: 'literatureReview',
    text: `Kajian lepas disenaraikan satu demi satu (${listed.length} daripada ${literature.length} ayat bermula dengan nama penulis) tanpa perbandingan atau sintesis.`,
    advice:
      'Susun sorotan mengikut tema, bandingkan dapatan yang selari dan yang bercanggah, dan rumuskan jurang kajian.',
    priority: 2,
    cap: { item: 'sintesis', level: 2 },
  });
}

export const limitations =
  /batasan|limitasi|\blimitations?\b|kekangan kajian|had kajian|terhad kepada|keterbatasan|limited (?:to|by)|kelemahan kajian|skop kajian/iu;
export const futureWork =
  /kajian (?:lanjutan|akan datang|seterusnya|masa hadapan|masa depan|susulan)|(?:penyelidikan|penelitian) (?:lanjutan|akan datang|seterusnya|selanjutnya|masa hadapan)|(?:pengkaji|penyelidik|peneliti) (?:akan datang|lain|seterusnya|selanjutnya|masa hadapan)|cadangan kajian|future (?:research|stud|work|investigat)|further (?:research|stud|work)|kajian lain (?:boleh|perlu)|kitaran (?:kedua|seterusnya)/iu;

function conclusionRemarks({ study }: Checked): CountedRemark[] {
  const body = [...bodySentences(study).map(({ text }) => text), ...study.sections.map(({ heading }) => heading)];
  const place = sectionPlace(study, 'conclusion', 'discussion');
  const noLimits = body.some((text) => limitations.test(text))
    ? []
    : absence(place, {
        check: 'noLimitations',
        criterion: 'conclusion',
        text: 'Batasan kajian tidak dinyatakan di mana-mana.',
        advice: 'Nyatakan batasan sampel, instrumen dan reka bentuk serta kesannya terhadap generalisasi dapatan.',
        priority: 2,
        cap: { item: 'batasan', level: 1 },
      });
  const noFuture = body.some((text) => futureWork.test(text))
    ? []
    : absence(place, {
        check: 'noFutureResearch',
        criterion: 'conclusion',
        text: 'Tiada cadangan kajian lanjutan.',
        advice:
          'Cadangkan kajian lanjutan yang lahir daripada batasan dan dapatan, misalnya sampel, tempoh atau reka bentuk yang lain.',
        priority: 3,
        cap: { item: 'kajianLanjutan', level: 1 },
      });
  return [...noLimits, ...noFuture];
}
