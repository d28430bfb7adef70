import type { StudyKind } from '../../shared/acadiora/criteria.ts';
import { applies, notCalledFor, rubricItems } from '../../shared/acadiora/rubric.ts';
import type { Fallen, PlacedRemark } from '../../shared/acadiora/schemas.ts';
import { citationOf } from '../../shared/document/citation.ts';
import type { SourceDocument } from '../../shared/document/document.ts';
import type { OverallAnswer } from './prompts/answers.ts';

export type Verdicts = OverallAnswer['verdicts'];

export type Looked = Pick<Fallen, 'remark' | 'kind'>;

/** Whether a kind of study calls for what a remark speaks of. */
const isCalledFor = (kind: StudyKind | null, { criterion, item }: PlacedRemark): boolean =>
  item === null
    ? rubricItems[criterion].some(({ id }) => applies(kind, criterion, id))
    : applies(kind, criterion, item);

/**
 * The remarks that do not stand: those that the kind of study does not call for, those that the look has found contradicted at a place that the
 * paper has, and repetitions of a remark of the same kind that stands. What was counted stands, but for something missing that the look
 * has found, for a count knows only the words that it searches.
 */
export function fallenOf(
  looked: readonly Looked[],
  verdicts: Verdicts,
  kind: StudyKind | null,
  paper: SourceDocument,
): Map<string, Fallen> {
  const known = new Map(looked.map((one) => [one.remark.id, one]));
  const said = new Map(verdicts.map((verdict) => [verdict.id, verdict]));
  const fallen = new Map<string, Fallen>();
  const falls = (one: Looked, verdict: Fallen['verdict'], reason: string, evidence: Fallen['evidence'] = null) =>
    fallen.set(one.remark.id, { ...one, verdict, reason, evidence });
  for (const one of looked) {
    const { id, isAbsence, isOpen } = one.remark;
    const { verdict, reason = '', at = [] } = said.get(id) ?? {};
    const evidence = citationOf(paper, at);
    if (!isCalledFor(kind, one.remark)) falls(one, 'tidak_terpakai', notCalledFor(kind));
    else if ((isOpen || isAbsence) && verdict === 'tidak_terpakai') falls(one, verdict, reason);
    else if ((isOpen || isAbsence) && verdict === 'bercanggah' && evidence !== null)
      falls(one, verdict, reason, evidence);
  }
  for (const one of looked) {
    const { id, source } = one.remark;
    const { verdict, of = '', reason = '' } = said.get(id) ?? {};
    const kept = known.get(of);
    if (verdict !== 'ulangan' || source === 'counted' || kept === undefined || fallen.has(id)) continue;
    // Of two that are called repetitions of each other, the first falls and the second then stands.
    if (of !== id && kept.kind === one.kind && !fallen.has(of)) falls(one, verdict, reason);
  }
  return fallen;
}
