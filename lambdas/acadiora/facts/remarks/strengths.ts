import type { CountedRemark } from '../../../../shared/acadiora/facts.ts';
import { contentWords } from '../text/contentWords.ts';
import { purposeLabel } from '../study/objectives.ts';
import { abstractParts, futureWork, limitations } from './outlineRemarks.ts';
import { shortList, strength, type Checked } from './remark.ts';
import { cite, evidenceOf, sentencesWithin } from '../text/studyText.ts';

/** What the study is seen to do well. */
export function strengths(checked: Checked): CountedRemark[] {
  if (!checked.design.isEmpirical) return [];
  return [
    ...outlineStrengths(checked),
    ...methodStrengths(checked),
    ...reliabilityStrengths(checked),
    ...analysisStrengths(checked),
    ...conclusionStrengths(checked),
  ];
}

function outlineStrengths(checked: Checked): CountedRemark[] {
  const { facts, design } = checked;
  const parts = abstractParts(checked);
  const figure = /[=<>]\s*-?\d*[.,]\d+|\d\s*(?:%|peratus|orang)|n\s*=\s*\d/u;
  const complete =
    parts !== null && parts.missing.length === 0
      ? strength(evidenceOf(parts.sentences, figure) ?? (parts.sentences[0] && cite(parts.sentences[0])), {
          check: 'abstractComplete',
          criterion: 'titleAbstract',
          text: design.isQuantitative
            ? 'Abstrak menyatakan reka bentuk, sampel dan dapatan bernombor.'
            : 'Abstrak menyatakan reka bentuk dan peserta kajian.',
        })
      : [];
  const listed = facts.objectives.filter(({ label }) => label !== purposeLabel);
  const [first] = listed;
  const answered = listed.length >= 2 && listed.every(({ answeredBy }) => answeredBy !== null);
  const answers = answered
    ? strength(first?.answeredBy, {
        check: 'objectivesAnswered',
        criterion: 'findings',
        text: `Kesemua ${listed.length} objektif, persoalan atau hipotesis yang dinyatakan mempunyai dapatan yang membincangkannya.`,
      })
    : [];
  return [...complete, ...answers, ...theoryStrengths(checked)];
}

/** A theory named in the same breath as what the study measures. */
function theoryStrengths({ facts, study }: Checked): CountedRemark[] {
  const topic = contentWords(facts.objectives.map(({ text }) => text).join(' '));
  const named =
    /\b(?:Teori|Model|Theory|Kerangka)\s+\p{Lu}|\p{Lu}\p{L}+ Theory|\bTPACK\b|\bUTAUT\b|kerangka konseptual|pemboleh ubah (?:peramal|bebas|bersandar|kriterion)/u;
  const linked = /pemboleh ubah|variable|kajian ini|this study|konstruk|construct|kerangka konseptual/iu;
  const sentence = sentencesWithin(study, 'theory', 'literature', 'introduction')
    .filter(({ text }) => named.test(text) && linked.test(text))
    .map((one) => ({ one, shared: [...contentWords(one.text)].filter((word) => topic.has(word)).length }))
    .filter(({ shared }) => shared >= 2)
    .toSorted((a, b) => b.shared - a.shared)[0]?.one;
  return strength(sentence && cite(sentence), {
    check: 'theoryLinked',
    criterion: 'theoryFramework',
    text: 'Teori atau model yang dinamakan dihubungkan dengan pemboleh ubah kajian.',
  });
}

const randomSampling =
  /(?:rawak|random)[^.]{0,40}(?:berstrata|mudah|kelompok|berkelompok|bersistematik|stratif|cluster|sampling)|persampelan (?:rawak|berstrata)|stratified|simple random|acak/iu;
const sized =
  /krejcie|g\*\s?power|\bgpower|cochran|yamane|slovin|power analysis|kuasa statistik|saiz sampel[^.]{0,60}(?:ditentukan|rumus|formula)|sample size[^.]{0,60}(?:determined|calculated)/iu;

