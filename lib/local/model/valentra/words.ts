const caseStudy = { item: 'Kajian kes', criteria: ['Kedalaman analisis', 'Kekuatan bukti', 'Kejelasan laporan'] };

/** The first that fits: a report tells less than what it is on, so it comes last; a review is one of whatever it is on. */
const forms = [
  {
    names: /kuiz|quiz|ujian(?!\s+amali)|test\b|peperiksaan|exam/i,
    item: 'Aneka pilihan dan berstruktur',
    criteria: ['Ketepatan jawapan', 'Kedalaman huraian'],
  },
  {
    names: /bentang|\bpresent|\blisan|\boral|viva|forum|debat|\bbahas\b|perbahasan/i,
    item: 'Pembentangan',
    criteria: ['Kelancaran penyampaian', 'Kesesuaian bahan sokongan', 'Kebolehan menjawab soalan'],
  },
  { names: /^(?:kajian|case stud|artikel|ulasan|kritik|analisis)/i, ...caseStudy },
  {
    names: /video|digital|blog|laman (?:web|sesawang)|multimedia|e-?portfolio/i,
    item: 'Projek digital',
    criteria: ['Mutu produk digital', 'Keaslian idea', 'Etika penerbitan'],
  },
  {
    names: /amali|praktik|demonstra|makmal|mikro|simulasi|practical|\blab|persembahan/i,
    item: 'Tugasan amali',
    criteria: ['Ketepatan prosedur', 'Penggunaan bahan', 'Keselamatan dan kekemasan'],
  },
  {
    names: /folio|jurnal|reflek|\blog(?:s|book)?\b|diari/i,
    item: 'Portfolio refleksi',
    criteria: ['Kelengkapan bukti', 'Kedalaman refleksi', 'Kekemasan susunan'],
  },
  {
    names: /projek|project|produk|inovasi|model|modul/i,
    item: 'Projek',
    criteria: ['Mutu hasil projek', 'Perancangan kerja', 'Kejelasan laporan'],
  },
  { names: /\bkes\b|\bcase\b|laporan|report|kajian|kritik|ulasan|analisis|artikel/i, ...caseStudy },
];

const written = {
  item: 'Tugasan bertulis',
  criteria: ['Kekuatan hujah', 'Kejelasan penulisan', 'Penggunaan rujukan'],
};

/** By the assessment's name; written work where the name tells nothing. */
export const workFormOf = (type: string): typeof written => forms.find(({ names }) => names.test(type)) ?? written;
