import type { Facts } from '../../../../shared/acadiora/facts.ts';
import type { Citation } from '../../../../shared/document/citation.ts';
import type { Block } from '../../../../shared/document/document.ts';
import { kindNames, purposeLabel } from '../study/objectives.ts';
import { mainSample } from '../study/sample.ts';
import { alphasIn, kindOfTest } from '../study/statistics.ts';
import { says } from '../lexicon.ts';
import { isSlipOf } from '../numbers/figures.ts';
import { contentWords } from '../text/words.ts';
import { cite, foundIn, type StudyText } from '../text/studyText.ts';
import { absence, rubric, shortList, strength, weakness, wrongFigure, type Check } from './remark.ts';
import { re } from '../text/patterns.ts';

/** Remarks on what a study has measured: its scales, its sample, its tests, and whether it answers what was asked. */
export const measuredRemarks: Check = (checked) => {
  if (!checked.design.isEmpirical) return answerRemarks(checked);
  return [
    ...weakAlphaRemarks(checked),
    ...alphaRemarks(checked),
    ...alphaMissing(checked),
    ...smallSampleRemarks(checked),
    ...valueRemarks(checked),
    ...effectRemarks(checked),
    ...answerRemarks(checked),
    ...quoteRemarks(checked),
  ];
};

/** Below .70 a scale is weak, below .60 it weighs more. The lowest is quoted; an alpha of others' studies is not among the facts. */
const weakAlphaRemarks: Check = ({ facts: { statistics }, design }) => {
  const [lowest] = statistics.cronbachAlpha.toSorted((a, b) => a.value - b.value);
  if (!design.isQuantitative || lowest === undefined || lowest.value >= 0.7) return [];
  return weakness(lowest.evidence, {
    check: 'weakCronbachAlpha',
    measure: { value: lowest.value, better: 'more' },
    text: `Nilai alfa Cronbach ${lowest.value.toFixed(2).replace(/^0/u, '')} lemah, di bawah aras .70 yang lazim diterima.`,
    advice:
      'Semak item yang melemahkan konstruk itu (korelasi item-jumlah), baiki atau gugurkan item tersebut dan uji semula; jika nilai itu dikekalkan, berikan sebabnya dan nyatakannya sebagai batasan.',
    priority: lowest.value < 0.6 ? 1 : 2,
    ...rubric('kesahan', lowest.value < 0.6 ? 2 : 3),
  });
};

const construct = /(?:mengukur|measur(?:ed|es|ing)) ([\p{L}][\p{L} -]{3,60}?) \((?:\d{1,3}|\p{L}+) items?\)/giu;

/** A construct of the instrument that the table of coefficients leaves out, and no sentence tells of. */
const alphaMissing: Check = ({ study, facts: { statistics } }) => {
  const table = study.tables.find(
    ({ kind, head }) => kind === 'methodology' && head.some((cell) => /alfa|alpha/iu.test(cell)),
  );
  const told = [...(table?.rows ?? []), ...statistics.cronbachAlpha.map(({ evidence }) => ({ text: evidence.quote }))];
  const isTold = (name: string): boolean => told.some(({ text }) => text.toLowerCase().includes(name.toLowerCase()));
  const constructs = foundIn(study.within('methodology'), construct);
  const untold = constructs.filter(({ match: [, name = ''] }) => !isTold(name));
  const [only, another] = untold;
  if (!table || !only || another || constructs.length < 2) return [];
  return absence(only.evidence, {
    check: 'alphaMissing',
    text: `Kebolehpercayaan bagi "${only.match[1] ?? ''}" tidak dilaporkan, sedangkan konstruk lain ada nilainya.`,
    advice: 'Laporkan pekali kebolehpercayaan setiap konstruk yang diukur.',
    priority: 2,
    ...rubric('kesahan', 2),
  });
};

