/** Texts of all new-session forms; wording given in spec 1 §5, §8 and spec 2 §5 is to the letter. */
export const newSessionText = {
  name: 'Nama Sesi',
  nameMissing: 'Sila masukkan nama sesi',
  nameTooLong: 'Nama sesi terlalu panjang. Maksimum 120 aksara.',
  nameLength: (count: number, max: number) => `${count}/${max} aksara`,
  starting: 'Memulakan analisis...',
  signInAgain: 'Sila log masuk semula',
};
