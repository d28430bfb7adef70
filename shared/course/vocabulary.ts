const subject = '(?:kursus|subjek|modul|mata pelajaran|mata kuliah|mk)';
const course = '(?:course|subject|module|unit)';
const outcomes = '(?:hasil pembelajaran|learning outcomes?|outcomes?|capaian pembelajaran)';
const cloCodes = 'HPK|HPMK|HPM|CLO|CPMK|CILO|ILO|MLO|ULO|SLO|CO|LO|OPK';
/** The words before the number of an outcome of the course: 'HPK1', 'CLO 2', 'Hasil 3'. */
export const cloWords = `${cloCodes}|HASIL|OUTCOME`;

/**
 * Labels of a course's particulars in Malay, English and Indonesian: whole labels in lower case, the most specific first. A label that is not
 * here is neutral: only a known wrong one refuses a value.
 */
const ofParticulars = {
  prerequisite:
    '(?:mata kuliah )?(?:pra ?syarat|pre (?:co )?requisites?|prerequisites?|co ?requisites?|syarat bersama)(?: .*)?|.* pra ?syarat|anti ?requisites?',
  codeAndName: `kode? (?:dan |& )?nama ${subject}|nama (?:dan |& )?kode? ${subject}|nama ${subject} (?:dan |& )kode?|${course} (?:code (?:and |& )?(?:${course} )?(?:name|title)|(?:name|title) (?:and |& )?(?:${course} )?code)|(?:name|title|code) (?:and |& )(?:name|title|code) of (?:the )?${course}`,
  courseCode: `kode|(?:kode?|no|nombor|no kod) (?:${subject}|cu|unit(?: kompetensi)?)|(?:${course}|cu) (?:code|no|number|id)`,
  courseName: `(?:nama|tajuk|judul)(?: dari)? (?:${subject}|cu|unit kompetensi)|(?:cu|competency unit) title|${course} (?:name|title)|(?:name|title) of (?:the )?${course}(?: module)?|${subject}|${course}|nama kursus modul|title`,
  credit:
    '(?:nilai |jam |unit |jumlah |bilangan |beban |bobot )?(?:jam )?(?:kredit|sks)|units|(?:jumlah|bilangan) unit|(?:total |mqf )?credits?(?: (?:s|value|hours?|units?|points?))*|number of credits?|kredit jam|bobot sks|sks jumlah',
  form: 'rumpun(?: (?:mk|mata kuliah))?|(?:no|nombor|kod|kode|nomor) (?:borang|dokumen|keluaran|pindaan|rujukan|semakan)|(?:form|document|doc|revision) (?:no|number|code)|pindaan|edisi|no dok',
  institution: '(?:nama )?(?:institusi|institut|universiti|university|politeknik|kampus|institution|perguruan tinggi)',
  faculty:
    '(?:nama )?(?:fakulti|faculty|fakultas|jabatan|department|jurusan|pusat pengajian|school|kulliyyah|akademi)(?: (?:name|jabatan|pusat|school|department|akademi))*',
  programme:
    '(?:nama )?(?:program(?:me)?|prodi|kurikulum)(?: (?:akademik|pengajian|studi|name|of study|ditawarkan|ijazah))*|(?:name of )?(?:academic )?program(?:me)?|program studi|kod (?:dan |& )?nama program',
  synopsis:
    '(?:sinopsis|synopsis|deskripsi singkat)(?: (?:kandungan|kursus|mk|mata kuliah|of|course|contents?))*|(?:about|what) (?:this|the) (?:course|subject|module|unit)(?: is about)?|course (?:synopsis|description|summary|overview)|ringkasan kursus|deskripsi (?:mk|mata kuliah|kursus)',
  person:
    'nama|name|(?:nama )?(?:pensyarah|penyelaras|staf akademik|tenaga pengajar|dosen|pengajar|disediakan oleh|disahkan oleh|penyusun)(?: .*)?|(?:name s? ?(?:of )?)?(?:academic staff|lecturers?|instructors?|coordinators?|prepared by|course (?:coordinator|lecturer|owner))(?: .*)?|koordinator(?: .*)?',
  semester:
    '(?:sesi|semester|tahun|year|session|academic (?:year|session))(?: (?:dan|and|sesi|semester|tahun|year|ditawarkan|offered|akademik|pengajian))*',
  references:
    '(?:senarai |daftar )?(?:rujukan|pustaka|referensi|bahan (?:rujukan|bacaan)|references?|bibliography|(?:main|required|recommended|additional) references?|reading list|readings?|bacaan)(?: (?:utama|tambahan|wajib|asas|required|additional|and|dan))*|buku teks|textbooks?|(?:main|additional) references? .*',
};

