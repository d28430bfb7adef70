import { uniqueBy } from '../../../shared/uniqueBy.ts';
import type { StudyText } from './text/studyText.ts';
import { re } from './text/patterns.ts';

/** Behind a passive: those who are to do it, other than researchers. */
const notByOthers =
  /(?!(?: \p{L}+){0,2} (?:oleh|by) (?!(?:\p{L}+ ){0,2}(?:pengkaji|penyelidik|peneliti|sarjana|kajian|research|scholar|stud(?:y|ies)\b)|\p{L}+ing\b))/u;

/** How papers in Malay, English and Indonesian say what checks look for: each thing once. */
export const says = {
  // The study and its kind.
  conceptual:
    /kertas konsep|artikel konsep|conceptual paper|kajian kepustakaan|analisis dokumen dasar|library research|studi pustaka/iu,
  ownFramework:
    /(?:kerangka|model)(?: \p{L}+){0,3} (?:dicadang|yang dibangun|dikemuka|baharu)|(?:mencadang|mengemuka|membangun|menawar|memperkenal)\p{L}*(?: \p{L}+){0,3} (?:kerangka|model)|satu kerangka konsep|(?:propos|offer|develop|put forward|present|introduc)\p{L}*(?: \p{L}+){0,3} (?:framework|model)|(?:framework|model) (?:is|was) (?:proposed|developed)|a conceptual framework (?:for|of)/iu,
  review:
    /sorotan (?:literatur )?(?:ber)?sistematik|(?:tinjauan|kajian|sorotan) skop\b|tinjauan (?:literatur )?(?:ber)?sistematik|systematic (?:literature )?review|scoping review|integrative review|narrative review|sorotan naratif|meta-?anal[iy]s|\bPRISMA\b/iu,
  technical:
    /open[- ]source|\bsoftware\b|\bgithub\b|\bnotebooks?\b|toolkit|\balgorithms?\b|\bprototype|\bprototaip|microcontroller|mikropengawal|internet of things|\bIoT\b|\bwireless\b|tanpa wayar|perisian (?:sumber|ini)|kod sumber|sumber terbuka|algoritma|we (?:present|propose|implement)\b/iu,
  qualitative:
    /kualitatif|qualitative|(?:t|men)emu ?bual|wawancara|interviews?\b|analisis (?:ber)?tematik|thematic analysis|fenomenologi|phenomenolog|etnografi|teori asas|grounded theory|kajian kes|case study/iu,
  quantitative: /kuantitatif|quantitative|kaedah campuran|kaedah gabungan|mixed[\s-]methods?|likert/iu,
  action: /kajian tindakan|penyelidikan tindakan|action research|penelitian tindakan/iu,
  proposal: /(?:kertas|laporan) cadangan|cadangan (?:kajian|penyelidikan)|usulan penelitian|research proposal/iu,
  questionnaire:
    /soal[\s-]?selidik|questionnaires?|likert|angket|kuesioner|inventori|\bskala\b[^.]{0,40}\bitem\b|survey instrument/iu,
  openEnded: /soal[\s-]?selidik terbuka|open[\s-]ended questionnaire/iu,
  prePost:
    /ujian pra\b|pra[\s-]?ujian|praujian|ujian pos\b|pasca[\s-]?ujian|pre[\s-]?test|post[\s-]?test|sebelum dan (?:selepas|sesudah)|before and after|eksperimen|experiment/iu,
  treated:
    /intervensi|intervention|rawatan|treatment|permainan|modul|kaedah|aplikasi|program|pendekatan|model|teknik|keberkesanan|effectiveness|method|pengajaran/iu,
  control:
    /kumpulan (?:kawalan|perbandingan|bandingan)|kelompok (?:kontrol|kawalan)|kelas (?:kontrol|kawalan)|control (?:group|class|condition)|comparison group/iu,
  singleSite:
    /(?:satu|sebuah|1) (?:buah )?(?:kelas|sekolah|institut|institusi|kolej|universiti|kampus|politeknik|daerah|kampung)|sekolah (?:penulis|pengkaji|penyelidik|saya)|kelas (?:penulis|pengkaji|saya|tersebut)|(?:dua|2) (?:buah )?kelas\b|\b(?:one|two|a single|single) (?:(?:intact|urban|rural|national|primary|secondary) ){0,2}(?:class(?:es)?|school|university|college|institution)\b|\bat an? (?:\p{L}+ ){0,2}(?:university|school|college)\b/iu,
  // Its method.
  instrument:
    /soal[\s-]?selidik|questionnaire|likert|angket|kuesioner|inventori|instrumen|instrument|ujian pencapaian|ujian pra\b(?!-)|pra-?ujian|pre-?test|achievement test|tes (?:hasil belajar|prestasi)/iu,
  reliability: /kebolehpercayaan|reliab|konsistensi dalaman|internal consistency/iu,
  otherReliability:
    /KR-?20|KR-?21|kuder|test[\s-]retest|uji[\s-]semula|ujian semula|ω\s*=|mcdonald|composite reliability|kebolehpercayaan komposit|\bCR\b\s*[=>]|split[\s-]half|spearman[\s-]brown|kebolehpercayaan (?:item|responden|individu)|person reliability|item reliability/iu,
  /** Says nothing of a questionnaire: people have rated or coded alike. */
  raters: /kappa|inter-?rater|antara penilai/iu,
  validity: /kesahan|validity|validated|validitas|disahkan|divalidasi|\bpakar\b|expert/iu,
  samplingTechnique:
    /persampelan|sampling|(?<!(?:diagih|dibahagi|ditempat|diletak|tidak|assign|allocat|divided)[^.]{0,60})(?:\brawak|\brandom)|(?:sampel|secara|persampelan) bertujuan|purposive|sampel (?:mudah|kebetulan)|convenience|bola salji|snowball|berstrata|stratifi|kelompok demi kelompok|\bbancian\b|census|keseluruhan populasi|seluruh populasi|semua populasi|whole population|purposif|acak/iu,
  randomSampling:
    /(?:rawak|random)[^.]{0,40}(?:berstrata|mudah|kelompok|berkelompok|bersistematik|stratif|cluster|sampling)|persampelan (?:rawak|berstrata)|stratified|simple random|acak/iu,
  sizeJustified:
    /krejcie|g\*\s?power|\bgpower|kuasa statistik|statistical power|power analysis|cochran|yamane|slovin|roscoe|saiz sampel[^.]{0,60}(?:ditentukan|memadai|mencukupi|berdasarkan|minimum)|sample size[^.]{0,60}(?:determined|sufficient|adequate|calculated|based)|ketepuan|tepu data|saturation|formula|rumus/iu,
  ethics:
    /\betika|ethic|(?<!(?:nilai|peratus|tahap|aras|sehingga|indeks|darjah|mencapai|skala) )persetujuan(?! (?:sebanyak|antara|inter|pakar|penilai|pengekod|dicapai|cohen))|\bconsent|kebenaran|kerahsiaan|kerahasiaan|dirahsiakan|confidential|anonim|anonym|sukarela|voluntar|\bizin\b|permission/iu,
  consent:
    /persetujuan (?:termaklum|bertulis|ibu bapa|responden|peserta)|informed consent|consent|kelulusan etika|ethical approval/iu,
  pilot: /kajian rintis|pilot (?:study|test)|uji coba/iu,
  trustworthiness:
    /triangulasi|triangulation|semakan (?:rakan|peserta|ahli)|semakan semula oleh|member[\s-]check|trustworth|kredibiliti|credibility|keabsahan|kebolehpercayaan|reliab|inter-?(?:rater|coder)|kappa|audit trail|jejak audit|peer (?:debrief|review)|participants (?:also )?(?:checked|reviewed|confirmed)|(?:returned|sent) (?:back )?to (?:the |all )?(?:participants|teachers|interviewees)|di(?:hantar|pulang|kembali)\p{L}* (?:semula )?kepada (?:setiap |semua )?(?:peserta|informan|guru)|peserta (?:menyemak|mengesahkan)|kesahan|dependability|transferability|validity|pengesahan (?:data|pakar|peserta)/iu,
  trustStep: /triangulasi|triangulation|member[\s-]check|semakan peserta|kappa|jejak audit|audit trail/iu,
  qualityAppraisal:
    /quality (?:appraisal|assessment)|risk of bias|critical appraisal|appraised|appraisal tool|(?:quality|mutu|kualiti) (?:of (?:the |each )?(?:stud|article)\p{L}*|kajian|artikel)[^.]{0,30}(?:judged|assessed|rated|evaluated|dinilai)|penilaian (?:kualiti|mutu)|\bCASP\b|\bMMAT\b/iu,
  assumptions:
    /andaian|assumption|asumsi|homogen|levene|homoskedastisiti|homosced|\blinear(?:iti|ity)|had memusat|central limit|bukan parametrik|non-?parametric/iu,
  // What surrounds it.
  theory:
    /\bteori|\btheor(?:y|ies|etical)|\bmodel\b|kerangka (?:teori|konsep|kajian|kerja)|framework|kerangka [^.()]{3,40}\((?:19|20)\d\d|konstruktivis|constructivis|behavioris|kognitivis|vygotsky|piaget|bandura|taksonomi|taxonomy|\bTPACK\b|\bTAM\b|\bUTAUT\b|konektivis|humanis/iu,
  limitations:
    /batasan|limitasi|\blimitations?\b|\blimits of\b|kekangan kajian|had kajian|terhad kepada|keterbatasan|limited (?:to|by)|kelemahan kajian|skop kajian/iu,
  /** Limits in other words; only where a paper ends are they said of its reach. */
  narrowed:
    /(?:hanya|sekadar) (?:melibatkan|meliputi|merangkumi|tertumpu|dijalankan)|tidak (?:memasukkan|mengambil kira|meliputi)|\blimits\b|\bonly (?:one|two|three|a single|papers|studies)\b|(?:involved?|covers?|comes? from) [^.]{0,40}(?:\bonly\b|\bone\b|\btwo\b|\bsingle\b)|did not (?:follow|include|measure)/iu,
  futureWork:
    /kajian (?:lanjutan|akan datang|seterusnya|masa hadapan|masa depan|susulan)|(?:penyelidikan|penelitian) (?:lanjutan|akan datang|seterusnya|selanjutnya|masa hadapan)|(?:pengkaji|penyelidik|peneliti) (?:akan datang|lain|seterusnya|selanjutnya|masa hadapan)|cadangan (?:kajian|tindakan susulan)|kitaran (?:kedua|ketiga|berikutnya|seterusnya|akan datang)|(?:saya|kami|pengkaji|penyelidik) (?:ber)?(?:merancang|hasrat|cadang) (?:untuk )?|we will (?:next|then)|(?:in )?the next version|versi (?:berikutnya|akan datang)|(?:future|later|subsequent) (?:research|stud|work|investigat)|further (?:research|stud|work)|kajian lain (?:boleh|perlu)|(?:kerja|langkah|usaha) (?:seterusnya|selanjutnya)[^.]{0,30}(?:uji|kaji)|dari segi penyelidikan|kajian longitudinal|would benefit from (?:\p{L}+ ){0,3}(?:stud|research)/iu,
  /** The same in other words; where a paper begins they tell of its gap. */
  nextStudy: re.iu`\b(?:(?:an? (?:\p{L}+ )?(?:study|replication|trial)|(?:more|other) research|longitudinal (?:work|research))\b[^.]{0,120}|studies )\b(?:would (?:be|show|help|allow|test|tell|clarify)|(?:is|are) (?:still )?(?:needed|required|warranted)|next step)|\b(?:could|should|remains? to) be (?:examined|studied|investigated|explored|replicated)\b${notByOthers}|worth (?:testing|studying|examining)|(?<!(?:hasil|dapatan) )(?:kajian(?! kes\b)|penyelidikan|replikasi)(?: (?!ini\b|men|mem)\p{L}+){0,8} (?:diperlukan|(?:perlu|wajar|patut) dijalankan)${notByOthers}|(?:boleh|wajar|perlu|patut) (?:dikaji|diteliti|diteroka|direplikasi)${notByOthers}`,
  keywords: /kata[\s-]*kunci|key\s?-?words?\b|index terms/iu,
} as const;

type Names = readonly (readonly [RegExp, string])[];

/** What a method is called in Malay, by the words for it; the first that a paper says decides. */
export const names: Record<'designs' | 'types' | 'samplings', Names> = {
  designs: [
    [/kuasi[- ]?eksperimen|quasi[- ]?experiment/iu, 'Kuasi-eksperimen'],
    [/pra[- ]?eksperimen|satu kumpulan pra|one[- ]group pre/iu, 'Pra-eksperimen satu kumpulan'],
    [/eksperimen (?:sebenar|tulen)|true experiment|randomi[sz]ed (?:control|trial)/iu, 'Eksperimen'],
    [/(?:penelitian|kajian) tindakan|action research/iu, 'Kajian tindakan'],
    [/tinjauan keratan rentas|cross-sectional|survei potong lintang/iu, 'Tinjauan keratan rentas'],
    [/kajian kes|case study|studi kasus/iu, 'Kajian kes'],
    [/f?enomenologi|phenomenolog/iu, 'Fenomenologi'],
    [/etnografi|ethnograph/iu, 'Etnografi'],
    [
      /reka bentuk dan pembangunan|design and development research|research and development/iu,
      'Reka bentuk dan pembangunan',
    ],
    [/penjelasan berurutan|explanatory sequential|exploratory sequential|convergent/iu, 'Kaedah campuran'],
    [/(?:kajian|reka bentuk|kaedah) tinjauan|survey (?:design|method|research)|penelitian survei/iu, 'Tinjauan'],
    [/(?:reka bentuk|kajian) korelasi|correlational/iu, 'Korelasi'],
  ],
  types: [
    [/(?:kaedah|pendekatan) campuran|mixed[- ]methods?/iu, 'campuran'],
    [/kualitatif|qualitative/iu, 'kualitatif'],
    [/kuantitatif|quantitative|randomi[sz]ed|kuasi|quasi/iu, 'kuantitatif'],
  ],
  samplings: [
    [/rawak berstrata|stratified (?:random )?sampl|stratified random/iu, 'Persampelan rawak berstrata'],
    [/rawak berkelompok|kelompok rawak|cluster (?:random )?sampl/iu, 'Persampelan rawak berkelompok'],
    [/rawak mudah|simple random/iu, 'Persampelan rawak mudah'],
    [/rawak (?:ber)?sistematik|systematic (?:random )?sampl/iu, 'Persampelan rawak sistematik'],
    [/(?:per|pen)?sampe?lan bertujuan|sampel bertujuan|secara bertujuan|purposive/iu, 'Persampelan bertujuan'],
    [/persampelan mudah|convenience/iu, 'Persampelan mudah'],
    [/bola salji|snowball/iu, 'Persampelan bola salji'],
  ],
};

/** Names of theories: acronyms, names in capitals and, in small letters, those that are well known. */
const theories = [
  /(?<![\p{L}\d])(?:TPACK|UTAUT ?2?|TAM|SAMR|ADDIE|ASSURE|ARCS|CIPP|PERMA|SDT|TPB)(?![\p{L}\d])/u,
  /(?<!\p{L})(?:Teori|Model|Taksonomi)(?:\s+(?!Kajian|Konseptual|Konsep|Dan|Pengajaran)\p{Lu}[\p{L}’'-]+|\s+dan(?=\s\p{Lu})){1,6}(?:\s*\([A-Z]{2,8}\))?/u,
  /(?<!\p{L})teori\s+(?:konstruktivis\w*(?: sosial)?|behavioris\w*|kognitivis\w*|kognitif(?: sosial)?|pembelajaran (?:sosial|pengalaman|multimedia|bermakna)|penentuan kendiri|efikasi kendiri|beban kognitif|kecerdasan pelbagai)(?:\s+\p{Lu}\p{L}+)?/u,
  /(?<!\p{L})(?:Theory of (?:\p{Lu}\p{L}+\s?){1,4}|(?:(?!The |This |Our |In )\p{Lu}[\p{L}-]+\s+){1,4}(?:Theory|Model|Taxonomy)(?:\s*\([A-Z]{2,8}\))?)/u,
  /(?<!\p{L})(?:self-determination|self-efficacy|social cognitive|socio-?cultural|social constructivist|cognitive load|activity|experiential learning|transformative learning|situated learning|planned behaviou?r|technology acceptance|diffusion of innovations?)\s+(?:theory|model)/iu,
];
const mostTheories = 8;

/** The theories and models a paper names outside its references, as it writes them. */
export function theoriesIn({ sentences }: Pick<StudyText, 'sentences'>): string[] {
  const found = sentences
    .filter(({ kind }) => kind !== 'references' && kind !== 'appendix')
    .flatMap(({ text }) => theories.flatMap((pattern) => pattern.exec(text)?.[0].trim() ?? []))
    .map((name) => name.charAt(0).toUpperCase() + name.slice(1));
  // 'Model Penerimaan Teknologi' and 'Model Penerimaan Teknologi (TAM)' are one.
  const isPart = (name: string): boolean =>
    found.some((other) => other.length > name.length && other.toLowerCase().includes(name.toLowerCase()));
  return uniqueBy(found, (name) => name.toLowerCase())
    .filter((name) => !isPart(name))
    .slice(0, mostTheories);
}
