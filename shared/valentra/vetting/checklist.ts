import { tell } from '../messages.ts';
import { toReview } from '../../course/review.ts';
import { doubtsOf } from '../../course/rules.ts';
import { type Said, say } from '../../text/said.ts';
import { isBorneOut } from '../../fact/labels.ts';
import type { Chain } from './alignment.ts';
import {
  choiceGaps,
  cloGaps,
  hpGaps,
  hpShareGaps,
  levelGaps,
  marksGaps,
  objectiveGaps,
  openShareGaps,
  shareGaps,
  sharesIn,
  taskGaps,
  tieGaps,
  topicGaps,
  topicsAsked,
} from './gaps.ts';
import { weightageLabel } from '../labels.ts';
import { formGaps, statedForm, unsureForm } from '../paper/form.ts';
import { agreementOf } from '../paper/agreement.ts';
import { assessmentWarnings } from '../tasks/jstDerived.ts';
import { type ManualCheck, type StageName, stageNames } from '../schemas.ts';
import { withMark } from '../course/valueFacts.ts';

/** A line of the vetting forms that institutions use. */
interface Rule {
  label: string;
  /** The documents on whose forms it stands. */
  of: readonly StageName[];
  /** What code counts against it. A document that is not made yet counts for nothing. */
  faults?: (chain: Chain, stage: StageName) => Said[];
  /** What code counts for it, behind its label. */
  figures?: (chain: Chain, stage: StageName) => string;
  /** What is said in place of a yes, where that would say too much. */
  verdict?: (chain: Chain, stage: StageName) => Said | null;
  /** What they are about, where their words do not name it. */
  about?: (chain: Chain) => unknown;
  /** The codes of items' flags that belong to it. */
  flags?: RegExp;
  /** The other lines on which what is found of an item speaks against it, too. */
  restsOnLines?: RegExp;
  /** Whether it takes a reader: that code finds nothing says little. */
  isJudged?: true;
}

