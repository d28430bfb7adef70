import { isSumLabel } from '../../document/table.ts';
import { opensWithVerb } from '../../fact/statement.ts';
import type { Fact } from '../../fact/fact.ts';
import { similarity, tokens } from '../../fact/score.ts';
import { wordList } from '../../text/words.ts';
import { codeFamily, keyOf } from './codes.ts';
import { labelKind } from './vocabulary.ts';

/** A fact that was found, but is not plausible: unconfirmed, with the reason first. */
export const doubted = (fact: Fact, reason: string | null): Fact =>
  reason === null || fact.state !== 'found'
    ? fact
    : { ...fact, state: 'unconfirmed', note: fact.note === undefined ? reason : `${reason} ${fact.note}` };

const isLabel = (text: string): boolean => labelKind(text) !== null;
const ofPerson = [
  /^(?:dr|prof|profesor|encik|puan|cik|en|pn|ts|ir|dato|datuk|tuan|mr|mrs|ms|assoc)\b\.?/i,
  /\b(?:bin|binti|a\/[lp]|anak (?:lelaki|perempuan))\b/i,
  /,\s*(?:S|M)\.\s?(?:Pd|Si|Kom|T|Hum)\b/i,
];
export const isPerson = (text: string): boolean => ofPerson.some((form) => form.test(text.trim()));

/** A form's number has several parts or stands for pages and versions; a unit of NOSS has parts too: 'HT-017-3:2021-C04'. */
export function codeDoubt(code: string): string | null {
  const text = code.trim();
  const isUnit = /^[A-Z]{1,3}-?\d{3}-\d:\d{4}-[CE]\d{2}$/.test(text);
  const isForm =
    (!isUnit && (text.match(/[/_-]/g) ?? []).length > 1) ||
    /^(?:PK|BK|FORM|BORANG|ISO|REV|PINDAAN|JADUAL)\b/i.test(text);
  if (isForm) return 'Ini kelihatan seperti nombor borang, bukan kod kursus.';
  if (codeFamily(text) !== null) return 'Ini ialah kod hasil pembelajaran, bukan kod kursus.';
  // 'SESI 2026'
  if (labelKind(text.replace(/[\s\d/-]+$/, '')) === 'semester') return 'Ini ialah semester, bukan kod kursus.';
  return /\d/.test(text) && /\p{L}/u.test(text) && text.length <= 24 ? null : 'Ini tidak kelihatan seperti kod kursus.';
}

/** 'Tiada (0 %)' in the row of an examination. */
export const saysNone = (cell: string): boolean => /^(?:tiada|none|nil)\s*\(?0\s*%\)?$/i.test(cell);

/** 'Unit Guide: Consumer Insight': the kind of document before the course's name. */
export const opensWithKind =
  /^(?:(?:course|module|unit|subject) (?:guide|outline|handbook|plan)|(?:rangka|pro ?forma|panduan) kursus)\s*[:–-]\s+/i;

/** What the head or foot of a form's page says: 'Page 1 of 4', 'Revision 03', 'Effective Date', 'No. Dokumen'. */
const formMarks = [
  /\b(?:page|pages|muka ?surat|halaman|m\/s)\W*\d+(?:\s*(?:of|\/|dari|daripada)\s*\d+)?/i,
  /\b(?:rev(?:ision)?|version|versi|semakan|pindaan|keluaran|edisi|issue)\b\W*(?:no\b\W*|number )?\d/i,
  /\b(?:effective date|date effective|tarikh (?:kuat ?kuasa|berkuat ?kuasa|efektif))\b/i,
  /\b(?:no|nombor|kod|number|code)\b\W+(?:dokumen|dok|borang)\b|\b(?:form|document|doc)\b\W+(?:no|number|code)\b/i,
];
export const isOfForm = (text: string): boolean => formMarks.some((mark) => mark.test(text));

/** The title of a form: 'BORANG MAKLUMAT KURSUS', 'Syllabus template'. */
const ofForms = wordList('borang/templat/format/rancangan/maklumat/huraian/form/template/outline/information');
const besideForms =
  wordList(`kursus/subjek/modul/ringkasan/pengajaran/pembelajaran/mengajar/penilaian/pro/forma/proforma/dan/pelan/
  course/subject/module/teaching/learning/assessment/plan/and/specification/semester/syllabus`);
const isFormTitle = (words: readonly string[]): boolean =>
  words.some((word) => ofForms.includes(word)) && words.every((word) => [...ofForms, ...besideForms].includes(word));

export function nameDoubt(name: string): string | null {
  if (isPerson(name)) return 'Ini kelihatan seperti nama orang, bukan nama kursus.';
  const isWords = (name.match(/\p{L}/gu) ?? []).length >= 4;
  return isWords && !isLabel(name) && !isFormTitle(tokens(name)) && codeFamily(name) === null
    ? null
    : 'Ini tidak kelihatan seperti nama kursus.';
}

/** Weeks without teaching, in small letters without hyphens: by the words that they open with, and by all their words. */
const opening =
  wordList(`cuti/libur/study week/study leave/public holiday/ulang kaji/ulangkaji/minggu ulang kaji/minggu ulangkaji/
  minggu peperiksaan/minggu penilaian/minggu pentaksiran/minggu suai/catch up/catchup/revision week/
  revision weeks/revision and/examination week/examination weeks/examinations week/exam week/final exam/final examination/
  peperiksaan akhir/peperiksaan pertengahan/peperiksaan semester/uts/uas/pspm/ujian tengah semester/
  ujian pertengahan semester/ujian akhir semester/evaluasi tengah semester/evaluasi akhir semester`);
