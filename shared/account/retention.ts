import type { Language } from './notice.ts';

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

/** How many days the words of a vote are kept (`lambdas/platform/statistics/votes.ts`). */
export const voteDays = 365;

/** How many days a colleague still sees that a request was taken back (`lambdas/platform/grants`). */
export const withdrawnDays = 14;

/** How many days the log is kept (`lib/aws/function.ts`): of functions and pipelines, and of who called which address. */
export const logDays = 90;

/** How many days the mark of a deleted account is kept after its deletion: longer than any token lives (8 hours). */
export const removedDays = 7;

/** How many days the count of a daily quota is kept (`lambdas/platform/users/quota.ts`). */
export const quotaDays = 2;

/** How many days it is kept what services say of an entry of a list of references (`lambdas/acadiora/references`). */
export const lookupDays = 90;

/** How many days a deleted row or file can be restored (`lib/aws/storage.ts`). */
export const recoveryDays = 35;

/** How long each kind of data is kept, as the privacy notice says it. */
export const retentionTable: Record<Language, readonly (readonly [data: string, kept: string])[]> = {
  ms: [
    ['Dokumen yang dimuat naik', `${uploadDays} hari selepas dimuat naik, atau sehingga sesi dipadam`],
    ['Teks dokumen dan hasil yang dijana', 'Sehingga anda memadam sesi atau akaun'],
    [
      'Permintaan semakan, komen dan keputusan rakan',
      `Sehingga ditarik balik (nama dan tajuknya ${withdrawnDays} hari lagi pada rakan, juga selepas akaun pemiliknya dipadam), atau sesi pemiliknya dipadam`,
    ],
    ['Penilaian anda terhadap bahagian yang dijana', `Sehingga sesi dipadam; komennya paling lama ${voteDays} hari`],
    ['Fail eksport', `${exportDays} hari, atau sehingga sesi dipadam`],
    ['Salinan data anda', `${ownDataHours} jam, atau sehingga sesi dipadam`],
    ['Nama, e-mel dan gambar profil', 'Sehingga anda memadam akaun'],
    ['Rekod kejadian sesi (ID sahaja)', `${activityDays} hari`],
    ['Bilangan penjanaan sehari', `${quotaDays} hari`],
    ['Hasil carian rujukan (tanpa nama atau ID pengguna)', `${lookupDays} hari`],
    ['Rekod capaian pentadbir', `${auditDays} hari`],
    ['Log sistem (ID pengguna dan sesi) dan log capaian laman (alamat IP dan jenis pelayar)', `${logDays} hari`],
    ['Tanda bahawa akaun telah dipadam (ID sahaja)', `${removedDays} hari selepas pemadaman selesai`],
    ['Sandaran pangkalan data dan fail yang dipadam', `Sehingga ${recoveryDays} hari, kemudian terhapus`],
  ],
  en: [
    ['Uploaded documents', `${uploadDays} days after the upload, or until the session is deleted`],
    ['Text of documents and generated results', 'Until you delete the session or the account'],
    [
      'Requests to colleagues, their comments and decisions',
      `Until they are taken back (name and title ${withdrawnDays} days longer with the colleague, also after the owner’s account is deleted), or the owner’s session is deleted`,
    ],
    ['Your votes on generated parts', `Until the session is deleted; their comments ${voteDays} days at most`],
    ['Export files', `${exportDays} days, or until the session is deleted`],
    ['The copy of your data', `${ownDataHours} hours, or until a session is deleted`],
    ['Name, e-mail address and profile picture', 'Until you delete the account'],
    ['Records of what happened to sessions (IDs only)', `${activityDays} days`],
    ['How much was generated in a day', `${quotaDays} days`],
    ['Results of looking references up (without user names or IDs)', `${lookupDays} days`],
    ['Records of what administrators looked at', `${auditDays} days`],
    ['System logs (user and session IDs) and website logs (IP address and browser)', `${logDays} days`],
    ['The mark that an account was deleted (ID only)', `${removedDays} days after the deletion is complete`],
    ['Backups of the database and deleted files', `Up to ${recoveryDays} days, then erased`],
  ],
};
