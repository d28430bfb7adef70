import type { CountedRemark } from '../../../../shared/acadiora/facts.ts';
import { weakness, type Checked } from '../remarks/remark.ts';
import { mainSize } from '../study/sample.ts';
import { bodySentences, cite, ownKinds } from '../text/studyText.ts';
import { shrinks } from './groupSizes.ts';
import { sortedDigits } from './tablesMeant.ts';

/** Words of another sample, or of a part: they explain only the sizes beside them. */
const groups = String.raw`fasa|phase|kumpulan rawatan|kumpulan eksperimen|kumpulan kawalan|experimental group|control group`;
const otherSample = new RegExp(`${groups}|temu ?bual|wawancara|interview`, 'iu');
const otherGroup = new RegExp(groups, 'iu');

/** Whether the paper says why its sample has two sizes. Where all are interviewed, an interview explains nothing. */
function explainsSizes({ study, design }: Checked, sizes: readonly number[], areInterviewed: boolean): boolean {
  const size = new RegExp(`(?<![\\d.,])(?:${sizes.join('|')})(?![\\d]|[.,]\\d)`, 'u');
  // The numbers of a search shrink from step to step.
  if (design.kind === 'review') return false;
  const other = design.isQuantitative && !design.isActionResearch && !areInterviewed ? otherSample : otherGroup;
  return bodySentences(study).some(
    ({ kind, text }) => ownKinds.has(kind) && (shrinks.test(text) || (other.test(text) && size.test(text))),
  );
}

const isTransposed = (a: number, b: number): boolean => sortedDigits(a) === sortedDigits(b);

type Sample = Checked['facts']['sample'];
/** Teachers may be interviewed beside their pupils. */
const adults = /guru|pensyarah|pentadbir|ibu bapa|teacher|lecturer|parent|dosen|orang tua/iu;
const interviewed = /informan|temu ?bual|wawancara|interview/iu;

/** One sample, those interviewed of it, or the studies of a review, counted with two sizes that nothing explains. */
export function sizeConflicts(checked: Checked): CountedRemark[] {
  const { facts, design } = checked;
  if (design.kind === 'review') return conflictsIn(studiesIncluded(checked), checked, false);
  if (design.kind !== 'mixed') return conflictsIn(facts.sample, checked, false);
  const main = mainSize(facts.sample);
  const isOfInterviews = ({ size, evidence }: Sample[number]): boolean =>
    size !== main && interviewed.test(evidence.quote);
  return [true, false].flatMap((areInterviewed) =>
    conflictsIn(
      facts.sample.filter((one) => isOfInterviews(one) === areInterviewed),
      checked,
      areInterviewed,
    ),
  );
}

function conflictsIn(sample: Sample, checked: Checked, areInterviewed: boolean): CountedRemark[] {
  const { design } = checked;
  const size = mainSize(sample);
  const one = sample.find((stated) => stated.size === size);
  const other = sample.find((stated) => stated.size !== size && stated.evidence.quote !== one?.evidence.quote);
  // Sizes that are far apart are of different groups, not of one group counted twice.
  if (!one || !other) return [];
  if (areInterviewed && adults.test(one.evidence.quote) !== adults.test(other.evidence.quote)) return [];
  if (Math.abs(one.size - other.size) > Math.max(2, one.size * 0.2) && !isTransposed(one.size, other.size)) return [];
  const isMeasured = design.isQuantitative && !design.isActionResearch && !areInterviewed;
  if (isMeasured && Math.min(one.size, other.size) < 10) return [];
  // Two groups that make up a whole.
  if (sample.some((stated) => stated.size === one.size + other.size)) return [];
  if (explainsSizes(checked, [one.size, other.size], areInterviewed)) return [];
  const what = design.kind === 'review' ? 'Bilangan kajian yang disorot' : 'Saiz sampel';
  return weakness(one.evidence, {
    check: 'conflictingSampleSizes',
    subject: `${one.size} ${other.size}`,
    criterion: 'methodology',
    text: `${what} tidak konsisten: n = ${one.size} dinyatakan di satu tempat dan n = ${other.size} di tempat lain.`,
    advice: 'Semak data asal, gunakan satu bilangan di seluruh kertas dan jelaskan sebarang pengurangan.',
    against: other.evidence,
    priority: 1,
    cap: { item: 'persampelan', level: 2 },
  });
}

const included =
  /(?<![\d.,])(\d{1,4}) (?:studies|articles|papers|kajian|artikel)\b(?:[^.;\d]|(?:19|20)\d\d){0,60}\b(?:included|disertakan|dimasukkan|read in full|dibaca sepenuhnya)\b|\bof which (\d{1,4}) were (?:included|read in full)/giu;

const studiesIncluded = ({ study }: Checked): Sample =>
  bodySentences(study).flatMap((sentence) =>
    [...sentence.text.matchAll(included)].map((match) => ({
      size: Number(match[1] ?? match[2]),
      evidence: cite(sentence, match.index),
    })),
  );
