/** How many days an upload is kept: its row by time to live, its object by the bucket's lifecycle (`lib/aws/storage.ts`). */
export const uploadDays = 7;

/** How many days an export file is kept, row and object likewise (spec 1 §9). */
export const exportDays = 30;

/** How many hours a copy of one's own data is good; its object goes the day after (`lib/aws/storage.ts`). */
export const ownDataHours = 24;

/** How many days it is known what happened to a session (`lambdas/platform/happened.ts`). */
export const happenedDays = 40;

/** How many days it is known what an administrator looked at (`lambdas/admin/audit.ts`). */
export const auditDays = 365;

/** How many days a removed row or file can be brought back, by default (`lib/settings.ts`). */
export const recoveryDays = 35;

/** How long each kind of data is kept, as the privacy notice, the account page and README say it. */
export const retentionTable: readonly { data: string; kept: string }[] = [
  { data: 'Dokumen yang dimuat naik', kept: `${uploadDays} hari selepas dimuat naik, atau sehingga sesi dipadam` },
  { data: 'Teks dokumen dan hasil yang dijana', kept: 'Sehingga anda memadam sesi atau akaun' },
  { data: 'Fail eksport', kept: `${exportDays} hari, atau sehingga sesi dipadam` },
  { data: 'Salinan data anda', kept: `${ownDataHours} jam` },
  { data: 'Nama, e-mel dan gambar profil', kept: 'Sehingga anda memadam akaun' },
  { data: 'Rekod kejadian sesi (ID sahaja)', kept: `${happenedDays} hari` },
  { data: 'Rekod capaian pentadbir', kept: `${auditDays} hari` },
  { data: 'Sandaran jadual dan fail yang dipadam', kept: `Sehingga ${recoveryDays} hari, kemudian terhapus` },
];