const lexicon = {
  ...ofParticulars,
  clo: `(?:kode?|no|code|bil)?(?: )?(?:sub )?(?:${cloCodes.toLowerCase()})s?(?: (?:no|kod|code|ke|assessed|measured|covered|addressed|(?:yang )?(?:dinilai|diukur|ditaksir)))?|${outcomes} (?:assessed|covered|addressed|(?:yang )?(?:dinilai|diukur|ditaksir))|(?:kod|no) ${outcomes}(?: kursus)?|clo co|co clo|hasil`,
  plo: `hp|hpp|plos?(?: code| kod)?|pos?|cpl|peo|hasil program|(?:pemetaan )?${outcomes} (?:program(?:me)?|mqf)(?: hp| hpp| plo| po)?|program(?:me)? ${outcomes}|mqf(?: 2 0)?(?: (?:lo|${outcomes}|clusters?|domains?|hp))*|klu?ster(?: (?:mqf|hasil|pembelajaran|2 0|hp))*|(?:\\p{L}+ )?graduate (?:capabilit(?:y|ies)|attributes?|outcomes?)(?: \\p{L}+)?|capaian pembelajaran lulusan|cpl prodi|cpl yang dibebankan(?: .*)?|mapping (?:to )?(?:plo|po)s?|pemetaan (?:plo|hp|po)`,
  level:
    '(?:aras |tahap |domain |bidang |level |peringkat )?(?:taksonomi|taxonomy|taxonomies|bloom)(?: (?:bloom|level|domain|aras|pembelajaran|s))*|bloom s taxonomy|taxonom(?:y|ies) .*skills?|taksonomi dan kemahiran(?: .*)?|(?:learning )?(?:domain|level)s?(?: (?:pembelajaran|level|aras|taksonomi))*|(?:kod )?(?:domain dan )?aras(?: (?:domain|pembelajaran|kognitif))*|tahap|ranah|c p a|c a p|ctp',
  skill:
    '(?:elemen )?kemahiran (?:insaniah|generik|boleh pindah|insaniah kbs)|soft ?skills?|(?:generic|transferable) (?:skills?|attributes?)|ki|kb|kbp|kg|kbs',
  statement: `(?:per?nyataan )?${outcomes}(?: (?:kursus|mata kuliah|mk|cu|unit kompetensi|of (?:the )?${course}))?(?: (?:hpk|clos?|cos?|cpmk))?|(?:per?nyataan|statement|deskripsi)(?: of)?(?: (?:hpk|clo|cpmk|${outcomes}))?|rumusan (?:cpmk|${outcomes})|(?:course|subject|module|unit) ${outcomes}(?: (?:clo|co)s?)?|(?:pada |di |upon |(?:at|by) the )?(?:akhir|completion|end)(?: of)?(?: the| this)? (?:kursus|course|mata kuliah)(?: .*)?|(?:selepas|setelah|after)(?: mengikuti| menamatkan| tamat| completing)? (?:the |this )?(?:kursus|course)(?: ini)? .*|clo statement|kemampuan akhir(?: .*)?|(?:objektif|course objectives?)(?: (?:kursus|pembelajaran))?`,
  week: 'minggu(?: ke)?|weeks?(?: (?:no|number))?|pertemuan(?: ke)?|mgu?|mgg|wk|mg ke|sesi ke|minggu (?:ke )?tarikh|minggu pertemuan|m|w',
  subtopic: 'sub ?(?:topik|topic|tajuk|unit|pokok bahasan)s?|(?:butiran|perincian|pecahan) (?:topik|kandungan)',
  topic: `syllabus|(?:tajuk|topik|topics?|judul|unit|bab|chapter)(?: (?:dan|and|sub ?tajuk|sub ?topik|sub ?topics?|kandungan|pembelajaran|kuliah|utama|content|covered|modul|kompetensi))*|(?:garis |kasar |rangka |isi |ringkasan |butiran (?=kandungan kursus))*kandungan(?: (?:kursus|kuliah|${subject}|pembelajaran|pelajaran))*(?: (?:dan|serta) (?:jpp|jam|slt|masa|sub ?topik|sub ?tajuk)(?: .*)?)?|(?:course |indicative |module )?contents?(?: outlines?(?: (?:and|sub ?topics?))*)?|(?:(?:lecture|lesson|tutorial|assignment) )+topics?|topi[ck]s? (?:kuliah|lecture) .*|course outline|aktiviti kerja(?: elemen)?|work activit(?:y|ies)|(?:pokok |materi |bahan )(?:bahasan|kajian|pembelajaran|perkuliahan|ajar)(?: .*)?|materi`,
  weight:
    '% (?:keseluruhan|overall|of (?:total|grade|(?:total )?marks?))|(?:.* )?(?:pemberat(?:an)?|wajaran|weightage|weight(?:ing)?|bobot)(?: .*)?|%|(?:peratus(?:an)?|percent(?:age)?|persentase|markah|marks?|nilai|sumbangan|agihan)(?: (?:markah|pentaksiran|penilaian|keseluruhan|of total|sumbangan))*(?: %)?|(?:jumlah|total)(?: (?:markah|pentaksiran|marks?|keseluruhan))*(?: %)|(?:jumlah|total) (?:markah|marks?|peratus)|(?:out of|daripada) 100',
  marks: '(?:markah|marks?|skor|score) (?:penuh|maksimum|full|maximum)|full marks?|skor|score|gred|grade',
  component: '(?:komponen|component|kategori|category)(?: (?:pentaksiran|penilaian|evaluasi|assessment))?',
  method:
    '(?:kaedah|strategi|aktiviti|method|metode|bentuk|pendekatan|mod)(?: (?:dan|and|pdp|pengajaran|pembelajaran|penyampaian|pengalaman|aktiviti|p p))+|(?:teaching|delivery|instruction(?:al)?|learning)(?: (?:and|learning|teaching|methods?|methodolog(?:y|ies)|strateg(?:y|ies)|activit(?:y|ies)|delivery))+|teaching|pengajaran|pdp|aktiviti|activit(?:y|ies)|methods?|kaedah|metode|t ?& ?l(?: (?:methods?|activit(?:y|ies)))?|bentuk pembelajaran(?: .*)?',
  assessment:
    '(?:jenis |unsur |aspek |course |kaedah dan jenis |kaedah |bentuk |cara |item |tugas(?:an)? |teknik |types? of |method of |instrumen )*(?:pentaksiran|penilaian|taksiran|assessments?|evaluation|evaluasi|tugasan|kerja kursus|course ?work|tasks?)(?: (?:berterusan|akhir|formatif|sumatif|methods?|types?|tasks?|items?|kursus|components?|continuous|final|breakdown|dan kriteria))*|(?:details of )?(?:continuous|final|formative|summative) assessments?|jenis|type|item|pemarkahan',
  description:
    '(?:keterangan|maklumat|butiran|remarks?|description|huraian|perincian|details?|catatan|notes?|penerangan|deskripsi)(?: (?:tugasan|pentaksiran|assessment|tugas))?|assessment description|indikator(?: penilaian)?',
  duration: 'tempoh|duration|durasi|masa',
  slt: '(?:jumlah |total )(?:jam|hours?|slt|masa)(?: .*)?|slt(?: (?:jam|hours?|jumlah|total))?|(?:masa pembelajaran pelajar|student learning time|jam pembelajaran pelajar)(?: slt)?|(?:jumlah )?jam pembelajaran (?:pelajar|bersemuka)|jam(?: (?:interaksi|belajar))?|(?:learning )?hours?|waktu|estimasi waktu|alokasi waktu|jam slt|rta|recommended time allocation',
  total: 'jumlah(?: (?:keseluruhan|besar))?|total|grand total|jml|jum',
  hours:
    '(?:jam |hours? )?(?:bersemuka|tidak bersemuka|tanpa bersemuka|teori|theory|kuliah|tutorial|amali|praktikal|lectures?|practical|lab|kendiri|pembelajaran kendiri|self ?learning|independent(?: learning)?|indep|lain lain|others?|f2f|nf2f|face to face|non face to face|physical|online|fizikal|dalam talian)(?: (?:jam|hours?|learning|fizikal|dalam talian|online))*|[ktalpoes]|pk|sl',
  ordinal: 'bil|no|num|nos|bilangan|#',
};
/** What a label of a field or a column stands for. */
export type LabelKind = keyof typeof lexicon;
const patterns = Object.entries(lexicon).map(
  ([kind, words]) => [kind as LabelKind, new RegExp(`^(?:${words})$`, 'u')] as const,
);

