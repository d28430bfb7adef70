/**
 * The terms of KPPB, each in one or two sentences, for prompts and readers alike. Where spec 1 §3 gives one name to two sets of keys (3R, 6C),
 * each has its own entry.
 */
export const glossary = {
  KPPB: 'Kapasiti Pedagogi Pembelajaran Bermakna, pendekatan IPG: kursus dirungkai, dirangkai dan direka bentuk supaya pelajar memahami secara mendalam dan menggunakan ilmu dalam keadaan sebenar.',
  Merungkai:
    'Menghuraikan setiap hasil pembelajaran kursus kepada pengetahuan, konsep mikro, konsep makro, Big Idea dan soalan penting.',
  Merangkai:
    'Menghubungkan 2 hingga 4 kursus melalui kandungan yang saling memerlukan dan satu tugas yang menuntut semuanya.',
  'CLO (HPK)':
    'Hasil pembelajaran kursus: perkara yang pelajar dapat lakukan pada akhir kursus, dengan aras taksonominya.',
  HP: 'Hasil pembelajaran program mengikut kluster MQF 2.0, HP1 hingga HP11.',
  'Konsep mikro': 'Aktiviti dan kaedah khusus yang dilakukan pelajar untuk mencapai satu hasil.',
  'Konsep makro': 'Gagasan besar yang menyusun banyak topik dan kekal selepas butirannya dilupakan.',
  'Big Idea': 'Satu ayat penuh yang menghubungkan konsep makro dan bermakna di luar kursus.',
  'Soalan penting': 'Soalan terbuka tanpa satu jawapan betul, yang boleh ditanya semula sepanjang kursus.',
  DLO: 'Objek pembelajaran digital: bahan digital lengkap yang diikuti pelajar sendiri, dengan objektif, aktiviti, media dan pentaksiran.',
  'Model Pembelajaran':
    'Learning how to learn: pelajar memantau cara belajarnya. Aspiration: pelajar menetapkan sasaran yang bererti. Relationship: pelajar belajar melalui hubungan dengan orang lain.',
  '3E': 'Engagement menarik pelajar ke dalam masalah yang dekat dengannya; enhancement mendalami konsep melalui bimbingan dan maklum balas; extension memindahkannya kepada keadaan baharu.',
  '3R (perkembangan)':
    'Relate mengaitkan dengan pengalaman; reflect menilai semula kefahaman; respond bertindak berdasarkan kefahaman itu.',
  '3R (skrip dan DLO)':
    'Rigor ialah tuntutan berfikir yang tinggi dan berbukti; relevance ialah kaitan dengan kerja sebenar; relationship ialah hubungan yang menyokong pembelajaran.',
  '6C (perkembangan)':
    'Connect menghubungkan idea; contextualize meletakkannya dalam konteks; challenge menguji; create mencipta; collaborate bekerjasama; celebrate berkongsi pencapaian.',
  '6C (skrip dan DLO)':
    'Kompetensi global: pemikiran kritis, kreativiti, komunikasi, kolaborasi, sahsiah dan kewarganegaraan, setiap satunya dilihat melalui tingkah laku.',
  MRBP: 'Model Reka Bentuk Pembelajaran. Description menyatakan pengalaman yang dibina; approach menyatakan amalan pedagogi, perkongsian, persekitaran dan pemanfaatan digital.',
} as const;
export type Term = keyof typeof glossary;

export const glossaryLines = (terms: readonly Term[]): string =>
  terms.map((term) => `- ${term}: ${glossary[term]}`).join('\n');