/** One coefficient of reliability told in the discussion that the method has otherwise. */
const alphaRemarks: Check = ({ facts: { statistics }, study }) =>
  study.uncited('discussion', 'conclusion').flatMap((sentence) => {
    const [one, another] = alphasIn(sentence);
    const other = statistics.cronbachAlpha.find(({ value }) => one && isSlipOf(one.value.toFixed(2), value.toFixed(2)));
    if (!one || !other || another || statistics.cronbachAlpha.some(({ value }) => value === one.value)) return [];
    return wrongFigure(one.evidence, {
      check: 'alphaToldTwice',
      text: `Nilai alfa Cronbach ${one.value} dinyatakan di sini, tetapi ${other.value} di tempat lain.`,
      against: other.evidence,
    });
  });

const smallSampleRemarks: Check = ({ facts, study, design }) => {
  const { size = 30, evidence } = mainSample(facts.sample) ?? {};
  if (size >= 30 || !design.isQuantitative || design.isActionResearch) return [];
  if (study.body.some(({ kind, text }) => kind !== 'literature' && says.sizeJustified.test(text))) return [];
  return weakness(evidence, {
    check: 'smallSample',
    measure: { value: size, better: 'more' },
    text: `Sampel kecil (n = ${size}) dan saiznya tidak dijustifikasi.`,
    advice:
      'Jelaskan cara saiz sampel ditentukan (misalnya Krejcie dan Morgan atau G*Power). Jika sampel tidak dapat ditambah, akui kesannya terhadap kuasa statistik dan generalisasi.',
    ...rubric('persampelan', 2),
  });
};

/** Tests that are named and whose values stand nowhere. */
const valueRemarks: Check = ({ facts: { statistics }, study }) =>
  statistics.tests
    .filter(({ name, values }) => values.length === 0 && (kindOfTest(name)?.symbols.length ?? 0) > 0)
    .slice(0, 3)
    .flatMap(({ name, evidence }) => {
      const claim = study.told(kindOfTest(name)?.pattern ?? /(?!)/u, 'findings');
      // 'Korelasi Pearson berada antara .34 hingga .59'
      if (/(?<!\d)0?\.\d{2}/u.test(claim?.quote ?? '')) return [];
      return absence(claim ?? evidence, {
        check: 'testWithoutValues',
        subject: name,
        text: claim
          ? `Keputusan ${name} disebut tanpa nilai ujian, darjah kebebasan atau nilai p.`
          : `${name} dinyatakan sebagai kaedah analisis, tetapi keputusannya tidak dilaporkan.`,
        advice:
          'Laporkan nilai ujian, darjah kebebasan, nilai p yang tepat, min dan sisihan piawai bagi setiap kumpulan serta saiz kesan, misalnya t(45) = 2.31, p = .026, d = 0.68.',
        ...rubric('pelaporan', 1),
      });
    });

/** A test that was planned only has no size of effect to give. */
const effectRemarks: Check = ({ facts: { statistics }, study }) => {
  const differences = statistics.tests.filter(({ name, values }) => {
    const kind = kindOfTest(name);
    if (!kind?.isDifference) return false;
    return values.length > 0 || study.within('findings').some(({ text }) => kind.pattern.test(text));
  });
  const [first] = differences;
  if (first === undefined || statistics.effectSize !== null) return [];
  return absence(first.evidence, {
    check: 'noEffectSize',
    text: `Saiz kesan tidak dilaporkan bagi ${shortList(differences.map(({ name }) => name))}, maka besarnya perbezaan tidak dapat dinilai.`,
    advice: "Tambah saiz kesan yang sesuai (Cohen's d, eta kuasa dua separa atau r) dan tafsirkannya.",
    ...rubric('pelaporan', 3),
  });
};

/** What is made, and what authors of action research find in themselves. */
const notAnswerable =
  /^(?:untuk |to )?(?:membangun|mereka|membina|mencadang|membincang|menghasil|develop|design|propos|discuss|produce|implement)|amalan (?:pengajaran|saya|pengkaji|penyelidik)|\bmy (?:own )?(?:practice|teaching)/iu;
/** What interviews answer in a study that measures too. */
const exploring = /^(?:untuk |to )?(?:meneroka|memahami|mendalami|menghurai|explor|understand|describ)/iu;

