import { citation } from '../text/sentences.ts';
import { contentWords } from '../text/words.ts';
import { kindsPromised } from '../structure/sectionNames.ts';
import { rubric, weakness, type Check } from './remark.ts';
import { mainSample } from '../study/sample.ts';
import { cite, evidenceOf, type StudySentence, type StudyText } from '../text/studyText.ts';
import { re } from '../text/patterns.ts';

const causal =
  /\b(?:menyebabkan|mengakibatkan|menjadi punca|punca utama|berpunca daripada|disebabkan oleh|kesan langsung|akibat langsung|secara langsung (?:meningkatkan|mempengaruhi)|caused?|causes|leads? to|led to|results? in|directly (?:affects?|increases?|improves?)|is responsible for)\b|\b(?:membuktikan|terbukti|prov(?:es?|ed|en))\b[^.]{0,90}\b(?:meningkatkan|mempengaruhi|berkesan|improves?|increases?|effective)\b/iu;
const strong = /membuktikan|terbukti|sepenuhnya|prove|kesan langsung|punca peningkatan|directly|langsung/iu;
const hedge =
  /\bmungkin|kemungkinan|barangkali|boleh (?:menyebabkan|mengakibatkan)|\bboleh jadi|\bmay\b|\bmight\b|\bcould\b|dijangka|sekiranya|\bjika\b|dikhuatiri|\bif\b|\btidak (?:semestinya|boleh|dapat|menyebabkan|bermakna|menunjukkan)|\bcannot\b|does not|do not|bukan (?:bermakna|bukti)|seolah-olah|dipercayai|\bsuggests?\b/iu;

/** 'menyebabkan tiga item digugurkan': a step of the analysis. */
const ofStep =
  /(?:menyebabkan|mengakibatkan|caus\p{L}+|leads? to|led to|results? in) [^.;]{0,40}\b(?:item|soalan|faktor|factor|question|artikel|article|data)\p{L}*\b[^.;]{0,50}\b(?:di(?:gugur|singkir|keluar|buang|kekal|gabung|pinda)|drop|remov|delet|exclud|retain|merg|reword)/iu;

/** Remarks on claims that the design does not support. */
export const claimRemarks: Check = (checked) => {
  if (checked.design.kind === 'concept') return provenRemarks(checked);
  return checked.design.isEmpirical ? [...causalRemarks(checked), ...generalRemarks(checked)] : [];
};

const proven =
  /(?:kajian|kertas|kerangka|model|artikel)(?: \p{L}+){0,4} (?:telah |berjaya )?(?:membuktikan|terbukti)(?!.*(?:jika|sekiranya|perlu))[^.]{0,120}(?:berkesan|meningkat|mempengaruhi)|th(?:is|e) (?:paper|framework|model|study)(?: \w+){0,4} (?:proves?|has proven|proven)[^.]{0,120}(?:effective|improve|increase)/iu;

/** A paper without data that says to have proven an effect. */
const provenRemarks: Check = ({ study }) =>
  weakness(
    evidenceOf(
      study.uncited('abstract', 'discussion', 'conclusion', 'other').filter(({ text }) => !hedge.test(text)),
      proven,
    ),
    {
      check: 'provenWithoutData',
      text: 'Keberkesanan dikatakan terbukti, sedangkan kertas ini tidak mengumpul data.',
      advice:
        'Nyatakan kesan sebagai jangkaan atau proposisi yang perlu diuji, atau petik kajian yang telah mengujinya.',
      ...rubric('dakwaan', 1),
    },
  );

/** Cause claimed from a survey, a correlation or a change without comparison; the strongest such sentence. */
const causalRemarks: Check = ({ facts, study, design }) => {
  const isSurvey = design.usesQuestionnaire && !design.isIntervention;
  const isUncontrolled = design.isIntervention && !design.hasControlGroup;
  if (!design.isQuantitative || (!isSurvey && !isUncontrolled)) return [];
  // What the study is about: the words of its title and objectives.
  const topic = contentWords([...facts.objectives.map(({ text }) => text), study.title].join(' '));
  const found = study
    .within('discussion', 'conclusion', 'findings', 'abstract')
    .filter(({ text }) => causal.test(text) && ![hedge, ofStep, citation].some((said) => said.test(text)))
    .map((sentence) => ({ sentence, score: score(sentence, topic) }))
    .filter((one) => one.score >= 2)
    .toSorted((a, b) => b.score - a.score);
  const [first] = found;
  if (!first) return [];
  const source = isUncontrolled ? 'reka bentuk pra-pos tanpa kumpulan kawalan' : 'reka bentuk tinjauan atau korelasi';
  return weakness(cite(first.sentence, first.sentence.text.search(causal)), {
    check: 'causalClaim',
    text: `Dakwaan sebab-akibat dibuat daripada ${source}${found.length > 1 ? ` (${found.length} ayat)` : ''}; data sedemikian tidak membuktikan sebab.`,
    advice: isUncontrolled
      ? 'Gunakan bahasa yang berhati-hati ("dikaitkan dengan peningkatan") dan bincangkan penjelasan lain seperti kematangan, latihan berulang, ganjaran dan kesan kebaharuan.'
      : 'Gunakan bahasa hubungan ("berkait dengan", "meramalkan") dan bincangkan arah songsang serta pemboleh ubah ketiga.',
    ...rubric('dakwaan', 1),
  });
};

