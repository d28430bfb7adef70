import { blockText } from '../../../../shared/document/citation.ts';
import type { Ref, SourceDocument } from '../../../../shared/document/document.ts';
import { place } from '../citations/authorNames.ts';
import { monthNames } from '../text/sentences.ts';
import { re } from '../text/patterns.ts';

/** What a line of a paper's first pages is. `byline`: words that only lead to the author. */
type LineKind = 'running' | 'affiliation' | 'translation' | 'byline' | 'names' | 'text';

export interface FrontLine {
  text: string;
  at: Ref;
  kind: LineKind;
  /** Of a line that the reader took for a heading. */
  level: number | undefined;
}

/** The first blocks up to the abstract or the first heading, and what the rest says in small letters. */
export interface Front {
  lines: readonly FrontLine[];
  /** Every line of the first blocks, for dates printed elsewhere in them. */
  all: readonly { text: string; at: Ref }[];
  isThesis: boolean;
}

/** More lines than this before an abstract are no front. */
const longestFront = 45;
/** A paper's first pages are about so many characters long. */
const firstCharacters = 10_000;

const startOfBody =
  /^(?:\d{0,2}\.?\s*|[ivx]+\.\s*)?(?:abstra[ck]t?|abstrak|ringkasan|summary|pengenalan|pendahuluan|introduction|latar belakang|kandungan|isi kandungan|table of contents|daftar isi|kata kunci|keywords?|penghargaan|pengakuan|declaration|perakuan|bab \d|chapter \d)(?:\b|$)/i;

const running =
  /\b(?:jurnal|journal|buletin|bulletin|edisi \d|prosiding|proceedings?|e?-?issn|isbn|doi|jilid|jil\.|vol\.?|volume|bil\. ?\d|no\. ?\d|hlm|seminar (?:kebangsaan|serantau|antarabangsa|nasional)|persidangan|konvensyen|konferensi|conference on|received|accepted|published|submitted|diterima|disemak|diterbitkan|dihantar|hak cipta|copyright|©|artikel (?:asal|penyelidikan)|original article|research article|article info|open access|e-?mel|email|pengarang koresponden|corresponding|penulis koresponden|tesis ini|disertasi ini|latihan ilmiah ini|skripsi|thesis submitted|a thesis|a dissertation|dikemukakan|diserahkan|diajukan|memenuhi|sebahagian daripada|in (?:partial )?fulfil+ment|ijazah|sarjana muda|doktor falsafah|doctor of philosophy|master of|bachelor of|program studi|muka surat|page \d|halaman|licen[cs]e|available online|homepage|cite this|no\. matrik|no matrik|nim|semester|kod kursus|penyelia|supervisor|pembimbing)\b|https?:|www\.|@[\w-]+\.|©|\bet al\b|\s\|\s/i;

/** 'Forum on Learning 11 (2) 2020': how a journal heads its pages. */
export const volumeAndYear = /\s\d{1,3}\s*\(\d{1,3}\)[,:]?\s*\(?((?:19|20)\d\d)\)?(?:[,:]|$)/u;

/** A date on a line of its own: 'Mac 2021', 'Kuala Lumpur, 3 Oktober 2022'. */
export const dateLine = re.iu`^(?:(?:\d{1,2}(?:\s*[–-]\s*\d{1,2})?\s+)?\p{L}+|\D{3,60},\s*(?:\d{1,2}\s+)?(?:${monthNames}))\s+((?:19|20)\d\d)$`;

/** A line that only says what kind of document this is. */
const documentLabel =
  /^(?:laporan |kertas )?(?:kajian tindakan|kajian kes|kertas (?:konsep|kerja|cadangan)|cadangan penyelidikan|artikel konsep|laporan akhir|action research|concept paper|research proposal|review article|case study)(?:\s+(?:19|20)\d\d)?$/i;

