import { counted } from './counted.ts';
import type { CueTable } from './types.ts';

/** Methodology. */
export const methodCues: CueTable = {
  methodology: {
    kinds: ['methodology'],
    enoughWords: 400,
    items: [
      {
        id: 'rekaBentuk',
        what: 'reka bentuk kajian',
        so: 'supaya kesesuaiannya dengan tujuan kajian dapat dinilai',
        place: 'reka ?bentuk|desain|design|pendekatan|metodologi|method',
        priority: 1,
        asks: [
          {
            name: 'nama reka bentuk',
            words:
              'reka ?bentuk|tinjauan|kuasi|pra-? ?eksperimen|eksperimen|kajian kes|kajian tindakan|fenomenologi|etnografi|kaedah campuran|korelasi|survey|cross-sectional|quasi-experiment|case study|action research|design and development|desain penelitian|penelitian tindakan',
          },
          {
            name: 'pendekatan penyelidikan',
            words: 'kuantitatif|kualitatif|campuran|quantitative|qualitative|mixed',
          },
          {
            name: 'justifikasi pemilihan reka bentuk',
            words:
              '(?:reka ?bentuk|pendekatan|kaedah|design|approach)[^.]{0,60}(?:dipilih kerana|sesuai (?:kerana|untuk|bagi)|digunakan kerana|membolehkan|bersesuaian|was (?:chosen|selected)|is appropriate|suitable|dipilih karena)',
          },
        ],
      },
      {
        id: 'persampelan',
        what: 'populasi dan persampelan',
        so: 'supaya keluasan dapatan dapat dinilai',
        place: 'populasi|sampel|persampelan|responden|peserta|sampl|participant|subjek',
        priority: 1,
        asks: [
          {
            name: 'populasi',
            words: 'populasi|population',
          },
          {
            name: 'teknik persampelan',
            words:
              'persampelan|pensampelan|rawak (?:mudah|berstrata|berkelompok|sistematik)|sampel bertujuan|purposive|random(?:ly)? sampl|stratified|cluster sampl|convenience|snowball|teknik (?:total )?sampling|simple random|total sampling|dipilih secara (?:rawak|bertujuan)',
          },
          {
            name: 'saiz sampel',
            find: ({ facts: { sample } }) => (sample[0] ? { phrase: sample[0].evidence.quote, sentence: null } : false),
          },
          {
            name: 'justifikasi saiz sampel',
            words:
              '(?:krejcie|cochran|yamane|slovin|g\\*power|g-power|rumus|formula|jadual penentuan saiz|aras keyakinan|ketepuan|saturation|power analysis)',
          },
        ],
        faults: [
          {
            words:
              'dipilih kerana (?:penulis|penyelidik|pengkaji|saya) (?:mengajar|bertugas)|because (?:the )?(?:author|researcher)s? (?:teach|taught)',
            wrong: 'menunjukkan sampel dipilih atas kemudahan penyelidik dan bukan melalui teknik persampelan',
            advice:
              'Namakan teknik persampelan, wajarkan pemilihan kelas itu dan bincangkan kesannya terhadap kesahan kajian.',
            lowers: 1,
            priority: 1,
          },
        ],
      },
      {
        id: 'instrumen',
        what: 'instrumen kajian',
        so: 'supaya data yang dikumpulkan dapat difahami',
        place: 'instrumen|alat kajian|soal selidik|instrument|measure|protokol|pengumpulan data',
        priority: 1,
        asks: [
          {
            name: 'jenis instrumen',
            words:
              'instrumen|soal selidik|kuesioner|angket|questionnaire|ujian pencapaian|pra-? ?ujian|temu ?bual|protokol|senarai semak|pemerhatian|interview|observation|checklist|rubrik|tes ',
          },
          {
            name: 'bilangan item atau bahagian',
            words:
              '\\d+ (?:item|soalan|butir|pernyataan|items|questions|konstruk)|bahagian [a-d]\\b|(?:dua|tiga|empat|lima) bahagian',
          },
          {
            name: 'skala atau cara pemarkahan',
            words: 'skala|likert|pemarkahan|skor (?:penuh|maksimum)|scoring|scale',
          },
          {
            name: 'asal instrumen',
            words:
              'diadaptasi|diubah suai|adaptasi|dibina (?:oleh|sendiri|berdasarkan)|diambil daripada|adapted|developed by|modified from|diadopsi|dikembangkan',
          },
        ],
      },
      {
        id: 'kesahan',
        what: 'kesahan dan kebolehpercayaan instrumen',
        so: 'supaya ketepatan ukuran dapat dipercayai',
        place: 'kesahan|kebolehpercayaan|validity|reliab|validitas|instrumen|instrument|keabsahan',
        priority: 1,
        asks: [
          {
            name: 'kesahan instrumen',
            words:
              'kesahan|validity|validitas|keabsahan|kebolehpercayaan data|triangulasi|triangulation|credibility|pengesahan pakar',
          },
          {
            name: 'penilaian pakar atau bukti kesahan',
            find: (paper) => counted('contentValidity')(paper) ?? counted('constructValidity')(paper),
          },
          {
            name: 'kajian rintis',
            words:
              'kajian rintis|ujian rintis|kajian pilot|pilot (?:study|test)|uji coba|semakan (?:peserta|rakan)|member check',
          },
          {
            name: 'nilai alfa Cronbach atau bukti kebolehpercayaan',
            find: (paper) => {
              const alpha = paper.facts.statistics.cronbachAlpha[0];
              if (alpha) return { phrase: alpha.evidence.quote, sentence: null };
              const kappa = paper.sentences.find(({ lower }) =>
                /\bkappa\b|triangulasi|triangulation|jejak audit|audit trail/.test(lower),
              );
              return kappa ? { phrase: kappa.text, sentence: kappa } : null;
            },
          },
        ],
        faults: [
          {
            words:
              'kebolehpercayaan[^.\\d]{0,60}(?:tinggi|memuaskan|baik)[^\\d]{0,80}$|reliab[^.\\d]{0,60}(?:high|good|satisfactory|acceptable)[^\\d]{0,80}$',
            when: ({ facts }) => facts.statistics.cronbachAlpha.length === 0,
            wrong: 'menyifatkan kebolehpercayaan tanpa melaporkan nilainya',
            advice: 'Laporkan nilai alfa Cronbach bagi setiap konstruk, bukan sifatnya sahaja.',
            lowers: 1,
            priority: 1,
          },
        ],
      },
      {
        id: 'prosedur',
        what: 'prosedur dan etika kajian',
        so: 'supaya kajian dapat diulang',
        place: 'prosedur|etika|procedure|ethic|pengumpulan data|pelaksanaan',
        priority: 2,
        asks: [
          {
            name: 'langkah pelaksanaan',
            words:
              'prosedur|langkah|pertama, |kedua, |seterusnya|kemudian|akhir sekali|procedure|steps?|firstly|first of all|diedarkan|dijalankan selama|siklus',
          },
          {
            name: 'tempoh atau masa pelaksanaan',
            words:
              '(?:\\d+|satu|dua|tiga|empat|lima|enam|lapan|sepuluh) (?:minggu|bulan|minit|hari|jam|sesi|weeks?|months?|minutes?|days?|sessions?)|(?:pada|in) (?:bulan )?(?:januari|februari|mac|april|mei|jun|julai|ogos|september|oktober|november|disember)',
          },
          {
            name: 'kebenaran menjalankan kajian',
            words:
              'kebenaran|kelulusan|jawatankuasa (?:penyelidikan|etika)|eras|permission|approval|ethics committee|izin',
          },
          {
            name: 'persetujuan dan kerahsiaan peserta',
            words:
              'persetujuan|kerahsiaan|sulit|tanpa nama|menarik diri|informed consent|consent|anonym|confidential|nama samaran|pseudonym',
          },
        ],
      },
    ],
  },
};
