import type { Controller } from '../pageSettings.ts';

/**
 * The version of the privacy notice (PDPA 2010, s. 7) that everybody reads and accepts before the first work. A change of its meaning is a
 * new version, and everybody is asked again.
 */
export const noticeVersion = 8;

/** The notice is given in the national language and in English (PDPA 2010, s. 7(3)). */
export type Language = 'ms' | 'en';

/** One heading of the notice with its paragraphs. */
const section = (title: string, ...paragraphs: string[]) => ({ title, paragraphs });

const malay = ({ name, email, dataPlace, modelPlace, ...says }: Controller) => ({
  title: 'Notis Privasi',
  intro:
    'Notis ini diberikan mengikut seksyen 7 Akta Perlindungan Data Peribadi 2010 (Akta 709). Notis ini menerangkan data peribadi yang diproses oleh suite ini, tujuannya dan hak anda. Sila baca sebelum meneruskan.',
  sections: [
    section(
      'Pengawal data',
      `Pengawal data bagi suite ini ialah ${name}. Pertanyaan, aduan dan permintaan tentang data peribadi anda boleh dihantar kepada ${email}.`,
    ),
    section(
      'Data yang dikumpul dan sumbernya',
      `Daripada ${says.account.ms}: nama, alamat e-mel dan gambar profil. Daripada anda sendiri: dokumen yang anda muat naik dan suntingan anda. Daripada penggunaan suite ini: hasil yang dijana, masa dan bilangan penggunaan, serta ${says.records.ms}.`,
    ),
    section(
      'Wajib atau sukarela',
      'Alamat e-mel adalah wajib: tanpanya, anda tidak dapat log masuk. Data yang lain diberikan secara sukarela; tanpa dokumen, tiada hasil dapat dijana.',
    ),
    section(
      'Tujuan',
      'Data digunakan untuk log masuk, menganalisis dokumen, menjana hasil yang anda minta, mencegah penyalahgunaan dan melaporkan penggunaan kepada pentadbir. Data tidak dijual dan tidak digunakan untuk melatih model AI.',
    ),
    section(
      'Tempat data disimpan dan diproses',
      `Data disimpan di ${dataPlace.ms}. Teks dokumen diproses oleh ${modelPlace.ms}. ${says.abroad.ms}`,
      ...(says.lookups === null ? [] : [says.lookups.ms]),
      'Jangan muat naik maklumat sulit, rahsia rasmi atau data peribadi murid.',
    ),
    section(
      'Siapa yang dapat melihatnya',
      'Di dalam suite ini, hanya anda dapat membuka dokumen, teks dan hasil anda, kecuali hasil yang anda sendiri hantar kepada rakan yang anda namakan untuk disemak atau disahkan, atau salinan sesi yang anda tawarkan. Rakan itu melihat dokumen tersebut sahaja, dengan dapatannya dan nama anda, sehingga anda menarik balik, memadam sesi atau memadam akaun; rakan itu mungkin diberitahu melalui e-mel, dengan nama anda dan tajuk dokumen. Salinan yang telah diterima menjadi miliknya.',
      'Jika anda menyemak atau mengesahkan dokumen rakan, beliau melihat nama dan e-mel anda, komen dan keputusan anda; pengesah dokumen yang sama melihat nama, komen dan keputusan anda juga. Nama dan tarikh penerimaan dicetak pada dokumennya dan kekal di situ, juga selepas anda memadam akaun.',
      'Pentadbir tidak dapat membukanya, tetapi dapat melihat nama, alamat e-mel dan gambar profil anda; nama, status dan masa setiap sesi; bilangan sesi, dokumen dan penggunaan model AI; kod dan nama kursus; serta tajuk manuskrip bersama gred, skor dan peratusan penulisan AI. Pentadbir boleh mencari mengikut nama, alamat e-mel, kursus dan tajuk manuskrip. Penilaian anda terhadap bahagian yang dijana (berguna atau kurang berguna), dengan sebab dan komen, sampai kepada mereka tanpa nama anda; teks bahagian itu hanya jika anda menandainya. Bilangan penilaian dan suntingan dikira tanpa nama dan kekal selepas sesi dipadam. Setiap kali pentadbir membuka butiran seseorang atau mengeksport fail, perbuatan itu direkodkan.',
      `${says.processors.ms} Kakitangan teknikal yang mengendalikan suite ini boleh mencapai data yang disimpan untuk tujuan penyelenggaraan, atau apabila dikehendaki oleh undang-undang.`,
    ),
    section(
      'Hak dan pilihan anda',
      'Anda berhak mendapatkan akses kepada data peribadi anda dan membetulkannya. Pada halaman Akaun Saya, anda boleh memuat turun salinan data anda dan memadam akaun anda pada bila-bila masa. Untuk mengehadkan pemprosesan, padam sesi yang tidak diperlukan lagi.',
      `${says.correction.ms} Untuk pembetulan lain, atau jika anda tidak dapat log masuk, hubungi ${email}.`,
      `Jika anda tidak bersetuju dengan notis ini, log keluar. Halaman lain tidak dibuka kepada anda selagi notis ini belum diterima, tetapi kerja yang sudah dimulakan tidak dihentikan dan data yang sudah ada terus disimpan. Untuk memadamnya tanpa menerima notis ini, hubungi ${email}.`,
    ),
  ],
});

