/** Why a document was refused, and the sentence shown to the user: what is wrong and what to do next, without the file's name. */
const sentences = {
  too_large:
    'Dokumen ini melebihi had 20 MB; kecilkan saiznya atau pecahkan kepada beberapa fail dan muat naik sekali lagi.',
  empty: 'Dokumen ini kosong dan tiada teks untuk dibaca; semak isinya, simpan semula dan muat naik sekali lagi.',
  wrong_type:
    'Jenis dokumen ini tidak disokong; simpan sebagai PDF, DOCX, DOC, XLSX atau XLS dan muat naik sekali lagi.',
  encrypted: 'Dokumen ini dilindungi kata laluan; buang kata laluan itu, simpan semula dan muat naik sekali lagi.',
  damaged:
    'Dokumen ini rosak atau tidak lengkap; buka dalam program asalnya, simpan semula sebagai fail baharu dan muat naik sekali lagi.',
  no_text_layer:
    'Dokumen ini mengandungi gambar sahaja dan tiada teks yang dapat dibaca daripadanya; muat naik fail asal (Word atau PDF bertaip) atau imbasan PDF yang lebih jelas.',
  too_many_pages:
    'Dokumen ini mempunyai terlalu banyak halaman; pecahkan atau ambil halaman yang berkaitan sahaja dan muat naik sekali lagi.',
  too_many_scans:
    'Dokumen ini mempunyai lebih daripada 40 halaman imbasan; muat naik fail asal yang bertaip, atau imbas dan muat naik halaman yang berkaitan sahaja.',
  bomb: 'Kandungan dokumen ini mengembang melebihi had selamat; simpan semula kandungannya sebagai fail baharu dan muat naik sekali lagi.',
  external_entity:
    'Dokumen ini mengandungi takrifan XML luaran yang tidak dibenarkan; salin kandungannya ke fail baharu, simpan dan muat naik sekali lagi.',
  old_format:
    'Dokumen ini menggunakan format Office lama yang tidak dapat dibaca; buka dan simpan semula sebagai DOCX atau XLSX dan muat naik sekali lagi.',
  time: 'Dokumen ini mengambil masa terlalu lama untuk dibaca; ringkaskan atau pecahkan kepada fail yang lebih kecil dan muat naik sekali lagi.',
  memory:
    'Dokumen ini memerlukan ingatan yang terlalu besar untuk dibaca; ringkaskan atau pecahkan kepada fail yang lebih kecil dan muat naik sekali lagi.',
  malware:
    'Dokumen ini mengandungi perisian hasad dan telah dipadam; imbas komputer anda, kemudian muat naik salinan yang bersih.',
  not_scannable:
    'Dokumen ini tidak dapat diimbas untuk perisian hasad, mungkin kerana dilindungi kata laluan; buang kata laluan itu, simpan semula dan muat naik sekali lagi.',
  scan_failed:
    'Imbasan perisian hasad bagi dokumen ini gagal; muat naik sekali lagi, dan hubungi pentadbir jika masih gagal.',
  gone: 'Fail yang dimuat naik sudah tiada. Cipta sesi baharu dan muat naik semula.',
  scan_overdue:
    'Imbasan perisian hasad bagi dokumen ini belum selesai; cuba lagi dalam beberapa minit atau muat naik sekali lagi.',
};

export type ReadFault = keyof typeof sentences;
export const readFaults = Object.keys(sentences) as ReadFault[];

/** A document that cannot be read. `message` is the Malay sentence for the user, without the file's name; `cause` is for the log. */
export class ReadError extends Error {
  readonly fault: ReadFault;
  constructor(fault: ReadFault, message: string = sentences[fault], cause?: unknown) {
    super(message, { cause });
    this.name = 'ReadError';
    this.fault = fault;
  }
}
