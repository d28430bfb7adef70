import { criteria, type CriterionKey } from '../../../../../shared/acadiora/criteria.ts';
import { quoted } from '../../language/phrases.ts';
import { upperFirst } from '../../language/lexicon.ts';
import type { CriterionRule } from '../cues/cue.ts';
import { isWhollyRead } from './itemLevels.ts';
import type { Paper } from '../paper/paper.ts';
import { inBrackets, isLacking, namesOf, patternFor, phraseOf, repeats, type Judged } from './remarkWording.ts';

type Best = (title: string, what: string, phrase: string) => string;
const bests: readonly [Best, ...Best[]] = [
  (title, what, phrase) => `Perkara yang paling kukuh bagi ${title} ialah ${what}${phrase}.`,
  (title, what, phrase) => `${upperFirst(what)} paling menonjol dalam ${title}${phrase}.`,
  (title, what, phrase) => `Bagi ${title}, kertas ini paling meyakinkan dari segi ${what}${phrase}.`,
];
type Worst = (what: string, missing: string) => string;
const worsts: readonly [Worst, ...Worst[]] = [
  (what, missing) => `Yang paling perlu diperbaiki ialah ${what}, khususnya ${missing}.`,
  (what, missing) => `Tumpukan pembetulan pada ${what} dengan menyemak semula ${missing}.`,
  (what, missing) => `Perhatian masih diperlukan bagi ${what} kerana ${missing} belum jelas.`,
];

function worstOf({ rule, missing }: Judged, key: CriterionKey): string {
  const names = namesOf(missing);
  return repeats(rule.what, names)
    ? `Yang paling perlu diperbaiki ialah ${names}.`
    : patternFor(worsts, key, rule.id)(rule.what, names);
}

/** The criterion in one to three sentences. */
export function commentsOf(key: CriterionKey, judged: readonly Judged[], paper: Paper, rule: CriterionRule): string[] {
  const given = judged.filter(({ level }) => level !== null).toSorted((a, b) => (b.level ?? 0) - (a.level ?? 0));
  const [best, worst] = [given[0], given.at(-1)];
  const title = quoted(criteria[key].title);
  if (!best || !worst) {
    const reasons = new Set(judged.flatMap(({ exempt }) => exempt ?? []));
    return [...reasons]
      .slice(0, 3)
      .map((reason) => reason.replace(/^Tidak terpakai/, `Kriteria ${title} tidak dinilai`));
  }
  const strong =
    (best.level ?? 0) >= 2
      ? patternFor(bests, key, best.rule.id)(title, best.rule.what, inBrackets(phraseOf(best)))
      : `Semua perkara yang dinilai bagi ${title} masih perlu diperkukuh.`;
  const unread = isWhollyRead(paper, rule.kinds)
    ? []
    : [
        `Penilaian ${title} dibuat daripada bahagian lain kerana bahagian khususnya tidak ditemui atau tidak dibaca penuh.`,
      ];
  const weak = (worst.level ?? 0) <= 2 && isLacking(worst) ? [worstOf(worst, key)] : [];
  const fault = judged.flatMap(({ faults }) => faults)[0]?.fault.advice;
  return [strong, ...unread, ...weak, ...(fault ? [fault] : [])].slice(0, 3);
}
