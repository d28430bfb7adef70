import { keyOf, labelKind, normalCode } from '../../../../../shared/course/labels.ts';
import { isEnglish } from '../../language/lexicon.ts';
import { rowLines } from './fields.ts';
import { detailOf, isStatement, outcomeOf, programmeCode, withoutCode, type Outcome } from './outcome.ts';
import { linesOf, markOf, withoutMark } from './ownWords.ts';
import type { Line, Loose, Section } from './reading.ts';

/** Statements behind their codes: on lines, in one cell, or beside the code; rows below them may tell their details. */
export function fromCodes(loose: readonly Loose[]): Outcome[] {
  const found: Outcome[] = [];
  for (const { at, cells, key } of loose) {
    const lines = cells.length > 1 ? rowLines(cells) : cells;
    const started = found.length;
    for (const line of lines.flatMap(linesOf)) {
      const text = codeFirst(withoutMark(line));
      const code = keyOf(text);
      const last = found.at(-1);
      if (last && onlyCodes.test(line) && found.length > started) last.statement += ` (${line})`;
      else if (code !== undefined) found.push(outcomeOf(code, withoutCode(text), at));
      else if (last && found.length > started) last.statement += `\n${line}`;
      else if (last && cells.length === 1 && /^\p{Ll}/u.test(line) && !/[.)]$/.test(last.statement))
        last.statement += `\n${line}`;
    }
    const [label = '', ...values] = cells;
    const isProgramme = values.length > 0 && values[0]?.search(programmeCode) === 0;
    const detail = isProgramme ? 'programme' : detailOf[labelKind(label) ?? 'ordinal'];
    const own = found.findLast(({ number }) => number === key);
    if (detail !== undefined && own) {
      own[detail] ||= values.join('\n');
      own.at.push(at);
    }
  }
  return found.filter(({ statement }) => isStatement(statement));
}

/** 'HPK1 (C2, HP1): Menjelaskan ...' -> 'HPK1: Menjelaskan ... (C2, HP1)'. */
const codeFirst = (line: string): string =>
  line.replace(
    /^(\p{L}+\s*[-.]?\s*\d{1,2})\s*[:–-]?\s*([([][^()[\]]*\b[CPA]\d[^()[\]]*[)\]])\s*[:.–-]*\s*(.+)$/su,
    '$1: $3 $2',
  );

/** A list beside or below the label of the outcomes. */
export function fromSections(sections: readonly Section[]): Outcome[] {
  const lists = sections
    .filter(({ kind }) => kind === 'statement' || kind === 'clo')
    .map(({ label, lines }) => ({ isOfAims: /obje[ck]ti/i.test(label), found: listed(lines) }))
    .filter(({ found }) => found.length > 1);
  // What a course aims at may be told before what its students are able to do.
  return (lists.find(({ isOfAims }) => !isOfAims) ?? lists[0])?.found ?? [];
}

/** Numbered items; what introduces them is left out; a line without a number goes on with the item above, or is its translation. */
export function listed(lines: readonly Line[]): Outcome[] {
  const found: Outcome[] = [];
  for (const { at, text: line } of lines) {
    const [own = ''] = anyCode.exec(line) ?? [];
    const text = own === '' ? line : `1. ${line.slice(own.length)}`;
    const mark = markOf(text);
    const last = found.at(-1);
    const isOpen = (last?.statement.lastIndexOf('(') ?? -1) > (last?.statement.lastIndexOf(')') ?? -1);
    if (last && isOpen && mark === '') last.statement += ` ${text}`;
    else if (last && onlyCodes.test(text)) last.statement += ` (${text})`;
    else if (mark !== '') {
      const number = own === '' ? /^\d+/.exec(mark)?.[0] : normalCode(own);
      found.push(outcomeOf(number ?? String(found.length + 1), withoutMark(text), at));
    } else if (last && (/^[\p{Ll}(]/u.test(text) || isTranslation(text, last.statement))) last.statement += `\n${text}`;
    else if (last) break;
  }
  return found.filter(({ statement }) => isStatement(statement));
}

/** 'HP1 Menjelaskan ...' in the list of the outcomes. */
const anyCode = /^[A-Z]{1,4}\s?-?\d{1,2}[:.]?\s+(?=\p{Lu}\p{L}{2})/u;
/** Codes in a cell or on a line of their own: 'C2', 'PLO1, PLO3'. */
const onlyCodes = /^(?:(?:[CPA]\s?[1-7]|(?:HP|PLO|PO|CPL|MQF|KI|KB)\s*-?\d{1,2})[\s,;/&·|]*)+$/;

const isTranslation = (text: string, statement: string): boolean =>
  isEnglish(text) === true && isEnglish(statement) === false && !text.endsWith(':');