/** Whether a label is one of the course's particulars: where a row begins with it, values stand beside it. */
export const isFieldLabel = (text: string): boolean => Object.hasOwn(ofParticulars, labelKind(text) ?? '');

const words = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%#&]+/gu, ' ')
    .trim();

/** A label in its forms: whole, without its bracket, each of its languages, without its number, the bracket alone. */
function formsOf(label: string): string[] {
  const plain = label.replace(/^\s*(?:\d{1,2}(?:\.\d+)*|[A-Za-z])[.)]\s+/, '').replace(/^\s*\d{1,2}\s+(?=\p{Lu})/u, '');
  const bare = plain.replace(/\([^)]*\)/g, ' ');
  // 'LO1 (%)' is the share of an outcome.
  if (codeFamily(bare) !== null) return [words(bare)];
  // A label that goes on in lower case is wrapped; its lines say nothing by themselves.
  const isWrapped = /\n\p{Ll}/u.test(plain);
  const halves = [
    ...(isWrapped ? [] : plain.split('\n')),
    // A narrow head may break within a word: 'Pembe', 'ratan'.
    ...(isWrapped ? [bare.replace(/\n(?=\p{Ll})/gu, '')] : bare.split(/\n|\/|&/)),
    bare.replaceAll('\n', ' '),
    ...(plain.match(/\([^)]*\)/g) ?? []),
  ];
  return [plain, ...halves].map(words).filter((form) => form !== '');
}

