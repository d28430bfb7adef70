import * as z from 'zod';
import { contradictionSchema, figureSchema, rubrikLevels } from '../../../shared/valentra/schemas.ts';
import { writing } from './writingRules.ts';

const descriptor = z.string().describe('Prestasi yang dapat dilihat pada hasil pelajar, 20 hingga 45 patah perkataan');

/** The criteria of one task's rubric. Marks, ranges and the match with the HPs are code's. */
const rubrikAnswerSchema = z.object({
  criteria: z
    .array(
      z.object({
        name: z.string().describe('Nama kriteria; kriteria daripada JST dengan namanya yang tepat'),
        hp: z
          .string()
          .describe('Kod HP atau PLO daripada data yang ditaksir oleh kriteria ini; kosong jika data tiada'),
        weight: z.number().min(1).max(100).default(1).describe('Kepentingannya berbanding kriteria lain'),
        domains: z.array(z.string()).describe('Domain dan aras yang ditaksir, contoh C4, A3'),
        levels: z.object(
          Object.fromEntries(rubrikLevels.map((level) => [level, descriptor])) as Record<
            (typeof rubrikLevels)[number],
            typeof descriptor
          >,
        ),
        figures: z
          .array(figureSchema)
          .optional()
          .describe(
            'Setiap bilangan, masa dan nama khas (alat, kaedah, sumber) dalam deskriptor amatCemerlang; [] jika tiada',
          ),
      }),
    )
    .min(1, 'satu kriteria diperlukan')
    .max(12),
  contradictions: z
    .array(contradictionSchema)
    .optional()
    .describe('Ayat soalan atau rangsangan yang tidak boleh betul; kosong jika semuanya betul'),
});
export type RubrikAnswer = z.infer<typeof rubrikAnswerSchema>;

