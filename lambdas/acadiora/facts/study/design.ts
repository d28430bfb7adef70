import type { Facts } from '../../../../shared/acadiora/facts.ts';
import { kindOfTest } from './statisticalTests.ts';
import { bodySentences, ownKinds, wordsUnder, type StudyText } from '../text/studyText.ts';

/** What kind of study a paper reports; each check says for itself which kinds it applies to. */
export interface Design {
  /** Data were collected from people or documents, and the paper says how or what came of it. */
  isEmpirical: boolean;
  isQuantitative: boolean;
  isQualitative: boolean;
  isActionResearch: boolean;
  usesQuestionnaire: boolean;
  /** Something was done to the sample and measured before and after, or against others. */
  isIntervention: boolean;
  hasControlGroup: boolean;
  /** One class, school or institution. */
  isSingleSite: boolean;
}

const conceptual =
  /kertas konsep|artikel konsep|conceptual paper|kajian kepustakaan|sorotan literatur (?:ber)?sistematik|systematic (?:literature )?review|analisis dokumen dasar|library research|scoping review|meta-?analisis|meta-?analysis|studi pustaka/iu;
const qualitative =
  /kualitatif|qualitative|(?:t|men)emu ?bual|wawancara|interviews?\b|analisis (?:ber)?tematik|thematic analysis|fenomenologi|phenomenolog|etnografi|teori asas|grounded theory|kajian kes|case study/iu;
const quantitative =
  /kuantitatif|quantitative|kaedah campuran|kaedah gabungan|mixed[\s-]methods?|skala likert|likert/iu;
const actionResearch = /kajian tindakan|penyelidikan tindakan|action research|penelitian tindakan/iu;
const questionnaire =
  /soal[\s-]?selidik|questionnaires?|likert|angket|kuesioner|inventori|\bskala\b[^.]{0,40}\bitem\b|survey instrument/iu;
const openEnded = /soal[\s-]?selidik terbuka|open[\s-]ended questionnaire/iu;
const prePost =
  /ujian pra\b|pra[\s-]?ujian|praujian|ujian pos\b|pasca[\s-]?ujian|pre[\s-]?test|post[\s-]?test|sebelum dan (?:selepas|sesudah)|before and after|eksperimen|experiment/iu;
const treated =
  /intervensi|intervention|rawatan|treatment|permainan|modul|kaedah|aplikasi|program|pendekatan|model|teknik|keberkesanan|effectiveness|method|pengajaran/iu;
const control =
  /kumpulan (?:kawalan|perbandingan|bandingan)|kelompok (?:kontrol|kawalan)|kelas (?:kontrol|kawalan)|control (?:group|class|condition)|comparison group/iu;
/** 'tanpa kumpulan kawalan' names one, but has none. */
const uncontrolled = new RegExp(
  `\\b(?:tanpa|tiada|tidak (?:mempunyai|melibatkan|menggunakan|ada)|ketiadaan|without|no|lack(?:s|ed|ing)?(?: of)?)\\s+(?:(?:a|an|any|sebarang|sebuah)\\s+)?(?:${control.source})`,
  'iu',
);
const singleSite =
  /(?:satu|sebuah|1) (?:buah )?(?:kelas|sekolah|institut|institusi|kolej|universiti|kampus|politeknik|daerah)|sekolah (?:penulis|pengkaji|penyelidik|saya)|kelas (?:penulis|pengkaji|saya|tersebut)|\b(?:one|a single|single) (?:class|school|university|college|institution|primary school|secondary school)|\bat an? (?:\p{L}+ ){0,2}(?:university|school|college)\b/iu;

/** The design a paper shows in what it says of itself. */
export function designOf(study: StudyText, { sample, statistics }: Pick<Facts, 'sample' | 'statistics'>): Design {
  const own = study.sentences.filter(({ kind }) => ownKinds.has(kind) || kind === 'introduction');
  const told = own.filter(({ kind }) => kind !== 'introduction');
  const says = (pattern: RegExp): boolean => told.some(({ text }) => pattern.test(text));
  const front = study.sentences.filter(
    ({ kind }) => kind === 'front' || kind === 'abstract' || kind === 'introduction',
  );
  const hasStatistics = statistics.tests.some(({ name }) => (kindOfTest(name)?.symbols.length ?? 0) > 0);
  const [methodWords, findingWords] = [wordsUnder(study, 'methodology'), wordsUnder(study, 'findings')];
  // However short: who was studied, how, and what came of it.
  const isWhole = sample.length > 0 && methodWords > 0 && findingWords > 0;
  const hasParts = isWhole || methodWords >= 30 || findingWords >= 60;
  const isConceptual = sample.length === 0 && front.some(({ text }) => conceptual.test(text));
  const usesQuestionnaire = told.some(({ text }) => questionnaire.test(text) && !openEnded.test(text));
  const hasControlGroup = bodySentences(study).some(({ text }) => control.test(text) && !uncontrolled.test(text));
  const isIntervention =
    says(prePost) && (hasControlGroup || [...told, ...front].some(({ text }) => treated.test(text)));
  const isSaidQualitative = says(/kualitatif|qualitative/iu) && !hasStatistics && !says(quantitative);
  const isQuantitative =
    hasParts &&
    !isConceptual &&
    !isSaidQualitative &&
    (hasStatistics || says(quantitative) || usesQuestionnaire || isIntervention);
  const isQualitative = hasParts && !isConceptual && says(qualitative);
  return {
    isEmpirical: isQuantitative || isQualitative,
    isQuantitative,
    isQualitative,
    isActionResearch: says(actionResearch) || front.some(({ text }) => actionResearch.test(text)),
    usesQuestionnaire,
    isIntervention,
    hasControlGroup,
    isSingleSite: told.some(({ text }) => singleSite.test(text) && !/pakar|rintis|expert|pilot/iu.test(text)),
  };
}
