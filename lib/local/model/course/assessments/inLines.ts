import type { Row } from '../../reading/row.ts';
import { cellLines, oneLine, upperFirst } from '../../language/lexicon.ts';
import { isGroup, isTotal, leavesOf, weightSum, type Draft } from './assessmentDraft.ts';
import { malayPart } from '../particulars.ts';

const ordinal = String.raw`^(?:\d+(?:\.\d+)*\.?\s+|[A-Z][.)]\s+)?`;
const section = new RegExp(
  `${ordinal}(?:(?:kaedah|cara|sistem|bentuk|komponen|skema|method of|student|course)\\s+(?:dan\\s+jenis\\s+)?)?(?:pentaksiran|penilaian|pemarkahan|taksiran|assessments?|evaluation|pemberat(?:an)?|wajaran|kerja kursus|course\\s?work|pembahagian markah|agihan markah|marks? distribution|distribution of marks|grading)\\b`,
  'i',
);
const nextSection = new RegExp(
  `${ordinal}(?:rujukan|references?|sinopsis|synopsis|kandungan|course (?:content|outline|outcomes)|hasil pembelajaran|learning outcomes?|jadual|buku|bahan|textbook|prasyarat|daftar|nota|catatan|maklumat|syarat|polisi|policy|topik|topics?|weekly|rubrik|rubrics?|skala|gred|grade)\\b`,
  'i',
);
const unit = String.raw`(?:%|[Pp]eratus\b|[Pp]er\s?cent\b|[Mm]arkah\b|[Mm]arks?\b|\/\s*100\b)`;
const number = String.raw`(\d{1,3}(?:[.,]\d+)?)`;
const bullet = String.raw`(?:[•▪◦➢o*–-]\s+|\(?(?:\d{1,2}|[a-h]|[ivx]+)[.)]\s*)?`;
const nameFirst = new RegExp(
  `^${bullet}(\\p{L}[\\p{L}\\p{N}\\s/&'’“”"+.():,–—-]{1,90}?)\\s*(?:[:=–-]|\\(|\\||\\.{2,}|\\s)\\s*${number}\\s*(${unit})\\s*\\)?\\.?$`,
  'iu',
);
const weightFirst = new RegExp(`^${bullet}${number}\\s*(${unit})\\s*[:–|-]?\\s*(\\p{L}[^%]{2,80})$`, 'iu');
const weightAlone = new RegExp(
  `^${bullet}\\(?(?:(?:pemberat(?:an)?|wajaran|weight(?:age|ing)?|peratusan|markah|marks?|bobot)\\s*[:=|]?\\s*)${number}\\s*(?:${unit}|$)\\)?\\.?$`,
  'iu',
);

const outcome = /\b(?:HPK|CLO|CPMK|CO|LO|OPK|OP)\s*-?\s*\d{1,2}\b/g;

interface Line {
  text: string;
  page: number;
}

/** Weighed names on lines of the assessment section, or beside its label: 'Kuiz 20%, Projek 30%'. */
export function fromLines(rows: readonly Row[], vocabulary: ReadonlySet<string>): Draft[] {
  const inSection = leavesOf(weighedIn(sectionLines(rows, vocabulary), vocabulary));
  if (inSection.length > 0) return inSection;
  // Without a section, only a whole sentence or list that makes 100 is sure to weigh the course.
  const anywhere = rows.flatMap((row) => (row.isTable ? [] : [{ text: row.cells[0] ?? '', page: row.page }]));
  const whole = leavesOf(weighedIn(anywhere, vocabulary));
  return whole.length > 1 && weightSum(whole) === 100 ? whole : [];
}

function sectionLines(rows: readonly Row[], vocabulary: ReadonlySet<string>): Line[] {
  const lines: Line[] = [];
  let inside = false;
  for (const row of rows) {
    const filled = row.cells.filter((cell) => cell !== '' && !/^\d{1,2}\.?$/.test(cell));
    const [first = ''] = filled;
    if (section.test(first)) inside = true;
    else if (inside && nextSection.test(first)) inside = false;
    if (!inside) continue;
    const telling = filled.filter((cell) => /\p{L}{3}.*(?:%|markah|\/\s*100)/iu.test(cell));
    const texts = telling.length > 0 ? telling : [filled.map((cell) => oneLine(cell, vocabulary)).join(' | ')];
    for (const text of texts)
      lines.push(...cellLines(withoutLabel(text)).map((line) => ({ text: line, page: row.page })));
  }
  return lines;
}

/** 'Pentaksiran: Kuiz 20%, ...': the label goes, unless it is itself weighed. */
const sectionLabel =
  /^(?:\d+\.?\s*)?(?:kaedah\s+(?:dan\s+jenis\s+)?)?(?:pentaksiran|penilaian|assessments?|evaluation|grading)[^:|%\d]{0,40}[:|][\s|]*(?=\p{L})/iu;