/** The longest label: more is content. */
const longestLabel = 120;
const known = new Map<string, LabelKind | null>();

/** What a label stands for; null where it is not known. */
export function labelKind(label: string): LabelKind | null {
  // Nor has a label a list below it.
  if (label.length > longestLabel || /\n\s*[•▪●◦➢]/.test(label)) return null;
  const before = known.get(label);
  if (before !== undefined) return before;
  const kinds = formsOf(label).map((form) => patterns.find(([, pattern]) => pattern.test(form))?.[0]);
  const kind = kinds.find((each) => each !== undefined) ?? null;
  if (known.size > 5000) known.clear();
  known.set(label, kind);
  return kind;
}

/** A cell that only says in which language the next one is: 'BM', 'English'. */
export const isLanguage = (text: string): boolean =>
  /^(?:bm|bi|(?:in |dalam )?(?:bahasa )?(?:melayu|malaysia|inggeris)|malay|english)\s*:?$/i.test(text.trim());

/** What a column's heads stand for, the nearest head first: 'Bersemuka › K' is K, then Bersemuka. */
export function columnKinds(column: string): LabelKind[] {
  const labels = column.split(' › ').toReversed();
  const kinds = labels.flatMap((label) => labelKind(label) ?? []);
  // 'Item' and 'Total' under 'Percentage (%)'; 'C | P | A' under 'Domain dan Aras'.
  if (/^(?:item|total|jumlah)$/i.test(labels[0] ?? '') && kinds.includes('weight')) return ['weight', ...kinds];
  if (/^[CPA]$/.test(labels[0] ?? '') && kinds.includes('level')) return ['level', ...kinds];
  return kinds;
}

/** Whether the nearest known head of a column is of one of these kinds. */
export const isUnder = (column: string | undefined, ...kinds: readonly LabelKind[]): boolean =>
  kinds.some((kind) => kind === columnKinds(column ?? '')[0]);

/** The nearest head of a column: 'Bersemuka › K' is K. */
export const headOf = (column: string | undefined): string => column?.split(' › ').at(-1) ?? '';