/** What a place of work, or a post in one, is called by at its beginning. */
const institution =
  /^[\W\d]*(?:[a-d]\s+)?(?:jabatan|fakulti|fakultas|universit|institut|kolej|politeknik|sekolah|smk|sjk|kampus|department|(?:faculty|school|college) of|centre for|center for|pusat|kementerian|ministry|polytechnic|akademi|academy|jalan|pejabat|bahagian|\p{L}+ (?:university|college|institute)|ipg|iab|pensyarah|profesor|felo|guru (?:besar|kanan|cemerlang)|(?:senior |associate |assistant )*(?:lecturer|professor|teacher|researcher)|(?:malaysia|indonesia),?$)/iu;
const named =
  /(?:^|,)(?:(?!\b(?:for|in|on|using|with)\b)[^,:]){0,60}(?:universit[iy]|laborator(?:y|ies)|college|institute)\b[^,]{0,40}(?:,|$)/i;
const ofTitle =
  /\b(?:dalam kalangan|terhadap|among|keberkesanan|kesan|tahap|persepsi|hubungan|effect of|pengaruh|peranan|kajian kes|pengalaman|amalan|kesediaan|sikap|cabaran|students|teachers|lecturers|learners|pupils|perceptions?|attitudes?|experiences?|beliefs?)\b/i;

/** A title may name a place too; an affiliation has it at the beginning of what stands between commas. */
const isAffiliation = (text: string): boolean =>
  !ofTitle.test(text) &&
  (institution.test(text) ||
    named.test(text) ||
    /,\s*(?:politeknik|kolej|institut|sekolah|jabatan|fakulti|kementerian)\s/i.test(text));

const bylines =
  'oleh|by|disediakan oleh|prepared by|nama(?: pelajar| penulis)?|penulis|pengarang|authors?|disusun oleh';
const byline = re.iu`^(?:${bylines})\s*:?$`;
export const authorLabel = re.iu`^(?:${bylines})\s*:\s*`;

const particle =
  /^(?:bin|binti|bt|bte|b|a\/l|a\/p|al|ap|@|anak|ak|van|von|de|der|la|el|ibni|s\/o|d\/o|dan|and|dr|prof|ts|hj|hjh|haji|hajah)\.?$/i;
const patronym = /(?:^|\s)(?:bin|binti|bt\.|a\/l|a\/p|anak|s\/o|d\/o)\s/i;

