interface WorkForm {
  item: string;
  /** What a learner makes: 'laporan bertulis'. */
  product: string;
  /** What is handed in, and how. */
  delivery: string;
  criteria: readonly string[];
}

const forms: readonly [RegExp, WorkForm][] = [
  [
    /kuiz|quiz|ujian(?!\s+amali)|test\b|peperiksaan|exam/i,
    {
      item: 'Aneka pilihan dan berstruktur',
      product: 'jawapan bertulis',
      delivery: 'Jawab semua soalan dalam masa yang ditetapkan.',
      criteria: ['Ketepatan jawapan', 'Kedalaman huraian'],
    },
  ],
  [
    /bentang|present|lisan|oral|viva|forum|bahas/i,
    {
      item: 'Pembentangan',
      product: 'pembentangan dengan bahan sokongan visual',
      delivery: 'Sediakan slaid tidak melebihi 12 keping, bentangkan selama 15 minit dan jawab soalan rakan.',
      criteria: ['Kelancaran penyampaian', 'Kesesuaian bahan sokongan', 'Kebolehan menjawab soalan'],
    },
  ],
  [
    /kes\b|case|laporan|report|kajian|kritik|ulasan|analisis|artikel/i,
    {
      item: 'Kajian kes',
      product: 'laporan bertulis',
      delivery:
        'Serahkan laporan 1,500 patah perkataan yang memuatkan pengenalan, analisis, cadangan dan senarai rujukan.',
      criteria: ['Kedalaman analisis', 'Kekuatan bukti', 'Kejelasan laporan'],
    },
  ],
  [
    /video|digital|blog|laman (?:web|sesawang)|multimedia|e-?portfolio/i,
    {
      item: 'Projek digital',
      product: 'produk digital',
      delivery: 'Muat naik produk bersama-sama papan cerita dan catatan proses setebal dua halaman.',
      criteria: ['Mutu produk digital', 'Keaslian idea', 'Etika penerbitan'],
    },
  ],
  [
    /amali|praktik|demonstra|makmal|mikro|simulasi|practical|lab|persembahan/i,
    {
      item: 'Tugasan amali',
      product: 'demonstrasi amali',
      delivery: 'Lakukan demonstrasi di hadapan penilai dan serahkan catatan persediaan serta refleksi satu halaman.',
      criteria: ['Ketepatan prosedur', 'Penggunaan bahan', 'Keselamatan dan kekemasan'],
    },
  ],
  [
    /portfolio|folio|jurnal|reflek|log|diari/i,
    {
      item: 'Portfolio refleksi',
      product: 'portfolio yang disertai refleksi',
      delivery:
        'Susun bukti mengikut minggu, sertakan refleksi 300 patah perkataan bagi setiap bukti dan serahkan secara digital.',
      criteria: ['Kelengkapan bukti', 'Kedalaman refleksi', 'Kekemasan susunan'],
    },
  ],
  [
    /projek|project|produk|inovasi|model|modul/i,
    {
      item: 'Projek',
      product: 'hasil projek berserta laporan',
      delivery: 'Serahkan hasil projek, laporan 1,500 patah perkataan dan catatan pembahagian kerja.',
      criteria: ['Mutu hasil projek', 'Perancangan kerja', 'Kejelasan laporan'],
    },
  ],
];

const written: WorkForm = {
  item: 'Tugasan bertulis',
  product: 'hasil kerja bertulis',
  delivery: 'Serahkan hasil kerja 1,200 patah perkataan yang ditaip kemas berserta senarai rujukan.',
  criteria: ['Kekuatan hujah', 'Kejelasan penulisan', 'Penggunaan rujukan'],
};

/** By the assessment's name; written work where the name tells nothing. */
export const workFormOf = (type: string): WorkForm => forms.find(([words]) => words.test(type))?.[1] ?? written;