const rules: Readonly<Record<string, Rule> & Record<ManualCheck, Rule>> = {
  facts: {
    label: 'Fakta kursus disahkan',
    of: ['jst'],
    faults: ({ course: { unconfirmed, read } }) => {
      const others = toReview(read).flatMap(({ items }) => items).length - unconfirmed.length;
      return [
        ...(unconfirmed.length === 0 ? [] : [tell.unconfirmedValues(unconfirmed.length)]),
        ...(others > 0 ? [tell.openItems(others)] : []),
        // Weights have a line of their own.
        ...doubtsOf(read).flatMap(({ list, message }) => (list === 'assessments' ? [] : [say`${message}`])),
      ];
    },
    about: ({ course: { unconfirmed } }) => unconfirmed,
  },
  slt: { label: 'SLT sama dengan dokumen kursus', of: ['jst'], faults: sltFaults, flags: /^slt$/ },
  weights: {
    label: 'Wajaran berjumlah 100%',
    of: ['jst'],
    faults: ({ jst }) => assessmentWarnings(jst?.assessments ?? []).map(({ message }) => say`${message}`),
  },
  clo: {
    label: 'Setiap CLO ditaksir',
    of: ['jst', 'pentaksiran'],
    faults: (chain) => [...cloGaps(chain, 'course'), ...tieGaps(chain)],
  },
  testClo: {
    label: 'Setiap CLO ujian disoal',
    of: ['jsu', 'exam'],
    faults: (chain) => cloGaps(chain, 'paper'),
  },
  shares: {
    label: 'Agihan markah CLO dan HP seperti dirancang',
    of: ['jsu', 'exam'],
    faults: (chain, stage) => [...shareGaps(chain, stage), ...hpShareGaps(chain, stage)],
    figures: (chain, stage) =>
      sharesIn(chain, stage)
        .map(({ code, has }) => `${code} ${weightageLabel(has)}`)
        .join(', '),
  },
  topics: { label: 'Setiap topik ujian disoal', of: ['jsu', 'exam'], faults: topicGaps, verdict: topicsAsked },
  tasks: { label: 'Setiap tugasan mempunyai soalan dan rubrik', of: ['pentaksiran', 'rubrik'], faults: taskGaps },
  hpShares: { label: 'Agihan HP atau PLO dinyatakan', of: ['jst'], faults: openShareGaps },
  hp: {
    label: 'Setiap HP atau PLO mempunyai kriteria',
    of: ['jst', 'rubrik'],
    faults: hpGaps,
    verdict: ({ rubrik }) => (rubrik === null ? say`Rubrik belum dijana | No rubric yet` : null),
    flags: /^no_hp$/,
  },
  agreement: {
    label: 'Kertas sepadan dengan JSU',
    of: ['exam'],
    faults: agreementFaults,
    restsOnLines: /^(?:levels|marks)$/,
  },
  form: {
    label: 'Bentuk kertas seperti dalam dokumen kursus',
    of: ['jsu', 'exam'],
    faults: ({ course, paper, ...chain }, stage) => {
      const document = chain[stage === 'jsu' ? 'jsu' : 'exam'];
      if (!paper || !document) return [];
      return [...formGaps(statedForm(course.read, paper), document.questions), ...unsureForm(course.read, paper)];
    },
  },
  levels: {
    label: 'Aras kognitif seperti yang dijanjikan',
    of: ['jsu', 'pentaksiran', 'exam'],
    faults: levelGaps,
    flags: /level|bloom|above_clo/,
    isJudged: true,
  },
  marks: {
    label: 'Jumlah markah dan skema sepadan',
    of: ['jsu', 'rubrik', 'exam'],
    flags: /^marks/,
    faults: (chain, stage) =>
      stage === 'rubrik' ? marksGaps(chain) : [...choiceGaps(chain, stage), ...objectiveGaps(chain, stage)],
    verdict: ({ exam }, stage) =>
      stage === 'jsu' && exam === null ? say`Markah: ya; skema belum ditulis | Marks: yes; no scheme yet` : null,
  },
  // And all flags that belong to no other.
  items: {
    label: 'Item dan kriteria tidak bercacat',
    of: ['pentaksiran', 'rubrik', 'exam'],
    restsOnLines: /./,
    isJudged: true,
  },
  language: { label: 'Bahasa baku dan jelas', of: stageNames, flags: /^indonesian$/ },
  key: {
    label: 'Kunci jawapan disahkan',
    of: ['exam'],
    flags: /^(?:key|two_right|wrong_scheme|unanswerable)/,
    isJudged: true,
  },
  look: {
    label: 'Isi soalan menguji topik dan CLO yang dilabelkan',
    of: ['exam'],
    flags: /^(?:off_topic|not_looked|not_judged)$/,
    isJudged: true,
  },
  content: { label: 'Isi sesuai dengan kursus dan pelajar', of: stageNames },
};

/** The lines of a document's form, by their keys. */
export const rulesOf = (stage: StageName): [key: string, rule: Rule][] =>
  Object.entries(rules).filter(([, { of }]) => of.includes(stage));

/** The line that a flag of this code belongs to: what no line names is the items', or what the lecturer reads. */
export function ruleOf(stage: StageName, code: string): string {
  const own = rulesOf(stage);
  const named = own.find(([, { flags }]) => flags?.test(code)) ?? own.find(([key]) => key === 'items');
  return named?.[0] ?? 'content';
}

/** Hours of learning time in the JST that the document does not state, or states otherwise. */
function sltFaults({ course, jst }: Chain): Said[] {
  return (jst?.assessments ?? []).flatMap(({ code, assessmentId, slt, facts }) => {
    const stated = course.assessments.find((one) => one.assessmentId === assessmentId)?.slt ?? null;
    const { sltTotal } = course.read;
    const unstated = () => (sltTotal === undefined ? tell.noSlt(code) : tell.sltOfCourse(code, sltTotal));
    if (slt === null) return [stated === null ? unstated() : tell.sltMissing(code, stated)];
    if (stated !== null && stated !== slt) return [tell.otherSlt(code, slt, stated)];
    const isSure = stated === null ? isBorneOut(facts['slt']) : facts['slt']?.state !== 'unconfirmed';
    return isSure ? [] : [tell.unsureSlt(code, withMark(`${slt} jam`, facts['slt']))];
  });
}

function agreementFaults({ jsu, exam }: Chain): Said[] {
  if (jsu === null || exam === null) return [];
  const { isSame, text } = agreementOf(jsu, exam.questions);
  return isSame ? [] : [text];
}
