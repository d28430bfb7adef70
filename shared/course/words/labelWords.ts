import { wordList } from '../../text/words.ts';
import { cloCodes, ploCodes } from './codes.ts';

/** Words that may stand for each other in a phrase: '{course}'. */
export const wordLists = {
  subject: wordList('kursus/subjek/modul/mata pelajaran/mata kuliah/mk'),
  course: wordList('course/subject/module/unit'),
  outcomes: wordList('hasil pembelajaran/learning outcomes?/outcomes?/capaian pembelajaran'),
  clo: cloCodes.map((code) => `${code.toLowerCase()}s?`),
  plo: ploCodes.map((code) => `${code.toLowerCase()}s?`),
  ownCodes: wordList('hpk/clos?/cos?/cpmk'),
  programme: wordList('program/programme'),
  assessed: wordList('assessed/covered/addressed/dinilai/diukur/ditaksir/yang dinilai/yang diukur/yang ditaksir'),
  related: wordList('berkaitan/terlibat/related/dipetakan/mapped'),
  content: wordList('kursus/kuliah/subjek/modul/mata pelajaran/mata kuliah/mk/pembelajaran/pelajaran'),
  marks: wordList('markah/marks?'),
  shares: wordList('peratus/peratusan/percent/percentage/persentase/markah/marks?/nilai/sumbangan/agihan'),
  ofTopics: wordList(`dan/and/sub_tajuk/sub_topik/sub_topics?/kandungan/pembelajaran/kuliah/utama/contents?/covered/
    modul/kompetensi`),
  ofMethods: wordList(
    'dan/and/metode/kaedah/pdp/pengajaran/pembelajaran/penyampaian/pengalaman/aktiviti/p p/p&p/p & p',
  ),
  ofTeaching: wordList(`and/learning/teaching/methods?/methodology/methodologies/strategy/strategies/activity/
    activities/delivery`),
  waysOfTeaching: wordList(`bersemuka/tidak bersemuka/tanpa bersemuka/face to face/non face to face/f2f/nf2f/teori/
    theory/kuliah/lectures?/lect/tutorial/tut/amali/praktikal/practical/lab/skills lab/skills laboratory/makmal/laboratory/bengkel/workshop/seminar/studio/klinikal/clinical/lapangan/field_work/lain lain/others?/kendiri/pembelajaran kendiri/
    self/self_learning/independent/independent learning/indep/ind/physical/online/fizikal/dalam talian`),
  waysOfAssessment:
    wordList(`jenis/unsur/aspek/course/course_work/kaedah dan jenis/kaedah/bentuk/cara/item/tugas/tugasan/teknik/
    types? of/method of/instrumen`),
  assessment: wordList(`pentaksiran/penilaian/taksiran/assessments?/evaluation/evaluasi/tugasan/kerja kursus/
    course_work/tasks?`),
  ofAssessments: wordList(`berterusan/akhir/formatif/sumatif/methods?/types?/tasks?/items?/kursus/components?/
    continuous/final/breakdown/dan kriteria`),
  readings: wordList('utama/tambahan/wajib/asas/required/additional/and/dan'),
};

const phrases = (text: string): string[] => text.trim().split(/;\s+/);

/**
 * Labels of a course's particulars in Malay, English and Indonesian: whole labels in lower case, the most specific first. A label that is not
 * here is neutral: only a known wrong one refuses a value.
 *
 * Phrases are parted by `;`. A phrase is words parted by blanks. `(a/b c)` is one of them, `{course}` one of a list; with `?` behind, it may be missing; with `*`, it may
 * be there several times. `…` is any words, `+` one word, `N` a number, `_` a blank that may be missing, `s?` a letter that may be missing.
 */
