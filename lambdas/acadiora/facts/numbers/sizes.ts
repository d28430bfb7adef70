import type { CountedRemark } from '../../../../shared/acadiora/facts.ts';
import type { Checked } from '../remarks/remark.ts';
import { mainSize } from '../study/sample.ts';
import { numeralWords, valueOfNumeral } from '../text/numerals.ts';
import { citeRow, studyRows } from '../text/paperTables.ts';
import { bodySentences, cite, ownSentences, sentencesWithin, type StudyText } from '../text/studyText.ts';
import { conflict, inSample, isExchanged, isNear, saysNumber, shrinks, type Size } from './counts.ts';

/** Teachers may be interviewed beside their pupils. */
const adults = /guru|pensyarah|pentadbir|ibu bapa|teacher|lecturer|parent|dosen|orang tua/iu;
const interviewed = /informan|temu ?bual|wawancara|interview/iu;

/** The sample, those who were interviewed beside it, or the studies of a review, with two sizes. */
export function sizeConflicts(checked: Checked): CountedRemark[] {
  const { study, design, facts } = checked;
  if (design.kind === 'review') return sampleConflict(studiesIncluded(study), checked, false);
  const sizes = [...facts.sample, ...allInterviewed(study)];
  const main = mainSize(facts.sample) ?? 0;
  const beside = sizes.filter(
    ({ size, evidence }) => design.kind === 'mixed' && !isNear(main, size) && interviewed.test(evidence.quote),
  );
  return [
    ...sampleConflict(beside, checked, true),
    ...sampleConflict(
      sizes.filter((one) => !beside.includes(one)),
      checked,
      false,
    ),
  ];
}

const allOf = new RegExp(
  String.raw`(?<!\p{L})(?:ke(${numeralWords})-\1 (?:orang )?\p{L}+ yang|all (${numeralWords}) \p{L}+(?: who were)?) (?:ditemu ?bual|interviewed)`,
  'iu',
);

/** 'Keenam-enam pelajar yang ditemu bual': there are no more. */
const allInterviewed = (study: StudyText): Size[] =>
  sentencesWithin(study, 'findings', 'discussion').flatMap((sentence) => {
    const said = allOf.exec(sentence.text);
    const size = valueOfNumeral(said?.[1] ?? said?.[2] ?? '');
    return size >= 3 ? [{ size, evidence: cite(sentence, said?.index) }] : [];
  });

/** Words of another sample, or of a part: they explain only the sizes beside them. */
const otherGroup =
  /fasa|phase|kumpulan rawatan|kumpulan eksperimen|kumpulan kawalan|experimental group|control group/iu;

function sampleConflict(sample: readonly Size[], checked: Checked, areInterviewed: boolean): CountedRemark[] {
  const { design, study } = checked;
  const size = mainSize(sample);
  const one = sample.find((stated) => stated.size === size);
  const other = sample.find(
    (stated) =>
      one && stated.size !== size && isNear(one.size, stated.size) && stated.evidence.quote !== one.evidence.quote,
  );
  if (!one || !other) return [];
  const sizes = [one.size, other.size];
  if (areInterviewed && adults.test(one.evidence.quote) !== adults.test(other.evidence.quote)) return [];
  const isMeasured = design.isQuantitative && !design.isActionResearch && !areInterviewed;
  if (isMeasured && Math.min(...sizes) < 10) return [];
  // Two groups that make up a whole.
  if (sample.some((stated) => stated.size === one.size + other.size)) return [];
  // The numbers of a search shrink from step to step.
  if (design.kind === 'review')
    return conflict(inSample, 'Bilangan kajian yang disorot', { ...one, family: 'kajian' }, other);
  // Where all are interviewed, an interview explains nothing.
  const isExplained = ownSentences(study).some(
    ({ text }) =>
      shrinks.test(text) ||
      ((otherGroup.test(text) || (isMeasured && interviewed.test(text))) && saysNumber(text, ...sizes)),
  );
  return isExplained && !isExchanged(study, sizes) ? [] : conflict(inSample, 'Saiz sampel', one, other);
}

const works = '(?:studies|articles|papers|kajian|artikel)';
const number = String.raw`(?<![\p{L}\d.,])(\d{1,4}|${numeralWords})`;
const included = new RegExp(
  String.raw`${number} ${works}\b(?:[^.;\d]|(?:19|20)\d\d){0,60}\b(?:included|disertakan|dimasukkan|read in full|dibaca sepenuhnya)\b|${number} included ${works}|\bof which (\d{1,4}) were (?:included|read in full)`,
  'giu',
);

/** The studies that a review takes in: as it says, and as many as one of its tables has. */
const studiesIncluded = (study: StudyText): Size[] => [
  ...bodySentences(study).flatMap((sentence) =>
    [...sentence.text.matchAll(included)].map((match) => {
      const size = valueOfNumeral(match[1] ?? match[2] ?? match[3] ?? '');
      return { size, printed: `${size} kajian`, evidence: cite(sentence, match.index) };
    }),
  ),
  ...study.tables.flatMap(({ rows }) => {
    const last = rows.length >= 5 && studyRows(rows).length === rows.length ? rows.slice(-1) : [];
    return last.map((row) => ({
      size: rows.length,
      printed: `${rows.length} kajian dalam jadual`,
      evidence: citeRow(row),
    }));
  }),
];
