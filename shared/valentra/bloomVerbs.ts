import type { CognitiveLevel } from './schemas.ts';

/** An operative verb or question word as the stem writes it, and the levels it speaks for. */
export interface Spoken {
  word: string;
  levels: CognitiveLevel[];
}

/**
 * Verbs of the revised taxonomy (Anderson & Krathwohl 2001, table 5.1 and its sub-processes), in the Malay wordings that Malaysian
 * guides to the Jadual Spesifikasi Ujian and to KBAT items use for them. Imperatives first; a verb that the guides place at several
 * levels stands at each.
 */
const malay: Record<CognitiveLevel, string> = {
  C1: `nyatakan, senaraikan, namakan, sebutkan, takrifkan, definisikan, labelkan, padankan, ingat kembali, imbas kembali,
    kenal pasti, kenalpasti, berikan takrif, beri takrif, berikan definisi, beri definisi, berikan maksud, beri maksud, berikan,
    beri, catatkan, rekodkan, pilih, tandakan, bulatkan, gariskan, isikan, lengkapkan, hafal, tulis, tuliskan, tulis semula, salin, tunjukkan`,
  C2: `jelaskan, terangkan, huraikan, perihalkan, ringkaskan, rumuskan, terjemahkan, tafsirkan, ertikan, contohkan,
    berikan, beri, berikan contoh, beri contoh, kenal pasti, kenalpasti, gambarkan, nyatakan semula, ceritakan, bincangkan, kaitkan, hubungkan,
    kelaskan, klasifikasikan, kategorikan, bezakan, ramalkan, simpulkan, anggarkan, lakarkan, padankan, laporkan, parafrasakan, ilustrasikan`,
  C3: `gunakan, aplikasikan, guna pakai, terapkan, laksanakan, selesaikan, kira, kirakan, hitung, hitungkan, tunjuk cara,
    demonstrasikan, tunjukkan, praktikkan, kendalikan, jalankan, lukis, lukiskan, lakarkan, bina, binakan, sediakan, hasilkan, ubah
    suai, ubahsuai, ramalkan, lakonkan, susun, susunkan, tentukan, lengkapkan, buktikan, amalkan, cari, dapatkan,
    permudahkan, faktorkan, kembangkan, tukarkan, plotkan, simulasikan, manipulasikan, anggarkan, hubungkan, sesuaikan, tulis, tuliskan`,
  C4: `analisis, analisiskan, analisa, bandingkan, banding, banding beza, banding bezakan, bezakan, cerakinkan, cerakin,
    asingkan, pecahkan, kategorikan, kelaskan, klasifikasikan, kaji, selidiki, selidik, siasat, teliti, periksa, kesani,
    hubung kaitkan, hubungkaitkan, kaitkan, perincikan, taakul, taakulkan, bincangkan, tafsirkan, tentukan, susun atur, strukturkan,
    organisasikan, uji, dekonstruksikan, rungkaikan, telaah, inferenskan`,
  C5: `nilaikan, nilai, wajarkan, justifikasikan, beri justifikasi, berikan justifikasi, buat justifikasi, kritik,
    kritikkan, kritiskan, ulas, ulaskan, bahaskan, hujahkan, pertahankan, sokong, sangkal, pertimbangkan, hakimi, taksirkan,
    taksir, semak, sahkan, buktikan, putuskan, tentu sahkan, tentusahkan, pilih, utamakan, rumuskan, simpulkan, kupas, kupaskan,
    berikan pendapat, beri pendapat, berikan pandangan, beri pandangan, berikan ulasan, beri ulasan, kemukakan, syorkan`,
  C6: `reka, rekakan, reka bentuk, rekabentuk, reka bentukkan, reka cipta, rekacipta, reka ciptakan, cipta, ciptakan, cadangkan,
    rangka, rangkakan, rancang, rancangkan, bina, binakan, bangunkan, hasilkan, gubah, gubahkan, karang, karangkan, formulasikan,
    rumuskan, jana, janakan, gabungkan, gabung jalin, sintesiskan, sintesis, hipotesiskankan, bentuk, sediakan, terbitkan,
    olah, olahkan, kemukakan, inovasikan, syorkan, berikan cadangan, beri cadangan, sarankan, tulis, tuliskan`,
};