export const particularPhrases = {
  prerequisite: phrases(`mata_kuliah (pra)? syarat;
    (mata kuliah)? (pra_syarat/pre requisites?/pre co requisites?/prerequisites?/co_requisites?/syarat bersama) …; … pra_syarat;
    anti_requisites?`),
  codeAndName:
    phrases(`kode? (dan/&)? (nama/tajuk) {subject}; nama (dan/&)? kode? {subject}; nama {subject} (dan/&) kode?;
    {course} code (and/&)? {course}? (name/title); {course} (name/title) (and/&)? {course}? code;
    (name/title/code) (and/&) (name/title/code) of (the)? {course}; (name/title) of {course} (and/&) code`),
  courseCode: phrases(`(kode?/code); (kode?/no/nombor/no kod) ({subject}/cu/unit/unit kompetensi);
    ({course}/cu) (code/no/number/id)`),
  courseName: phrases(`(nama/tajuk/judul) (dari)? ({subject}/cu/unit kompetensi); (cu/competency unit) title;
    {course} (name/title); (name/title) of (the)? {course} (module)?; ({subject}/{course}/nama kursus modul/title)`),
  credit: phrases(`(nilai/jam/unit/jumlah/bilangan/beban/bobot)? (jam)? (kredit/sks); (jumlah/bilangan) unit;
    (total/mqf/modular/unit)? credits? (s/values?/hours?/units?/points?)*;
    (units/number of credits?/kredit jam/bobot sks/sks jumlah) (credits?)?`),
  form: phrases(`rumpun (mk/mata kuliah)?; (no/nombor/kod/kode/nomor) (borang/dokumen/dok/keluaran/pindaan/rujukan/semakan);
    (form/document/doc/revision) (no/number/code);
    (pindaan/edisi/keluaran/versi/version/rev/revision/effective date/date effective/tgl penyusunan);
    tarikh (kuat_kuasa/berkuat_kuasa/efektif/semakan/pindaan);
    (pro_forma/rancangan/rangka/maklumat/butiran/perincian) (kursus/subjek/modul);
    course (information/particulars/pro_forma/plan); rencana pembelajaran semester;
    (status/taraf) {subject}?; {course} (status/type); (page/halaman/muka surat/muka/m s) (N)? (of/dari/daripada)? (N)?`),
  institution: phrases(`
    (nama)? (institusi/institut/universiti/university/politeknik/kampus/institution/perguruan tinggi)`),
  faculty: phrases(`
    (nama)? (fakulti/faculty/fakultas/jabatan/department/jurusan/pusat pengajian/school/kulliyyah/akademi) (name/jabatan/pusat/school/department/akademi)*`),
  programme: phrases(`(nama)? ({programme}/prodi/kurikulum) (akademik/pengajian/studi/name/of study/ditawarkan/ijazah)*;
    (name of)? (academic)? {programme}; kod (dan/&)? nama program`),
  synopsis: phrases(`(sinopsis/synopsis/deskripsi singkat) (kandungan/kursus/mk/mata kuliah/of/course/contents?)*;
    (about/what) (this/the) {course} (is about)?; course (synopsis/description/summary/overview); (ringkasan/deskripsi) kursus;
    deskripsi (mk/mata kuliah)`),
  person: phrases(`(nama/name);
    (nama)? (pensyarah/penyelaras/staf akademik/tenaga pengajar/dosen/pengajar/disediakan oleh/disahkan oleh/penyusun) …;
    (name/name s/name of/name s of)? (academic staff/lecturers?/instructors?/coordinators?/prepared by) …;
    (name/name s/name of/name s of)? course (coordinator/lecturer/owner) …; koordinator …`),
  semester: phrases(`
    (sesi/semester/trimester/penggal/tahun/year/session/academic year/academic session) (dan/and/sesi/semester/tahun/year/ditawarkan/offered/akademik/pengajian)*`),
  references:
    phrases(`(senarai/daftar)? (rujukan/pustaka/referensi/bahan rujukan/bahan bacaan/references?/bibliography/reading list/readings?/bacaan) {readings}*;
    (senarai/daftar)? (main/required/recommended/additional) references? {readings}*; (buku teks/textbooks?);
    (main/additional) references? …; (buku/set)? books?`),
};

