/** Invented courses of teacher training; code and name. */
export const courses = [
  ['BMMB3123', 'Pengajaran Bahasa Melayu Sekolah Rendah'],
  ['BMMB3153', 'Penulisan Kreatif dalam Bilik Darjah'],
  ['MTES3073', 'Pengajaran Nombor dan Operasi'],
  ['MTES3113', 'Pemikiran Matematik Awal'],
  ['SCES3083', 'Sains Hayat untuk Guru'],
  ['SCES3142', 'Kemahiran Proses Sains'],
  ['EDUP3023', 'Perkembangan Kanak-kanak'],
  ['EDUP3063', 'Pentaksiran dalam Pendidikan'],
  ['EDUP3073', 'Budaya dan Pembelajaran'],
  ['RBTS3133', 'Asas Reka Bentuk dan Teknologi'],
  ['TSLB3162', 'Language and Meaning'],
  ['PJMS3093', 'Pengurusan Sukan Sekolah'],
  ['PSVS3103', 'Seni Visual dan Warisan Tempatan'],
  ['PISM3142', 'Pengajaran Al-Quran dan Jawi'],
] as const;

/** Invented titles of research papers. */
export const papers = [
  'Kesan Pembelajaran Koperatif terhadap Kemahiran Menaakul Murid Tahun Empat',
  'Amalan Refleksi Guru Pelatih Semasa Praktikum di Sekolah Luar Bandar',
  'Hubungan Motivasi dengan Penggunaan Simulasi dalam Pengajaran Sains',
  'Penggunaan Cerita Rakyat untuk Meningkatkan Kefahaman Membaca',
  'Keberkesanan Modul Nombor Berasaskan Permainan di Prasekolah',
  'Kesediaan Pensyarah terhadap Pentaksiran Alternatif',
  'Persepsi Guru tentang Bilik Darjah Berbalik di Daerah Pedalaman',
  'Strategi Mengatasi Kebimbangan Matematik dalam Kalangan Guru Novis',
] as const;

export const documentTypes = ['Artikel jurnal', 'Tesis sarjana', 'Kertas persidangan', 'Kajian tindakan'] as const;