/** Note marks after a name: superscripts, digits, letters after digits, asterisks. */
const withoutMarks = (text: string): string =>
  text
    .replace(/[¹²³⁴⁵⁶⁷⁸⁹⁰ᵃᵇᶜᵈᵉ*†‡§#✉]+\)?/g, ' ')
    .replace(/(?<=\p{L})\s+[a-d](?:\s*,\s*[a-d])*(?=\s*(?:,|;|&|$|\bdan\b|\band\b))/gu, ' ')
    .replace(/(?<=\p{L})\d+(?:\s*,\s*\d+)*\)?/gu, ' ')
    .replace(/(?<![\p{L}\d])\d+(?:\s*,\s*\d+)*\s*(?=\p{Lu})/gu, ' ')
    .replace(/(?<=\s)\d+(?:\s*,\s*\d+)*(?=\s|,|$)/g, ' ')
    .replace(/\(\d+\)|\[\d+\]/g, ' ')
    .replace(/\s+([,;])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

const honorific =
  /^(?:[\s.,]|(?:prof(?:es[so]+r)?|madya|assoc(?:iate)?|asst|dr|ts|gs|ir|sr|hj|hjh|haji|hajah|(?:dato[’']?|datin|datuk|tan) (?:seri|sri)|dato|datin|datuk|encik|puan|cik|mr|mrs|ms|ph\.?d)\b[’']?)+|(?:\s+ph\.?d\.?)?[\s,]*$/giu;

/** The parts of a line of names. */
export const nameParts = (text: string): string[] => {
  // 'Ali bin Abu (Politeknik Ungku Omar)': a place of work beside the name.
  const parts = withoutMarks(text.replace(authorLabel, '').replace(/\s*\([^()]{4,}\)/g, ''))
    .split(/\s*(?:,|;|&|\bdan\b|\band\b|\bserta\b)\s*/i)
    .map((part) => part.replace(honorific, '').trim())
    .filter((part) => part !== '');
  // 'Delvinder, S. K.' is one name: initials belong to what stands before them.
  return parts.reduce<string[]>((names, part) => {
    const isInitials = /^(?:\p{Lu}\.?[\s-]?){1,4}$/u.test(part);
    return isInitials && names.length > 0
      ? [...names.slice(0, -1), `${names.at(-1) ?? ''}, ${part}`]
      : [...names, part];
  }, []);
};

/** A person's name: capitals throughout, and words the document does not use in small letters. */
function isName(part: string, smallWords: ReadonlySet<string>): boolean {
  const words = part.split(/\s+/).filter((word) => !particle.test(word));
  if (words.length === 0 || words.length > 8 || part.length > 70 || /["“”:?!()]/.test(part)) return false;
  if (place.test(part) || !words.every((word) => /^(?:(?:a[lnrst]|el)-)?\p{Lu}[\p{L}.'’`-]*,?$/u.test(word)))
    return false;
  if (patronym.test(` ${part} `)) return true;
  const small = words.filter((word) => word.length > 1 && smallWords.has(word.toLowerCase())).length;
  return small * 2 < words.length;
}

function isNames(text: string, smallWords: ReadonlySet<string>): boolean {
  const parts = nameParts(text);
  return (
    !/\d{3,}/.test(text) && parts.length > 0 && parts.every((part) => isName(part.replace(/, .*$/, ''), smallWords))
  );
}

/** A longer line is prose, whatever it begins with. */
const longestLine = 400;

const lineKind = (text: string, smallWords: ReadonlySet<string>): LineKind => {
  if (text.length > longestLine) return 'text';
  if (byline.test(text)) return 'byline';
  if (/^\(.*\)$/.test(text)) return 'translation';
  if (patronym.test(text) && isNames(text, smallWords)) return 'names';
  if (
    running.test(text) ||
    documentLabel.test(text) ||
    volumeAndYear.test(text) ||
    /^\W*\d[\d\s/.,:-]*$/.test(text) ||
    dateLine.test(text)
  )
    return 'running';
  if (isAffiliation(text)) return 'affiliation';
  return isNames(text, smallWords) ? 'names' : 'text';
};

/** Words of a text that stand in small letters. */
const smallWordsOf = (text: string): Set<string> => new Set(text.match(/(?<![\p{L}\d])\p{Ll}{2,}(?:-\p{Ll}+)*/gu));

const volume = /^(?:vol(?:ume)?\b|jil(?:id)?\b|bil\b|e?-?issn\b)/i;

/** Reads the front of a paper. */
export function frontOf({ blocks }: SourceDocument): Front {
  let length = 0;
  const first = blocks.filter((block) => (length += blockText(block).length) <= firstCharacters);
  const all = first.flatMap((block) =>
    blockText(block)
      .split('\n')
      .flatMap((line) =>
        line.trim() === ''
          ? []
          : [{ text: line.trim(), at: String(block.n), level: block.kind === 'heading' ? block.level : undefined }],
      ),
  );
  const end = all.findIndex(({ text }) => startOfBody.test(text));
  const own = all.slice(0, end < 0 ? longestFront : Math.min(end, longestFront));
  // An author's address repeats his name in small letters.
  const smallWords = smallWordsOf(
    all
      .map(({ text }) => text)
      .join('\n')
      .replace(/\{[^{}@\n]{1,200}\}@\S+|[^\s@]{1,60}@\S+|https?:\S+|www\.\S+/g, ' '),
  );
  return {
    lines: own.map((line, index) => ({
      ...line,
      // The name of a journal stands above its volume.
      kind: volume.test(own[index + 1]?.text ?? '') ? 'running' : lineKind(line.text, smallWords),
    })),
    all,
    isThesis: own.some(({ text }) => /\b(?:tesis|disertasi|thesis|dissertation|skripsi|latihan ilmiah)\b/i.test(text)),
  };
}
