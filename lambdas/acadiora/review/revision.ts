import { type CriterionKey, criterionKeys } from '../../../shared/acadiora/criteria.ts';
import { scoreOf, scoreTotal } from '../../../shared/acadiora/rules.ts';
import type { Criteria, Evaluation, PlacedRemark, Remark, Revision } from '../../../shared/acadiora/schemas.ts';
import { blockText, type Citation, citationOf, textAt } from '../../../shared/document/citation.ts';
import type { Block, SourceDocument } from '../../../shared/document/document.ts';
import { comparable } from '../../../shared/text/comparable.ts';
import { recordOf } from '../../../shared/values/pick.ts';
import type { Judged, ReviewAnswer } from '../prompts/answers.ts';
import { blockOf } from '../../../shared/document/blockOf.ts';
import { memo } from '../../../shared/values/memo.ts';

/** The remarks that a revision has to answer: weaknesses, and improvements that say more than a weakness does. */
export function earlierRemarks(
  { evaluation }: Pick<Evaluation, 'evaluation'>,
  criterion: CriterionKey,
): PlacedRemark[] {
  const { weaknesses, improvements } = evaluation[criterion];
  // A counted weakness and its improvement are one thing.
  const judged = improvements.filter(({ source }) => source === 'judged');
  return [...weaknesses, ...judged].map((remark) => ({ ...remark, criterion }));
}

/** What the model is told of them; those that code counted are counted again. */
export const earlierForModel = (before: Pick<Evaluation, 'evaluation'>, criterion: CriterionKey) =>
  earlierRemarks(before, criterion)
    .filter(({ source }) => source === 'judged')
    .map(({ id, text, evidence }) => ({ id, text, quote: evidence?.quote ?? '' }));

/** A review that is being made: what it says, and the paper that it is about. */
interface Reviewed {
  document: SourceDocument;
  criteria: Criteria;
  judged: Judged;
}

/** The outcome of every earlier remark, with the words of the revised paper that show it. */
export function revisionOf(before: Evaluation & { document: SourceDocument }, now: Reviewed): Revision {
  const placesOnly = new Set(before.facts.sections.map(({ heading }) => comparable(heading)));
  const remarks = criterionKeys.flatMap((criterion) =>
    earlierRemarks(before, criterion).map((remark) => {
      const isCounted = remark.source === 'counted';
      const outcome = isCounted
        ? recounted(remark, placesOnly, before.document, now)
        : outcomeOf(remark, now.judged[criterion]?.earlier ?? [], before.document, now.document);
      const isJudged = now.criteria[criterion].items.some(({ level }) => level !== null);
      // What a check still finds is certain; that it finds nothing says nothing of a paper that was badly read.
      return isJudged || (isCounted && outcome.status !== 'selesai')
        ? { remark, ...outcome }
        : { remark, ...unchecked };
    }),
  );
  return {
    before: {
      documentName: before.documentName,
      totalScore: before.overall.totalScore,
      grade: before.overall.grade,
      reviewedAt: before.reviewedAt,
    },
    scores: [...(before.revision?.scores ?? []), before.overall.totalScore],
    compared: comparedOf(before.evaluation, now.criteria),
    remarks,
  };
}

const levelIn = (criteria: Criteria, key: CriterionKey, id: string): number | null =>
  criteria[key].items.find((item) => item.id === id)?.level ?? null;

type Scores = Record<CriterionKey, ReturnType<typeof scoreOf>>;

/** Both versions by the items that were judged in both: what is judged in one alone says nothing of a change. Null where there is none. */
function comparedOf(before: Criteria, now: Criteria): Revision['compared'] {
  const inBoth = recordOf(criterionKeys, (key) =>
    now[key].items
      .map(({ id }) => id)
      .filter((id) => [before, now].every((criteria) => levelIn(criteria, key, id) !== null)),
  );
  const [were, are] = [before, now].map((criteria) =>
    recordOf(criterionKeys, (key) =>
      scoreOf(
        key,
        inBoth[key].map((id) => ({ level: levelIn(criteria, key, id) })),
      ),
    ),
  ) as [Scores, Scores];
  const items = Object.values(inBoth).flat().length;
  if (items === 0) return null;
  return {
    before: scoreTotal(were).percentage,
    now: scoreTotal(are).percentage,
    items,
    criteria: criterionKeys
      .filter((key) => inBoth[key].length > 0)
      .map((key) => ({ key, before: were[key].percentage, now: are[key].percentage })),
  };
}

const unproven = 'Tiada bukti pembaikan ditemui dalam versi baharu.';

type Outcome = Omit<Revision['remarks'][number], 'remark'>;

const unchecked: Outcome = {
  status: 'tidakDisemak',
  reason: 'Kriteria ini tidak dinilai dalam versi baharu.',
  evidence: null,
};

/**
 * A counted remark is settled by the same count on the revised paper. That a check no longer finds a fault is not enough, for it may not
 * have been made there: the words it rests on must have gone, or, where it rests on none but a place, the paper must say something more.
 */