/** The active forms, as objectives and 'Anda dikehendaki ...' have them. */
const malayActive: Record<CognitiveLevel, string> = {
  C1: `menyatakan, menyenaraikan, menamakan, menyebutkan, menyebut, mentakrifkan, menakrifkan, mendefinisikan, melabelkan, melabel,
    memadankan, mengingat, mengenal pasti, memberikan, memberi, merekodkan, memilih, menandakan, melengkapkan, menghafal, mencatat`,
  C2: `menjelaskan, menerangkan, menghuraikan, memerihalkan, meringkaskan, merumuskan, menterjemahkan, mentafsirkan, memberi contoh,
    memberikan contoh, mengenal pasti, menggambarkan, menceritakan, membincangkan, mengaitkan, menghubungkan, mengelaskan,
    mengklasifikasikan, mengkategorikan, membezakan, meramalkan, menyimpulkan, menganggarkan, melakarkan, memahami, melaporkan`,
  C3: `menggunakan, mengaplikasikan, mengaplikasi, mengguna pakai, menerapkan, melaksanakan, menyelesaikan, mengira, menghitung,
    menunjuk cara, mendemonstrasikan, menunjukkan, mempraktikkan, mengendalikan, menjalankan, melukis, melakarkan, membina,
    menyediakan, menghasilkan, mengubah suai, meramalkan, melakonkan, menyusun, menentukan, membuktikan, mengamalkan`,
  C4: `menganalisis, membandingkan, membanding, membanding beza, membanding bezakan, membezakan, mencerakinkan, mencerakin,
    mengasingkan, memecahkan, mengkategorikan, mengelaskan, mengklasifikasikan, mengkaji, menyelidik, menyiasat, meneliti, memeriksa,
    menghubungkaitkan, menghubung kaitkan, mengaitkan, memperincikan, menaakul, membincangkan, mentafsirkan, menentukan, menguji`,
  C5: `menilai, mewajarkan, menjustifikasikan, membuat justifikasi, memberi justifikasi, mengkritik, mengulas, membahaskan,
    menghujahkan, berhujah, mempertahankan, menyokong, menyangkal, mempertimbangkan, menghakimi, mentaksir, menaksir, menyemak,
    mengesahkan, membuktikan, memutuskan, memilih, merumuskan, menyimpulkan, mengupas, memberi pendapat, mengesyorkan`,
  C6: `mereka, mereka bentuk, mereka cipta, mencipta, mencadangkan, merangka, merancang, membina, membangunkan, menghasilkan,
    menggubah, mengarang, memformulasikan, merumuskan, menjana, menggabungkan, mensintesis, mensintesiskan, membentuk, menyediakan,
    menerbitkan, mengolah, mengemukakan, mengesyorkan, menyarankan, menulis`,
};

const english: Record<CognitiveLevel, string> = {
  C1: 'list, state, name, define, label, match, recall, identify, give, select, choose, recognise, recognize, write down, complete',
  C2: 'explain, describe, summarise, summarize, interpret, translate, paraphrase, classify, illustrate, give an example, give examples, discuss, identify, infer, predict, estimate, outline',
  C3: 'apply, use, solve, calculate, compute, demonstrate, show, implement, execute, carry out, draw, construct, complete, prepare, determine, find, sketch, prove',
  C4: 'analyse, analyze, compare, contrast, compare and contrast, differentiate, distinguish, categorise, categorize, examine, investigate, break down, deconstruct, relate, organise, organize, discuss, determine, test',
  C5: 'evaluate, justify, assess, criticise, criticize, critique, judge, argue, defend, appraise, recommend, comment, review, verify, conclude, decide, choose, prove, debate',
  C6: 'design, create, propose, plan, develop, compose, construct, formulate, devise, invent, produce, generate, synthesise, synthesize, suggest, write, hypothesise, hypothesize, build, recommend',
};

/** Each verb and the levels that it speaks for, in their order. */
const tableOf = (tables: readonly Record<CognitiveLevel, string>[]): ReadonlyMap<string, CognitiveLevel[]> => {
  const table = new Map<string, CognitiveLevel[]>();
  for (const level of ['C1', 'C2', 'C3', 'C4', 'C5', 'C6'] as const) {
    for (const verb of tables.flatMap((each) =>
      each[level].split(',').map((word) => word.trim().replace(/\s+/gu, ' ')),
    )) {
      table.set(verb, [...new Set([...(table.get(verb) ?? []), level])]);
    }
  }
  return table;
};

/** Imperatives: what a sentence that sets a task begins with. */
export const imperatives = tableOf([malay, english]);
/** Active forms: verbs only after 'dikehendaki', 'diminta' and their like, or at a stem's very start. */
export const activeVerbs = tableOf([malayActive]);

/** The most words that one entry has. */
export const longestVerb = 3;

/** Imperatives that are also nouns ('Nilai murni ...'), and the words that make a noun of them when they come next. */
export const alsoNouns: Readonly<Record<string, RegExp>> = {
  analisis: /^(?:ini|itu|tersebut|data raya)\b/u,
  nilai: /^(?:murni|tambah|mata|wang|pasaran|min|purata|teras|moral|estetika|sepunya|ini|itu|[a-z]|\d+)\b/u,
  reka: /^(?:letak|bentuk (?:ialah|adalah|itu|ini)|cipta (?:ialah|adalah|itu|ini))\b/u,
  'reka bentuk': /^(?:itu|ini|tersebut|instruksi(?:onal)? (?:ialah|adalah|merupakan))\b/u,
  'reka cipta': /^(?:itu|ini|tersebut)\b/u,
  rangka: /^(?:kerja (?:ialah|adalah|itu|ini)|badan|itu|ini)\b/u,
  sintesis: /^(?:protein|itu|ini)\b/u,
  kritik: /^(?:itu|ini|sastera (?:ialah|adalah))\b/u,
  uji: /^(?:kaji|bakat|rintis)\b/u,
  karang: /^(?:laut)\b/u,
  banding: /^(?:nya|itu)\b/u,
  selidik: /^(?:itu|ini)\b/u,
  use: /^(?:of|cases?)\b/u,
  name: /^(?:of)\b/u,
  state: /^(?:of|schools?|governments?)\b/u,
  design: /^(?:of|thinking|is|principles?)\b/u,
  test: /^(?:of|scores?|is|results?|items?)\b/u,
  review: /^(?:of)\b/u,
  plan: /^(?:of)\b/u,
  list: /^(?:of)\b/u,
  label: /^(?:of)\b/u,
  match: /^(?:of)\b/u,
  estimate: /^(?:of)\b/u,
  show: /^(?:of)\b/u,
};
