/** Texts of every module's list of sessions; wording given in spec 1 and 2 is to the letter. */
export const sessionListText = {
  title: 'Senarai sesi',
  more: 'Papar lagi',
  remove: 'Padam',
  removeNamed: (name: string) => `Padam sesi ${name}`,
  removed: (name: string) => `Sesi ${name} telah dipadam.`,
  removeThis: 'Padam sesi ini',
  otherFile: 'Muat naik fail dalam sesi baharu',
  removedThis: 'Sesi ini telah dipadam.',
  confirmRemove: 'Adakah anda pasti mahu memadam sesi ini?',
  removeFailed: (message: string) => `Ralat memadam sesi: ${message}`,
};