function withoutLabel(text: string): string {
  const after = text.replace(sectionLabel, '');
  return after.replaceAll(' | ', after.split('%').length > 2 ? '<br>' : ' | ');
}

/** Each weighed name of the lines. A line that gives a weight only ('Pemberatan: 20 markah') weighs the name above it. */
function weighedIn(lines: readonly Line[], vocabulary: ReadonlySet<string>): Draft[] {
  const found: { draft: Draft; isPercent: boolean }[] = [];
  let above: Line | null = null;
  for (const line of lines) {
    const alone = weightAlone.exec(line.text);
    if (alone && above) {
      const draft = draftOf(above.text.replace(/^(?:\(?\d{1,2}[.)]|[•▪–-])\s*/, ''), alone[1] ?? '', above, vocabulary);
      if (draft) found.push({ draft, isPercent: true });
      above = null;
      continue;
    }
    const own = lineParts(line.text).flatMap((part) => weighed(part, line.page, vocabulary) ?? []);
    const [only] = own;
    // What a line says of one assessment alone is said of that one.
    if (only && own.length === 1) only.draft.outcomes = (line.text.match(outcome) ?? []).join(', ');
    found.push(...own);
    if (own.length > 0) above = null;
    else if (/^\P{L}{0,5}\p{Lu}.{3,90}$/u.test(line.text) && !section.test(line.text)) above = line;
  }
  // Marks beside percents are those of questions and criteria.
  const hasPercents = found.some(({ isPercent }) => isPercent);
  return found.filter(({ isPercent }) => isPercent || !hasPercents).map(({ draft }) => draft);
}

/** Where a weight ends and the next name may begin; names in a sentence may be small, new ones after a blank are not. */
const afterWeight = new RegExp(
  `(?<=${unit}\\s*\\)*)(?:\\s*[,;.+(/]+\\s*|\\s*\\)\\s*|\\s*\\b(?:dan|and|serta|iaitu|[Cc]omprising)\\s+|\\s+(?=\\p{Lu}))+`,
  'u',
);
/** A number of percent that opens the line and is followed by its name: '10% Kuiz, 20% Tugasan'. */
const lineParts = (text: string): string[] =>
  weightFirst.test(text.split(/[,;]/, 1)[0] ?? '')
    ? text.split(/\s*(?:[,;]|\bdan\b|\band\b)\s*(?=\d)/i)
    : text.split(afterWeight);

function weighed(
  part: string,
  page: number,
  vocabulary: ReadonlySet<string>,
): { draft: Draft; isPercent: boolean } | null {
  const text = part.trim();
  const first = nameFirst.exec(text);
  const [name = '', weight = '', sign = ''] = first
    ? [first[1], first[2], first[3]]
    : ((found) => [found?.[3], found?.[1], found?.[2]])(weightFirst.exec(text));
  const draft = draftOf(name, weight, { text, page }, vocabulary);
  return draft && { draft, isPercent: !/^mark/i.test(sign) };
}

const leadIn =
  /^.*?\b(?:melalui|berdasarkan|terdiri daripada|iaitu|meliputi|merangkumi|berasaskan|based on|consists? of|compris(?:es?|ing)|through|includ(?:es?|ing)|namely)\s+/i;
const article = /^(?:an?|the|one|satu|sebuah)\s+/i;
const leadOut =
  /\s+(?:menyumbang|membawa|bernilai|sebanyak|ialah|adalah|carr(?:y|ies)|contributes?|accounts? for|makes? up|worth|is|of|pemberat(?:an)?|wajaran|weightage|weight)\s*:?$/i;
const noAssessment =
  /\b(?:lulus|sekurang|minimum|hadir|at least|pass(?:ing)?|require\w*|kehadiran kuliah tidak|daripada jumlah|of the total|gred|grade|late|lewat|penalt[yi]|deduct\w*|dipotong|ditolak|denda|pass mark)\b/i;

function draftOf(
  name: string,
  weightText: string,
  { text, page }: Line,
  vocabulary: ReadonlySet<string>,
): Draft | null {
  const weight = Number(weightText.replace(',', '.') || NaN);
  const whole = name
    .replace(leadIn, '')
    .replace(article, '')

    .replace(leadOut, '')
    .replace(/[\s:(–-]+$/, '');
  const type = upperFirst(malayPart(whole.trim(), vocabulary));
  if (!(weight > 0 && weight <= 100) || isTotal(type) || noAssessment.test(type)) return null;
  if (type.split(/\s+/).length > 9 || !/\p{L}{2}/u.test(type)) return null;
  return { type, weight, outcomes: '', description: '', page, quote: text, isGroup: isGroup(type) };
}
