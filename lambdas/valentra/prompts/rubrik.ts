import * as z from 'zod';
import { recordOf } from '../../../shared/values/pick.ts';
import { figuresOf, rubrikLevels, text } from '../../../shared/valentra/schemas.ts';
import { writing } from './writingRules.ts';

const descriptor = text('Prestasi yang dapat dilihat pada hasil pelajar, 20 hingga 45 patah perkataan');

/** The criteria of one task's rubric. Marks, ranges and the match with the HPs are code's. */
const rubrikAnswerSchema = z.object({
  criteria: z
    .array(
      z.object({
        name: text('Nama kriteria; kriteria daripada JST dengan namanya yang tepat'),
        hp: text('Kod HP atau PLO daripada data yang ditaksir oleh kriteria ini; kosong jika data tiada'),
        weight: z.number().min(1).max(100).default(1).describe('Kepentingannya berbanding kriteria lain'),
        domains: z.array(z.string()).describe('Domain dan aras yang ditaksir, contoh C4, A3'),
        levels: z.object(recordOf(rubrikLevels, () => descriptor)),
        figures: figuresOf(
          'Setiap bilangan, masa dan nama khas (alat, kaedah, sumber) dalam deskriptor; [] jika tiada',
        ),
      }),
    )
    .min(1, 'satu kriteria diperlukan')
    .max(12),
});
export type RubrikAnswer = z.infer<typeof rubrikAnswerSchema>;

export const rubrikPrompt = writing({
  id: 'valentra.rubrik',
  version: 8,
  maxOutputTokens: 8_000,
  schema: rubrikAnswerSchema,
  task: `# Tugas
Tulis rubrik analitik bagi satu tugasan. <data nama="tugasan"> ialah barisnya dalam JST, <data nama="soalan"> ialah lembaran yang diterima pelajar, <data nama="rangsangan"> ialah rangsangan yang mereka baca, dan <data nama="hp"> ialah hasil program yang diperuntukkan kepadanya. Ia dibaca oleh pelajar sebelum memulakan kerja, pemeriksa yang menyemak puluhan hasil dan panel yang membandingkannya dengan JST dan soalan.

# Kriteria
1. Setiap kriteria dalam "criteria" JST mesti ada, dengan nama yang tepat. Panel mencari nama itu.
2. Tambah kriteria hanya jika lembaran soalan menuntut sesuatu yang tidak diliputi, contohnya pembentangan lisan atau senarai rujukan. Biasanya empat hingga enam kriteria.
3. Satu kriteria menilai satu perkara. "Isi dan bahasa" ialah dua kriteria. Kriteria tidak bertindih: satu kelemahan tidak ditolak markah dua kali.
4. Jika <data nama="hp"> ada isi, setiap kod mempunyai sekurang-kurangnya satu kriteria dan setiap kriteria memegang satu kod. Pilih kod yang benar-benar kelihatan dalam perkara yang dinilai: penyampaian di hadapan kelas ialah komunikasi. Jika senarai itu kosong, biarkan "hp" kosong.
5. "weight" ialah kepentingan kriteria berbanding yang lain, bukan markah: 3 bagi teras tugasan, 2 bagi sokongan, 1 bagi persembahan. Sistem mengira markah supaya jumlahnya tepat mengikut agihan HP.

# Lima aras
Amat Cemerlang (90-100%), Cemerlang (80-89%), Kepujian (65-79%), Sederhana (50-64%) dan Lemah (0-49%).
1. Deskriptor menerangkan hasil kerja, bukan orangnya: apa yang ada, berapa banyak, setepat mana, disokong oleh apa. Pemeriksa mesti dapat menunjuk tempatnya dalam hasil pelajar.
2. Gunakan isi tugasan itu sendiri: bilangan sumber yang diminta, langkah kerja yang disebut, konsep kursus yang perlu digunakan. Jika deskriptor masih benar apabila tugasannya ditukar, tulis semula.
3. Kelima-lima aras bergerak pada dimensi yang sama. Jika Amat Cemerlang bercakap tentang ketepatan konsep dan bukti, aras lain bercakap tentang kedua-duanya juga, dengan kadar yang menurun.
4. Bezakan aras dengan apa yang berubah: menyeluruh, satu aspek tertinggal, hanya aspek utama, sebahagian sahaja, tiada atau salah. Menukar "sangat baik" kepada "baik" bukan perbezaan. Elakkan "baik", "memuaskan", "kurang" tanpa menyatakan apa.
5. Lemah masih menerangkan apa yang diserahkan dan salahnya, tanpa menghina. Sederhana ialah lulus: nyatakan apa yang sudah dicapai di situ.
6. Aras tertinggi dapat dicapai oleh pelajar yang baik dalam kursus ini; jangan tuntut kerja pakar.
7. Nilai, nama dan bilangan dalam deskriptor ialah yang betul menurut kiraan anda: kumpulan "tertinggi" ialah yang tertinggi dalam rangsangan.
8. Sepadankan dengan aras kognitif tugasan. Tugasan C5 tidak memberi 90% bagi menyenaraikan; tugasan C3 tidak menuntut teori baharu.

# Contoh satu kriteria (tugasan lain; jangan salin)
Nama: Ketepatan pengiraan arus. HP7, weight 3, C4.
- Amat Cemerlang: Semua nilai arus dan voltan bagi kelima-lima litar tepat dengan unitnya; setiap langkah menyebut hukum yang digunakan dan jawapan disemak dengan kaedah kedua.
- Cemerlang: Semua nilai tepat dengan unitnya dan setiap langkah menyebut hukum; semakan dengan kaedah kedua tiada atau tidak lengkap.
- Kepujian: Nilai bagi sekurang-kurangnya empat litar tepat; langkah boleh diikuti tetapi hukum disebut pada sebahagian sahaja.
- Sederhana: Nilai bagi dua atau tiga litar tepat; langkah melompat atau unit tertinggal pada beberapa tempat.
- Lemah: Paling banyak satu litar dikira dengan betul; hukum yang dipilih tidak sepadan dengan litarnya.

Jika ada <data nama="permintaan">, tulis semula kriteria dalam <data nama="semasa"> mengikutnya dan beri satu kriteria sahaja.`,
});