const english = ({ name, email, dataPlace, modelPlace, ...says }: Controller) => ({
  title: 'Privacy Notice',
  intro:
    'This notice is given under section 7 of the Personal Data Protection Act 2010 (Act 709). It explains which personal data this suite processes, for what purposes, and your rights. Please read it before you continue.',
  sections: [
    section(
      'Data controller',
      `The data controller of this suite is ${name}. Questions, complaints and requests about your personal data can be sent to ${email}.`,
    ),
    section(
      'Data collected and its sources',
      `From ${says.account.en}: your name, e-mail address and profile picture. From yourself: the documents that you upload and your edits. From your use of this suite: generated results, times and amounts of use, and ${says.records.en}.`,
    ),
    section(
      'Obligatory or voluntary',
      'Your e-mail address is obligatory: without it you cannot sign in. All other data is given voluntarily; without a document no result can be generated.',
    ),
    section(
      'Purposes',
      'Data is used for signing in, analysing documents, generating the results that you ask for, preventing abuse and reporting usage to administrators. Data is not sold and is not used to train AI models.',
    ),
    section(
      'Where data is kept and processed',
      `Data is kept in ${dataPlace.en}. The text of documents is processed by ${modelPlace.en}. ${says.abroad.en}`,
      ...(says.lookups === null ? [] : [says.lookups.en]),
      'Do not upload confidential information, official secrets or personal data of pupils.',
    ),
    section(
      'Who can see it',
      'Within this suite, only you can open your documents, their text and your results, except for results that you yourself send to a colleague whom you name, to check or approve them, or a copy of a session that you offer. That colleague sees that document alone, with its findings and your name, until you take it back or delete the session or your account; the colleague may be told by e-mail, with your name and the title of the document. A copy that was accepted is the colleague’s own.',
      'If you check or approve a colleague’s document, the colleague sees your name and e-mail address, your comments and your decision; whoever is asked to approve the same document sees your name, comments and decision, too. Your name and the date of acceptance are printed on the document and stay there, also after you delete your account.',
      'Administrators cannot open these, but they can see your name, e-mail address and profile picture; the name, status and time of each session; numbers of sessions and documents and the use of AI models; course codes and names; and titles of manuscripts with their grades, scores and percentages of AI writing. They can search by name, e-mail address, course and title of manuscript. Your votes on generated parts (of use or not), with reasons and comments, reach them without your name; the text of the part only if you tick it. Numbers of votes and edits are counted without names and stay after a session is deleted. Each time an administrator opens the details of a person or exports a file, that act is recorded.',
      `${says.processors.en} Technical staff who operate this suite may access stored data for maintenance, or where the law requires it.`,
    ),
    section(
      'Your rights and choices',
      'You have the right to access your personal data and to correct it. On the page Akaun Saya (My Account) you can download a copy of your data and delete your account at any time. To limit processing, delete the sessions that you no longer need.',
      `${says.correction.en} For any other correction, or if you cannot sign in, write to ${email}.`,
      `If you do not agree to this notice, sign out. Other pages are not opened to you until this notice has been accepted, but work that has already begun is not stopped, and data that is already there remains. To have it deleted without accepting this notice, write to ${email}.`,
    ),
  ],
});

/** The notice of a site, in one of its languages. */
export const noticeOf = (language: Language, controller: Controller) =>
  language === 'ms' ? malay(controller) : english(controller);
