import { blockText } from '../../../../shared/document/citation.ts';
import { says } from '../lexicon.ts';
import { headingEvidence } from '../structure/places.ts';
import { blocksOf } from '../structure/sections.ts';
import type { Design } from '../study/design.ts';
import { purposeLabel } from '../study/objectives.ts';
import { mainSample } from '../study/sample.ts';
import { numeralWords } from '../text/numerals.ts';
import { re } from '../text/patterns.ts';
import { textOf, cite, evidenceOf, type StudySentence } from '../text/studyText.ts';
import { wordsIn } from '../text/words.ts';
import { absence, rubric, shortList, strength, weakness, type Check } from './remark.ts';

/** Remarks on title, abstract, objectives, theory and literature. */
export const outlineRemarks: Check = (checked) => [
  ...abstractRemarks(checked),
  ...keywordRemarks(checked),
  ...(checked.design.isEmpirical ? [...titleRemarks(checked), ...objectiveRemarks(checked)] : []),
];

const wide =
  /\bdi (?:seluruh )?(?:Malaysia|Indonesia|Sabah|Sarawak)\b|\bin Malaysia\b|\bseluruh\b|\bnationwide\b|\bsemua\b|\bnegara\b|across Malaysia/iu;

const titleRemarks: Check = ({ facts, study, design }) => {
  const size = mainSample(facts.sample)?.size ?? null;
  if (!design.isSingleSite || (size !== null && size >= 300)) return [];
  const title = study.printedTitle;
  if (title === null || !wide.test(title.value) || /kajian kes|sebuah|case study/iu.test(title.value)) return [];
  const at = study.sentences.find((sentence) => title.at.includes(sentence.at) && wide.test(sentence.text));
  const of = size === null ? 'satu kelas atau institusi' : `${size} orang di satu tempat`;
  return weakness(at && cite(at), {
    check: 'titleTooWide',
    text: `Tajuk merujuk populasi yang luas, sedangkan kajian melibatkan ${of} sahaja.`,
    advice:
      'Hadkan tajuk kepada konteks sebenar, misalnya dengan menyebut sebuah sekolah, kelas atau daerah yang dikaji.',
    ...rubric('tajuk', 2),
  });
};

/** What an abstract must state, by the papers that are held to it. */
const parts: readonly { name: string; of: (design: Design) => boolean; said: RegExp }[] = [
  {
    name: 'tujuan',
    of: () => true,
    said: /tujuan|matlamat|objektif|objective|\baim(?:s|ed)?\b|purpose|(?:kajian|kertas|artikel|makalah|penelitian|penyelidikan|tulisan|rencana|ulasan|tinjauan|sorotan|perbincangan)(?: \p{L}+)? ini\b|(?:this|the present|our) (?:\p{L}+ ){0,2}(?:study|paper|article|research|review|work|essay)|\bwe\b|\bkami\b|\b(?:the|an?) (?:\p{L}+ ){0,2}study\b|\b(?:examin|explor|investigat|determin|assess|evaluat|compar|identif|propos|discuss|argu|describ|introduc)(?:e|es|ed|s|y|ies|ied|ing)?\b|\b(?:mengkaji|meneliti|menentukan|meneroka|menilai|mencadangkan|membincangkan|menghuraikan|memperkenalkan|mengupas|menganalisis|mengenal pasti|mengetahui|mendeskripsikan)\b/iu,
  },
  {
    name: 'reka bentuk kajian',
    of: ({ isEmpirical }) => isEmpirical,
    said: /tinjauan|reka bentuk|kaedah (?:tinjauan|kajian|kuantitatif|kualitatif|campuran|gabungan|eksperimen|kuasi|temu ?bual|deskriptif)|kuantitatif|kualitatif|eksperimen|kajian kes|survey|design|temu ?bual|metode|kajian tindakan|korelasi|quantitative|qualitative|experiment|interview|case study|action research|ujian pra|wawancara|penelitian|mixed|\bADDIE\b|kajian pembangunan|analisis (?:kandungan|dokumen)|content analysis|developmental/iu,
  },
  {
    name: 'sampel',
    of: ({ isEmpirical }) => isEmpirical,
    said: /(?:\d|dua|tiga|empat|lima|enam|tujuh|lapan|sembilan|sepuluh|belas|puluh|ratus) (?:orang|buah (?:buku|dokumen|sekolah)|naskhah|segmen)\b|\d+\s*\)?\s*(?:orang|[\p{L}-]+ ){0,3}(?:murid|pelajar|guru|responden|peserta|siswa|mahasiswa|pensyarah|students?|teachers?|respondents|participants|pupils|lecturers|undergraduates|children|learners)|n\s*=\s*\d+|(?:orang|lima|tiga|empat|enam|tujuh|lapan|sembilan|sepuluh|three|four|five|six|seven|eight|nine|ten|twelve|\p{L}+ty(?:-\p{L}+)?) (?:\p{L}+ ){0,3}(?:guru|murid|peserta|pelajar|teachers|students|participants)/iu,
  },
  {
    name: 'dapatan',
    of: ({ isQuantitative, isActionResearch }) => isQuantitative && !isActionResearch,
    said: re.u`dapatan|mendapati|menunjukkan|paling (?:kerap|banyak|tinggi|rendah)|tertumpu|hasil (?:kajian|penelitian|analisis)|keputusan kajian|show(?:s|ed|n)?\b|found|findings?|results?|reveal|indicat|(?:\d|\p{Lu}\p{Ll}{2,9}|${numeralWords}) (?:\p{L}+ )?(?:item|faktor|konstruk|dimensi|tema|factor|construct|dimension|theme)s? (?:yang )?(?:kekal|dikekalkan|dikenal pasti|terhasil|muncul|diperoleh|remained|(?:was|were) (?:retained|identified|extracted))|[=<>]\s*-?\d*[.,]\d+|\d+(?:[.,]\d+)?\s*(?:%|peratus|percent|persen)|\b\d+[.,]\d{2}\b`,
  },
];

