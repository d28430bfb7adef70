/** Spec 1 §2 (Admin), §8, §9. Wording given there is to the letter. */
export const adminText = {
  sessionCount: 'Bilangan sesi',
  title: 'Admin Panel',
  moduleTotals: { total: 'Jumlah sesi', completed: 'Selesai', successRate: 'Kadar kejayaan' },
  noSessions: 'Tiada sesi untuk dipaparkan.',
  topUsers: '10 Pengguna Paling Aktif',
};

export const userText = {
  title: 'Maklumat Pengguna',
  tabs: {
    label: 'Butiran pengguna',
    courses: 'Kursus Pedagona',
    manuscripts: 'Manuskrip Acadiora',
  },
  date: 'Tarikh',
  usage: 'Penggunaan Model AI',
};

export const costText = {
  calls: 'Panggilan model',
  inputTokens: 'Token masuk',
  outputTokens: 'Token keluar',
  usd: 'Anggaran kos',
  note: 'Kos dianggarkan daripada senarai harga dalam tetapan; bil sebenar mungkin berbeza.',
  noPrice: 'Model yang digunakan tiada dalam senarai harga, jadi kos tidak dapat dianggarkan.',
};

export const analyticsText = {
  failures: 'Sebab Kegagalan',
  count: 'Bilangan',
  durations: 'Tempoh Mengikut Peringkat',
};