function recounted(
  remark: PlacedRemark,
  headings: ReadonlySet<string>,
  before: SourceDocument,
  now: Reviewed,
): Outcome {
  const still = now.criteria[remark.criterion].weaknesses.find(({ id }) => id === remark.id);
  if (still !== undefined)
    return isBetter(still.measure, remark.measure)
      ? { status: 'separa', reason: still.text, evidence: still.evidence }
      : { status: 'belum', reason: 'Semakan sistem masih menemui kelemahan ini.', evidence: still.evidence };
  const evidence = remark.evidence && sameWords(remark.evidence, now.document);
  const isOfPlace =
    remark.isAbsence || remark.measure !== null || headings.has(comparable(remark.evidence?.quote ?? ''));
  if (isOfPlace && (remark.isAbsence || evidence !== null) && !saysMore(before, now.document))
    return { status: 'belum', reason: unproven, evidence };
  if (!isOfPlace && standsUnchanged(remark, before, now.document))
    return { status: 'belum', reason: 'Ayat atau jadual yang dipersoalkan masih sama.', evidence };
  return { status: 'selesai', reason: 'Semakan sistem tidak lagi menemui kelemahan ini.', evidence };
}

const isBetter = (now: Remark['measure'], before: Remark['measure']): boolean =>
  now !== null && before !== null && (now.better === 'more' ? now.value > before.value : now.value < before.value);

/**
 * A judged remark is settled when the revised paper holds words that settle it and were not there before, or no longer holds those it
 * was about: a paper uploaded again unchanged has improved nothing, whatever a model says.
 */
function outcomeOf(
  remark: PlacedRemark,
  claims: ReviewAnswer['earlier'],
  before: SourceDocument,
  now: SourceDocument,
): Outcome {
  const unchanged = remark.evidence && sameWords(remark.evidence, now);
  const isGone = remark.evidence !== null && unchanged === null;
  const { status = 'belum', reason = unproven, at } = claims.find(({ id }) => id === remark.id) ?? {};
  const evidence = at ? citationOf(now, at) : unchanged;
  const isNew = evidence !== null && sameWords(evidence, before) === null;
  return status === 'belum' || isNew || (isGone && !remark.isAbsence)
    ? { status, reason, evidence }
    : { status: 'belum', reason: unproven, evidence: unchanged };
}

/** Shorter pieces (a page number, a cell) say nothing new by themselves. */
const leastNewLetters = 12;

/** A paper's letters, and where each block begins in them: it is looked through once for each of its earlier remarks. */
const lettersOf = memo((document: SourceDocument) => {
  const starts: number[] = [];
  let text = '';
  for (const block of document.blocks) {
    starts.push(text.length);
    text += comparable(blockText(block));
  }
  return { text, starts };
});

/** Where another version of the paper has these words, however it breaks its lines; null where it has not. */
function sameWords({ quote }: Citation, document: SourceDocument): Citation | null {
  const wanted = comparable(quote);
  const { text, starts } = lettersOf(document);
  const at = wanted.length < 2 ? -1 : text.indexOf(wanted);
  const block = at < 0 ? undefined : document.blocks[starts.findLastIndex((start) => start <= at)];
  const found = block && citationOf(document, [String(block.n)]);
  return found ? { ...found, quote } : null;
}

/**
 * Whether all the words that a remark rests on stand in the revised paper as they did: then its fault does too, whatever a check that
 * cannot be made there any more (a table that has become plain lines) no longer finds. Words in a table are its whole table: a total
 * is mended in any of its rows.
 */
function standsUnchanged(
  { evidence, against }: Pick<Remark, 'evidence' | 'against'>,
  before: SourceDocument,
  now: SourceDocument,
): boolean {
  if (evidence === null) return false;
  const words = [...tableAround(evidence, before), ...(against === null ? [] : [against])];
  return words.every((one) => sameWords(one, now) !== null);
}

/** The rows with numbers of the table that the evidence is from; the evidence itself outside a table. */
function tableAround(evidence: Citation, document: SourceDocument): Citation[] {
  const n = blockOf(evidence.at[0] ?? '');
  const table = document.blocks.find(
    (block): block is Extract<Block, { kind: 'table' }> => block.n === n && block.kind === 'table',
  );
  if (table === undefined) return [evidence];
  return table.rows.flatMap((_, index) => {
    const quote = textAt(document, `${n}.${index + 1}`) ?? '';
    return /\d/u.test(quote) && comparable(quote).length >= 2 ? [{ ...evidence, quote }] : [];
  });
}

/** Whether the revised paper says anything that the version before did not: what was missing cannot have come without. */
function saysMore(before: SourceDocument, now: SourceDocument): boolean {
  const { text } = lettersOf(before);
  return now.blocks
    .flatMap((block) => blockText(block).split(/[\n|]|[.!?;]\s/u))
    .map(comparable)
    .some((piece) => piece.length >= leastNewLetters && !text.includes(piece));
}