/** Words of an abstract: most journals ask for 150 to 250; above the last no heading ended it and nothing can be said. */
const abstractWords = { least: 100, most: 250, believable: 900 };

/** A summary of a software paper has no length of its own, and no keywords. */
const isAbstract = /abstra[kc]t?/iu;

const analysed = /dianalisis|menganalisis|dikodkan|tematik|\banaly[sz]ed\b|\bthematic|\bcoded\b/iu;
/** What says that there are findings, recommends or hopes, but tells none. */
const untold =
  /(?:dapatan|hasil|keputusan|tema|findings?|results?|themes?)\b[^.]*\b(?:dibentangkan|dibincangkan|dilaporkan|dihuraikan|diterangkan|presented|discussed|reported|described|illustrated)\b|cadang|syor|implikasi|implication|recommend|sumbang|contribut|diharap|hope|lanjutan|further|future|etika|ethic|consent|triangulasi|credib|kredibiliti|kebolehpercayaan|member check|dipandu|berpandukan|guided by|kata kunci|keywords/iu;
const tells =
  /mendapati|menunjukkan|mendedahkan|muncul|terhasil|ditemukan|dikenal pasti|\b(?:show(?:s|ed|n)?|found|reveal(?:s|ed)?|indicat\p{L}+|emerg\p{L}+|identified|report(?:s|ed) that)\b/iu;

/** Whether an abstract goes from its analysis to its end without a finding. */
function lacksFindings(sentences: readonly StudySentence[]): boolean {
  const last = sentences.findLastIndex(({ text }) => analysed.test(text));
  const rest = sentences.slice(last + 1).filter(({ text }) => !untold.test(text));
  const own = sentences.filter(({ text }) => !untold.test(text) && !analysed.test(text));
  return last >= 0 && rest.length === 0 && !own.some(({ text }) => tells.test(text));
}

const abstractRemarks: Check = ({ facts, study, design }) => {
  const first = facts.sections.find(({ kind, level }) => kind === 'abstract' && level === 1);
  if (first === undefined) return [];
  const at = headingEvidence(first);
  const under = blocksOf(study.document.blocks, study.sections, ({ at: start }) => start === first.at);
  const [own = ''] = under.map(blockText).join('\n').split(says.keywords);
  const words = Math.max(0, wordsIn(own) - wordsIn(first.heading));
  const sentences = study.within('abstract');
  const text = textOf(sentences);
  const asked = parts.filter(({ of }) => of(design));
  const lacking = parts.filter(
    ({ name, of, said }) =>
      (of(design) && !said.test(text)) ||
      (name === 'dapatan' && (design.isEmpirical || design.kind === 'review') && lacksFindings(sentences)),
  );
  const isJudged = words >= 25;
  const isLittle = lacking.length === 1;
  // A design and participants may be told in words that nobody has listed.
  const isSure = ['tujuan', 'dapatan'].includes(lacking[0]?.name ?? '') || design.isQuantitative;
  const isComplete = isJudged && asked.length > 1 && lacking.length === 0;
  return [
    ...weakness(words > 0 && words < abstractWords.least && !isComplete && at, {
      check: 'abstractShort',
      text: `Abstrak hanya ${words} patah perkataan, lebih pendek daripada 150 hingga 250 patah perkataan yang lazim diminta jurnal.`,
      advice: `Kembangkan abstrak kepada 150 hingga 250 patah perkataan: satu atau dua ayat bagi ${design.isEmpirical ? 'tujuan, reka bentuk, sampel, dapatan dan implikasi' : 'tujuan, hujah utama dan implikasi'}.`,
      measure: { value: words, better: 'more' },
      ...rubric('abstrak', 2),
    }),
    ...weakness(
      isAbstract.test(first.heading) && words > abstractWords.most && words <= abstractWords.believable && at,
      {
        check: 'abstractLong',
        criterion: 'titleAbstract',
        text: `Abstrak sepanjang ${words} patah perkataan, melebihi 150 hingga 250 patah perkataan yang lazim diminta jurnal.`,
        advice:
          'Ringkaskan abstrak: kekalkan tujuan, reka bentuk, sampel, dapatan utama dan implikasi; alihkan latar belakang ke pengenalan.',
        measure: { value: words, better: 'fewer' },
      },
    ),
    ...absence(isJudged && (!isLittle || isSure) && lacking.length > 0 && sentences[0] && cite(sentences[0]), {
      check: 'abstractIncomplete',
      text: `Abstrak tidak menyatakan ${shortList(lacking.map(({ name }) => name))}.`,
      advice: design.isEmpirical
        ? 'Tulis semula abstrak supaya memuatkan tujuan, reka bentuk, sampel (bilangan dan teknik), dapatan utama dengan nilainya dan implikasi.'
        : 'Tulis semula abstrak supaya tujuan kertas, hujah utama dan implikasinya jelas.',
      priority: isLittle ? 3 : 2,
      measure: { value: lacking.length, better: 'fewer' },
      ...rubric('abstrak', isLittle ? 3 : 2),
    }),
    ...strength(isComplete && evidenceOf(sentences, parts[2]?.said ?? /(?!)/u), {
      check: 'abstractComplete',
      ...rubric('abstrak', 3),
      text: `Abstrak menyatakan ${shortList(asked.map(({ name }) => name))}.`,
    }),
  ];
};

