/** How many days an upload is kept: its row by time to live, its object by the bucket's lifecycle (`lib/aws/storage.ts`). */
export const uploadDays = 7;

/** How many days an export file is kept, row and object likewise (spec 1 §9). */
export const exportDays = 30;

/** How many hours a copy of one's own data can be downloaded; its object expires a day later (`lib/aws/storage.ts`). */
export const ownDataHours = 24;

/** How many hours after a request for a copy of own data the next is allowed; at once when a session was deleted since. */
export const ownDataPauseHours = 1;

/** How many days the activity log is kept (`lambdas/platform/statistics/activityLog.ts`). */
export const activityDays = 40;

/** How many days the audit of administrators is kept (`lambdas/admin/routes.ts`). */
export const auditDays = 365;

/** How many days the log is kept (`lib/aws/function.ts`): of functions and pipelines, and of who called which address. */
export const logDays = 90;

/** How many days the mark of a deleted account is kept after its deletion: longer than any token lives (8 hours). */
export const removedDays = 7;

/** How many days the count of a daily quota is kept (`lambdas/platform/users/quota.ts`). */
export const quotaDays = 2;

/** How many days a deleted row or file can be restored (`lib/aws/storage.ts`). */
export const recoveryDays = 35;

interface Kept {
  data: string;
  kept: string;
}

/** How long each kind of data is kept, as the privacy notice (in Malay, and in English under `en`), the account page and README say it. */
export const retentionTable: readonly (Kept & { en: Kept })[] = [
  {
    data: 'Dokumen yang dimuat naik',
    kept: `${uploadDays} hari selepas dimuat naik, atau sehingga sesi dipadam`,
    en: { data: 'Uploaded documents', kept: `${uploadDays} days after the upload, or until the session is deleted` },
  },
  {
    data: 'Teks dokumen dan hasil yang dijana',
    kept: 'Sehingga anda memadam sesi atau akaun',
    en: { data: 'Text of documents and generated results', kept: 'Until you delete the session or the account' },
  },
  {
    data: 'Fail eksport',
    kept: `${exportDays} hari, atau sehingga sesi dipadam`,
    en: { data: 'Export files', kept: `${exportDays} days, or until the session is deleted` },
  },
  {
    data: 'Salinan data anda',
    kept: `${ownDataHours} jam, atau sehingga sesi dipadam`,
    en: { data: 'The copy of your data', kept: `${ownDataHours} hours, or until a session is deleted` },
  },
  {
    data: 'Nama, e-mel dan gambar profil',
    kept: 'Sehingga anda memadam akaun',
    en: { data: 'Name, e-mail address and profile picture', kept: 'Until you delete the account' },
  },
  {
    data: 'Rekod kejadian sesi (ID sahaja)',
    kept: `${activityDays} hari`,
    en: { data: 'Records of what happened to sessions (IDs only)', kept: `${activityDays} days` },
  },
  {
    data: 'Bilangan penjanaan sehari',
    kept: `${quotaDays} hari`,
    en: { data: 'How much was generated in a day', kept: `${quotaDays} days` },
  },
  {
    data: 'Rekod capaian pentadbir',
    kept: `${auditDays} hari`,
    en: { data: 'Records of what administrators looked at', kept: `${auditDays} days` },
  },
  {
    data: 'Log sistem (ID pengguna dan sesi) dan log capaian laman (alamat IP dan jenis pelayar)',
    kept: `${logDays} hari`,
    en: {
      data: 'System logs (user and session IDs) and website logs (IP address and browser)',
      kept: `${logDays} days`,
    },
  },
  {
    data: 'Tanda bahawa akaun telah dipadam (ID sahaja)',
    kept: `${removedDays} hari selepas pemadaman selesai`,
    en: {
      data: 'The mark that an account was deleted (ID only)',
      kept: `${removedDays} days after the deletion is complete`,
    },
  },
  {
    data: 'Sandaran pangkalan data dan fail yang dipadam',
    kept: `Sehingga ${recoveryDays} hari, kemudian terhapus`,
    en: { data: 'Backups of the database and deleted files', kept: `Up to ${recoveryDays} days, then erased` },
  },
];
