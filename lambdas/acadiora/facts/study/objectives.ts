import type { Facts } from '../../../../shared/acadiora/facts.ts';
import { uniqueBy } from '../../../../shared/uniqueBy.ts';
import { findingFor, type Stated } from './answeringFinding.ts';
import { cite, type StudySentence, type StudyText } from '../text/studyText.ts';

type Objective = Facts['objectives'][number];
type Kind = Objective['kind'];

const leads: readonly { kind: Kind; pattern: RegExp }[] = [
  { kind: 'hypothesis', pattern: /hipotesis|hypothes[ie]s/iu },
  {
    kind: 'question',
    pattern:
      /(?:per)?soalan(?:-(?:per)?soalan)? kajian|persoalan|rumusan masalah|research questions?|(?:two|three|four|five) questions|pertanyaan penelitian|\b(?:study|paper|we) asked\b/iu,
  },
  {
    kind: 'objective',
    pattern:
      /objektif|matlamat khusus|(?<!(?:sampel|persampelan|secara) )bertujuan|tujuan (?:khusus|kajian|penelitian)|objectives?|\baim(?:s|ed)?\b/iu,
  },
];
const kindIn = (text: string): Kind | undefined => leads.find(({ pattern }) => pattern.test(text))?.kind;

export const kindNames: Record<Kind, string> = {
  objective: 'Objektif',
  question: 'Persoalan',
  hypothesis: 'Hipotesis',
};
/** Kinds whose n-th answer also answers the n-th of this kind, where there are as many. */
const pairs: Record<Kind, readonly Kind[]> = {
  objective: ['hypothesis', 'question'],
  question: ['objective'],
  hypothesis: [],
};

/** '(i)', '2.', 'a)'; a number without a point behind it only as in an outline: '3.1'. */
const mark = /^\(?(?:([ivx]{1,4}|\d{1,2}|[a-h])[).:]|(\d{1,2}\.[1-9]\d?)[.):]?)\s+/iu;
const bullet = /^[•▪●○–*-]\s+/u;
const labelled = /^((?:Objektif|Persoalan|Soalan|Objective|Question)(?: kajian)? \d{1,2})\s*[:.)–-]\s*/iu;
/** 'H01: Tidak terdapat hubungan ...', 'RQ1: What ...?' */
const code =
  /(?<![\p{L}\p{N}])((?:H[oO0₀aA]?\s?_?\d{1,2}[a-c]?|Hipotesis(?: nol)?\s?\d{1,2}|Hypothesis\s\d{1,2})(?=\s*(?:[:.)–-]|\p{Lu}\p{Ll}))|(?:RQ|RO|SK|PK|OK)\s?\d{1,2}(?=\s*[:.)–-]))\s*(?:[:.)–-]\s*)?/gu;
const inlineMark = /(?<=[\s;:,])\(((?:i{1,3}|iv|v|vi{0,3}|[1-9]|[a-h]))\)\s+/giu;
const verb =
  /^(?:untuk |to )?(?:meng|men|mem|me[lrn]|member|identify|determin|examin|investigat|explor|assess|evaluat|compar|measur|develop|analy|describ|test|stud|find|understand|design|implement|propos)/iu;
const asks =
  /^(?:apakah|adakah|bagaimana|sejauh|manakah|mengapa|siapakah|apa|what|how|is there|are there|to what|does|do|which|why)\b.*\?$/iu;

const clean = (text: string): string => text.replace(/[;,]?\s*(?:dan|and|serta)?\s*[;,.]?\s*$/iu, '').trim();

/** Objectives, questions and hypotheses as stated, each once, in the order of the paper. */
function statedObjectives(study: StudyText): Stated[] {
  const before = study.within('introduction', 'objectives', 'literature', 'theory', 'methodology', 'other');
  const all = [...before.flatMap(coded), ...listed(study, before)];
  const kept = uniqueBy(all, ({ text }) => text.toLowerCase()).filter(({ text }) => text.length >= 12);
  if (kept.some(({ kind }) => kind !== 'hypothesis')) return kept.slice(0, 24);
  return [...purpose(study), ...kept].slice(0, 24);
}

/** What stands behind each mark, up to the next. */
function markedIn(text: string, pattern: RegExp) {
  const found = [...text.matchAll(pattern)];
  return found.map(({ 0: whole, 1: printed = '', index: at }, order) => {
    const end = found[order + 1]?.index;
    return { printed, text: clean(text.slice(at + whole.length, end)), quote: text.slice(at, end).trim() };
  });
}

/** Those with a code, as lines of their own or one after another. */
const coded = (sentence: StudySentence): Stated[] =>
  markedIn(sentence.text, code).flatMap(({ printed, text, quote }) => {
    const kind: Kind = printed.startsWith('H') ? 'hypothesis' : /^R?O/u.test(printed) ? 'objective' : 'question';
    const evidence = cite({ ...sentence, text: quote });
    return text.split(' ').length < 3 ? [] : [{ kind, label: printed.replace(/\s/g, ''), text, evidence }];
  });

/** Items of a list behind a heading or a sentence that announces objectives, questions or hypotheses. */
function listed(study: StudyText, sentences: readonly StudySentence[]): Stated[] {
  const result: Stated[] = [];
  let open: Kind | undefined;
  let ofHeading: Kind | undefined;
  let section = -1;
  let gap = 0;
  for (const sentence of sentences) {
    const { text } = sentence;
    gap += 1;
    if (sentence.section !== section) {
      section = sentence.section;
      ofHeading = kindIn(study.sections[section]?.heading ?? '');
      open = ofHeading;
      gap = 1;
    }
    const item = itemIn(text, open);
    const lead = announced(text);
    if (item) {
      const kind = open ?? 'objective';
      result.push(stated(kind, item, sentence, result.filter((one) => one.kind === kind).length + 1));
      gap = 0;
    } else if (lead) {
      open = lead;
      gap = 0;
      result.push(...inlineItems(text, lead).map((one, index) => stated(lead, one, sentence, index + 1)));
    } else if (isNumberedHeading(text) || (gap > 2 && !ofHeading)) open = undefined;
  }
  return result;
}