/** Whether what an objective alone asks of, as 'interest' beside two on 'understanding', stands nowhere after the questions. */
function isNowhere(one: Facts['objectives'][number], all: Facts['objectives'], study: StudyText): boolean {
  const others = all.filter((other) => other !== one).map(({ text }) => contentWords(text));
  const title = contentWords(study.title);
  const alone = [...contentWords(one.text)].filter((word) => !title.has(word) && !others.some((set) => set.has(word)));
  const later = contentWords(
    [
      ...study.within('methodology', 'findings', 'discussion', 'conclusion').map(({ text }) => text),
      ...study.tables.flatMap(({ caption, head, rows }) => [caption, ...head, ...rows.map(({ text }) => text)]),
      ...study.headings.map(({ text }) => text),
    ].join(' '),
  );
  return alone.length > 0 && !alone.some((word) => later.has(word));
}

/** What a study set out to find, and what nothing in its findings speaks of. Themes of a qualitative study need not repeat the words of its objectives. */
const answerRemarks: Check = ({ facts: { objectives }, study, design }) => {
  const isHeld = design.isQuantitative || ['action', 'review', 'technical'].includes(design.kind);
  if (!isHeld || study.wordsUnder('findings') < 50) return [];
  const listed = objectives.filter(({ label }) => label !== purposeLabel);
  const unanswered = listed.filter(
    ({ answeredBy, text }) =>
      answeredBy === null && !notAnswerable.test(text) && !(design.isQualitative && exploring.test(text)),
  );
  if (listed.length >= 2 && listed.every(({ answeredBy }) => answeredBy !== null))
    return strength(listed[0]?.answeredBy, {
      check: 'objectivesAnswered',
      ...rubric('lengkap', 3),
      text: `Kesemua ${listed.length} objektif, persoalan atau hipotesis yang dinyatakan mempunyai dapatan yang membincangkannya.`,
    });
  // Where hardly any is found answered, the findings speak in other words than the objectives: only what none ever names is left open.
  const open =
    unanswered.length > objectives.length / 2
      ? unanswered.filter((one) => !design.isActionResearch && isNowhere(one, listed, study))
      : unanswered;
  if (open.length > objectives.length / 2) return [];
  return open.slice(0, 6).flatMap(({ kind, label, text, evidence }) => {
    const name = label.startsWith(kindNames[kind]) ? label : `${kindNames[kind]} ${label}`;
    return absence(evidence, {
      check: 'objectiveWithoutFinding',
      subject: label,
      text: `${name} ("${shortened(text)}") tidak mempunyai dapatan yang sepadan.`,
      advice: `Laporkan dapatan yang menjawab ${name} secara khusus, dengan jadual dan keputusan ujian jika berkaitan, atau gugurkannya daripada kajian.`,
      priority: 1,
      ...rubric('lengkap', open.length > 1 ? 1 : 2),
    });
  });
};

const shortened = (text: string): string =>
  text.length <= 110 ? text : `${text.slice(0, text.lastIndexOf(' ', 110))} ...`;