function score({ text, kind }: StudySentence, topic: ReadonlySet<string>): number {
  const shared = [...contentWords(text)].filter((word) => topic.has(word)).length;
  // 'It leads to oral defence' tells of something else.
  if (shared === 0 || (shared === 1 && !strong.test(text))) return 0;
  const isOfStudy = /dapatan|hasil kajian|kajian ini|hubungan|findings|results|this study/iu.test(text) ? 1 : 0;
  return Math.min(shared, 3) + (strong.test(text) ? 2 : 0) + isOfStudy + (kind === 'discussion' ? 1 : 0);
}

const people =
  '(?:murid|pelajar|guru|siswa|mahasiswa|pensyarah|kanak-kanak|ibu bapa|politeknik|kolej|parents|lecturers|colleges|students?|teachers?|pupils|schools|sekolah|universiti|institusi|institut)';
const everywhere = re.iu`\b(?:semua|seluruh|setiap|all|every)\s+(?:[a-z-]+\s+){0,3}?${people}\b[^.]{0,40}\b(?:di|dalam|in|across)\s+(?:seluruh\s+)?(?:Malaysia|Indonesia|negara|dunia|the country|the world)|\b(?:untuk|bagi|kepada|terhadap|for|at all|di)\s+(?:semua|seluruh|all)\s+(?:sekolah|universiti|institusi|murid|pelajar|guru|schools|universities|students)\b|\b(?:seluruh|serata) (?:negara|Malaysia|dunia)\b|nationwide|(?:across|throughout|all over) (?:Malaysia|the country|the nation)`;
const compulsory =
  /\b(?:mewajibkan|diwajibkan|wajib (?:di|meng|mel|mem|men)\p{L}+|must make\b[^.]{0,60}\b(?:compulsory|mandatory)|must be (?:made )?(?:mandatory|compulsory|adopted)|should be (?:made )?(?:mandatory|compulsory))\b/iu;
const limited =
  /tidak (?:boleh|dapat|wajar|sesuai|bertujuan)|not (?:meant|intended|claim)|bukan untuk|belum (?:boleh|dapat)|terhad|batasan|limitasi|limitation|cannot|should not|may not|kajian (?:lanjutan|akan datang|seterusnya)|future|sebelum/iu;

const ofCountry =
  /(?:semua|setiap|14) negeri|seluruh (?:negara|Malaysia)|(?:all|every|each) states?|nationwide|national sample|zon utara[^.]*zon/iu;

/** Said before a claim it narrows it: 'hanya sah bagi'. */
const isNarrowed = (text: string): boolean =>
  limited.test(text) || /hanya|only/iu.test(text.slice(0, text.search(everywhere)));

/** What an abstract says from its first word of the study itself: before it stands the background. */
const abstractsOfStudy = (study: StudyText): StudySentence[] =>
  study
    .within('abstract')
    .filter(({ section }, index, all) =>
      all.slice(0, index + 1).some((one) => one.section === section && ofStudy.test(one.text)),
    );
const ofStudy = /kajian ini|penelitian ini|kertas ini|bertujuan|dapatan|th(?:is|e) (?:study|paper)|findings/iu;

/** Under 'Hasil dan Pembahasan' findings are discussed where they are told. */
const discussedFindings = (study: StudyText): StudySentence[] =>
  study
    .within('findings')
    .filter(({ section }) => kindsPromised(study.sections[section]?.heading ?? '').includes('discussion'));

const generalRemarks: Check = ({ facts, study, design }) => {
  const size = mainSample(facts.sample)?.size ?? null;
  const isSmall = design.isSingleSite || (size !== null && size < 300);
  const isOfCountry = study.told(ofCountry, 'methodology', 'abstract') !== null;
  if (!isSmall && (size === null || size >= 1000 || isOfCountry)) return [];
  const said = [
    ...study.within('conclusion', 'discussion'),
    ...abstractsOfStudy(study),
    ...discussedFindings(study),
  ].filter(
    ({ text }) =>
      (everywhere.test(text) || (isSmall && compulsory.test(text))) && !isNarrowed(text) && !citation.test(text),
  );
  const claim = said.find(({ text }) => everywhere.test(text)) ?? said[0];
  if (!claim) return [];
  const of = size === null ? 'sampel di satu tempat' : `${size} orang${design.isSingleSite ? ' di satu tempat' : ''}`;
  return weakness(cite(claim, Math.max(0, claim.text.search(everywhere))), {
    check: 'overgeneralisation',
    text: `Rumusan digeneralisasikan melampaui data: kajian ini hanya melibatkan ${of}.`,
    advice:
      'Hadkan rumusan kepada peserta dan konteks yang dikaji; cadangkan kajian dengan sampel yang lebih luas sebelum mengesyorkan pelaksanaan menyeluruh.',
    ...rubric('batasan', 1),
  });
};
