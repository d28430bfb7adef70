/**
 * The privacy notice (PDPA 2010, s. 7) that everybody reads and accepts before the first work. A change of its meaning is a new version,
 * and everybody is asked again.
 */
export const noticeVersion = 1;

/** One heading of the notice with its paragraphs. */
export interface NoticeSection {
  title: string;
  paragraphs: readonly string[];
}

export const notice: { title: string; intro: string; sections: readonly NoticeSection[] } = {
  title: 'Notis Privasi',
  intro:
    'Notis ini menerangkan data peribadi yang diproses oleh suite ini mengikut Akta Perlindungan Data Peribadi 2010 (Akta 709). Sila baca sebelum meneruskan.',
  sections: [
    {
      title: 'Data yang dikumpul',
      paragraphs: [
        'Nama, alamat e-mel dan gambar profil daripada akaun Google pendidikan anda; dokumen yang anda muat naik; hasil yang dijana daripadanya; serta masa dan bilangan penggunaan.',
      ],
    },
    {
      title: 'Tujuan',
      paragraphs: [
        'Data digunakan untuk log masuk, menganalisis dokumen, menjana hasil yang anda minta, menghadkan penyalahgunaan dan melaporkan penggunaan kepada pentadbir. Data tidak dijual dan tidak digunakan untuk melatih model AI.',
      ],
    },
    {
      title: 'Pemprosesan di luar negara',
      paragraphs: [
        'Data disimpan di rantau AWS yang ditetapkan oleh pentadbir. Teks dokumen dihantar kepada model AI di Amazon Bedrock dan mungkin diproses di luar Malaysia. Jangan muat naik maklumat sulit, rahsia rasmi atau data peribadi murid.',
      ],
    },
    {
      title: 'Siapa yang dapat melihatnya',
      paragraphs: [
        'Hanya anda dapat membuka dokumen dan hasil anda. Pentadbir melihat nama, e-mel, tajuk sesi dan angka penggunaan; setiap kali pentadbir membuka butiran seseorang, perbuatan itu direkodkan.',
      ],
    },
    {
      title: 'Hak anda',
      paragraphs: [
        'Pada halaman Akaun Saya, anda boleh memuat turun semua data anda dan memadamkan akaun anda pada bila-bila masa. Jika anda tidak bersetuju dengan notis ini, log keluar; tiada dokumen akan diproses.',
      ],
    },
  ],
};