/** Words of a participant in quotation marks; shorter ones are terms. */
const quotation = /[“"]([^“”"]{25,600})[”"]/gu;
const speaker =
  /\b[A-Z]{1,4}[\s-]?\d{1,3}\b|^\s*\(\p{Lu}{2,4}\)|(?:[Pp]eserta|[Ii]nforman|[Rr]esponden|[Gg]uru|[Mm]urid|[Pp]elajar|[Pp]articipant|[Ii]nformant|[Rr]espondent|[Tt]eacher|[Ss]tudent)\s+(?:\d|[A-Z]\b)/u;

/** 'comments such as "good, but can be improved"' */
const ofExample = /(?:such as|seperti|misalnya|contohnya),?\s*$/iu;

/** 'G1 hingga G6': the codes of all participants. */
const codeRange =
  /(?<![\p{L}\d])(\p{Lu}{1,4})[\s-]?(\d{1,2})\s*(?:hingga|sehingga|sampai|until|to|–|-)\s*\1[\s-]?(\d{1,2})(?!\d)/gu;
/** So many paragraphs that are a quotation and nothing else are words of participants, also where none is named. */
const enoughBare = 3;

/** Quotations whose speaker is not told, and those of somebody who took no part. */
const quoteRemarks: Check = ({ study, design }) => {
  if (!design.isQualitative) return [];
  const blocks: { block: Block; text: string }[] = [];
  for (const block of study.document.blocks) {
    if (block.kind === 'table' || block.kind === 'heading') continue;
    if (study.kindAt(block) !== 'findings') continue;
    const last = blocks.at(-1);
    // A quotation that a page has broken into paragraphs.
    if (last && /“[^”]*$/u.test(last.text) && !block.text.startsWith('“')) last.text += ` ${block.text}`;
    else blocks.push({ block, text: block.text });
  }
  const quotes = blocks.flatMap(({ block, text }, index) =>
    [...text.matchAll(quotation)].flatMap((match) => {
      if (ofExample.test(text.slice(0, match.index))) return [];
      const rest = text.slice(match.index + match[0].length);
      const next = rest.trim() === '' ? (blocks[index + 1]?.text ?? '') : rest;
      // Behind a full stop, or on a line of its own, only a bracket or a dash names the speaker.
      const isClosed = rest.trim() === '' || /[.?!]$/u.test(match[1] ?? '');
      const [after] = (isClosed ? /^(?:\s*[([–—-].{0,40})?/u : /^[^.?!]{0,60}/u).exec(next) ?? [''];
      const [before] = /[^.?!]{0,160}$/u.exec(text.slice(0, match.index)) ?? [''];
      return [
        {
          evidence: study.citeWithin(block, match.index),
          code: /^\W*(\p{Lu}{1,4})[\s-]?(\d{1,2})(?!\d)/u.exec(after),
          isTold: speaker.test(before) || speaker.test(after),
          isBare: text.trim() === match[0] && !/:\s*$/u.test(blocks[index - 1]?.text ?? ''),
        },
      ];
    }),
  );
  const untold = quotes.filter(({ isTold }) => !isTold);
  const isShown =
    untold.length * 2 <= quotes.length ||
    (untold.length === quotes.length && quotes.filter(({ isBare }) => isBare).length >= enoughBare);
  return [
    ...weakness(isShown && untold[0]?.evidence, {
      check: 'quoteWithoutSpeaker',
      text: `${untold.length} daripada ${quotes.length} petikan peserta tidak disertai kod peserta.`,
      advice: 'Sertakan kod peserta (dan sumber data) selepas setiap petikan supaya bukti dapat dijejak.',
      measure: { value: untold.length, better: 'fewer' },
      ...rubric('persembahan', 2),
    }),
    ...strangers(study, quotes),
  ];
};

/** Codes outside the range that the paper gives its participants, and that it names nowhere else. */
function strangers(study: StudyText, quotes: readonly { code: RegExpExecArray | null; evidence: Citation }[]) {
  const method = study.within('methodology', 'findings');
  const ranges = foundIn(method, codeRange);
  const rows = study.tables.flatMap((table) => table.rows);
  const named = [...rows, ...method.filter(({ kind }) => kind === 'methodology')];
  return quotes.flatMap(({ code, evidence }) => {
    const [, letters = '', number = ''] = code ?? [];
    const own = ranges.filter(({ match }) => match[1] === letters);
    const isWithin = own.some(({ match: [, , from, to] }) => +number >= Number(from) && +number <= Number(to));
    const listed = rows.filter(({ cells: [first = ''] }) => re.u`^${letters}[\s-]?\d{1,2}$`.test(first));
    const shown = own[0]?.line ?? (listed.length >= 4 ? listed.at(-1) : undefined);
    const printed = re.u`(?<![\p{L}\d])${letters}[\s-]?${number}(?!\d)`;
    if (!shown || isWithin || named.some(({ text }) => printed.test(text))) return [];
    return wrongFigure(evidence, {
      check: 'unknownSpeaker',
      subject: letters + number,
      text: `Satu petikan dikatakan daripada ${letters}${number}, sedangkan peserta kajian ialah ${own[0]?.match[0] ?? `${listed[0]?.cells[0]} hingga ${listed.at(-1)?.cells[0]}`}.`,
      advice: 'Semak kod peserta bagi petikan ini dengan transkrip, atau betulkan senarai peserta.',
      against: cite(shown),
    });
  });
}