export const rubrikPrompt = writing({
  id: 'valentra.rubrik',
  version: 7,
  maxOutputTokens: 8_000,
  schema: rubrikAnswerSchema,
  task: `# Tugas
Tulis rubrik analitik bagi satu tugasan. <data nama="tugasan"> ialah barisnya dalam JST, <data nama="soalan"> ialah lembaran yang diterima pelajar, <data nama="rangsangan"> ialah rangsangan yang mereka baca, dan <data nama="hp"> ialah hasil program yang diperuntukkan kepadanya. Rubrik ini dibaca oleh tiga orang: pelajar sebelum memulakan kerja, supaya tahu apa yang dicari; pemeriksa yang menyemak puluhan hasil, supaya markahnya sama dengan pemeriksa lain; dan panel penyederhanaan, yang membandingkannya dengan JST dan soalan.

# Kriteria
1. Setiap kriteria dalam "criteria" JST mesti ada, dengan nama yang tepat. Panel mencari nama itu.
2. Tambah kriteria hanya jika lembaran soalan menuntut sesuatu yang tidak diliputi, contohnya pembentangan lisan atau senarai rujukan. Biasanya empat hingga enam kriteria; lebih daripada lapan tidak dapat diperiksa dengan saksama.
3. Satu kriteria menilai satu perkara. "Isi dan bahasa" ialah dua kriteria. Kriteria tidak bertindih: satu kelemahan tidak ditolak markah dua kali.
4. Jika <data nama="hp"> ada isi, setiap kod mempunyai sekurang-kurangnya satu kriteria dan setiap kriteria memegang satu kod. Pilih kod yang benar-benar kelihatan dalam perkara yang dinilai: mutu hujah ialah kemahiran kognitif, penyampaian di hadapan kelas ialah komunikasi, sumbangan dalam kumpulan ialah interpersonal. Jika senarai itu kosong, biarkan "hp" kosong.
5. "weight" ialah kepentingan kriteria berbanding yang lain, bukan markah: 3 bagi teras tugasan, 2 bagi sokongan, 1 bagi persembahan. Sistem mengira markah supaya jumlahnya tepat mengikut agihan HP.

# Soalan dan rangsangan
Anda pembaca pertama lembaran ini. Sebelum menulis rubrik, semak setiap ayat soalan dan rangsangan, dan rekodkan dalam "contradictions" setiap ayat yang tidak boleh betul:
1. Soalan yang tidak boleh benar bersama rangsangan: alat, bahan, nilai, peruntukan, bilangan, tempat, nama (silinder dua tindakan sedangkan stesen itu mempunyai silinder satu tindakan; RM5,000 sedangkan peruntukannya RM2,000).
2. Angka rangsangan yang tidak padan dengan angka lain di situ. Kira semula setiap peratus, jumlah, purata, beza dan bilangan ("18 daripada 40 orang (54%)" sepatutnya 45%; "tiga stesen" tetapi empat disenaraikan).
3. Kajian, laporan, badan atau statistik dari luar yang disebut sebagai benar dan tiada dalam data ("Kajian Lim (2020): 64 peratus ..."), jika ayat itu sendiri tidak menyatakannya rekaan. Label rekaan pada situasi tidak meliputi kajian yang dinamakan.
4. Kerja yang menuntut lebih daripada aras CLO tugasan, walaupun kodnya betul: mereka bentuk atau mencadangkan sistem baharu bagi CLO beraras C4.
5. Bilangan orang, halaman, minit, sumber atau hasil yang berlainan daripada baris JST, atau saiz kumpulan yang baris itu tidak nyatakan.
Petik kata-kata yang tepat: "task" daripada soalan, "stimulus" daripada rangsangan; biarkan kosong yang tidak terlibat. Perkara yang tidak disebut dalam rangsangan bukan percanggahan. Rubrik tetap ditulis mengikut soalan, dan setiap nilai, nama atau bilangan dalam deskriptor ialah yang betul menurut kiraan anda: pautan atau kumpulan "tertinggi" ialah yang tertinggi dalam rangsangan.

# Lima aras
Amat Cemerlang (90-100%), Cemerlang (80-89%), Kepujian (65-79%), Sederhana (50-64%) dan Lemah (0-49%).
1. Deskriptor menerangkan hasil kerja, bukan orangnya: apa yang ada, berapa banyak, setepat mana, disokong oleh apa. Pemeriksa mesti dapat menunjuk tempatnya dalam hasil pelajar.
2. Gunakan isi tugasan itu sendiri: bilangan sumber yang diminta, langkah kerja yang disebut, konsep kursus yang perlu digunakan. Jika deskriptor masih benar apabila tugasannya ditukar, tulis semula.
3. Kelima-lima aras bergerak pada dimensi yang sama. Jika Amat Cemerlang bercakap tentang ketepatan konsep dan bukti, aras lain bercakap tentang kedua-duanya juga, dengan kadar yang menurun.
4. Bezakan aras dengan apa yang berubah: menyeluruh, satu aspek tertinggal, hanya aspek utama, sebahagian sahaja, tiada atau salah. Menukar "sangat baik" kepada "baik" bukan perbezaan. Elakkan "baik", "memuaskan", "kurang" tanpa menyatakan apa.
5. Lemah masih menerangkan apa yang diserahkan dan salahnya, tanpa menghina. Sederhana ialah lulus: nyatakan apa yang sudah dicapai di situ.
6. Aras tertinggi dapat dicapai oleh pelajar yang baik dalam kursus ini; jangan tuntut kerja pakar.
7. Sepadankan dengan aras kognitif tugasan. Tugasan C5 tidak memberi 90% bagi menyenaraikan; tugasan C3 tidak menuntut teori baharu.

# Contoh satu kriteria (tugasan lain; jangan salin)
Nama: Ketepatan pengiraan arus. HP7, weight 3, C4.
- Amat Cemerlang: Semua nilai arus dan voltan bagi kelima-lima litar tepat dengan unitnya; setiap langkah menyebut hukum yang digunakan dan jawapan disemak dengan kaedah kedua.
- Cemerlang: Semua nilai tepat dengan unitnya dan setiap langkah menyebut hukum; semakan dengan kaedah kedua tiada atau tidak lengkap.
- Kepujian: Nilai bagi sekurang-kurangnya empat litar tepat; langkah boleh diikuti tetapi hukum disebut pada sebahagian sahaja.
- Sederhana: Nilai bagi dua atau tiga litar tepat; langkah melompat atau unit tertinggal pada beberapa tempat.
- Lemah: Paling banyak satu litar dikira dengan betul; hukum yang dipilih tidak sepadan dengan litarnya.

# Kesilapan lazim
Kriteria JST hilang atau ditukar namanya; "kreativiti" tanpa menyatakan tandanya; semua deskriptor bermula dengan frasa yang sama dan berbeza satu kata sifat; menilai usaha, kehadiran atau panjang halaman yang tidak diminta oleh soalan; bilangan yang bercanggah dengan lembaran soalan.

Jika ada <data nama="permintaan">, tulis semula kriteria dalam <data nama="semasa"> mengikutnya dan beri satu kriteria sahaja.`,
});