/** Labels of what the parts and tables of a course document hold, in the same form. */
export const partPhrases = {
  clo: phrases(`(kode?/no/code/bil)? (sub)? {clo} (no/kod/code/ke/measured)?; (sub)? ({clo}/{outcomes}) ({assessed}/{related});
    {related} ({clo}/{outcomes}); (kod/no) {outcomes} (kursus)?; (clo co/co clo/hasil)`),
  plo: phrases(`{plo} (code/kod/{assessed}/{related})?; (hasil program/capaian pembelajaran lulusan/cpl prodi);
    (pemetaan)? {outcomes} ({programme}/mqf) {plo}?; {programme} {outcomes}; mqf (2 0)? (lo/{outcomes}/clusters?/domains?/hp)*;
    (kluster/klster) (mqf/hasil/pembelajaran/2 0/hp)*; (+)? graduate (capability/capabilities/attributes?/outcomes?) (+)?;
    cpl yang dibebankan …; mapping (to)? (plos?/pos?); pemetaan {plo}`),
  level:
    phrases(`(aras/tahap/domain/bidang/level/peringkat)? (taksonomi/taxonomy/taxonomies/bloom) (bloom/level/domain/aras/pembelajaran/s)*;
    (taxonomy/taxonomies) … (skills?/softskills?); taksonomi dan kemahiran …;
    (learning)? (domains?/levels?) (pembelajaran/level/aras/taksonomi)*;
    (kod)? (domain/domain dan)? aras (domain/pembelajaran/kognitif)*; (tahap/ranah/c p a/c a p/ctp/bloom s taxonomy)`),
  skill: phrases(`(elemen)? kemahiran (insaniah/generik/boleh pindah/insaniah kbs); soft_skills?;
    (generic/transferable) (skills?/attributes?); (ki/kb/kbp/kg/kbs)`),
  statement: phrases(`(pernyataan/penyataan)? {outcomes} (kursus/mata kuliah/mk/cu/unit kompetensi)? {ownCodes}?;
    (pernyataan/penyataan)? {outcomes} of (the)? {course} {ownCodes}?;
    (pernyataan/penyataan/statement/deskripsi) (of)? (hpk/clo/cpmk/{outcomes})?; rumusan (cpmk/{outcomes});
    {course} {outcomes} (clos?/cos?)?;
    (pada/di/upon/at/at the/by/by the)? (akhir/completion/end) (of)? (the/this)? (kursus/course/mata kuliah) …;
    (selepas/setelah/after) (mengikuti/menamatkan/tamat/completing)? (the/this)? (kursus/course) (ini)? + …; clo statement;
    kemampuan akhir …; (students?/you/learners?) (will/should) be able to; (objektif/course objectives?) (kursus/pembelajaran)?`),
  week: phrases(`minggu (ke)? (tarikh)?; (due)? weeks? (no/number/dates?/due)?; pertemuan (ke)?;
    (mg/mgu/mgg/wk/mg ke/sesi ke/m/w/minggu pertemuan)`),
  date: phrases(`(tarikh/dates?/tanggal/when/due/due dates?/tarikh akhir/tarikh hantar);
    (tarikh/tanggal) (kuliah/kelas/pertemuan); dates? (of)? (class/lecture)`),
  subtopic:
    phrases(`(sub_topiks?/sub_topics?/sub_tajuk/sub_units?/sub_pokok bahasan); (language/key/main) (points?/focus); (learning/lesson) contents?;
    (butiran/perincian/pecahan) (topik/kandungan); standard pembelajaran`),
  topic: phrases(`(syllabus/course outline/materi/pengisian/standard kandungan);
    (summary/list/outline/ringkasan/senarai) (of)? (topics?/topik/tajuk);
    (tajuk/topik/topics?/judul/unit/bab/chapter) {ofTopics}*;
    (garis/kasar/besar/rangka/isi/ringkasan)* (butiran kandungan kursus/kandungan) {content}*;
    (garis/kasar/besar/rangka/isi/ringkasan)* (butiran kandungan kursus/kandungan) {content}* (dan/serta) (jpp/jam/slt/masa/sub_topik/sub_tajuk) …;
    (course/indicative/module)? contents?; (course/indicative/module)? contents? outlines? (and/sub_topics?)*;
    (lecture/lesson/tutorial/assignment)* (lecture/lesson/tutorial/assignment) topics?; (topiks?/topics?) (kuliah/lecture) …;
    aktiviti kerja (elemen)?; work (activity/activities); (pokok/materi/bahan) (bahasan/kajian/pembelajaran/perkuliahan/ajar) …`),
  // The last is a share of a part of the course, not of the course.
  marks:
    phrases(`({marks}/skor/score) (penuh/maksimum/full/maximum); full marks?; (skor/score/gred/grade); % (setiap/each);
    (setiap/each) %; … (dalam/within/in) (komponen/component/bahagian/kategori/category)`),
  weight: phrases(`% (keseluruhan/overall)?; % (of)? (total/grade/marks?/total marks?);
    … (pemberat/pemberatan/wajaran/weightage/weight/weighting/bobot) …;
    {shares} (markah/pentaksiran/penilaian/keseluruhan/of total/sumbangan)* (%)?;
    (jumlah/total) (markah/pentaksiran/marks?/keseluruhan)* %; (jumlah/total) ({marks}/peratus);
    (out of 100/daripada 100/worth)`),
  count: phrases(`(bilangan/number of/no of) (tugasan/pentaksiran/penilaian/kuiz/assessments?/tasks?/quizzes);
    (kuantiti/quantity/qty/kekerapan/frequency/how many)`),
  component: phrases(`(komponen/component/kategori/category) (pentaksiran/penilaian/evaluasi/assessment)?;
    (berterusan/akhir/formatif/sumatif/continuous/final/formative/summative)`),
  method: phrases(`(kaedah/strategi/aktiviti/method/metode/bentuk/pendekatan/mod) {ofMethods}* {ofMethods};
    (teaching/delivery/instruction/instructional/learning) {ofTeaching}* {ofTeaching};
    (teaching/pengajaran/pdp/aktiviti/activity/activities/methods?/kaedah/metode/delivery);
    (t&l/t &l/t& l/t & l) (methods?/activity/activities)?; bentuk pembelajaran …`),
  assessment: phrases(`{waysOfAssessment}* {assessment} {ofAssessments}*;
    (details of)? (continuous/final/formative/summative) assessments?;
    (jenis/type/item/pemarkahan/what/instrumen/instrument/grade item)`),
  description:
    phrases(`(keterangan/maklumat/butiran/remarks?/description/huraian/perincian/details?/catatan/notes?/penerangan/deskripsi) (tugasan/pentaksiran/assessment/tugas)?;
    (assessment description/indikator/indikator penilaian)`),
  duration: phrases('(tempoh/duration/durasi/masa)'),
  slt: phrases(`(jam pertemuan/jam kontak/contact hours?); (jumlah/jum/total) (jam/hours?/slt/jpp/masa) …;
    (slt/jpp) (jam/hours?/jumlah/total)?; (masa pembelajaran pelajar/student learning time/jam pembelajaran pelajar) (slt)?;
    (jumlah)? jam pembelajaran (pelajar/bersemuka); jam (interaksi/belajar)?; (learning)? hours?; hrs;
    (waktu/estimasi waktu/alokasi waktu/jam slt/rta/recommended time allocation)`),
  total: phrases('jumlah (keseluruhan/besar)?; (total/grand total/jml/jum)'),
  hours: phrases(`(jam/hours?/slt)? {waysOfTeaching} (jam/hours?/learning/fizikal/dalam talian/online)*;
    (k/t/a/l/p/o/e/s/pk/sl)`),
  ordinal: phrases('(bil/no/num/nos/number/bilangan/#)'),
};
