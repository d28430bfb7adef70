/** How many days an upload is kept: its row by time to live, its object by the bucket's lifecycle (`lib/aws/storage.ts`). */
export const uploadDays = 7;

/** How many days an export file is kept, row and object likewise (spec 1 §9). */
export const exportDays = 30;

/** How long each kind of data is kept, as the privacy notice, the account page and README say it. */
export const retentionTable: readonly { data: string; kept: string }[] = [
  { data: 'Dokumen yang dimuat naik', kept: `${uploadDays} hari selepas dimuat naik, atau sehingga sesi dipadam` },
  { data: 'Teks dokumen dan hasil yang dijana', kept: 'Sehingga anda memadam sesi atau akaun' },
  { data: 'Fail eksport dan salinan data anda', kept: `${exportDays} hari` },
  { data: 'Nama, e-mel dan gambar profil', kept: 'Sehingga anda memadam akaun' },
  { data: 'Rekod kejadian sesi (ID sahaja)', kept: '40 hari' },
  { data: 'Rekod capaian pentadbir', kept: '365 hari' },
  { data: 'Sandaran jadual dan fail yang dipadam', kept: 'Sehingga 35 hari, kemudian terhapus' },
];