/** Families of codes: parts of outcomes (Indonesian), outcomes of the course, outcomes of the programme, skills, taxonomy levels. */
const families = {
  subClo: 'SUB[\\s-]?(?:CPMK|CLO|CO|HPK)\\s*[-.]?\\s*\\d{1,2}(?:\\.\\d{1,2})?',
  clo: `(?:${cloWords})\\s*[-.]?\\s*\\d{1,2}`,
  plo: '(?:HPP|HP|PLO|PO|CPL(?:\\s*-?\\s*(?:S|P|KU|KK))?|PEO|MQF\\s?LO|MQF|LOC)\\s*[-.]?\\s*\\d{1,2}',
  skill: '(?:KI|KB|KBP|KG|SS|GS)\\s*[-.]?\\s*\\d{1,2}|(?:CTPS|CS|TS|LL|EM|ES|LS)\\s?\\d{0,2}',
  level: '(?<!-)[CAPKS][1-7]',
};
export type CodeFamily = keyof typeof families;
const wholeCodes = Object.entries(families).map(
  ([family, form]) => [family as CodeFamily, new RegExp(`^(?:${form})$`, 'i')] as const,
);

/** 'CLO 2' and 'clo-2' are CLO2. */
export const normalCode = (text: string): string => text.toUpperCase().replace(/[\s.:()-]+/g, '');

/** The number at the end of a code; '' where there is none. */
export const digitsOf = (code: string): string => /\d+$/.exec(code)?.[0] ?? '';

/** The family of a text that is a code and nothing else; null for other texts. */
export const codeFamily = (text: string): CodeFamily | null =>
  wholeCodes.find(([, form]) => form.test(text.replace(/(?:[:.)*\s]|\(%\))+$/, '').trim()))?.[0] ?? null;

const leadingKey = new RegExp(
  `^(?:[•▪●*–-]\\s*)?\\(?((?:${cloWords})\\s*[-.]?\\s*\\d{1,2})\\)?(?![\\p{L}\\d])(?!\\s*(?:,|&|dan\\b|and\\b|[-–]\\s*(?:${cloWords})))`,
  'iu',
);

/** The key of a text that opens with an outcome's code: 'CLO 2: Menganalisis ...' is CLO2. Lists of codes have none. */
export function keyOf(text: string): string | undefined {
  const [, code] = leadingKey.exec(text.trim()) ?? [];
  return code === undefined ? undefined : normalCode(code);
}

/** A text without the outcome's code that it opens with: 'CLO 2: Menganalisis ...' is 'Menganalisis ...'. */
export const withoutKey = (text: string): string =>
  keyOf(text) === undefined
    ? text
    : text.trim().replace(/^(?:[•▪●*–-]\s*)?\(?\p{L}+\s*[-.]?\s*\d{1,2}\)?\s*[:.)=–—-]*\s*/u, '');

/** Numbers that lean on the code before them: 'HPK1, 2 dan 4', 'CLO1-3', 'CLO1 - CLO3'. */
const leaning = /^\s*(,|;|&|\/|dan\b|and\b|-|–|hingga\b|to\b)\s*(\p{L}{2,4})?\s*-?(\d{1,2})(?![\p{L}\d%])/iu;

/** The codes of a family that a text names, normalised, lists and ranges written out: 'HPK1, 2', 'CLO1-CLO3'. Levels and skills: capitals only. */
export function codesIn(family: CodeFamily, text: string): string[] {
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?<!SUB[\\s-]?)(?:${families[family]})(?![\\p{L}\\d])`, 'giu');
  const codes: string[] = [];
  for (const match of text.matchAll(pattern)) {
    const isLowerWord = (family === 'level' || family === 'skill') && match[0] !== match[0].toUpperCase();
    if (isLowerWord) continue;
    const code = normalCode(match[0]);
    codes.push(code);
    if (family !== 'clo' && family !== 'plo') continue;
    const prefix = code.replace(/\d+$/, '');
    let last = Number(/\d+$/.exec(code)?.[0]);
    let rest = text.slice(match.index + match[0].length);
    for (let next = leaning.exec(rest); next !== null; next = leaning.exec(rest)) {
      const [whole, sign = '', word = prefix, digits] = next;
      if (word.toUpperCase() !== prefix) break;
      const number = Number(digits);
      const from = /^(?:-|–|hingga|to)$/i.test(sign) && number > last ? last + 1 : number;
      for (let each = from; each <= number; each++) codes.push(`${prefix}${each}`);
      last = number;
      rest = rest.slice(whole.length);
    }
  }
  return [...new Set(codes)];
}