const isNumberedHeading = (text: string): boolean => /^\d{1,2}(?:\.\d{1,2})*\.?\s+\p{Lu}[\p{L}\s]{2,50}$/u.test(text);

const opens =
  /^[\d.\s]*\p{L}[\p{L}\s]{4,40}$|:\s*$|:\s*\(?(?:i|1|a)[).]|\b(?:were|are|ialah|adalah)\s+\((?:i|1|a)\)|berikut|following|seperti di bawah|as follows/iu;

/** What a sentence announces; also in itself: 'Kajian ini bertujuan (a) meneroka ..., (b) mengenal pasti ...' */
const announced = (text: string): Kind | undefined =>
  text.length < 700 && (opens.test(text) || askedInline.test(text) || inlineItems(text, 'objective').length > 1)
    ? kindIn(text)
    : undefined;

interface Item {
  mark: string;
  text: string;
  /** Where it is printed with one. */
  label?: string | undefined;
}

function itemIn(text: string, open: Kind | undefined): Item | undefined {
  const [whole = '', label] = labelled.exec(text) ?? [];
  if (label !== undefined) return { mark: '', label, text: clean(text.slice(whole.length)) };
  if (open === undefined || open === 'hypothesis') return undefined;
  const [sign = ''] = mark.exec(text) ?? bullet.exec(text) ?? [];
  const rest = text.slice(sign.length);
  const isQuestion = open === 'question' && (sign === '' ? asks.test(rest) : rest.split(/\s+/u).length >= 5);
  if (!isQuestion && !(sign !== '' && (verb.test(rest) || asks.test(rest)))) return undefined;
  return { mark: sign.trim().length === 1 ? '' : sign.trim(), text: clean(rest) };
}

/** 'Persoalan kajian ialah: apakah ...?' */
const askedInline =
  /(?::|\b(?:ialah|adalah|iaitu|yaitu|is)\b:?)\s+((?:apakah|adakah|bagaimana|sejauh|manakah|mengapa|what|how|to what)\b[^?]{12,300}\?)/iu;

function inlineItems(text: string, lead: Kind): Item[] {
  const found = markedIn(text, inlineMark).map((item) => ({ mark: `(${item.printed})`, text: item.text }));
  // The items behind the first may stand in sentences of their own.
  if (found.length > 1 || (lead === 'question' && /^\((?:i|1|a)\)$/u.test(found[0]?.mark ?? ''))) return found;
  const asked = lead === 'question' && found.length === 0 ? askedInline.exec(text)?.[1] : undefined;
  return asked === undefined ? [] : [{ mark: '', text: clean(asked) }];
}

function stated(kind: Kind, item: Item, sentence: StudySentence, order: number): Stated {
  const label = item.label ?? `${kindNames[kind]} ${item.mark.replace(/[.:]$/u, '') || order}`;
  const at = Math.max(0, sentence.text.indexOf(item.text));
  const quote = sentence.text.length <= 300 ? sentence.text : sentence.text.slice(at, at + item.text.length);
  return { kind, label, text: item.text, evidence: cite({ ...sentence, text: quote }) };
}

const aim =
  /(?:kajian|penyelidikan|penelitian|kertas|artikel|tinjauan)(?: ini)?(?: \p{L}+){0,3}? (?:bertujuan|dijalankan|dilaksanakan|dilakukan|adalah|ialah)(?: \p{L}+)? (?:untuk |bagi )?(?=[\p{L}(])|tujuan (?:utama )?(?:kajian|penyelidikan|penelitian)(?: tindakan)?(?: ini)? (?:adalah|ialah) (?:untuk )?|objektif(?: utama)?(?: kajian)?(?: ini)? (?:adalah|ialah) (?:untuk )?|(?:the )?(?:purpose|aim|objective) of (?:this|the) (?:study|research|paper|article) (?:is|was) to |this (?:study|paper|research|article) (?:aims|aimed|seeks|sought|set out) to /iu;

/** Without a list: the sentence that says what the study is for. */
const purpose = (study: StudyText): Stated[] =>
  (['objectives', 'introduction', 'other', 'abstract'] as const)
    .flatMap((kind) => study.within(kind))
    .flatMap((sentence): Stated[] => {
      const match = aim.exec(sentence.text);
      const text = match ? clean(sentence.text.slice(match.index + match[0].length)) : '';
      if (!verb.test(text)) return [];
      return [{ kind: 'objective', label: purposeLabel, text, evidence: cite(sentence, match?.index) }];
    })
    .slice(0, 1);

/** The label of an aim that stands alone, without numbered objectives. */
export const purposeLabel = 'Tujuan kajian';

/** Objectives with the finding that speaks of the same things; where each has a question or a hypothesis, the finding on that answers both. */
export function countObjectives(study: StudyText): Facts['objectives'] {
  const found = statedObjectives(study);
  const all = found.map((one) => ({ ...one, answeredBy: findingFor(one, found, study) }));
  const of = (kind: Kind): Objective[] => all.filter((one) => one.kind === kind);
  return all.map((one) => {
    const own = of(one.kind);
    const others = pairs[one.kind].map(of).filter(({ length }) => length === own.length);
    const answers = others.flatMap((other) => other[own.indexOf(one)]?.answeredBy ?? []);
    return { ...one, answeredBy: one.answeredBy ?? answers[0] ?? null };
  });
}
