import { counted, of, ofMeasures, ofStudies, saying } from './counted.ts';
import type { CueTable } from './cue.ts';

/** Signs that what was measured or coded can be relied on, other than a coefficient. */
const trust = saying(
  /\bkappa\b|triangula[st]i|jejak audit|audit trail|inter-?(?:rater|coder)|test-?retest|composite reliability|kr-?20|peer debrief|member[- ]check/,
);

/** Methodology. */
export const methodCues: CueTable = {
  methodology: {
    kinds: ['methodology'],
    enoughWords: 280,
    items: [
      {
        id: 'rekaBentuk',
        what: 'reka bentuk kajian',
        so: 'supaya kesesuaiannya dengan tujuan kajian dapat dinilai',
        place: 'reka ?bentuk|desain|design|pendekatan|metodologi|method',
        priority: 1,
        asks: {
          'nama reka bentuk':
            'reka ?bentuk|tinjauan|kuasi|pra-? ?eksperimen|eksperimen|kajian kes|kajian tindakan|fenomenologi|etnografi|kaedah campuran|korelasi|survey|cross-sectional|quasi-experiment|case study|action research|design and development|desain penelitian|penelitian tindakan|randomi[sz]ed|controlled trial|true experiment|experimental|pre-?test[- –]?post-?test|correlational|longitudinal|ex post facto|causal-comparative|descriptive (?:research|study|design)|phenomenolog|f?enomenologi|ethnograph|etnografi|grounded theory|teori asas|narrative inquiry|multiple[- ]case|single[- ]case|design-based|educational design research|development(?:al)? research|explanatory sequential|exploratory sequential|convergent|mixed[- ]methods?|systematic (?:literature )?review|scoping review|meta-?analysis|content analysis|document analysis|delphi|desain|penelitian (?:survei|deskriptif|kualitatif|korelasional|eksperimen|pengembangan|tindakan)|metode survei|survei|studi kasus|kuasi eksperimen|potong lintang|lesson study',
          'pendekatan penyelidikan':
            'kuantitatif|kualitatif|campuran|quantitative|qualitative|mixed|numerical data|kaedah gabungan|positivis|interpretiv|constructivis|pragmatis|experimental|randomi[sz]ed|statistik|action research|kajian tindakan|penelitian tindakan|hermeneutic|prisma|systematic',
          'justifikasi pemilihan reka bentuk':
            '(?:reka ?bentuk|pendekatan|kaedah|design|approach)[^.]{0,60}(?:dipilih kerana|sesuai (?:kerana|untuk|bagi)|digunakan kerana|membolehkan|bersesuaian|was (?:chosen|selected)|is appropriate|suitable|dipilih karena)|(?:design|approach|method|methodology|trial|framework|survey|guidelines?|statement)\\b[^.]{0,80}(?:because|as it|since|in order to|to (?:allow|enable|ensure|capture|gain|explore|understand|examine|determine|obtain)|is suitable|was suitable|allows?|enables?|well suited|best suited|appropriate)|(?:chosen|selected|adopted|employed|used) (?:because|as it|since|to|in order)|dipilih (?:karena|kerana|untuk)|karena (?:sesuai|penelitian)|sesuai dengan tujuan|model ini (?:dipilih|sesuai)|following (?:the )?prisma',
        },
      },
      {
        id: 'persampelan',
        what: 'populasi dan persampelan',
        so: 'supaya keluasan dapatan dapat dinilai',
        place: 'populasi|sampel|persampelan|responden|peserta|sampl|participant|subjek',
        priority: 1,
        asks: {
          populasi: {
            when: ofMeasures,
            words:
              'populasi|population|target (?:population|group)|all (?:the )?(?:students|teachers)|accessible population|sampling frame|drawn from|recruited from|from (?:\\w+ )?(?:schools|universities|institutions|colleges)|kumpulan sasaran|lokasi kajian|subjek penelitian|eligible|criteria',
          },
          'kriteria pemilihan peserta': {
            when: of('qualitative'),
            words:
              'kriteria|criteri|syarat|pengalaman|experience|(?:one|two|three|\\d+) (?:to|hingga|or) (?:\\w+|\\d+) years|selected (?:because|based|for)|dipilih (?:kerana|karena|berdasarkan)',
          },
          'teknik persampelan':
            'persampelan|pensampelan|rawak (?:mudah|berstrata|berkelompok|sistematik)|sampel bertujuan|purposive|random(?:ly)? sampl|stratified|cluster sampl|convenience|snowball|teknik (?:total )?sampling|simple random|total sampling|dipilih secara (?:rawak|bertujuan)|purposive|purposeful|purposely|random(?:ly)?[- ](?:sampl|selected|assigned)|selected (?:randomly|purposively|through|using|by)|(?:systematic|quota|criterion|maximum variation|theoretical|multistage|multi-stage|probability|census|consecutive|snowball|voluntary) sampling|intact (?:class|group)|volunteer|secara (?:acak|purposif|bertujuan|rawak)|teknik (?:purposive|simple|random|cluster|sampling|pengambilan sampel)|sampel jenuh|pemilihan peserta|cluster|stratified|inclusion criteria',
          'saiz sampel': {
            words:
              '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|\\d+)[- ](?:[a-z-]+ ){0,3}(?:teachers|students|participants|lecturers|pupils|principals|respondents|informants|interviews)',
            find: ({ facts: { sample } }) => (sample[0] ? { phrase: sample[0].evidence.quote, sentence: null } : false),
          },
          'justifikasi saiz sampel':
            '(?:krejcie|cochran|yamane|slovin|g\\*power|g-power|rumus|formula|jadual penentuan saiz|aras keyakinan|ketepuan|saturation|power analysis)|g ?\\*? ?power|a priori|(?:sample size|sample)[^.]{0,60}(?:determined|calculated|adequate|sufficient|recommended|exceed|required|minimum)|raosoft|rule of thumb|statistical power|data saturation|saturated|tepu|taraf kesalahan|rumus slovin|margin of error|confidence level|(?:all|keseluruhan|semua) (?:\\d+ )?(?:ahli|murid dalam kelas)|berdasarkan keputusan ujian pra',
        },
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
        asks: {
          'jenis instrumen':
            'instrumen|soal selidik|kuesioner|angket|questionnaire|ujian pencapaian|pra-? ?ujian|temu ?bual|protokol|senarai semak|pemerhatian|interview|observation|checklist|rubrik|tes |instruments?|tests?\\b|achievement test|inventory|scale\\b|survey|interviews?|focus groups?|field notes|reflective journals?|documents?|video record|rubrics?|wawancara|observasi|lembar (?:observasi|kerja)|tes\\b|pedoman wawancara|ujian pra|soalan|borang|catatan lapangan|audio-?record',
          'bilangan item atau bahagian': {
            when: ofMeasures,
            words:
              '\\d+ (?:item|soalan|butir|pernyataan|items|questions|konstruk)|bahagian [a-d]\\b|(?:dua|tiga|empat|lima) bahagian|\\d+[- ](?:item|question|statement|point|butir|soal)|\\d+ (?:[a-z-]+ ){0,3}(?:items?|questions?|statements?|multiple-choice|open-ended|butir|soal)|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) (?:[a-z-]+ ){0,2}(?:items?|questions?|sections?|parts?|constructs?|subscales?|dimensions?)|section [a-d]\\b|minutes',
          },
          'skala atau cara pemarkahan': {
            when: ofMeasures,
            words:
              'skala|likert|pemarkahan|skor (?:penuh|maksimum)|scoring|scale|(?:five|four|six|seven|5|4|6|7)[- ]point|scor(?:e|ed|es|ing)|rating|rated|rubrics?|open-ended|semi-structured|multiple[- ]choice|poin|likert|transcribed|verbatim|separa berstruktur|soalan terbuka|min dan peratus',
          },
          'protokol dan cara merekod data': {
            when: of('qualitative'),
            words:
              'protokol|protocol|interview guide|guided by|semi-structured|open-ended|separa berstruktur|soalan terbuka|audio|dirakam|direkam|transkrip|transcri|field notes|nota lapangan|catatan',
          },
          'asal instrumen':
            'diadaptasi|diubah suai|adaptasi|dibina (?:oleh|sendiri|berdasarkan)|diambil daripada|adapted|developed by|modified from|diadopsi|dikembangkan|adapted|adopted|developed|modified|constructed|designed|based on|derived|validated by|translated|self-developed|researcher-made|reviewed by|diadaptasi|disusun|diadaptasikan|dibangunkan|dibina',
        },
      },
      {
        id: 'kesahan',
        what: 'kesahan dan kebolehpercayaan instrumen',
        so: 'supaya ketepatan ukuran dapat dipercayai',
        place: 'kesahan|kebolehpercayaan|validity|reliab|validitas|instrumen|instrument|keabsahan',
        priority: 1,
        asks: {
          'kesahan instrumen':
            'kesahan|validity|validitas|keabsahan|kebolehpercayaan data|triangulasi|triangulation|credibility|pengesahan pakar|valid(?:ity|ated|ation)|trustworth|credib|triangulat|transferab|dependab|confirmab|member[- ]check|expert (?:review|panel|judg)|reviewed by (?:\\w+ )?experts|factor analysis|(?:validasi|dinilai|divalidasi)[^.]{0,30}ahli\\b|ahli (?:materi|media)|quality (?:of (?:the )?studies|appraisal|assessment)|appraised|disahkan|pengesahan|divalidasi',
          'penilaian pakar atau bukti kesahan': {
            when: ofMeasures,
            words:
              '(?:two|three|four|five|six|seven|dua|tiga|empat|lima|\\d+) (?:orang )?(?:[a-z-]+ )?(?:experts?|pakar|panel)|(?:dinilai|divalidasi|disahkan) oleh [a-z]+ (?:orang )?ahli\\b|expert (?:review|panel|judg|validation)|cvi\\b|disahkan oleh|content validity|construct validity|factor analysis|quality (?:appraisal|assessment)',
            find: (paper) => counted('contentValidity')(paper) ?? counted('constructValidity')(paper),
          },
          'kajian rintis atau semakan': {
            when: ofStudies,
            words:
              'kajian rintis|ujian rintis|kajian pilot|pilot (?:study|test)|uji coba|semakan (?:peserta|rakan)|member check|pilot(?:ed|ing)?\\b|field[- ]test|pre-?tested|member[- ]check|peer (?:debrief|review|check)|cognitive interviews?|reflexiv|uji ?coba|dirintis|semakan ahli|independently|two (?:reviewers|coders|raters)|guru cemerlang',
          },
          'nilai alfa Cronbach atau bukti kebolehpercayaan': {
            when: ofMeasures,
            find: (paper) => {
              const [alpha] = paper.facts.statistics.cronbachAlpha;
              return alpha ? { phrase: alpha.evidence.quote, sentence: null } : trust(paper);
            },
          },
          'bukti kebolehpercayaan data': {
            when: (paper) => !ofMeasures(paper),
            find: trust,
          },
        },
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
        asks: {
          'langkah pelaksanaan':
            'prosedur|langkah|pertama, |kedua, |seterusnya|kemudian|akhir sekali|procedure|steps?|firstly|first of all|diedarkan|dijalankan selama|siklus|procedures?|steps?\\b|phases?|first(?:ly)?, |second(?:ly)?, |then |next, |finally|subsequently|afterwards|was (?:conducted|carried out|administered|implemented|delivered)|were (?:administered|distributed|collected|asked|invited|interviewed|searched|screened)|intervention|sessions?|tahap|pengumpulan data|dilaksanakan|dilakukan|langkah-langkah|kitaran|pelaksanaan',
          'tempoh atau masa pelaksanaan':
            '(?:\\d+|satu|dua|tiga|empat|lima|enam|lapan|sepuluh) (?:minggu|bulan|minit|hari|jam|sesi|weeks?|months?|minutes?|days?|sessions?)|(?:pada|in) (?:bulan )?(?:januari|februari|mac|april|mei|jun|julai|ogos|september|oktober|november|disember)|(?:one|two|three|four|five|six|seven|eight|ten|twelve|fourteen|\\d+)[ -](?:weeks?|months?|minutes?|days?|hours?|sessions?|semesters?|years?)|(?:january|february|march|april|may|june|july|august|september|october|november|december) (?:to|until|and|\\d)|(?:in|during) (?:january|february|march|april|june|july|august|september|october|november|december)|(?:minggu|bulan|pertemuan|hari)\\b|(?:satu|dua|tiga) semester|between \\d{4}|tahun ajaran|sesi akademik',
          'kebenaran menjalankan kajian': {
            when: ofStudies,
            words:
              'kebenaran|kelulusan|jawatankuasa (?:penyelidikan|etika)|eras|permission|approval|ethics committee|izin|irb\\b|institutional review board|ethic(?:s|al) (?:approval|clearance|committee|review|board)|approved by|approval (?:was|from|number)|clearance|permission|granted by|letter of consent|izin (?:penelitian|dari)|surat izin|kelulusan etika|persetujuan etik|guru besar',
          },
          'persetujuan dan kerahsiaan peserta': {
            when: ofStudies,
            words:
              'persetujuan|kerahsiaan|sulit|tanpa nama|menarik diri|informed consent|consent|anonym|confidential|nama samaran|pseudonym|consented|assent|written consent|voluntar|anonymi|de-?identified|pseudonym|privacy|withdraw|confidential|kerahasiaan|sukarela|dirahasiakan|dirahsiakan|anonim|informed consent|tanpa paksaan',
          },
        },
      },
    ],
  },
};