function methodStrengths({ facts: { statistics }, study }: Checked): CountedRemark[] {
  const method = sentencesWithin(study, 'methodology', 'abstract');
  const inMethod = sentencesWithin(study, 'methodology');
  const drawn = evidenceOf(inMethod, randomSampling) ?? evidenceOf(method, randomSampling);
  const size = evidenceOf(inMethod, sized);
  const sampling =
    drawn && size
      ? strength(drawn, {
          check: 'samplingJustified',
          criterion: 'methodology',
          text: 'Sampel dipilih secara rawak dan saiznya dijustifikasi.',
        })
      : [];
  const pilot = evidenceOf(inMethod, /kajian rintis|pilot (?:study|test)|uji coba/iu);
  const consent = evidenceOf(
    inMethod,
    /persetujuan (?:termaklum|bertulis|ibu bapa|responden|peserta)|informed consent|consent|kelulusan etika|ethical approval/iu,
  );
  const done = [
    ...(statistics.contentValidity ? ['kesahan kandungan disemak'] : []),
    ...(pilot ? ['kajian rintis dijalankan'] : []),
    ...(consent ? ['persetujuan peserta diperoleh'] : []),
  ];
  const care =
    done.length >= 2 || statistics.contentValidity
      ? strength(statistics.contentValidity ?? pilot ?? consent, {
          check: 'instrumentCare',
          criterion: 'methodology',
          text: `Langkah menjaga mutu kajian dilaporkan: ${shortList(done)}.`,
        })
      : [];
  const trust = evidenceOf(
    inMethod,
    /triangulasi|triangulation|member[\s-]check|semakan peserta|kappa|jejak audit|audit trail/iu,
  );
  return [
    ...sampling,
    ...care,
    ...strength(trust, {
      check: 'trustworthiness',
      criterion: 'methodology',
      text: 'Kebolehpercayaan data dijaga dengan langkah yang dinyatakan secara khusus.',
    }),
  ];
}

function reliabilityStrengths({ facts: { statistics } }: Checked): CountedRemark[] {
  const values = statistics.cronbachAlpha.map(({ value }) => value);
  const [first] = statistics.cronbachAlpha;
  if (!first || Math.min(...values) < 0.7) return [];
  const range = values.length === 1 ? String(values[0]) : `${Math.min(...values)} hingga ${Math.max(...values)}`;
  return strength(first.evidence, {
    check: 'alphaReported',
    criterion: 'methodology',
    text: `Nilai alfa Cronbach dilaporkan (${range}) dan melepasi aras .70 yang lazim diterima.`,
  });
}

function analysisStrengths({ facts: { statistics } }: Checked): CountedRemark[] {
  const reported = statistics.tests.find(
    ({ values }) => values.some((value) => value.startsWith('p')) && values.length >= 2,
  );
  const checkedFirst = reported && statistics.normality;
  return [
    ...strength(checkedFirst ? statistics.normality : null, {
      check: 'assumptionsChecked',
      criterion: 'dataAnalysis',
      text: 'Normaliti data disemak sebelum ujian dijalankan.',
    }),
    ...strength(reported && statistics.effectSize ? statistics.effectSize : null, {
      check: 'effectSizeReported',
      criterion: 'dataAnalysis',
      text: 'Saiz kesan dilaporkan bersama keputusan ujian.',
    }),
  ];
}

function conclusionStrengths({ study }: Checked): CountedRemark[] {
  const end = sentencesWithin(study, 'conclusion', 'discussion');
  return [
    ...strength(evidenceOf(end, limitations), {
      check: 'limitationsStated',
      criterion: 'conclusion',
      text: 'Batasan kajian dinyatakan dengan jelas.',
    }),
    ...strength(evidenceOf(end, futureWork), {
      check: 'futureResearch',
      criterion: 'conclusion',
      text: 'Cadangan kajian lanjutan dikemukakan.',
    }),
  ];
}