const whole = wordList(`minum pagi/minum petang/makan pagi/makan tengah hari/makan tengahari/makan malam/rehat/bersurai/
  pendaftaran/pendaftaran peserta/revision/review/course review/examination/examinations/peperiksaan/hari raya aidilfitri/hari raya aidiladha/
  hari raya haji/hari kebangsaan/hari malaysia/hari pekerja/hari wesak/thaipusam/deepavali/krismas/
  tahun baru cina/maulidur rasul/nuzul quran/awal muharam`);
const midTerm = /^mid ?(?:semester|trimester|sem|term)? ?(?:break|exam)/;
const breaks = /^[\p{L}’' ]{3,25} (?:break|holidays?|birthday)$/u;
const noClass = /\b(?:no (?:class|lecture)(?:es|s)?|tiada (?:kuliah|kelas)|public holiday|cuti umum)\b/i;
export const saysNoClass = (text: string): boolean => noClass.test(text);
export const untaughtText = 'Minggu cuti, ulang kaji atau peperiksaan bukan topik.';

/** 'Rehat (30 min)', 'pagi – Pendaftaran': what stands around the words. */
const aroundBreak = [
  /^(?:pagi|petang|malam|tengah hari)\s*[:–-]\s*/iu,
  /\s*\((?:[\d\s./,–-]+|\d+\s*(?:minit|minutes|mins?|jam|hours?))\)\s*$/iu,
];

/** From one time to another: '8.30 – 10.00 pagi'. */
const clock = String.raw`\d{1,2}[.:]\d{2}\s*(?:[ap]\.?m\.?|pagi|petang|malam|tengah hari)?`;
const times = new RegExp(String.raw`^${clock}(?:\s*[–-]\s*${clock})?$`, 'iu');
/** '2.00 - 4.00 petang', 'Isnin' tell when, and not how long. */
const days = wordList(`isnin/selasa/rabu/khamis/jumaat/sabtu/ahad/senin/kamis/jumat/monday/tuesday/wednesday/thursday/
  friday/saturday/sunday`);
const timetable = new RegExp(String.raw`${clock}\s*[–-]\s*${clock}|\b(?:${days.join('|')})\b`, 'giu');
export const withoutTimetable = (text: string): string => text.replaceAll(timetable, ' ');

function isUntaught(title: string): boolean {
  const text = aroundBreak
    .reduce((rest, form) => rest.replace(form, ''), title)
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, ' ');
  const isOpening = (words: string): boolean => text.startsWith(words) && !/^\p{L}/u.test(text.slice(words.length));
  // 'Rehat / Solat' is a break like 'Rehat'.
  const [before = ''] = text.split(/ ?\/ ?/);
  return (
    opening.some(isOpening) || whole.includes(before) || [midTerm, breaks, noClass].some((form) => form.test(text))
  );
}

const months = 'jan|feb|ma[rcy]|apr|mei|ju[nl]|ogo|ogs|aug|sep|o[kc]t|nov|d[ie][sc]';
/** Days with their months in words and nothing else: '(29 Dis–9 Jan)', '· 2 Mar'. */
const dayOfMonth = new RegExp(String.raw`^\W*(?:\d[\d\s–-]*(?:${months})\p{L}*\.?[\s–-]*)+(?:\d{4})?\W*$`, 'iu');
export const isDay = (text: string): boolean => dayOfMonth.test(text);

/** A day or days, with a month in words or digits: '12/10/2025', '6 - 10 Okt 2025'. */
const date = /^\d{1,2}[\s./–-]+(?:(?:\d{1,4}|\p{L}{3,9})\.?[\s./–-]+)*\d{2,4}$/u;

/** Why a topic is none: a week of holiday, revision or examination. */
export const topicDoubt = (title: string): string | null => (isUntaught(title) ? untaughtText : titleDoubt(title));

/** Why a text is no topic or assessment: a code, a label, a number or a person's name. */
export function titleDoubt(title: string): string | null {
  const text = title.trim();
  if (codeFamily(text) !== null || (keyOf(text) !== undefined && tokens(text).length <= 2))
    return 'Ini ialah kod, bukan tajuk.';
  // 'Week 1 · 2 Mar'
  const behindWeek = text.replace(/^(?:minggu|weeks?|pertemuan)[\s\d.,–-]*(?:[·|:(]\s*)?/i, '');
  if (!/\p{L}/u.test(text) || behindWeek === '' || isSumLabel(text)) return 'Ini bukan tajuk.';
  if (date.test(text) || times.test(text) || isDay(behindWeek)) return 'Ini ialah tarikh atau masa, bukan tajuk.';
  return isPerson(text) ? 'Ini kelihatan seperti nama orang.' : null;
}

export const statementDoubt = (statement: string): string | null =>
  tokens(statement).length >= 3 && opensWithVerb(statement)
    ? null
    : 'Pernyataan hasil pembelajaran bermula dengan kata kerja.';

/** The outcomes that repeat the key of an earlier one with other words; their places in the list. */
export const rekeyed = (clos: readonly { number: string; statement: string }[]): Set<number> =>
  new Set(
    clos.flatMap((clo, index) => {
      const first = clos.findIndex(({ number }) => number !== '' && number === clo.number);
      const other = first < 0 || first === index ? undefined : clos[first];
      return other !== undefined && similarity(other.statement, clo.statement) < 0.6 ? [index] : [];
    }),
  );