/** Blocks below the heading of an abstract within which its keywords stand. */
const afterAbstract = 12;

/** Theses and the summaries of software papers go without keywords. */
const keywordRemarks: Check = ({ study: { document, sections } }) => {
  const abstract = sections.find(({ kind, level }) => kind === 'abstract' && level === 1);
  const isThesis = sections.some(({ heading }) => /^(?:bab|chapter)\s/iu.test(heading));
  if (abstract === undefined || isThesis || !isAbstract.test(abstract.heading)) return [];
  const last = Number(abstract.at) + afterAbstract;
  const line = document.blocks.find((block) => block.n <= last && says.keywords.test(blockText(block)));
  return absence(line === undefined && headingEvidence(abstract), {
    check: 'noKeywords',
    text: 'Kata kunci tidak ditemui selepas abstrak.',
    advice: 'Tambah tiga hingga lima kata kunci yang mewakili pemboleh ubah, peserta dan konteks kajian.',
    priority: 3,
    ...rubric('kataKunci', 0),
  });
};

const announced =
  /objektif (?:kajian|khusus)|^[\d.\s]*objektif|soalan kajian|persoalan|hipotesis|objectives|hypothes|research question/iu;

/** Objectives that are none, or that have fewer questions than objectives. */
const objectiveRemarks: Check = ({ facts: { objectives }, study }) => {
  const of = (kind: string) => objectives.filter((one) => one.kind === kind && one.label !== purposeLabel);
  const [stated, questions] = [of('objective'), of('question')];
  if (stated.length >= 2 && questions.length >= 2 && Math.abs(stated.length - questions.length) === 1) {
    return weakness(questions.at(-1)?.evidence, {
      check: 'objectivesAgainstQuestions',
      text: `Kertas menyatakan ${stated.length} objektif tetapi ${questions.length} persoalan kajian, maka tidak semuanya berpadanan.`,
      advice:
        'Padankan setiap objektif dengan satu persoalan kajian: tambah yang tertinggal atau gugurkan yang tidak dijawab.',
      against: stated.at(-1)?.evidence ?? null,
      ...rubric('persoalan', 2),
    });
  }
  const [aim] = objectives;
  // An aim that says what is measured or related is specific enough.
  const isVague =
    objectives.every(({ label }) => label === purposeLabel) &&
    (aim === undefined || /^(?:untuk )?(?:melihat|mengetahui|meninjau|mengkaji|look at|see)\b/iu.test(aim.text));
  const isAsked =
    study.body.some(({ text, kind }) => kind !== 'literature' && announced.test(text)) ||
    study.sections.some(({ heading }) => announced.test(heading));
  return absence(isVague && !isAsked && (aim?.evidence ?? study.placeOf('introduction')), {
    check: 'noSpecificObjectives',
    text: 'Tiada objektif khusus, soalan kajian atau hipotesis dinyatakan; tujuan kajian hanya disebut secara umum.',
    advice:
      'Senaraikan objektif yang boleh diukur (pemboleh ubah, sampel dan perubahan atau hubungan yang dikaji) dan soalan atau hipotesis yang selari dengan setiap satu.',
    ...rubric('objektif', 1),
  });
};
