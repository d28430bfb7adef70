import { partLevel } from '../terms/mqf.ts';
import { withoutKey } from '../course/words/codes.ts';
import { isUnder, type LabelKind } from '../course/words/vocabulary.ts';
import { wordList } from '../text/words.ts';
import type { Row } from './rows.ts';
import { withoutOrdinal } from './score.ts';

/** What stands before the verb of an outcome: 'Pelajar dapat', 'Students will be able to', 'critically'. */
const before = wordList(`pelajar/siswa guru/mahasiswa/students?/dapat/boleh/mampu/berupaya/kebolehan/keupayaan/untuk/
  (?:an )?ability/able/will/to/be/should/can/akan/[a-z]+ly/secara [a-z]+`);
/** Verbs that outcomes open with; Malay and Indonesian ones are known by their prefix. */
const prefixed = ['me[a-z]{3,}', 'ber[a-z]{3,}', 'bekerja', 'belajar'];
const verbs = wordList(`adapt/adopt/analy[sz]e/apply/appraise/arrange/articulate/assemble/assess/build/calculate/carry/
  categori[sz]e/choose/classify/collaborate/communicate/compare/compose/comprehend/compute/conduct/
  construct/contrast/create/critique/debate/defend/define/deliver/demonstrate/derive/describe/design/
  determine/develop/diagnose/differentiate/discuss/display/distinguish/employ/engage/estimate/evaluate/
  examine/execute/exhibit/explain/explore/express/formulate/generate/identify/illustrate/implement/
  integrate/interpret/investigate/judge/justify/lead/list/manage/manipulate/model/operate/organi[sz]e/
  outline/participate/perform/plan/practi[cs]e/predict/prepare/present/produce/propose/provide/
  recogni[sz]e/recommend/record/edit/respond/reflect/relate/report/research/review/select/show/sketch/
  solve/state/structure/suggest/summari[sz]e/synthesi[sz]e/test/trace/translate/understand/uphold/use/
  utili[sz]e/validate/value/verify/work/write/acquire/act/adhere/advise/advocate/configure/coordinate/
  curate/debug/deploy/forecast/guide/initiate/maintain/optimi[sz]e/promote/quantify/resolve/serve/
  service/tailor/visuali[sz]e/argue/draft/draw/facilitate/handle/inspect/interview/join/map/monitor/negotiate/
  observe/simulate/support/take/teach/treat/troubleshoot/weigh/adjust/administer/audit/balance/
  capture/check/cite/code/collect/compile/complete/control/convert/count/detect/diagram/dissect/
  document/enhance/establish/experiment/extract/film/follow/gather/improve/infer/listen/locate/make/
  manufacture/match/master/modify/paint/photograph/process/program/publish/rate/read/recall/recite/
  reconstruct/reduce/refine/repair/restore/revise/rewrite/schedule/score/sort/speak/specify/survey/
  transcribe/tune/type/weld/pronounce/hold/appreciate/cooperate/comply/fabricate/install/name/label/tunjuk/cipta/
  reka/bina/hurai/analisis/nilai/guna`);
const verb = new RegExp(
  String.raw`^(?:(?:${before.join('|')})\s+)*(?:${prefixed.join('|')}|(?:${verbs.join('|')})\b)`,
  'i',
);

/** Whether a text opens as an outcome does, with a verb; what stands before a colon may introduce it. */
export const opensWithVerb = (text: string): boolean => verb.test(withoutOrdinal(text).replace(/^[^\p{L}]+/u, ''));

/** A code of the document's own before an outcome: 'HP1 Menjelaskan ...'. */
const ownCode = /^(?:[•▪→]\s*)?\p{Lu}{1,4}\s?-?\d{1,2}[:.)]?\s+(?=\p{L}\p{Ll}{3})/u;

/** An outcome's words without its code and level before and the codes in brackets behind: 'HPK1 (C4): Menganalisis ... (C4, PLO2)'. */
export const statementOf = (text: string): string =>
  withoutOrdinal(
    partLevel(
      withoutKey(text)
        .replace(ownCode, '')
        .replace(/^\(\s*[CKPA]\s?[1-7][^()]*\)\s*[:.–-]*\s*/u, ''),
    )
      .statement.replace(/\s*[;,](?:\s*(?:dan|and|serta))?\s*$/iu, '')
      // '... – PLO2', '... . C3 · PLO1'
      .replace(/\s*[–—.-]\s*(?:(?:[CPA]|HPP|HP|PLO|PO|CPL|MQF)\s?\d{1,2}[a-d]?[\s,;&·]*)+$/u, '')
      .replace(/(?:\s*[([](?=[^)\]]*\d)[^)\]]{1,60}[)\]]\.?)+\s*$/u, '')
      // A bracket that the end of a line has cut.
      .replace(/\s*[([][^()[\]]{0,30}$/u, '')
      .replace(/[\s;,]+$/u, ''),
  );

const besides: readonly LabelKind[] = ['method', 'assessment', 'skill', 'plo', 'level', 'topic', 'subtopic', 'week'];
const shortestStatement = 15;

/** The texts of a row that may state its outcome, those under a head of statements first. */
export function statementsIn(row: Row): string[] {
  const texts = row.cells.flatMap((cell, place) => {
    const column = row.columns[place];
    if (isUnder(column, ...besides)) return [];
    // The same statement in a second language may stand on the line below, or behind ' / '.
    const halves = statementOf(cell).split(/\s\/\s(?=\p{Lu})/u);
    const parts = [...new Set([cell, ...cell.split(/\n(?=\p{Lu})/u), ...(halves.every(opensWithVerb) ? halves : [])])];
    return parts.map((text) => ({ text: statementOf(text), isUnderHead: isUnder(column, 'statement') }));
  });
  return texts
    .filter(({ text }) => text.length >= shortestStatement)
    .toSorted((a, b) => Number(b.isUnderHead) - Number(a.isUnderHead) || b.text.length - a.text.length)
    .map(({ text }) => text);
}
